// What `fourfold solve` can be asked for: its options, the values that they take, and what is refused. Whatever needs no
// level is refused before one is read, and what does not fit a level before any is solved.
import { type Command, Option } from "commander";
import type { EngineName } from "../engines/session.ts";
import type { Say, Words } from "../language/words.ts";
import { nearestName } from "../levels/nearest-name.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import {
  ALGORITHM_NAMES,
  type CheckedOptions,
  checkOptions,
  ENGINE_NAMES,
  looksAtHeuristic,
  sharedAlgorithm,
} from "../solving/check-options.ts";
import type { AlgorithmName, Limits, Order, OwnHeuristic, SolveOptions } from "../solving/options.ts";
import { isModule } from "../solving/own-heuristic.ts";
import { Plan } from "../solving/plan.ts";
import { WrongMoves, WrongOption } from "../solving/wrong-option.ts";
import type { InputLevel } from "./inputs.ts";
import { nameOf } from "./level-report.ts";
import { amount, isDigits, upTo, whole } from "./option-values.ts";
import { costOption, orderOption } from "./puzzle-options.ts";
import { failureOf, refuseMovesForSeveral } from "./solutions.ts";
import { suggest } from "./suggestions.ts";
import { printable, type Terminal } from "./terminal.ts";
import { BadInput, WrongUsage, WrongValue } from "./wrong-usage.ts";

interface Given {
  readonly algorithm: AlgorithmName;
  readonly heuristic?: string;
  readonly engine: EngineName;
  readonly cost: CostModel;
  readonly depth?: number | "budget";
  readonly weight?: number;
  readonly order?: Order;
  readonly from?: string;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly maxMemory?: number;
  readonly trace?: number;
}

const MIB = 2 ** 20;
const BUDGET = "budget";
/** A trace is for reading and drawing; it is held in memory as a whole. */
const MOST_TRACED = 10_000;

/** All that can be named. */
export const HEURISTICS: readonly string[] = PACKED_PUZZLES.flatMap(({ heuristics }) =>
  heuristics.map(({ name }) => name),
);

/** The options of `solve` that say how to search. */
export function declareSearch(command: Command, say: Say): void {
  declareWay(command, say, "auto");
  command
    .addOption(new Option("--engine <name>", say(SEARCH_OPTIONS.engine)).choices(ENGINE_NAMES).default("wasm"))
    .option("--from <moves>", say(SEARCH_OPTIONS.from))
    .option("--trace <n>", say(SEARCH_OPTIONS.trace), traced);
}

/** Those that both engines can be asked for, with the algorithm that is usual. */
export function declareWay(command: Command, say: Say, usual: AlgorithmName): void {
  command
    .addOption(new Option("--algorithm <name>", say(SEARCH_OPTIONS.algorithm)).choices(ALGORITHM_NAMES).default(usual))
    .addOption(suggest(new Option("--heuristic <name>", say(SEARCH_OPTIONS.heuristic)), HEURISTICS, { isFile: true }))
    .addOption(costOption(say))
    .addOption(orderOption(say))
    .addOption(suggest(new Option("--depth <n>", say(SEARCH_OPTIONS.depth)).argParser(depth), [BUDGET]))
    .option("--weight <w>", say(SEARCH_OPTIONS.weight), amount)
    .option("--max-time <seconds>", say(SEARCH_OPTIONS.maxTime), amount)
    .option("--max-nodes <n>", say(SEARCH_OPTIONS.maxNodes), whole)
    .option("--max-memory <mib>", say(SEARCH_OPTIONS.maxMemory), amount);
}

