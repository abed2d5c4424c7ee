// The options of a solve, checked once: whatever does not exist, is of the wrong kind, or is possible for no level is
// refused with what there is instead. What comes out has every default that is the same for all puzzles.
//
// Options come from people's programs, so nothing of their types is believed.
import type { EngineName } from "../engines/session.ts";
import type { Words } from "../language/words.ts";
import { shorten } from "../levels/characters.ts";
import { isPaperAlgorithm, NEXT_TO, PAPER_ALGORITHMS } from "../papers/index.ts";
import { SEARCH_NUMBERS } from "../search/search.ts";
import type { Algorithm, AlgorithmName, Limits, Order, OwnHeuristic, SolveOptions } from "./options.ts";
import { isObject, refuseKind, refuseNumber, refuseUnknown, shown, WrongOption } from "./wrong-option.ts";

/** Those that a person is offered; the course papers' own (src/papers) are known beside them. */
export const ALGORITHM_NAMES: readonly AlgorithmName[] = ["auto", ...(Object.keys(SEARCH_NUMBERS) as Algorithm[])];
/** The engines that `solve` takes. */
export const ENGINE_NAMES: readonly EngineName[] = ["wasm", "ts"];
/** The orders that `solve` takes. */
export const ORDERS: readonly Order[] = ["canonical", "any"];

/** Options that exist, are of the right kind, and are possible together. */
export interface CheckedOptions
  extends Required<Pick<SolveOptions, "algorithm" | "engine" | "costModel" | "without" | "from" | "trace">>,
    Pick<SolveOptions, "heuristic" | "weight" | "order" | "depth" | "stop" | "signal" | "onProgress" | "onSolution"> {
  readonly limits: Required<Limits>;
}

/** Throws WrongOption where an option is not possible for any puzzle. Needs no level. */
export function checkOptions(options: SolveOptions = {}): CheckedOptions {
  if (!isObject(options)) refuseKind("The options are", options, 'an object, for example { algorithm: "bfs" }');
  for (const name of Object.keys(options)) refuseUnknown("option", name, Object.keys(KINDS));
  for (const [name, check] of Object.entries(KINDS)) {
    const value: unknown = options[name as keyof SolveOptions];
    if (value !== undefined) check(value);
  }
  refuseTogether(options);
  return {
    ...options,
    algorithm: options.algorithm ?? "auto",
    engine: options.engine ?? "wasm",
    costModel: options.costModel ?? "moves",
    without: options.without ?? [],
    from: options.from ?? "",
    trace: options.trace ?? 0,
    limits: {
      timeMs: options.limits?.timeMs ?? Number.POSITIVE_INFINITY,
      nodes: options.limits?.nodes ?? Number.MAX_SAFE_INTEGER,
      memoryBytes: options.limits?.memoryBytes ?? DEFAULT_MEMORY,
    },
  };
}

/** Where no method of the puzzle is taken, `auto` is A* with the strongest heuristic. A paper's own search takes what the one
 *  next to it takes. */
export function sharedAlgorithm(algorithm: AlgorithmName = "auto"): Algorithm {
  if (isPaperAlgorithm(algorithm)) return NEXT_TO[algorithm];
  return algorithm === "auto" ? "astar" : algorithm;
}

/** The other algorithms take a heuristic too, so that many can be asked the same, and look at none. */
export function looksAtHeuristic(algorithm: Algorithm): boolean {
  return USES_HEURISTIC.has(algorithm);
}

/** Whether a method of the puzzle may be taken: `auto`, and nothing asked for that only A* can do. */
export function mayTakeMethod({ algorithm = "auto", heuristic, weight, order, trace = 0 }: SolveOptions): boolean {
  return algorithm === "auto" && heuristic === undefined && weight === undefined && order === undefined && trace === 0;
}

