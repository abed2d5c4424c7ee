// <fourfold-board>: draws a level and lets a person play it. This is the shell: attributes and properties in, events out,
// problems in words; the level comes from common/level-source.ts, everything of the play from live-board.ts.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { inBoth, type Language, type Words } from "../../language/words.ts";
import { optimumOf } from "../../levels/facts.ts";
import type { Problem } from "../../levels/problem.ts";
import { writeLevelText } from "../../levels/write-text.ts";
import type { LoadedLevel, PlayableLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import type { Surface } from "../../puzzles/surface.ts";
import { amount, choice } from "../common/choice.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { MOVES_ATTRIBUTE } from "../common/moves-attribute.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { tell } from "../events.ts";
import type { MoveValue } from "./analysis-layer.ts";
import { boardStyles } from "./board.styles.ts";
import { BoardKeys } from "./board-keys.ts";
import { BoardView } from "./board-view.ts";
import { BOARD_WORDS } from "./board-words.ts";
import { LiveBoard } from "./live-board.ts";
import { PlayContext } from "./play-context.ts";
import { problemList } from "./problem-list.ts";
import { surfaceOf } from "./surface-of.ts";

/** Boards with longer sides are shown as a map. */
const MOST_SIDE = 64;
export const VIEWS = ["scene", "flat"] as const;
const NOTHING = inBoth("");

/**
 * Draws and plays a level.
 *
 * @csspart board - the picture
 * @csspart problems - what is said of a level that is wrong
 * @cssprop [--fourfold-cell-size=3.25rem] - the greatest size of a cell; the picture shrinks to fit
 * @cssprop [--fourfold-map-height=min(70vh, 36rem)] - how high a map is: a board of more than 64 x 64 cells
 * @cssprop --fourfold-{floor,wall,empty,block,block-active,target,goal,piece,piece-at-goal,fragile,switch,split,bridge-open,bridge-closed} - a colour of the drawing, by what is drawn
 * @cssprop --fourfold-piece-{1,2,3,4,5,6,7,8,9,10,11,12} - a colour of pieces, groups and bridges, in the order of use
 * @cssprop --fourfold-piece-{1,2,3,4,5,6,7,8,9,10,11,12}-ink - the letter on it
 * @cssprop --fourfold-piece-{1,2,3,4,5,6,7,8,9,10,11,12}-edge - what is drawn around it
 * @cssprop --fourfold-accent - what can be done: focus, previews, targets
 * @cssprop --fourfold-refusal - what is not possible
 * @cssprop --fourfold-font - the font of text
 * @attr solved - there while the level is solved, for styling
 * @fires fourfold-load - a level is there: game, title, rows, columns, optimal
 * @fires fourfold-error - a level is wrong: problems
 * @fires fourfold-before-move - a move is about to be made, and can be called off: move
 * @fires fourfold-move - a move was made, taken back or played again: move, words, moves, cost, by
 * @fires fourfold-move-end - the same, after its animation
 * @fires fourfold-refused - a move is not possible: move, reason
 * @fires fourfold-solved - the level is solved: moves, cost, stars, optimal
 */
export class FourfoldBoard extends LitElement {
  static override styles = [ownText, boardStyles];

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
  /** The accessible name; puzzle, title and size where it is not said. */
  @property({ reflect: true, useDefault: true }) label = "";

  /** What the moves from here are worth, drawn over the board; gone when the position is another. */
  @property({ attribute: false }) analysis: readonly MoveValue[] = [];

  /** The proven least cost, where a page knows it and the level does not say it: whether a solution is optimal. */
  @property({ attribute: false }) optimum: number | undefined;

  /** A move, drawn as an arrow; gone when the position is another. */
  @property({ attribute: false }) hint = "";

  readonly #language = new NearestLanguage(this);
  readonly #source = new LevelSource(this, (level) => {
    this.#opening = this.#open(level);
  });
  readonly #keys = new BoardKeys();
  #reading: Promise<void> | undefined;
  #opening: Promise<void> | undefined;
  #shown: LoadedLevel | undefined;
  #surface: Surface | undefined;
  #board: LiveBoard | undefined;
  /** Loaded where the board is a large one. */
  #mapView: (new (play: Play, surface: Surface | undefined) => BoardView) | undefined;
  #said: Words = NOTHING;
  /** Whether that could be heard by now. */
  #isHeard = true;
  #describedIn: Language | undefined;
  /** Whether the board that another one takes the place of had it. */
  #hadFocus = false;
  /** Moves that were asked for before there was a board to make them on. */
  #asked = "";

  /** The play: state, cost, canUndo, canRedo; undefined before there is a level. */
  get play(): Play | undefined {
    return this.#board?.context.play;
  }

  /** Whether it is solved. */
  get solved(): boolean {
    return this.play?.isSolved ?? false;
  }

  /** What is wrong with the level; empty where nothing is. */
  get problems(): readonly Problem[] {
    return this.#shown?.problems ?? [];
  }

  // --- What a page can do

  /** Plays a move; false where it is refused. Events say by whom. */
  move(word: string, by: "code" | "playback" = "code"): boolean {
    return this.#board?.word(word, by) ?? false;
  }

  /** Takes the last move back; false where there is none. */
  undo(): boolean {
    return this.#board?.undo() ?? false;
  }

  /** Plays the move again that was taken back last; false where there is none. */
  redo(): boolean {
    return this.#board?.redo() ?? false;
  }

  /** Goes back to the start. */
  restart(): void {
    this.#board?.restart();
  }

  /** Goes to where these moves lead, as setting `moves` does, and at once. */
  goTo(moves: string): void {
    this.#board?.goTo(moves);
    this.#reflect();
  }

  /** The present position as a level; null where a level file cannot say it. */
  toText(): string | null {
    if (this.play === undefined) return null;
    const { puzzle, level, state } = this.play;
    const document = puzzle.positionAsDocument(level, state);
    return document && writeLevelText([document], [puzzle.format]);
  }

  /** Puts the focus on the cell that is in turn. */
  override focus(): void {
    this.#board?.view.cells.focus();
  }

  // --- Life

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#board?.finish();
  }

  /** Before it is rendered, so that what these change is rendered with it. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "moves", "label", "hint");
    if (!Array.isArray(this.analysis)) this.analysis = [];
    if (changed.has("moves") && this.moves !== (this.#board?.context.movesText ?? "")) this.#asked = this.moves;
    if (this.#isOther(changed)) return;
    if (this.#shown?.playable !== undefined && (changed.has("view") || changed.has("cost"))) {
      this.#build(changed.has("cost") ? undefined : this.#board?.context);
    }
    const board = this.#board;
    if (board === undefined || !changed.has("moves") || this.moves === board.context.movesText) return;
    this.#asked = "";
    board.goTo(this.moves);
    this.#reflect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#isHeard = true;
    if (this.#hadFocus) this.focus();
    this.#hadFocus = false;
    if (changed.has("tempo")) amount(this, "tempo", this.tempo, 1);
    if (this.#isOther(changed)) {
      this.#reading = this.#source.read();
      return;
    }
    const isAnother = changed.has("view") || changed.has("cost");
    if (isAnother || changed.has("analysis")) this.#board?.showValues(this.analysis);
    if (isAnother || changed.has("hint")) this.#board?.showHint(this.hint);
    if (changed.has("label") || changed.has("readonly") || this.#describedIn !== this.#language.now) this.#describe();
  }

  #isOther(changed: PropertyValues<this>): boolean {
    return LEVEL_PROPERTIES.some((name) => changed.has(name)) && this.#source.isOther;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    await this.#opening;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  async #open(loaded: LoadedLevel | undefined): Promise<void> {
    const surface = loaded?.playable && (await surfaceOf(loaded.playable.puzzle));
    const { rows = 0, columns = 0 } = loaded?.playable?.level ?? {};
    const isLarge = Math.max(rows, columns) > MOST_SIDE;
    this.#mapView = isLarge ? await loadMapView() : undefined;
    this.#board?.finish();
    this.#board = undefined;
    this.#said = NOTHING;
    this.#shown = loaded;
    this.#surface = surface;
    if (loaded?.playable === undefined) {
      this.requestUpdate();
      if (loaded !== undefined) tell(this, "fourfold-error", { problems: loaded.problems });
      return;
    }
    const moves = this.#asked;
    this.#asked = "";
    this.#build();
    this.#tellLoaded(loaded.playable);
    if (moves !== "") (this.#board as LiveBoard | undefined)?.goTo(moves);
    this.#reflect();
  }

  #tellLoaded({ puzzle, level: { rows, columns }, facts }: PlayableLevel): void {
    const optimum = optimumOf(facts, this.#cost(puzzle.costModels));
    const optimal = typeof optimum === "number" ? optimum : null;
    tell(this, "fourfold-load", { game: puzzle.format.id, title: facts.title, rows, columns, optimal });
  }

  #cost(models: readonly string[]): string {
    return choice(this, "cost", this.cost, models);
  }

  /** A new board, where the old one was; it goes on with this play, or begins one and makes the same moves. */
  #build(same?: PlayContext): void {
    const loaded = this.#shown;
    if (loaded?.playable === undefined) return;
    const { puzzle, facts } = loaded.playable;
    this.requestUpdate();
    const moves = this.#board?.context.movesText ?? "";
    this.#hadFocus = this.#board?.view.cells.hasFocus ?? false;
    this.#board?.finish();
    const view = choice(this, "view", this.view, VIEWS);
    const cost = this.#cost(puzzle.costModels);
    const context = same ?? new PlayContext(loaded, cost, this.#surface);
    if (same === undefined) context.goTo(moves);
    const picture =
      this.#mapView === undefined
        ? new BoardView(context.play, this.#surface, view)
        : new this.#mapView(context.play, this.#surface);
    const board = new LiveBoard(this.#hostOfBoard(), context, picture, { cost, facts });
    this.#board = board;
    this.#describe();
    board.rest();
  }

  #hostOfBoard() {
    const element = this;
    return {
      element,
      get language() {
        return element.#language.now;
      },
      get tempo() {
        return prefersStillness() ? 0 : amount(element, "tempo", element.tempo, 1);
      },
      get isPlayed() {
        return !element.readonly;
      },
      get optimum() {
        return element.optimum;
      },
      moved: () => this.#reflect(),
      say: (words: Words) => this.#say(words),
      sayAlso: (words: Words) => this.#sayAlso(words),
    };
  }

  /** At once, so that whoever hears an event sees them already. */
  #reflect(): void {
    const moves = this.#board?.context.movesText ?? "";
    if (this.moves !== moves) {
      this.analysis = [];
      this.hint = "";
      this.moves = moves;
      if (moves === "") this.removeAttribute("moves");
      else this.setAttribute("moves", moves);
    }
    this.toggleAttribute("solved", this.solved);
  }

  /** The same once more is read out again. */
  #say({ en, pt }: Words): void {
    this.#said = this.#said.en === en ? { en: `${en}\u00a0`, pt: `${pt}\u00a0` } : { en, pt };
    this.#isHeard = false;
    this.requestUpdate();
  }

  /** Behind what was said last, where nobody could hear that yet. */
  #sayAlso({ en, pt }: Words): void {
    const said = this.#said;
    this.#say(this.#isHeard ? { en, pt } : { en: `${said.en} ${en}`, pt: `${said.pt} ${pt}` });
  }

  #describe(): void {
    const board = this.#board;
    const playable = this.#shown?.playable;
    if (board === undefined || playable === undefined) return;
    this.#describedIn = this.#language.now;
    board.view.describe(!this.readonly, this.#name(playable), this.#language.now);
    if (!this.readonly) board.tellCells();
  }

  #name({ puzzle, facts, level }: PlayableLevel): string {
    if (this.label !== "") return this.label;
    const language = this.#language.now;
    const name = facts.title === undefined ? puzzle.name[language] : `${puzzle.name[language]}, ${facts.title}`;
    return `${name}: ${BOARD_WORDS[language].size(level.rows, level.columns)}`;
  }

  override render(): TemplateResult | typeof nothing {
    const language = this.#language.now;
    const shown = this.#shown;
    if (shown === undefined) return nothing;
    if (shown.playable === undefined) return problemList(shown.problems, language);
    if (this.#board === undefined) return nothing;
    return html`<div class="place" @keydown=${this.#pressed}>${this.#board.view.root}</div>
      <p class="said" role="status" aria-live="polite">${this.#said[language]}</p>`;
  }

  #pressed(event: KeyboardEvent): void {
    if (!this.readonly && this.#board !== undefined) this.#keys.press(event, this.#board);
  }
}

/** Not within the class: the compiler would leave the name of the file as it is. */
async function loadMapView() {
  return (await import("./map-view.ts")).MapView;
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
