// <fourfold-explorer>: a search, step by step. This is the shell: attributes and properties in, events out. What happened in the search
// is src/exploring's, what is seen of it views.ts's.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { ExploreOptions } from "../../exploring/explore.ts";
import type { Target } from "../../exploring/run-to.ts";
import { GRAINS, type Grain } from "../../exploring/stops.ts";
import type { Tour } from "../../exploring/tour.ts";
import { WrongTrace } from "../../exploring/wrong-trace.ts";
import { type Language, wordsOfError } from "../../language/words.ts";
import { levelKey } from "../../playing/level-key.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { problemList } from "../board/problem-list.ts";
import { grouped } from "../common/amounts.ts";
import { choice } from "../common/choice.ts";
import { controlStyles } from "../common/controls.styles.ts";
import { Explanations } from "../common/explained.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { OPTIONAL_NUMBER } from "../common/numbers.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { type StepDetail, tell } from "../events.ts";
import { packedOf, type Refusal, refusalOf, searchOf } from "../solver/asked.ts";
import type { Wish } from "../solver/controls.ts";
import { explorerStyles } from "./explorer.styles.ts";
import { EXPLORER_WORDS } from "./explorer-words.ts";
import { download, filesView } from "./files-view.ts";
import { Predicting } from "./predicting.ts";
import { EXPLORED, searchControls } from "./search-controls.ts";
import { type InHand, MOST_SAVED, read, searched, traceText } from "./search-in-hand.ts";
import { stepInWords } from "./step-words.ts";
import { type Chosen, SPEEDS } from "./toolbar.ts";
import { keepFocus, type Looks, scrollToShown, views } from "./views.ts";
import { Walk } from "./walk.ts";

/** What decides which search it is. */
const SEARCH = ["algorithm", "heuristic", "weight", "depth", "cost", "order"] as const;

/** What came of saving or opening a trace. */
interface AboutFile {
  readonly tell: (language: Language) => string;
  readonly isRefused: boolean;
}

const NOTHING_OF_FILES: AboutFile = { tell: () => "", isRefused: false };

/** A search that is being made or was made. */
interface Making {
  readonly ending: AbortController;
  states: number;
  inHand?: InHand;
  failure?: unknown;
}

/**
 * Shows a search step by step.
 *
 * @csspart controls - algorithm, heuristic and what else there is to choose
 * @csspart toolbar - steps, running, breakpoints, grain and speed
 * @csspart happened - what happened last, in a sentence
 * @csspart state - the state that is looked at
 * @csspart values - its g, h and f
 * @csspart frontier - what waits, as small boards in their order
 * @csspart question - the question which comes next
 * @csspart tree - the tree of the search
 * @csspart solution - the branch that led to the goal
 * @csspart counts - what the search has counted by now
 * @csspart rounds - the rounds of a deepening search side by side
 * @csspart heat - where the search has been on the board
 * @csspart files - saving and opening of traces
 * @csspart problems - what is said of a level that is wrong
 * @cssprop --fourfold-accent - what can be done: buttons, focus, what is open
 * @cssprop --fourfold-on-accent - what is written on it
 * @cssprop --fourfold-ink - text
 * @cssprop --fourfold-quiet - text that is less important
 * @cssprop --fourfold-surface - the ground of fields and buttons
 * @cssprop --fourfold-success - the goal, and what was predicted rightly
 * @cssprop --fourfold-refusal - what is dead, and what was predicted wrongly
 * @cssprop --fourfold-font - the font of text
 * @cssprop --fourfold-mono - the font of moves
 * @fires fourfold-step - it stands at another position: what happened there, and what is counted by then
 * @fires fourfold-explored - a search was made and can be gone through: how it ended, and how much there is of it
 * @fires fourfold-error - a level is wrong: problems
 */
export class FourfoldExplorer extends LitElement {
  static override styles = [ownText, controlStyles, explorerStyles];

