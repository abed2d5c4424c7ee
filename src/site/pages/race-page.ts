// Wasm against TypeScript on a level, by the address at which it is played: of a pack, of the file that is open, of a link, of a day.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/race/define.ts";
import type { Language, Words } from "../../language/words.ts";
import { shorten } from "../../levels/characters.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { namesIn } from "../chosen-levels.ts";
import { dropHeuristic, type Explored, exploredLevel, isFound, isOfNoPack, levelOf } from "../explored-level.ts";
import { levelPicks } from "../level-picks.ts";
import "../level-thumbnail.ts";
import { notify } from "../notices.ts";
import { type Pack, packOf, packsOf } from "../packs.ts";
import { Page } from "../page.ts";
import { hrefOf, replaceParams } from "../router.ts";
import { SolverInAddress, solverIn } from "../solver-address.ts";
import { cannotLoad } from "../states.ts";

const WORDS = {
  en: {
    heading: "Race",
    lead: "The same search twice: once compiled to WebAssembly, once in plain TypeScript. Who counts states faster, cold and warm?",
    play: "Play this level",
  },
  pt: {
    heading: "Corrida",
    lead: "A mesma procura duas vezes: uma compilada para WebAssembly, outra em TypeScript. Quem conta estados mais depressa, a frio e a quente?",
    play: "Jogar este nível",
  },
} satisfies Record<Language, object>;

export class RacePage extends Page {
  @state() private raced: Explored | undefined;
  @state() private hasFailed = false;
  readonly #chosenSolver = new SolverInAddress("astar");
  /** What was chosen last. */
  #asked: readonly string[] = [];

  protected get heading(): string {
    return WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const [name = ""] = namesIn(this.route.params.get("levels") ?? "");
    const { path, isAnother } = pathTo(name);
    if (isAnother) tellMissing(name);
    void this.#begin(path, name);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#chosenSolver.stop();
  }

  override firstUpdated(): void {
    this.#chosenSolver.follow(this.querySelector("fourfold-race"));
  }

  /** What is asked for may be in no file, of no day, or a broken link: then another is shown. */
  async #begin(path: readonly string[], name: string): Promise<void> {
    if ((await this.#choose(path)) !== "missing") return;
    tellMissing(name);
    await this.#choose(pathTo("").path);
  }

  async #choose(path: readonly string[]): Promise<"missing" | undefined> {
    this.#asked = path;
    this.hasFailed = false;
    try {
      const found = await exploredLevel(path);
      // Meanwhile another may have been chosen.
      if (this.#asked !== path) return undefined;
      if (!isFound(found)) return "missing";
      this.#show(found);
    } catch {
      this.hasFailed = this.#asked === path;
    }
    return undefined;
  }

  #show(found: Explored): void {
    dropHeuristic(this.querySelectorAll("fourfold-race"), this.raced, found);
    this.raced = found;
  }

  /** By a person: then it is in the address. Of no pack is what is from where the present one is. */
  async #chosen(pack: Pack | undefined, number = 1): Promise<void> {
    const [first = ""] = this.raced?.path ?? [];
    const path = pack === undefined ? [first, String(number)] : [pack.puzzle, pack.name, String(number)];
    await this.#choose(path);
    if (this.#asked === path && this.isConnected) replaceParams({ levels: path.join("/") });
  }

  override render(): TemplateResult {
    const words = WORDS[this.language];
    const { raced, language } = this;
    const { pack, from, levels = [], number = 1, path } = raced ?? {};
    const loaded = levelOf(raced);
    const { algorithm, heuristic } = solverIn(this.route.params, "astar");
    return html`<header class="head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
      </header>
      <div class="race">
        <div class="course">
          ${levelPicks({ pack, levels, number, ...(from && { from }) }, (...chosen) => this.#chosen(...chosen), language)}
          <level-thumbnail .loaded=${loaded}></level-thumbnail>
          ${path === undefined ? nothing : html`<p><a href=${hrefOf(path)}>${words.play}</a></p>`}
        </div>
        ${this.hasFailed ? cannotLoad(language, () => void this.#begin(this.#asked, this.#asked.join("/"))) : nothing}
        <fourfold-race .loaded=${loaded} algorithm=${algorithm} heuristic=${heuristic ?? nothing}></fourfold-race>
      </div>`;
  }
}

/** Of packs the last level where none is said: those are the hardest, and there is something to count. */
function pathTo(name: string): { readonly path: readonly string[]; readonly isAnother: boolean } {
  const [first = "", second = "", third = ""] = name.split("/");
  if (isOfNoPack(first)) return { path: [first, second || "1", ...(third === "" ? [] : [third])], isAnother: false };
  const asked = packOf(first, second);
  const pack = asked ?? packsOf(first)[0] ?? usualPack();
  const all = pack?.keys.length ?? 1;
  const number = Math.min(Math.max(1, Math.floor(Number(third)) || all), all);
  const isAnother = name !== "" && (asked === undefined || Number(third) > all);
  return { path: [pack?.puzzle ?? "", pack?.name ?? "", String(number)], isAnother };
}

function tellMissing(name: string): void {
  const short = shorten(name);
  const words: Words = {
    en: `There is no level ${short} here; another one is shown.`,
    pt: `Não há aqui nenhum nível ${short}; mostra-se outro.`,
  };
  notify({ words, isPassing: true });
}

/** One with thousands of states for a search, of the puzzle that comes first. */
function usualPack(): Pack | undefined {
  const puzzle = PUZZLES[0]?.format.id ?? "";
  return packOf(puzzle, "expert") ?? packsOf(puzzle).at(-1);
}
