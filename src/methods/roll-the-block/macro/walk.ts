// The rolls of one edge: its way is searched again, over places where nothing changes. The twin of
// assembly/methods/roll-the-block/macro/walk.ts.
//
// `reached` holds what is left of the cost of the way, above a floor that rises with each way, so that nothing has to be
// cleared between two.
import { NOWHERE } from "./places.ts";
import { ENDS, LIES, type MacroTables } from "./tables.ts";

export class Walk {
  readonly #tables: MacroTables;
  readonly #reached: Float64Array;
  /** The place and the direction of the roll that reached each place, as 4 * place + direction. */
  readonly #cameBy: Int32Array;
  #floor = 1;

  constructor(tables: MacroTables) {
    this.#tables = tables;
    this.#reached = new Float64Array(tables.marks.length);
    this.#cameBy = new Int32Array(tables.marks.length);
  }

  /** The directions of a way of this cost, the last one first. */
  wayBack(from: number, to: number, open: Uint32Array, cost: number): number[] {
    const full = this.#floor + cost;
    this.#floor = full + 1;
    /** What is reached at each cost. */
    const queues: number[][] = Array.from({ length: cost + 1 }, () => []);
    const rollFrom = (place: number, spent: number) => {
      const whole = spent + this.#costFrom(place);
      const queue = queues[whole];
      if (queue !== undefined) this.#roll(place, to, open, full - whole, queue);
    };
    rollFrom(from, 0);
    for (const [spent, queue] of queues.entries()) {
      for (const place of queue) {
        if (this.#reached[place] !== full - spent) continue;
        if (place === to) return this.#traced(from, to);
        rollFrom(place, spent);
      }
    }
    throw new Error("A way must be found again.");
  }

  #costFrom(place: number): number {
    return ((this.#tables.marks[place] as number) & LIES) === 0 ? 1 : this.#tables.lyingCost;
  }

  /** Reaches what a roll from a place reaches. */
  #roll(place: number, to: number, open: Uint32Array, left: number, queue: number[]): void {
    const { rolls } = this.#tables;
    for (let roll = 4 * place; roll < 4 * place + 4; roll++) {
      const next = rolls[roll] as number;
      if (next === NOWHERE || (this.#reached[next] as number) >= left) continue;
      if (next !== to && !this.#isPassable(next, open)) continue;
      this.#reached[next] = left;
      this.#cameBy[next] = roll;
      queue.push(next);
    }
  }

  #isPassable(place: number, [low, high]: Uint32Array): boolean {
    const { marks, needs } = this.#tables;
    if (((marks[place] as number) & ENDS) !== 0) return false;
    return (
      ((needs[2 * place] as number) & ~(low as number)) === 0 &&
      ((needs[2 * place + 1] as number) & ~(high as number)) === 0
    );
  }

  #traced(from: number, to: number): number[] {
    const directions: number[] = [];
    let place = to;
    do {
      const roll = this.#cameBy[place] as number;
      directions.push(roll & 3);
      place = roll >> 2;
    } while (place !== from);
    return directions;
  }
}
