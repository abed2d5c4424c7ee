// The half of an explorer that is about a heuristic that a person writes: what it answers in a search is asked for where it may run,
// and the search is made of that on the page; what is written anew is explored anew.
import { html, nothing, type TemplateResult } from "lit";
import type { Answers } from "../../exploring/answers.ts";
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import type { Language, Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { usesOwn } from "../solver/asked.ts";
import { EXPLORING_WORDS } from "./exploring-words.ts";
import { OwnField, type OwnPlace, type OwnSearch } from "./own-field.ts";

/** Who writes has paused, in milliseconds. */
const PAUSE = 1000;
/** It is given up after so many seconds. */
const LONGEST = 60;

/** How a search gets what the heuristic answers in it. */
export interface AskedForAnswers {
  /** Rejects with what is wrong with the heuristic, where it is ended, and with the signal's reason. */
  answers(signal: AbortSignal, onProgress: (answers: number) => void): Promise<Answers>;
  /** Whether what went wrong is told beside the code. */
  tells(error: unknown): boolean;
}

interface Asked {
  readonly level: LoadedLevel;
  readonly options: ExploreOptions;
  readonly place: OwnPlace;
  readonly signal: AbortSignal;
  readonly onProgress: (answers: number) => void;
}

/** The search that is to be explored. */
interface Wanted {
  readonly level: LoadedLevel | undefined;
  readonly packed: PackedPuzzle | undefined;
  readonly options: ExploreOptions;
  readonly language: Language;
}

/** It did not come to its end, and why. */
class Ended extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

const CANCELLED: Words = { en: EXPLORING_WORDS.en.cancelled, pt: EXPLORING_WORDS.pt.cancelled };
const GAVE_UP: Words = { en: EXPLORING_WORDS.en.gaveUp(LONGEST), pt: EXPLORING_WORDS.pt.gaveUp(LONGEST) };

export class OwnExploring extends OwnField {
  /** What was asked last. */
  #search: OwnSearch | undefined;
  #asking: AbortController | undefined;
  #ended: Words | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isOpen = true;

  /** Undefined where no such heuristic is searched with. */
  asking(wanted: Wanted): AskedForAnswers | undefined {
    // A search with another heuristic is not of what is written.
    clearTimeout(this.#pause);
    this.#search = undefined;
    const place = placeOf(wanted);
    const { level, options } = wanted;
    if (place === undefined || level === undefined) return undefined;
    return {
      answers: (signal, onProgress) => this.#answers({ level, options, place, signal, onProgress }),
      tells: (error) => this.tells(error),
    };
  }

  async #answers({ level, options, place, signal, onProgress }: Asked): Promise<Answers> {
    const asking = new AbortController();
    this.#asking = asking;
    this.#search = { level, own: this.estimate(place) };
    this.#ended = undefined;
    const timer = setTimeout(() => asking.abort(new Ended(GAVE_UP)), LONGEST * 1000);
    const stop = AbortSignal.any([signal, asking.signal]);
    try {
      const answers = await this.use.answers(level, options, this.text(place), stop, onProgress);
      if (answers === undefined) throw stop.reason;
      return answers;
    } finally {
      clearTimeout(timer);
      if (this.#asking === asking) this.#asking = undefined;
    }
  }

  /** It is seen then: where it is folded away there would be nothing at all. */
  override tells(error: unknown): boolean {
    if (error instanceof Ended) this.#ended = error.words;
    else if (!super.tells(error)) return false;
    this.#isOpen = true;
    return true;
  }

  override stop(): void {
    super.stop();
    clearTimeout(this.#pause);
  }

  /** Something may be written anew: then it is explored as soon as nobody writes any more. */
  written(again: () => void): void {
    clearTimeout(this.#pause);
    if (this.#search !== undefined && this.isOfEarlierText(this.#search)) this.#pause = setTimeout(again, PAUSE);
  }

  /** Where one is chosen: the field, how the search with it is begun and ended, and what that shows of it. It can be folded away,
   *  for below it is what is looked at. */
  exploringView(
    wanted: Wanted,
    shown: TemplateResult | typeof nothing,
    explore: () => unknown,
  ): TemplateResult | typeof nothing {
    const field = this.view(placeOf(wanted));
    if (field === nothing) return nothing;
    const { language } = wanted;
    const words = EXPLORING_WORDS[language];
    const asking = this.#asking;
    const pressed = (): unknown => (asking === undefined ? explore() : asking.abort(new Ended(CANCELLED)));
    const folded = ({ currentTarget }: Event): void => {
      this.#isOpen = (currentTarget as HTMLDetailsElement).open;
    };
    return html`<details class="own-code" ?open=${this.#isOpen} @toggle=${folded}><summary>${words.code}</summary><div class="panel">${field}
      <div class="actions">
        <button type="button" id="explore-own" @click=${pressed}>${asking === undefined ? words.explore : words.cancel}</button>
        <span class="told">${words.anew}</span>
      </div>
      ${asking === undefined ? nothing : this.stuckView(language)}
      <div role="status">${this.#ended === undefined ? nothing : html`<p class="refused">${this.#ended[language]}</p>`}</div>
      ${shown}</div></details>`;
  }
}

function placeOf({ level, packed, options, language }: Wanted): OwnPlace | undefined {
  if (packed === undefined || !usesOwn(options)) return undefined;
  return { packed, level, costModel: options.costModel ?? "moves", language };
}