  /** The address of a level file; `#3` or `#Title` after it picks a level. */
  @property() src = "";
  /** Which level of the text, from 1. */
  @property({ type: Number }) index = 1;
  /** The text of a level file. */
  @property() level = "";
  /** What `loadLevels` returned, or one level of it. */
  @property({ attribute: false }) loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
  /** One of the eight: `astar`, `bfs`, `dfs`, `dls`, `iddfs`, `ucs`, `greedy` or `idastar`. */
  @property({ reflect: true, useDefault: true }) algorithm = "astar";
  /** A heuristic of the puzzle; the strongest where none is said. */
  @property({ reflect: true, useDefault: true }) heuristic = "";
  /** Of h, in A*. */
  @property({ reflect: true, converter: OPTIONAL_NUMBER }) weight: number | undefined;
  /** A number of moves, or `budget`. */
  @property({ reflect: true, useDefault: true }) depth = "";
  /** `moves`, or another cost model of the puzzle. */
  @property({ reflect: true, useDefault: true }) cost = "moves";
  /** `any` or `canonical`, for puzzles whose moves can be made in one order only. */
  @property({ reflect: true, useDefault: true }) order = "";
  /** How large a step is: `expansion`, `event` or `layer`. */
  @property({ reflect: true, useDefault: true }) grain: Grain = "expansion";
  /** Explorers with the same name on the same level step together. */
  @property({ reflect: true, useDefault: true }) group = "";
  /** Asks which state comes next before it is shown. */
  @property({ type: Boolean, reflect: true }) predict = false;
  /** Shows the branch that led to the goal in the place of the tree. */
  @property({ type: Boolean, attribute: "solution-only", reflect: true }) solutionOnly = false;

  readonly #language = new NearestLanguage(this);
  readonly #explanations = new Explanations(this);
  readonly #source = new LevelSource(this, (level) => this.#found(level));
  readonly #predicting = new Predicting();
  readonly #walk = this.#newWalk();
  #reading: Promise<void> | undefined;
  #making: Making | undefined;
  #made: Promise<void> | undefined;
  #level: LoadedLevel | undefined;
  #packed: PackedPuzzle | undefined;
  #looks: Looks = { zoom: 1, heat: "depth", speed: 1, isRunToOpen: false, breakpoint: "f", complaint: undefined };
  #isSearchOpen = false;
  #said = "";
  /** In which language. */
  #spoken: Language = "en";
  /** What had the focus before the last update. */
  #focused: Element | null = null;
  #aboutFile: AboutFile = NOTHING_OF_FILES;

  // --- What a page can ask of it

  /** The whole search, and where one stands in it; undefined while there is none. */
  get tour(): Tour | undefined {
    return this.#making?.inHand?.tour;
  }

  /** Goes on by a step of the present grain, or back with -1. Answers whether it has moved. */
  step(by: 1 | -1 = 1): boolean {
    return this.#walk.step(by, by > 0 ? "step" : "back");
  }

  /** Goes on by itself until the end, or until `pause()`. */
  run(): void {
    if (this.predict || !this.#walk.canGoOn) return;
    this.#walk.run(SPEEDS[this.#looks.speed] ?? 1);
    this.requestUpdate();
  }

  /** Stops going on by itself. */
  pause(): void {
    this.#walk.pause();
  }

  /** Runs to the next layer, the next goal, the end, or a breakpoint. Answers whether it comes. */
  runTo(target: Target): boolean {
    const hasCome = this.#walk.runTo(target);
    this.#look({ complaint: hasCome ? undefined : "notReached", ...(hasCome ? { isRunToOpen: false } : {}) });
    return hasCome;
  }

  /** Goes to a position: the number of the event that happened last, from 0. */
  goTo(position: number): void {
    this.#walk.goTo(position);
  }

  /** The search as a trace that Posthoc reads; empty where there is no search. Of a long one the first expansions. */
  async toTrace(): Promise<string> {
    const level = this.#level;
    return level?.playable === undefined || this.tour === undefined ? "" : traceText(level, this.#options);
  }

  /** Shows the search of a trace, the text of a file, in the place of its own. Answers whether it is one. */
  async openTrace(text: string, name = "trace.json"): Promise<boolean> {
    const level = this.#level;
    if (level?.playable === undefined) return false;
    try {
      const inHand = await read(level, text, name);
      this.#forget();
      this.#making = { ending: new AbortController(), states: 0, inHand };
      this.#begin(inHand);
      this.#aboutFile = { tell: (language) => EXPLORER_WORDS[language].opened(name), isRefused: false };
      return true;
    } catch (error) {
      if (!(error instanceof WrongTrace)) throw error;
      const tell = (language: Language): string => EXPLORER_WORDS[language].notATrace(error.words[language]);
      this.#aboutFile = { tell, isRefused: true };
      return false;
    } finally {
      this.requestUpdate();
    }
  }

  // --- The way through it

  #newWalk(): Walk {
    const explorer = this;
    return new Walk({
      get group() {
        return explorer.group;
      },
      get levelName() {
        const playable = explorer.#level?.playable;
        return playable && levelKey(playable);
      },
      get tour() {
        return explorer.tour;
      },
      moved: (by) => this.#tell(by),
      paused: () => this.#changed(),
      grainChanged: (grain) => {
        this.grain = grain;
      },
    });
  }

  #tell(by: StepDetail["by"]): void {
    const { tour } = this;
    if (tour === undefined) return;
    const { chronicle, exploration, position } = tour;
    const node = tour.present;
    const { expanded, open } = chronicle.tallyAt(position);
    this.#predicting.ask(this.predict ? tour : undefined);
    if (by !== "group") this.#changed();
    tell(this, "fourfold-step", {
      ...{ position, events: chronicle.events, by, type: chronicle.typeOf(position) },
      ...{ id: chronicle.stateOf(node), move: exploration.move(node) },
      ...{ g: exploration.g(node), h: exploration.h(node), f: exploration.f(node) },
      ...{ expanded, frontier: open },
    });
    this.requestUpdate();
  }

