// Moves on their way into the address. Browsers allow only so many changes of it, a hundred in half a minute: whoever plays
// faster is written when there is room again.
import { replaceParams } from "./router.ts";

const MOST_CHANGES = 80;
const CHANGES_MS = 30_000;

export class MovesInAddress {
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** When the address was changed lately. */
  #changes: readonly number[] = [];

  /** Now or soon, unless other moves come before; `written` is called when it is done. */
  write(moves: string, written?: () => void): void {
    this.stop();
    const now = performance.now();
    this.#changes = this.#changes.filter((at) => at > now - CHANGES_MS);
    const [first = now] = this.#changes;
    const write = (): void => {
      this.#changes = [...this.#changes, performance.now()];
      replaceParams({ moves: moves || undefined });
      written?.();
    };
    if (this.#changes.length < MOST_CHANGES) write();
    else this.#settling = setTimeout(write, first + CHANGES_MS - now);
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.#settling);
  }
}
