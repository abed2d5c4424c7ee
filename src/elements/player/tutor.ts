// What a person asks of the position that they are at, and what comes of it: a hint, whether it can still be solved, the
// best line, the last position that had one, and what each move is worth. Whatever was asked is given up when the position
// is another. It draws nothing: what it has to say is data, put into words where it is shown.
import type { Words } from "../../language/words.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { MoveValue } from "../board/analysis-layer.ts";
import type { Advice } from "./advice.ts";
import type { Advisor, Position, Question } from "./advisor.ts";
import { positionAfter } from "./comparison.ts";
import { firstMove, type History } from "./line.ts";
import { analyseMoves } from "./move-analysis.ts";

export type Request = "hint" | "check" | "solve" | "back";

export type Notice =
  | { readonly kind: "thinking"; readonly about: Request; readonly states: number }
  | { readonly kind: "hint"; readonly words: Words; readonly isProven: boolean }
  | { readonly kind: "check"; readonly advice: Advice }
  | { readonly kind: "solving"; readonly cost: number; readonly isProven: boolean }
  | { readonly kind: "already-solved" | "none-found" | "failed" };

/** A search that is asked for is given this long, in milliseconds, and may be told to stop before. */
const PATIENCE = 60_000;
/** A search that takes longer than this is seen to be going on. */
const SEEN_AFTER = 200;

export interface TutorHost {
  readonly history: History;
  /** Something that is to be seen is other now. */
  changed(): void;
}

export class Tutor {
  notice: Notice | undefined;
  /** The move of the last hint, while the position is that of the hint. */
  hinted: string | undefined;
  values: readonly MoveValue[] = [];
  /** All that can be known of the moves is told. */
  isAnalysed = false;
  readonly advisor: Advisor;
  readonly #host: TutorHost;
  readonly #playable: PlayableLevel;
  readonly #model: CostModel;
  #here = new AbortController();
  #pending: { readonly about: Request; readonly stop: AbortController; readonly gone: AbortController } | undefined;
  #analysing: AbortController | undefined;
  #isAnalysing = false;
  #named: { readonly state: unknown; readonly words: ReadonlyMap<string, Words> } | undefined;

  constructor(host: TutorHost, playable: PlayableLevel, advisor: Advisor, model: CostModel) {
    this.#host = host;
    this.#playable = playable;
    this.advisor = advisor;
    this.#model = model;
  }

  get position(): Position {
    const { at, steps, start } = this.#host.history;
    return positionAfter(steps, at, start);
  }

  /** What is known of where the person is, without a search. */
  get known(): Advice {
    return this.advisor.known.of(this.position.state);
  }

  // --- What is asked

  /** The first move of a best line; undefined where there is none, or where nobody wants it any more. */
  async hint(): Promise<string | undefined> {
    const { position } = this;
    const advice = await this.#ask("hint", { position });
    if (advice === undefined) return undefined;
    const move = firstMove(this.#playable, position.state, this.advisor.lineFrom(position));
    this.hinted = move?.text;
    this.#say(
      move === undefined ? withoutLine(advice) : { kind: "hint", words: move.words, isProven: advice.isProven },
    );
    return move?.text;
  }

  async check(): Promise<Advice | undefined> {
    const advice = await this.#ask("check");
    if (advice === undefined) return undefined;
    this.#say(advice.outcome === "unknown" ? { kind: "none-found" } : { kind: "check", advice });
    return advice;
  }

  /** The words of the best line from here. */
  line(): Promise<readonly string[] | undefined> {
    return this.#lineFrom(this.position);
  }

  lineFromStart(): Promise<readonly string[] | undefined> {
    return this.#lineFrom({ moves: "", state: this.#host.history.start });
  }

