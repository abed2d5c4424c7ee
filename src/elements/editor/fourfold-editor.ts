// <fourfold-editor>: makes and repairs a level. This is the shell: attributes and properties in, events out. The text and the way
// back are kept by src/editing/, what can be painted is said by the puzzle, what a page gives is read by reading.ts, the board is
// drawn by painted-board.ts and each part around it by a file of its own.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { canonicalText } from "../../editing/draft.ts";
import type { Edit } from "../../editing/edits.ts";
import { cellAt } from "../../editing/problem-cells.ts";
import type { Problem } from "../../levels/problem.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import { puzzleById } from "../../puzzles/index.ts";
import { amount } from "../common/choice.ts";
import { controlStyles } from "../common/controls.styles.ts";
import { download } from "../common/download.ts";
import { NearestLanguage } from "../common/language.ts";
import { OPTIONAL_NUMBER } from "../common/numbers.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { tell } from "../events.ts";
import { Announcement } from "./announcement.ts";
import { boardArea, paintingHelp } from "./board-area.ts";
import type { Desk, Picking } from "./desk.ts";
import { detailsPanel } from "./details-panel.ts";
import { editorStyles } from "./editor.styles.ts";
import { EDITOR_WORDS } from "./editor-words.ts";
import { Files } from "./files.ts";
import { keptFocus } from "./focus-kept.ts";
import { Generation } from "./generation.ts";
import { onPaper } from "./on-paper.ts";
import type { FinderOptions, Optimum } from "./optimum.ts";
import { optimumInWords, optimumOf, optimumView } from "./optimum-view.ts";
import { Painting } from "./painting.ts";
import { partsPanel } from "./parts-panel.ts";
import { problemsView } from "./problems-view.ts";
import { Reading } from "./reading.ts";
import { Sharing } from "./sharing.ts";
import { goToChange, goToPlace, textPane } from "./text-pane.ts";
import type { GivenText } from "./text-source.ts";
import { toolbarView } from "./toolbar-view.ts";
import { Trial } from "./trial.ts";
import { wayAskedBy } from "./way-keys.ts";
import { Workbench } from "./workbench.ts";

/** In seconds. */
const USUAL_TIME = 10;
/** How much longer a search may take that is asked for once more. */
const LONGER = 12;

/**
 * Makes and repairs a level.
 *
 * @csspart toolbar - undo and redo, tools, and what is done with the level as a whole
 * @csspart palette - the brushes
 * @csspart board - the board that is painted
 * @csspart optimum - what is known of the best solution
 * @csspart problems - what is wrong, or that nothing is
 * @csspart text - the text of the level
 * @csspart legend - the entries of a legend
 * @csspart letters - groups or colours, and how often they are there
 * @csspart details - what the header says
 * @csspart generate - what levels are made by wish
 * @csspart share - the link of the level
 * @cssprop [--fourfold-cell-size=4rem] - the greatest size of a cell; the board shrinks to fit
 * @cssprop --fourfold-accent - what can be done: buttons, focus, what is chosen
 * @cssprop --fourfold-on-accent - what is written on it
 * @cssprop --fourfold-ink - text
 * @cssprop --fourfold-quiet - text that is less important
 * @cssprop --fourfold-surface - the ground of fields and buttons
 * @cssprop --fourfold-success - what is proven
 * @cssprop --fourfold-refusal - what is wrong
 * @cssprop --fourfold-font - the font of text
 * @cssprop --fourfold-mono - the font of the level file
 * @fires fourfold-edit - the level was edited: level, problems
 * @fires fourfold-optimum - the search for the best solution is over: cost, optimal, why
 * @fires fourfold-load - a page gave a level: game, title, rows, columns, optimal
 * @fires fourfold-error - a page gave a level that is wrong: problems
 */
export class FourfoldEditor extends LitElement {
  static override styles = [ownText, controlStyles, editorStyles];

