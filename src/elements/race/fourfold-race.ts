// <fourfold-race>: WebAssembly against TypeScript on the same search. This is the shell: attributes and properties in, the
// event out; the race is race.ts, what is seen of it race-view.ts.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { warnOnce } from "../../engines/warn-once.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { AlgorithmName, SolveOptions } from "../../solving/options.ts";
import { isModule } from "../../solving/own-heuristic.ts";
import { SolverPool } from "../../worker/solver-pool.ts";
import { problemList } from "../board/problem-list.ts";
import { chartStyles } from "../charts/chart.styles.ts";
import { ChartWidth } from "../charts/chart-width.ts";
import { choice, isUnsaid } from "../common/choice.ts";
import { controlStyles } from "../common/controls.styles.ts";
import { Explanations } from "../common/explained.ts";
import { handFocusOn } from "../common/focus-turns.ts";
import { NearestLanguage } from "../common/language.ts";
import { LEVEL_PROPERTIES, LevelSource } from "../common/level-source.ts";
import { ownText } from "../common/own-text.styles.ts";
import { emptyWhereUnsaid } from "../common/texts.ts";
import { tell } from "../events.ts";
import { heuristicFor, packedOf, type Refusal, refusalOf, usesOwn } from "../solver/asked.ts";
import { algorithmField, type FieldState, field, heuristicField, typed, type Wish } from "../solver/controls.ts";
import { solverStyles } from "../solver/solver.styles.ts";
import { type RaceEnd, type RaceProgress, type RaceResult, race } from "./race.ts";
import { countsView, raceChart, raceEnded, raceInWords, raceRunning, raceTable } from "./race-view.ts";
import { NO_RACE, RACE_WORDS } from "./race-words.ts";

/** Those that do the same in both engines and need no more than an attribute of the race says. */
const RACED: readonly AlgorithmName[] = ["astar", "idastar", "greedy", "ucs", "bfs", "iddfs", "dfs"];
const ROUNDS = 5;

/** What is seen of a race while the engines are still on their way. */
const NOT_BEGUN: RaceProgress = { engine: "wasm", round: 0, part: undefined, cold: {}, samples: { wasm: [], ts: [] } };

/** A race that was begun, and what is known of it. */
interface Run {
  readonly ending: AbortController;
  readonly rounds: number;
  progress: RaceProgress;
  result?: RaceResult;
  ended?: RaceEnd;
  failure?: string;
}

/**
 * Races both engines on the same search.
 *
 * @csspart controls - algorithm, heuristic and rounds
 * @csspart result - what came of it
 * @csspart sentence - the result in a sentence
 * @csspart chart - the bars
 * @csspart counts - that both counted the same, or a loud message if not
 * @csspart table - the result in numbers
 * @csspart problems - what is said of a level that is wrong
 * @cssprop --fourfold-series-{1,2,3,4,5,6,7,8,9,10,11,12} - the colour of a solver
 * @cssprop --fourfold-accent - what can be done: buttons, focus
 * @cssprop --fourfold-on-accent - what is written on it
 * @cssprop --fourfold-ink - text
 * @cssprop --fourfold-quiet - text that is less important
 * @cssprop --fourfold-surface - the ground of fields and buttons
 * @cssprop --fourfold-refusal - what cannot be had, and what must never happen
 * @cssprop --fourfold-font - the font of text
 * @fires fourfold-race - the race is over: the result
 * @fires fourfold-error - a level is wrong: problems
 */
export class FourfoldRace extends LitElement {
  static override styles = [ownText, controlStyles, solverStyles, chartStyles];

