// The contract of an engine: it opens sessions, and a session is one search that goes on a slice at a time. The host,
// the worker, the command line and the components know engines only through this file.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Status } from "../search/run.ts";
import type { SearchRequest } from "../search/search.ts";

export type EngineName = "wasm" | "ts";

/** Everything that a search needs to know. */
export interface SearchTask {
  readonly packed: PackedPuzzle;
  /** What `packed.prepare` made of the level. */
  readonly tables: unknown;
  readonly request: SearchRequest;
  readonly maxMemoryBytes: number;
  /** How many expansions to record. */
  readonly tracedExpansions: number;
}

export interface Counts {
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly frontier: number;
  /** In the unit of keys for ucs, astar and idastar, in moves for bfs and iddfs. */
  readonly lowerBound: number;
  /** The order of expansion in 32 bits: equal in both engines. */
  readonly fingerprint: number;
  readonly memoryBytes: number;
}

export interface Session {
  readonly status: Status;
  /** Goes on for about so many expansions. */
  advance(expansions: number): Status;
  counts(): Counts;
  /** When solved: the numbers of the moves from the root; undefined where memory did not suffice to tell them. */
  moves(): number[] | undefined;
  /** When over and not solved: the depth of the deepest expanded state. */
  deepest(): number;
  /** The recorded events, see src/search/trace-recorder.ts. */
  trace(): Uint32Array;
  /** Hands everything back. Nothing else may be called afterwards. */
  close(): void;
}

export interface Engine {
  readonly name: EngineName;
  open(task: SearchTask): Promise<Session>;
}
