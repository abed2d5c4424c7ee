// The hardest level that can be found in a given time: a local search over levels, begun anew from a random level when it is
// stuck, with the optimum or the difficulty as what is to grow. Every level that is harder than all before is told soon.
// This alone goes by the clock.

import type { Words } from "../language/words.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { type LevelDraft, pickFrom, type Random, rangeOf, type Settings } from "../puzzles/generator.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { exploreSpace } from "../solving/state-space.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import { type Climbed, type ClimbOrder, PEAKS_KEPT } from "./climbs.ts";
import { type Difficulty, difficultyIn } from "./difficulty.ts";
import { commonText, draftedLevel } from "./drafted-level.ts";
import { packedPuzzle } from "./generate.ts";
import { judge } from "./judgement.ts";
import { finished, type MadeLevel } from "./make-level.ts";
import { minimal } from "./minimal.ts";
import { difficultyAlong, difficultyFrom, type Proof, prove } from "./proof.ts";
import { type CheckedRequest, checkRequest, type GenerateRequest, refuseNoRequest } from "./request.ts";
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
/** What is harder than all before is told when so many changes have brought nothing harder yet: to take its idle parts away is
 *  dear, and while a climb is quick each level is soon outdone. */
const RIPE = 20;
/** A climb begins at the best of so many random levels. */
const BEGINNINGS = 12;
/** How much worse a change may be: the most, in what is to grow. */
const THRESHOLDS: Readonly<Record<Hardness, number>> = { optimal: 2, difficulty: 4 };
/** So many drafts are remembered. */
const MOST_SEEN = 100_000;
/** By difficulty, levels with more states are not explored. */
const MOST_EXPLORED = 16_000;
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
  refuseNoRequest(request);
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
    yield await told(request, ++number, level, options);
  }
}

/** A climb of those that are done side by side; undefined where no level was found to begin with. */
export async function climbed(request: CheckedRequest, order: ClimbOrder): Promise<Climbed | undefined> {
  const { by, number, above, maxMs } = order;
  const end = performance.now() + maxMs;
  const options = { by, isOver: () => performance.now() > end };
  const named = { ...request, source: hardestSource(request, order) };
  const search = new HardestSearch(named, options, new SeededRandom(`${named.source} ${number}`));
  const best = await search.climb(order.peaks.map((text) => levelIn(text, request)));
  if (best === undefined) return undefined;
  const { level, value } = best;
  return {
    peak: commonText(request.making, level),
    value,
    level: value > above ? await told(named, number, level, options) : null,
  };
}

/** What stands in the header of the levels. */
export function hardestSource({ source }: CheckedRequest, { seconds, by }: Pick<ClimbOrder, "seconds" | "by">): string {
  return `${source} --hardest ${seconds} --by ${by}`;
}

function levelIn(text: string, { making }: CheckedRequest): Level {
  const [loaded] = loadLevels(text, { puzzles: [making.packed] });
  if (loaded?.game !== making.puzzle.format.id) throw new WrongOption(ANOTHER_PUZZLE);
  return playableOf(loaded).level;
}

const ANOTHER_PUZZLE: Words = {
  en: "A level to go back to is of another puzzle.",
  pt: "Um nível de que se parte é de outro puzzle.",
};

/** Without what it does not need. */
async function told(
  request: CheckedRequest,
  number: number,
  level: Level,
  { by, isOver }: HardestOptions,
): Promise<MadeLevel> {
  const proof = await prove(request.making, level);
  const { proof: whole } = await minimal(request, proof, { isOver, keepsScore: by === "difficulty" });
  return finished(request, number, whole.level);
}

class HardestSearch {
  readonly #request: CheckedRequest;
  readonly #options: HardestOptions;
  readonly #chance: Random;
  /** The best level of each climb, best first. */
  readonly #peaks: Climber[] = [];
  /** Drafts that climbs have come by: none is looked at again. */
  readonly #seen = new Set<string>();

  constructor(request: CheckedRequest, options: HardestOptions, chance: Random) {
    this.#request = request;
    this.#options = options;
    this.#chance = chance;
  }

  /** Levels that keep the wishes: every random one, or the best of a climb whenever it pauses. */
  async *levels(): AsyncGenerator<Climber> {
    const { isOver, method = "climb" } = this.#options;
    while (!isOver()) {
      if (method === "climb") {
        yield* this.#climb();
        continue;
      }
      const next = await this.#random();
      if (next !== undefined) yield next;
    }
  }

