// What a person did that the address of a page does not say yet, or cannot say. When the page is hidden or left, it is kept for
// this tab, by the address that it belongs to; whoever reads that address again, after a reload or on the way back, has it. The
// address itself would not do: at a reload browsers do not look at it any more.
import { shownAddress } from "./router.ts";

const KEPT_AS = "fourfold unwritten ";
/** Browsers have room for five million characters a page, or more. */
const MOST_KEPT = 4_000_000;

export class Unwritten {
  #text: string | undefined;
  /** The address of the page while something waited. */
  #at = "";
  /** Where it is kept by now. */
  readonly #kept = new Set<string>();
  readonly #left = (): void => {
    if (this.#text !== undefined) this.#keep(shownAddress(), this.#text);
  };
  readonly #hidden = (): void => {
    if (document.hidden) this.#left();
  };

  /** From now on this is what the page is left with. */
  wait(text: string): void {
    this.#text = text;
    this.#at = shownAddress();
    addEventListener("pagehide", this.#left);
    document.addEventListener("visibilitychange", this.#hidden);
  }

  /** The address says all there is. */
  done(): void {
    this.#text = undefined;
    this.#forgo();
    for (const address of this.#kept) attempt(() => sessionStorage.removeItem(KEPT_AS + address));
    this.#kept.clear();
  }

  /** The app has another page now, and another address. */
  stop(): void {
    if (this.#text !== undefined) this.#keep(this.#at, this.#text);
    this.#text = undefined;
    this.#forgo();
  }

  #forgo(): void {
    removeEventListener("pagehide", this.#left);
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  #keep(address: string, text: string): void {
    this.#kept.add(address);
    attempt(() => sessionStorage.setItem(KEPT_AS + address, text));
  }
}

/** Whether there is room for it. */
export function canWait(text: string): boolean {
  return text.length <= MOST_KEPT;
}

/** What was kept by this address, for once; undefined where nothing was. */
export function takeUnwritten(address: string): string | undefined {
  return attempt(() => {
    const text = sessionStorage.getItem(KEPT_AS + address) ?? undefined;
    sessionStorage.removeItem(KEPT_AS + address);
    return text;
  });
}

/** Nothing is kept of any page. */
export function forgetUnwritten(): void {
  attempt(() => {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(KEPT_AS));
    for (const key of ours) sessionStorage.removeItem(key);
  });
}

/** Where nothing can be kept, or not so much, there is nothing. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
