// What a puzzle owes the engines: its states packed into words, its heuristics, and the tables that both engines read.
//
// `prepare` computes the tables once for a level, a heuristic and a cost model. The TypeScript engine searches with
// `game(tables)`. The Wasm engine gets `image(tables)` copied into its memory and reads it as the struct of
// assembly/puzzles/<puzzle>.ts; both make the same states with the same words in the same order.
import type { Words } from "../language/words.ts";
import type { Game } from "../search/game.ts";
import type { CostModel, Level, Puzzle } from "./puzzle.ts";
import type { Steps } from "./steps.ts";

/** What a puzzle says of one of its heuristics. */
export interface Heuristic {
  readonly name: string;
  /** One line: what it counts. */
  readonly counts: Words;
  /** Never more than the true cost; tested against exact distances. */
  readonly admissible: boolean;
  /** Never falls by more than a move costs; tested on every edge of small levels. */
  readonly consistent: boolean;
  /** It belongs to the node and not to the state: what it says depends on the move that led there. */
  readonly ofNode?: true;
  /** Values are in units of 1 / unit. */
  readonly unit: 1 | 1024;
  /** Where it comes from, for example "P1, Match the Tiles in Python" or "Fourfold". */
  readonly source: string;
}

/** Whether moves that can be made in several orders are made in one of them only, or in any: see docs/search.md. */
export type Order = "canonical" | "any";

/** What a search asks of a packed puzzle. */
export interface Choice<State = unknown> {
  /** Undefined where the search asks for no heuristic: then its tables need not be made. */
  readonly heuristic: string | undefined;
  readonly costModel: CostModel;
  /** Canonical where it is not said. Only puzzles that say `hasOrder` look at it. */
  readonly order?: Order | undefined;
  /** The state to begin from; the level's own where it is not said. */
  readonly start?: State | undefined;
}

/** A level for the Wasm engine: all fields of its class in assembly/, by their names there. A field that is the offset of
 *  a table is given as the table itself. */
export interface LevelImage {
  readonly fields: Readonly<Record<string, number>>;
  readonly tables: Readonly<Record<string, ArrayBufferView>>;
}

/** A puzzle as the searches see it: states in words, and what is estimated of them. */
export interface PackedPuzzle<L extends Level = Level, State = unknown, Move = unknown, Tables = unknown> {
  readonly puzzle: Puzzle<L, State, Move>;
  /** The number of its class in assembly/registry.ts. */
  readonly registryNumber: number;
  readonly heuristics: readonly Heuristic[];
  /** The strongest heuristic that never overestimates. */
  readonly strongest: string;
  /** The heuristic that is nearest to what a person sees who looks at the board; the strongest where it is not said. */
  readonly glance?: string;
  /** The order of moves can be chosen. */
  readonly hasOrder?: boolean;

  prepare(level: L, choice: Choice<State>): Tables;
  /** The same, where it may take long. */
  preparing?(level: L, choice: Choice<State>): Steps<Tables>;
  image(tables: Tables): LevelImage;
  game(tables: Tables): Game;

  /** The words of a readable state, and back. */
  pack(level: L, tables: Tables, state: State, into: Uint32Array, at: number): void;
  unpack(level: L, tables: Tables, states: Uint32Array, at: number): State;
  /** The move that a successor's edge numbers, made in this state. */
  move(level: L, state: State, number: number): Move;
}