const DEFAULT_MEMORY = 2 ** 32;
const MAX_WEIGHT = 1000;
const UNIT_COSTS_ONLY: ReadonlySet<Algorithm> = new Set(["bfs", "iddfs"]);
const USES_HEURISTIC: ReadonlySet<Algorithm> = new Set(["greedy", "astar", "idastar"]);
const TAKES_DEPTH: ReadonlySet<Algorithm> = new Set(["dfs", "dls"]);

type Check = (value: unknown) => void;

const wholeDepth = wholeNumber("The depth is", "A profundidade é", "depth", {
  en: ', or "budget"',
  pt: ', ou "budget"',
});

const LIMITS: Readonly<Record<keyof Limits, Check>> = {
  timeMs: atLeastZero("The limit on time is", "O limite de tempo é"),
  nodes: wholeNumber("The limit on nodes is", "O limite de estados é", "limits"),
  memoryBytes: atLeastZero("The limit on memory is", "O limite de memória é"),
};

const algorithmName = nameOf({ en: "algorithm", pt: "algoritmo" }, ALGORITHM_NAMES);

const KINDS: Readonly<Record<keyof SolveOptions, Check>> = {
  algorithm: (value) => PAPER_ALGORITHMS.some((name) => name === value) || algorithmName(value),
  heuristic: checkHeuristic,
  engine: nameOf({ en: "engine", pt: "motor" }, ENGINE_NAMES),
  costModel: aString("The cost model is", 'the name of one, for example "moves"'),
  weight: checkWeight,
  order: nameOf({ en: "order", pt: "ordem" }, ORDERS),
  without: checkWithout,
  depth: (value) => value === "budget" || wholeDepth(value),
  from: aString("What to begin with is", 'a string of moves, for example "r r d"'),
  limits: checkLimits,
  trace: wholeNumber("The trace is", "O traço é", "trace"),
  stop: anAbortSignal("The signal to stop is"),
  signal: anAbortSignal("The signal is"),
  onProgress: aFunction("onProgress is"),
  onSolution: aFunction("onSolution is"),
};

function refuseTogether(options: SolveOptions): void {
  const { algorithm, depth, costModel, heuristic, engine, without = [] } = options;
  const shared = sharedAlgorithm(algorithm);
  if (typeof depth === "number" && !TAKES_DEPTH.has(shared)) {
    const names = [...TAKES_DEPTH].join(" and ");
    if ((algorithm ?? "auto") === "auto") {
      const en = `A depth of ${depth} needs an algorithm that takes one, ${names}; "budget" may bound any algorithm.`;
      const pt = `Uma profundidade de ${depth} precisa de um algoritmo que a aceite, ${names.replace(" and ", " e ")}; "budget" pode limitar qualquer algoritmo.`;
      throw new WrongOption({ en, pt }, "depth");
    }
    const en = `A depth of ${depth} is for ${names}, not for ${shared}; "budget" may bound any algorithm.`;
    const those = names.replace(" and ", " e ");
    const pt = `Uma profundidade de ${depth} é para ${those}, não para ${shared}; "budget" pode limitar qualquer algoritmo.`;
    throw new WrongOption({ en, pt }, "depth");
  }
  if (shared === "dls" && depth === undefined) {
    const en = "dls needs a depth: a number of moves, or budget.";
    throw new WrongOption({ en, pt: "dls precisa de uma profundidade: um número de jogadas, ou budget." }, "depth");
  }
  if ((costModel ?? "moves") !== "moves" && UNIT_COSTS_ONLY.has(shared)) {
    const others = ALGORITHM_NAMES.filter((name) => !UNIT_COSTS_ONLY.has(sharedAlgorithm(name))).join(", ");
    const en = `${shared} proves the optimum only where every move costs 1; with ${costModel} costs use one of ${others}.`;
    const pt = `${shared} só prova o ótimo onde todas as jogadas custam 1; com custos ${costModel === "weighted" ? "ponderados (weighted)" : costModel} use um destes: ${others}.`;
    throw new WrongOption({ en, pt }, "costModel");
  }
  if (algorithm !== undefined && isPaperAlgorithm(algorithm) && engine !== "ts") {
    const en = `${algorithm} is a course paper's own search; it needs the engine ts.`;
    throw new WrongOption(
      { en, pt: `${algorithm} é uma procura própria de um trabalho; precisa do motor ts.` },
      "engine",
    );
  }
  if (typeof heuristic === "object" && engine !== "ts") {
    throw new WrongOption(`The heuristic ${heuristic.name} is not one of Fourfold's; it needs the engine ts.`);
  }
  if (without.length > 0 && !mayTakeMethod(options)) {
    const why = shared === algorithm ? "" : "; with a heuristic, a weight, an order or a trace auto is astar";
    throw new WrongOption(`What to do without is for the methods that auto takes, not for ${shared}${why}.`);
  }
}

