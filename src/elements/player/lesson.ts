// A person at one level of a player: what was played, what is asked of the tutor, what is played back, and how the own
// solution compares with a best one. It ends with its level: answers that come later come to nothing. It neither draws nor
// tells events; the board that it moves and the page are its host's.

import type { EngineName } from "../../engines/session.ts";
import { optimumOf } from "../../levels/facts.ts";
import type { LoadedLevel, PlayableLevel } from "../../playing/loaded-level.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { KeyHelp } from "../../puzzles/surface.ts";
import type { SolverPool } from "../../worker/solver-pool.ts";
import { surfaceOf } from "../board/surface-of.ts";
import type { Advice } from "./advice.ts";
import { Advisor } from "./advisor.ts";
import { type Comparison, compare } from "./comparison.ts";
import { History } from "./line.ts";
import { Playback } from "./playback.ts";
import { Tutor } from "./tutor.ts";

export interface LessonHost {
  /** What is to be played back, where somebody says it. */
  readonly solution: string;
  /** False where it is refused. */
  play(word: string): boolean;
  goTo(words: readonly string[]): void;
  undo(): boolean;
  redo(): boolean;
  /** Something that is to be seen is other now. */
  changed(): void;
}

export interface LessonSettings {
  readonly pool: Pick<SolverPool, "solve">;
  readonly engine: EngineName;
  readonly costModel: CostModel;
}

export class Lesson {
  readonly loaded: LoadedLevel;
  readonly playable: PlayableLevel;
  readonly costModel: CostModel;
  readonly history: History;
  readonly tutor: Tutor;
  readonly playback: Playback;
  keyHelp: readonly KeyHelp[] = [];
  comparison: Comparison | undefined;
  /** Another engine searched than was asked for. */
  isOtherEngine = false;
  /** The level was solved by its being played back. */
  isShownSolution = false;
  readonly #host: LessonHost;
  #comparing = new AbortController();
  /** What was asked for before told it: the optimum is no secret any more. */
  #isOptimumAsked = false;
  #isOver = false;

  /** It goes on where the lesson before was, where that was of the same level. */
  constructor(
    host: LessonHost,
    loaded: LoadedLevel,
    playable: PlayableLevel,
    settings: LessonSettings,
    before?: Lesson,
  ) {
    const { costModel } = settings;
    this.#host = host;
    this.loaded = loaded;
    this.playable = playable;
    this.costModel = costModel;
    this.history = new History(playable, costModel);
    const changed = (): void => host.changed();
    const onOtherEngine = (): void => {
      this.isOtherEngine = true;
      changed();
    };
    const advisor = new Advisor(loaded, playable, { ...settings, onOtherEngine });
    this.tutor = new Tutor({ history: this.history, changed }, playable, advisor, costModel);
    this.playback = playbackOf(this.history, host);
    if (before?.loaded === loaded) this.#goOnFrom(before);
    if (before?.tutor.isAnalysing === true) this.tutor.isAnalysing = true;
    void this.#readKeyHelp();
  }

