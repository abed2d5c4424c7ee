// A race of the two engines on one search: each once in a fresh worker (cold), then in turn for some rounds in the same
// workers (warm). What is compared is the time of the search itself, by state: loading and the tables that both engines
// read, which are made by the same code for both, are left out. A round is as many searches as fill some milliseconds, since
// the clocks of browsers are coarse.
import type { EngineName } from "../../engines/session.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";

/** What solves; a pool of one worker. */
export interface Racer {
  solve(level: LoadedLevel, options: SolveOptions): Promise<SolveResult>;
  close(): Promise<void>;
}

export interface Pair {
  readonly wasm: number;
  readonly ts: number;
}

/** Nanoseconds a state, and how many times as long TypeScript took; null where one was too quick for the clock. */
export interface Compared extends Pair {
  readonly ratio: number | null;
}

/** What both engines count alike. */
const COUNTS = ["expanded", "generated", "reopened", "duplicates", "dead", "stored", "frontier", "lowerBound"] as const;
const SAME = [...COUNTS, "status", "cost", "moves", "fingerprint"] as const;

export type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

export interface RaceResult {
  readonly cold: Compared;
  readonly warm: Compared & {
    readonly rounds: number;
    /** Of each round. */
    readonly samples: Readonly<Record<EngineName, readonly number[]>>;
  };
  readonly counts: Counts;
  /** Both counted the same, in every search. */
  readonly equal: boolean;
  /** What they did not count alike, where it is so. */
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly what: string;
  readonly wasm: unknown;
  readonly ts: unknown;
}

/** How far a race has come. */
export interface RaceProgress {
  readonly engine: EngineName;
  /** 0 is the cold one. */
  readonly round: number;
  /** Of the states of this search, where it is known how many there are. */
  readonly part: number | undefined;
  readonly cold: Partial<Pair>;
  readonly samples: Readonly<Record<EngineName, readonly number[]>>;
}

export interface RaceWishes {
  readonly level: LoadedLevel;
  readonly options: Pick<SolveOptions, "algorithm" | "heuristic">;
  readonly rounds: number;
  readonly stop: AbortSignal;
  readonly newRacer: () => Racer;
  readonly onProgress: (progress: RaceProgress) => void;
}

/** It ended without a result: cancelled, too large, or nothing to race with. */
export type RaceEnd = "cancelled" | "blocked" | "limit" | "nothing";

export type Raced =
  | { readonly result: RaceResult; readonly ended?: never }
  | { readonly ended: RaceEnd; readonly result?: never };

const ENGINES = ["wasm", "ts"] as const;
/** Of searches, in a warm round. */
const ROUND_MS = 25;
const MOST_SEARCHES = 40;

export async function race(wishes: RaceWishes): Promise<Raced> {
  if (await isBlocked(wishes)) return { ended: wishes.stop.aborted ? "cancelled" : "blocked" };
  const racers = { wasm: wishes.newRacer(), ts: wishes.newRacer() };
  try {
    return await new Running(wishes, racers).toTheEnd();
  } finally {
    await Promise.all([racers.wasm.close(), racers.ts.close()]);
  }
}

/** Whether the page forbids WebAssembly: then the other engine does what it was asked for. */
async function isBlocked({ level, options, stop, newRacer }: RaceWishes): Promise<boolean> {
  const racer = newRacer();
  try {
    const { engine } = await racer.solve(level, { ...options, engine: "wasm", limits: { nodes: 0 }, stop });
    return engine !== "wasm" || stop.aborted;
  } finally {
    await racer.close();
  }
}

class Ended extends Error {
  readonly why: RaceEnd;

  constructor(why: RaceEnd) {
    super(why);
    this.why = why;
  }
}

class Running {
  readonly #wishes: RaceWishes;
  readonly #racers: Readonly<Record<EngineName, Racer>>;
  readonly #cold: { wasm?: number; ts?: number } = {};
  readonly #samples = { wasm: [] as number[], ts: [] as number[] };
  /** The first of each engine. */
  readonly #first: { wasm?: SolveResult; ts?: SolveResult } = {};
  readonly #differences = new Map<string, Difference>();

  constructor(wishes: RaceWishes, racers: Readonly<Record<EngineName, Racer>>) {
    this.#wishes = wishes;
    this.#racers = racers;
  }

  async toTheEnd(): Promise<Raced> {
    try {
      for (const engine of ENGINES) this.#cold[engine] = nanoseconds([await this.#search(engine, 0)]);
      for (let round = 1; round <= this.#wishes.rounds; round++) {
        for (const engine of ENGINES) this.#samples[engine].push(nanoseconds(await this.#round(engine, round)));
      }
    } catch (reason) {
      if (reason instanceof Ended) return { ended: reason.why };
      throw reason;
    }
    return { result: this.#result() };
  }

  async #round(engine: EngineName, round: number): Promise<SolveResult[]> {
    const done: SolveResult[] = [];
    let ms = 0;
    while (done.length === 0 || (ms < ROUND_MS && done.length < MOST_SEARCHES)) {
      const result = await this.#search(engine, round);
      done.push(result);
      ms += searchMs(result);
    }
    return done;
  }

  async #search(engine: EngineName, round: number): Promise<SolveResult> {
    const { level, options, stop } = this.#wishes;
    const all = (this.#first.wasm ?? this.#first.ts)?.expanded;
    this.#tell(engine, round, undefined);
    const result = await this.#racers[engine].solve(level, {
      ...options,
      engine,
      stop,
      onProgress: ({ expanded }) => this.#tell(engine, round, all === undefined ? undefined : expanded / all),
    });
    if (stop.aborted || result.status === "cancelled") throw new Ended("cancelled");
    if (result.engine !== engine) throw new Ended("blocked");
    if (result.status === "limit") throw new Ended("limit");
    if (result.expanded === 0) throw new Ended("nothing");
    this.#first[engine] ??= result;
    this.#compare(result);
    return result;
  }

  #tell(engine: EngineName, round: number, part: number | undefined): void {
    this.#wishes.onProgress({ engine, round, part, cold: this.#cold, samples: this.#samples });
  }

  /** Every search with the first of the other engine, or its own. */
  #compare(result: SolveResult): void {
    const first = this.#first.wasm ?? result;
    for (const what of SAME) {
      if (result[what] !== first[what]) {
        this.#differences.set(what, { what, wasm: first[what], ts: result[what] });
      }
    }
  }

  #result(): RaceResult {
    const { wasm: first } = this.#first;
    const counts = Object.fromEntries(COUNTS.map((name) => [name, first?.[name] ?? 0])) as Counts;
    const samples = this.#samples;
    const cold = compared(this.#cold.wasm ?? 0, this.#cold.ts ?? 0);
    const warm = { ...compared(median(samples.wasm), median(samples.ts)), rounds: samples.wasm.length, samples };
    const differences = [...this.#differences.values()];
    return { cold, warm, counts, equal: differences.length === 0, differences };
  }
}

function searchMs({ timeMs, prepareMs }: SolveResult): number {
  return Math.max(timeMs - prepareMs, 0);
}

/** A state, over all of these searches. */
function nanoseconds(results: readonly SolveResult[]): number {
  const ms = results.reduce((sum, result) => sum + searchMs(result), 0);
  const states = results.reduce((sum, { expanded }) => sum + expanded, 0);
  return (ms * 1e6) / states;
}

function compared(wasm: number, ts: number): Compared {
  return { wasm, ts, ratio: wasm > 0 ? ts / wasm : null };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
