// <fourfold-explorer>: a search, step by step. This is the shell: attributes and properties in, events out. What happened in the search
// is src/exploring's, what is seen of it views.ts's.
import { LitElement, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import type { Target } from "../../exploring/run-to.ts";
import { GRAINS, type Grain } from "../../exploring/stops.ts";
import type { Tour } from "../../exploring/tour.ts";
import { inBoth, type Words } from "../../language/words.ts";
import { levelKey } from "../../playing/level-key.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { amount, choice } from "../common/choice.ts";
import { controlStyles } from "../common/controls.styles.ts";
import { Explanations } from "../common/explained.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { OPTIONAL_NUMBER } from "../common/numbers.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { type StepDetail, tell } from "../events.ts";
import { OwnExploring } from "../own/own-exploring.ts";
import { isOwn } from "../own/own-name.ts";
import { packedOf, type Refusal, refusalOf, searchOf } from "../solver/asked.ts";
import type { Wish } from "../solver/controls.ts";
import { breakpointIn } from "./breakpoint.ts";
import { explorerStyles } from "./explorer.styles.ts";
import { explorerView } from "./explorer-view.ts";
import { HEATS, type HeatKind } from "./heat-view.ts";
import { Looking } from "./looking.ts";
import { Predicting } from "./predicting.ts";
import { EXPLORED } from "./search-controls.ts";
import { type InHand, traceText } from "./search-in-hand.ts";
import { Searching } from "./searching.ts";
import { stepDetail } from "./step-detail.ts";
import { stepInWords } from "./step-words.ts";
import { SPEEDS } from "./toolbar.ts";
import { TraceFiles } from "./trace-files.ts";
import { zoomIn } from "./tree-view.ts";
import { keepFocus, scrollToShown } from "./views.ts";
import { Walk } from "./walk.ts";

const NOTHING = inBoth("");
const START = { position: 0, node: undefined };
/** What decides which search it is. */
const SEARCH = ["algorithm", "heuristic", "weight", "depth", "cost", "order", "sandbox"] as const;

/**
 * Shows a search step by step.
 *
 * @csspart controls - algorithm, heuristic and what else there is to choose
 * @csspart own - the field for a heuristic of one's own
 * @csspart checked - what the check of that heuristic found
 * @csspart flaws - what the search shows of that heuristic
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
 * @fires fourfold-own - a person has written something else: the puzzle and the text, to be kept and given back in `own`
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
  /** Where one stands: the number of the event that happened last, from 0; setting it goes there. */
  @property({ type: Number, reflect: true, useDefault: true }) position = 0;
  /** The node that is looked at, by its number, as long as nobody takes a step; where none is said, what happened last. */
  @property({ reflect: true, converter: OPTIONAL_NUMBER }) node: number | undefined;
  /** How large the tree is drawn: a factor from 0.25 to 3, or `fit`. */
  @property({ reflect: true, useDefault: true }) zoom = "";
  /** What the map of the board shows: `depth`, how early a cell was reached, or `visits`. */
  @property({ reflect: true, useDefault: true }) heat: HeatKind = "depth";
  /** What `Run to ...` stops at: `f`, `g` or `h` and a number, `move` and a move, or `state` and its number. */
  @property({ reflect: true, useDefault: true }) breakpoint = "";
  /** Explorers with the same name on the same level step together. */
  @property({ reflect: true, useDefault: true }) group = "";
  /** Asks which state comes next before it is shown. */
  @property({ type: Boolean, reflect: true }) predict = false;
  /** Shows the branch that led to the goal in the place of the tree. */
  @property({ type: Boolean, attribute: "solution-only", reflect: true }) solutionOnly = false;
  /** The address of the file own.html of the package: with it a person may write a heuristic, `own.mjs` in `heuristic`. */
  @property({ reflect: true, useDefault: true }) sandbox = "";
  /** The heuristics that a person has written, by the id of the puzzle: modules that export `estimate(state, level)`. */
  @property({ attribute: false }) own: Readonly<Record<string, string>> = {};

  readonly #language = new NearestLanguage(this);
  readonly #explanations = new Explanations(this);
  readonly #source = new LevelSource(this, (level) => this.#found(level));
  readonly #searching = new Searching(() => this.requestUpdate());
  readonly #predicting = new Predicting();
  readonly #files = new TraceFiles();
  readonly #walk = this.#newWalk();
  readonly #looking = new Looking(this, () => {
    if (this.#walk.isRunning) this.run();
  });
  readonly #ownExploring = new OwnExploring(this);
  #reading: Promise<void> | undefined;
  #level: LoadedLevel | undefined;
  #packed: PackedPuzzle | undefined;
  #said: Words = NOTHING;
  /** Where the next search begins, and what is looked at in it. */
  #from: { readonly position: number; readonly node: number | undefined } = START;
  /** What had the focus before the last update. */
  #focused: Element | null = null;

  // --- What a page can ask of it

  /** The whole search, and where one stands in it; undefined while there is none. */
  get tour(): Tour | undefined {
    return this.#searching.inHand?.tour;
  }

  /** Goes on by a step of the present grain, or back with -1. Answers whether it has moved. */
  step(by: 1 | -1 = 1): boolean {
    return this.#walk.step(by, by > 0 ? "step" : "back");
  }

  /** Goes on by itself until the end, or until `pause()`. */
  run(): void {
    if (this.predict || !this.#walk.canGoOn) return;
    this.#walk.run(SPEEDS[this.#looking.now.speed] ?? 1);
    this.requestUpdate();
  }

  /** Stops going on by itself. */
  pause(): void {
    this.#walk.pause();
  }

  /** Runs to the next layer, the next goal, the end, or a breakpoint. Answers whether it comes. */
  async runTo(target: Target): Promise<boolean> {
    const { tour } = this;
    const hasCome = await this.#walk.runTo(target);
    this.#looking.ran(target, tour, hasCome);
    return hasCome;
  }

  /** Goes to a position: the number of the event that happened last, from 0. */
  goTo(position: number): void {
    this.#walk.goTo(position);
  }

  /** The search as a trace that Posthoc reads; empty where there is no search. Of a long one the first expansions. */
  async toTrace(): Promise<string> {
    const level = this.#level;
    const { inHand } = this.#searching;
    return level?.playable === undefined || inHand === undefined ? "" : traceText(level, this.#options, inHand);
  }

  /** Shows the search of a trace, the text of a file, in the place of its own. Answers whether it is one. */
  async openTrace(text: string, name = "trace.json"): Promise<boolean> {
    const level = this.#level;
    if (level?.playable === undefined) return false;
    const found = (inHand: InHand): void => {
      this.#forget();
      this.#searching.show(inHand);
      this.#begin(inHand);
    };
    try {
      return await this.#files.open(level, text, name, found);
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
    this.#stands(tour);
    this.#predicting.ask(this.predict ? tour : undefined);
    if (by !== "group") this.#changed();
    tell(this, "fourfold-step", stepDetail(tour, by));
    this.requestUpdate();
  }

  #stands(tour: Tour): void {
    this.position = tour.position;
    this.node = tour.chosen;
  }

  /** To be looked at, in all views. */
  #lookAt(node: number | undefined): void {
    this.tour?.choose(node);
    this.node = this.tour?.chosen;
    this.requestUpdate();
  }

  /** Says where it stands, but not at every step of a run. */
  #changed(): void {
    const { tour } = this;
    if (tour !== undefined && !this.#walk.isRunning) {
      this.#said = { en: stepInWords(tour, "en"), pt: stepInWords(tour, "pt") };
    }
    this.requestUpdate();
  }

  // --- What is searched

  get #options(): ExploreOptions {
    return this.#packed === undefined ? {} : searchOf(this, this.#packed, EXPLORED);
  }

  get #refusal(): Refusal | undefined {
    return this.#level?.playable === undefined ? undefined : refusalOf(this.#level, { ...this.#options, engine: "ts" });
  }

  readonly #wish = (name: Wish, value: string): void => {
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
    this.#searching.end();
    this.#predicting.forget();
    this.#said = NOTHING;
    this.#files.forget();
    this.#looking.look({ isRunToOpen: false, complaint: undefined });
  }

  /** Makes the search anew, and goes where one is to stand in it. */
  #explore(): void {
    this.#forget();
    const level = this.#level;
    if (!this.isConnected || level?.playable === undefined || this.#refusal !== undefined) return;
    const [options, packed, language] = [this.#options, this.#packed, this.#language.now];
    const own = this.#ownExploring.asking({ level, packed, options, language });
    this.#searching.begin(level, { options, own }, (inHand) => {
      this.#begin(inHand, this.#from);
      const { chronicle, exploration } = inHand.tour;
      const expanded = chronicle.expandedAt(chronicle.last);
      tell(this, "fourfold-explored", { ending: exploration.ending, events: chronicle.events, expanded });
    });
  }

  #begin({ tour }: InHand, { position, node }: { position: number; node: number | undefined } = START): void {
    tour.grain = this.#grain;
    this.#from = START;
    this.#walk.begin(position);
    tour.choose(node);
    this.#stands(tour);
    this.#predicting.ask(this.predict ? tour : undefined);
  }

  get #grain(): Grain {
    return choice(this, "grain", this.grain, GRAINS);
  }

  // --- Life

  override connectedCallback(): void {
    super.connectedCallback();
    this.#walk.join();
    if (this.#level !== undefined && !this.#searching.hasBegun) this.#explore();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#walk.leave();
    this.#ownExploring.stop();
    if (this.tour === undefined) this.#forget();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "heuristic", "depth", "order", "group", "breakpoint", "zoom", "sandbox");
    this.#focused = this.shadowRoot?.activeElement ?? null;
    const isOther = SEARCH.some((name) => changed.has(name));
    const isOfNext = isOther || LEVEL_PROPERTIES.some((name) => changed.has(name));
    if (changed.has("position") || changed.has("node")) this.#stand(isOfNext, this.node);
    if (LEVEL_PROPERTIES.some((name) => changed.has(name))) this.#reading = this.#source.read();
    if (this.hasUpdated && isOther) this.#explore();
    if (changed.has("own")) this.#ownExploring.written(() => this.#explore());
    if (changed.has("grain")) this.#walk.setGrain(this.#grain);
    if (!changed.has("predict")) return;
    this.pause();
    this.#predicting.ask(this.predict ? this.tour : undefined);
  }

  /** Where a page says: in the search that there is, or that will be. */
  #stand(isOfNext: boolean, node: number | undefined): void {
    const position = Math.trunc(amount(this, "position", this.position, 0));
    if (isOfNext || this.tour === undefined) {
      this.#from = { position, node };
      return;
    }
    if (this.tour.position !== position) this.goTo(position);
    if (this.tour.chosen !== node) this.#lookAt(node);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    await this.#searching.done;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  protected override updated(): void {
    keepFocus(this.renderRoot as ShadowRoot, this.#focused);
    scrollToShown(this.renderRoot);
  }

  // --- What is shown

  override render(): TemplateResult {
    const { tour } = this;
    return explorerView({
      search: {
        ...{ level: this.#level, packed: this.#packed, options: this.#options, refusal: this.#refusal },
        ...{ explanations: this.#explanations, language: this.#language.now, choose: this.#wish, wishes: this },
        own: this.sandbox === "" ? undefined : { isChosen: isOwn(this) },
      },
      own: this.#ownExploring,
      searching: this.#searching,
      views: {
        explanations: this.#explanations,
        ...{ predicting: this.#predicting, breakpoint: breakpointIn(this.breakpoint) },
        looks: { ...this.#looking.now, zoom: zoomIn(this.zoom), heat: choice(this, "heat", this.heat, HEATS) },
        ...{ isRunning: this.#walk.isRunning, canGoOn: this.#walk.canGoOn },
        ...{ isPredicting: this.predict, isSolutionOnly: this.solutionOnly },
        choose: (node) => this.#lookAt(node),
        look: ({ zoom, heat }) => {
          if (zoom !== undefined) this.zoom = zoom === 1 ? "" : String(zoom);
          if (heat !== undefined) this.heat = heat;
        },
        answer: (node) => {
          if (tour !== undefined) this.#predicting.answer(tour, node);
          this.requestUpdate();
        },
        does: {
          step: (by) => this.step(by),
          run: () => this.run(),
          pause: () => this.pause(),
          runTo: (target) => this.runTo(target),
          goTo: (position) => this.goTo(position),
          goToStep: (step) => this.goTo(tour?.stops.positionOf(tour.grain, step) ?? 0),
          choose: (what) => this.#looking.choose(what),
          runToBreakpoint: (breakpoint) => this.#looking.runToBreakpoint(breakpoint),
        },
      },
      files: this.#files,
      does: {
        save: () => void this.#save(),
        open: async (file) => void this.openTrace(await file.text(), file.name),
        close: () => this.#explore(),
      },
      said: this.#said,
    });
  }

  async #save(): Promise<void> {
    const { inHand } = this.#searching;
    if (inHand !== undefined) this.#files.save(await this.toTrace(), inHand, this.#level?.title);
    this.requestUpdate();
  }
}
