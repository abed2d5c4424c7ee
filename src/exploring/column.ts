// Numbers that are only ever appended, some millions of them: what is known of each event and of each node of a search stands
// in columns, so that four million events take some hundred megabytes and not some gigabytes.

/** The kinds of arrays that a column may be of. */
type Numbers = Uint8Array | Uint16Array | Uint32Array;

const FIRST_ROOM = 1024;

export class Column<T extends Numbers> {
  length = 0;
  #values: T;
  readonly #make: new (
    length: number,
  ) => T;

  constructor(make: new (length: number) => T) {
    this.#make = make;
    this.#values = new make(FIRST_ROOM);
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const longer = new this.#make(2 * this.length);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.length++] = value;
  }

  /** Of an ascending column: how many values are not above this. */
  countUpTo(value: number): number {
    let from = 0;
    let to = this.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#values[middle] as number) <= value) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
