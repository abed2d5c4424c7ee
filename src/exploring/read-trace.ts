// A search trace as a file has it, ours or another program's, in the format that Posthoc reads: events with a type, an id, the id of the
// parent, g, h and f. It can be gone through as a search that was made here; what it does not say is not known: why something was
// given up, and in what order what waits would be taken, but for what was taken.

import { drawingAsText } from "../puzzles/drawing.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { Chronicle, type EventType, NONE } from "./chronicle.ts";
import type { Exploration } from "./explore.ts";
import { WrongTrace } from "./wrong-trace.ts";

interface TracedEvent {
  readonly type: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly move: string | null;
  readonly g: number | undefined;
  readonly h: number | undefined;
  readonly f: number | undefined;
  readonly rows: readonly string[] | undefined;
}

/** What events are called elsewhere; what is not here is left out, as `closing` and `end` are. */
const TYPES: Readonly<Record<string, EventType>> = {
  source: "source",
  expanding: "expanding",
  generating: "generating",
  opening: "generating",
  updating: "updating",
  duplicate: "duplicate",
  pruned: "pruned",
  destination: "destination",
  goal: "destination",
};

/** The level is that on which the search is believed to have been: its boards are drawn where the moves of the trace lead through it.
 *  Throws WrongTrace. */
export function readTraceFile(text: string, { puzzle, level }: { puzzle: Puzzle; level: Level }): Exploration {
  const events = eventsIn(text);
  const reader = new TraceFileReader();
  for (const event of events) reader.read(event);
  const { chronicle } = reader;
  if (chronicle.events === 0) {
    throw new WrongTrace({
      en: "it has no event that begins a search",
      pt: "não tem nenhum evento que comece uma procura",
    });
  }
  const boards = new Boards(reader, puzzle, level);
  const last = chronicle.nodeOf(chronicle.last);
  const isSolved = chronicle.typeOf(chronicle.last) === "destination";
  return {
    chronicle,
    ...{ puzzle, level },
    ...{ algorithm: undefined, heuristic: undefined, weight: 1 },
    ending: isSolved ? "solved" : "cut",
    states: reader.firstNodes.length,
    solution: isSolved ? chronicle.pathTo(last).slice(1) : null,
    state: (number) => boards.state(number),
    rows: (number) => reader.rows[number],
    isSolved: (number) => reader.goals.has(number),
    move: (node) => reader.moves[node] ?? null,
    g: (node) => reader.gs[node] ?? chronicle.depthOf(node),
    h: (node) => reader.hs[node] ?? null,
    f: (node) => reader.fs[node] ?? (reader.gs[node] ?? 0) + (reader.hs[node] ?? 0),
  };
}

function eventsIn(text: string): TracedEvent[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new WrongTrace({ en: "it is not JSON", pt: "não é JSON" });
  }
  const { events } = (document ?? {}) as { readonly events?: unknown };
  if (!Array.isArray(events))
    throw new WrongTrace({ en: "it has no list of events", pt: "não tem uma lista de eventos" });
  return events.map((event: unknown, i) => {
    const { type, id, pId, move, g, h, f, state } = (event ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof type !== "string" || !["string", "number"].includes(typeof id)) {
      throw new WrongTrace({ en: `event ${i} has no type or no id`, pt: `o evento ${i} não tem tipo ou não tem id` });
    }
    const number = (value: unknown): number | undefined =>
      typeof value === "number" && Number.isFinite(value) ? value : undefined;
    const isRows = Array.isArray(state) && state.every((row) => typeof row === "string");
    return {
      ...{ type, id: String(id), parent: pId === undefined || pId === null ? undefined : String(pId) },
      ...{ move: typeof move === "string" ? move : null, g: number(g), h: number(h), f: number(f) },
      rows: isRows ? (state as string[]) : undefined,
    };
  });
}

class TraceFileReader {
  readonly chronicle = new Chronicle({ kind: "told" });
  /** By node. */
  readonly moves: (string | null)[] = [];
  readonly gs: (number | undefined)[] = [];
  readonly hs: (number | undefined)[] = [];
  readonly fs: (number | undefined)[] = [];
  /** By state. */
  readonly rows: (readonly string[] | undefined)[] = [];
  readonly goals = new Set<number>();
  /** The node with which each state was met first. */
  readonly firstNodes: number[] = [];
  readonly #numbers = new Map<string, number>();
  /** Of each state the nodes that wait, and the one that was expanded last. */
  readonly #waiting: number[][] = [];
  readonly #expanded: number[] = [];

