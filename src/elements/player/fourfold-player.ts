// <fourfold-player>: a board and everything around it. This is the shell: attributes and properties in, events out, and the
// board and the lesson told of each other. What belongs to one level is lesson.ts, what is asked of the engine tutor.ts, the
// playing back playback.ts, what is seen player-view.ts and the parts that it is made of.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { EngineName } from "../../engines/session.ts";
import type { Problem } from "../../levels/problem.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import { wordsOf } from "../../playing/replay.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { MoveValue } from "../board/analysis-layer.ts";
import { FourfoldBoard, VIEWS } from "../board/fourfold-board.ts";
import { choice } from "../common/choice.ts";
import { define } from "../common/define.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { MOVES_ATTRIBUTE } from "../common/moves-attribute.ts";
import { ownText } from "../common/own-text.styles.ts";
import { sharedPool } from "../common/shared-pool.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { type MadeBy, type MoveDetail, tell } from "../events.ts";
import { checkDetail } from "./check-detail.ts";
import { controlOfKey, controlsOf } from "./controls.ts";
import { showLastMove, showPanel } from "./in-sight.ts";
import { Lesson, type LessonHost } from "./lesson.ts";
import { playerStyles } from "./player.styles.ts";
import { type PlayerActions, playerView } from "./player-view.ts";