  /** The address of a level file; `#3` or `#Title` after it picks a level. */
  @property() src = "";
  /** Which level of the text, from 1. */
  @property({ type: Number }) index = 1;
  /** The text as it is now, canonical wherever that loses nothing; setting it begins anew. */
  @property() level = "";
  /** The level as it is now, right or wrong; setting one that is right begins anew with it. */
  @property({ attribute: false }) loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
  /** The address of the app, to which links lead; without it they lead to the page itself. */
  @property({ reflect: true, useDefault: true }) app = "";
  /** How long the best solution is looked for after an edit, in seconds; 10 where it is not said, and 0 is not at all. */
  @property({ attribute: "max-time", reflect: true, converter: OPTIONAL_NUMBER }) maxTime: number | undefined;
  /** The address of the worker script, where the default cannot be used. */
  @property({ reflect: true, useDefault: true }) worker = "";

  @query("textarea") private readonly area!: HTMLTextAreaElement | null;

  readonly #language = new NearestLanguage(this);
  readonly #bench = new Workbench({
    shown: () => this.requestUpdate(),
    changed: () => this.#changed(),
    found: () => this.#found(),
    limits: () => this.#limits,
  });
  readonly #painting = new Painting({
    desk: () => this.#desk,
    changed: () => this.requestUpdate(),
    takeBack: () => this.undo(),
  });
  readonly #generation = new Generation({
    requestUpdate: () => this.requestUpdate(),
    say: (text) => this.#say(text),
    made: (text) => {
      this.#replace({ text });
      return this.#bench.level.level;
    },
  });
  readonly #files = new Files({
    requestUpdate: () => this.requestUpdate(),
    opened: (given, name) => {
      this.#replace(given);
      this.#say(this.#words.opened(name));
    },
    failed: () => this.#say(this.#words.unreadable),
  });
  readonly #reading = new Reading(this, this.#bench, (given) => this.#begin(given));
  readonly #trial = new Trial(this);
  readonly #sharing = new Sharing(this, {
    say: (text) => this.#say(text),
    download: () => this.#download(),
  });
  readonly #announcement = new Announcement();
  /** Why there is no text, where one was given. */
  #missing: readonly Problem[] = [];
  #optimum: Optimum | undefined;
  /** There is a text, or it is known why there is none. */
  #isGiven = false;

  constructor() {
    super();
    onPaper(this, (isPrinted) => this.#painting.board.print(isPrinted));
  }

  /** What is wrong with the level; empty where nothing is. */
  get problems(): readonly Problem[] {
    return this.#missing.length > 0 ? this.#missing : this.#bench.current.loaded.problems;
  }

  /** What is known of the best solution: cost, optimal, why; undefined while it is looked for, and while the level is wrong. */
  get optimum(): Optimum | undefined {
    return this.#optimum;
  }

  /** The game, while the level is played in its place; else undefined. */
  get play(): Play | undefined {
    return this.#trial.play;
  }

  /** The moves of that game; setting it goes there. */
  @property({ attribute: false })
  get moves(): string {
    return this.#trial.player?.moves ?? "";
  }

  set moves(moves: string) {
    const { player } = this.#trial;
    if (player !== undefined) player.moves = moves;
  }

  /** Makes a move of that game; false where it cannot be made, or there is no game. */
  move(word: string, by: "code" | "playback" = "code"): boolean {
    return this.#trial.player?.move(word, by) ?? false;
  }

  /** Plays the level in its place, as **Play it** does; false while it is wrong. */
  async startPlay(): Promise<boolean> {
    if (this.#canPlay) await this.#trial.begin();
    return this.#canPlay;
  }

  /** The level as it is now; null while it is wrong. */
  toText(): string | null {
    return this.#canPlay ? this.#bench.level.level : null;
  }

  /** Takes the last edit back; false where there is none. */
  undo(): boolean {
    return this.#goBack(() => this.#bench.undo(), this.#words.undone);
  }

  /** Makes the edit again that was taken back last; false where there is none. */
  redo(): boolean {
    return this.#goBack(() => this.#bench.redo(), this.#words.redone);
  }

  // --- The level

  get #canPlay(): boolean {
    return this.#bench.current.loaded.playable !== undefined;
  }

  #goBack(go: () => boolean, told: string): boolean {
    const before = this.#bench.level.text;
    if (!go()) return false;
    this.#tellEdit();
    this.#say(told);
    void this.updateComplete.then(() => this.area && goToChange(this.area, before));
    return true;
  }

  #begin({ text, problems = [] }: GivenText): void {
    this.#isGiven = true;
    this.#missing = problems;
    this.#painting.begin();
    this.#bench.begin(text);
    const { playable } = this.#bench.current.loaded;
    if (playable === undefined || problems.length > 0) {
      tell(this, "fourfold-error", { problems: this.problems });
      return;
    }
    const { puzzle, level, facts } = playable;
    const optimal = typeof facts.optimal === "number" ? facts.optimal : null;
    const { rows, columns } = level;
    tell(this, "fourfold-load", { game: puzzle.format.id, title: facts.title, rows, columns, optimal });
  }

  /** Another level, as a step that can be taken back. */
  #replace({ text, problems }: GivenText): void {
    this.#trial.end();
    this.#missing = problems ?? [];
    this.#painting.begin();
    if (this.#bench.replace(text)) this.#tellEdit(problems);
    this.#say(this.#words.replaced);
  }

  #edit(edit: Edit, stroke?: unknown): boolean {
    const keepFocus = keptFocus(this);
    const isDone = this.#bench.edit(edit, stroke);
    if (isDone) this.#tellEdit();
    if (isDone) void keepFocus();
    return isDone;
  }

  #tellEdit(problems: readonly Problem[] = []): void {
    this.#missing = problems;
    tell(this, "fourfold-edit", { level: this.level, problems: this.problems });
  }

  /** At once, so that whoever hears an event sees them already. */
  #changed(): void {
    this.#reading.turn();
    this.level = this.#bench.level.level;
    this.loaded = this.#bench.current.loaded;
    this.#sharing.forget();
    if (!this.#canPlay) this.#trial.end();
    if (this.#bench.finding?.result === undefined) this.#optimum = undefined;
    this.requestUpdate();
  }

  // --- The best solution

  get #limits(): FinderOptions | undefined {
    const maxTime = amount(this, "max-time", this.maxTime ?? USUAL_TIME, USUAL_TIME);
    return !this.isConnected || maxTime === 0 ? undefined : { worker: this.worker, maxTime };
  }

  #lookLonger(): void {
    this.#optimum = undefined;
    this.#bench.lookLonger(LONGER);
  }

  #found(): void {
    const { finding } = this.#bench;
    this.#optimum = finding && optimumOf(finding, this.#language.now);
    if (finding === undefined || this.#optimum === undefined) return;
    this.#announcement.say((words, spoken) => optimumInWords(finding, words, spoken).sentence);
    this.requestUpdate();
    tell(this, "fourfold-optimum", this.#optimum);
  }

  // --- Life

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#bench.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#bench.stop();
    this.#generation.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "src", "level", "app", "worker");
    this.#reading.read(changed);
    if (changed.has("maxTime") || changed.has("worker")) this.#bench.look();
    this.#generation.follow(this.#bench.puzzle?.format.id);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading.isDone;
    await this.#bench.isReady;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  protected override updated(): void {
    const { paintable, isStale } = this.#bench;
    if (paintable !== undefined && !this.#trial.isOn) this.#painting.show(paintable, isStale);
  }

  // --- What a person does

  get #words() {
    return EDITOR_WORDS[this.#language.now];
  }

  get #desk(): Desk {
    const bench = this.#bench;
    return {
      language: this.#language.now,
      words: this.#words,
      level: bench.level,
      paintable: bench.paintable,
      brush: bench.brush,
      tool: this.#painting.tool,
      edit: (edit, stroke) => this.#edit(edit, stroke),
      choose: (brush) => bench.choose(brush),
      pick: (picking) => this.#pick(picking),
      say: (text) => this.#say(text),
    };
  }

  #pick(picking: Picking): void {
    this.#painting.pick(picking);
    this.#say(this.#words.picking(picking.what[this.#language.now]));
  }

  async #startAnew(id: string): Promise<void> {
    const editing = await puzzleById(id)?.editing?.();
    if (editing === undefined) return;
    this.#files.forget();
    this.#replace({ text: editing.start });
  }

  async #play(): Promise<void> {
    if (this.#trial.isOn) this.#trial.end();
    else await this.startPlay();
  }

  #download(): void {
    const { current } = this.#bench;
    const { title, game } = current.loaded;
    download(`${title ?? game ?? "level"}.txt`, canonicalText(current));
  }

  #goTo({ line, column }: Problem): void {
    const { document } = this.#bench.level.draft;
    const cell = document && cellAt(document, { line, column });
    if (cell !== undefined && this.#bench.paintable !== undefined && !this.#trial.isOn)
      this.#painting.board.reveal(cell);
    else if (this.area !== null) goToPlace(this.area, line, column);
  }

  #pressed(event: KeyboardEvent): void {
    // The player has its own way back.
    const way = this.#trial.isOn ? undefined : wayAskedBy(event);
    if (way === undefined) return;
    event.preventDefault();
    this[way]();
  }

  #say(text: string): void {
    this.#announcement.say(text);
    this.requestUpdate();
  }

  // --- What is shown

  override render(): TemplateResult | typeof nothing {
    const desk = this.#desk;
    const { words, language, paintable } = desk;
    const bench = this.#bench;
    // All at once, so that nothing is pushed aside by what comes later.
    if (!this.#isGiven || !bench.isComplete) return nothing;
    // It takes the focus where what is clicked takes none, as buttons in Safari: keys are meant for what was clicked.
    return html`<div class="editor" tabindex="-1" @keydown=${this.#pressed} @dragover=${this.#files.over} @drop=${this.#files.dropped} @paste=${this.#files.pasted}>
      ${toolbarView(desk, {
        ...{ puzzle: bench.puzzle, isPlaying: this.#trial.isOn, isMaking: this.#generation.isRunning },
        canPlay: this.#canPlay,
        canMove: this.#painting.isLarger,
        undo: () => this.undo(),
        redo: () => this.redo(),
        take: (tool) => this.#painting.take(tool),
        begin: (id) => void this.#startAnew(id),
        play: () => void this.#play(),
        make: () => void this.#generation.turn(words),
        share: () => void this.#sharing.share(bench.current, words),
        download: () => this.#download(),
        files: this.#files,
      })}
      <div class="work">
        ${this.#generation.outcomeView(desk)}
        ${this.#sharing.view(words)}
        ${this.#files.view(words)}
        ${this.#trial.isOn ? this.#trial.view(bench.current.loaded, this.worker) : boardArea(desk, bench, this.#painting)}
        ${optimumView(desk, bench.finding, () => this.#lookLonger())}
        ${problemsView(desk, this.#shownProblems, (problem) => this.#goTo(problem))}
        ${this.#trial.isOn ? nothing : paintingHelp(desk)}
      </div>
      <div class="side">
        ${textPane(
          desk,
          (text) => this.#typed(text),
          () => bench.tidy(),
        )}
        ${paintable === undefined ? nothing : partsPanel(desk, paintable)}
        ${paintable === undefined ? nothing : detailsPanel(desk, paintable)}
        ${this.#generation.view(desk)}
      </div>
      <p class="unseen" role="status" aria-live="polite">${this.#announcement.in(language)}</p>
    </div>`;
  }

  /** With the places of the text as it is typed. */
  get #shownProblems(): readonly Problem[] {
    return this.#missing.length > 0 ? this.#missing : this.#bench.level.draft.loaded.problems;
  }

  #typed(text: string): void {
    this.#bench.type(text);
    this.#tellEdit();
  }
}
