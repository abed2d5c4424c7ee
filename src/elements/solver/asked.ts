// What the attributes and controls of a solver ask the library for, and what the library says of it: which heuristics there
// are, whether they are looked at, and what it refuses. Its rules are asked for and never repeated here.

import type { EngineName } from "../../engines/session.ts";
import { warnOnce } from "../../engines/warn-once.ts";
import type { Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { Heuristic, PackedPuzzle } from "../../puzzles/packed.ts";
import { packedOf as packedOfPlayable } from "../../solving/asked-of-puzzle.ts";
import {
  ALGORITHM_NAMES,
  ENGINE_NAMES,
  looksAtHeuristic,
  ORDERS,
  sharedAlgorithm,
} from "../../solving/check-options.ts";
import type { AlgorithmName, Limits, Order, OwnHeuristic, SolveOptions } from "../../solving/options.ts";
import { planSolve } from "../../solving/solve.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { choice, isUnsaid } from "../common/choice.ts";
import { isOwn, OWN } from "../own/own-name.ts";

/** The attributes that say which search. */
export interface SearchWishes extends Element {
  readonly algorithm: string;
  readonly heuristic: string;
  /** Where a heuristic that a person writes is run; empty where none can be. */
  readonly sandbox?: string;
  readonly cost: string;
  readonly order: string;
  readonly depth: string;
  readonly weight: number | undefined;
}

/** The attributes of a solver that say how to search. */
export interface Wishes extends SearchWishes {
  readonly engine: string;
  readonly maxTime: number | undefined;
  readonly maxNodes: number | undefined;
  readonly maxMemory: number | undefined;
}

/** The puzzle of a level as a search knows it; undefined where the level cannot be played. */
export function packedOf(level: LoadedLevel | undefined): PackedPuzzle | undefined {
  return level?.playable && packedOfPlayable(level.playable);
}

/** Names that do not exist are told in the console, and the default is taken. */
export function optionsOf(wishes: Wishes, packed: PackedPuzzle): SolveOptions {
  const search = searchOf(wishes, packed, ALGORITHM_NAMES);
  const engine = choice<EngineName>(wishes, "engine", wishes.engine, ENGINE_NAMES);
  return { ...search, engine: usesOwn(search) ? "ts" : engine, limits: limitsOf(wishes) };
}

/** Stands in for a heuristic that a person writes, of which nothing is known before it runs. */
const STAND_IN: OwnHeuristic = { name: OWN, estimate: () => 0 };

export function usesOwn({ heuristic }: SolveOptions): boolean {
  return heuristic === STAND_IN;
}

/** The same of the search alone, which is one of these; the first is usual. */
export function searchOf(
  wishes: SearchWishes,
  packed: PackedPuzzle,
  algorithms: readonly AlgorithmName[],
): Omit<SolveOptions, "engine" | "limits"> {
  const { cost } = wishes;
  const algorithm = choice(wishes, "algorithm", wishes.algorithm, algorithms);
  const order = orderOf(wishes);
  const weight = known(wishes, "weight", wishes.weight);
  const heuristic = heuristicFor(wishes, packed, algorithm, isOwn(wishes));
  const depth = depthOf(wishes.depth);
  return {
    algorithm,
    costModel: choice(wishes, "cost", cost, packed.puzzle.costModels),
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(order === undefined ? {} : { order }),
    ...(weight === undefined ? {} : { weight }),
    ...(depth === undefined ? {} : { depth }),
  };
}

/** What is no order is left out, for most puzzles have none. */
function orderOf({ order, localName }: SearchWishes): Order | undefined {
  const found = ORDERS.find((each) => each === order);
  if (found === undefined && order !== "") {
    warnOnce(`<${localName}> order="${order}" is unknown: it is one of ${ORDERS.join(", ")}; it is left out.`);
  }
  return found;
}

/** What is asked for: where it is one's own, only of a search that looks at one, or else the name of one that the puzzle has. */
export function heuristicFor(
  wishes: Element & Pick<Wishes, "heuristic">,
  packed: PackedPuzzle,
  algorithm: AlgorithmName,
  isOwn: boolean,
): OwnHeuristic | string | undefined {
  if (!isOwn) return heuristicOf(wishes, packed)?.name;
  return algorithm === "auto" || looksAtHeuristic(sharedAlgorithm(algorithm)) ? STAND_IN : undefined;
}

function heuristicOf(
  { heuristic, localName }: Element & Pick<Wishes, "heuristic">,
  { heuristics, strongest }: PackedPuzzle,
): Heuristic | undefined {
  const found = heuristics.find(({ name }) => name === heuristic);
  if (found === undefined && heuristic !== "") {
    const names = heuristics.map(({ name }) => name).join(", ");
    warnOnce(`<${localName}> heuristic="${heuristic}" is unknown here: there is ${names}; ${strongest} is used.`);
  }
  return found;
}

/** As it is typed; what is neither a number nor `budget` is for the library to refuse. */
function depthOf(depth: string): number | "budget" | undefined {
  const typed = depth.trim();
  if (typed === "") return undefined;
  const number = Number(typed);
  return Number.isNaN(number) ? (typed as "budget") : number;
}

function limitsOf(wishes: Wishes): Limits {
  const seconds = known(wishes, "max-time", wishes.maxTime);
  const nodes = known(wishes, "max-nodes", wishes.maxNodes);
  const mebibytes = known(wishes, "max-memory", wishes.maxMemory);
  return {
    ...(seconds === undefined ? {} : { timeMs: inUnits(seconds, 1000) }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(mebibytes === undefined ? {} : { memoryBytes: inUnits(mebibytes, 2 ** 20) }),
  };
}

/** What is below 0 is refused as it was typed. */
function inUnits(value: number, unit: number): number {
  return value < 0 ? value : value * unit;
}

function known(element: Element, name: string, value: number | undefined): number | undefined {
  if (isUnsaid(value)) return undefined;
  const number = Number(value);
  if (!Number.isNaN(number)) return number;
  warnOnce(`<${element.localName}> ${name} is no number; it is left out.`);
  return undefined;
}

export interface Refusal {
  /** Of `solve`, or of its limits; null where it is of none alone. */
  readonly option: string | null;
  readonly words: Words;
}

/** Why this cannot be asked for; undefined where it can. */
export function refusalOf(level: LoadedLevel, options: SolveOptions): Refusal | undefined {
  try {
    planSolve(level, options);
    return undefined;
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    const option = error.option === "limits" ? limitRefused(level, options) : error.option;
    return { option, words: error.words };
  }
}

function limitRefused(level: LoadedLevel, { limits = {} }: SolveOptions): string | null {
  const isRefused = ([name, value]: readonly [string, unknown]): boolean => {
    try {
      planSolve(level, { limits: { [name]: value } });
      return false;
    } catch {
      return true;
    }
  };
  return Object.entries(limits).find(isRefused)?.[0] ?? null;
}

/** The heuristic that such a search looks at; undefined where it looks at none. */
export function heuristicUsed(level: LoadedLevel, { algorithm, heuristic }: SolveOptions): Heuristic | undefined {
  try {
    const asked = { ...(algorithm && { algorithm }), ...(heuristic && { heuristic }) };
    return planSolve(level, { ...asked, engine: "ts" }).search.heuristic;
  } catch {
    // What lacks something else, as dls its depth, can look at none.
    return undefined;
  }
}

/** `auto` that is A*, since something was asked for that only A* can do. */
export function isAStarAfterAll(level: LoadedLevel, options: SolveOptions): boolean {
  if (options.algorithm !== "auto") return false;
  try {
    return !planSolve(level, options).isFree;
  } catch {
    return false;
  }
}
