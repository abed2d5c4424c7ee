// A search on a level, step by step, and beside it a second one that steps together with it. The level, by the address at which it is
// played, the searches and where one stands in them are in the address.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/explorer/define.ts";
import type { FourfoldEventDetails } from "../../elements/events.ts";
import type { Language } from "../../language/words.ts";
import { puzzleById } from "../../puzzles/index.ts";
import { dropHeuristic, type Explored, exploredLevel, isFound, levelOf } from "../explored-level.ts";
import { titleOf } from "../level-cards.ts";
import { levelPicks } from "../level-picks.ts";
import { ownHeuristics, SANDBOX } from "../own-heuristics.ts";
import { type Pack, packName, packOf } from "../packs.ts";
import { Page } from "../page.ts";
import { hrefOf, replacePath } from "../router.ts";
import { type AskedSolver, SolverInAddress, solversIn } from "../solver-address.ts";
import { cannotLoad, type Instead } from "../states.ts";
import { type AskedWalk, WalkInAddress, walksIn } from "../walk-address.ts";

const WORDS = {
  en: {
    heading: "Explore",
    lead: "A search, step by step: what is next, what waits, what is given up and why. Press Step, or Predict and say it first.",
    level: "Level",
    play: "Play this level",
    second: "A second search beside it",
    one: "Only one search",
    tooLarge: "This search is too large for all of it to be followed. Smaller levels of this puzzle:",
    first: "First search",
    other: "Second search",
  },
  pt: {
    heading: "Explorar",
    lead: "Uma procura, passo a passo: o que vem a seguir, o que espera, o que é abandonado e porquê. Carregue em Passo, ou em Prever e diga-o primeiro.",
    level: "Nível",
    play: "Jogar este nível",
    second: "Uma segunda procura ao lado",
    one: "Só uma procura",
    tooLarge: "Esta procura é grande demais para se seguir toda. Níveis mais pequenos deste puzzle:",
    first: "Primeira procura",
    other: "Segunda procura",
  },
} satisfies Record<Language, object>;

/** What one begins with: small enough to be seen whole, and f rises once. */
const BEGINNING = { path: ["roll-the-block", "first", "1"], solver: "astar/distance" };
const USUAL = "astar";
/** What is set beside it: the same without a heuristic. */
const SECOND: AskedSolver = { algorithm: "bfs" };
/** These are small in every puzzle. */
const SMALL_PACKS = ["tutorial", "tiny"];

type OwnEvent = CustomEvent<FourfoldEventDetails["fourfold-own"]>;

export class ExplorePage extends Page {
  @state() private explored: Explored | undefined;
  @state() private hasFailed = false;
  @state() private instead: Instead | undefined;
  @state() private solvers: readonly AskedSolver[] = [];
  @state() private isTooLarge = false;
  /** Where there is little room the choice of a level is folded away under the level. */
  @state() private isChoosing = false;
  readonly #chosenSolvers = new SolverInAddress(USUAL);
  readonly #walk = new WalkInAddress();
  readonly #written = (): void => this.requestUpdate();
  #walks: readonly AskedWalk[] = [];
  /** What was chosen last. */
  #asked: readonly string[] = [];

