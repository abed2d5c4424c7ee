// The half of an explorer that is about a heuristic that a person writes: what it answers in a search is asked for where it may run,
// and the search is made of that on the page; what is written anew is explored anew.
import { nothing, type TemplateResult } from "lit";
import type { Answers } from "../../exploring/answers.ts";
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { usesOwn } from "../solver/asked.ts";
import type { Ending, ExploringState } from "./exploring-view.ts";
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

/** It did not come to its end. */
class Ended extends Error {
  readonly why: Ending;

  constructor(why: Ending) {
    super("the search was ended");
    this.why = why;
  }
}

export class OwnExploring extends OwnField {
  /** What was asked last. */
  #search: OwnSearch | undefined;
  #asking: AbortController | undefined;
  #ended: Ending | undefined;
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
    const timer = setTimeout(() => asking.abort(new Ended({ gaveUpAfter: LONGEST })), LONGEST * 1000);
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
    if (error instanceof Ended) this.#ended = error.why;
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

  /** Where one is chosen: the field, how the search with it is begun and ended, and what that shows of it. */
  exploringView(
    wanted: Wanted,
    { explore, ...shown }: Pick<ExploringState, "exploration" | "goTo"> & { explore(): unknown },
  ): TemplateResult | typeof nothing {
    const field = this.view(placeOf(wanted));
    if (field === nothing) return nothing;
    const { language } = wanted;
    const asking = this.#asking;
    const state: ExploringState = {
      ...{ ...shown, language, isAsking: asking !== undefined, ended: this.#ended, isOpen: this.#isOpen },
      pressed: () => (asking === undefined ? explore() : asking.abort(new Ended("cancelled"))),
      folded: (isOpen) => {
        this.#isOpen = isOpen;
      },
    };
    return this.use.parts?.exploringView(field, this.stuckView(language), state) ?? field;
  }
}

function placeOf({ level, packed, options, language }: Wanted): OwnPlace | undefined {
  if (packed === undefined || !usesOwn(options)) return undefined;
  return { packed, level, costModel: options.costModel ?? "moves", language };
}
