// A level to be played, from wherever it comes: the player, the solver beside it, and the ways out. What is played is in the
// address, and what is reached is kept. Pages for levels of packs, links and files say where their level comes from.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import { surfaceOf } from "../elements/board/surface-of.ts";
import type { FourfoldEventDetails, MoveDetail } from "../elements/events.ts";
import "../elements/player/define.ts";
import type { FourfoldPlayer } from "../elements/player/fourfold-player.ts";
import "../elements/solver/define.ts";
import type { Language } from "../language/words.ts";
import { levelKey } from "../playing/level-key.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { arrowToBoard } from "./arrows.ts";
import { type Crumb, crumbs } from "./crumbs.ts";
import { icon } from "./icons.ts";
import { KeptGame } from "./kept-game.ts";
import { difficultyOfLevel, titleOf } from "./level-cards.ts";
import { ownHeuristics, SANDBOX } from "./own-heuristics.ts";
import { controlsIn, Page } from "./page.ts";
import { progress } from "./progress.ts";
import { hrefOf, replaceParams, routeOf } from "./router.ts";
import { shareDialog, showShare } from "./share-dialog.ts";
import {
  comparedWith,
  exploredAs,
  ofAnyPuzzle,
  SolverInAddress,
  type SolverParams,
  solverIn,
} from "./solver-address.ts";
import { cannotLoad, type Instead } from "./states.ts";
import { takeUnwritten } from "./unwritten.ts";

const WORDS = {
  en: {
    share: "Share",
    previous: "Previous level",
    next: "Next level",
    of: (number: number, all: number) => `Level ${number} of ${all}`,
    solver: "Solve it by search",
    solved: (best: number) => `You solved it in ${best}.`,
    linked: (cost: number) => `The link solves it in ${cost}.`,
    watch: "Watch",
    compare: "Compare algorithms on it",
    race: "Race the engines on it",
    explore: "Explore a search on it",
    edit: "Edit a copy",
    repair: "Repair it",
  },
  pt: {
    share: "Partilhar",
    previous: "Nível anterior",
    next: "Nível seguinte",
    of: (number: number, all: number) => `Nível ${number} de ${all}`,
    solver: "Resolver por procura",
    solved: (best: number) => `Resolveu-o em ${best}.`,
    linked: (cost: number) => `O link resolve-o em ${cost}.`,
    watch: "Ver",
    compare: "Comparar algoritmos nele",
    race: "Corrida entre os motores",
    explore: "Explorar uma procura nele",
    edit: "Editar uma cópia",
    repair: "Corrigir",
  },
} satisfies Record<Language, object>;

type OwnEvent = CustomEvent<FourfoldEventDetails["fourfold-own"]>;

/** Where the solver has room beside the board. */
const WIDE = "(min-width: 62rem)";
const PHONE = "(max-width: 40rem)";

/** A level, and the addresses around it. */
export interface Placed {
  readonly loaded: LoadedLevel;
  readonly back: readonly Crumb[];
  readonly all: number;
  /** Which of these it is; as its file says, where it is not given. */
  readonly number?: number;
  readonly previous?: string;
  readonly next?: string;
  /** As `levels` of another page names it; undefined where no address says it. */
  readonly name?: string;
  /** Of a pack: the levels around it are of the same puzzle. */
  readonly isOfPack?: true;
  /** Where a copy of it is edited; undefined where it is too large for an address. */
  readonly edit?: string | undefined;
}

