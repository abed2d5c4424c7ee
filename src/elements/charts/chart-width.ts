// How wide a chart may be: as wide as its element, so that its letters are as large on a phone as on a desk.
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class ChartWidth implements ReactiveController {
  /** In pixels. */
  now = 480;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;
  #frame = 0;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      cancelAnimationFrame(this.#frame);
      if (width === 0 || width === this.now) return;
      // Not at once: the chart makes its element higher or lower, which a page would be told of as an error.
      this.#frame = requestAnimationFrame(() => {
        this.now = width;
        this.#host.requestUpdate();
      });
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
  }
}
