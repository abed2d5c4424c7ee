// The gallery: a board to play at once, where one left off, and the puzzles with their packs.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { MoveDetail } from "../../elements/events.ts";
import "../../elements/board/define.ts";
import type { FourfoldBoard } from "../../elements/board/fourfold-board.ts";
import type { Language } from "../../language/words.ts";
import { levelKey } from "../../playing/level-key.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import { icon } from "../icons.ts";
import { KeptGame } from "../kept-game.ts";
import "../level-thumbnail.ts";
import { type Place, packName, packsOf, placeOf, startOf } from "../packs.ts";
import { Page } from "../page.ts";
import { progress } from "../progress.ts";
import { hrefOf, replaceParams } from "../router.ts";
import { takeUnwritten } from "../unwritten.ts";

const WORDS = {
  en: {
    lead: "Four tile puzzles, small enough to play on paper and deep enough to teach search. Play one now.",
    choose: "Puzzle to try",
    solved: (moves: number) => `Solved in ${moves} ${moves === 1 ? "move" : "moves"}.`,
    whole: "Open this level",
    more: "More of these",
    undo: "Undo",
    restart: "Restart",
    on: "Go on where you left off",
    daily: "Levels of the day",
    puzzles: "The puzzles",
    of: (solved: number, all: number) => `${solved} of ${all} solved`,
    levels: (all: number) => `${all} levels`,
  },
  pt: {
    lead: "Quatro puzzles de peças: cabem numa folha de papel e chegam para ensinar procura. Jogue já um.",
    choose: "Puzzle a experimentar",
    solved: (moves: number) => `Resolvido em ${moves} ${moves === 1 ? "jogada" : "jogadas"}.`,
    whole: "Abrir este nível",
    more: "Mais como este",
    undo: "Anular",
    restart: "Recomeçar",
    on: "Continuar onde ficou",
    daily: "Níveis do dia",
    puzzles: "Os puzzles",
    of: (solved: number, all: number) => `${solved} de ${all} resolvidos`,
    levels: (all: number) => `${all} níveis`,
  },
} satisfies Record<Language, object>;

interface Tried {
  readonly puzzle: Puzzle;
  readonly href: string;
  readonly loaded: LoadedLevel;
}

export class GalleryPage extends Page {
  @state() private chosen = 0;
  @state() private moves = "";
  @state() private isSolved = false;
  /** What stands below the board comes when that can be played. */
  @state() private isWhole = false;
  /** The place where the person left off when the page was opened: what is played here would push the board away. */
  @state() private leftOff: Place | undefined;
  /** The board can be played before it is known what is kept. */
  #game: Promise<KeptGame | undefined> = Promise.resolve(undefined);

  protected get heading(): string {
    return "Fourfold";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { params } = this.route;
    const asked = params.get("levels");
    this.chosen = Math.max(
      0,
      TRIABLE.findIndex((puzzle) => nameOf(puzzle) === asked),
    );
    const unwritten = takeUnwritten(location.hash);
    this.moves = unwritten ?? params.get("moves") ?? "";
    if (unwritten !== undefined) replaceParams({ moves: unwritten || undefined });
    this.leftOff = this.#placeLeft();
    void progress.ready.then(() => {
      this.leftOff = this.#placeLeft();
    });
    void this.#begin(this.moves, unwritten);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.#game.then((game) => game?.stop());
  }

  protected override firstUpdated(): void {
    const complete = (): void => {
      this.isWhole = true;
    };
    // When the board is seen.
    void Promise.resolve(this.#playing?.updateComplete).finally(() =>
      requestAnimationFrame(() => setTimeout(complete)),
    );
  }

  async #begin(asked: string, unwritten?: string): Promise<void> {
    const loaded = this.#tried?.loaded;
    if (loaded?.playable === undefined) return;
    const beginning = progress.ready.then(() => new KeptGame(loaded, asked, unwritten));
    this.#game = beginning;
    const { begin } = await beginning;
    if (this.#game !== beginning) return;
    if (this.moves === asked) this.moves = begin;
    await this.updateComplete;
    await this.#playing?.updateComplete;
    this.isSolved = this.#playing?.solved === true;
  }

  override render(): TemplateResult {
    return html`<section class="hero">
        <div class="words">
          <h1>Fourfold</h1>
          <p class="lead">${WORDS[this.language].lead}</p>
          ${this.#leftOff()}
        </div>
        ${this.#board()}
      </section>
      ${this.isWhole ? this.#puzzles() : nothing}`;
  }

