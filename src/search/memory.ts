// The bytes that one search of the TypeScript engine has taken, and how many it may take. Arrays grow through here, so
// that running out of memory is a result of the search and not an exception.

export class Memory {
  #used = 0;
  /** May be changed at any time; what is taken already stays. */
  limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get used(): number {
    return this.#used;
  }

  /** An array that is long enough, with the same beginning, or undefined where the limit or the machine does not allow
   *  it. Old and new stand side by side while the one is copied to the other, and both are counted. */
  grown(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> | undefined {
    if (length <= array.length) return array;
    const longer = this.fresh(length);
    if (longer === undefined) return undefined;
    longer.set(array);
    this.release(array);
    return longer;
  }

  /** An array of zeros, or undefined where the limit or the machine does not allow it. */
  fresh(length: number): Uint32Array<ArrayBuffer> | undefined {
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
}

export const NOTHING = new Uint32Array(0);