  /** The address of a level file; `#3` or `#Title` after it picks a level. */
  @property() src = "";
  /** Which level of the text, from 1. */
  @property({ type: Number }) index = 1;
  /** The text of a level file. */
  @property() level = "";
  /** What `loadLevels` returned, or one level of it. */
  @property({ attribute: false }) loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
  /** `astar`, `idastar`, `greedy`, `ucs`, `bfs`, `iddfs` or `dfs`. */
  @property({ reflect: true, useDefault: true }) algorithm = "astar";
  /** A heuristic of the puzzle; the strongest where none is said. */
  @property({ reflect: true, useDefault: true }) heuristic = "";
  /** How often each engine searches after the first time. */
  @property({ type: Number, reflect: true, useDefault: true }) rounds = 5;
  /** The address of the worker script, where the default cannot be used. */
  @property({ reflect: true, useDefault: true }) worker = "";

  readonly #language = new NearestLanguage(this);
  readonly #explanations = new Explanations(this);
  readonly #width = new ChartWidth(this);
  readonly #source = new LevelSource(this, (level) => this.#found(level));
  #reading: Promise<void> | undefined;
  #level: LoadedLevel | undefined;
  #packed: PackedPuzzle | undefined;
  #run: Run | undefined;
  #said: (language: Language) => string = () => "";

  /** What came of the last race; undefined before the first, while one runs, and with another level. */
  get result(): RaceResult | undefined {
    return this.#run?.result;
  }

  /** Races; a race that runs is cancelled. Undefined where it cannot be done, or ends without a result. */
  async start(): Promise<RaceResult | undefined> {
    this.cancel();
    const level = this.#level;
    if (level === undefined || this.#packed === undefined || this.#refusal !== undefined) return undefined;
    const run: Run = { ending: new AbortController(), rounds: this.#rounds, progress: NOT_BEGUN };
    this.#run = run;
    this.requestUpdate();
    try {
      const { result, ended } = await race({
        level,
        options: this.#options,
        rounds: run.rounds,
        stop: run.ending.signal,
        newRacer: () => new SolverPool({ size: 1, ...(this.worker === "" ? {} : { url: this.worker }) }),
        onProgress: (progress) => this.#progressed(run, progress),
      });
      if (result !== undefined) run.result = result;
      if (ended !== undefined) run.ended = ended;
    } catch (reason) {
      run.failure = reason instanceof Error ? reason.message : String(reason);
    }
    if (this.#run === run) this.#ended(run);
    return run.result;
  }

  /** Ends the race; nothing is kept of it. */
  cancel(): void {
    this.#run?.ending.abort();
  }

  #progressed(run: Run, progress: RaceProgress): void {
    if (this.#run !== run) return;
    run.progress = progress;
    this.requestUpdate();
  }

  #ended({ result, ended }: Run): void {
    if (result !== undefined) tell(this, "fourfold-race", result);
    this.#said = (language) => {
      if (result !== undefined) return raceInWords(result, language);
      return ended === "cancelled" ? RACE_WORDS[language].ended.cancelled : "";
    };
    this.requestUpdate();
  }

  get #isRunning(): boolean {
    const run = this.#run;
    return run !== undefined && run.result === undefined && run.ended === undefined && run.failure === undefined;
  }

  // --- What is asked for