  #puzzles(): TemplateResult {
    const words = WORDS[this.language];
    return html`<section aria-labelledby="puzzles">
      <div class="over">
        <h2 id="puzzles">${words.puzzles}</h2>
        <a href=${hrefOf(["daily"])}>${words.daily}${icon("next")}</a>
      </div>
      <div class="puzzles">${PUZZLES.map((puzzle) => this.#card(puzzle))}</div>
    </section>`;
  }

  #board(): TemplateResult | typeof nothing {
    const words = WORDS[this.language];
    const tried = this.#tried;
    if (tried === undefined) return nothing;
    const choices = TRIABLE.map((puzzle, i) => {
      const choose = (): void => this.#choose(i);
      return html`<button type="button" aria-pressed=${i === this.chosen} @click=${choose}>${puzzle.name[this.language]}</button>`;
    });
    return html`<div class="try">
      <div class="segments" role="group" aria-label=${words.choose}>${choices}</div>
      <p class="goal">${tried.puzzle.goal?.[this.language]}</p>
      <div class="stage">
        <fourfold-board .loaded=${tried.loaded} .moves=${this.moves} @fourfold-move=${this.#moved} @fourfold-solved=${this.#solved}></fourfold-board>
      </div>
      <p class=${this.isSolved ? "told solved" : "told"}>${this.isSolved ? words.solved(this.#playing?.play?.moves.length ?? 0) : tried.puzzle.gesture?.[this.language]}</p>
      <div class="under">
        <button type="button" class="tool" aria-label=${words.undo} ?disabled=${this.moves === ""} @click=${() => this.#playing?.undo()}>${icon("undo")}<span>${words.undo}</span></button>
        <button type="button" class="tool" aria-label=${words.restart} ?disabled=${this.moves === ""} @click=${() => this.#playing?.restart()}>${icon("again")}<span>${words.restart}</span></button>
        <a class="button ${this.isSolved ? "main" : ""}" href=${this.isSolved ? hrefOf([tried.puzzle.format.id]) : tried.href}>
          ${this.isSolved ? words.more : words.whole}${icon("next")}
        </a>
      </div>
    </div>`;
  }

  get #tried(): Tried | undefined {
    const puzzle = TRIABLE[this.chosen];
    return puzzle && triedOf(puzzle);
  }

  get #playing(): FourfoldBoard | null {
    return this.querySelector("fourfold-board");
  }

  #choose(chosen: number): void {
    if (chosen === this.chosen) return;
    void this.#game.then((game) => game?.stop());
    this.chosen = chosen;
    this.moves = "";
    this.isSolved = false;
    const puzzle = TRIABLE[chosen];
    replaceParams({ levels: chosen === 0 ? undefined : puzzle && nameOf(puzzle), moves: undefined });
    void this.#begin("");
  }

  #moved({ currentTarget, detail }: CustomEvent<MoveDetail>): void {
    this.moves = detail.moves;
    const isSolved = (currentTarget as FourfoldBoard).solved;
    this.isSolved = isSolved;
    void this.#game.then((game) => this.isConnected && game?.moved(detail, isSolved));
  }

  #solved({ detail }: CustomEvent<{ moves: string; cost: number }>): void {
    this.isSolved = true;
    void this.#game.then((game) => game?.solved(detail.moves, detail.cost));
  }

  /** Of the game that was played last, but for that on the board. */
  #placeLeft(): Place | undefined {
    const tried = this.#tried?.loaded.playable;
    const here = tried && levelKey(tried);
    for (const key of progress.unfinished) {
      const place = key === here ? undefined : placeOf(key);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  #leftOff(): TemplateResult | typeof nothing {
    if (this.leftOff === undefined) return nothing;
    const { pack, number } = this.leftOff;
    const puzzle = PUZZLES.find(({ format }) => format.id === pack.puzzle);
    const told = `${puzzle?.name[this.language]} · ${packName(pack.name)[this.language]} ${number}`;
    return html`<a class="left-off" href=${hrefOf([pack.puzzle, pack.name, String(number)])}>
      <span>${WORDS[this.language].on}</span><b>${told}</b>${icon("next")}
    </a>`;
  }

  #card(puzzle: Puzzle): TemplateResult {
    const { format, name, goal } = puzzle;
    const { id } = format;
    const { language } = this;
    const words = WORDS[language];
    return html`<article class="puzzle">
      <level-thumbnail .loaded=${triedOf(puzzle)?.loaded}></level-thumbnail>
      <div>
        <h3><a href=${hrefOf([id])}>${name[language]}</a></h3>
        <p>${goal?.[language]}</p>
        <ul class="packs">
          ${packsOf(id).map(({ name: pack, keys }) => {
            const solved = progress.solvedOf(keys);
            const told = solved === 0 ? words.levels(keys.length) : words.of(solved, keys.length);
            return html`<li><a href=${hrefOf([id, pack])}>${packName(pack)[language]}
              <span class="count" title=${told}>${solved === 0 ? keys.length : `${solved}/${keys.length}`}<span class="unseen"> ${told}</span></span></a></li>`;
          })}
        </ul>
      </div>
    </article>`;
  }
}

const TRIABLE = PUZZLES.filter(({ format }) => startOf(format.id) !== undefined);

/** The level to begin with, as `levels` of an address names it. */
function nameOf({ format: { id } }: Puzzle): string {
  const start = startOf(id);
  return `${id}/${start?.pack}/${start?.number}`;
}

const read = new Map<Puzzle, Tried | undefined>();

/** The level to begin with, read when it is first shown. */
function triedOf(puzzle: Puzzle): Tried | undefined {
  if (!read.has(puzzle)) read.set(puzzle, reading(puzzle));
  return read.get(puzzle);
}

function reading(puzzle: Puzzle): Tried | undefined {
  const { id } = puzzle.format;
  const start = startOf(id);
  if (start === undefined) return undefined;
  const [loaded] = loadLevels(start.text);
  return loaded && { puzzle, loaded, href: `#/${nameOf(puzzle)}` };
}
