// The heuristics that a person writes on the page, one for each puzzle, kept in this browser where that can be; and where they run.
import { settings } from "./settings.ts";

const KEPT_AS = "fourfold own heuristics";
/** Most characters of one. */
const LONGEST = 100_000;

/** By the id of a puzzle. */
export type Texts = Readonly<Record<string, string>>;

/** The document in which what a person writes runs. */
export const SANDBOX = "own.html";

/** Fires `change` when something else is written. Where it cannot be kept the settings say so, and it counts until the page is left. */
class OwnHeuristics extends EventTarget {
  #texts: Texts = read();

  constructor() {
    super();
    // In another window.
    addEventListener("storage", ({ key }) => {
      if (key !== KEPT_AS) return;
      this.#texts = read();
      this.#changed();
    });
  }

  get texts(): Texts {
    return this.#texts;
  }

  write(texts: Texts): void {
    this.#texts = { ...this.#texts, ...texts };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#texts));
    } catch {
      settings.dispatchEvent(new Event("failed"));
    }
    this.#changed();
  }

  /** Adds what was exported, for puzzles for which nothing is written here: what is here was written last. */
  import(texts: Texts): void {
    this.write({ ...texts, ...this.#texts });
  }

  forget(): void {
    this.#texts = {};
    try {
      localStorage.removeItem(KEPT_AS);
    } catch {
      // Nothing was kept.
    }
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

function read(): Texts {
  try {
    return textsIn(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}"));
  } catch {
    return {};
  }
}
