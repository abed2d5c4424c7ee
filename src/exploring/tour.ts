// A person's way through a search: where they stand, how large their steps are, and what they look at. It knows no page.
import type { Steps } from "../puzzles/steps.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Exploration } from "./explore.ts";
import { type Question, questionAt, type Verdict, verdictOn } from "./question.ts";
import { nextPosition, type Target } from "./run-to.ts";
import { type Grain, Stops } from "./stops.ts";

export class Tour {
  readonly exploration: Exploration;
  readonly stops: Stops;
  grain: Grain = "expansion";
  #position = 0;
  #chosen: number | undefined;

  constructor(exploration: Exploration) {
    this.exploration = exploration;
    this.stops = new Stops(exploration.chronicle);
  }

  get chronicle(): Chronicle {
    return this.exploration.chronicle;
  }

  get position(): number {
    return this.#position;
  }

  get isAtStart(): boolean {
    return this.#position === 0;
  }

  get isAtEnd(): boolean {
    return this.#position === this.chronicle.last;
  }

  /** What was chosen to be looked at, where it is there by now; else what the last step was about. */
  get shown(): number {
    return this.chosen ?? this.present;
  }

  get chosen(): number | undefined {
    return this.#chosen !== undefined && this.chronicle.bornAt(this.#chosen) <= this.#position
      ? this.#chosen
      : undefined;
  }

  /** What the last event was about; in larger steps, the node that was expanded last. */
  get present(): number {
    return this.grain === "event" ? this.chronicle.nodeOf(this.#position) : this.taken;
  }

  /** The node that was taken last, or the start. */
  get taken(): number {
    for (let event = this.#position; event > 0; event--) {
      const type = this.chronicle.typeOf(event);
      if (type === "expanding" || type === "destination" || type === "round") return this.chronicle.nodeOf(event);
    }
    return 0;
  }

  choose(node: number | undefined): void {
    this.#chosen = node;
  }

  /** Positions beyond the end are the end. What was chosen is let go, for one looks at what happens. */
  goTo(position: number): void {
    this.#position = Math.min(Math.max(0, Math.trunc(position)), this.chronicle.last);
    this.#chosen = undefined;
  }

  /** So many steps on, or back. Answers whether it has moved. */
  step(by: 1 | -1): boolean {
    const before = this.#position;
    this.goTo(by > 0 ? this.stops.next(this.grain, before) : this.stops.previous(this.grain, before));
    return this.#position !== before;
  }

  /** The number of the step that was made last. */
  get steps(): number {
    return this.stops.stepOf(this.grain, this.#position);
  }

  goToStep(step: number): void {
    this.goTo(this.stops.positionOf(this.grain, step));
  }

  /** Answers false where it does not happen from here on. */
  *runTo(target: Target): Steps<boolean> {
    const position = yield* nextPosition(this.exploration, this.stops, this.#position, target);
    if (position === undefined) return false;
    this.goTo(position);
    return true;
  }

  question(): Question | undefined {
    return questionAt(this.chronicle, this.#position);
  }

  judge(question: Question, chosen: number): Verdict {
    return verdictOn(this.chronicle, question, chosen);
  }
}
