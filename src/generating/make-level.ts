// One level that keeps the wishes: random levels, the same boards begun further from their solution, and then a local search
// that goes from level to level by small changes. A change for the worse is taken too while it is within a threshold, which
// falls step by step (threshold accepting: annealing without exponentials, so that whole numbers decide). What is found loses
// the parts that can be left out without making it easier.
//
// Everything that is done depends on the request, the number of the level and the attempt; work is counted in states.
import { writeLevelText } from "../levels/write-text.ts";
import type { LevelDraft, Random } from "../puzzles/generator.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { turnIfDue } from "../solving/slices.ts";
import type { Difficulty } from "./difficulty.ts";
import { commonText, documentOf, draftedLevel, levelOf } from "./drafted-level.ts";
import { type Judgement, judge } from "./judgement.ts";
import { minimal } from "./minimal.ts";
import { difficultyFrom, type Proof, prove } from "./proof.ts";
import type { CheckedRequest } from "./request.ts";
import { SeededRandom } from "./seeded-random.ts";
import { titleOf } from "./title.ts";
import { unsolved } from "./unsolve.ts";

/** A level that was made, as plain data that can be sent between threads. */
export interface MadeLevel {
  /** Canonical text, all headers included. */
  readonly text: string;
  /** Equal for levels that are the same to a person. */
  readonly common: string;
  readonly optimal: number | "unsolvable";
  readonly difficulty: Difficulty | null;
}

/** A draft that is no level costs something too. */
const WORK_A_DRAFT = 100;
/** Changes in a row before a new random level is taken. */
const STEPS = 120;
/** A level with flaws, dull or with parts that were asked for and are idle, is taken where none that is better turns up with so
 *  much more work. */
const WORK_FOR_BETTER = 150_000;
/** As bad as so many idle parts. */
const A_DULL_LEVEL = 3;
const FIRST_THRESHOLD = 8;

interface Candidate {
  readonly proof: Proof;
  readonly judgement: Judgement;
}

/** Undefined where the wishes could not be kept within the work allowed. `isOver` is asked now and then. */
export async function makeLevel(
  request: CheckedRequest,
  number: number,
  attempt: number,
  isOver: () => boolean = () => false,
): Promise<MadeLevel | undefined> {
  const random = new SeededRandom(`${request.source} #${number} ${attempt}`);
  const search = new LevelSearch(request, random, isOver);
  let best: { readonly level: Level; readonly flaws: number } | undefined;
  let most = request.work;
  for (;;) {
    const found = await search.find(most);
    if (found === undefined) break;
    if (best === undefined) most = Math.min(most, search.work + WORK_FOR_BETTER);
    const dullness = found.judgement.isDull ? A_DULL_LEVEL : 0;
    if (best !== undefined && dullness >= best.flaws) continue;
    const { proof, idle, work } = await minimal(request, found.proof, { isOver });
    search.work += work;
    const flaws = idle + dullness;
    if (flaws < (best?.flaws ?? Number.POSITIVE_INFINITY)) best = { level: proof.level, flaws };
    if (flaws === 0) break;
  }
  return best && finished(request, number, best.level);
}

class LevelSearch {
  /** In states. */
  work = 0;
  readonly #request: CheckedRequest;
  readonly #random: Random;
  readonly #isOver: () => boolean;

  constructor(request: CheckedRequest, random: Random, isOver: () => boolean) {
    this.#request = request;
    this.#random = random;
    this.#isOver = isOver;
  }

  /** The next level that keeps the wishes. */
  async find(most: number): Promise<Candidate | undefined> {
    while (this.#mayGoOn(most)) {
      const level = this.#draw();
      if (level === undefined) {
        await turnIfDue();
        continue;
      }
      const begun = await this.#improve(await this.#candidate(level, Number.POSITIVE_INFINITY));
      const found = begun.judgement.distance === 0 ? begun : await this.#climb(begun);
      if (found.judgement.distance === 0) return found;
    }
    return undefined;
  }

  async #climb(begun: Candidate): Promise<Candidate> {
    const { generator } = this.#request.making;
    let current = begun;
    for (let step = 0; step < STEPS && this.#mayGoOn(this.#request.work); step++) {
      const threshold = Math.trunc((FIRST_THRESHOLD * (STEPS - step)) / STEPS);
      const { level: from, solution } = current.proof;
      const draft = generator.neighbour(from, this.#request.settings, this.#random, solution ?? undefined);
      const level = this.#drafted(draft);
      if (level === undefined) continue;
      const enough = current.judgement.distance + threshold;
      const candidate = await this.#improve(await this.#candidate(level, enough));
      if (candidate.judgement.distance === 0) return candidate;
      if (candidate.judgement.distance <= enough) current = candidate;
    }
    return current;
  }

  /** The same board begun elsewhere, where that is nearer to the wishes. */
  async #improve(candidate: Candidate): Promise<Candidate> {
    if (candidate.judgement.distance === 0) return candidate;
    const { making, settings, wishes } = this.#request;
    if (wishes.unsolvable === true) return candidate;
    const most = wishes.optimal?.max ?? Number.POSITIVE_INFINITY;
    const level = unsolved(making, candidate.proof, settings, most, this.#random);
    if (level === undefined) return candidate;
    const further = await this.#candidate(level, candidate.judgement.distance);
    return further.judgement.distance <= candidate.judgement.distance ? further : candidate;
  }

  async #candidate(level: Level, enough: number): Promise<Candidate> {
    const proof = await prove(this.#request.making, level);
    const judgement = judge(proof, this.#request.wishes, enough);
    this.work += proof.work + judgement.work;
    return { proof, judgement };
  }

  #draw(): Level | undefined {
    return this.#drafted(this.#request.making.generator.random(this.#request.settings, this.#random));
  }

  #drafted(draft: LevelDraft | undefined): Level | undefined {
    this.work += WORK_A_DRAFT;
    return draftedLevel(this.#request.making, draft, this.#request.settings);
  }

  #mayGoOn(most: number): boolean {
    return this.work < most && !this.#isOver();
  }
}

/** The level as it is written, under the names that it gets in reading order, with everything that is known of it. */
export async function finished(request: CheckedRequest, number: number, level: Level): Promise<MadeLevel> {
  const { making, settings, source } = request;
  const { puzzle, generator } = making;
  const [draft] = generator.alike(level);
  const named = draft && levelOf(puzzle, documentOf(puzzle, draft));
  if (draft === undefined || named === undefined) throw new Error("a level is not alike to itself");
  const proof = await prove(making, named);
  const { optimal, solution } = proof;
  if (optimal === null) throw new Error("a level whose optimum is open was taken");
  const difficulty = difficultyFrom(proof) ?? null;
  const whole = optimal === "unsolvable" ? draft : (generator.finish?.(draft, settings, optimal) ?? draft);
  const header: [string, string][] = [
    ["title", titleOf(source, number)],
    ["author", "Fourfold"],
    ["source", `${source} #${number}`],
  ];
  if (difficulty !== null) header.push(["difficulty", difficulty.name]);
  header.push(["optimal", String(optimal)]);
  if (solution !== null) header.push(["solution", solution]);
  const text = writeLevelText([documentOf(puzzle, whole, header)], [puzzle.format]);
  return { text, common: commonText(making, level), optimal, difficulty };
}
