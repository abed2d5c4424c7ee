// `fourfold solve`: solves levels and prints the moves, what they cost, whether that is proven to be the least, and what
// the search had to do for it.
import { type Command, Option } from "commander";
import type { Say, Words } from "../language/words.ts";
import { contradiction } from "../solving/expected-optimum.ts";
import { overestimating } from "../solving/own-heuristic.ts";
import { type CliCommand, FILES_ARGUMENT, JSON_OPTION } from "./command.ts";
import { BAD_INPUT, exitCodeOf, INTERRUPTED, OK } from "./exit-codes.ts";
import { readLevels } from "./inputs.ts";
import { Interrupt } from "./interrupt.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import { oneOrMore } from "./option-values.ts";
import { ProgressLine } from "./progress-line.ts";
import { declareQueue, refuseJobs } from "./queue/queue-option.ts";
import { type LevelSolver, solveLevels } from "./solve-levels.ts";
import { isBare, type Telling, TRACE_FORMATS, tell } from "./solve-output.ts";
import { type SolvedLevel, summaryOf } from "./solve-report.ts";
import { declareSearch, plansFor, requestOf, tellUnused } from "./solve-request.ts";
import { declareStudies, type StudiesAsked, studied, studyFields, writeStudies } from "./solve-studies.ts";
import { printable, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

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
    command
      .addOption(new Option("--trace-format <form>", say(FORMAT_OPTION)).choices(TRACE_FORMATS))
      .option("--words", say(WORDS_OPTION))
      .option("--jobs <n>", say(JOBS_OPTION), oneOrMore)
      .option("--json", say(JSON_OPTION));
    declareQueue(command, say);
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const interrupt = new Interrupt(terminal.streams);
    const line = new ProgressLine(terminal);
    const options = requestOf(command, { stop: interrupt.signal, ...line.listeners });
    const { jobs = 1, queue, ...asked } = command.opts<Telling & StudiesAsked & Given>();
    refuseJobs(command);
    if (asked.traceFormat !== undefined && options.trace === 0) throw new WrongUsage(FORMAT_NEEDS_TRACE, command);
    const { heuristic } = options;
    if (typeof heuristic === "object") await (await import("./own-heuristic.ts")).refuseMissingModule(heuristic.name);
    const { levels, complete } = await readLevels(command.args, terminal);
    const planned = plansFor(levels, options);
    // A document says it itself.
    if (!isBare(asked)) tellUnused(options, terminal);

    const solved: SolvedLevel[] = [];
    let isInterrupted = false;
    const { signal: stop } = interrupt;
    const elsewhere = queue === undefined ? undefined : await solverElsewhere(queue, terminal, stop, line);
    await interrupt.during(async () => {
      terminal.flush();
      for await (const level of solveLevels({ planned, jobs, elsewhere, stop, line })) {
        const { plan, result } = level;
        const study = plan && result && (await studied(asked, plan, result, stop));
        const isTold = isBare(asked) || terminal.quiet || !level.isUntouched;
        if (isTold && result && solved.some((before) => before.result !== undefined)) partLevels(asked, terminal);
        if (isTold) tell(level, asked, study === undefined ? {} : studyFields(study), terminal);
        if (study?.isInterrupted === true) isInterrupted = true;
        if (study !== undefined && !isBare(asked) && !terminal.quiet) writeStudies(study, terminal);
        reportWrong(level, terminal);
        solved.push(level);
        terminal.flush();
      }
    });
    if (solved.length > 1 && !isBare(asked)) terminal.message(summaryOf(solved, terminal.language));
    const inputs = complete ? OK : BAD_INPUT;
    return Math.max(inputs, isInterrupted ? INTERRUPTED : OK, ...new Set(solved.map(codeOf)));
  },
};

interface Given {
  readonly jobs?: number;
  readonly queue?: string;
}

async function solverElsewhere(
  queue: string,
  terminal: Terminal,
  stop: AbortSignal,
  line: ProgressLine,
): Promise<LevelSolver> {
  const { openQueue, solverAt } = await import("./queue/work-elsewhere.ts");
  return solverAt(await openQueue({ queue, command: "solve", terminal, stop, clear: () => line.erase() }));
}

const JOBS_OPTION: Words = {
  en: "solve so many levels side by side (default: 1)",
  pt: "resolver tantos níveis ao mesmo tempo (predefinição: 1)",
};
const WORDS_OPTION: Words = { en: "also say the moves in words", pt: "dizer também as jogadas por palavras" };
const FORMAT_OPTION: Words = {
  en: "print the trace alone, as JSON: ours, or one that Posthoc draws",
  pt: "imprimir só o registo da procura, em JSON: o nosso, ou um que o Posthoc desenha",
};
const FORMAT_NEEDS_TRACE: Words = {
  en: "--trace-format says how the trace is written; --trace N asks for one",
  pt: "--trace-format diz como se escreve o registo; --trace N pede um",
};

/** An empty line between levels that are told in words. */
function partLevels(asked: Telling, terminal: Terminal): void {
  if (!isBare(asked) && !terminal.quiet) terminal.data("");
}

/** Says what is wrong with the level: that it cannot be read, or that its header is not true; or with the heuristic. */
function reportWrong({ input, plan, result, expected, own }: SolvedLevel, terminal: Terminal): void {
  const { say } = terminal;
  const name = nameOf(input);
  if (plan === undefined) reportProblems(input, terminal);
  else if (expected?.holds === false && result !== undefined) {
    terminal.error(`${name}: ${say(contradiction(expected, result))}`);
  }
  if (own?.reason !== undefined) terminal.error(`${name}: ${printable(say(own.reason))}`);
  if (own?.overestimate != null) terminal.message(`${name}: ${say(overestimating(own.overestimate))}`);
}

function codeOf({ result, expected }: SolvedLevel): number {
  if (result === undefined) return BAD_INPUT;
  return expected?.holds === false ? Math.max(BAD_INPUT, exitCodeOf(result)) : exitCodeOf(result);
}
