// <fourfold-player>: a board and everything around it. This is the shell: attributes and properties in, events out, and who
// is told when the position changes. What is asked of the engine is tutor.ts, the playing back playback.ts, what is seen
// player-view.ts and the parts that it is made of.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { EngineName } from "../../engines/session.ts";
import { optimumOf } from "../../levels/facts.ts";
import type { Problem } from "../../levels/problem.ts";
import type { LoadedLevel, PlayableLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import { wordsOf } from "../../playing/replay.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { KeyHelp } from "../../puzzles/surface.ts";
import type { MoveValue } from "../board/analysis-layer.ts";
import type { MoveDetail } from "../board/board-events.ts";
import { FourfoldBoard } from "../board/fourfold-board.ts";
import { choice } from "../common/choice.ts";
import { define } from "../common/define.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { MOVES_ATTRIBUTE } from "../common/moves-attribute.ts";
import { sharedPool } from "../common/shared-pool.ts";
import type { Advice } from "./advice.ts";
import { Advisor } from "./advisor.ts";
import { type Comparison, compare } from "./comparison.ts";
import { type Control, controlsOf } from "./controls.ts";
import { History } from "./line.ts";
import { Playback } from "./playback.ts";
import { playerStyles } from "./player.styles.ts";
import { tellOfPlayer } from "./player-events.ts";
import { playerView } from "./player-view.ts";
import { Tutor } from "./tutor.ts";

const ENGINES = ["wasm", "ts"] as const;

/** Everything that belongs to one level. */
interface Lesson {
  readonly loaded: LoadedLevel;
  readonly playable: PlayableLevel;
  readonly costModel: string;
  readonly history: History;
  readonly tutor: Tutor;
  readonly playback: Playback;
}

/**
 * A board with hints, checks, solutions, playback, analysis, and the moves so far.
 *
 * @slot side - what a page puts beside the board, under the panel; below the toolbar where it is narrow
 * @csspart player - everything
 * @csspart head - title, stars and cost above the board
 * @csspart name - the title of the level and its puzzle, in the head
 * @csspart board - the picture of the board
 * @csspart problems - what is said of a level that is wrong
 * @csspart toolbar - the buttons under the board
 * @csspart panel - what stands beside the board, and under it where it is narrow
 * @csspart moves - the moves so far
 * @csspart analysis - the table of what each move is worth
 * @csspart playback - the controls of a playback
 * @csspart comparison - the own line beside a best one
 * @cssprop --fourfold-accent - what can be done
 * @cssprop --fourfold-success - what is solved
 * @cssprop --fourfold-refusal - what is not possible, and what is lost
 * @cssprop --fourfold-panel - the ground of the panel
 * @cssprop --fourfold-on-accent - text on the accent
 * @cssprop --fourfold-ink - text
 * @cssprop --fourfold-quiet - text that is less important
 * @cssprop --fourfold-rule - lines between things
 * @cssprop --fourfold-font - the font of text
 * @cssprop --fourfold-board-height - the most that the board takes of the height, where nothing stands open under it
 * @attr solved - there while the level is solved, for styling
 * @fires fourfold-hint - a hint is given: move
 * @fires fourfold-check - whether it can still be solved: solvable, remaining, why
 * @fires fourfold-load - a level is there: game, title, rows, columns, optimal
 * @fires fourfold-error - a level is wrong: problems
 * @fires fourfold-before-move - a move is about to be made, and can be called off: move
 * @fires fourfold-move - a move was made, taken back or played again: move, words, moves, cost, by
 * @fires fourfold-move-end - the same, after its animation
 * @fires fourfold-refused - a move is not possible: move, reason
 * @fires fourfold-solved - the level is solved: moves, cost, stars, optimal
 */
export class FourfoldPlayer extends LitElement {
  static override styles = playerStyles;

  /** The address of a level file; `#3` or `#Title` after it picks a level. */
  @property() src = "";
  /** Which level of the text, from 1. */
  @property({ type: Number }) index = 1;
  /** The text of a level file. */
  @property() level = "";
  /** What `loadLevels` returned, or one level of it. */
  @property({ attribute: false }) loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
  /** The moves so far, in notation. */
  @property(MOVES_ATTRIBUTE) moves = "";
  /** `scene` or `flat`. */
  @property({ reflect: true, useDefault: true }) view = "scene";
  /** Shows, does not play. */
  @property({ type: Boolean, reflect: true }) readonly = false;
  /** The speed of animation; 0 is none. */
  @property({ type: Number, reflect: true, useDefault: true }) tempo = 1;
  /** `moves` or `weighted`. */
  @property({ reflect: true, useDefault: true }) cost = "moves";
  /** The accessible name of the board; puzzle, title and size where it is not said. */
  @property({ reflect: true, useDefault: true }) label = "";

  /** Which of `undo redo restart hint check solve playback analysis` there are; null for all, the last four under Study. */
  @property({ reflect: true }) controls: string | null = null;
  /** An address, offered as Next when the level is solved. */
  @property({ reflect: true, useDefault: true }) next = "";
  /** The moves to play back; the level's own, or those of the solver, where it is not said. */
  @property({ reflect: true, useDefault: true }) solution = "";
  /** Begins to play back when there is a level. */
  @property({ type: Boolean, reflect: true }) autoplay = false;
  /** `wasm` or `ts`. A puzzle of one's own is always searched by `ts`. */
  @property({ reflect: true, useDefault: true }) engine = "wasm";
  /** The address of the script of the worker, where the usual one cannot be used. */
  @property({ reflect: true, useDefault: true }) worker = "";

  @state() private isStudying = false;
  @state() private comparison: Comparison | undefined;
  @state() private isOtherEngine = false;
  @state() private keyHelp: readonly KeyHelp[] = [];
  @query("fourfold-board") private readonly board!: FourfoldBoard | null;

  readonly #language = new NearestLanguage(this);
  readonly #source = new LevelSource(this, (level) => this.#open(level));
  #reading: Promise<void> | undefined;
  #isReading = false;
  #shown: LoadedLevel | undefined;
  #lesson: Lesson | undefined;
  #analysis: readonly MoveValue[] = [];
  /** What the board is told of moves; it is behind while a level is on its way. */
  #movesOfBoard = "";
  #asked = "";
  #seen = "";
  /** The level was solved by its being played back. */
  #isShownSolution = false;
  #comparing = new AbortController();
  /** What was asked before for was told: the optimum is no secret any more. */
  #isOptimumAsked = false;

  // --- What the board has

  /** The play: state, cost, canUndo, canRedo; undefined before there is a level. */
  get play(): Play | undefined {
    return this.board?.play;
  }

  /** Whether it is solved. */
  get solved(): boolean {
    return this.play?.isSolved ?? false;
  }

  /** What is wrong with the level; empty where nothing is. */
  get problems(): readonly Problem[] {
    return this.#shown?.problems ?? [];
  }

  /** What the moves from here are worth, drawn over the board: what was given, or what the player found out. */
  get analysis(): readonly MoveValue[] {
    const tutor = this.#lesson?.tutor;
    return tutor?.isAnalysing === true ? tutor.values : this.#analysis;
  }

  set analysis(values: readonly MoveValue[]) {
    this.#analysis = values;
    this.requestUpdate();
  }

  /** Plays a move; false where it is refused. */
  move(word: string, by: "code" | "playback" = "code"): boolean {
    return this.board?.move(word, by) ?? false;
  }

  /** Takes the last move back; false where there is none. */
  undo(): boolean {
    return this.board?.undo() ?? false;
  }

  /** Plays the move again that was taken back last; false where there is none. */
  redo(): boolean {
    return this.board?.redo() ?? false;
  }

  /** Goes back to the start. */
  restart(): void {
    this.board?.restart();
  }

  /** The present position as a level; null where a level file cannot say it. */
  toText(): string | null {
    return this.board?.toText() ?? null;
  }

  /** Puts the focus on the cell that is in turn. */
  override focus(): void {
    this.board?.focus();
  }

  // --- What it has beside the board

  /** Shows the first move of a cheapest solution from here, and gives it; null where there is none. */
  async hint(): Promise<string | null> {
    this.pause();
    const move = await this.#lesson?.tutor.hint();
    if (move === undefined) return null;
    tellOfPlayer(this, "fourfold-hint", { move });
    return move;
  }

  /** Finds out whether it can still be solved. */
  async check(): Promise<void> {
    this.pause();
    const advice = await this.#lesson?.tutor.check();
    if (advice === undefined) return;
    this.#isOptimumAsked = true;
    this.requestUpdate();
    tellOfPlayer(this, "fourfold-check", this.#checked(advice));
  }

  /** Plays the best solution from here. */
  async solveFromHere(): Promise<void> {
    const lesson = this.#lesson;
    this.pause();
    const line = await lesson?.tutor.line();
    if (lesson === undefined || line === undefined) return;
    this.#isOptimumAsked = true;
    const { history, playback } = lesson;
    playback.follow([...history.words(history.at), ...line]);
    playback.play();
  }

  /** Plays moves back, from the start of the level; without them the solution. */
  async playback(moves?: string): Promise<void> {
    const lesson = this.#lesson;
    const line = moves === undefined ? await this.#solution() : wordsOf(moves);
    if (lesson === undefined || lesson !== this.#lesson || line === undefined) return;
    this.#isOptimumAsked = true;
    if (moves !== undefined) lesson.playback.restart(line);
    else lesson.playback.follow(line);
    lesson.playback.play();
  }

  /** Stops the playback where it is. */
  pause(): void {
    this.#lesson?.playback.pause();
  }

  /** Steps along what is played back, or along the own moves; backwards where it is below 0. */
  async step(by: number): Promise<void> {
    const lesson = this.#lesson;
    if (lesson === undefined) return;
    const { playback } = lesson;
    if (by > 0 && !playback.hasLine && playback.at >= playback.track.length) {
      const line = await this.#solution();
      if (line === undefined || lesson !== this.#lesson) return;
      this.#isOptimumAsked = true;
      playback.follow(line);
    }
    playback.step(by);
  }

  // --- Life

  override connectedCallback(): void {
    define("fourfold-board", FourfoldBoard);
    super.connectedCallback();
    this.#lesson?.tutor.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#lesson?.tutor.close();
    this.#lesson?.playback.pause();
    this.#comparing.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOther = LEVEL_PROPERTIES.some((name) => changed.has(name));
    if (isOther) {
      this.#asked = changed.has("moves") ? this.moves : "";
      this.#isReading = true;
      this.#reading = this.#source.read();
    } else if (changed.has("moves")) {
      if (this.#isReading) this.#asked = this.moves;
      else this.#movesOfBoard = this.moves;
    }
    const isAdvisedOtherwise = changed.has("engine") || changed.has("worker") || changed.has("cost");
    if (!isOther && isAdvisedOtherwise && this.#shown !== undefined) this.#begin(this.#shown);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.get("isStudying") === false) this.#showPanel();
    this.#showLastMove();
  }

  /** With the board, where both have room in one column. */
  #showPanel(): void {
    const [table, panel] = [".player", ".panel"].map((part) => this.renderRoot.querySelector(part));
    const { bottom = 0 } = panel?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) table?.scrollIntoView({ block: "start" });
  }

  /** The last move is seen, where the list of them is one that scrolls. */
  #showLastMove(): void {
    const list = this.renderRoot.querySelector(".moves");
    const entry = list?.querySelector("[aria-current=step]")?.parentElement;
    const seen = [this.moves, this.comparison === undefined, this.isStudying].join();
    if (!list || !entry || seen === this.#seen) return;
    this.#seen = seen;
    const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#reading;
    await super.getUpdateComplete();
    await this.board?.updateComplete;
    return super.getUpdateComplete();
  }

  #open(loaded: LoadedLevel | undefined): void {
    this.#isReading = false;
    this.#movesOfBoard = this.#asked;
    this.#asked = "";
    this.#isOptimumAsked = false;
    this.comparison = undefined;
    this.#analysis = [];
    this.#shown = loaded;
    this.#begin(loaded);
    this.requestUpdate();
  }

  /** A new lesson, at the moves of the old one where it is of the same level. */
  #begin(loaded: LoadedLevel | undefined): void {
    const before = this.#lesson;
    before?.tutor.close();
    before?.playback.close();
    this.#lesson = undefined;
    this.isOtherEngine = false;
    const playable = loaded?.playable;
    if (loaded === undefined || playable === undefined) return;
    const costModel = choice(this, "cost", this.cost, playable.puzzle.costModels);
    const engine = choice<EngineName>(this, "engine", this.engine, ENGINES);
    const advisor = new Advisor(loaded, playable, {
      pool: sharedPool(this.worker),
      engine: PUZZLES.includes(playable.puzzle) ? engine : "ts",
      costModel,
      onOtherEngine: () => {
        this.isOtherEngine = true;
      },
    });
    const history = new History(playable, costModel);
    if (before?.loaded === loaded) history.goTo(before.history.words(before.history.at));
    const changed = (): void => this.requestUpdate();
    const tutor = new Tutor({ history, changed }, playable, advisor, costModel);
    this.#lesson = { loaded, playable, costModel, history, tutor, playback: this.#playbackOf(history) };
    tutor.isAnalysing = before?.tutor.isAnalysing === true;
    void this.#readHelp(playable);
  }

  async #readHelp(playable: PlayableLevel): Promise<void> {
    const surface = await playable.puzzle.surface?.();
    if (this.#lesson?.playable === playable) this.keyHelp = surface?.input.help ?? [];
  }

  #playbackOf(history: History): Playback {
    return new Playback({
      get words() {
        return history.words(history.at);
      },
      get track() {
        return history.words();
      },
      play: (word) => this.move(word, "playback"),
      goTo: (words) => this.#goTo(words),
      undo: () => void this.undo(),
      redo: () => void this.redo(),
      changed: () => this.requestUpdate(),
    });
  }

  /** At once, so that what is asked next is asked of there. */
  #goTo(words: readonly string[]): void {
    this.board?.goTo(words.join(" "));
  }

  // --- What the board tells

  /** The board has another level, and is at its start. */
  #loaded(): void {
    this.#reflect("");
    if (this.autoplay) void this.playback();
  }

  #moved({ detail }: CustomEvent<MoveDetail>): void {
    this.#reflect(detail.moves);
    this.#isShownSolution = this.#lesson?.playback.hasLine === true;
  }

  #reflect(moves: string): void {
    this.#movesOfBoard = moves;
    this.moves = moves;
    if (moves === "") this.removeAttribute("moves");
    else this.setAttribute("moves", moves);
    this.toggleAttribute("solved", this.solved);
    this.#comparing.abort();
    this.comparison = undefined;
    this.#analysis = [];
    const lesson = this.#lesson;
    if (lesson === undefined) return;
    lesson.history.goTo(wordsOf(moves));
    lesson.playback.moved();
    lesson.tutor.moved();
  }

  /** A word was refused: the board may have come less far than it was told to, and says so when it is done. */
  #refused(): void {
    queueMicrotask(() => {
      const moves = this.board?.moves ?? "";
      if (moves !== this.moves) this.#reflect(moves);
    });
  }

  async #wasSolved(): Promise<void> {
    const lesson = this.#lesson;
    if (lesson === undefined || !this.#controls.tellsAnswers) return;
    this.#comparing.abort();
    const controller = new AbortController();
    this.#comparing = controller;
    const { history, tutor, playable, costModel } = lesson;
    const about = { advisor: tutor.advisor, playable, costModel };
    try {
      const comparison = await compare(about, history.played, history.start, controller.signal);
      if (!controller.signal.aborted) this.comparison = comparison;
    } catch (reason) {
      if (!controller.signal.aborted) console.error(reason);
    }
  }

  #checked({ outcome, lowerBound, why }: Advice) {
    return {
      solvable: outcome === "unknown" ? null : outcome === "solvable",
      remaining: outcome === "lost" ? null : lowerBound,
      why: why?.[this.#language.now] ?? null,
    };
  }

  /** The moves to play back from the start, or, where the person is elsewhere, on from there. */
  async #solution(): Promise<readonly string[] | undefined> {
    const lesson = this.#lesson;
    if (lesson === undefined) return undefined;
    if (lesson.playback.hasLine) return lesson.playback.track;
    const given = this.solution === "" ? lesson.playable.facts.solution : this.solution;
    return given === undefined ? lesson.tutor.lineFromStart() : wordsOf(given);
  }

  async #backToSolvable(): Promise<void> {
    const lesson = this.#lesson;
    const count = await lesson?.tutor.lastSolvable();
    if (lesson === undefined || count === undefined) return;
    while (lesson.history.at > count && this.undo());
  }

  // --- What is seen

  get #controls() {
    return controlsOf(this, this.controls);
  }

  /** What it takes at least, where it is no secret: when the level is solved, or it was asked for. */
  get #optimum(): number | undefined {
    const lesson = this.#lesson;
    if (lesson === undefined || !(this.solved || this.#isOptimumAsked) || !this.#controls.tellsAnswers)
      return undefined;
    if (this.comparison !== undefined) return this.comparison.optimum;
    const proven = this.#provenOptimum;
    if (proven !== undefined) return proven;
    const fact = optimumOf(lesson.playable.facts, lesson.costModel);
    return typeof fact === "number" ? fact : undefined;
  }

  /** What its own searches have proven. */
  get #provenOptimum(): number | undefined {
    const { tutor, history } = this.#lesson ?? {};
    if (tutor === undefined || history === undefined) return undefined;
    const { isProven, cost } = tutor.advisor.known.of(history.start);
    return isProven ? (cost ?? undefined) : undefined;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.#shown === undefined) return nothing;
    const board = this.#boardView();
    const lesson = this.#lesson;
    if (lesson === undefined) return board;
    return playerView({
      ...lesson,
      board,
      language: this.#language.now,
      controls: this.#controls,
      play: this.play,
      isReadonly: this.readonly,
      isStudying: this.isStudying,
      isOtherEngine: this.isOtherEngine,
      isShownSolution: this.#isShownSolution,
      comparison: this.comparison,
      optimum: this.#optimum,
      next: this.next,
      keyHelp: this.keyHelp,
      actions: {
        undo: () => void this.undo(),
        redo: () => void this.redo(),
        restart: () => this.restart(),
        hint: () => void this.hint(),
        check: () => void this.check(),
        solve: () => void this.solveFromHere(),
        analyse: () => this.#toggleAnalysis(),
        study: () => {
          this.isStudying = !this.isStudying;
        },
        back: () => void this.#backToSolvable(),
        stop: () => lesson.tutor.stop(),
        togglePlayback: () => (lesson.playback.isPlaying ? this.pause() : void this.playback()),
        step: (by) => void this.step(by),
        seek: (at) => lesson.playback.seek(at),
        setSpeed: (speed) => {
          lesson.playback.speed = speed;
        },
        goTo: (words) => this.#goTo(words),
      },
    });
  }

  #toggleAnalysis(): void {
    const tutor = this.#lesson?.tutor;
    if (tutor === undefined) return;
    this.#isOptimumAsked = true;
    tutor.isAnalysing = !tutor.isAnalysing;
  }

  #boardView(): TemplateResult {
    return html`<fourfold-board
      exportparts="board, problems"
      .loaded=${this.#shown}
      .moves=${this.#movesOfBoard}
      .view=${this.view}
      .readonly=${this.readonly}
      .tempo=${this.tempo}
      .cost=${this.cost}
      .label=${this.label}
      .analysis=${this.analysis}
      .hint=${this.#lesson?.tutor.hinted ?? ""}
      .optimum=${this.#provenOptimum}
      @fourfold-load=${this.#loaded}
      @fourfold-move=${this.#moved}
      @fourfold-refused=${this.#refused}
      @fourfold-solved=${this.#wasSolved}
      @keydown=${{ handleEvent: (event: KeyboardEvent) => this.#pressed(event), capture: true }}
    ></fourfold-board>`;
  }

  /** Keys of what is not listed mean nothing. */
  #pressed(event: KeyboardEvent): void {
    const control = controlOfKey(event);
    if (control !== undefined && !this.#controls.has(control)) event.stopPropagation();
  }
}

function controlOfKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Control | undefined {
  if (key === "Backspace") return "undo";
  if (key === "Home") return "restart";
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" ? "redo" : undefined;
}
