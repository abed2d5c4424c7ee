// A heuristic that a person writes, as a column of a comparison: its field, of one puzzle at a time, and what a run needs to
// measure with it.
import { html, nothing, type TemplateResult } from "lit";
import type { CompareOptions } from "../../comparing/compare.ts";
import type { Language, Words } from "../../language/words.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { NamedLevel } from "../../solving/document.ts";
import type { OwnHost } from "./own-editor.ts";
import { OwnUse } from "./own-use.ts";
import { type Standing, standingOf } from "./standing.ts";

const PUZZLE: Words = { en: "Puzzle of the heuristic", pt: "Puzzle da heurística" };

export interface ColumnState {
  readonly sandbox: string;
  /** By the id of the puzzle. */
  readonly own: Readonly<Record<string, string>>;
  readonly puzzles: readonly PackedPuzzle[];
  readonly levels: readonly NamedLevel[];
  readonly language: Language;
}

export class OwnColumn {
  readonly #host: OwnHost;
  readonly #use: OwnUse;
  #game = "";
  #known = "";

  constructor(host: OwnHost) {
    this.#host = host;
    this.#use = new OwnUse(host);
  }

  /** Whether other texts are given than when it was asked last. */
  isOther(own: ColumnState["own"]): boolean {
    const known = this.#known;
    this.#known = JSON.stringify(own ?? {});
    return known !== this.#known;
  }

  /** How far it is believed on a level. */
  standing({ loaded }: NamedLevel, costModel: string, own: ColumnState["own"]): Standing {
    const game = loaded.playable?.puzzle.format.id ?? "";
    const text = this.#use.textOf(game, own?.[game]);
    return standingOf({ game, costModel, text }, loaded.playable?.level);
  }

  /** Ends a check. */
  stop(): void {
    this.#use.stop();
  }

  view(state: ColumnState, written: (game: string, text: string) => void): TemplateResult | typeof nothing {
    const { puzzles, levels, sandbox, own, language } = state;
    const packed = puzzles.find(({ puzzle }) => puzzle.format.id === this.#game) ?? puzzles[0];
    if (packed === undefined) return nothing;
    const game = packed.puzzle.format.id;
    const level = levels.find(({ loaded }) => loaded.playable?.puzzle === packed.puzzle)?.loaded;
    const chosen = ({ target }: Event): void => {
      this.#game = (target as HTMLSelectElement).value;
      this.#host.requestUpdate();
    };
    return html`${
      puzzles.length < 2
        ? nothing
        : html`<div class="field"><label for="own-puzzle">${PUZZLE[language]}</label>
            <span class="pick"><select id="own-puzzle" @change=${chosen}>
              ${puzzles.map(({ puzzle: { format, name } }) => html`<option value=${format.id} .selected=${format.id === game}>${name[language]}</option>`)}
            </select></span></div>`
    }
    ${this.#use.view({ sandbox, packed, level, costModel: "moves", text: own?.[game], language, written: (text) => written(game, text) })}`;
  }

  /** What was written, as a run takes it. */
  async forRun({
    sandbox,
    own,
    puzzles,
    language,
  }: ColumnState): Promise<Pick<CompareOptions, "moduleUrl" | "modulePool">> {
    const { SandboxPool, moduleOf, textOf } = await this.#use.load();
    const texts = new Map(
      puzzles.map((packed) => {
        const { id } = packed.puzzle.format;
        return [id, textOf({ packed, text: own?.[id], language })] as const;
      }),
    );
    return {
      moduleUrl: (_, game) => moduleOf(texts.get(game) ?? "").url,
      modulePool: () => new SandboxPool(sandbox),
    };
  }
}
