// The half of a solver that is about a heuristic that a person writes: its field, searching with it, and what is told of what came
// of that. A result is of the text that it was searched with, and worth as much as the word of that text.
import { html, nothing, type TemplateResult } from "lit";
import { capitalized, type Language, type Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { SolveOptions } from "../../solving/options.ts";
import { overestimating } from "../../solving/own-heuristic.ts";
import type { SolveResult } from "../../solving/result.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { OVERDUE, type ResultWithin } from "../../worker/solve-within.ts";
import { tell } from "../events.ts";
import type { OwnHost } from "./own-editor.ts";
import { isOwn, OWN, type OwnWishes } from "./own-name.ts";
import { OwnUse } from "./own-use.ts";
import { type Estimate, type Standing, standingOf } from "./standing.ts";

/** The element that solves. */
export interface SolvingHost extends OwnHost, OwnWishes, HTMLElement {
  readonly sandbox: string;
  own: Readonly<Record<string, string>>;
}

/** What it is for at present. */
export interface OwnPlace {
  readonly packed: PackedPuzzle;
  readonly level: LoadedLevel | undefined;
  readonly costModel: CostModel;
  readonly language: Language;
}

/** A search with it, as far as what is told of it depends on that. */
export interface OwnSearch {
  readonly level: LoadedLevel;
  readonly own?: Estimate | undefined;
}

export class OwnSolving {
  readonly #host: SolvingHost;
  readonly #use: OwnUse;

  constructor(host: SolvingHost) {
    this.#host = host;
    this.#use = new OwnUse(host);
  }

  /** Ends a check. */
  stop(): void {
    this.#use.stop();
  }

  /** The field, where one is chosen. */
  view(place: OwnPlace | undefined): TemplateResult | typeof nothing {
    if (place === undefined || !isOwn(this.#host)) return nothing;
    const game = place.packed.puzzle.format.id;
    const { sandbox, own } = this.#host;
    return this.#use.view({ ...place, sandbox, text: own?.[game], written: (text) => this.#write(game, text) });
  }

  #write(game: string, text: string): void {
    this.#host.own = { ...this.#host.own, [game]: text };
    tell(this.#host, "fourfold-own", { game, text });
  }

  /** What is searched with now. */
  estimate({ packed, costModel }: Pick<OwnPlace, "packed" | "costModel">): Estimate {
    const game = packed.puzzle.format.id;
    return { game, costModel, text: this.#host.own?.[game] ?? "" };
  }

  solve(level: LoadedLevel, options: SolveOptions, place: OwnPlace): Promise<ResultWithin> {
    const { sandbox, own } = this.#host;
    return this.#use.solve(level, options, { ...place, sandbox, text: own?.[place.packed.puzzle.format.id] });
  }

  /** Whether what went wrong is told beside the code. */
  tells(error: unknown): boolean {
    return error instanceof WrongOption && this.#use.failed(error);
  }

  /** Undefined where it was searched without one. */
  standing({ own, level }: OwnSearch): Standing | undefined {
    return own && standingOf({ ...own, text: this.#use.textOf(own.game, own.text) }, level.playable?.level);
  }

  /** Whether something else is written since then. */
  isOfEarlierText({ own }: OwnSearch): boolean {
    if (own === undefined) return false;
    const text = (said: string | undefined): string => this.#use.textOf(own.game, said || undefined);
    return text(own.text) !== text(this.#host.own?.[own.game]);
  }

  /** What is to be known of a result before it is read. */
  markOf(search: OwnSearch, language: Language): TemplateResult | typeof nothing {
    return this.isOfEarlierText(search) ? html`<p class="told earlier-text">${EARLIER_TEXT[language]}</p>` : nothing;
  }

  /** That it is waited for. */
  stuckView(language: Language): TemplateResult | typeof nothing {
    return this.#use.stuckView(language);
  }

  /** What is to be known of a result beside what it says. */
  notesOf(result: SolveResult | ResultWithin, search: OwnSearch, language: Language): TemplateResult {
    const { overestimate, isOverdue } = result as ResultWithin;
    const standing = this.standing(search);
    const said: Words[] = [
      ...(isOverdue === true ? [OVERDUE] : []),
      ...(overestimate == null ? (standing === "refuted" ? [REFUTED] : []) : [overestimating(overestimate)]),
      ...(restsOnItsWord(result) && standing === "unasked" ? [CHECK_ASKS] : []),
    ];
    return html`${said.map((words) => html`<p class="told">${sentence(words[language])}</p>`)}`;
  }
}

function restsOnItsWord({ heuristic, optimal, status, why }: SolveResult): boolean {
  return heuristic === OWN && (optimal || (status === "unsolvable" && why === null));
}

const EARLIER_TEXT: Words = {
  en: "Your heuristic has changed since: this is what its earlier text came to. Solve asks again.",
  pt: "A sua heurística mudou entretanto: isto é o que deu o texto anterior. Resolver pergunta de novo.",
};

const CHECK_ASKS: Words = {
  en: "that rests on the word of your heuristic; Check asks it on every state of this level",
  pt: "isso assenta na palavra da sua heurística; Verificar pergunta-lhe por todos os estados deste nível",
};

const REFUTED: Words = {
  en: "your heuristic overestimates, as Check has found: it proves nothing",
  pt: "a sua heurística exagera, como Verificar encontrou: nada prova",
};

function sentence(words: string): string {
  return `${capitalized(words)}.`;
}
