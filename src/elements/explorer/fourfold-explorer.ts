// <fourfold-explorer>: a search, step by step. This is the shell: attributes and properties in, events out. What happened in the search
// is src/exploring's, a view each stands in a file of its own.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { type Exploration, type ExploreOptions, explore } from "../../exploring/explore.ts";
import type { Question, Verdict } from "../../exploring/question.ts";
import type { Target } from "../../exploring/run-to.ts";
import { GRAINS, type Grain } from "../../exploring/stops.ts";
import { Tour } from "../../exploring/tour.ts";
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
import { countsView, roundsView } from "./counts-view.ts";
import { explorerStyles } from "./explorer.styles.ts";
import { EXPLORER_WORDS } from "./explorer-words.ts";
import { frontierView, questionView } from "./frontier-view.ts";
import { join, leave, type Member, othersOf } from "./group.ts";
import { Pictures } from "./pictures.ts";
import { EXPLORED, searchControls } from "./search-controls.ts";
import type { Sight } from "./sight.ts";
import { solutionView } from "./solution-view.ts";
import { stateView } from "./state-view.ts";
import { stepInWords } from "./step-words.ts";
import { type Breakpoint, type Chosen, SPEEDS, toolbar } from "./toolbar.ts";
import { treeView } from "./tree-view.ts";

/** What decides which search it is. */
const SEARCH = ["algorithm", "heuristic", "weight", "depth", "cost", "order"] as const;

/** A search that is being made or was made. */
interface Making {
  readonly ending: AbortController;
  states: number;
  tour?: Tour;
  pictures?: Pictures;
  failure?: string;
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
export class FourfoldExplorer extends LitElement implements Member {
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
  #reading: Promise<void> | undefined;
  #making: Making | undefined;
  #made: Promise<void> | undefined;
  #level: LoadedLevel | undefined;
  #packed: PackedPuzzle | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #speed = 1;
  #zoom: number | "fit" = 1;
  #isRunToOpen = false;
  #breakpoint: Breakpoint = "f";
  #complaint = "";
  #question: Question | undefined;
  #verdict: Verdict | undefined;
  #score = { right: 0, asked: 0 };
  /** The step of its group, which may be beyond its own end. */
  #step = 0;
  #said = "";

  // --- What a page can ask of it

  /** The whole search, and where one stands in it; undefined while there is none. */
  get tour(): Tour | undefined {
    return this.#making?.tour;
  }

  /** Goes on by a step of the present grain, or back with -1. Answers whether it has moved. */
  step(by: 1 | -1 = 1): boolean {
    return this.#stepBy(by, by > 0 ? "step" : "back");
  }

