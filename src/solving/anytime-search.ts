// One search until its end, and the scouts beside it. While the search works on its proof, scouts look for any solution:
// quickly, not for the best. Each solution that is better than the best so far is told at once and narrows the search,
// which from then on looks only for what costs less; if there is nothing, the best so far is proven to be the optimum.
import type { Allowance, Counts, Engine, Session } from "../engines/session.ts";
import type { Steps } from "../puzzles/steps.ts";
import { EXHAUSTED, MEMORY_LIMIT, RUNNING, SOLVED, type Status, UNLIMITED, UNSOLVABLE } from "../search/run.ts";
import type { Plan } from "./plan.ts";
import type { ReadableSearch } from "./prepared-search.ts";
import { replayed, type Solution } from "./solution.ts";

/** What is counted of search and scouts together. */
type Summed = Pick<Counts, "expanded" | "generated" | "reopened" | "duplicates" | "dead" | "stored">;

interface SentScout {
  readonly search: ReadableSearch;
  readonly session: Session;
  /** What it may take of the memory. */
  readonly share: number;
}

interface Scope {
  /** So many states may be expanded before others are to go on. */
  readonly most?: number | undefined;
  readonly before?: Before | undefined;
}

/** What was done, and is proven, by a search that went first. */
export interface Before {
  readonly counts: Summed;
  readonly lowerBound: number;
}

const NOTHING_BEFORE: Before = {
  counts: { expanded: 0, generated: 0, reopened: 0, duplicates: 0, dead: 0, stored: 0 },
  lowerBound: 0,
};

/** The first turn of scouts is no longer. */
const FIRST_SCOUT_TURN = 2 ** 17;
const LONGEST_TURN = 2 ** 30;
/** What a scout may take of the memory: little, for it is the proof that needs it. */
const MOST_SCOUT_MEMORY = 2 ** 28;
const SCOUT_SHARE = 4;
/** A number of expansions is 32 bits wide. */
const MOST_TRACED = 2 ** 32 - 1;

export class AnytimeSearch {
  best: Solution | undefined;
  /** Memory did not suffice to tell the last solution of the search, which is better than the best so far. */
  isUntold = false;
  /** The time that went into replaying solutions. */
  replayMs = 0;
  readonly session: Session;
  readonly #engine: Engine;
  readonly #plan: Plan;
  readonly #search: ReadableSearch;
  readonly #waiting: (() => Steps<ReadableSearch>)[];
  /** The preparation of the next scout. */
  #coming: Steps<ReadableSearch> | undefined;
  #scout: SentScout | undefined;
  #most: number;
  /** What scouts that are back have counted, and who went first. */
  #others: Summed;
  readonly #provenBefore: number;
  /** How many expansions the search, or the scout, still has in this turn: then it is over, or in the step that goes beyond. */
  #turn: number;
  #wasCutShort = false;
  #isScoutsTurn = false;
  /** How long a turn of the search is. */
  #length: number;

  static async begin(
    engine: Engine,
    plan: Plan,
    search: ReadableSearch,
    { most = Number.POSITIVE_INFINITY, before = NOTHING_BEFORE }: Scope = {},
  ): Promise<AnytimeSearch> {
    const { limits, trace } = plan.asked;
    const maxExpanded = limits.nodes - before.counts.expanded;
    const allowance = { maxExpanded, maxCost: plan.maxCost, maxMemoryBytes: limits.memoryBytes };
    const session = await engine.open(search, allowance, Math.min(trace, MOST_TRACED));
    return new AnytimeSearch(engine, plan, search, session, { most, before });
  }

  private constructor(
    engine: Engine,
    plan: Plan,
    search: ReadableSearch,
    session: Session,
    { most, before }: { readonly most: number; readonly before: Before },
  ) {
    this.#most = most;
    this.#others = before.counts;
    this.#provenBefore = before.lowerBound;
    this.#engine = engine;
    this.#plan = plan;
    this.#search = search;
    this.session = session;
    this.#waiting = [...search.scouts.prepare];
    this.#length = Math.max(1, search.scouts.after);
    this.#turn = this.#length;
    this.#takeBest();
  }