  get #options(): Pick<SolveOptions, "algorithm" | "heuristic"> {
    const algorithm = choice(this, "algorithm", this.algorithm, RACED);
    const heuristic = this.#packed && heuristicFor(this, this.#packed, algorithm, isModule(this.heuristic));
    return { algorithm, ...(heuristic === undefined ? {} : { heuristic }) };
  }

  get #shown() {
    const { algorithm, heuristic } = this.#options;
    const raced = { algorithm: algorithm ?? "astar", heuristic: typeof heuristic === "string" ? heuristic : undefined };
    return { raced, width: this.#width.now, language: this.#language.now };
  }

  get #rounds(): number {
    if (isUnsaid(this.rounds)) return ROUNDS;
    const rounds = Number(this.rounds);
    if (Number.isFinite(rounds) && rounds >= 1) return Math.floor(rounds);
    warnOnce(`<fourfold-race> rounds is no number from 1 up; ${ROUNDS} is used.`);
    return ROUNDS;
  }

  get #refusal(): Refusal | undefined {
    if (this.#level?.playable === undefined) return undefined;
    const options = this.#options;
    return usesOwn(options) ? { option: "heuristic", words: NO_RACE } : refusalOf(this.#level, options);
  }

  readonly #choose = (name: Wish, value: string): void => {
    if (name === "rounds") this.rounds = value.trim() === "" ? ROUNDS : Number(value);
    else if (name === "algorithm" || name === "heuristic") this[name] = value;
  };

  // --- Life

  #found(level: LoadedLevel | undefined): void {
    this.#level = level;
    this.#packed = packedOf(level);
    this.#forget();
    this.requestUpdate();
    if (level !== undefined && level.playable === undefined) tell(this, "fourfold-error", { problems: level.problems });
  }

  #forget(): void {
    this.cancel();
    this.#run = undefined;
    this.#said = () => "";
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    emptyWhereUnsaid(this, "heuristic", "worker");
    if (LEVEL_PROPERTIES.some((name) => changed.has(name))) this.#reading = this.#source.read();
    if (changed.has("algorithm") || changed.has("heuristic")) this.#forget();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#reading;
    return isDone && !this.isUpdatePending ? true : super.getUpdateComplete();
  }

  protected override updated(): void {
    handFocusOn(this.renderRoot as ShadowRoot, (id) => [id === "start" ? "#cancel" : "#start"]);
  }

  // --- What is shown

  override render(): TemplateResult {
    const language = this.#language.now;
    if (this.#level !== undefined && this.#level.playable === undefined) {
      return problemList(this.#level.problems, language);
    }
    const words = RACE_WORDS[language];
    const refusal = this.#refusal;
    const isRunning = this.#isRunning;
    const { progress, rounds = ROUNDS } = this.#run ?? {};
    return html`<div class="panel">
      <p class="told">${words.intro}</p>
      <div class="fields" part="controls">${this.#fields(refusal)}</div>
      <div class="actions">
        <button type="button" id="start" class="main" ?disabled=${isRunning || refusal !== undefined || this.#level === undefined}
          @click=${() => void this.start()}>${words.start}</button>
        <button type="button" id="cancel" ?disabled=${!isRunning} @click=${() => this.cancel()}>${words.cancel}</button>
        ${isRunning && progress !== undefined ? html`<span class="told">${raceRunning(progress, rounds, language)}</span>` : nothing}
        ${this.#level === undefined ? html`<span class="told">${words.noLevel}</span>` : nothing}
      </div>
      ${this.#outcome()}
      <p class="unseen" role="status" aria-live="polite">${this.#said(language)}</p>
    </div>`;
  }

  #fields(refusal: Refusal | undefined): TemplateResult {
    const state: FieldState = {
      level: this.#level,
      packed: this.#packed,
      options: this.#options,
      refusal,
      explanations: this.#explanations,
      language: this.#language.now,
      // It is refused, and no other one taken in its place.
      own: isModule(this.heuristic) ? { isChosen: true } : undefined,
      choose: this.#choose,
    };
    const rounds = typed(state, "rounds", String(this.#rounds), "number", String(ROUNDS));
    return html`${algorithmField(state, RACED)} ${heuristicField(state)}
      ${field(state, "rounds", RACE_WORDS[state.language].rounds, rounds)}`;
  }

  #outcome(): TemplateResult | typeof nothing {
    const language = this.#language.now;
    const words = RACE_WORDS[language];
    const { result, progress, ended, failure } = this.#run ?? {};
    if (failure !== undefined) return html`<p class="refused" role="alert">${words.failed(failure)}</p>`;
    if (ended !== undefined) return raceEnded(words.ended[ended], ended !== "cancelled");
    if (result === undefined) return progress === undefined ? nothing : raceChart(progress, this.#shown);
    return html`<div class="result" part="result">
      ${result.equal ? nothing : countsView(result, language)}
      <p class="sentence solved" part="sentence">${raceInWords(result, language)}</p>
      ${raceChart(result, this.#shown)}
      ${result.equal ? countsView(result, language) : nothing}
      ${raceTable(result, language)}
    </div>`;
  }
}
