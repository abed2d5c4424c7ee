// All states that a search keeps, each once: an append-only array of states and a hash table of their numbers. The fields
// that a search gives a node (parent, cost ...) lie in further arrays of the same length. The twin of
// assembly/search/node-table.ts; here the table is a power of two and each field is a column, which suits typed arrays.
//
// A slot is 28 bits of number + 1 and 4 bits of the hash, to skip most foreign nodes without loading them.
// Where a puzzle's states are small numbers, the table is an array over them and nothing is hashed or compared; a search
// that only asks whether a state is known gets one bit for each instead.
import { type Growing, type Memory, NOTHING, Room } from "./memory.ts";

const NUMBER_BITS = 28;
const NUMBER_MASK = (1 << NUMBER_BITS) - 1;
const TAG_MASK = ~NUMBER_MASK;
const FIRST_SLOTS = 1024;
const FIRST_ROOM = 512;
/** A node of the table stands for so many words, where it is asked whether it is large. */
const SLOT_WEIGHT = 8;
/** So many nodes take as long to lay as words to copy. */
const WORDS_A_NODE = 16;

/** Stands for "no node" wherever a number of a node is expected. */
export const NONE = 0xffffffff;

export class NodeTable {
  count = 0;
  readonly words: number;
  /** The states, `words` a node. */
  states: Uint32Array<ArrayBuffer> = NOTHING;
  /** The fields of the nodes, one column for each. */
  readonly fields: Uint32Array<ArrayBuffer>[];
  /** False where there was no memory even for the beginning. */
  readonly ready: boolean;
  /** One bit for each state, where that suffices; `find` then answers 0 for whatever is known. */
  readonly marks: Uint32Array<ArrayBuffer> | undefined;
  readonly #dense: boolean;
  readonly #memory: Memory;
  /** For nodes in the columns, and in the table. */
  readonly #room: Room;
  readonly #tableRoom: Room;
  #slots: Uint32Array<ArrayBuffer> = NOTHING;
  #mask = 0;
  #freeSlot = 0;

  /** `marksSuffice`: nobody will ask for the number of a known state. */
  constructor(memory: Memory, words: number, fields: number, denseStates: number, marksSuffice = false) {
    this.#memory = memory;
    this.words = words;
    this.fields = Array.from({ length: fields }, () => NOTHING);
    this.#dense = denseStates !== 0;
    const isMarked = this.#dense && marksSuffice;
    const slots = memory.fresh(isMarked ? (denseStates + 31) >>> 5 : this.#dense ? denseStates : FIRST_SLOTS);
    this.#slots = slots ?? NOTHING;
    this.marks = isMarked ? slots : undefined;
    this.#mask = this.#slots.length - 1;
    this.#room = new Room(memory, words + fields, (wanted) => this.#growNodes(wanted));
    this.#tableRoom = new Room(memory, SLOT_WEIGHT, () => this.#growTable());
    this.#tableRoom.set(this.#dense ? NONE : this.#slots.length >> 1);
    this.ready = slots !== undefined && this.#room.make(FIRST_ROOM);
  }

  get isDense(): boolean {
    return this.#dense;
  }

  hash(states: Uint32Array, at: number): number {
    if (this.#dense) return 0;
    let hash = 0x9e3779b9;
    for (let i = 0; i < this.words; i++) {
      hash = Math.imul(hash ^ (states[at + i] as number), 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  }

  /** What the slot holds that `find` looks at first, for the sake of the loading. */
  entry(hash: number): number {
    return this.#slots[hash & this.#mask] as number;
  }

  /** Loads the state that an entry names, for the sake of the loading. */
  prefetch(entry: number): number {
    return entry === 0 ? 0 : (this.states[((entry & NUMBER_MASK) - 1) * this.words] as number);
  }

  /** The number of the node with this state, or NONE. */
  find(states: Uint32Array, at: number, hash: number): number {
    if (this.#dense) {
      const slot = states[at] as number;
      this.#freeSlot = slot;
      if (this.marks !== undefined) return (((this.marks[slot >>> 5] as number) >>> (slot & 31)) & 1) === 0 ? NONE : 0;
      return ((this.#slots[slot] as number) - 1) >>> 0;
    }
    const slots = this.#slots;
    const mask = this.#mask;
    const tag = tagOf(hash);
    let slot = hash & mask;
    for (;;) {
      const entry = slots[slot] as number;
      if (entry === 0) break;
      if ((entry & TAG_MASK) === tag) {
        const number = (entry & NUMBER_MASK) - 1;
        if (this.#same(number, states, at)) return number;
      }
      slot = (slot + 1) & mask;
    }
    this.#freeSlot = slot;
    return NONE;
  }

  /** Appends a state that the last `find` did not find. NONE, and nothing has changed, where there is no memory. */
  insert(states: Uint32Array, at: number, hash: number): number {
    const number = this.count;
    if (number >= this.#room.limit && !this.#room.make(number + 1)) return NONE;
    if (number >= this.#tableRoom.limit) {
      if (!this.#tableRoom.make(number + 1)) return NONE;
      if (!this.#dense) this.find(states, at, hash);
    }
    const own = this.states;
    const to = number * this.words;
    for (let i = 0; i < this.words; i++) own[to + i] = states[at + i] as number;
    const slot = this.#freeSlot;
    if (this.marks !== undefined) this.marks[slot >>> 5] = (this.marks[slot >>> 5] as number) | (1 << (slot & 31));
    else this.#slots[slot] = this.#dense ? number + 1 : tagOf(hash) | (number + 1);
    this.count = number + 1;
    return number;
  }

  /** Forgets all nodes. */
  clear(): void {
    this.count = 0;
    this.#slots.fill(0);
  }

  /** Makes room for so many more nodes. */
  reserve(more: number): boolean {
    const wanted = this.count + more;
    return wanted <= this.#room.limit || this.#room.make(wanted);
  }

  #same(number: number, states: Uint32Array, at: number): boolean {
    const own = this.states;
    const from = number * this.words;
    for (let i = 0; i < this.words; i++) {
      if (own[from + i] !== states[at + i]) return false;
    }
    return true;
  }

  *#growNodes(least: number): Growing {
    const room = Math.min(Math.max(least, 2 * Math.trunc(this.states.length / this.words)), NUMBER_MASK - 1);
    if (room < least) return false;
    const states = yield* this.#memory.growing(this.states, room * this.words);
    if (states === undefined) return false;
    this.states = states;
    for (let field = 0; field < this.fields.length; field++) {
      const longer = yield* this.#memory.growing(this.fields[field] as Uint32Array<ArrayBuffer>, room);
      if (longer === undefined) return false;
      this.fields[field] = longer;
    }
    this.#room.set(room);
    return true;
  }

  /** The new table stands beside the old one until all nodes are in it. */
  *#growTable(): Growing {
    const slots = yield* this.#memory.freshInPieces(this.#slots.length * 2);
    if (slots === undefined) return false;
    const mask = slots.length - 1;
    const piece = Math.ceil(this.#memory.pieces.piece / WORDS_A_NODE);
    for (let number = 0; number < this.count; number++) {
      if (number !== 0 && number % piece === 0) yield;
      const hash = this.hash(this.states, number * this.words);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = tagOf(hash) | (number + 1);
    }
    this.#memory.release(this.#slots);
    this.#slots = slots;
    this.#mask = mask;
    this.#tableRoom.set(slots.length >> 1);
    return true;
  }
}

/** The tag comes from the top of the hash and the slot from its bottom. */
function tagOf(hash: number): number {
  return hash & TAG_MASK;
}
