// The readable form of a recorded search: one JSON document that a viewer can play step by step.
//
// Events follow the convention of common search visualisers: every event has a `type`, the `id` of the state it is
// about, the id of its parent as `pId`, and `g`, `h` and `f`. Ids are numbered by the first appearance of a state, so
// a duplicate has the id of the state that it repeats. Both engines record the same events.

import { type Drawing, drawingAsText, type Role, UNTOLD_ROLES } from "../puzzles/drawing.ts";
import type { Order, PackedPuzzle } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { NEVER } from "../search/game.ts";
import { DUPLICATE, EXPANDED, NO_MOVE, PRUNED, REOPENED, SOLVED_EVENT, STORED } from "../search/trace-recorder.ts";
import type { SharedSearch } from "./plan.ts";

/** The version of this form; readers ignore what they do not know. */
const TRACE_VERSION = 1;

export type TraceEventType =
  /** The start. Always first. */
  | "source"
  /** The state's successors are made; what becomes of each is told by the events that follow. */
  | "expanding"
  /** A new state, which waits from now on. */
  | "generating"
  /** A state that is known already. */
  | "duplicate"
  /** A known state, reached at less cost: it waits again. */
  | "updating"
  /** A state that is dead, beyond the bound, or given up by the heuristic. */
  | "pruned"
  /** The state that solves the level. */
  | "destination";

/** What happened to a state. */
export interface TraceEvent {
  readonly type: TraceEventType;
  readonly id: number;
  readonly pId: number | null;
  /** The move from the parent, in the notation of level files. */
  readonly move: string | null;
  readonly g: number;
  /** Null where no heuristic is asked for, or where it says that there is no solution. */
  readonly h: number | null;
  readonly f: number;
  /** The state, drawn as rows of characters; given where its id appears for the first time. */
  readonly state?: readonly string[];
  /** Beside it, and only where there are such: what the characters do not tell, cells by what they are. */
  readonly marks?: Readonly<Partial<Record<Role, readonly CellPlace[]>>>;
}

/** From the top left, from 0. */
export type CellPlace = readonly [row: number, column: number];

/** A search event by event, in the format of search traces. */
export interface SearchTrace {
  readonly version: typeof TRACE_VERSION;
  readonly game: string;
  readonly algorithm: string;
  readonly heuristic: string | null;
  /** Whether moves that commute are made in any order or in one only; null where the puzzle has no such moves. */
  readonly order: Order | null;
  readonly events: readonly TraceEvent[];
}

const TYPES: Readonly<Record<number, TraceEventType>> = {
  [EXPANDED]: "expanding",
  [STORED]: "generating",
  [DUPLICATE]: "duplicate",
  [REOPENED]: "updating",
  [PRUNED]: "pruned",
  [SOLVED_EVENT]: "destination",
};
const HEAD = 4;

interface Known {
  readonly id: number;
  readonly pId: number | null;
  readonly move: string | null;
  readonly h: number | null;
}

interface Traced {
  readonly packed: PackedPuzzle;
  readonly level: Level;
  readonly tables: unknown;
  readonly search: SharedSearch;
  /** Where the search began. */
  readonly start: unknown;
}

/** Makes the readable form of recorded events, see src/search/trace-recorder.ts. */
export function readTrace(recorded: Uint32Array, traced: Traced): SearchTrace {
  const { packed, level, tables, search, start } = traced;
  const { words } = packed.game(tables);
  const reader = new TraceReader(traced);
  const root = new Uint32Array(words);
  packed.pack(level, tables, start, root, 0);
  const events = [reader.source(root)];
  for (let at = 0; at < recorded.length; at += HEAD + words) {
    events.push(reader.event(recorded.subarray(at, at + HEAD), recorded.subarray(at + HEAD, at + HEAD + words)));
  }
  const { algorithm, heuristic, order } = search;
  return {
    version: TRACE_VERSION,
    game: packed.puzzle.format.id,
    algorithm,
    heuristic: heuristic?.name ?? null,
    order,
    events,
  };
}

class TraceReader {
  readonly #traced: Traced;
  readonly #known = new Map<string, Known>();
  /** By state and g: a search may still hold a state at one cost when it reaches it again at another. */
  readonly #reached = new Map<string, Known>();
  /** The readable state that is being expanded, and its id. */
  #parent: unknown;
  #parentId: number | null = null;

  constructor(traced: Traced) {
    this.#traced = traced;
  }

  source(root: Uint32Array): TraceEvent {
    const { packed, tables, search } = this.#traced;
    const h = search.heuristic === undefined ? null : this.#estimate(packed.game(tables).estimate(root, 0, -1));
    const known: Known = { id: 0, pId: null, move: null, h };
    this.#remember(root.join(), 0, known);
    return { ...this.#told("source", known, 0), ...this.#drawn(root) };
  }

  event([kind = 0, number = 0, g = 0, estimate = 0]: Uint32Array, state: Uint32Array): TraceEvent {
    const type = TYPES[kind] as TraceEventType;
    const key = state.join();
    const before = this.#known.get(key);
    if (number === NO_MOVE && before !== undefined) {
      return this.#visit(type, this.#reached.get(`${key} ${g}`) ?? before, g, state);
    }
    const { packed, level, search } = this.#traced;
    const known: Known = {
      id: before?.id ?? this.#known.size,
      pId: this.#parentId,
      move: packed.puzzle.formatMove(packed.move(level, this.#parent, number)),
      h: search.heuristic === undefined || type === "duplicate" ? (before?.h ?? null) : this.#estimate(estimate),
    };
    if (before === undefined || type === "generating" || type === "updating") this.#remember(key, g, known);
    const told = this.#told(type, known, g);
    return before === undefined ? { ...told, ...this.#drawn(state) } : told;
  }

  #remember(key: string, g: number, known: Known): void {
    this.#known.set(key, known);
    this.#reached.set(`${key} ${g}`, known);
  }

  /** An event about a state that was generated before. */
  #visit(type: TraceEventType, known: Known, g: number, state: Uint32Array): TraceEvent {
    if (type === "expanding") {
      const { packed, level, tables } = this.#traced;
      this.#parent = packed.unpack(level, tables, state, 0);
      this.#parentId = known.id;
    }
    return this.#told(type, known, g);
  }

  #told(type: TraceEventType, { id, pId, move, h }: Known, g: number): TraceEvent {
    const { algorithm, weight } = this.#traced.search;
    const f = (algorithm === "greedy" ? 0 : g) + weight * (h ?? 0);
    return { type, id, pId, move, g, h, f };
  }

  #estimate(value: number): number | null {
    return value === NEVER ? null : value / (this.#traced.search.heuristic?.unit ?? 1);
  }

  #drawn(state: Uint32Array): Pick<TraceEvent, "state" | "marks"> {
    const { packed, level, tables } = this.#traced;
    const drawing = packed.puzzle.drawState(level, packed.unpack(level, tables, state, 0));
    const marks = marksOf(drawing);
    return { state: drawingAsText(drawing).split("\n"), ...(Object.keys(marks).length === 0 ? {} : { marks }) };
  }
}

function marksOf(drawing: Drawing): Partial<Record<Role, CellPlace[]>> {
  const marks: Partial<Record<Role, CellPlace[]>> = {};
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      const { role } = drawing.glyph(row, column);
      if (!UNTOLD_ROLES.includes(role)) continue;
      marks[role] ??= [];
      marks[role].push([row, column]);
    }
  }
  return marks;
}
