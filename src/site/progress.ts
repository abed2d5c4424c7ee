// What a person has done: the best solution of each level and the games that are not finished, by the key of the level. All of
// it is in memory from the start of the page on, and kept in IndexedDB where that can be had; where it cannot, the page says
// so once, and goes on. Whoever comes back to a window finds what was done in another.
import { clear, createStore, delMany, entries, set, setMany, type UseStore } from "idb-keyval";
import { inTime } from "./in-time.ts";
import { Kept as KeptAtHand } from "./kept.ts";

export interface Kept {
  readonly best?: number;
  /** The moves of the best solution. */
  readonly solution?: string;
  /** The moves of a game that is not finished. */
  readonly going?: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
}

/** What Export writes and Import reads. */
export interface Exported {
  readonly fourfold: 1;
  readonly levels: Readonly<Record<string, Kept>>;
}

/** So many unfinished games are known at once. */
const AT_HAND = 8;

/** Fires `change` when what is known is another, and `failed` when it cannot be kept. */
class Progress extends EventTarget {
  readonly #known = new Map<string, Kept>();
  #store: UseStore | undefined;
  /** How often something has been kept or dropped here. */
  #written = 0;
  hasFailed = false;
  /** The games that are not finished, until those that are kept have been read: a page shows them in its first picture. */
  readonly #soon = new KeptAtHand("fourfold left off", (found: { readonly keys?: unknown }) => ({
    keys: Array.isArray(found.keys) ? found.keys.map(String) : [],
  }));
  #isRead = false;
  /** What is kept has been read, or cannot be had for the moment: where it comes later, it is known from then on. */
  readonly ready: Promise<void> = inTime(this.#read()).catch(() => this.#fail());

  constructor() {
    super();
    addEventListener("focus", () => {
      if (!this.hasFailed) void this.#read();
    });
  }

  async #read(): Promise<void> {
    await this.#attempt(async () => {
      this.#store ??= createStore("fourfold", "levels");
      let all: [string, Kept][];
      let written: number;
      // What is kept while it reads would be missing in what it has read.
      do {
        written = this.#written;
        all = await entries<string, Kept>(this.#store);
      } while (written !== this.#written);
      this.hasFailed = false;
      this.#known.clear();
      for (const [key, kept] of all) if (isKept(kept)) this.#known.set(key, kept);
    });
    this.#isRead = true;
    this.#changed();
  }

  of(key: string): Kept | undefined {
    return this.#known.get(key);
  }

  isSolved(key: string): boolean {
    return this.#known.get(key)?.best !== undefined;
  }

  /** How many of these are solved. */
  solvedOf(keys: readonly string[]): number {
    return keys.filter((key) => this.isSolved(key)).length;
  }

  get size(): number {
    return this.#known.size;
  }

  /** The levels whose games are not finished, the one played last first. */
  get unfinished(): readonly string[] {
    if (!this.#isRead) return this.#soon.read().keys;
    const unfinished = [...this.#known].filter(([, { going }]) => going !== undefined);
    return unfinished.sort(([, a], [, b]) => b.at - a.at).map(([key]) => key);
  }

  solved(key: string, cost: number, solution: string): void {
    const { going: _, at: __, ...rest } = this.of(key) ?? { at: 0 };
    const isBetter = rest.best === undefined || cost < rest.best;
    this.#keep(key, isBetter ? { best: cost, solution } : rest);
  }

  /** Moves of a game that is not finished; no moves are no game. */
  playing(key: string, moves: string): void {
    const { going: _, at: __, ...rest } = this.of(key) ?? { at: 0 };
    if (moves === "" && rest.best === undefined) this.#drop(key);
    else this.#keep(key, moves === "" ? rest : { ...rest, going: moves });
  }

  export(): Exported {
    return { fourfold: 1, levels: Object.fromEntries(this.#known) };
  }

  /** Adds what was exported: the better of two solutions stays. Gives the number of levels, or undefined where the text is
   *  nothing that was exported. */
  import(text: string): number | undefined {
    const given = exportedIn(text);
    if (given === undefined) return undefined;
    const added: [string, Kept][] = [];
    for (const [key, kept] of Object.entries(given.levels)) {
      const known = this.of(key);
      const isBetter = (kept.best ?? Number.POSITIVE_INFINITY) < (known?.best ?? Number.POSITIVE_INFINITY);
      const merged = isBetter ? { ...known, ...kept } : { ...kept, ...known };
      added.push([key, { ...merged, at: Math.max(kept.at, known?.at ?? 0) }]);
    }
    for (const [key, kept] of added) this.#known.set(key, kept);
    void this.#write(async () => this.#store && setMany(added, this.#store));
    this.#changed();
    return added.length;
  }

  forget(): Promise<void> {
    this.#known.clear();
    this.#changed();
    return this.#write(async () => this.#store && clear(this.#store));
  }

  #keep(key: string, kept: Omit<Kept, "at">): void {
    const whole = { ...kept, at: Date.now() };
    this.#known.set(key, whole);
    void this.#write(async () => this.#store && set(key, whole, this.#store));
    this.#changed();
  }

  #drop(key: string): void {
    if (!this.#known.delete(key)) return;
    void this.#write(async () => this.#store && delMany([key], this.#store));
    this.#changed();
  }

  #write(act: () => Promise<unknown>): Promise<void> {
    this.#written++;
    return this.#attempt(() => inTime(act()));
  }

  async #attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch {
      this.#fail();
    }
  }

  #fail(): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.dispatchEvent(new Event("failed"));
  }

  #changed(): void {
    if (this.#isRead) this.#soon.write({ keys: this.unfinished.slice(0, AT_HAND) });
    this.dispatchEvent(new Event("change"));
  }
}

export const progress = new Progress();

function exportedIn(text: string): Exported | undefined {
  try {
    const { fourfold, levels } = JSON.parse(text) as Partial<Exported>;
    const isRight = fourfold === 1 && typeof levels === "object" && levels !== null;
    return isRight && Object.values(levels).every(isKept) ? { fourfold, levels } : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { best, solution, going, at } = value as Partial<Record<keyof Kept, unknown>>;
  const isText = (each: unknown): boolean => each === undefined || typeof each === "string";
  const isCost = best === undefined || (Number.isSafeInteger(best) && (best as number) >= 0);
  return typeof at === "number" && isCost && isText(solution) && isText(going);
}
