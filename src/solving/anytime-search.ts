// One search until its end, and the scouts beside it. While the search works on its proof, scouts look for any solution:
// quickly, not for the best. Each solution that is better than the best so far is told at once and narrows the search,
// which from then on looks only for what costs less; if there is nothing, the best so far is proven to be the optimum.
import type { Counts, Engine, Session } from "../engines/session.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { RUNNING, type SearchLimits, SOLVED, UNLIMITED } from "../search/run.ts";
import type { PreparedSearch } from "./prepared-search.ts";
import { replayed, type Solution } from "./solution.ts";

/** How a scout is prepared when its time has come. */
export type PrepareScout = () => PreparedSearch;

export interface Scouts {
  readonly prepare: readonly PrepareScout[];
  /** After so many expansions of the search the first one is sent out and gets as many. Then they take turns that grow
   *  longer, and of which scouts get an eighth: a long proof is hardly held up. */
  readonly after: number;
}

export interface AnytimeTask {
  readonly target: LoadedLevel;
  readonly costModel: CostModel;
  readonly engine: Engine;
  readonly prepared: PreparedSearch;
  readonly scouts: Scouts;
  readonly maxMemoryBytes: number;
  readonly tracedExpansions: number;
}

interface SentScout {
  readonly prepared: PreparedSearch;
  readonly session: Session;
  /** What it may take of the memory. */
  readonly share: number;
}

const SCOUT_TURN_SHIFT = 3;
const LONGEST_TURN = 2 ** 30;
/** What a scout may take of the memory: little, for it is the proof that needs it. */
const MOST_SCOUT_MEMORY = 2 ** 28;
const SCOUT_SHARE = 4;

export class AnytimeSearch {
  best: Solution | undefined;
  /** Memory did not suffice to tell the last solution of the search, which is better than the best so far. */
  isUntold = false;
  /** The time that went into replaying solutions. */
  replayMs = 0;
  readonly session: Session;
  readonly #task: AnytimeTask;
  readonly #waiting: PrepareScout[];
  #scout: SentScout | undefined;
  /** What scouts that are back have counted. */
  #scouted = { expanded: 0, generated: 0, stored: 0 };
  /** How many expansions the search, or the scout, still has in this turn. */
  #turn: number;
  #isScoutsTurn = false;
  /** How long a turn of the search is. */
  #length: number;

  static async begin(task: AnytimeTask): Promise<AnytimeSearch> {
    const { work, limits } = task.prepared;
    const { maxMemoryBytes, tracedExpansions } = task;
    return new AnytimeSearch(task, await task.engine.open({ work, limits, maxMemoryBytes, tracedExpansions }));
  }

  private constructor(task: AnytimeTask, session: Session) {
    this.#task = task;
    this.session = session;
    this.#waiting = [...task.scouts.prepare];
    this.#length = Math.max(1, task.scouts.after);
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
    return this.session.status !== RUNNING || (this.best !== undefined && this.lowerBound >= this.best.cost);
  }

  /** No solution costs less. A search that looks for nothing but what is better than the best so far may stand beyond it. */
  get lowerBound(): number {
    const { rootBound, provenAt } = this.#task.prepared;
    const proven = Math.max(rootBound, provenAt(this.session.counts().lowerBound));
    return Math.min(proven, this.best?.cost ?? UNLIMITED);
  }

  /** Of the search, and what scouts have expanded, generated and stored as well. */
  counts(): Counts {
    const counts = this.session.counts();
    const scout = this.#scout?.session.counts();
    return {
      ...counts,
      expanded: counts.expanded + this.#scouted.expanded + (scout?.expanded ?? 0),
      generated: counts.generated + this.#scouted.generated + (scout?.generated ?? 0),
      stored: counts.stored + this.#scouted.stored + (scout?.stored ?? 0),
      memoryBytes: counts.memoryBytes + (scout?.memoryBytes ?? 0),
    };
  }

  close(): void {
    this.#scout?.session.close();
    this.session.close();
  }

