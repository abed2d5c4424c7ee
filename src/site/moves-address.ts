// Moves on their way into the address; what waits until there is room is not lost where the page is left.
import { SteadyAddress } from "./steady-address.ts";
import { Unwritten } from "./unwritten.ts";

export class MovesInAddress {
  readonly #address = new SteadyAddress();
  readonly #unwritten = new Unwritten();

  /** Now or soon, unless other moves come before. */
  write(moves: string): void {
    this.#unwritten.wait(moves);
    this.#address.write({ moves: moves || undefined }, () => this.#unwritten.done());
  }

  /** The page is left. */
  stop(): void {
    this.#address.stop();
    this.#unwritten.stop();
  }
}
