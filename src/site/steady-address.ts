// What changes often on its way into the address: moves of a game, steps of a search. Browsers allow only so many changes of it, a
// hundred in half a minute: the first are written at once, and whoever is faster for longer is written every now and then.
import { replaceParams } from "./router.ts";

const MOST_CHANGES = 80;
const CHANGES_MS = 30_000;
/** So many of them at once. */
const AT_ONCE = 40;
const GAP_MS = CHANGES_MS / (MOST_CHANGES - AT_ONCE);

export class SteadyAddress {
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** When the address was changed lately. */
  #changes: readonly number[] = [];

  /** Now or soon, unless something else comes before; `written` is called when it is done. */
  write(params: Readonly<Record<string, string | undefined>>, written?: () => void): void {
    this.stop();
    const now = performance.now();
    this.#changes = this.#changes.filter((at) => at > now - CHANGES_MS);
    const write = (): void => {
      this.#changes = [...this.#changes, performance.now()];
      if (replaceParams(params)) written?.();
    };
    const wait = this.#changes.length < AT_ONCE ? 0 : (this.#changes.at(-1) ?? now) + GAP_MS - now;
    if (wait <= 0) write();
    else this.#settling = setTimeout(write, wait);
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.#settling);
  }
}
