// `fourfold heuristics`: what heuristics there are and what is proven of each; with --check, one of them, or one's own, is tested
// on every state of levels against exact costs.
import { pathToFileURL } from "node:url";
import { Argument, type Command, Option } from "commander";
import { packedPuzzle } from "../../generating/generate.ts";
import { numberIn } from "../../language/numbers.ts";
import type { Say, Words } from "../../language/words.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { isModule } from "../../solving/own-heuristic.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { type CliCommand, JSON_OPTION } from "../command.ts";
import { BAD_INPUT, INTERRUPTED, OK, TIME_LIMIT } from "../exit-codes.ts";
import { type InputLevel, readLevels } from "../inputs.ts";
import { INTERRUPTED_WORDS, Interrupt } from "../interrupt.ts";
import { nameOf, reportProblems } from "../level-report.ts";
import { amount } from "../option-values.ts";
import { refuseMissingModule } from "../own-heuristic.ts";
import { costOption, GAMES } from "../puzzle-options.ts";
import { refuseCostModel } from "../solutions.ts";
import { HEURISTICS, refuseUnknownHeuristic } from "../solve-request.ts";
import { suggest } from "../suggestions.ts";
import { printable, type Terminal } from "../terminal.ts";
import { WrongUsage } from "../wrong-usage.ts";
import { checkDocument, reportCheck } from "./check-report.ts";
import { type CheckLimits, checkLevel } from "./checker.ts";
import { heuristicDocument, listHeuristics } from "./heuristic-list.ts";

interface Given {
  readonly check?: string;
  readonly cost: CostModel;
  readonly maxTime?: number;
  readonly json?: true;
}

const USUAL_SECONDS = 60;