  #advanceSearch(steps: number): void {
    const { session } = this;
    const isScouted = this.#scout !== undefined || this.#waiting.length > 0;
    const now = isScouted ? Math.min(steps, this.#turn) : steps;
    session.advance(now);
    this.#takeBest();
    if (!isScouted) return;
    this.#turn -= now;
    if (this.#turn <= 0) this.#giveTurn(true);
  }

  /** The solution of the search itself, or of a method the best that it has before its proof. */
  #takeBest(): void {
    const { session } = this;
    const cost = session.best();
    const isBetter = cost !== UNLIMITED && cost < (this.best?.cost ?? UNLIMITED);
    if (session.status !== SOLVED && !isBetter) return;
    const numbers = session.moves();
    this.isUntold = numbers === undefined;
    this.#improve(this.#task.prepared, numbers);
  }

  async #advanceScout(steps: number): Promise<void> {
    const scout = this.#scout ?? (await this.#sendScout());
    if (scout === undefined) return this.#giveTurn(false);
    const { session, prepared } = scout;
    const now = Math.min(steps, this.#turn);
    session.advance(now);
    this.#turn -= now;
    if (session.status === SOLVED) this.#improve(prepared, session.moves());
    if (session.status !== RUNNING) this.#callBack();
    if (session.status !== RUNNING || this.#turn <= 0) this.#giveTurn(false);
  }

  #giveTurn(toScout: boolean): void {
    this.#isScoutsTurn = toScout;
    if (!toScout) this.#length = Math.min(2 * this.#length, LONGEST_TURN);
    const isFirst = this.#length === this.#task.scouts.after;
    this.#turn = toScout && !isFirst ? Math.max(1, this.#length >> SCOUT_TURN_SHIFT) : this.#length;
    if (!toScout) this.#allow(this.session, this.#task.maxMemoryBytes - (this.#scout?.share ?? 0));
    else if (this.#scout !== undefined) this.#allow(this.#scout.session, this.#scout.share);
  }

  /** Sends out the next scout, with a part of what is left of the memory; undefined where none waits. */
  async #sendScout(): Promise<SentScout | undefined> {
    const prepare = this.#waiting.shift();
    if (prepare === undefined) return undefined;
    const { engine, maxMemoryBytes } = this.#task;
    const left = Math.max(0, maxMemoryBytes - this.session.counts().memoryBytes);
    const share = Math.trunc(Math.min(MOST_SCOUT_MEMORY, left / SCOUT_SHARE));
    const prepared = prepare();
    const { work } = prepared;
    const limits = this.#allowance(0);
    const session = await engine.open({ work, limits, maxMemoryBytes: share, tracedExpansions: 0 });
    this.#scout = { prepared, session, share };
    return this.#scout;
  }

  #callBack(): void {
    if (this.#scout === undefined) return;
    const { expanded, generated, stored } = this.#scout.session.counts();
    this.#scout.session.close();
    this.#scout = undefined;
    this.#scouted = {
      expanded: this.#scouted.expanded + expanded,
      generated: this.#scouted.generated + generated,
      stored: this.#scouted.stored + stored,
    };
  }

  #allow(session: Session, maxMemoryBytes: number): void {
    session.allow({ ...this.#allowance(session.counts().expanded), maxMemoryBytes });
  }

  /** For whoever has expanded so many of all: a limit on expansions is on all together, and only what is better than the
   *  best so far is looked for. */
  #allowance(ownExpanded: number): SearchLimits {
    const { maxExpanded, maxCost } = this.#task.prepared.limits;
    return {
      maxExpanded: Math.max(0, maxExpanded - (this.counts().expanded - ownExpanded)),
      maxCost: this.best === undefined ? maxCost : Math.min(maxCost, this.best.cost - 1),
    };
  }

  /** Nothing, where memory did not suffice to tell the moves. */
  #improve(prepared: PreparedSearch, numbers: readonly number[] | undefined): void {
    if (numbers === undefined) return;
    const begun = performance.now();
    const solution = replayed(this.#task.target, prepared, numbers, this.#task.costModel);
    this.replayMs += performance.now() - begun;
    if (this.best !== undefined && solution.cost >= this.best.cost) return;
    this.best = solution;
  }
}