  /** The best of some random levels; now and then one of the best so far is among them. */
  async #begin(): Promise<Climber | undefined> {
    let best: Climber | undefined;
    for (let left = BEGINNINGS; left > 0 && !this.#options.isOver(); left--) {
      const peak = this.#chance.below(2 * BEGINNINGS) === 0 ? pickFrom(this.#peaks, this.#chance) : undefined;
      const next = peak ?? (await this.#random(best?.value));
      if (next !== undefined && next.value >= (best?.value ?? next.value)) best = next;
    }
    return best;
  }

  async #random(least?: number): Promise<Climber | undefined> {
    const { making, settings } = this.#request;
    const level = draftedLevel(making, making.generator.random(this.#drawnFrom(least), this.#chance), settings);
    return level && this.#climber(level, least);
  }

  async *#climb(): AsyncGenerator<Climber> {
    const begun = await this.#begin();
    if (begun === undefined) return;
    let [current, best, heard] = [begun, begun, Number.NEGATIVE_INFINITY];
    for (let left = PATIENCE; left > 0 && !this.#options.isOver(); left--) {
      if (left === PATIENCE - RIPE && best.value > heard) {
        heard = best.value;
        yield best;
      }
      const threshold = Math.trunc((THRESHOLDS[this.#options.by] * left) / PATIENCE);
      const next = await this.#changed(current, current.value - threshold);
      if (next === undefined) continue;
      current = next;
      if (next.value <= best.value) continue;
      best = next;
      left = PATIENCE;
    }
    if (best.value > heard) yield best;
    this.#keep(best);
  }

  async #changed({ level: from, solution }: Climber, least: number): Promise<Climber | undefined> {
    const { making, settings } = this.#request;
    const draft = making.generator.neighbour(from, this.#drawnFrom(least), this.#chance, solution);
    const level = this.#isNew(draft) ? draftedLevel(making, draft, settings) : undefined;
    return level && this.#climber(level, least);
  }

  #isNew(draft: LevelDraft | undefined): boolean {
    const name = JSON.stringify(draft);
    if (this.#seen.has(name)) return false;
    if (this.#seen.size === MOST_SEEN) this.#seen.clear();
    this.#seen.add(name);
    return true;
  }

  /** A puzzle that knows of a solution before anything is proven need not draw what would be too short. */
  #drawnFrom(least = 0): Settings {
    const { making, settings } = this.#request;
    const { optimum, knobs } = making.generator;
    if (optimum === undefined || this.#options.by !== "optimal") return settings;
    const any = knobs.find(({ name }) => name === optimum)?.numbers ?? { max: 0 };
    const { max } = settings[optimum] === undefined ? any : rangeOf(settings, optimum);
    return { ...settings, [optimum]: { min: Math.min(Math.max(0, least), max), max } };
  }

  /** One climb, which may go back to what is known: the best that was come to. */
  async climb(known: readonly Level[]): Promise<Climber | undefined> {
    for (const level of known) {
      const peak = await this.#climber(level);
      if (peak !== undefined) this.#keep(peak);
    }
    let best: Climber | undefined;
    for await (const climber of this.#climb()) best = climber;
    return best;
  }

  #keep(peak: Climber): void {
    this.#peaks.push(peak);
    this.#peaks.sort((a, b) => b.value - a.value);
    this.#peaks.length = Math.min(this.#peaks.length, PEAKS_KEPT);
  }

  /** Undefined for a level that does not keep the wishes, or is worth less than `least`. */
  async #climber(level: Level, least = Number.NEGATIVE_INFINITY): Promise<Climber | undefined> {
    const { making, settings, wishes } = this.#request;
    const proof = await prove(making, level);
    const further =
      this.#options.method === "random"
        ? undefined
        : unsolved(making, proof, settings, wishes.optimal?.max ?? Number.POSITIVE_INFINITY, this.#chance);
    const better = further === undefined ? proof : await prove(making, further);
    if (judge(better, wishes, 0).distance > 0) return undefined;
    const value = this.#valueOf(better);
    return value < least ? undefined : { level: better.level, solution: better.solution ?? undefined, value };
  }

  #valueOf(proof: Proof): number {
    if (typeof proof.optimal !== "number") return Number.NEGATIVE_INFINITY;
    if (this.#options.by === "optimal") return proof.optimal;
    const { score, descends } = this.#difficultyOf(proof) ?? { score: 0, descends: null };
    return descends === true ? Math.min(score, DESCENT_SCORE) : score;
  }

  /** A climb does not explore levels that would take it too long: one solution tells how hard they are at least. */
  #difficultyOf(proof: Proof): Difficulty | undefined {
    if (this.#options.method === "random" || proof.space !== undefined) return difficultyFrom(proof);
    const space = exploreSpace(proof.glance.game, MOST_EXPLORED);
    return space === undefined ? difficultyAlong(proof) : difficultyIn(proof.loaded, space, proof.glance);
  }
}
