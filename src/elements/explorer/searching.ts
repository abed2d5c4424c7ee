// The search of an explorer while it is being made and when it is made; another one takes its place.
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { AskedForAnswers } from "../own/own-exploring.ts";
import { type InHand, searched } from "./search-in-hand.ts";

interface Making {
  readonly ending: AbortController;
  states: number;
  inHand?: InHand;
  failure?: unknown;
  isToldElsewhere?: boolean;
}

interface Wanted {
  readonly options: ExploreOptions;
  /** Where its heuristic is one that a person wrote, which is in no options. */
  readonly own: AskedForAnswers | undefined;
}

export class Searching {
  readonly #changed: () => void;
  #making: Making | undefined;
  #done: Promise<void> | undefined;

  /** `changed` is called when there is something else to be seen. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get inHand(): InHand | undefined {
    return this.#making?.inHand;
  }

  /** What came in its way, where that is not told elsewhere. */
  get failure(): unknown {
    return this.#making?.isToldElsewhere === true ? undefined : this.#making?.failure;
  }

  /** How many states it has met by now; undefined where none is being made. */
  get states(): number | undefined {
    const { inHand, failure, states } = this.#making ?? {};
    return inHand === undefined && failure === undefined ? states : undefined;
  }

  /** There is one, or there was to be one. */
  get hasBegun(): boolean {
    return this.#making !== undefined;
  }

  /** Resolves when the one that was begun last is made, or has failed. */
  get done(): Promise<void> | undefined {
    return this.#done;
  }

  /** `made` is called unless another takes its place before. */
  begin(level: LoadedLevel, wanted: Wanted, made: (inHand: InHand) => void): void {
    this.end();
    const making: Making = { ending: new AbortController(), states: 0 };
    this.#making = making;
    this.#done = this.#make(making, level, wanted, made);
  }

  async #make(
    making: Making,
    level: LoadedLevel,
    { options, own }: Wanted,
    made: (inHand: InHand) => void,
  ): Promise<void> {
    const { signal } = making.ending;
    const onProgress = (states: number): void => {
      making.states = states;
      this.#changed();
    };
    try {
      const answers = await own?.answers(signal, onProgress);
      signal.throwIfAborted();
      const inHand = await searched(level, { ...options, signal }, onProgress, answers);
      if (this.#making !== making) return;
      making.inHand = inHand;
      made(inHand);
    } catch (error) {
      making.failure = error;
      making.isToldElsewhere = this.#making === making && own?.tells(error) === true;
    }
    this.#changed();
  }

  /** One that was made elsewhere. */
  show(inHand: InHand): void {
    this.end();
    this.#making = { ending: new AbortController(), states: 0, inHand };
  }

  end(): void {
    this.#making?.ending.abort();
    this.#making = undefined;
  }
}
