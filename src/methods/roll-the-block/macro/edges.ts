// Macro edges: from a pose to all nodes that a path without a node between leads to, under the bridges that are open.
// The twin of assembly/methods/roll-the-block/macro/edges.ts: the same edges in the same order.
//
// The edges depend on the bridges that the search for them asks about, and what it asks next on the answers so far. So there is
// a tree of questions for each pose, which grows with each search that finds something new: a question is a bridge, with what
// follows where it is closed and where it is open, and a leaf is a list of edges. Most bridges are far away from a pose or
// behind closed ones, and are not asked about: that is why few searches find the edges of many states.
import { type Growing, type Memory, NOTHING, Room } from "../../../search/memory.ts";
import { OpenPaths } from "./open-paths.ts";
import type { MacroTables } from "./tables.ts";

/** Words of an edge: its node and its reduced cost. */
export const EDGE_WORDS = 2;
/** Words of a question: the bridge, and what follows where it is closed and where it is open. */
const QUESTION = 3;
/** What follows is nothing yet, or twice where it lies, and 1 more for a leaf: that has the number of edges, and then these. */
const NO_ANSWER = 0;
const LEAF = 1;
/** Words that may be kept for each time that edges were wanted, and beside these. */
const WORDS_EACH = 16;
const FEW_WORDS = 1 << 16;

export class Edges {
  /** What has been done so far, in poses that paths came to and edges that were taken. */
  work = 0;
  /** The edges of the node that `of` was asked about lie from `begin` to `end`, as words of `words`. */
  begin = 0;
  end = 0;
  words: Uint32Array<ArrayBuffer> = NOTHING;
  readonly ready: boolean;
  readonly #tables: MacroTables;
  readonly #memory: Memory;
  readonly #room: Room;
  readonly #paths: OpenPaths;
  /** What comes first for each pose. */
  readonly #roots: Uint32Array;
  #wanted = 0;
  /** Words that are kept. The first one is none. */
  #kept = 1;

  constructor(tables: MacroTables, memory: Memory) {
    this.#tables = tables;
    this.#memory = memory;
    this.#room = new Room(memory, 1, (wanted) => this.#growWords(wanted));
    this.#paths = new OpenPaths(tables, memory);
    const roots = memory.fresh(tables.marks.length);
    this.ready = roots !== undefined && this.#paths.ready;
    this.#roots = roots ?? NOTHING;
  }

  /** Finds the edges of a node for these open bridges; false where there is no memory. */
  of(pose: number, low: number, high: number): boolean {
    this.#wanted++;
    let follows = this.#roots[pose] as number;
    while (follows !== NO_ANSWER && (follows & LEAF) === 0) {
      follows = this.words[this.#answer(follows, low, high)] as number;
    }
    if (follows === NO_ANSWER) return this.#search(pose, low, high);
    const leaf = follows >>> 1;
    const count = this.words[leaf] as number;
    this.begin = leaf + 1;
    this.end = leaf + 1 + EDGE_WORDS * count;
    this.work += count;
    return true;
  }

  /** Where it is told what follows a question. */
  #answer(question: number, low: number, high: number): number {
    const at = question >>> 1;
    const bridge = this.words[at] as number;
    return at + 1 + (((bridge < 32 ? low : high) >>> (bridge & 31)) & 1);
  }

  /** Writes the edges behind those that are kept, and keeps them, unless too much is kept already. */
  #search(pose: number, low: number, high: number): boolean {
    const { estimates, keepsEdges } = this.#tables;
    const paths = this.#paths;
    paths.find(pose, low, high);
    const length = 1 + EDGE_WORDS * paths.ends;
    const wanted = this.#kept + length + QUESTION * paths.asked;
    if (wanted > this.#room.limit && !this.#room.make(wanted)) return false;
    const leaf = this.#kept;
    this.words[leaf] = paths.ends;
    for (let end = 0, at = leaf + 1; end < paths.ends; end++, at += EDGE_WORDS) {
      const to = paths.poses[end] as number;
      this.words[at] = to;
      this.words[at + 1] = (paths.costs[end] as number) + (estimates[to] as number) - (estimates[pose] as number);
    }
    this.begin = leaf + 1;
    this.end = leaf + length;
    this.work += paths.reached;
    if (keepsEdges === 0 || wanted > FEW_WORDS + WORDS_EACH * this.#wanted) return true;
    this.#kept += length;
    this.#keep(pose, low, high, 2 * leaf + LEAF);
    return true;
  }

  /** Asks what was asked, and tells there what follows. */
  #keep(pose: number, low: number, high: number, leaf: number): void {
    let [words, at] = [this.#roots, pose];
    for (let number = 0; number < this.#paths.asked; number++) {
      if (words[at] === NO_ANSWER) {
        words[at] = 2 * this.#kept;
        this.words[this.#kept] = this.#paths.questions[number] as number;
        this.words.fill(NO_ANSWER, this.#kept + 1, this.#kept + QUESTION);
        this.#kept += QUESTION;
      }
      at = this.#answer(words[at] as number, low, high);
      words = this.words;
    }
    words[at] = leaf;
  }

  *#growWords(wanted: number): Growing {
    const room = Math.max(2048, wanted + (wanted >> 1));
    const longer = yield* this.#memory.growing(this.words, room);
    if (longer === undefined) return false;
    this.words = longer;
    this.#room.set(room);
    return true;
  }
}
