// What was seen of a heuristic: on how many states, how far below the exact costs, and where it was worst.
import { costOf, moveOf } from "../search/game.ts";
import type { Asked } from "./asked.ts";
import type { HeuristicCheck } from "./check-heuristic.ts";

export interface Worst {
  readonly state: unknown;
  /** Infinity where it gives up a state that has a solution. */
  readonly h: number;
  readonly exact: number;
}

export interface Fall {
  readonly state: unknown;
  /** In the notation of level files. */
  readonly move: string;
  readonly cost: number;
  readonly h: number;
  readonly after: number;
}

interface Seen {
  readonly state: number;
  readonly h: number;
}

export class Tally {
  readonly #states: Uint32Array;
  #count = 0;
  #solvable = 0;
  #finite = 0;
  #sum = 0;
  #over: (Seen & { readonly exact: number }) | undefined;
  #under: (Seen & { readonly exact: number }) | undefined;
  #fall: (Seen & { readonly edge: number; readonly after: number }) | undefined;

  /** The words of all states, one after the other. */
  constructor(states: Uint32Array) {
    this.#states = states;
  }

  /** `exact` is undefined where there is no solution. */
  sawState(state: number, h: number, exact: number | undefined): void {
    this.#count++;
    if (exact === undefined) return;
    this.#solvable++;
    if (Number.isFinite(h)) {
      this.#finite++;
      this.#sum += exact - h;
    }
    const over = this.#over === undefined ? 0 : this.#over.h - this.#over.exact;
    if (h - exact > over) this.#over = { state, h, exact };
    if (this.#under === undefined || exact - h > this.#under.exact - this.#under.h) this.#under = { state, h, exact };
  }

  sawMove(state: number, h: number, edge: number, after: number): void {
    const tooMuch = h - after - costOf(edge);
    const most = this.#fall === undefined ? 0 : this.#fall.h - this.#fall.after - costOf(this.#fall.edge);
    if (tooMuch > most) this.#fall = { state, h, edge, after };
  }

  told({ packed, level, tables, game }: Asked): Omit<HeuristicCheck, "heuristic" | "sampled"> {
    const readable = (state: number): unknown => packed.unpack(level, tables, this.#states, state * game.words);
    const worst = this.#over ?? this.#under;
    return {
      states: this.#count,
      solvable: this.#solvable,
      admissible: this.#over === undefined,
      consistent: this.#fall === undefined,
      averageGap: this.#finite === 0 ? null : this.#sum / this.#finite,
      worst: worst === undefined ? null : { ...worst, state: readable(worst.state) },
      fall: this.#fall === undefined ? null : fallOf(this.#fall),
    };

    function fallOf({ state, h, edge, after }: Seen & { edge: number; after: number }): Fall {
      const before = readable(state);
      const move = packed.puzzle.formatMove(packed.move(level, before, moveOf(edge)));
      return { state: before, move, cost: costOf(edge), h, after };
    }
  }
}
