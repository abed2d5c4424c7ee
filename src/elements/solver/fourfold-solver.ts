// <fourfold-solver>: solves a level and shows how. This is the shell: attributes and properties in, events out. What is asked
// for is made and judged in asked.ts, the search and what is shown of it are searching.ts's, and its solution is played on a board
// by watching.ts.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { problemList } from "../board/problem-list.ts";
import { controlStyles } from "../common/controls.styles.ts";
import { Explanations } from "../common/explained.ts";
import { handFocusOn } from "../common/focus-turns.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { OPTIONAL_NUMBER } from "../common/numbers.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { tell } from "../events.ts";
import type { OwnPlace } from "../own/own-field.ts";
import { isOwn } from "../own/own-name.ts";
import { OwnSolving } from "../own/own-solving.ts";
import { optionsOf, packedOf, type Refusal, refusalOf, usesOwn } from "./asked.ts";
import { BoardOf, canBePlayed, hasProblems, levelOf, movesOf } from "./board-of.ts";
import { type ControlState, mainControls, moreControls, type Wish } from "./controls.ts";
import { Searching } from "./searching.ts";
import { solverStyles } from "./solver.styles.ts";
import { SOLVER_WORDS } from "./solver-words.ts";
import { goTo, placeIn, type Shown, Watching } from "./watching.ts";

/**
 * Solves a level.
 *
 * @csspart controls - algorithm, heuristic, engine, cost and what stands under More
 * @csspart own - the field for a heuristic of one's own
 * @csspart checked - what the check of that heuristic found
 * @csspart progress - the numbers while it runs
 * @csspart result - what came of it
 * @csspart sentence - the result in a sentence
 * @csspart solution - the moves of the solution
 * @csspart earlier - what other searches came to on this level
 * @csspart table - the result in numbers
 * @csspart problems - what is said of a level that is wrong
 * @cssprop --fourfold-accent - what can be done: buttons, focus, what is chosen
 * @cssprop --fourfold-on-accent - what is written on it
 * @cssprop --fourfold-ink - text
 * @cssprop --fourfold-quiet - text that is less important
 * @cssprop --fourfold-surface - the ground of fields and buttons
 * @cssprop --fourfold-success - what is solved
 * @cssprop --fourfold-refusal - what cannot be had
 * @cssprop --fourfold-font - the font of text
 * @cssprop --fourfold-mono - the font of moves
 * @fires fourfold-progress - how far the search has come: the Progress of the library
 * @fires fourfold-solution - a solution, better than those before: the SolutionFound of the library
 * @fires fourfold-result - the search is over: the SolveResult of the library
 * @fires fourfold-own - a person has written something else: the puzzle and the text, to be kept and given back in `own`
 * @fires fourfold-error - a level is wrong: problems
 */
export class FourfoldSolver extends LitElement {
  static override styles = [ownText, controlStyles, solverStyles];

  /** The address of a level file; `#3` or `#Title` after it picks a level. */
  @property() src = "";
  /** Which level of the text, from 1. */
  @property({ type: Number }) index = 1;
  /** The text of a level file. */
  @property() level = "";
  /** What `loadLevels` returned, or one level of it. */
  @property({ attribute: false }) loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
  /** The id of a board, player or editor whose level is meant. */
  @property({ attribute: "for", reflect: true, useDefault: true }) htmlFor = "";
  /** Solves from the present position of that board. */
  @property({ type: Boolean, attribute: "from-here", reflect: true }) fromHere = false;
  /** `auto` or one of the eight algorithms. */
  @property({ reflect: true, useDefault: true }) algorithm = "auto";
  /** A heuristic of the puzzle; the strongest where none is said. */
  @property({ reflect: true, useDefault: true }) heuristic = "";
  /** `wasm` or `ts`. */
  @property({ reflect: true, useDefault: true }) engine = "wasm";
  /** `moves`, or another cost model of the puzzle. */
  @property({ reflect: true, useDefault: true }) cost = "moves";
  /** Of h, in A*. */
  @property({ reflect: true, converter: OPTIONAL_NUMBER }) weight: number | undefined;
  /** A number of moves, or `budget`. */
  @property({ reflect: true, useDefault: true }) depth = "";
  /** `any` or `canonical`, for puzzles whose moves can be made in one order only. */
  @property({ reflect: true, useDefault: true }) order = "";
  /** In seconds. */
  @property({ attribute: "max-time", reflect: true, converter: OPTIONAL_NUMBER }) maxTime: number | undefined;
  /** The most states that may be expanded. */
  @property({ attribute: "max-nodes", reflect: true, converter: OPTIONAL_NUMBER }) maxNodes: number | undefined;
  /** In MiB. */
  @property({ attribute: "max-memory", reflect: true, converter: OPTIONAL_NUMBER }) maxMemory: number | undefined;
  /** Solves as soon as there is a level, and again with each other one. */
  @property({ type: Boolean, attribute: "auto-start", reflect: true }) autoStart = false;
  /** The address of the worker script, where the default cannot be used. */
  @property({ reflect: true, useDefault: true }) worker = "";
  /** The address of the file own.html of the package: with it a person may write a heuristic, `own.mjs` in `heuristic`. */
  @property({ reflect: true, useDefault: true }) sandbox = "";
  /** The heuristics that a person has written, by the id of the puzzle: modules that export `estimate(state, level)`. */
  @property({ attribute: false }) own: Readonly<Record<string, string>> = {};

