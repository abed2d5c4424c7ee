// <fourfold-compare>: several solvers on several levels, as a table that fills in while they run, a summary and charts. This is
// the shell: attributes and properties in, events out. What is measured is comparing.ts, what is seen of it the views.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { CellDocument } from "../../comparing/cell-document.ts";
import type { SearchSolver } from "../../comparing/solver.ts";
import { tablesOf } from "../../comparing/table.ts";
import { asMarkdown } from "../../comparing/written-table.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { chartStyles } from "../charts/chart.styles.ts";
import { ChartWidth } from "../charts/chart-width.ts";
import { isUnsaid } from "../common/choice.ts";
import { controlStyles } from "../common/controls.styles.ts";
import { Explanations } from "../common/explained.ts";
import { handFocusOn } from "../common/focus-turns.ts";
import { NearestLanguage } from "../common/language.ts";
import { type Among, LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { OPTIONAL_NUMBER } from "../common/numbers.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { tell } from "../events.ts";
import { type ColumnState, OwnColumn } from "../own/own-column.ts";
import { OWN } from "../own/own-name.ts";
import { actionsView } from "./actions-view.ts";
import { Announcing, sentencesOf } from "./announcing.ts";
import {
  type AskedSolvers,
  askedSolvers,
  entriesGiven,
  SOLVER_LINE,
  type SolverEntry,
  solversOf,
  textOf,
  withEntries,
  withoutEntry,
} from "./asked-solvers.ts";
import { SolverColours } from "./colours.ts";
import { commandLine } from "./command-line.ts";
import { compareStyles } from "./compare.styles.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import { type ComparedLevel, type GivenLevel, gamesOf, namedLevels, problemsOf, puzzlesOf } from "./compared-levels.ts";
import { type Circumstances, Comparing } from "./comparing.ts";
import { asCsv, asJsonLines, saveAs } from "./exports.ts";
import { limitsView } from "./limits-view.ts";
import { outcomeView } from "./outcome-view.ts";
import { type DrawnPicture, pictureOf, pngOf } from "./picture.ts";
import { Seldom } from "./seldom.ts";
import {
  axisOf,
  inCircumstances,
  limitsOf,
  limitsRefused,
  metricsOf,
  repeatOf,
  toggled,
  USUAL_SECONDS,
} from "./settings.ts";
import { type Draft, FIRST_DRAFT, solversView } from "./solvers-view.ts";
import { wrongLevelsView } from "./wrong-levels-view.ts";

/** With another of these something else is measured. */
const MEASURED = ["solvers", "sandbox", "maxTime", "maxNodes", "maxMemory", "repeat", "warm"] as const;

/**
 * Compares solvers on levels.
 *
 * @csspart solvers - the solvers, and what adds one
 * @csspart own - the field for a heuristic of one's own
 * @csspart checked - what the check of that heuristic found
 * @csspart limits - limits and repeats
 * @csspart progress - how far a run has come
 * @csspart result - everything that came of it
 * @csspart sentence - what came of it, in a sentence
 * @csspart table - the results of a puzzle
 * @csspart summary - what each solver came to over all levels
 * @csspart chart - a chart
 * @csspart problems - what is said of levels that are wrong
 * @cssprop --fourfold-series-{1,2,3,4,5,6,7,8,9,10,11,12} - the colour of a solver
 * @cssprop --fourfold-accent - what can be done: buttons, focus
 * @cssprop --fourfold-on-accent - what is written on it
 * @cssprop --fourfold-ink - text
 * @cssprop --fourfold-quiet - text that is less important
 * @cssprop --fourfold-surface - the ground of fields, buttons and tables
 * @cssprop --fourfold-success - the best of a row
 * @cssprop --fourfold-refusal - what cannot be had
 * @cssprop --fourfold-font - the font of text
 * @cssprop --fourfold-mono - the font of solvers as they are written
 * @fires fourfold-result - a cell is measured and judged: its document, as `compare --json` prints it
 * @fires fourfold-compare - the run is over: results, and whether it was cancelled
 * @fires fourfold-own - a person has written something else: the puzzle and the text, to be kept and given back in `own`
 * @fires fourfold-error - levels are wrong: problems
 */
export class FourfoldCompare extends LitElement {
  static override styles = [ownText, controlStyles, chartStyles, compareStyles];

  /** The address of a level file, of which all levels are compared on; `#3` or `#Title` after it picks one. */
  @property() src = "";
  /** Which level of the text, from 1; all where none is said. */
  @property({ type: Number }) index: number | undefined;
  /** The text of a level file. */
  @property() level = "";
  /** What `loadLevels` returned, or one level of it. */
  @property({ attribute: false }) loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
  /** Several levels: texts, loaded levels, lists of these as `loadLevels` returns them, or `{file, loaded}`, which says the name of the file too. */
  @property({ attribute: false }) levels: readonly (GivenLevel | readonly LoadedLevel[])[] | undefined;
  /** A list of `{algorithm, heuristic?, engine?, weight?, depth?, costModel?, order?}`; as an attribute a line, as the command line takes it: `bfs,astar/relaxed*2`. Where none is said, `all,auto`. */
  @property({ reflect: true, converter: SOLVER_LINE }) solvers: readonly SolverEntry[] | undefined;
  /** For each cell, in seconds. */
  @property({ attribute: "max-time", reflect: true, useDefault: true, converter: OPTIONAL_NUMBER }) maxTime:
    | number
    | undefined = 10;
  /** The most states that each cell may expand. */
  @property({ attribute: "max-nodes", reflect: true, converter: OPTIONAL_NUMBER }) maxNodes: number | undefined;
  /** For each cell, in MiB; 1024 where none is said. */
  @property({ attribute: "max-memory", reflect: true, converter: OPTIONAL_NUMBER }) maxMemory: number | undefined;
  /** How often each cell is measured; the median counts. */
  @property({ type: Number, reflect: true, useDefault: true }) repeat = 1;
  /** Runs each cell once before it is measured. */
  @property({ type: Boolean, reflect: true }) warm = false;
  /** What tables show, as a list: `time`, `expanded`, `cost`, `memory`, where nothing is said, and `generated`, `stored`, `frontier`, `reopened`, `branching`, `moves`. */
  @property({ reflect: true, useDefault: true }) show = "";
  /** What charts go by: `size`, `optimum`, `states`, `difficulty` or what a puzzle counts, such as `tiles`; the order of the levels where nothing is said. */
  @property({ reflect: true, useDefault: true }) by = "";
  /** The address of the worker script, where the default cannot be used. */
  @property({ reflect: true, useDefault: true }) worker = "";
  /** The address of the file own.html of the package: with it a person may write a heuristic, and `astar/own.mjs` is a solver. */
  @property({ reflect: true, useDefault: true }) sandbox = "";
  /** The heuristics that a person has written, by the id of the puzzle: modules that export `estimate(state, level)`. */
  @property({ attribute: false }) own: Readonly<Record<string, string>> = {};

  readonly #language = new NearestLanguage(this);
  readonly #explanations = new Explanations(this);
  readonly #width = new ChartWidth(this);
  readonly #ownColumn = new OwnColumn(this);
  readonly #colours = new SolverColours();
  readonly #comparing = new Comparing(
    () => this.#changed(),
    (level, { costModel }) => this.#ownColumn.standing(level, costModel, this.own),
  );
  readonly #announcing = new Announcing(this.#comparing);
  readonly #drawing = new Seldom(() => this.requestUpdate());
  readonly #source = new LevelSource(this, (level, among) => this.#found(level, among));
  #reading: Promise<void> | undefined;
  /** Of the source, which `levels` go before. */
  #own: readonly ComparedLevel[] = [];
  #levels: readonly ComparedLevel[] = [];
  #asked: AskedSolvers = askedSolvers(undefined);
  #draft: Draft = FIRST_DRAFT;
  #failure: string | undefined;

  /** What is known of each cell, in their order: the documents of `compare --json`. */
  get results(): readonly CellDocument[] {
    return this.#comparing.comparison.documents;
  }

  /** Measures all cells, or with `missing` those that have not been; a run that is on its way is cancelled. What it came to, or undefined where it cannot be done or another took its place. */
  async run(which: "all" | "missing" = "all"): Promise<readonly CellDocument[] | undefined> {
    await this.updateComplete;
    if (!this.#canRun) return undefined;
    this.#failure = undefined;
    this.#announcing.begun(this.#comparing.count[which]);
    try {
      const ended = await this.#comparing.begin(which, {
        ...this.#circumstances,
        ...(this.#usesOwn ? await this.#ownColumn.forRun(this.#ownState) : {}),
        onCell: (document) => tell(this, "fourfold-result", document),
      });
      if (ended === undefined) return undefined;
      this.#ended(ended.isCancelled);
      return this.results;
    } catch (reason) {
      this.#failure = reason instanceof Error ? reason.message : String(reason);
      this.requestUpdate();
      return undefined;
    }
  }

  /** Ends the run; what was measured stays. */
  cancel(): void {
    this.#comparing.cancel();
  }

  /** The results as CSV, as `compare --csv` prints them. */
  toCsv(): string {
    return asCsv(this.results);
  }

  /** The results as JSON, a document a line, as `compare --json` prints them. */
  toJson(): string {
    return asJsonLines(this.results);
  }

  /** The tables as Markdown, as `compare --markdown` prints them, in the language of the element. */
  toMarkdown(): string {
    const { comparison } = this.#comparing;
    const language = this.#language.now;
    return asMarkdown(tablesOf(comparison, metricsOf(this), language), language);
  }

  /** The charts as a PNG, with title and source; undefined where there is none yet. */
  async toPng(): Promise<Blob | undefined> {
    const picture = await this.#picture();
    return picture && pngOf(picture);
  }

  /** The same picture as SVG, for papers and slides. */
  async toSvg(): Promise<string | undefined> {
    return (await this.#picture())?.text;
  }

  async #picture(): Promise<DrawnPicture | undefined> {
    await this.updateComplete;
    const words = COMPARE_WORDS[this.#language.now];
    return pictureOf(this.renderRoot, {
      title: words.pictureTitle,
      source: [
        inCircumstances(this, this.results, this.#language.now),
        `${words.source}: Fourfold`,
        this.#commandLine ?? location.href,
      ],
    });
  }

  // --- What is asked for

  get #circumstances(): Circumstances {
    return {
      limits: limitsOf(this),
      repeat: repeatOf(this),
      warm: this.warm === true,
      language: this.#language.now,
      ...(this.worker === "" ? {} : { worker: this.worker }),
    };
  }

  get #usesOwn(): boolean {
    return this.#solvers.some(({ heuristic }) => heuristic === OWN);
  }

  get #ownState(): ColumnState {
    const [levels, puzzles] = [this.#levels, puzzlesOf(this.#levels)];
    return { sandbox: this.sandbox, own: this.own, puzzles, levels, language: this.#language.now };
  }

  #write(game: string, text: string): void {
    this.own = { ...this.own, [game]: text };
    tell(this, "fourfold-own", { game, text });
  }

  get #commandLine(): string | undefined {
    return commandLine({
      levels: this.#levels,
      solvers: this.solvers && textOf(this.solvers),
      maxTime: this.maxTime === USUAL_SECONDS ? undefined : this.maxTime,
      maxNodes: this.maxNodes,
      maxMemory: this.maxMemory,
      repeat: repeatOf(this),
      warm: this.warm,
    });
  }

  get #canRun(): boolean {
    return this.#comparing.count.all > 0 && limitsRefused(limitsOf(this)) === undefined;
  }

  readonly #add = (entries: readonly SolverEntry[]): void => {
    this.solvers = withEntries(this.solvers, entries, this.#solvers);
  };

  /** The focus goes to another that can be taken out. */
  readonly #remove = async (line: string): Promise<void> => {
    this.solvers = withoutEntry(this.solvers, line, { wrong: this.#asked.wrong, shown: this.#solvers });
    await this.updateComplete;
    const root = this.renderRoot as ShadowRoot;
    if (root.activeElement === null) root.querySelector<HTMLElement>("button.remove, details.more > summary")?.focus();
  };

  get #solvers(): readonly SearchSolver[] {
    return solversOf(this.#asked, gamesOf(this.#levels));
  }

  // --- Life

  #found(level: LoadedLevel | undefined, { all, file }: Among): void {
    const chosen = isUnsaid(this.index) ? all : level === undefined ? [] : [level];
    // An address that names a level does not say how many there are.
    const count = String(this.src ?? "").includes("#") ? {} : { all: all.length };
    this.#own = namedLevels(chosen.map((loaded) => ({ file, loaded, ...count })));
    if (isUnsaid(this.levels)) this.#take();
  }

  /** There are other levels. */
  #take(): void {
    this.#levels = isUnsaid(this.levels) ? this.#own : namedLevels([this.levels].flat(2));
    const problems = problemsOf(this.#levels);
    if (problems.length > 0) tell(this, "fourfold-error", { problems });
    this.#set();
    this.requestUpdate();
  }

  #set(): void {
    this.#colours.set(this.#solvers);
    this.#comparing.set(this.#levels, this.#asked.list, this.#circumstances);
  }

  #changed(): void {
    this.#announcing.moved();
    const { run, cells } = this.#comparing;
    if (run !== undefined && (run.done > 0 || run.running !== undefined)) this.#drawing.soon(cells.length);
    else this.#drawing.now();
  }

  #ended(isCancelled: boolean): void {
    this.#announcing.ended(isCancelled);
    tell(this, "fourfold-compare", { results: this.results, cancelled: isCancelled });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
    this.#ownColumn.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "worker", "show", "by", "sandbox");
    if (changed.has("own") && this.#ownColumn.isOther(this.own)) this.#comparing.forgetModule(OWN);
    if (changed.has("solvers")) this.solvers = entriesGiven(this.solvers);
    if (changed.has("solvers") || changed.has("sandbox")) {
      this.#asked = askedSolvers(this.solvers, this.sandbox !== "");
    }
    if (LEVEL_PROPERTIES.some((name) => changed.has(name))) this.#reading = this.#source.read();
    if (changed.has("levels")) this.#take();
    else if (MEASURED.some((name) => changed.has(name))) this.#set();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  /** Who has added a solver stays there. */
  protected override updated(): void {
    const next: Readonly<Record<string, readonly string[]>> = {
      ...{ add: [], cancel: ["#run"], "check-own": ["#cancel-check"], "cancel-check": ["#check-own"] },
    };
    const nextOf = (id: string): readonly string[] => next[id] ?? ["#cancel"];
    handFocusOn(this.renderRoot as ShadowRoot, nextOf);
  }

  // --- What is shown

  override render(): TemplateResult {
    const language = this.#language.now;
    const words = COMPARE_WORDS[language];
    return html`<div class="comparison">
      ${wrongLevelsView(this.#levels, language)}
      ${solversView({
        asked: this.#asked,
        solvers: this.#solvers,
        puzzles: puzzlesOf(this.#levels),
        draft: this.#draft,
        colours: this.#colours,
        explanations: this.#explanations,
        language,
        change: (draft) => {
          this.#draft = { ...this.#draft, ...draft };
          this.requestUpdate();
        },
        own: this.sandbox === "" ? undefined : this.#ownField(),
        add: this.#add,
        remove: (line) => void this.#remove(line),
      })}
      ${this.#actions()}
      ${this.#failure === undefined ? nothing : html`<p class="refused" role="alert">${words.failed(this.#failure)}</p>`}
      ${limitsView(this, limitsRefused(limitsOf(this)), language)}
      ${this.#comparing.cells.length === 0 ? nothing : this.#outcome()}
      <p class="unseen" role="status" aria-live="polite">${this.#announcing.said(language)}</p>
    </div>`;
  }

  #ownField(): { readonly isWanted: boolean; readonly field: () => TemplateResult | typeof nothing } {
    return {
      isWanted: this.#usesOwn || this.#draft.heuristic === OWN,
      field: () => this.#ownColumn.view(this.#ownState, (game, text) => this.#write(game, text)),
    };
  }

  #outcome(): TemplateResult {
    const { comparison, run, cells } = this.#comparing;
    return outcomeView({
      comparison,
      cells,
      running: run?.running,
      isRunning: run !== undefined,
      metrics: metricsOf(this),
      by: axisOf(this),
      colours: this.#colours,
      width: this.#width.now,
      language: this.#language.now,
      sentences:
        comparison.documents.length > 0 && run === undefined ? sentencesOf(this.#comparing, this.#language.now) : [],
      circumstances: inCircumstances(this, comparison.documents, this.#language.now),
      commandLine: this.#commandLine,
      toggle: (name) => {
        this.show = toggled(metricsOf(this), name);
      },
      goBy: (name) => {
        this.by = name;
      },
    });
  }

  #actions(): TemplateResult {
    return actionsView({
      comparing: this.#comparing,
      levels: this.#levels.filter(({ loaded }) => loaded.playable !== undefined).length,
      solvers: this.#solvers.length,
      canRun: this.#canRun,
      language: this.#language.now,
      run: (which) => void this.run(which),
      cancel: () => this.cancel(),
      save: (as) => void saveAs(as, this),
    });
  }
}