export const heuristics: CliCommand = {
  details: {
    en: "--check asks a heuristic on every state that moves can lead to, and compares what it says with what the cheapest solution from there costs: is it admissible, is it consistent, how far below is it on average? Where there are more than 200,000 states it is asked on a sample. The worst board is drawn, with h and h*, the exact cost.",
    pt: "--check pergunta a uma heurística por todos os estados a que as jogadas podem levar, e compara o que ela diz com o que custa a solução mais barata a partir daí: é admissível, é consistente, quanto fica abaixo em média? Onde há mais de 200.000 estados, pergunta-se por uma amostra. O pior tabuleiro é desenhado, com h e h*, o custo exato.",
  },
  examples: [
    {
      line: "heuristics match-the-tiles",
      says: { en: "Lists the heuristics of a puzzle.", pt: "Lista as heurísticas de um puzzle." },
    },
    {
      line: "heuristics --check manhattan levels/roll-the-block/first.txt#1",
      says: { en: "Shows where a heuristic says too much.", pt: "Mostra onde uma heurística diz demais." },
    },
    {
      line: "heuristics --check ./examples/own-heuristic/half-way.mjs levels/roll-the-block/first.txt --json",
      says: {
        en: "Tests a heuristic of your own, a document a level.",
        pt: "Testa uma heurística própria, um documento por nível.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .usage("[options] [puzzle]\n       fourfold heuristics --check <heuristic> <files...>")
      .addArgument(suggest(new Argument("[puzzle-or-files...]", say(ARGUMENT)), GAMES))
      .addOption(suggest(new Option("--check <heuristic>", say(CHECK)), HEURISTICS, { isFile: true }))
      .addOption(costOption(say))
      .option("--max-time <seconds>", say(MAX_TIME), amount)
      .option("--json", say(JSON_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { check, json } = command.opts<Given>();
    if (check !== undefined) return checkOn(check, terminal, command);
    const puzzles = puzzlesAsked(command);
    if (json !== true) listHeuristics(puzzles, terminal);
    for (const packed of json === true ? puzzles : []) {
      for (const each of packed.heuristics) terminal.data(heuristicDocument(packed, each, terminal));
    }
    return OK;
  },
};

const ARGUMENT: Words = {
  en: "the id of a puzzle (default: all); with --check level files, file#3, folders, or -",
  pt: "o id de um puzzle (predefinição: todos); com --check ficheiros de níveis, ficheiro#3, pastas, ou -",
};
const CHECK: Words = {
  en: "test this heuristic: a name, or a module of your own, FILE.mjs",
  pt: "testar esta heurística: um nome, ou um módulo próprio, FICHEIRO.mjs",
};
const MAX_TIME: Words = {
  en: `give a level up after so long (default: ${USUAL_SECONDS})`,
  pt: `desistir de um nível ao fim deste tempo (predefinição: ${USUAL_SECONDS})`,
};

function puzzlesAsked(command: Command): readonly PackedPuzzle[] {
  const [id, ...others] = command.args;
  if (id === undefined) return PACKED_PUZZLES;
  if (others.length > 0) throw new WrongUsage(ONE_PUZZLE, command);
  try {
    return [packedPuzzle(id)];
  } catch (error) {
    if (error instanceof WrongOption) throw new WrongUsage(error.words, command);
    throw error;
  }
}

const ONE_PUZZLE: Words = {
  en: "the list is of one puzzle or of all; files are for --check",
  pt: "a lista é de um puzzle ou de todos; os ficheiros são para --check",
};

async function checkOn(heuristic: string, terminal: Terminal, command: Command): Promise<number> {
  const { cost, maxTime = USUAL_SECONDS, json } = command.opts<Given>();
  const isOwn = isModule(heuristic);
  if (!isOwn) refuseUnknownHeuristic(heuristic, command);
  if (command.args.length === 0) throw new WrongUsage(NO_FILES, command);
  if (isOwn) await refuseMissingModule(heuristic);
  const { levels, complete } = await readLevels(command.args, terminal);
  for (const input of levels) {
    refuseCostModel(input, cost);
    if (!isOwn) refuseForeign(heuristic, input);
  }
  const asked = {
    heuristic: isOwn ? { url: pathToFileURL(heuristic).href, name: heuristic } : heuristic,
    costModel: cost,
  };
  const interrupt = new Interrupt(terminal.streams);
  const limits: CheckLimits = { timeMs: maxTime * 1000, stop: interrupt.signal };
  let code = complete ? OK : BAD_INPUT;
  let reported = 0;
  await interrupt.during(async () => {
    for (const input of levels) {
      if (interrupt.signal.aborted) break;
      code = Math.max(code, await checkOne(input));
      terminal.flush();
    }
  });
  if (!interrupt.signal.aborted) return code;
  terminal.message(terminal.say(INTERRUPTED_WORDS));
  return INTERRUPTED;

  async function checkOne(input: InputLevel): Promise<number> {
    const { playable } = input.loaded;
    const outcome = playable === undefined ? undefined : await checkLevel(playable, asked, limits);
    const checked = outcome !== undefined && "check" in outcome ? outcome : undefined;
    if (json === true) terminal.data(checkDocument(input, heuristic, checked));
    else if (checked !== undefined) {
      if (reported++ > 0) terminal.data("");
      reportCheck(input, heuristic, checked, terminal);
    }
    if (checked !== undefined) return OK;
    if (outcome === undefined) reportProblems(input, terminal);
    else if ("failed" in outcome) terminal.error(`${nameOf(input)}: ${printable(terminal.say(outcome.failed))}`);
    else if ("ended" in outcome && outcome.ended === "time") {
      terminal.error(`${nameOf(input)}: ${terminal.say(gaveUp(maxTime))}`);
      return TIME_LIMIT;
    }
    return BAD_INPUT;
  }
}

const NO_FILES: Words = { en: "--check needs levels to test on", pt: "--check precisa de níveis onde testar" };

function gaveUp(seconds: number): Words {
  return {
    en: `given up after ${seconds} s; --max-time gives it longer`,
    pt: `desistiu ao fim de ${numberIn(String(seconds), "pt")} s; --max-time dá-lhe mais tempo`,
  };
}

function refuseForeign(heuristic: string, input: InputLevel): void {
  const { playable } = input.loaded;
  if (playable === undefined) return;
  const packed = PACKED_PUZZLES.find(({ puzzle }) => puzzle === playable.puzzle);
  const names = packed?.heuristics.map(({ name }) => name) ?? [];
  if (names.includes(heuristic)) return;
  const { name } = playable.puzzle;
  throw new WrongUsage({
    en: `${nameOf(input)}: ${name.en} has no heuristic ${heuristic}; it has ${names.join(", ")}`,
    pt: `${nameOf(input)}: ${name.pt} não tem a heurística ${heuristic}; tem ${names.join(", ")}`,
  });
}
