// Moves on their way into the address. Browsers allow only so many changes of it, a hundred in half a minute: whoever plays
// faster is written when there is room again, and what waits until then is not lost where the page is left.
import { replaceParams } from "./router.ts";
import { Unwritten } from "./unwritten.ts";

const MOST_CHANGES = 80;
const CHANGES_MS = 30_000;

export class MovesInAddress {
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** When the address was changed lately. */
  #changes: readonly number[] = [];
  readonly #unwritten = new Unwritten();

  /** Now or soon, unless other moves come before. */
  write(moves: string): void {
    clearTimeout(this.#settling);
    const now = performance.now();
    this.#changes = this.#changes.filter((at) => at > now - CHANGES_MS);
    const [first = now] = this.#changes;
    const write = (): void => {
      this.#changes = [...this.#changes, performance.now()];
      replaceParams({ moves: moves || undefined });
      this.#unwritten.done();
    };
    if (this.#changes.length < MOST_CHANGES) {
      write();
    } else {
      this.#unwritten.wait(moves);
      this.#settling = setTimeout(write, first + CHANGES_MS - now);
    }
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.#settling);
    this.#unwritten.stop();
  }
}
