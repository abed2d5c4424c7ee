// What a search has counted at any position: every so many events the counts stand written down, and from there they are followed
// event by event. They are the engine's own counts: the tests hold both against each other for all eight algorithms.
import type { Chronicle } from "./chronicle.ts";

/** What solve() counts, and what is open now. */
export interface Tally {
  readonly expanded: number;
  readonly generated: number;
  readonly reopened: number;
  readonly duplicates: number;
  readonly dead: number;
  readonly stored: number;
  /** The most that were open at once. */
  readonly frontier: number;
  /** How many are open. */
  readonly open: number;
  /** Moves of the deepest state that was expanded. */
  readonly deepest: number;
}

const EVERY = 4096;

/** Counts, as they are followed. */
class Running {
  expanded = 0;
  generated = 0;
  reopened = 0;
  duplicates = 0;
  dead = 0;
  stored = 0;
  frontier = 0;
  open = 0;
  deepest = 0;
  /** States that a depth-first search has looked at. */
  seen = 0;
}

export class Tallies {
  readonly #chronicle: Chronicle;
  readonly #written: Running[] = [];
  readonly #running = new Running();

  constructor(chronicle: Chronicle) {
    this.#chronicle = chronicle;
  }

  /** Events are followed in their order, each when it has happened. */
  follow(event: number): void {
    step(this.#running, this.#chronicle, event);
    if ((event + 1) % EVERY === 0) this.#written.push(Object.assign(new Running(), this.#running));
  }

  at(position: number): Tally {
    const before = Math.floor((position + 1) / EVERY);
    const tally = Object.assign(new Running(), this.#written[before - 1]);
    for (let event = before * EVERY; event <= position; event++) step(tally, this.#chronicle, event);
    return tally;
  }
}

function step(tally: Running, chronicle: Chronicle, event: number): void {
  const node = chronicle.nodeOf(event);
  const isStack = chronicle.discipline.kind === "stack";
  const isBirth = chronicle.bornAt(node) === event;
  const type = chronicle.typeOf(event);
  if (type === "source" || type === "round") {
    if (!chronicle.begins) return;
    opened(tally);
    if (!isStack) tally.stored++;
  } else if (isBirth) {
    tally.generated++;
    bear(tally, chronicle, node, event, isStack);
  } else if (isStack) {
    visit(tally, chronicle, node, event);
  } else {
    tally.open--;
    if (type === "expanding") expand(tally, chronicle, node);
  }
}

function bear(tally: Running, chronicle: Chronicle, node: number, event: number, isStack: boolean): void {
  switch (chronicle.typeOf(event)) {
    case "generating":
    case "destination":
      opened(tally);
      if (!isStack) tally.stored++;
      // Breadth-first search keeps the goal, and waits for it no more.
      if (chronicle.typeOf(event) === "destination") tally.open--;
      break;
    case "updating":
      if (chronicle.reopens(node)) {
        tally.reopened++;
        opened(tally);
      } else tally.duplicates++;
      break;
    case "duplicate":
      tally.duplicates++;
      break;
    default: {
      const fate = chronicle.fateAt(node, event);
      if (fate === "dead" || fate === "hopeless") tally.dead++;
    }
  }
}

/** Depth-first searches decide what a state is when they take it from the stack. */
function visit(tally: Running, chronicle: Chronicle, node: number, event: number): void {
  const type = chronicle.typeOf(event);
  const { discipline } = chronicle;
  tally.open--;
  if (type === "duplicate") {
    tally.duplicates++;
    return;
  }
  if (chronicle.isFirst(node)) tally.seen++;
  if (chronicle.reopens(node)) tally.reopened++;
  // Deepening searches also keep the path.
  const path = discipline.kind === "stack" && discipline.inRounds ? chronicle.depthOf(node) : 0;
  if (type === "expanding") expand(tally, chronicle, node);
  const more = discipline.kind === "stack" && discipline.inRounds && type === "expanding" ? 1 : 0;
  tally.stored = Math.max(tally.stored, tally.seen + path + more);
}

function expand(tally: Running, chronicle: Chronicle, node: number): void {
  tally.expanded++;
  tally.deepest = Math.max(tally.deepest, chronicle.depthOf(node));
}

function opened(tally: Running): void {
  tally.open++;
  if (tally.open > tally.frontier) tally.frontier = tally.open;
}
