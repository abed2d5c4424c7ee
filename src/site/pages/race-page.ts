// Wasm against TypeScript on a level of a pack, chosen here or in the address.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/race/define.ts";
import type { Language, Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { levelPicks } from "../level-picks.ts";
import "../level-thumbnail.ts";
import { notify } from "../notices.ts";
import { levelsIn, type Pack, packOf, packsOf } from "../packs.ts";
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
  @state() private pack: Pack | undefined;
  @state() private levels: readonly LoadedLevel[] = [];
  @state() private number = 1;
  @state() private hasFailed = false;
  readonly #chosenSolver = new SolverInAddress("astar");

  protected get heading(): string {
    return WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const [first = ""] = (this.route.params.get("levels") ?? "").split(",");
    const [puzzle = "", name = "", number = ""] = first.split("/");
    const pack = packOf(puzzle, name) ?? packsOf(puzzle)[0] ?? usualPack();
    // The last ones are the hardest: then there is something to count.
    void this.#choose(pack, Math.floor(Number(number)) || (pack?.keys.length ?? 1));
    const isThere = packOf(puzzle, name) !== undefined && Number(number) <= (pack?.keys.length ?? 0);
    if (first !== "" && !isThere) notify({ words: missing(first), isPassing: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#chosenSolver.stop();
  }

  override firstUpdated(): void {
    this.#chosenSolver.follow(this.querySelector("fourfold-race"));
  }

  async #choose(pack: Pack | undefined, number: number): Promise<void> {
    this.pack = pack;
    this.hasFailed = false;
    if (pack === undefined) return;
    try {
      const levels = await levelsIn(pack);
      // Meanwhile another may have been chosen.
      if (this.pack !== pack) return;
      const [before, game] = [this.levels[0]?.game, levels[0]?.game];
      const race = this.querySelector("fourfold-race");
      // Another puzzle has other heuristics.
      if (race !== null && before !== undefined && before !== game) race.heuristic = "";
      this.levels = levels;
      this.number = Math.min(Math.max(1, number), this.levels.length);
    } catch {
      this.hasFailed = this.pack === pack;
    }
  }

  /** By a person: then it is in the address. */
  async #chosen(pack: Pack | undefined, number = 1): Promise<void> {
    await this.#choose(pack, number);
    if (pack === undefined || this.pack !== pack || !this.isConnected) return;
    replaceParams({ levels: `${pack.puzzle}/${pack.name}/${this.number}` });
  }

  override render(): TemplateResult {
    const words = WORDS[this.language];
    const { pack, language } = this;
    const loaded = this.levels[this.number - 1];
    const { algorithm, heuristic } = solverIn(this.route.params, "astar");
    return html`<header class="head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
      </header>
      <div class="race">
        <div class="course">
          ${levelPicks({ pack, levels: this.levels, number: this.number }, (...chosen) => this.#chosen(...chosen), language)}
          <level-thumbnail .loaded=${loaded}></level-thumbnail>
          ${
            pack === undefined
              ? nothing
              : html`<p><a href=${hrefOf([pack.puzzle, pack.name, String(this.number)])}>${words.play}</a></p>`
          }
        </div>
        ${this.hasFailed ? cannotLoad(language, () => void this.#choose(pack, this.number)) : nothing}
        <fourfold-race .loaded=${loaded} algorithm=${algorithm} heuristic=${heuristic ?? nothing}></fourfold-race>
      </div>`;
  }
}

function missing(name: string): Words {
  return {
    en: `There is no level ${name} here; another one is shown.`,
    pt: `Não há aqui nenhum nível ${name}; mostra-se outro.`,
  };
}

/** One with thousands of states for a search, of the puzzle that comes first. */
function usualPack(): Pack | undefined {
  const puzzle = PUZZLES[0]?.format.id ?? "";
  return packOf(puzzle, "expert") ?? packsOf(puzzle).at(-1);
}
