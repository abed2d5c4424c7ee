// A clock that goes on from frame to frame as a test says, however late frames come: what moves on a page is where it should be,
// also on a machine that has much else to do.
import { type MockInstance, vi } from "vitest";

const STEP_MS = 20;
/** Nothing on a board moves for so long. */
const MOST_FRAMES = 500;

export class FrameClock {
  #now = performance.now();
  readonly #spy: MockInstance = vi.spyOn(performance, "now").mockImplementation(() => this.#now);

  /** So much later, in the next frame. */
  async frame(ms: number): Promise<void> {
    this.#now += ms;
    await new Promise(requestAnimationFrame);
  }

  /** Frame by frame, when it is so. */
  async until(isSo: () => boolean): Promise<void> {
    for (let frames = 0; !isSo(); frames++) {
      if (frames === MOST_FRAMES) throw new Error(`It was not so within ${MOST_FRAMES} frames.`);
      await this.frame(STEP_MS);
    }
  }

  restore(): void {
    this.#spy.mockRestore();
  }
}