  /** Goes on for about so many expansions; true when it is over. */
  async advance(steps: number): Promise<boolean> {
    if (this.#isScoutsTurn) await this.#advanceScout(steps);
    else this.#advanceSearch(steps);
    return this.isOver;
  }

  get isOver(): boolean {
    if (this.session.status !== RUNNING || this.#left <= 0) return true;
    return this.best !== undefined && this.lowerBound >= this.best.cost;
  }

  /** Goes on as if there were no others to do so. */
  goOn(): void {
    this.#most = Number.POSITIVE_INFINITY;
  }

  /** What it may still expand before others go on. */
  get #left(): number {
    return this.#most === Number.POSITIVE_INFINITY ? this.#most : this.#most - this.session.counts().expanded;
  }

  /** The last step tells nothing of how long a step takes: it was cut short by the end of a turn, or whoever's turn it is makes
   *  room in its memory. */
  get wasAside(): boolean {
    const session = this.#isScoutsTurn ? this.#scout?.session : this.session;
    return this.#wasCutShort || (session?.isGrowing ?? false);
  }

  /** What was done, where it has come as far as it may and others are to go on. */
  get handedOn(): Before | undefined {
    const { status } = this.session;
    if (this.#most === Number.POSITIVE_INFINITY || this.best !== undefined) return undefined;
    const isAtItsEnd = status === RUNNING && this.#left <= 0;
    if (!isAtItsEnd && status !== MEMORY_LIMIT) return undefined;
    return { counts: sum(this.counts(), NOTHING_BEFORE.counts), lowerBound: this.lowerBound };
  }

  /** How it ended: SOLVED too where nothing is better than the best so far. RUNNING while it may go on. */
  get status(): Status {
    const { status } = this.session;
    if (this.best !== undefined && (ranDry(status) || this.lowerBound >= this.best.cost)) return SOLVED;
    return status === SOLVED && this.isUntold ? MEMORY_LIMIT : status;
  }

  /** No solution costs less: what the search has excluded, or the best cost where nothing cheaper is left. */
  get lowerBound(): number {
    const { provenBound, proves } = this.#search;
    const { status } = this.session;
    const nothingIsLeft = (status === SOLVED && !this.isUntold) || ranDry(status);
    if (this.best !== undefined && proves && nothingIsLeft) return this.best.cost;
    // A search that looks for nothing but what is better than the best so far may stand beyond it.
    const proven = Math.max(provenBound(this.session.counts()), this.#provenBefore);
    return Math.min(proven, this.best?.cost ?? UNLIMITED);
  }

  /** Of the search, and what scouts have expanded, generated and so on as well. */
  counts(): Counts {
    const counts = this.session.counts();
    const scout = this.#scout?.session.counts();
    const own = scout === undefined ? counts : sum(counts, scout);
    const memoryBytes = counts.memoryBytes + (scout?.memoryBytes ?? 0);
    return { ...counts, ...sum(own, this.#others), memoryBytes };
  }

  close(): void {
    this.#scout?.session.close();
    this.session.close();
  }

  #advanceSearch(steps: number): void {
    const { session } = this;
    const isScouted = this.#scout !== undefined || this.#waiting.length > 0;
    if (isScouted) this.#advanceInTurn(session, steps);
    else session.advance(Math.min(steps, this.#left));
    this.#takeBest();
    if (isScouted && this.#turn <= 0) this.#giveTurn(true);
  }

  /** What is asked for depends on the clock, what a turn is on what has been expanded: the same on every machine. */
  #advanceInTurn(session: Session, steps: number): void {
    const before = session.counts().expanded;
    this.#wasCutShort = steps > this.#turn;
    session.advance(Math.min(steps, this.#turn));
    this.#turn -= session.counts().expanded - before;
  }

  /** The solution of the search itself, or of a method the best that it has before its proof. */
  #takeBest(): void {
    const { session } = this;
    const cost = session.best();
    const isBetter = cost !== UNLIMITED && cost < (this.best?.cost ?? UNLIMITED);
    if (session.status !== SOLVED && !isBetter) return;
    const numbers = session.moves();
    this.isUntold = numbers === undefined;
    this.#improve(this.#search, numbers);
  }

  async #advanceScout(steps: number): Promise<void> {
    if (this.#scout === undefined && !(await this.#sendScout())) return;
    const scout = this.#scout;
    if (scout === undefined) return this.#giveTurn(false);
    const { session, search } = scout;
    this.#advanceInTurn(session, steps);
    if (session.status === SOLVED) this.#improve(search, session.moves());
    if (session.status !== RUNNING) this.#callBack();
    if (session.status !== RUNNING || this.#turn <= 0) this.#giveTurn(false);
  }

  #giveTurn(toScout: boolean): void {
    this.#isScoutsTurn = toScout;
    if (!toScout) this.#length = Math.min(2 * this.#length, LONGEST_TURN);
    this.#turn = toScout ? this.#scoutTurn() : this.#length;
    if (!toScout) this.#allow(this.session, this.#plan.asked.limits.memoryBytes - (this.#scout?.share ?? 0));
    else if (this.#scout !== undefined) this.#allow(this.#scout.session, this.#scout.share);
  }

  #scoutTurn(): number {
    const { after, share } = this.#search.scouts;
    if (this.#length <= after) return Math.min(this.#length, FIRST_SCOUT_TURN);
    return Math.max(1, Math.trunc(this.#length / share));
  }

  /** Sends out the next scout, if one waits, with a part of what is left of the memory; false where that is still to be
   *  prepared, of which this is a step. */
  async #sendScout(): Promise<boolean> {
    this.#coming ??= this.#waiting.shift()?.();
    if (this.#coming === undefined) return true;
    const step = this.#coming.next();
    if (step.done !== true) return false;
    this.#coming = undefined;
    const { memoryBytes } = this.#plan.asked.limits;
    const left = Math.max(0, memoryBytes - this.session.counts().memoryBytes);
    const share = Math.trunc(Math.min(MOST_SCOUT_MEMORY, left / SCOUT_SHARE));
    const session = await this.#engine.open(step.value, this.#allowance(0, share));
    this.#scout = { search: step.value, session, share };
    return true;
  }

  #callBack(): void {
    if (this.#scout === undefined) return;
    this.#others = sum(this.#others, this.#scout.session.counts());
    this.#scout.session.close();
    this.#scout = undefined;
  }

  #allow(session: Session, maxMemoryBytes: number): void {
    session.allow(this.#allowance(session.counts().expanded, maxMemoryBytes));
  }

  /** For whoever has expanded so many of all: a limit on expansions is on all together, and only what is better than the
   *  best so far is looked for. */
  #allowance(ownExpanded: number, maxMemoryBytes: number): Allowance {
    const { asked, maxCost } = this.#plan;
    return {
      maxMemoryBytes,
      maxExpanded: Math.max(0, asked.limits.nodes - (this.counts().expanded - ownExpanded)),
      maxCost: this.best === undefined ? maxCost : Math.min(maxCost, this.best.cost - 1),
    };
  }

  /** Nothing, where memory did not suffice to tell the moves. */
  #improve(search: ReadableSearch, numbers: readonly number[] | undefined): void {
    if (numbers === undefined) return;
    const begun = performance.now();
    const solution = replayed(this.#plan, search, numbers);
    this.replayMs += performance.now() - begun;
    if (this.best !== undefined && solution.cost >= this.best.cost) return;
    this.best = solution;
  }
}

function ranDry(status: Status): boolean {
  return status === UNSOLVABLE || status === EXHAUSTED;
}

function sum(a: Summed, b: Summed): Summed {
  return {
    expanded: a.expanded + b.expanded,
    generated: a.generated + b.generated,
    reopened: a.reopened + b.reopened,
    duplicates: a.duplicates + b.duplicates,
    dead: a.dead + b.dead,
    stored: a.stored + b.stored,
  };
}
