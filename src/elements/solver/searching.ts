// The search of a solver, from its beginning to what is shown of it: what is heard while it runs, what came of it, what went wrong,
// and beside it what other searches came to on the same level. Another one takes its place.
import { html, nothing, type TemplateResult } from "lit";
import { type Language, type Words, wordsOfError } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { Progress, SolutionFound, SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import type { Explanations } from "../common/explained.ts";
import { sharedPool } from "../common/shared-pool.ts";
import { type FourfoldEventDetails, tell } from "../events.ts";
import type { OwnPlace } from "../own/own-field.ts";
import type { OwnSolving } from "../own/own-solving.ts";
import { asItStands, type Estimate } from "../own/standing.ts";
import type { Refusal } from "./asked.ts";
import { EarlierResults } from "./earlier.ts";
import { progressView } from "./progress-view.ts";
import { resultView } from "./result-view.ts";
import { resultInWords } from "./result-words.ts";
import { SOLVER_WORDS } from "./solver-words.ts";

/** A search that was begun, and what is known of it. */
interface Search {
  readonly level: LoadedLevel;
  readonly options: SolveOptions;
  readonly ending: AbortController;
  /** The heuristic that a person wrote, where it searches with that. */
  readonly own: Estimate | undefined;
  progress?: Progress;
  result?: SolveResult;
  /** What went wrong, where nothing came of it; empty where that is told elsewhere. */
  failure?: Words | "";
}

/** The element that searches. */
interface Host extends HTMLElement {
  readonly worker: string;
  requestUpdate(): void;
}

interface Hearing {
  /** For those who do not see it, in the language of the moment. */
  say(inWords: (language: Language) => string): void;
  /** Only the position could tell. */
  refused(refusal: Refusal): void;
}

interface OutcomeState {
  readonly packed: PackedPuzzle | undefined;
  readonly explanations: Explanations;
  readonly language: Language;
  /** How many moves of the solution are made on the board, and a way to go there; undefined where there is no such board. */
  readonly at: number | undefined;
  readonly goTo: ((moves: number) => void) | undefined;
}

export class Searching {
  readonly #host: Host;
  readonly #own: OwnSolving;
  readonly #hearing: Hearing;
  readonly #earlier = new EarlierResults();
  #last: Search | undefined;

  constructor(host: Host, own: OwnSolving, hearing: Hearing) {
    this.#host = host;
    this.#own = own;
    this.#hearing = hearing;
  }

  /** The one that was begun last on this level. */
  get last(): Search | undefined {
    return this.#last;
  }

  /** As far as it is to be believed. */
  get result(): SolveResult | undefined {
    const search = this.#last;
    return search?.result && asItStands(search.result, this.#own.standing(search));
  }

  get isRunning(): boolean {
    return this.#last !== undefined && this.#last.result === undefined && this.#last.failure === undefined;
  }

  /** `place` where it searches with a heuristic that a person wrote. Undefined where nothing came of it. */
  async begin(
    level: LoadedLevel,
    options: SolveOptions,
    place: OwnPlace | undefined,
  ): Promise<SolveResult | undefined> {
    const search: Search = {
      ...{ level, options, ending: new AbortController() },
      own: place && this.#own.estimate(place),
    };
    this.#last = search;
    const isStill = (): boolean => this.#last === search;
    this.#hearing.say((language) => SOLVER_WORDS[language].searching);
    try {
      const asked: SolveOptions = {
        ...options,
        stop: search.ending.signal,
        onProgress: (progress) => {
          search.progress = progress;
          if (isStill()) this.#tell("fourfold-progress", progress);
        },
        onSolution: (found) => {
          if (isStill()) this.#found(found);
        },
      };
      const result =
        place === undefined
          ? await sharedPool(this.#host.worker).solve(level, asked)
          : await this.#own.solve(level, asked, place);
      search.result = result;
      if (!isStill()) return result;
      this.#ended(search, result);
      return this.result;
    } catch (reason) {
      search.failure = this.#isToldElsewhere(reason, place) ? "" : wordsOfError(reason);
      if (isStill()) this.#hearing.say(() => "");
      return undefined;
    }
  }

  #isToldElsewhere(reason: unknown, place: OwnPlace | undefined): boolean {
    if (place !== undefined) return this.#own.tells(reason);
    if (!(reason instanceof WrongOption)) return false;
    this.#hearing.refused({ option: reason.option, words: reason.words });
    return true;
  }

  cancel(): void {
    this.#last?.ending.abort();
  }

  /** There is another level. */
  forget(): void {
    this.cancel();
    this.#last = undefined;
    this.#earlier.forget();
  }

  #found(found: SolutionFound): void {
    this.#tell("fourfold-solution", found);
    this.#hearing.say((language) => SOLVER_WORDS[language].found(String(found.cost)));
  }

  #ended(search: Search, result: SolveResult): void {
    const { options } = search;
    const ownOf = search.own && {
      standing: () => this.#own.standing(search),
      isOfEarlierText: () => this.#own.isOfEarlierText(search),
    };
    this.#earlier.keep({ options, result, own: search.own, ownOf });
    const told = this.result ?? result;
    const standing = ownOf?.standing();
    this.#hearing.say((language) => resultInWords(told, { ...options, standing }, language));
    this.#tell("fourfold-result", told);
  }

  #tell<Name extends keyof FourfoldEventDetails>(name: Name, detail: FourfoldEventDetails[Name]): void {
    this.#host.requestUpdate();
    tell(this.#host, name, detail);
  }

  /** How far it is, or what came of it. */
  view({ language, ...shown }: OutcomeState): TemplateResult | typeof nothing {
    const search = this.#last;
    if (search === undefined || search.failure === "") return nothing;
    if (search.failure !== undefined) {
      return html`<p class="refused" role="alert">${SOLVER_WORDS[language].failed(search.failure[language])}</p>`;
    }
    const { result } = this;
    const { own, progress, options } = search;
    if (result === undefined) {
      const stuck = own === undefined ? nothing : this.#own.stuckView(language);
      return html`${progressView(progress, language, own !== undefined)}${stuck}`;
    }
    const earlier = this.#earlier.view(search.result, language);
    const view = resultView({ ...shown, result, options, standing: this.#own.standing(search), language, earlier });
    return html`${this.#own.markOf(search, language)}${view}${this.#own.notesOf(result, search, language)}`;
  }
}