const SEARCH_OPTIONS = {
  algorithm: { en: "how to search; auto takes the strongest", pt: "como procurar; auto escolhe o mais forte" },
  heuristic: {
    en: "what greedy, astar and idastar are guided by: a name, or a module of your own, FILE.mjs (default: the strongest)",
    pt: "o que guia greedy, astar e idastar: um nome, ou um módulo próprio, FICHEIRO.mjs (predefinição: a mais forte)",
  },
  engine: { en: "which engine searches", pt: "que motor procura" },
  depth: {
    en: "the most moves, for dfs and dls; budget: the level's own, for all",
    pt: "o máximo de jogadas, para dfs e dls; budget: o limite do nível, para todos",
  },
  weight: {
    en: "astar by g + w * h; more than 1 is faster but proves less (default: 1)",
    pt: "astar por g + w * h; acima de 1 é mais rápido mas prova menos (predefinição: 1)",
  },
  from: { en: "begin after these moves, of one level", pt: "começar depois destas jogadas, de um só nível" },
  maxTime: { en: "stop a level after so long", pt: "parar um nível ao fim deste tempo" },
  maxNodes: {
    en: "stop a level after so many expanded states",
    pt: "parar um nível ao fim de tantos estados expandidos",
  },
  maxMemory: {
    en: "stop a level that needs more MiB (default: 4096)",
    pt: "parar um nível que precise de mais MiB (predefinição: 4096)",
  },
  trace: {
    en: "also tell the first n expansions event by event",
    pt: "contar também as primeiras n expansões, passo a passo",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What the options ask for, who is told and who may stop it; or WrongUsage. */
export function requestOf(
  command: Command,
  watched: Pick<SolveOptions, "stop" | "onProgress" | "onSolution">,
): CheckedOptions {
  const { algorithm, heuristic, engine, cost, depth, weight, order, from, trace, ...bounds } = command.opts<Given>();
  const options: SolveOptions = {
    ...watched,
    algorithm,
    engine: isModule(heuristic) && command.getOptionValueSource("engine") === "default" ? "ts" : engine,
    costModel: cost,
    limits: limitsOf(bounds),
    ...(heuristic === undefined ? {} : { heuristic: isModule(heuristic) ? standIn(heuristic) : heuristic }),
    ...(depth === undefined ? {} : { depth }),
    ...(weight === undefined ? {} : { weight }),
    ...(order === undefined ? {} : { order }),
    ...(from === undefined ? {} : { from }),
    ...(trace === undefined ? {} : { trace }),
  };
  if (heuristic !== undefined && !isModule(heuristic)) refuseUnknownHeuristic(heuristic, command);
  return unlessRefused(() => checkOptions(options), "", command);
}

/** A module is loaded by a worker, and only there. */
function standIn(name: string): OwnHeuristic {
  return { name, estimate: () => 0 };
}

/** Tells what was asked for that the algorithm does not look at: nobody is to wait for what it changes. */
export function tellUnused({ algorithm, heuristic, weight }: CheckedOptions, terminal: Terminal): void {
  const shared = sharedAlgorithm(algorithm);
  const { say } = terminal;
  if (heuristic !== undefined && !looksAtHeuristic(shared)) {
    terminal.message(say({ en: `${shared} looks at no heuristic`, pt: `${shared} não olha para nenhuma heurística` }));
  }
  if (weight !== undefined && shared !== "astar") {
    const pt = `${shared} não tem peso; só astar o tem`;
    terminal.message(say({ en: `${shared} has no weight; only astar has one`, pt }));
  }
}

export interface PlannedLevel {
  readonly input: InputLevel;
  /** Undefined where the level is wrong. */
  readonly plan: Plan | undefined;
}

/** What is to be done with each level. Throws WrongUsage where one of them does not fit, and BadInput where --from cannot be played. */
export function plansFor(levels: readonly InputLevel[], options: CheckedOptions): PlannedLevel[] {
  if (options.from !== "") refuseMovesForSeveral(levels);
  return levels.map((input) => {
    const { loaded } = input;
    if (loaded.playable === undefined) return { input, plan: undefined };
    return { input, plan: unlessRefused(() => new Plan(loaded, options), `${nameOf(input)}: `) };
  });
}

function unlessRefused<T>(work: () => T, prefix: string, command?: Command): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WrongMoves) throw new BadInput(after(prefix, failureOf(error, "--from")));
    if (error instanceof WrongOption) throw new WrongUsage(after(prefix, error.words), command);
    throw error;
  }
}

function after(prefix: string, { en, pt }: Words): Words {
  return { en: prefix + printable(en), pt: prefix + printable(pt) };
}

export function refuseUnknownHeuristic(name: string, command: Command): void {
  if (PACKED_PUZZLES.some(({ heuristics }) => heuristics.some((known) => known.name === name))) return;
  const known = (language: keyof Words, has: string): string => {
    const each = PACKED_PUZZLES.map(({ puzzle, heuristics }) => {
      return `${puzzle.name[language]} ${has} ${heuristics.map((heuristic) => heuristic.name).join(", ")}`;
    });
    return each.join("; ");
  };
  const near = nearestName(
    name,
    PACKED_PUZZLES.flatMap(({ heuristics }) => heuristics.map((heuristic) => heuristic.name)),
  );
  const suggestion = (words: string): string => (near === undefined ? "" : `${words} ${near}? `);
  const en = `there is no heuristic ${printable(name)}; ${suggestion("did you mean")}${known("en", "has")}`;
  const pt = `não há a heurística ${printable(name)}; ${suggestion("seria")}${known("pt", "tem")}`;
  throw new WrongUsage({ en, pt }, command);
}

function limitsOf({ maxTime, maxNodes, maxMemory }: Pick<Given, "maxTime" | "maxNodes" | "maxMemory">): Limits {
  return {
    ...(maxTime === undefined ? {} : { timeMs: maxTime * 1000 }),
    ...(maxNodes === undefined ? {} : { nodes: maxNodes }),
    ...(maxMemory === undefined ? {} : { memoryBytes: Math.trunc(maxMemory * MIB) }),
  };
}

function depth(text: string): number | "budget" {
  if (text === BUDGET) return text;
  if (isDigits(text)) return whole(text);
  const near = nearestName(text, [BUDGET]) !== undefined;
  throw new WrongValue({
    en: `it must be a whole number of moves, or budget${near ? "; did you mean budget?" : "."}`,
    pt: `tem de ser um número inteiro de jogadas, ou budget${near ? "; seria budget?" : "."}`,
  });
}

function traced(text: string): number {
  return upTo(MOST_TRACED, whole(text));
}
