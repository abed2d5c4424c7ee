// The rolls of one macro edge: its path is searched again, over poses where nothing changes. The twin of
// assembly/methods/roll-the-block/macro/path-unpacking.ts.
//
// `reached` holds what is left of the cost of the path, above a floor that rises with each path, so that nothing has to be
// cleared between two.
import { NOWHERE } from "./poses.ts";
import { ENDS, LIES, type MacroTables } from "./tables.ts";

export class PathUnpacking {
  readonly #tables: MacroTables;
  readonly #marks: Uint8Array;
  readonly #reached: Float64Array;
  /** The pose and the direction of the roll that reached each pose, as 4 * pose + direction. */
  readonly #cameBy: Int32Array;
  #floor = 1;

  /** With other marks than those of the tables where other poses are nodes. */
  constructor(tables: MacroTables, marks: Uint8Array) {
    this.#tables = tables;
    this.#marks = marks;
    this.#reached = new Float64Array(tables.marks.length);
    this.#cameBy = new Int32Array(tables.marks.length);
  }

  /** The directions of a path of this cost, the last one first. */
  unpackBackward(from: number, to: number, open: Uint32Array, cost: number): number[] {
    const full = this.#floor + cost;
    this.#floor = full + 1;
    /** What is reached at each cost. */
    const queues: number[][] = Array.from({ length: cost + 1 }, () => []);
    const rollFrom = (pose: number, spent: number) => {
      const whole = spent + this.#costFrom(pose);
      const queue = queues[whole];
      if (queue !== undefined) this.#roll(pose, to, open, full - whole, queue);
    };
    rollFrom(from, 0);
    for (const [spent, queue] of queues.entries()) {
      for (const pose of queue) {
        if (this.#reached[pose] !== full - spent) continue;
        if (pose === to) return this.#traced(from, to);
        rollFrom(pose, spent);
      }
    }
    throw new Error("A path must be found again.");
  }

  #costFrom(pose: number): number {
    return ((this.#marks[pose] as number) & LIES) === 0 ? 1 : this.#tables.lyingCost;
  }

  /** Reaches what a roll from a pose reaches. */
  #roll(pose: number, to: number, open: Uint32Array, left: number, queue: number[]): void {
    const { rolls } = this.#tables;
    for (let roll = 4 * pose; roll < 4 * pose + 4; roll++) {
      const next = rolls[roll] as number;
      if (next === NOWHERE || (this.#reached[next] as number) >= left) continue;
      if (next !== to && !this.#isPassable(next, open)) continue;
      this.#reached[next] = left;
      this.#cameBy[next] = roll;
      queue.push(next);
    }
  }

  #isPassable(pose: number, [low, high]: Uint32Array): boolean {
    const { needs } = this.#tables;
    if (((this.#marks[pose] as number) & ENDS) !== 0) return false;
    return (
      ((needs[2 * pose] as number) & ~(low as number)) === 0 &&
      ((needs[2 * pose + 1] as number) & ~(high as number)) === 0
    );
  }

  #traced(from: number, to: number): number[] {
    const directions: number[] = [];
    let pose = to;
    do {
      const roll = this.#cameBy[pose] as number;
      directions.push(roll & 3);
      pose = roll >> 2;
    } while (pose !== from);
    return directions;
  }
}