export abstract class LevelPage extends Page {
  @state() protected placed: Placed | undefined;
  @state() private hasFailed = false;
  /** What stands in place of a level that cannot be had for good. */
  @state() protected instead: Instead | undefined;
  /** What is chosen in the solver: it goes along to other pages. */
  @state() private solver: SolverParams = {};
  @query("fourfold-player") private readonly player!: FourfoldPlayer | null;
  #game: KeptGame | undefined;
  readonly #chosenSolver = new SolverInAddress("auto", (params) => {
    this.solver = params;
  });
  readonly #wide = matchMedia(WIDE);
  readonly #fold = (): void => {
    const solver = this.querySelector<HTMLDetailsElement>("details.solver");
    if (solver !== null) solver.open = this.#wide.matches;
  };
  readonly #pressed = (event: KeyboardEvent): void => arrowToBoard(event, this.player);
  readonly #written = (): void => this.requestUpdate();

  /** Finds the level; undefined with `instead` set where there is none. Rejects where it may be tried again. */
  protected abstract find(): Promise<Placed | undefined>;

  protected get heading(): string {
    if (this.instead !== undefined) return this.instead(this.language).heading;
    return this.placed === undefined ? "" : titleOf(this.placed.loaded, this.language);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const said = (name: string): string | undefined => this.route.params.get(name) || undefined;
    this.solver = { solvers: said("solvers"), maxTime: said("maxTime") };
    this.#wide.addEventListener("change", this.#fold);
    document.addEventListener("keydown", this.#pressed);
    ownHeuristics.addEventListener("change", this.#written);
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wide.removeEventListener("change", this.#fold);
    document.removeEventListener("keydown", this.#pressed);
    ownHeuristics.removeEventListener("change", this.#written);
    this.#game?.stop();
    this.#chosenSolver.stop();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#chosenSolver.follow(this.querySelector("fourfold-solver"));
  }

  async #read(): Promise<void> {
    this.hasFailed = false;
    const { hash } = location;
    try {
      const [placed] = await Promise.all([this.find(), progress.ready]);
      if (placed?.loaded.playable) await surfaceOf(placed.loaded.playable.puzzle);
      const asked = this.route.params.get("moves") ?? "";
      this.#game = placed?.loaded.playable && new KeptGame(placed.loaded, asked, takeUnwritten(hash));
      this.placed = placed;
      if (this.isConnected && this.#game !== undefined) replaceParams({ moves: this.#game.begin || undefined });
    } catch {
      this.hasFailed = true;
    }
  }

  override render(): TemplateResult {
    if (this.instead !== undefined) return this.instead(this.language).view;
    if (this.hasFailed) return cannotLoad(this.language, () => void this.#read());
    const { placed } = this;
    if (placed === undefined) return html`<div class="level-page waiting" aria-busy="true"></div>`;
    const { loaded } = placed;
    const next = this.#withSolver(placed.next, placed);
    return html`<div class="level-page ${loaded.playable?.facts.note === undefined ? "" : "noted"}">
      ${this.#head(placed, next)}
      <fourfold-player
        id="player"
        .loaded=${loaded}
        .moves=${this.#game?.begin ?? ""}
        next=${next ?? ""}
        controls=${controlsIn(this.route.params) ?? nothing}
        @fourfold-move=${this.#moved}
        @fourfold-solved=${this.#solved}
      >${loaded.playable === undefined ? nothing : this.#beside(placed)}</fourfold-player>
      ${this.#repair(placed)}
      ${shareDialog(this.language)}
    </div>`;
  }

  /** Beside the board; on a phone a sheet, over which the board is still seen. */
  #beside({ name }: Placed): TemplateResult {
    const words = WORDS[this.language];
    const { algorithm, heuristic, engine, cost, weight, depth, order } = solverIn(this.route.params, "auto");
    const toggled = ({ target }: Event): void => {
      if ((target as HTMLDetailsElement).open && matchMedia(PHONE).matches) this.player?.scrollIntoView();
    };
    return html`<details class="solver" slot="side" ?open=${this.#wide.matches} @toggle=${toggled}>
      <summary><h2>${words.solver}</h2></summary>
      <fourfold-solver
        for="player"
        algorithm=${algorithm}
        heuristic=${heuristic ?? nothing}
        engine=${engine ?? nothing}
        cost=${cost ?? nothing}
        weight=${weight ?? nothing}
        depth=${depth ?? nothing}
        order=${order ?? nothing}
        max-time=${this.route.params.get("maxTime") ?? nothing}
        sandbox=${SANDBOX}
        .own=${ownHeuristics.texts}
        @fourfold-own=${({ detail: { game, text } }: OwnEvent) => ownHeuristics.write({ [game]: text })}
      ></fourfold-solver>
      ${
        name === undefined
          ? nothing
          : html`<p class="studies">
              <a href=${hrefOf(["compare"], { levels: name, solvers: comparedWith(this.solver) })}>${words.compare}</a>
              <a href=${hrefOf(["race"], { levels: name })}>${words.race}</a>
              <a href=${hrefOf(["explore", ...name.split("/")], { solvers: exploredAs(this.solver) })}>${words.explore}</a>
            </p>`
      }
    </details>`;
  }

  #repair({ loaded, edit }: Placed): TemplateResult | typeof nothing {
    if (loaded.playable !== undefined || edit === undefined) return nothing;
    return html`<p><a class="button main" href=${edit}>${WORDS[this.language].repair}</a></p>`;
  }

  /** To another level: of another puzzle it may be, unless that is of the same pack. */
  #withSolver(href: string | undefined, { isOfPack }: Placed): string | undefined {
    const { path } = routeOf(href ?? "");
    return href && hrefOf(path, { ...(isOfPack === true ? this.solver : ofAnyPuzzle(this.solver)) });
  }

  #head(placed: Placed, next: string | undefined): TemplateResult {
    const { loaded, back, all, number = loaded.index, edit } = placed;
    const previous = this.#withSolver(placed.previous, placed);
    const words = WORDS[this.language];
    const { playable } = loaded;
    const { difficulty, author } = playable?.facts ?? {};
    const best = playable && progress.of(levelKey(playable))?.best;
    const linked = this.#game?.linked;
    const step = (href: string | undefined, name: string, sign: "previous" | "next"): TemplateResult =>
      href === undefined
        ? html`<span class="step" aria-hidden="true">${icon(sign)}</span>`
        : html`<a class="step" href=${href} aria-label=${name} title=${name}>${icon(sign)}</a>`;
    return html`<header class="head level-head">
      ${crumbs(back, this.language)}
      <h1>${titleOf(loaded, this.language)}</h1>
      <div class="ways">
        ${
          all < 2
            ? nothing
            : html`${step(previous, words.previous, "previous")}<span class="number" title=${words.of(number, all)}>${number}/${all}</span>${step(next, words.next, "next")}`
        }
        ${
          playable === undefined || edit === undefined
            ? nothing
            : html`<a class="step" href=${edit} aria-label=${words.edit} title=${words.edit}>${icon("edit")}</a>`
        }
        ${
          playable === undefined
            ? nothing
            : html`<button type="button" class="share" aria-label=${words.share} @click=${() => showShare(this, playable, this.player?.moves ?? "")}>${icon("share")}<span>${words.share}</span></button>`
        }
      </div>
      <div class="line">
        <p class="about">
          ${difficulty === undefined ? nothing : html`<span class="difficulty">${difficultyOfLevel(difficulty, this.language)}</span>`}
          ${author === undefined || author === "Fourfold" ? nothing : html`<span class="author">${author}</span>`}
        </p>
        <p class="best">${best === undefined ? nothing : html`${icon("done")}${words.solved(best)} `}${linked === undefined ? nothing : this.#linked(linked)}</p>
      </div>
    </header>`;
  }

  /** What somebody sent, to be seen move by move. */
  #linked(cost: number): TemplateResult {
    const words = WORDS[this.language];
    const watch = (): void => void this.player?.playback(this.#game?.begin);
    return html`${words.linked(cost)} <button type="button" class="quiet" @click=${watch}>${words.watch}</button>`;
  }

  #moved({ detail }: CustomEvent<MoveDetail>): void {
    if (this.isConnected) this.#game?.moved(detail, this.player?.solved === true);
  }

  #solved({ detail }: CustomEvent<{ moves: string; cost: number }>): void {
    this.#game?.solved(detail.moves, detail.cost);
  }
}