  /** Says where it stands, but not at every step of a run. */
  #changed(): void {
    if (this.tour !== undefined && !this.#walk.isRunning) this.#said = stepInWords(this.tour, this.#language.now);
    this.requestUpdate();
  }

  // --- What is searched

  get #options(): ExploreOptions {
    return this.#packed === undefined ? {} : searchOf(this, this.#packed, EXPLORED);
  }

  get #refusal(): Refusal | undefined {
    return this.#level?.playable === undefined ? undefined : refusalOf(this.#level, { ...this.#options, engine: "ts" });
  }

  #openSearch(isOpen: boolean): void {
    this.#isSearchOpen = isOpen;
    this.requestUpdate();
  }

  readonly #wish = (name: Wish, value: string): void => {
    // What is being filled in is not folded away when it is complete.
    this.#openSearch(true);
    if (name === "weight") this.weight = value.trim() === "" ? undefined : Number(value);
    else if (name === "algorithm" || name === "heuristic" || name === "depth" || name === "cost") this[name] = value;
  };

  #found(level: LoadedLevel | undefined): void {
    this.#level = level;
    this.#packed = packedOf(level);
    this.#explore();
    if (level !== undefined && level.playable === undefined) tell(this, "fourfold-error", { problems: level.problems });
  }

  #forget(): void {
    this.pause();
    this.#making?.ending.abort();
    this.#making = undefined;
    this.#predicting.forget();
    this.#said = "";
    this.#aboutFile = NOTHING_OF_FILES;
    this.#look({ isRunToOpen: false, complaint: undefined });
  }

  /** Makes the search anew. */
  #explore(): void {
    this.#forget();
    const level = this.#level;
    if (!this.isConnected || level?.playable === undefined || this.#refusal !== undefined) return;
    const making: Making = { ending: new AbortController(), states: 0 };
    this.#making = making;
    this.#made = this.#make(level, making);
  }

  async #make(level: LoadedLevel, making: Making): Promise<void> {
    const { signal } = making.ending;
    const onProgress = (states: number): void => {
      making.states = states;
      this.requestUpdate();
    };
    try {
      const inHand = await searched(level, { ...this.#options, signal }, onProgress);
      if (this.#making !== making) return;
      making.inHand = inHand;
      this.#begin(inHand);
      const { chronicle, exploration } = inHand.tour;
      const expanded = chronicle.expandedAt(chronicle.last);
      tell(this, "fourfold-explored", { ending: exploration.ending, events: chronicle.events, expanded });
    } catch (error) {
      making.failure = error;
    }
    this.requestUpdate();
  }

  #begin({ tour }: InHand): void {
    tour.grain = this.#grain;
    this.#walk.begin();
    this.#predicting.ask(this.predict ? tour : undefined);
  }

  get #grain(): Grain {
    return choice(this, "grain", this.grain, GRAINS);
  }

  // --- Life

  override connectedCallback(): void {
    super.connectedCallback();
    this.#walk.join();
    if (this.#level !== undefined && this.#making === undefined) this.#explore();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#walk.leave();
    if (this.tour === undefined) this.#forget();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "heuristic", "depth", "order", "group");
    this.#focused = this.shadowRoot?.activeElement ?? null;
    this.#speak();
    if (LEVEL_PROPERTIES.some((name) => changed.has(name))) this.#reading = this.#source.read();
    if (this.hasUpdated && SEARCH.some((name) => changed.has(name))) this.#explore();
    if (changed.has("grain") && this.tour !== undefined) this.tour.grain = this.#grain;
    if (!changed.has("predict")) return;
    this.pause();
    this.#predicting.ask(this.predict ? this.tour : undefined);
  }

  /** What was said is said in the language of now. */
  #speak(): void {
    const language = this.#language.now;
    if (this.#said !== "" && language !== this.#spoken && this.tour !== undefined) {
      this.#said = stepInWords(this.tour, language);
    }
    this.#spoken = language;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    await this.#made;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  protected override updated(): void {
    keepFocus(this.renderRoot as ShadowRoot, this.#focused);
    scrollToShown(this.renderRoot);
  }

  // --- What is shown

  override render(): TemplateResult {
    const language = this.#language.now;
    if (this.#level !== undefined && this.#level.playable === undefined) {
      return problemList(this.#level.problems, language);
    }
    const { inHand, states = 0, failure } = this.#making ?? {};
    const words = EXPLORER_WORDS[language];
    const isMaking = this.#making !== undefined && inHand === undefined && failure === undefined;
    return html`<div class="panel">
      ${this.#searchControls()}
      ${this.#level === undefined ? html`<p class="told">${words.noLevel}</p>` : nothing}
      ${failure === undefined ? nothing : html`<p class="refused" role="alert">${words.failed(wordsOfError(failure)[language])}</p>`}
      ${isMaking ? html`<p class="told" aria-busy="true">${words.preparing(grouped(states, language))}</p>` : nothing}
      ${inHand === undefined ? nothing : this.#views(inHand)}
      <p class="unseen" role="status" aria-live="polite">${this.#said}</p>
    </div>`;
  }

  #searchControls(): TemplateResult {
    return searchControls({
      level: this.#level,
      packed: this.#packed,
      options: this.#options,
      refusal: this.#refusal,
      explanations: this.#explanations,
      language: this.#language.now,
      choose: this.#wish,
      wishes: this,
      isOpen: this.#isSearchOpen,
      turn: () => this.#openSearch(!this.#isSearchOpen),
    });
  }

  #views(inHand: InHand): TemplateResult {
    const language = this.#language.now;
    const words = EXPLORER_WORDS[language];
    const { tour, file } = inHand;
    return html`${views({
      ...{ inHand, language, words, predicting: this.#predicting, looks: this.#looks },
      isRunning: this.#walk.isRunning,
      canGoOn: this.#walk.canGoOn,
      isPredicting: this.predict,
      isSolutionOnly: this.solutionOnly,
      choose: (node) => {
        tour.choose(node);
        this.requestUpdate();
      },
      look: (looks) => this.#look(looks),
      answer: (node) => {
        this.#predicting.answer(tour, node);
        this.requestUpdate();
      },
      does: {
        step: (by) => this.step(by),
        run: () => this.run(),
        pause: () => this.pause(),
        runTo: (target) => this.runTo(target),
        goTo: (position) => this.goTo(position),
        goToStep: (step) => this.goTo(tour.stops.positionOf(tour.grain, step)),
        choose: (what) => this.#choose(what),
        runToBreakpoint: (value) => this.#runToBreakpoint(value),
      },
    })}
    ${filesView({
      ...{ words, file, told: this.#aboutFile.tell(language), isRefused: this.#aboutFile.isRefused },
      save: () => void this.#save(),
      open: (picked) => void this.#open(picked),
      close: () => this.#explore(),
    })}`;
  }

  #look(looks: Partial<Looks>): void {
    this.#looks = { ...this.#looks, ...looks };
    this.requestUpdate();
  }

  #choose({ grain, predict, solutionOnly, ...looks }: Partial<Chosen>): void {
    if (predict !== undefined) this.predict = predict;
    if (solutionOnly !== undefined) this.solutionOnly = solutionOnly;
    this.#look({ complaint: undefined, ...looks });
    if (looks.speed !== undefined && this.#walk.isRunning) this.run();
    if (grain === undefined) return;
    this.grain = grain;
    this.#walk.setGrain(grain);
  }

  #runToBreakpoint(typed: string): void {
    const value = typed.trim();
    const number = Number(value.replace(",", "."));
    const { tour } = this;
    const { breakpoint: kind } = this.#looks;
    if (tour === undefined) return;
    if (kind === "state") this.runTo({ kind, state: tour.chronicle.stateOf(tour.shown) });
    else if (value === "" || (kind !== "move" && Number.isNaN(number))) {
      this.#look({ complaint: "needsValue" });
    } else this.runTo(kind === "move" ? { kind, move: value } : { kind, value: number });
  }

  async #save(): Promise<void> {
    const { tour } = this;
    const text = await this.toTrace();
    if (tour === undefined || text === "") return;
    const title = this.#level?.title ?? "search";
    download(text, `${title.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-${tour.exploration.algorithm}.trace.json`);
    const isPart = tour.chronicle.expandedAt(tour.chronicle.last) > MOST_SAVED;
    const tell = (language: Language): string => EXPLORER_WORDS[language].savedPart(grouped(MOST_SAVED, language));
    this.#aboutFile = isPart ? { tell, isRefused: false } : NOTHING_OF_FILES;
    this.requestUpdate();
  }

  async #open(file: File): Promise<void> {
    await this.openTrace(await file.text(), file.name);
  }
}