  read(event: TracedEvent): void {
    const type = TYPES[event.type];
    if (type === undefined || (this.chronicle.events === 0 && type !== "source" && type !== "expanding")) return;
    const state = this.#numberOf(event);
    if (type === "destination") this.goals.add(state);
    if (type === "source") {
      if (this.#waitingAs(state, event) === undefined) this.#begin(state, event);
      return;
    }
    const waiting = type === "generating" || type === "updating" ? undefined : this.#waitingAs(state, event);
    if (waiting !== undefined) this.#take(type, waiting, state);
    else if (type === "expanding" || (type === "destination" && event.parent === undefined)) {
      // A deepening search begins anew, or who wrote the trace told of no successor.
      this.#begin(state, event);
      this.#take(type, this.#waitingAs(state, event) as number, state);
    } else this.#bear(type, state, event);
  }

  #numberOf({ id, rows }: TracedEvent): number {
    const known = this.#numbers.get(id);
    const number = known ?? this.#numbers.size;
    if (known === undefined) this.#numbers.set(id, number);
    if (rows !== undefined) this.rows[number] ??= rows;
    this.#waiting[number] ??= [];
    return number;
  }

  /** The node of this state that waits and that this event is about. */
  #waitingAs(state: number, { parent, move, g, type }: TracedEvent): number | undefined {
    const waiting = this.#waiting[state] as number[];
    const from = parent === undefined ? undefined : this.#numbers.get(parent);
    const same = waiting.findLast((node) => {
      const above = this.chronicle.parentOf(node);
      return (
        (above === NONE ? undefined : this.chronicle.stateOf(above)) === from &&
        this.moves[node] === move &&
        this.gs[node] === g
      );
    });
    return same ?? (type === "duplicate" || type === "pruned" ? undefined : waiting.at(-1));
  }

  #begin(state: number, event: TracedEvent): void {
    const node = this.chronicle.begin(state, NONE);
    this.#note(node, state, { ...event, move: null });
    this.#waiting[state]?.push(node);
  }

  #take(type: EventType, node: number, state: number): void {
    const fate = { expanding: "expanded", duplicate: "duplicate", destination: "goal" } as const;
    const fateOf = fate[type as keyof typeof fate] ?? "pruned";
    this.#waiting[state] = (this.#waiting[state] as number[]).filter((each) => each !== node);
    if (type === "expanding") this.#expanded[state] = node;
    this.chronicle.take(type, node, fateOf, false, this.chronicle.reopens(node));
  }

  #bear(type: EventType, state: number, event: TracedEvent): void {
    const parentState = event.parent === undefined ? undefined : this.#numbers.get(event.parent);
    const parent = (parentState === undefined ? undefined : this.#expanded[parentState]) ?? NONE;
    const isOpen = type === "generating" || type === "updating";
    const fate = type === "duplicate" ? "duplicate" : type === "destination" ? "goal" : isOpen ? "waiting" : "pruned";
    const reopens = type === "updating" && this.#waiting[state]?.length === 0;
    if (type === "updating") {
      for (const node of this.#waiting[state] ?? []) this.chronicle.overtake(node);
      this.#waiting[state] = [];
    }
    const node = this.chronicle.successor(type, { parent, state, move: 0, g: 0, h: NONE, fate, reopens });
    this.#note(node, state, event);
    if (isOpen) this.#waiting[state]?.push(node);
  }

  #note(node: number, state: number, { move, g, h, f }: TracedEvent): void {
    this.moves[node] = move;
    this.gs[node] = g;
    this.hs[node] = h;
    this.fs[node] = f;
    this.firstNodes[state] ??= node;
  }
}

/** The readable states of a trace, by playing its moves on the level. */
class Boards {
  readonly #reader: TraceFileReader;
  readonly #puzzle: Puzzle;
  readonly #level: Level;
  readonly #known = new Map<number, unknown>();

  constructor(reader: TraceFileReader, puzzle: Puzzle, level: Level) {
    this.#reader = reader;
    this.#puzzle = puzzle;
    this.#level = level;
    const start = puzzle.initialState(level);
    const rows = reader.rows[0];
    if (rows !== undefined && rows.join("\n") === drawingAsText(puzzle.drawState(level, start)))
      this.#known.set(0, start);
  }

  state(number: number): unknown {
    if (!this.#known.has(number)) this.#known.set(number, this.#played(number));
    return this.#known.get(number);
  }

  #played(number: number): unknown {
    const { chronicle, firstNodes, moves } = this.#reader;
    const path = chronicle.pathTo(firstNodes[number] ?? 0);
    let state = this.#known.get(chronicle.stateOf(path[0] ?? 0));
    for (const node of path.slice(1)) {
      if (state === undefined) return undefined;
      for (const word of (moves[node] ?? "").split(" ")) {
        const read = this.#puzzle.parseMove(word);
        if (read.wrong !== undefined) return undefined;
        state = this.#puzzle.applyMove(this.#level, state, read.move).state;
        if (state === undefined) return undefined;
      }
    }
    return state;
  }
}