  readonly #language = new NearestLanguage(this);
  readonly #explanations = new Explanations(this);
  readonly #source = new LevelSource(this, (level) => {
    this.#own = level;
    this.#levelChanged();
    this.requestUpdate();
    if (level !== undefined && level.playable === undefined) tell(this, "fourfold-error", { problems: level.problems });
  });
  readonly #board = new BoardOf(this, () => this.#boardChanged());
  #reading: Promise<void> | undefined;
  #own: LoadedLevel | undefined;
  #level: LoadedLevel | undefined;
  #packed: PackedPuzzle | undefined;
  readonly #ownSolving = new OwnSolving(this);
  readonly #searching = new Searching(this, this.#ownSolving, {
    say: (inWords) => {
      this.#said = inWords;
      this.requestUpdate();
    },
    refused: (refusal) => {
      this.#refusedHere = refusal;
    },
  });
  #watching: Watching | undefined;
  /** Why the search that was to begin was refused, where only the position can tell. */
  #refusedHere: Refusal | undefined;
  #said: (language: Language) => string = () => "";

  /** What came of the last search; undefined before the first, while one runs, and with another level. */
  get result(): SolveResult | undefined {
    return this.#searching.result;
  }

  /** Solves the level as the attributes say; a search that runs is cancelled. Undefined where it cannot be done. */
  async solve(): Promise<SolveResult | undefined> {
    const level = this.#level;
    this.cancel();
    if (level?.playable === undefined || this.#packed === undefined || this.#refusal !== undefined) return undefined;
    const from = this.fromHere && this.#board.element !== undefined ? movesOf(this.#board.element) : "";
    const options = { ...this.#options, ...(from === "" ? {} : { from }) };
    this.#refusedHere = from === "" ? undefined : refusalOf(level, options);
    if (this.#refusedHere !== undefined) {
      this.requestUpdate();
      return undefined;
    }
    this.#watching?.stop();
    return this.#searching.begin(level, options, usesOwn(options) ? this.#place : undefined);
  }

  /** Ends the search; what is known by then is its result. */
  cancel(): void {
    this.#searching.cancel();
  }

  /** Plays the solution on the board that `for` names. */
  async watch(): Promise<void> {
    const shown = this.#shown;
    if (shown === undefined) return;
    this.#watching?.stop();
    this.#watching = new Watching(shown, () => this.requestUpdate());
    this.requestUpdate();
    await this.#watching.play();
  }

  // --- What is asked for

  get #options(): SolveOptions {
    return this.#packed === undefined ? { algorithm: "auto" } : optionsOf(this, this.#packed);
  }

  get #refusal(): Refusal | undefined {
    return this.#level?.playable === undefined ? undefined : refusalOf(this.#level, this.#options);
  }

  readonly #choose = (name: Wish, value: string): void => {
    this.#refusedHere = undefined;
    if (name === "weight" || name === "maxTime" || name === "maxNodes" || name === "maxMemory") {
      this[name] = value.trim() === "" ? undefined : Number(value);
    } else if (name !== "rounds") {
      this[name] = value;
    }
  };

  /** What a heuristic that a person writes is for; undefined where there is nothing to search. */
  get #place(): OwnPlace | undefined {
    const packed = this.#packed;
    if (packed === undefined) return undefined;
    const [costModel, language] = [this.#options.costModel ?? "moves", this.#language.now];
    return { packed, level: this.#level, costModel, language };
  }

  // --- Level and board

  #boardChanged(): void {
    this.#refusedHere = undefined;
    this.#levelChanged();
    this.requestUpdate();
  }

  /** The board's where `for` names one, else its own. */
  #levelChanged(): void {
    const board = this.#board.element;
    const level = this.htmlFor === "" ? this.#own : board && levelOf(board);
    if (level?.playable?.level === this.#level?.playable?.level && level?.problems === this.#level?.problems) return;
    const isOther = level?.playable?.level !== this.#level?.playable?.level;
    this.#level = level;
    if (!isOther) return;
    this.#searching.forget();
    this.#watching?.stop();
    this.#said = () => "";
    this.#packed = packedOf(level);
    if (this.autoStart && this.#packed !== undefined) void this.#startByItself();
  }

  async #startByItself(): Promise<void> {
    await this.updateComplete;
    if (this.#searching.last === undefined) await this.solve();
  }

  /** What can be watched: a solution, and a board that is at its level. */
  get #shown(): Shown | undefined {
    const board = this.#board.element;
    const { result, options, level } = this.#searching.last ?? {};
    if (typeof result?.moves !== "string" || result.moves === "" || !canBePlayed(board)) return undefined;
    if (levelOf(board)?.playable?.level !== level?.playable?.level) return undefined;
    return { board, from: options?.from ?? "", words: wordsOf(result.moves) };
  }

  // --- Life

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
    this.#ownSolving.stop();
    this.#watching?.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "htmlFor", "heuristic", "depth", "order", "worker", "sandbox");
    if (changed.has("htmlFor")) {
      this.#board.look();
      this.#levelChanged();
    }
    if (LEVEL_PROPERTIES.some((name) => changed.has(name))) this.#reading = this.#source.read();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  protected override updated(): void {
    this.#keepFocus();
  }

  // --- What is shown

  override render(): TemplateResult {
    const language = this.#language.now;
    if (this.htmlFor === "" && this.#own !== undefined && this.#own.playable === undefined) {
      return problemList(this.#own.problems, language);
    }
    const refusal = this.#refusal ?? this.#refusedHere;
    const state: ControlState = {
      wishes: this,
      level: this.#level?.playable === undefined ? undefined : this.#level,
      packed: this.#packed,
      options: this.#options,
      refusal,
      explanations: this.#explanations,
      language,
      own: this.sandbox === "" ? undefined : { isChosen: isOwn(this) },
      choose: this.#choose,
    };
    return html`<div class="panel">
      <div class="panel" part="controls">${mainControls(state)}</div>
      ${this.#ownSolving.view(this.#place)}
      ${this.#actions(refusal !== undefined)}
      <div class="panel" part="controls">${moreControls(state)}</div>
      ${this.#outcome()}
      <p class="unseen" role="status" aria-live="polite">${this.#said(language)}</p>
    </div>`;
  }

  #actions(isRefused: boolean): TemplateResult {
    const words = SOLVER_WORDS[this.#language.now];
    const { isRunning } = this.#searching;
    const cannot = this.#whyNot();
    const isWatched = this.#watching !== undefined && !this.#watching.isOver;
    const shown = this.#shown;
    return html`<div class="actions">
      <button type="button" id="solve" class=${shown === undefined ? "main" : ""} ?disabled=${isRunning || isRefused || cannot !== undefined}
        @click=${() => void this.#pressed()}>${words.solve}</button>
      <button type="button" id="cancel" ?disabled=${!isRunning} @click=${() => this.cancel()}>${words.cancel}</button>
      ${shown === undefined || isRunning ? nothing : html`<button type="button" id="watch" class="main" @click=${() => this.#turnWatching()}>${isWatched ? words.stopWatching : words.watch}</button>`}
      ${isWatched ? html`<span class="watched">${words.watching(String(this.#watching?.played ?? 0), String(shown?.words.length ?? 0))}</span>` : nothing}
      ${cannot === undefined ? nothing : html`<span class="told">${cannot}</span>`}
      ${this.fromHere && cannot === undefined && !isWatched ? html`<span class="told">${words.fromHere}</span>` : nothing}
    </div>`;
  }

  /** Whoever pressed it is shown what came of it, also where the controls take all the room that there is. */
  async #pressed(): Promise<void> {
    await this.solve();
    await this.updateComplete;
    this.renderRoot.querySelector(".sentence, #code-problem .refused")?.scrollIntoView({ block: "nearest" });
  }

  #turnWatching(): void {
    if (this.#watching !== undefined && !this.#watching.isOver) {
      this.#watching.stop();
      return;
    }
    this.#board.element?.scrollIntoView({ block: "nearest" });
    void this.watch();
  }

  #whyNot(): string | undefined {
    const words = SOLVER_WORDS[this.#language.now];
    if (this.htmlFor !== "" && this.#board.element === undefined) return words.noElement(this.htmlFor);
    const isWrong =
      hasProblems(this.#board.element) || (this.#level !== undefined && this.#level.playable === undefined);
    if (isWrong) return words.wrongLevel;
    return this.#level === undefined ? words.noLevel : undefined;
  }

  #outcome(): TemplateResult | typeof nothing {
    const shown = this.#shown;
    return this.#searching.view({
      packed: this.#packed,
      explanations: this.#explanations,
      language: this.#language.now,
      at: shown && placeIn(shown),
      goTo: shown && ((moves) => this.#goTo(shown, moves)),
    });
  }

  #goTo(shown: Shown, moves: number): void {
    this.#watching?.stop();
    const { board, from, words } = shown;
    void goTo(board, [...wordsOf(from), ...words.slice(0, moves)].join(" "));
  }

  #keepFocus(): void {
    const next: Readonly<Record<string, readonly string[]>> = {
      solve: ["#cancel"],
      "check-own": ["#cancel-check"],
      "cancel-check": ["#check-own"],
    };
    handFocusOn(this.renderRoot as ShadowRoot, (id) => next[id] ?? ["#watch", "#solve"]);
  }
}
