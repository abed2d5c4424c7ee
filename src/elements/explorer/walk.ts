// The way of a person through a search: steps, runs, breakpoints; and with it goes whoever belongs to the same group and is on the same
// level. They do as many steps of the same size in their own searches, and who is at its end waits there for the others.
import type { Target } from "../../exploring/run-to.ts";
import { GRAINS, type Grain } from "../../exploring/stops.ts";
import type { Tour } from "../../exploring/tour.ts";
import { inSteps } from "../../solving/slices.ts";
import type { StepDetail } from "../events.ts";

type By = StepDetail["by"];

export interface WalkHost {
  /** Empty where it belongs to none. */
  readonly group: string;
  /** Equal for equal levels; undefined while there is none. */
  readonly levelName: string | undefined;
  readonly tour: Tour | undefined;
  /** It stands elsewhere. */
  moved(by: By): void;
  /** It does not go on by itself any more. */
  paused(): void;
  /** Its steps are of another size. */
  grainChanged(grain: Grain): void;
}

/** Those that are on the page. */
const walks = new Set<Walk>();

export class Walk {
  readonly #host: WalkHost;
  /** The step of its group, which may be beyond its own end. */
  #step = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: WalkHost) {
    this.#host = host;
  }

  join(): void {
    walks.add(this);
    this.#catchUp();
  }

  leave(): void {
    this.pause();
    walks.delete(this);
  }

  /** A search begins, at a position that was asked for, or where its group is: whichever is further. While nobody has made a step,
   *  the size of steps is that of whoever says one. */
  begin(position: number): void {
    const { tour } = this.#host;
    if (tour === undefined) return;
    tour.goTo(position);
    this.#step = tour.steps;
    const { step = 0, grain = tour.grain } = this.#leader ?? {};
    if (this.#step > step || (step === 0 && grain === GRAINS[0] && tour.grain !== grain)) this.#arrived("jump");
    else this.#catchUp();
  }

  /** Whoever comes later stands where its group is. */
  #catchUp(): void {
    const leader = this.#leader;
    if (leader === undefined) return;
    if (leader.step !== this.#step || leader.grain !== this.#host.tour?.grain) this.#follow(leader.grain, leader.step);
  }

  /** Where another of its group is. */
  get #leader(): { readonly grain: Grain; readonly step: number } | undefined {
    const leader = this.#others().find((other) => other.#host.tour !== undefined);
    if (leader === undefined) return undefined;
    const { tour } = leader.#host;
    if (tour === undefined) return undefined;
    return { grain: tour.grain, step: tour.isAtEnd ? Math.max(leader.#step, tour.steps) : tour.steps };
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** It can, or another of its group. */
  get canGoOn(): boolean {
    const { tour } = this.#host;
    if (tour === undefined) return false;
    return !tour.isAtEnd || this.#others().some((other) => other.#steps(tour.grain) > this.#step);
  }

  /** Answers whether it has moved. */
  step(by: 1 | -1, how: By): boolean {
    const { tour } = this.#host;
    if (tour === undefined) return false;
    if (how !== "run") this.pause();
    const isBeyond = tour.isAtEnd && (by > 0 ? this.canGoOn : this.#step > tour.steps);
    if (!isBeyond && !tour.step(by)) return false;
    this.#arrived(how, isBeyond ? this.#step + by : tour.steps);
    return true;
  }

  run(stepsASecond: number): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (!this.step(1, "run") || !this.canGoOn) this.pause();
    }, 1000 / stepsASecond);
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#host.paused();
  }

  /** Answers whether it comes; false too where one goes elsewhere while it is looked for. */
  async runTo(target: Target): Promise<boolean> {
    this.pause();
    const { tour } = this.#host;
    if (tour === undefined) return false;
    const from = tour.position;
    const hasCome = await inSteps(tour.runTo(target), () => this.#host.tour !== tour || tour.position !== from);
    if (hasCome === true && this.#host.tour === tour) this.#arrived("run-to");
    return hasCome === true;
  }

  goTo(position: number): void {
    this.pause();
    this.#host.tour?.goTo(position);
    this.#arrived("jump");
  }

  setGrain(grain: Grain): void {
    const { tour } = this.#host;
    if (tour === undefined || tour.grain === grain) return;
    this.pause();
    tour.grain = grain;
    this.#step = tour.steps;
    for (const other of this.#others()) other.#follow(grain, this.#step);
  }

  #others(): Walk[] {
    const { group } = this.#host;
    const others = group === "" ? [] : [...walks].filter((walk) => walk !== this && walk.#host.group === group);
    const level = others.length === 0 ? undefined : this.#host.levelName;
    return others.filter((walk) => level !== undefined && walk.#host.levelName === level);
  }

  #steps(grain: Grain): number {
    return this.#host.tour?.stops.steps(grain) ?? 0;
  }

  #arrived(by: By, step = this.#host.tour?.steps ?? 0): void {
    const { tour } = this.#host;
    if (tour === undefined) return;
    this.#step = step;
    this.#host.moved(by);
    for (const other of this.#others()) other.#follow(tour.grain, step);
  }

  #follow(grain: Grain, step: number): void {
    const { tour } = this.#host;
    if (tour === undefined) return;
    this.pause();
    tour.grain = grain;
    this.#host.grainChanged(grain);
    this.#step = step;
    tour.goToStep(step);
    this.#host.moved("group");
  }
}
