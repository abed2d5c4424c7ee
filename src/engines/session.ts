// The contract of an engine: it opens sessions, and a session is one search that goes on a slice at a time. The host,
// the worker, the command line and the components know engines only through this file.
import type { LevelImage } from "../puzzles/packed.ts";
import type { Memory } from "../search/memory.ts";
import type { Search, SearchLimits, Status } from "../search/run.ts";
import type { SearchSettings } from "../search/search.ts";
import type { TraceRecorder } from "../search/trace-recorder.ts";
import type { Counts } from "./counts.ts";

export type { Counts } from "./counts.ts";

/** `wasm` or `ts`. */
export type EngineName = "wasm" | "ts";

/** A search of a level, ready for either engine: the module is given its image, the TypeScript engine begins it. */
export interface PreparedSearch {
  /** Whose level it is; the number must be that of its line in assembly/registry.ts. */
  readonly kind: "puzzle" | "method";
  readonly name: string;
  readonly registryNumber: number;
  image(): LevelImage;
  /** The shared search that is to be made of it; undefined for a method, which is a search itself. */
  readonly settings?: SearchSettings;
  /** Begins the search of the TypeScript engine. */
  begin(limits: SearchLimits, memory: Memory, trace: TraceRecorder): Search;
  /** For the TypeScript engine: 32-bit words a state, in what a trace records. */
  words(): number;
}

/** How far a search may go, and with how much memory. */
export interface Allowance extends SearchLimits {
  readonly maxMemoryBytes: number;
}

export interface Session {
  readonly status: Status;
  /** Goes on for about so many expansions, step by step: steps are the same wherever slices end, and none is begun when so
   *  many have been made. So what a search finds and counts never depends on the clock. */
  advance(expansions: number): Status;
  /** It copies a large level, or makes room in its memory, which says nothing of how long expansions take. */
  readonly isGrowing: boolean;
  /** Changes how far it may go. */
  allow(allowance: Allowance): void;
  counts(): Counts;
  /** What the best solution so far costs, where a method has one before it is over; UNLIMITED while it has none. */
  best(): number;
  /** When solved, or while `best` has one: the numbers of the moves from the root; undefined where memory did not suffice to tell them. */
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
  /** Loads whatever the engine needs before its first search. */
  load(): Promise<void>;
  /** Begins the search; its first expansions are recorded, as many as are said. */
  open(search: PreparedSearch, allowance: Allowance, tracedExpansions?: number): Promise<Session>;
}