  /** Goes on by itself until the end, or until `pause()`. */
  run(): void {
    if (this.#timer !== undefined || this.tour === undefined || this.predict || !this.#canGoOn) return;
    this.#timer = setInterval(
      () => {
        if (this.#stepBy(1, "run") && this.#canGoOn) return;
        this.pause();
      },
      1000 / (SPEEDS[this.#speed] ?? 1),
    );
    this.requestUpdate();
  }

  /** Stops going on by itself. */
  pause(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#sayWhereItIs();
    this.requestUpdate();
  }

  /** Runs to the next layer, the next goal, the end, or a breakpoint. Answers whether it comes. */
  runTo(target: Target): boolean {
    const { tour } = this;
    this.pause();
    const hasCome = tour?.runTo(target) === true;
    this.#complaint = hasCome ? "" : EXPLORER_WORDS[this.#language.now].notReached;
    if (hasCome) {
      this.#isRunToOpen = false;
      this.#arrived("run-to");
    }
    this.requestUpdate();
    return hasCome;
  }

  /** Goes to a position: the number of the event that happened last, from 0. */
  goTo(position: number): void {
    this.pause();
    this.tour?.goTo(position);
    this.#arrived("jump");
  }

  // --- As a member of a group

  /** The name of its level, by which others of its group know whether they are on the same; undefined where it has none. */
  get levelName(): string | undefined {
    return this.#level?.playable === undefined ? undefined : levelKey(this.#level.playable);
  }

  /** How many steps of a grain there are in all. */
  steps(grain: Grain): number {
    return this.tour?.stops.steps(grain) ?? 0;
  }

  /** Stands where another of its group has gone: after so many steps of a grain. */
  follow(grain: Grain, step: number): void {
    const { tour } = this;
    if (tour === undefined) return;
    tour.grain = grain;
    this.grain = grain;
    this.#step = step;
    tour.goToStep(step);
    this.#tell("group");
  }

  get #canGoOn(): boolean {
    const { tour } = this;
    if (tour === undefined) return false;
    return !tour.isAtEnd || othersOf(this).some((other) => other.steps(tour.grain) > this.#step);
  }

  #stepBy(by: 1 | -1, how: StepDetail["by"]): boolean {
    const { tour } = this;
    if (tour === undefined) return false;
    if (how !== "run") this.pause();
    // Others of its group may be beyond its own end.
    const isBeyond = tour.isAtEnd && (by > 0 ? this.#canGoOn : this.#step > tour.steps);
    const hasMoved = isBeyond || tour.step(by);
    if (!hasMoved) return false;
    this.#arrived(how, isBeyond ? this.#step + by : tour.steps);
    return true;
  }

  /** By a person or a page; the others of its group follow. */
  #arrived(by: StepDetail["by"], step = this.tour?.steps ?? 0): void {
    const { tour } = this;
    if (tour === undefined) return;
    this.#step = step;
    this.#tell(by);
    for (const other of othersOf(this)) other.follow(tour.grain, step);
  }

  #tell(by: StepDetail["by"]): void {
    const { tour } = this;
    if (tour === undefined) return;
    const { chronicle, exploration, position } = tour;
    const node = tour.present;
    const { expanded, open } = chronicle.tallyAt(position);
    tell(this, "fourfold-step", {
      ...{ position, events: chronicle.events, by, type: chronicle.typeOf(position) },
      ...{ id: chronicle.stateOf(node), move: exploration.move(node) },
      ...{ g: chronicle.gOf(node), h: exploration.h(node), f: exploration.f(node) },
      ...{ expanded, frontier: open },
    });
    this.#ask();
    if (by !== "run" && by !== "group") this.#sayWhereItIs();
    this.requestUpdate();
  }

  #sayWhereItIs(): void {
    if (this.tour !== undefined) this.#said = stepInWords(this.tour, this.#language.now);
  }

  // --- Predictions

  #ask(): void {
    this.#verdict = undefined;
    this.#question = this.predict ? this.tour?.question() : undefined;
  }

  readonly #answer = (node: number): void => {
    const { tour } = this;
    if (tour === undefined || this.#question === undefined || this.#verdict !== undefined) return;
    this.#verdict = tour.judge(this.#question, node);
    const { right, asked } = this.#score;
    this.#score = { right: right + (this.#verdict.isRight ? 1 : 0), asked: asked + 1 };
    this.requestUpdate();
  };

  // --- What is searched

