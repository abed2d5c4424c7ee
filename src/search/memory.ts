// The bytes that one search of the TypeScript engine has taken, and how many it may take. Arrays grow through here, so
// that running out of memory is a result of the search and not an exception.
//
// What is large grows between the steps of a search, a piece at a time, so that the search can be stopped meanwhile: copying
// or laying tens of millions of states anew takes seconds. When that begins depends on what is stored, never on the clock. The
// twins are assembly/memory/regions.ts and assembly/search/growth.ts.

/** How much has to be held before it grows in pieces, and how much a piece is, in words. */
export interface Pieces {
  readonly large: number;
  readonly piece: number;
}

const PIECES: Pieces = { large: 1 << 21, piece: 1 << 20 };

/** Something that grows, a piece at a time; in the end it returns false where the memory does not allow it. */
export type Growing<T = boolean> = Generator<undefined, T, undefined>;

type Words = Uint32Array<ArrayBuffer>;

export class Memory {
  #used = 0;
  /** May be changed at any time; what is taken already stays. */
  limit: number;
  readonly pieces: Pieces;
  /** Something is to grow: a search takes no step until `growOn` has let it. */
  isGrowing = false;
  readonly #waiting: (() => Growing)[] = [];
  #growing: Growing | undefined;

  constructor(limit: number, pieces = PIECES) {
    this.limit = limit;
    this.pieces = pieces;
  }

  get used(): number {
    return this.#used;
  }

  /** An array that is long enough, with the same beginning, or undefined where the limit or the machine does not allow
   *  it. Old and new stand side by side while the one is copied to the other, and both are counted. */
  grown(array: Words, length: number): Words | undefined {
    return atOnce(this.growing(array, length));
  }

  /** The same in pieces. */
  *growing(array: Words, length: number): Growing<Words | undefined> {
    if (length <= array.length) return array;
    const longer = this.fresh(length);
    if (longer === undefined) return undefined;
    const { piece } = this.pieces;
    for (let at = 0; at < array.length; at += piece) {
      if (at !== 0) yield;
      longer.set(array.subarray(at, at + piece), at);
    }
    this.release(array);
    return longer;
  }

  /** An array of zeros, in pieces: the system gives a page where one is first written to, which takes as long as to clear it. Who
   *  writes to it here and there would have to wait for thousands of them at once. */
  *freshInPieces(length: number): Growing<Words | undefined> {
    const array = this.fresh(length);
    const { large, piece } = this.pieces;
    if (array === undefined || length < large) return array;
    for (let at = 0; at < length; at += piece) {
      array.fill(0, at, at + piece);
      yield;
    }
    return array;
  }

  /** An array of zeros, or undefined where the limit or the machine does not allow it. */
  fresh(length: number): Words | undefined {
    const bytes = length * 4;
    if (this.#used + bytes > this.limit) return undefined;
    try {
      const array = new Uint32Array(length);
      this.#used += bytes;
      return array;
    } catch {
      return undefined;
    }
  }

  release(array: Uint32Array): void {
    this.#used -= array.byteLength;
  }

  /** Lets something grow after the step that the search is in. */
  growLater(begin: () => Growing): void {
    this.#waiting.push(begin);
    this.isGrowing = true;
  }

  /** A piece of what is to grow. */
  growOn(): void {
    this.#growing ??= this.#waiting.shift()?.();
    if (this.#growing?.next().done === false) return;
    this.#growing = undefined;
    this.isGrowing = this.#waiting.length > 0;
  }
}

/** Where what is held comes close to the room for it. */
export class Room {
  /** So many may be held before `make` is asked. */
  limit = 0;
  #full = 0;
  #isWanted = false;
  readonly #memory: Memory;
  readonly #wordsEach: number;
  readonly #grow: (wanted: number) => Growing;

  /** `grow` makes room for so many at least, and tells it to `set`. */
  constructor(memory: Memory, wordsEach: number, grow: (wanted: number) => Growing) {
    this.#memory = memory;
    this.#wordsEach = wordsEach;
    this.#grow = grow;
  }

  /** There is room for so many now. Something large wants to grow a little before it is full. */
  set(full: number): void {
    this.#full = full;
    this.#isWanted = false;
    this.limit = full * this.#wordsEach < this.#memory.pieces.large ? full : full - Math.ceil(full / 32);
  }

  /** Sees to it that there is room for so many, which are more than the limit. False where there is no memory. */
  make(wanted: number): boolean {
    if (wanted > this.#full) return atOnce(this.#grow(wanted));
    this.limit = this.#full;
    this.#isWanted = true;
    this.#memory.growLater(() => this.#growIfWanted());
    return true;
  }

  /** Meanwhile it may have grown at once. */
  *#growIfWanted(): Growing {
    return !this.#isWanted || (yield* this.#grow(this.#full + 1));
  }
}

export const NOTHING = new Uint32Array(0);

/** Lets it grow in one piece. */
function atOnce<T>(growing: Growing<T>): T {
  for (;;) {
    const { done, value } = growing.next();
    if (done === true) return value;
  }
}
