// How a search is looked at, as far as a person chooses it beside the way: how fast it runs, to where, whether one predicts; and what
// is said where it does not come to where it should.
import type { Target } from "../../exploring/run-to.ts";
import type { Grain } from "../../exploring/stops.ts";
import type { Tour } from "../../exploring/tour.ts";
import { type Breakpoint, breakpointText, complaintOf, targetOf } from "./breakpoint.ts";
import type { Chosen } from "./toolbar.ts";
import type { Looks } from "./views.ts";

/** The element, of which most of this is in attributes. */
interface Looked {
  readonly tour: Tour | undefined;
  grain: Grain;
  predict: boolean;
  solutionOnly: boolean;
  breakpoint: string;
  runTo(target: Target): Promise<boolean>;
  requestUpdate(): void;
}

export class Looking {
  readonly #looked: Looked;
  readonly #otherSpeed: () => void;
  now: Looks = { speed: 1, isRunToOpen: false, complaint: undefined };

  /** `otherSpeed` is called when another one is chosen. */
  constructor(looked: Looked, otherSpeed: () => void) {
    this.#looked = looked;
    this.#otherSpeed = otherSpeed;
  }

  look(looks: Partial<Looks>): void {
    this.now = { ...this.now, ...looks };
    this.#looked.requestUpdate();
  }

  choose({ grain, predict, solutionOnly, breakpoint, ...looks }: Partial<Chosen>): void {
    const looked = this.#looked;
    if (predict !== undefined) looked.predict = predict;
    if (solutionOnly !== undefined) looked.solutionOnly = solutionOnly;
    this.look({ complaint: undefined, ...looks });
    if (looks.speed !== undefined) this.#otherSpeed();
    if (grain !== undefined) looked.grain = grain;
    if (breakpoint !== undefined) looked.breakpoint = breakpointText(breakpoint);
  }

  runToBreakpoint(breakpoint: Breakpoint): void {
    const { tour } = this.#looked;
    const target = tour && targetOf(breakpoint, tour);
    const isState = target?.kind === "state";
    this.#looked.breakpoint = breakpointText(isState ? { kind: "state", value: String(target.state) } : breakpoint);
    if (target === undefined) this.look({ complaint: "needsValue" });
    else void this.#looked.runTo(target);
  }

  /** It ran there, or not, in the search that was there then. */
  ran(target: Target, tour: Tour | undefined, hasCome: boolean): void {
    if (hasCome) this.look({ complaint: undefined, isRunToOpen: false });
    else if (tour !== undefined && tour === this.#looked.tour) this.look({ complaint: complaintOf(target, tour) });
  }
}