  get #options(): ExploreOptions {
    const packed = this.#packed;
    return packed === undefined ? {} : searchOf(this, packed, EXPLORED);
  }

  get #refusal(): Refusal | undefined {
    return this.#level?.playable === undefined ? undefined : refusalOf(this.#level, this.#options);
  }

  readonly #choose = (name: Wish, value: string): void => {
    if (name === "weight") this.weight = value.trim() === "" ? undefined : Number(value);
    else if (name === "algorithm" || name === "heuristic" || name === "depth" || name === "cost") this[name] = value;
  };

  #found(level: LoadedLevel | undefined): void {
    this.#level = level;
    this.#packed = packedOf(level);
    this.#explore();
    if (level !== undefined && level.playable === undefined) tell(this, "fourfold-error", { problems: level.problems });
  }

  /** Makes the search anew. */
  #explore(): void {
    this.pause();
    this.#making?.ending.abort();
    this.#making = undefined;
    this.#score = { right: 0, asked: 0 };
    this.#isRunToOpen = false;
    this.#said = "";
    this.requestUpdate();
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
      const exploration = await explore(level, { ...this.#options, signal }, { onProgress });
      const surface = await level.playable?.puzzle.surface?.();
      if (this.#making === making) this.#begin(making, exploration, new Pictures(exploration, surface));
    } catch (error) {
      if (this.#making === making) making.failure = error instanceof Error ? error.message : String(error);
    }
    this.requestUpdate();
  }

  #begin(making: Making, exploration: Exploration, pictures: Pictures): void {
    making.tour = new Tour(exploration);
    making.pictures = pictures;
    making.tour.grain = this.#grain;
    this.#step = 0;
    this.#ask();
    const { chronicle, ending } = exploration;
    const expanded = chronicle.expandedAt(chronicle.last);
    tell(this, "fourfold-explored", { ending, events: chronicle.events, expanded });
  }

  get #grain(): Grain {
    return choice(this, "grain", this.grain, GRAINS);
  }

  // --- Life

  override connectedCallback(): void {
    super.connectedCallback();
    join(this);
    if (this.#level !== undefined && this.#making === undefined) this.#explore();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
    leave(this);
    if (this.tour === undefined) {
      this.#making?.ending.abort();
      this.#making = undefined;
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "heuristic", "depth", "order", "group");
    if (LEVEL_PROPERTIES.some((name) => changed.has(name))) this.#reading = this.#source.read();
    if (this.hasUpdated && SEARCH.some((name) => changed.has(name))) this.#explore();
    if (changed.has("grain") && this.tour !== undefined) this.tour.grain = this.#grain;
    if (changed.has("predict") && this.predict) this.pause();
    if (changed.has("predict")) this.#ask();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    await this.#made;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  protected override updated(): void {
    this.#keepFocus();
    this.#scrollToShown();
  }

  /** What was pressed can perhaps not be pressed any more; in the tree the focus goes with what is chosen. */
  #keepFocus(): void {
    const root = this.renderRoot as ShadowRoot;
    const focused = root.activeElement;
    if (
      focused instanceof HTMLButtonElement &&
      focused.disabled &&
      ["step", "back", "run", "run-to"].includes(focused.id)
    ) {
      root.querySelector<HTMLButtonElement>(focused.id === "back" ? "#step" : "#back")?.focus();
    } else if (focused?.closest("[role=tree]") != null) {
      root.querySelector<SVGElement>("[role=treeitem][tabindex='0']")?.focus({ preventScroll: true });
    }
  }

  /** In its own scroller, never the page. */
  #scrollToShown(): void {
    const canvas = this.renderRoot.querySelector(".canvas");
    const node = this.renderRoot.querySelector(".node.shown rect");
    if (canvas === null || node === null) return;
    const [around, box] = [canvas.getBoundingClientRect(), node.getBoundingClientRect()];
    const margin = 40;
    if (box.left < around.left + margin || box.right > around.right - margin)
      canvas.scrollLeft += (box.left + box.right - around.left - around.right) / 2;
    if (box.top < around.top + margin || box.bottom > around.bottom - margin)
      canvas.scrollTop += (box.top + box.bottom - around.top - around.bottom) / 2;
  }

  // --- What is shown

  override render(): TemplateResult {
    const language = this.#language.now;
    if (this.#level !== undefined && this.#level.playable === undefined) {
      return problemList(this.#level.problems, language);
    }
    const { tour, pictures, states = 0, failure } = this.#making ?? {};
    const words = EXPLORER_WORDS[language];
    return html`<div class="panel">
      ${this.#searchControls()}
      ${this.#level === undefined ? html`<p class="told">${words.noLevel}</p>` : nothing}
      ${failure === undefined ? nothing : html`<p class="refused" role="alert">${words.failed(failure)}</p>`}
      ${
        tour === undefined || pictures === undefined
          ? this.#making === undefined || failure !== undefined
            ? nothing
            : html`<p class="told" aria-busy="true">${words.preparing(grouped(states, language))}</p>`
          : this.#views({ tour, pictures, language, words, choose: this.#look })
      }
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
      choose: this.#choose,
      wishes: this,
    });
  }

  readonly #look = (node: number): void => {
    this.tour?.choose(node);
    this.requestUpdate();
  };

  #views(sight: Sight): TemplateResult {
    const { tour, language, words } = sight;
    const { chronicle, exploration, position } = tour;
    const isGoal = chronicle.typeOf(position) === "destination";
    const goTo = (event: number): void => this.goTo(event);
    return html`${this.#toolbar(sight)}
      ${
        exploration.ending === "cut"
          ? html`<p class="told">${words.cut(grouped(stateCount(tour), language))}</p>`
          : nothing
      }
      <p class="happened ${isGoal ? "goal" : ""}" part="happened">${stepInWords(tour, language)}</p>
      <div class="views">
        <div class="side">
          ${stateView(sight, () => {
            tour.choose(undefined);
            this.requestUpdate();
          })}
          ${countsView(sight)}
        </div>
        ${
          this.solutionOnly && exploration.solution !== null
            ? solutionView(sight, goTo)
            : treeView(sight, { now: this.#zoom, set: (zoom) => this.#set({ zoom }) })
        }
        ${roundsView(sight, goTo)}
        <div class="wide">
          ${
            this.predict && !tour.isAtEnd
              ? questionView(sight, {
                  question: this.#question,
                  verdict: this.#verdict,
                  ...this.#score,
                  answer: this.#answer,
                })
              : frontierView(sight)
          }
        </div>
      </div>`;
  }

  #set({ zoom }: { readonly zoom: number | "fit" }): void {
    this.#zoom = zoom;
    this.requestUpdate();
  }

  #toolbar({ tour, language, words }: Sight): TemplateResult {
    return toolbar({
      ...{ tour, language, words },
      isRunning: this.#timer !== undefined,
      canGoOn: this.#canGoOn,
      isPredicting: this.predict,
      isSolutionOnly: this.solutionOnly,
      speed: this.#speed,
      isRunToOpen: this.#isRunToOpen,
      breakpoint: this.#breakpoint,
      complaint: this.#complaint,
      does: {
        step: (by) => this.step(by),
        run: () => this.run(),
        pause: () => this.pause(),
        runTo: (target) => this.runTo(target),
        goTo: (position) => this.goTo(position),
        goToStep: (step) => {
          this.pause();
          tour.goToStep(step);
          this.#arrived("jump");
        },
        choose: (what) => this.#chosen(what),
        runToBreakpoint: (value) => this.#runToBreakpoint(value),
      },
    });
  }

  #chosen({ grain, speed, predict, solutionOnly, isRunToOpen, breakpoint }: Partial<Chosen>): void {
    if (predict !== undefined) this.predict = predict;
    if (solutionOnly !== undefined) this.solutionOnly = solutionOnly;
    if (breakpoint !== undefined) this.#breakpoint = breakpoint;
    if (isRunToOpen !== undefined) this.#isRunToOpen = isRunToOpen;
    this.#complaint = "";
    if (grain !== undefined && this.tour !== undefined) {
      this.grain = grain;
      this.tour.grain = grain;
      this.#step = this.tour.steps;
      for (const other of othersOf(this)) other.follow(grain, this.#step);
    }
    if (speed !== undefined) {
      this.#speed = speed;
      if (this.#timer !== undefined) {
        this.pause();
        this.run();
      }
    }
    this.requestUpdate();
  }

  #runToBreakpoint(typed: string): void {
    const value = typed.trim();
    const { tour } = this;
    const kind = this.#breakpoint;
    if (tour === undefined) return;
    if (kind === "state") this.runTo({ kind, state: tour.chronicle.stateOf(tour.shown) });
    else if (value === "" || (kind !== "move" && Number.isNaN(Number(value)))) {
      this.#complaint = EXPLORER_WORDS[this.#language.now].needsValue;
      this.requestUpdate();
    } else this.runTo(kind === "move" ? { kind, move: value } : { kind, value: Number(value) });
  }
}

function stateCount({ chronicle }: Tour): number {
  let most = 0;
  for (let node = 0; node < chronicle.nodes; node++) most = Math.max(most, chronicle.stateOf(node));
  return most + 1;
}
