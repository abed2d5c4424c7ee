// A heuristic that a person writes, at an element that searches with it: its field where one is chosen, which text is meant, what is
// known of that, and what is told beside the code.
import { nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { tell } from "../events.ts";
import type { OwnHost } from "./own-editor.ts";
import { isOwn, type OwnWishes } from "./own-name.ts";
import { OwnUse } from "./own-use.ts";
import { type Estimate, type Standing, standingOf } from "./standing.ts";

/** The element that searches. */
export interface SearchingHost extends OwnHost, OwnWishes, HTMLElement {
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

/** What is searched with. */
export type OwnText = OwnPlace & { readonly sandbox: string; readonly text: string | undefined };

export class OwnField {
  readonly #host: SearchingHost;
  readonly use: OwnUse;

  constructor(host: SearchingHost) {
    this.#host = host;
    this.use = new OwnUse(host);
  }

  /** Ends a check. */
  stop(): void {
    this.use.stop();
  }

  /** The field, where one is chosen. */
  view(place: OwnPlace | undefined): TemplateResult | typeof nothing {
    if (place === undefined || !isOwn(this.#host)) return nothing;
    const game = place.packed.puzzle.format.id;
    return this.use.view({ ...this.text(place), written: (text) => this.#write(game, text) });
  }

  #write(game: string, text: string): void {
    this.#host.own = { ...this.#host.own, [game]: text };
    tell(this.#host, "fourfold-own", { game, text });
  }

  /** What is written now. */
  text(place: OwnPlace): OwnText {
    const { sandbox, own } = this.#host;
    return { ...place, sandbox, text: own?.[place.packed.puzzle.format.id] };
  }

  /** What is searched with now. */
  estimate({ packed, costModel }: Pick<OwnPlace, "packed" | "costModel">): Estimate {
    const game = packed.puzzle.format.id;
    return { game, costModel, text: this.#host.own?.[game] ?? "" };
  }

  /** Whether what went wrong is told beside the code. */
  tells(error: unknown): boolean {
    return error instanceof WrongOption && this.use.failed(error);
  }

  /** Undefined where it was searched without one. */
  standing({ own, level }: OwnSearch): Standing | undefined {
    return own && standingOf({ ...own, text: this.use.textOf(own.game, own.text) }, level.playable?.level);
  }

  /** Whether something else is written since then. */
  isOfEarlierText({ own }: OwnSearch): boolean {
    if (own === undefined) return false;
    const text = (said: string | undefined): string => this.use.textOf(own.game, said || undefined);
    return text(own.text) !== text(this.#host.own?.[own.game]);
  }

  /** That it is waited for. */
  stuckView(language: Language): TemplateResult | typeof nothing {
    return this.use.stuckView(language);
  }
}
