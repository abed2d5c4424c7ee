// The hardest level that can be found in a given time: a local search over levels, begun anew from a random level when it is
// stuck, with the optimum or the difficulty as what is to grow. Every level that is harder than all before is told at once.
// This alone goes by the clock.
import { pickFrom, type Random } from "../puzzles/generator.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { draftedLevel } from "./drafted-level.ts";
import { packedPuzzle } from "./generate.ts";
import { judge } from "./judgement.ts";
import { finished, type MadeLevel } from "./make-level.ts";
import { minimal } from "./minimal.ts";
import { difficultyFrom, type Proof, prove } from "./proof.ts";
import { type CheckedRequest, checkRequest, type GenerateRequest } from "./request.ts";
import { SeededRandom } from "./seeded-random.ts";
import { unsolved } from "./unsolve.ts";

/** What makes a level the harder one: a longer optimal solution, or what a person finds difficult. */
export type Hardness = "optimal" | "difficulty";

/** How the hardest levels are looked for. */
export interface HardestOptions {
  readonly by: Hardness;
  /** When the time is over, or somebody has had enough. */
  readonly isOver: () => boolean;
  /** How levels are looked for: random ones, to compare, or a local search, which is the default. */
  readonly method?: "random" | "climb";
}

/** How many changes in a row may bring nothing better before another level is taken. */
const PATIENCE = 100;
/** A climb begins at the best of so many random levels. */
const BEGINNINGS = 12;
/** How much worse a change may be: the most, in what is to grow. */
const THRESHOLDS: Readonly<Record<Hardness, number>> = { optimal: 2, difficulty: 4 };
/** So many of the best levels are gone back to. */
const KEPT = 4;
/** Greedy descent makes a level easy, however long it is. */
const DESCENT_SCORE = 19;

interface Climber {
  readonly level: Level;
  readonly solution: string | undefined;
  readonly value: number;
}

/** Harder and harder levels of a puzzle, which is given by its id or as it is. Throws WrongOption for what cannot be asked. */
export async function* hardestLevels(
  puzzle: string | PackedPuzzle,
  request: GenerateRequest,
  options: HardestOptions,
): AsyncGenerator<MadeLevel> {
  yield* hardest(await checkRequest(packedPuzzle(puzzle), request), options);
}

/** The same for a request that is checked. */
export async function* hardest(request: CheckedRequest, options: HardestOptions): AsyncGenerator<MadeLevel> {
  const random = new SeededRandom(`${request.source} hardest`);
  const search = new HardestSearch(request, options, random);
  let best = 0;
  let number = 0;
  for await (const { level, value } of search.levels()) {
    if (value <= best) continue;
    best = value;
    const { isOver, by } = options;
    const proof = await prove(request.making, level);
    const { proof: whole } = await minimal(request, proof, { isOver, keepsScore: by === "difficulty" });
    yield await finished(request, ++number, whole.level);
  }
}

class HardestSearch {
  readonly #request: CheckedRequest;
  readonly #options: HardestOptions;
  readonly #random: Random;
  /** The best level of each climb, best first. */
  readonly #peaks: Climber[] = [];

  constructor(request: CheckedRequest, options: HardestOptions, random: Random) {
    this.#request = request;
    this.#options = options;
    this.#random = random;
  }

  /** Every level that was tried and keeps the wishes. */
  async *levels(): AsyncGenerator<Climber> {
    const { isOver, method = "climb" } = this.#options;
    while (!isOver()) {
      let begun: Climber | undefined;
      for (let left = method === "climb" ? BEGINNINGS : 1; left > 0 && !isOver(); left--) {
        const next = await this.#begin();
        if (next === undefined) continue;
        if (next.value >= (begun?.value ?? next.value)) begun = next;
        yield next;
      }
      if (method === "climb" && begun !== undefined) yield* this.#climb(begun);
    }
  }

  /** A random level, or now and then one of the best so far. */
  async #begin(): Promise<Climber | undefined> {
    const peak = this.#random.below(2 * BEGINNINGS) === 0 ? pickFrom(this.#peaks, this.#random) : undefined;
    if (peak !== undefined) return peak;
    const { making, settings } = this.#request;
    const level = draftedLevel(making, making.generator.random(settings, this.#random), settings);
    return level && this.#climber(level, Number.NEGATIVE_INFINITY);
  }

  async *#climb(begun: Climber): AsyncGenerator<Climber> {
    const { making, settings } = this.#request;
    let [current, best] = [begun, begun];
    for (let left = PATIENCE; left > 0 && !this.#options.isOver(); left--) {
      const draft = making.generator.neighbour(current.level, settings, this.#random, current.solution);
      const level = draftedLevel(making, draft, settings);
      const threshold = Math.trunc((THRESHOLDS[this.#options.by] * left) / PATIENCE);
      const next = level && (await this.#climber(level, current.value - threshold));
      if (next === undefined || next.value < current.value - threshold) continue;
      current = next;
      if (next.value <= best.value) continue;
      best = next;
      left = PATIENCE;
      yield next;
    }
    this.#peaks.push(best);
    this.#peaks.sort((a, b) => b.value - a.value);
    this.#peaks.length = Math.min(this.#peaks.length, KEPT);
  }

  /** Undefined for a level that does not keep the wishes, or is worth less than `least`. */
  async #climber(level: Level, least: number): Promise<Climber | undefined> {
    const { making, settings, wishes } = this.#request;
    const proof = await prove(making, level);
    const further =
      this.#options.method === "random"
        ? undefined
        : unsolved(making, proof, settings, wishes.optimal?.max ?? Number.POSITIVE_INFINITY, this.#random);
    const better = further === undefined ? proof : await prove(making, further);
    if (judge(better, wishes, 0).distance > 0) return undefined;
    const value = this.#valueOf(better);
    return value < least ? undefined : { level: better.level, solution: better.solution ?? undefined, value };
  }

  #valueOf(proof: Proof): number {
    if (typeof proof.optimal !== "number") return Number.NEGATIVE_INFINITY;
    if (this.#options.by === "optimal") return proof.optimal;
    const { score, descends } = difficultyFrom(proof) ?? { score: 0, descends: null };
    return descends === true ? Math.min(score, DESCENT_SCORE) : score;
  }
}
