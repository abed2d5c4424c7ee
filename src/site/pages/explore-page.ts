// A search on a level of a pack, step by step, and beside it a second one that steps together with it. Level and searches are in the address.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/explorer/define.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { titleOf } from "../level-cards.ts";
import { levelPicks } from "../level-picks.ts";
import { levelsIn, type Pack, packName, packOf } from "../packs.ts";
import { Page } from "../page.ts";
import { hrefOf, replacePath } from "../router.ts";
import { type AskedSolver, SolverInAddress, solversIn } from "../solver-address.ts";
import { cannotLoad, type Instead, nowhere } from "../states.ts";

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
const BEGINNING = { puzzle: "roll-the-block", pack: "first", solver: "astar/distance" };
const USUAL = "astar";
/** What is set beside it: the same without a heuristic. */
const SECOND: AskedSolver = { algorithm: "bfs" };
/** These are small in every puzzle. */
const SMALL_PACKS = ["tutorial", "tiny"];

export class ExplorePage extends Page {
  @state() private pack: Pack | undefined;
  @state() private levels: readonly LoadedLevel[] = [];
  @state() private number = 1;
  @state() private hasFailed = false;
  @state() private instead: Instead | undefined;
  @state() private solvers: readonly AskedSolver[] = [];
  @state() private isTooLarge = false;
  /** Where there is little room the choice of a level is folded away under the level. */
  @state() private isChoosing = false;
  readonly #chosenSolvers = new SolverInAddress(USUAL);

  protected get heading(): string {
    return this.instead?.(this.language).heading ?? WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const [, puzzle, name = "", number = "1"] = this.route.path;
    const isBeginning = puzzle === undefined;
    this.#chosenSolvers.usual = isBeginning ? BEGINNING.solver : USUAL;
    this.solvers = solversIn(this.route.params, this.#chosenSolvers.usual).slice(0, 2);
    const pack = isBeginning ? packOf(BEGINNING.puzzle, BEGINNING.pack) : packOf(puzzle, name);
    if (pack === undefined || !/^[1-9]\d*$/.test(number)) this.instead = nowhere;
    else void this.#choose(pack, Number(number));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#chosenSolvers.stop();
  }

  protected override updated(changed: Map<string, unknown>): void {
    super.updated(changed);
    const isOther = changed.has("solvers") && changed.get("solvers") !== undefined;
    this.#chosenSolvers.follow(...this.querySelectorAll("fourfold-explorer"));
    if (isOther && (changed.get("solvers") as readonly AskedSolver[]).length > 0) this.#chosenSolvers.tell();
  }

  async #choose(pack: Pack, number: number): Promise<void> {
    this.pack = pack;
    this.hasFailed = false;
    this.isTooLarge = false;
    try {
      const levels = await levelsIn(pack);
      // Meanwhile another may have been chosen.
      if (this.pack !== pack) return;
      if (levels[number - 1] === undefined) this.instead = nowhere;
      this.levels = levels;
      this.number = number;
    } catch {
      this.hasFailed = this.pack === pack;
    }
  }

  /** By a person: then it is in the address. */
  async #chosen(pack: Pack | undefined, number = 1): Promise<void> {
    if (pack === undefined) return;
    await this.#choose(pack, number);
    if (this.pack !== pack || !this.isConnected) return;
    replacePath(["explore", pack.puzzle, pack.name, String(number)]);
    this.#chosenSolvers.usual = USUAL;
    this.#chosenSolvers.tell();
  }

  override render(): TemplateResult {
    if (this.instead !== undefined) return this.instead(this.language).view;
    const words = WORDS[this.language];
    const { pack, language } = this;
    const hasSecond = this.solvers.length > 1;
    return html`<header class="head explore-head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
      </header>
      <div class="explore">
        <button type="button" class="now" aria-expanded=${this.isChoosing} aria-controls="course" @click=${this.#turnChoosing}>${this.#now()}</button>
        <div class="course ${this.isChoosing ? "" : "folded"}" id="course">
          ${levelPicks({ pack, levels: this.levels, number: this.number }, (...chosen) => this.#chosen(...chosen), language)}
          <p class="ways">
            <button type="button" @click=${this.#turnSecond}>${hasSecond ? words.one : words.second}</button>
            ${pack === undefined ? nothing : html`<a href=${hrefOf([pack.puzzle, pack.name, String(this.number)])}>${words.play}</a>`}
          </p>
        </div>
        ${this.hasFailed && pack !== undefined ? cannotLoad(language, () => void this.#choose(pack, this.number)) : nothing}
        ${this.isTooLarge ? this.#smaller() : nothing}
        <div class="searches ${hasSecond ? "two" : ""}">
          ${this.solvers.map((solver, i) => this.#explorer(solver, i, hasSecond))}
        </div>
      </div>`;
  }

  readonly #turnChoosing = (): void => {
    this.isChoosing = !this.isChoosing;
  };

  /** Puzzle, pack and level. */
  #now(): string {
    const { pack, language, levels, number } = this;
    const level = levels[number - 1];
    const puzzle = PUZZLES.find(({ format }) => format.id === pack?.puzzle);
    if (pack === undefined || puzzle === undefined) return WORDS[language].level;
    const title = level === undefined ? String(number) : `${number}. ${titleOf(level, language)}`;
    return [puzzle.name[language], packName(pack.name)[language], title].join(" · ");
  }

  #explorer(solver: AskedSolver, i: number, hasSecond: boolean): TemplateResult {
    const words = WORDS[this.language];
    const { algorithm, heuristic, cost, weight, depth, order } = solver;
    const explorer = html`<fourfold-explorer
      .loaded=${this.levels[this.number - 1]}
      algorithm=${algorithm}
      heuristic=${heuristic ?? nothing}
      cost=${cost ?? nothing}
      weight=${weight ?? nothing}
      depth=${depth ?? nothing}
      order=${order ?? nothing}
      group=${hasSecond ? "explore" : nothing}
      @fourfold-explored=${this.#explored}
    ></fourfold-explorer>`;
    return hasSecond
      ? html`<section aria-label=${i === 0 ? words.first : words.other}>${explorer}</section>`
      : html`<section aria-label=${words.first}>${explorer}</section>`;
  }

  #smaller(): TemplateResult {
    const { pack, language } = this;
    const packs = SMALL_PACKS.flatMap((name) => packOf(pack?.puzzle ?? "", name) ?? []).filter((each) => each !== pack);
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
