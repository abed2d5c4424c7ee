// How far each page of the history was scrolled, so that back and forward lead there again. The browser cannot do that: when
// it would, what the page shows is still on its way. After a reload it can.
const ENTRY = "entry";
/** For so long a page may grow until it is as long as it was. */
const GROWS_MS = 2000;

export class ScrollMemory {
  readonly #tops = new Map<string, number>();
  #entry: string | undefined = entryNow();

  constructor() {
    addEventListener("scroll", () => this.#entry && this.#tops.set(this.#entry, scrollY), { passive: true });
    history.scrollRestoration = "manual";
    addEventListener("pagehide", () => {
      history.scrollRestoration = "auto";
    });
  }

  /** The address is another, and what is seen still that of the one before. */
  leave(): void {
    this.#entry = undefined;
  }

  /** After a change of page: to its top, or where it was left. */
  arrive(page: Element): void {
    const entry = entryNow();
    this.#entry = entry;
    const top = this.#tops.get(entry) ?? 0;
    scrollTo({ top, behavior: "instant" });
    if (top === 0) return;
    const growing = new ResizeObserver(() => scrollTo({ top, behavior: "instant" }));
    const stop = (): void => growing.disconnect();
    growing.observe(page);
    for (const sign of ["wheel", "touchstart", "keydown", "pointerdown"]) addEventListener(sign, stop, { once: true });
    setTimeout(stop, GROWS_MS);
  }
}

/** The name of the present entry of the history, given where it has none. */
function entryNow(): string {
  const state: unknown = history.state;
  const known = typeof state === "object" && state !== null ? Reflect.get(state, ENTRY) : undefined;
  if (typeof known === "string") return known;
  const entry = crypto.randomUUID?.() ?? String(Math.random());
  history.replaceState({ [ENTRY]: entry }, "");
  return entry;
}
