// The heuristics that a person writes on the page, one for each puzzle, kept in this browser where that can be; and where they run.
import { Kept } from "./kept.ts";
import { settings } from "./settings.ts";

/** Most characters of one. */
const LONGEST = 100_000;

/** By the id of a puzzle. */
export type Texts = Readonly<Record<string, string>>;

/** The document in which what a person writes runs. */
export const SANDBOX = "own.html";

const kept = new Kept<Texts>("fourfold own heuristics", textsIn);

/** Fires `change` when something else is written. Where it cannot be kept the settings say so, and it counts until the page is left. */
class OwnHeuristics extends EventTarget {
  #texts = kept.read();

  constructor() {
    super();
    kept.follow((texts) => {
      this.#texts = texts;
      this.#changed();
    });
  }

  get texts(): Texts {
    return this.#texts;
  }

  write(texts: Texts): void {
    this.#texts = { ...this.#texts, ...texts };
    if (!kept.write(this.#texts)) settings.dispatchEvent(new Event("failed"));
    this.#changed();
  }

  /** Adds what was exported, for puzzles for which nothing is written here: what is here was written last. Gives those that are
   *  others than what is here, and were not taken. */
  import(texts: Texts): Texts {
    const others = Object.entries(texts).filter(([game, text]) => (this.#texts[game] ?? text) !== text);
    this.write({ ...texts, ...this.#texts });
    return Object.fromEntries(others);
  }

  forget(): void {
    this.#texts = {};
    kept.forget();
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

export const ownHeuristics = new OwnHeuristics();

/** What of these are texts; all else is left out. */
export function textsIn(value: unknown): Texts {
  if (typeof value !== "object" || value === null) return {};
  const isText = ([, text]: [string, unknown]): boolean => typeof text === "string" && text.length <= LONGEST;
  return Object.fromEntries(Object.entries(value).filter(isText)) as Texts;
}
