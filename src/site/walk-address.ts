// Where one stands in searches that are explored, and how one goes through them, in the address and back: `at=17&grain=event`. What is
// said of the second search ends in 2: `at2=30`.
import { isBreakpoint } from "../elements/explorer/breakpoint.ts";
import { HEATS } from "../elements/explorer/heat-view.ts";
import { isZoom } from "../elements/explorer/tree-view.ts";
import { GRAINS } from "../exploring/stops.ts";
import { SteadyAddress } from "./steady-address.ts";

/** What an explorer says in attributes, by its name in the address. */
const PARAMS = {
  at: "position",
  grain: "grain",
  stop: "breakpoint",
  predict: "predict",
  solution: "solution-only",
  node: "node",
  zoom: "zoom",
  heat: "heat",
} as const;
/** What is left out. */
const USUAL: Readonly<Record<string, string>> = { at: "0", grain: "expansion", heat: "depth" };

const isNumber = (text: string): boolean => /^\d+$/.test(text);
/** What whoever types an address may get wrong: then it is as if it were not said. */
const CAN_BE: Readonly<Record<string, (text: string) => boolean>> = {
  at: isNumber,
  node: isNumber,
  grain: (text) => GRAINS.some((grain) => grain === text),
  heat: (text) => HEATS.some((heat) => heat === text),
  stop: isBreakpoint,
  zoom: isZoom,
};
const MOST = 2;

export interface AskedWalk {
  readonly position: string | undefined;
  readonly grain: string | undefined;
  readonly breakpoint: string | undefined;
  readonly predict: boolean;
  readonly solutionOnly: boolean;
  readonly node: string | undefined;
  readonly zoom: string | undefined;
  readonly heat: string | undefined;
}

/** Of each search. */
export function walksIn(params: URLSearchParams): AskedWalk[] {
  return Array.from({ length: MOST }, (_, i) => {
    const said = (name: keyof typeof PARAMS, of = i): string | undefined => {
      const text = params.get(nameOf(name, of)) ?? undefined;
      return text === undefined || CAN_BE[name]?.(text) === false ? undefined : text;
    };
    return {
      ...{ position: said("at"), grain: said("grain") ?? said("grain", 0), breakpoint: said("stop") },
      ...{ node: said("node"), zoom: said("zoom"), heat: said("heat") },
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
    this.#observer.disconnect();
    this.#followed = explorers;
    for (const each of explorers) this.#observer.observe(each, { attributeFilter: Object.values(PARAMS) });
    // What cannot be is not in it any more.
    if (explorers.length > 0) this.#tell();
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
