// `fourfold solve`: solves levels and prints the moves, what they cost, whether that is proven to be the least, and what
// the search had to do for it.
import type { Command } from "commander";
import type { Language, Say } from "../language/words.ts";
import { solveDocument } from "../solving/document.ts";
import { contradiction, expectedOf } from "../solving/expected-optimum.ts";
import { overestimating } from "../solving/own-heuristic.ts";
import type { Plan } from "../solving/plan.ts";
import { solve as solveLevel } from "../solving/solve.ts";
import { type CliCommand, FILES_ARGUMENT, JSON_OPTION } from "./command.ts";
import { BAD_INPUT, exitCodeOf, OK } from "./exit-codes.ts";
import { readLevels } from "./inputs.ts";
import { Interrupt } from "./interrupt.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import type { OwnOutcome } from "./own-heuristic.ts";
import { ProgressLine } from "./progress-line.ts";
import { describe, type SolvedLevel, summaryOf } from "./solve-report.ts";
import { declareSearch, plansFor, requestOf, tellUnused } from "./solve-request.ts";
import { declareStudies, type StudiesAsked, studied, studyFields, writeStudies } from "./solve-studies.ts";
import { printable, type Terminal } from "./terminal.ts";

export const solve: CliCommand = {
  details: {
    en: "Without options it proves the optimum as fast as it can. With --quiet it prints the moves alone, a line a level, empty where there are none. Ctrl-C stops and prints what is known so far.",
    pt: "Sem opções prova o ótimo o mais depressa que pode. Com --quiet imprime só as jogadas, uma linha por nível, vazia onde não as há. Ctrl-C para e mostra o que já se sabe.",
  },
  examples: [
    {
      line: "solve levels/roll-the-block/first.txt#1",
      says: { en: "Finds the shortest solution of a level.", pt: "Encontra a solução mais curta de um nível." },
    },
    {
      line: "solve levels/roll-the-block/first.txt --cost weighted --max-time 10 --json",
      says: {
        en: "Solves every level of a file, each within 10 seconds, and prints JSON.",
        pt: "Resolve todos os níveis de um ficheiro, cada um em 10 segundos, e imprime JSON.",
      },
    },
    {
      line: "solve levels/folding-blocks/first-steps.txt#2 --algorithm bfs --trace 2",
      says: {
        en: "Tells the first two expansions of a breadth-first search.",
        pt: "Conta as primeiras duas expansões de uma procura em largura.",
      },
    },
    {
      line: "solve levels/match-the-tiles/first-slides.txt#2 --count-optimal --difficulty",
      says: {
        en: "Also counts the shortest solutions, and says how hard the level is.",
        pt: "Conta também as soluções mais curtas, e diz quão difícil é o nível.",
      },
    },
    {
      line: "solve - --algorithm astar --heuristic distance --engine ts --quiet",
      stdin: "game: roll-the-block\n\nS..T\n",
      says: {
        en: "Solves a level that is piped in, in TypeScript, and prints the moves alone.",
        pt: "Resolve, em TypeScript, um nível que chega pela entrada padrão, e imprime só as jogadas.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    command.argument("<files...>", say(FILES_ARGUMENT));
    declareSearch(command, say);
    declareStudies(command, say);
    command.option("--json", say(JSON_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const interrupt = new Interrupt(terminal.streams);
    const line = new ProgressLine(terminal);
    const options = requestOf(command, { stop: interrupt.signal, ...line.listeners });
    const { heuristic } = options;
    if (typeof heuristic === "object") await (await import("./own-heuristic.ts")).refuseMissingModule(heuristic.name);
    const { levels, complete } = await readLevels(command.args, terminal);
    const planned = plansFor(levels, options);
    const { json, ...studies } = command.opts<StudiesAsked & { readonly json?: true }>();
    const isJson = json === true;
    // A document says it itself.
    if (!isJson) tellUnused(options, terminal);

    const solved: SolvedLevel[] = [];
    await interrupt.during(async () => {
      for (const { input, plan } of planned) {
        const isUntouched = interrupt.signal.aborted;
        terminal.flush();
        const outcome = plan && (await outcomeOf(plan));
        line.end();
        const { result } = outcome ?? {};
        const level: SolvedLevel = {
          input,
          plan,
          result,
          expected: result && plan && expectedOf(plan, result),
          own: outcome,
        };
        const study = plan && result && (await studied(studies, plan, result, interrupt.signal));
        if (isJson)
          terminal.data(JSON.stringify({ ...documentOf(level, terminal.language), ...(study && studyFields(study)) }));
        else if (terminal.quiet) terminal.data(result?.moves ?? "");
        else if (!isUntouched)
          describe(
            level,
            solved.every((before) => before.result === undefined),
            terminal,
          );
        if (study !== undefined && !isJson && !terminal.quiet) writeStudies(study, terminal);
        reportWrong(level, terminal);
        solved.push(level);
      }
      terminal.flush();
    });
    if (solved.length > 1 && !isJson) terminal.message(summaryOf(solved, terminal.language));
    return Math.max(complete ? OK : BAD_INPUT, ...new Set(solved.map(codeOf)));
  },
};

/** A heuristic of one's own is asked in a worker. */
async function outcomeOf(plan: Plan): Promise<OwnOutcome> {
  const { heuristic } = plan.asked;
  if (typeof heuristic !== "object") return { result: await solveLevel(plan.level, plan) };
  const { solveWithModule } = await import("./own-heuristic.ts");
  return solveWithModule(plan, heuristic.name);
}

function documentOf({ input, plan, result, expected, own }: SolvedLevel, language: Language): object {
  const document = solveDocument(input, result, expected, language);
  const { reason, overestimate } = own ?? {};
  return {
    ...document,
    ...(plan !== undefined && result === undefined ? { status: "failed" } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(overestimate == null ? {} : { overestimate }),
  };
}

/** Says what is wrong with the level: that it cannot be read, or that its header is not true; or with the heuristic. */
function reportWrong({ input, plan, result, expected, own }: SolvedLevel, terminal: Terminal): void {
  const { say } = terminal;
  const name = nameOf(input);
  if (plan === undefined) reportProblems(input, terminal);
  else if (expected?.holds === false && result !== undefined) {
    terminal.error(`${name}: ${say(contradiction(expected, result))}`);
  }
  if (own?.reason !== undefined) terminal.error(`${name}: ${printable(own.reason)}`);
  if (own?.overestimate != null) terminal.message(`${name}: ${say(overestimating(own.overestimate))}`);
}

function codeOf({ result, expected }: SolvedLevel): number {
  if (result === undefined) return BAD_INPUT;
  return expected?.holds === false ? Math.max(BAD_INPUT, exitCodeOf(result)) : exitCodeOf(result);
}