function checkHeuristic(value: unknown): void {
  const { name, estimate, admissible } = (isObject(value) ? value : {}) as Partial<OwnHeuristic>;
  const isOwn = typeof name === "string" && typeof estimate === "function";
  const wanted = 'the name of one, or an object { name: "mine", estimate: (state) => number }';
  if (typeof value !== "string" && !isOwn) refuseKind("The heuristic is", value, wanted);
  if (admissible !== undefined && typeof admissible !== "boolean") {
    refuseKind(`Whether the heuristic ${shorten(name ?? "")} is admissible is`, admissible, "true or false");
  }
}

function checkWeight(value: unknown): void {
  if (typeof value === "number" && value >= 0 && value <= MAX_WEIGHT) return;
  const en = `The weight is ${shown(value)}; it can be a number from 0 to ${MAX_WEIGHT}.`;
  throw new WrongOption({ en, pt: `O peso é ${shown(value)}; pode ser um número de 0 a ${MAX_WEIGHT}.` }, "weight");
}

function checkWithout(value: unknown): void {
  if (Array.isArray(value) && value.every((name) => typeof name === "string")) return;
  refuseKind("What to do without is", value, 'a list of names, for example ["bound"]');
}

function checkLimits(value: unknown): void {
  if (!isObject(value)) refuseKind("The limits are", value, "an object, for example { timeMs: 1000 }");
  for (const name of Object.keys(value)) refuseUnknown("limit", name, Object.keys(LIMITS));
  for (const [name, check] of Object.entries(LIMITS)) {
    const limit = (value as Readonly<Record<string, unknown>>)[name];
    if (limit !== undefined) check(limit);
  }
}

function nameOf(what: Words, known: readonly string[]): Check {
  return (value) => {
    if (typeof value === "string") refuseUnknown(what, value, known);
    else refuseKind(`The ${what.en} is`, value, `one of ${known.join(", ")}`);
  };
}

function aString(what: string, wanted: string): Check {
  return (value) => {
    if (typeof value !== "string") refuseKind(what, value, wanted);
  };
}

function wholeNumber(en: string, pt: string, option: string, orElse = { en: "", pt: "" }): Check {
  const wanted = { en: `a whole number, 0 or more${orElse.en}`, pt: `um número inteiro, 0 ou mais${orElse.pt}` };
  return (value) => {
    if (!Number.isInteger(value) || (value as number) < 0) refuseNumber({ en, pt }, value, wanted, option);
  };
}

function atLeastZero(en: string, pt: string): Check {
  return (value) => {
    if (typeof value === "number" && value >= 0) return;
    refuseNumber({ en, pt }, value, { en: "0 or more", pt: "0 ou mais" }, "limits");
  };
}

function aFunction(what: string): Check {
  return (value) => {
    if (typeof value !== "function") refuseKind(what, value, "a function");
  };
}

/** Of any realm: a page may hand on a signal of its frame. */
function anAbortSignal(what: string): Check {
  return (value) => {
    const { aborted, addEventListener } = (isObject(value) ? value : {}) as Partial<AbortSignal>;
    if (typeof aborted === "boolean" && typeof addEventListener === "function") return;
    refuseKind(what, value, "an AbortSignal, for example that of an AbortController");
  };
}