  async #lineFrom(position: Position): Promise<readonly string[] | undefined> {
    const advice = await this.#ask("solve", { position });
    if (advice === undefined) return undefined;
    const { cost, isProven } = advice;
    const line = this.advisor.lineFrom(position);
    const isLine = line.length > 0 && cost !== null;
    this.#say(isLine ? { kind: "solving", cost, isProven } : withoutLine(advice));
    return isLine ? line : undefined;
  }

  /** How many of the moves so far had a solution after them. Once it is lost it stays so, so that halving finds it. */
  async lastSolvable(): Promise<number | undefined> {
    const { steps, at, start } = this.#host.history;
    const first = await this.#ask("back", { position: positionAfter(steps, 0, start), anySolution: true });
    if (first?.outcome === "lost") this.#say({ kind: "check", advice: first });
    if (first?.outcome !== "solvable") return undefined;
    let [solvable, lost] = [0, at];
    while (lost - solvable > 1) {
      const middle = Math.floor((solvable + lost) / 2);
      const found = await this.#ask("back", { position: positionAfter(steps, middle, start), anySolution: true });
      if (found === undefined) return undefined;
      if (found.outcome === "solvable") solvable = middle;
      else lost = middle;
    }
    this.#say(undefined);
    return solvable;
  }

  /** What is known by now is enough. */
  stop(): void {
    this.#pending?.stop.abort();
  }

  // --- What each move is worth

  get isAnalysing(): boolean {
    return this.#isAnalysing;
  }

  set isAnalysing(isAnalysing: boolean) {
    this.#isAnalysing = isAnalysing;
    if (isAnalysing) void this.#analyse();
    else this.#endAnalysis();
    this.#host.changed();
  }

  #endAnalysis(): void {
    this.#analysing?.abort();
    this.#analysing = undefined;
    this.values = [];
    this.isAnalysed = false;
  }

  async #analyse(): Promise<void> {
    this.#analysing?.abort();
    const { puzzle, level } = this.#playable;
    // Then there is nothing left to ask.
    if (puzzle.isSolved(level, this.position.state)) {
      this.#endAnalysis();
      return;
    }
    const controller = new AbortController();
    this.#analysing = controller;
    const { signal } = controller;
    const tell = (values: readonly MoveValue[], isOver: boolean): void => {
      if (signal.aborted) return;
      this.values = values;
      this.isAnalysed = isOver;
      this.#host.changed();
    };
    const task = { playable: this.#playable, advisor: this.advisor, costModel: this.#model, signal, tell };
    try {
      await analyseMoves(task, this.position);
    } catch (reason) {
      if (signal.aborted) return;
      this.isAnalysed = true;
      this.#fail(reason);
    }
  }

  /** A move of this position in words. */
  wordsOf(move: string): Words {
    const { state } = this.position;
    if (this.#named === undefined || this.#named.state !== state) {
      this.#named = { state, words: namesOf(this.#playable, state) };
    }
    return this.#named.words.get(move) ?? { en: move, pt: move };
  }

  // --- Life

  /** The position is another: whatever was asked of the old one is given up. */
  moved(): void {
    this.#giveUp();
    this.notice = undefined;
    this.hinted = undefined;
    if (this.#isAnalysing) void this.#analyse();
    this.#host.changed();
  }

  /** Nothing is searched for until it is resumed. */
  close(): void {
    this.#giveUp();
  }

  resume(): void {
    if (this.#isAnalysing) void this.#analyse();
  }

  #giveUp(): void {
    this.#here.abort();
    this.#here = new AbortController();
    this.#pending = undefined;
    this.#endAnalysis();
  }

  /** Asks, and shows that it takes long where it does. What was asked before and is not answered yet is given up. */
  async #ask(
    about: Request,
    { position = this.position, ...more }: Partial<Question> & { readonly position?: Position } = {},
  ): Promise<Advice | undefined> {
    this.#pending?.gone.abort();
    this.#analysing?.abort();
    const here = this.#here.signal;
    const pending = { about, stop: new AbortController(), gone: new AbortController() };
    this.#pending = pending;
    let states = 0;
    const show = (): void => this.#say({ kind: "thinking", about, states });
    const seen = setTimeout(show, SEEN_AFTER);
    const onProgress = ({ expanded }: { readonly expanded: number }): void => {
      states = expanded;
      if (this.notice?.kind === "thinking") show();
    };
    const signal = AbortSignal.any([here, pending.gone.signal]);
    try {
      const question = { signal, stop: pending.stop.signal, timeMs: PATIENCE, onProgress, ...more };
      const advice = await this.advisor.ask(position, question);
      return signal.aborted ? undefined : advice;
    } catch (reason) {
      if (!signal.aborted) this.#fail(reason);
      return undefined;
    } finally {
      clearTimeout(seen);
      if (this.#pending === pending) {
        this.#pending = undefined;
        if (this.#isAnalysing && !this.isAnalysed) void this.#analyse();
      }
    }
  }

  #fail(reason: unknown): void {
    console.error(reason);
    this.#say({ kind: "failed" });
  }

  #say(notice: Notice | undefined): void {
    this.notice = notice;
    this.#host.changed();
  }
}

function withoutLine(advice: Advice): Notice {
  if (advice.outcome === "lost") return { kind: "check", advice };
  return { kind: advice.cost === 0 ? "already-solved" : "none-found" };
}

function namesOf({ puzzle, level }: PlayableLevel, state: unknown): Map<string, Words> {
  const moves = puzzle.listMoves(level, state);
  return new Map(moves.map((move) => [puzzle.formatMove(move), puzzle.describeMove(level, state, move)]));
}