  #goOnFrom(before: Lesson): void {
    this.history.goTo(before.history.words(before.history.at));
    this.keyHelp = before.keyHelp;
    this.isShownSolution = before.isShownSolution;
    this.#isOptimumAsked = before.#isOptimumAsked;
    if (before.costModel === this.costModel) this.comparison = before.comparison;
  }

  async #readKeyHelp(): Promise<void> {
    const surface = await surfaceOf(this.playable.puzzle);
    const help = surface?.input.help ?? [];
    this.keyHelp = help.filter(({ isFor }) => isFor?.(this.playable.level) ?? true);
    this.#host.changed();
  }

  // --- What is asked

  /** The first move of a best line from here; undefined where there is none. */
  hint(): Promise<string | undefined> {
    this.playback.pause();
    return this.tutor.hint();
  }

  /** Whether it can still be solved; undefined where nobody wants to know any more. */
  async check(): Promise<Advice | undefined> {
    this.playback.pause();
    const advice = await this.tutor.check();
    if (advice !== undefined) this.#tellsOptimum();
    return advice;
  }

  toggleAnalysis(): void {
    this.#tellsOptimum();
    this.tutor.isAnalysing = !this.tutor.isAnalysing;
  }

  /** Undoes to the last position that has a solution. */
  async backToSolvable(): Promise<void> {
    const count = await this.tutor.lastSolvable();
    if (count === undefined) return;
    while (this.history.at > count && this.#host.undo());
  }

  // --- What is played back

  /** The best solution from here. */
  async solveFromHere(): Promise<void> {
    this.playback.pause();
    const line = await this.tutor.line();
    if (line !== undefined) this.#playBack(() => this.playback.follow([...this.#played, ...line]));
  }

  /** These words from the start of the level; without them the solution. */
  async playBack(words?: readonly string[]): Promise<void> {
    if (words !== undefined) this.#playBack(() => this.playback.restart(words));
    else if (await this.#takeSolution()) this.playback.play();
  }

  async step(by: number): Promise<void> {
    const { playback } = this;
    const isAtEnd = !playback.hasLine && playback.at >= playback.track.length;
    if (by > 0 && isAtEnd && !(await this.#takeSolution())) return;
    playback.step(by);
  }

  #playBack(take: () => void): void {
    this.#tellsOptimum();
    take();
    this.playback.play();
  }

  /** The line that is played back is the solution now; false where there is none, or where it comes too late. */
  async #takeSolution(): Promise<boolean> {
    const line = await this.#solution();
    if (this.#isOver || line === undefined) return false;
    this.#tellsOptimum();
    this.playback.follow(line);
    return true;
  }

  /** From the start; where the person is on the way of one already, that one. */
  async #solution(): Promise<readonly string[] | undefined> {
    if (this.playback.hasLine) return this.playback.track;
    const { solution } = this.#host;
    const given = solution === "" ? this.playable.facts.solution : solution;
    return given === undefined ? this.tutor.lineFromStart() : wordsOf(given);
  }

  get #played(): readonly string[] {
    return this.history.words(this.history.at);
  }

  // --- The best cost

  /** What it takes at least, where it is no secret: when the level is solved, or it was asked for. */
  optimum(isSolved: boolean): number | undefined {
    if (!isSolved && !this.#isOptimumAsked) return undefined;
    const known = this.comparison?.optimum ?? this.provenOptimum;
    if (known !== undefined) return known;
    const fact = optimumOf(this.playable.facts, this.costModel);
    return typeof fact === "number" ? fact : undefined;
  }

  /** What its own searches have proven. */
  get provenOptimum(): number | undefined {
    const { isProven, cost } = this.tutor.advisor.known.of(this.history.start);
    return isProven ? (cost ?? undefined) : undefined;
  }

  #tellsOptimum(): void {
    this.#isOptimumAsked = true;
    this.#host.changed();
  }

  /** The own line beside a best one, once the level is solved. */
  async compare(): Promise<void> {
    this.#comparing.abort();
    const controller = new AbortController();
    this.#comparing = controller;
    const { history, tutor, playable, costModel } = this;
    const about = { advisor: tutor.advisor, playable, costModel };
    try {
      const comparison = await compare(about, history.played, history.start, controller.signal);
      if (controller.signal.aborted) return;
      this.comparison = comparison;
      this.#host.changed();
    } catch (reason) {
      if (!controller.signal.aborted) console.error(reason);
    }
  }

  // --- Life

  /** The board is elsewhere, by a person or as a solution is shown: what was asked of the old position is given up. */
  moved(moves: string, isShown: boolean): void {
    this.#comparing.abort();
    this.comparison = undefined;
    this.history.goTo(wordsOf(moves));
    this.playback.moved();
    this.tutor.moved();
    this.isShownSolution = isShown || this.playback.hasLine;
  }

  /** Nobody looks: nothing is searched for or played until it is resumed. */
  rest(): void {
    this.#comparing.abort();
    this.tutor.close();
    this.playback.pause();
  }

  resume(): void {
    this.tutor.resume();
  }

  /** There is another level, or another way to search. */
  end(): void {
    this.#isOver = true;
    this.#comparing.abort();
    this.tutor.close();
    this.playback.close();
  }
}

function playbackOf(history: History, host: LessonHost): Playback {
  return new Playback({
    get words() {
      return history.words(history.at);
    },
    get track() {
      return history.words();
    },
    play: (word) => host.play(word),
    goTo: (words) => host.goTo(words),
    undo: () => void host.undo(),
    redo: () => void host.redo(),
    changed: () => host.changed(),
  });
}
