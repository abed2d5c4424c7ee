// Where one stands in searches that are explored, and how one goes through them, in the address and back: `at=17&grain=event`. What is
// said of the second search ends in 2: `at2=30`.
import { SteadyAddress } from "./steady-address.ts";

/** What an explorer says in attributes, by its name in the address. */
const PARAMS = {
  at: "position",
  grain: "grain",
  stop: "breakpoint",
  predict: "predict",
  solution: "solution-only",
} as const;
/** What is left out. */
const USUAL: Readonly<Record<string, string>> = { at: "0", grain: "expansion" };
const MOST = 2;

export interface AskedWalk {
  readonly position: string | undefined;
  readonly grain: string | undefined;
  readonly breakpoint: string | undefined;
  readonly predict: boolean;
  readonly solutionOnly: boolean;
}

/** Of each search. */
export function walksIn(params: URLSearchParams): AskedWalk[] {
  return Array.from({ length: MOST }, (_, i) => {
    const said = (name: keyof typeof PARAMS): string | undefined => params.get(nameOf(name, i)) ?? undefined;
    return {
      ...{ position: said("at"), grain: said("grain") ?? params.get("grain") ?? undefined, breakpoint: said("stop") },
      ...{ predict: said("predict") === "1", solutionOnly: said("solution") === "1" },
    };
  });
}

export class WalkInAddress {
  readonly #address = new SteadyAddress();
  readonly #observer = new MutationObserver(() => this.#tell());
  #followed: readonly Element[] = [];

  /** From now on these are told of. */
  follow(...explorers: readonly Element[]): void {
    if (explorers.length === this.#followed.length && explorers.every((each, i) => each === this.#followed[i])) return;
    const isOther = this.#followed.length > 0;
    this.#observer.disconnect();
    this.#followed = explorers;
    for (const each of explorers) this.#observer.observe(each, { attributeFilter: Object.values(PARAMS) });
    if (isOther) this.#tell();
  }

  /** The page is left. */
  stop(): void {
    this.#observer.disconnect();
    this.#address.stop();
    this.#followed = [];
  }

  #tell(): void {
    const params: Record<string, string | undefined> = {};
    for (let i = 0; i < MOST; i++) {
      for (const [name, attribute] of Object.entries(PARAMS)) {
        params[nameOf(name, i)] = saidBy(this.#followed[i], name, attribute);
      }
    }
    // They take steps of one size.
    params[nameOf("grain", 1)] = undefined;
    this.#address.write(params);
  }
}

function saidBy(explorer: Element | undefined, name: string, attribute: string): string | undefined {
  const value = explorer?.getAttribute(attribute) ?? undefined;
  if (value === undefined || value === USUAL[name]) return undefined;
  return name === "predict" || name === "solution" ? "1" : value || undefined;
}

function nameOf(name: string, i: number): string {
  return i === 0 ? name : `${name}${i + 1}`;
}