  protected get heading(): string {
    return this.instead?.(this.language).heading ?? WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const [, ...path] = this.route.path;
    const isBeginning = path.length === 0;
    this.#chosenSolvers.usual = isBeginning ? BEGINNING.solver : USUAL;
    this.solvers = solversIn(this.route.params, this.#chosenSolvers.usual).slice(0, 2);
    this.#walks = walksIn(this.route.params);
    ownHeuristics.addEventListener("change", this.#written);
    void this.#choose(isBeginning ? BEGINNING.path : path);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#chosenSolvers.stop();
    this.#walk.stop();
    ownHeuristics.removeEventListener("change", this.#written);
  }

  protected override updated(changed: Map<string, unknown>): void {
    super.updated(changed);
    const isOther = changed.has("solvers") && changed.get("solvers") !== undefined;
    const explorers = this.querySelectorAll("fourfold-explorer");
    this.#chosenSolvers.follow(...explorers);
    this.#walk.follow(...explorers);
    if (isOther && (changed.get("solvers") as readonly AskedSolver[]).length > 0) this.#chosenSolvers.tell();
  }

  async #choose(path: readonly string[]): Promise<void> {
    this.#asked = path;
    this.hasFailed = false;
    this.isTooLarge = false;
    try {
      const found = await exploredLevel(path);
      // Meanwhile another may have been chosen.
      if (this.#asked !== path) return;
      if (isFound(found)) this.#show(found);
      else this.instead = found;
    } catch {
      this.hasFailed = this.#asked === path;
    }
  }

  #show(found: Explored): void {
    dropHeuristic(this.querySelectorAll("fourfold-explorer"), this.explored, found);
    this.explored = found;
  }

  /** By a person: then it is in the address. */
  async #chosen(pack: Pack | undefined, number = 1): Promise<void> {
    const [first = ""] = this.explored?.path ?? [];
    const path = pack === undefined ? [first, String(number)] : [pack.puzzle, pack.name, String(number)];
    await this.#choose(path);
    if (this.#asked !== path || !this.isConnected) return;
    replacePath(["explore", ...path]);
    this.#chosenSolvers.usual = USUAL;
    this.#chosenSolvers.tell();
  }

  override render(): TemplateResult {
    if (this.instead !== undefined) return this.instead(this.language).view;
    const words = WORDS[this.language];
    const { explored, language } = this;
    const { pack, from, levels = [], number = 1, path } = explored ?? {};
    const hasSecond = this.solvers.length > 1;
    return html`<header class="head explore-head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
      </header>
      <div class="explore">
        <button type="button" class="now" aria-expanded=${this.isChoosing} aria-controls="course" @click=${this.#turnChoosing}>${this.#now()}</button>
        <div class="course ${this.isChoosing ? "" : "folded"}" id="course">
          ${levelPicks({ pack, levels, number, ...(from && { from }) }, (...chosen) => this.#chosen(...chosen), language)}
          <p class="ways">
            <button type="button" @click=${this.#turnSecond}>${hasSecond ? words.one : words.second}</button>
            ${path === undefined ? nothing : html`<a href=${hrefOf(path)}>${words.play}</a>`}
          </p>
        </div>
        ${this.hasFailed ? cannotLoad(language, () => void this.#choose(this.#asked)) : nothing}
        ${this.isTooLarge ? this.#smaller() : nothing}
        <div class="searches ${hasSecond ? "two" : ""}">
          ${this.solvers.map((solver, i) => this.#explorer(solver, i, hasSecond))}
        </div>
      </div>`;
  }

  readonly #turnChoosing = (): void => {
    this.isChoosing = !this.isChoosing;
  };

  /** Puzzle, pack or where it is from, and level. */
  #now(): string {
    const { explored, language } = this;
    const level = levelOf(this.explored);
    if (explored === undefined || level === undefined) return WORDS[language].level;
    const { levels, number, from } = explored;
    const title = `${levels.length === 1 ? "" : `${number}. `}${titleOf(level, language)}`;
    const puzzle = puzzleById(level.game ?? "")?.name[language] ?? "";
    return [puzzle, from[language], title].filter((part) => part !== "").join(" · ");
  }

  #explorer(solver: AskedSolver, i: number, hasSecond: boolean): TemplateResult {
    const words = WORDS[this.language];
    const { algorithm, heuristic, cost, weight, depth, order } = solver;
    const {
      position,
      grain,
      breakpoint,
      predict = false,
      solutionOnly = false,
      node,
      zoom,
      heat,
    } = this.#walks[i] ?? {};
    const explorer = html`<fourfold-explorer
      .loaded=${levelOf(this.explored)}
      algorithm=${algorithm}
      heuristic=${heuristic ?? nothing}
      cost=${cost ?? nothing}
      weight=${weight ?? nothing}
      depth=${depth ?? nothing}
      order=${order ?? nothing}
      group=${hasSecond ? "explore" : nothing}
      position=${position ?? nothing}
      grain=${grain ?? nothing}
      breakpoint=${breakpoint ?? nothing}
      node=${node ?? nothing}
      zoom=${zoom ?? nothing}
      heat=${heat ?? nothing}
      ?predict=${predict}
      ?solution-only=${solutionOnly}
      sandbox=${SANDBOX}
      .own=${ownHeuristics.texts}
      @fourfold-own=${({ detail: { game, text } }: OwnEvent) => ownHeuristics.write({ [game]: text })}
      @fourfold-explored=${this.#explored}
    ></fourfold-explorer>`;
    return html`<section aria-label=${i === 0 ? words.first : words.other}>${explorer}</section>`;
  }

  #smaller(): TemplateResult {
    const { explored, language } = this;
    const puzzle = levelOf(this.explored)?.game ?? "";
    const packs = SMALL_PACKS.flatMap((name) => packOf(puzzle, name) ?? []).filter((each) => each !== explored?.pack);
    return html`<p class="told" role="status">${WORDS[language].tooLarge}
      ${packs.map((each, i) => html`${i === 0 ? "" : ", "}<a href=${hrefOf(["explore", each.puzzle, each.name, "1"])}>${packName(each.name)[language]}</a>`)}</p>`;
  }

  readonly #explored = (): void => {
    const explorers = [...this.querySelectorAll("fourfold-explorer")];
    this.isTooLarge = explorers.some(({ tour }) => tour?.exploration.ending === "cut");
  };

  readonly #turnSecond = (): void => {
    const [first, second] = this.solvers;
    const chosen = this.#firstSolver() ?? first;
    if (chosen === undefined) return;
    // Another that comes begins where the first one stands.
    this.#walks = this.#walks.slice(0, 1);
    this.solvers = second === undefined ? [chosen, SECOND] : [chosen];
  };

  /** What a person has chosen in the first explorer since. */
  #firstSolver(): AskedSolver | undefined {
    const explorer = this.querySelector("fourfold-explorer");
    if (explorer === null) return undefined;
    const { algorithm, heuristic, cost, weight, depth, order } = explorer;
    return {
      ...{ algorithm, cost },
      ...(heuristic === "" ? {} : { heuristic }),
      ...(weight === undefined ? {} : { weight }),
      ...(depth === "" ? {} : { depth }),
      ...(order === "" ? {} : { order }),
    };
  }
}