const ENGINES = ["wasm", "ts"] as const;

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
 * @cssprop [--fourfold-player-cell-size=5.5rem] - the greatest size of a cell; the picture shrinks to fit
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
  static override styles = [ownText, playerStyles];

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
  @query("fourfold-board") private readonly board!: FourfoldBoard | null;

  readonly #language = new NearestLanguage(this);
  readonly #source = new LevelSource(this, (level) => this.#open(level));
  #reading: Promise<void> | undefined;
  #isReading = false;
  #shown: LoadedLevel | undefined;
  #lesson: Lesson | undefined;
  #analysis: readonly MoveValue[] = [];
  /** It was given with the level that is on its way. */
  #isAnalysisOfNext = false;
  /** What the board is told of moves; it is behind while a level is on its way. */
  #movesOfBoard = "";
  #asked = "";
  /** At which move the list of moves was scrolled last. */
  #seen = "";

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
  @property({ attribute: false })
  get analysis(): readonly MoveValue[] {
    const tutor = this.#lesson?.tutor;
    return tutor?.isAnalysing === true ? tutor.values : this.#analysis;
  }

  set analysis(values: readonly MoveValue[]) {
    this.#analysis = Array.isArray(values) ? values : [];
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
    const move = await this.#lesson?.hint();
    if (move === undefined) return null;
    tell(this, "fourfold-hint", { move });
    return move;
  }

  /** Finds out whether it can still be solved. */
  async check(): Promise<void> {
    const advice = await this.#lesson?.check();
    if (advice !== undefined) tell(this, "fourfold-check", checkDetail(advice, this.#language.now));
  }

  /** Plays the best solution from here. */
  async solveFromHere(): Promise<void> {
    await this.#lesson?.solveFromHere();
  }

  /** Plays moves back, from the start of the level; without them the solution. */
  async playback(moves?: string): Promise<void> {
    await this.#lesson?.playBack(moves === undefined ? undefined : wordsOf(moves));
  }

  /** Stops the playback where it is. */
  pause(): void {
    this.#lesson?.playback.pause();
  }

  /** Steps along what is played back, or along the own moves; backwards where it is below 0. */
  async step(by: number): Promise<void> {
    await this.#lesson?.step(by);
  }

  // --- Life

  override connectedCallback(): void {
    define("fourfold-board", FourfoldBoard);
    super.connectedCallback();
    this.#lesson?.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#lesson?.rest();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "moves", "label", "next", "solution", "worker");
    const isOther = LEVEL_PROPERTIES.some((name) => changed.has(name)) && this.#source.isOther;
    if (isOther) {
      this.#asked = changed.has("moves") ? this.moves : "";
      this.#isReading = true;
      this.#isAnalysisOfNext = changed.has("analysis");
      if (!this.#isAnalysisOfNext) this.#analysis = [];
      this.#reading = this.#source.read();
    } else if (changed.has("moves")) {
      if (this.#isReading) this.#asked = this.moves;
      else this.#movesOfBoard = this.moves;
    }
    const isAdvisedOtherwise = changed.has("engine") || changed.has("worker") || changed.has("cost");
    if (!isOther && isAdvisedOtherwise && this.#shown !== undefined) this.#begin(this.#shown);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.get("isStudying") === false) showPanel(this.renderRoot);
    const seen = [this.moves, this.#lesson?.comparison === undefined, this.isStudying].join();
    if (seen !== this.#seen) showLastMove(this.renderRoot);
    this.#seen = seen;
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
    this.#shown = loaded;
    this.#begin(loaded);
    this.requestUpdate();
  }

  /** A new lesson, at the moves of the old one where it is of the same level. */
  #begin(loaded: LoadedLevel | undefined): void {
    const before = this.#lesson;
    before?.end();
    this.#lesson = undefined;
    const playable = loaded?.playable;
    if (loaded === undefined || playable === undefined) return;
    const costModel = choice(this, "cost", this.cost, playable.puzzle.costModels);
    const asked = choice<EngineName>(this, "engine", this.engine, ENGINES);
    const engine = PUZZLES.includes(playable.puzzle) ? asked : "ts";
    const settings = { pool: sharedPool(this.worker), engine, costModel };
    this.#lesson = new Lesson(this.#hostOfLesson(), loaded, playable, settings, before);
  }

  #hostOfLesson(): LessonHost {
    const player = this;
    return {
      get solution() {
        return player.solution;
      },
      play: (word) => this.move(word, "playback"),
      goTo: (words) => this.#goTo(words),
      undo: () => this.undo(),
      redo: () => this.redo(),
      changed: () => this.requestUpdate(),
    };
  }

  /** At once, so that what is asked next is asked of there. */
  #goTo(words: readonly string[]): void {
    this.board?.goTo(words.join(" "));
  }

  // --- What the board tells

  /** The board has another level, and is at its start; it goes to the moves that were asked for at once. */
  #loaded(): void {
    this.#reflect("");
    queueMicrotask(() => {
      this.#isAnalysisOfNext = false;
    });
    if (this.autoplay) void this.playback();
  }

  #reflect(moves: string, by?: MadeBy): void {
    this.#movesOfBoard = moves;
    this.moves = moves;
    if (moves === "") this.removeAttribute("moves");
    else this.setAttribute("moves", moves);
    this.toggleAttribute("solved", this.solved);
    if (!this.#isAnalysisOfNext) this.#analysis = [];
    this.#lesson?.moved(moves, by === "playback");
  }

  /** A word was refused: the board may have come less far than it was told to, and says so when it is done. */
  #refused(): void {
    queueMicrotask(() => {
      const moves = this.board?.moves ?? "";
      if (moves !== this.moves) this.#reflect(moves);
    });
  }

  #wasSolved(): void {
    if (this.#controls.tellsAnswers) void this.#lesson?.compare();
  }

  // --- What is seen

  get #controls() {
    return controlsOf(this, this.controls);
  }

  override render(): TemplateResult | typeof nothing {
    if (this.#shown === undefined) return nothing;
    const board = this.#boardView();
    const lesson = this.#lesson;
    if (lesson === undefined) return board;
    const controls = this.#controls;
    return playerView({
      ...lesson,
      board,
      controls,
      language: this.#language.now,
      play: this.play,
      isReadonly: this.readonly,
      isStudying: this.isStudying,
      optimum: controls.tellsAnswers ? lesson.optimum(this.solved) : undefined,
      next: this.next,
      actions: this.#actionsIn(lesson),
    });
  }

  #actionsIn(lesson: Lesson): PlayerActions {
    const { playback, tutor } = lesson;
    return {
      undo: () => void this.undo(),
      redo: () => void this.redo(),
      restart: () => this.restart(),
      hint: () => void this.hint(),
      check: () => void this.check(),
      solve: () => void this.solveFromHere(),
      analyse: () => lesson.toggleAnalysis(),
      study: () => {
        this.isStudying = !this.isStudying;
      },
      back: () => void lesson.backToSolvable(),
      stop: () => tutor.stop(),
      togglePlayback: () => (playback.isPlaying ? this.pause() : void this.playback()),
      step: (by) => void this.step(by),
      seek: (at) => playback.seek(at),
      setSpeed: (speed) => {
        playback.speed = speed;
      },
      goTo: (words) => this.#goTo(words),
    };
  }

  #boardView(): TemplateResult {
    return html`<fourfold-board
      exportparts="board, problems"
      .loaded=${this.#shown}
      .moves=${this.#movesOfBoard}
      .view=${choice(this, "view", this.view, VIEWS)}
      .readonly=${this.readonly}
      .tempo=${this.tempo}
      .cost=${this.#lesson?.costModel ?? this.cost}
      .label=${this.label}
      .analysis=${this.analysis}
      .hint=${this.#lesson?.tutor.hinted ?? ""}
      .optimum=${this.#lesson?.provenOptimum}
      @fourfold-load=${this.#loaded}
      @fourfold-move=${({ detail }: CustomEvent<MoveDetail>) => this.#reflect(detail.moves, detail.by)}
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
