// Work on several things at once, so many as are allowed, whose results are wanted in their order: each is told as soon as it
// and all before it are there. One at a time, nothing is begun before it is asked for.

export async function* sideBySide<Item, Result>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item, place: number) => Promise<Result>,
): AsyncGenerator<Result> {
  if (jobs === 1) {
    for (const [place, item] of items.entries()) yield await work(item, place);
    return;
  }
  const turns = new Turns(jobs);
  const results = items.map(async (item, place) => {
    await turns.take();
    try {
      return await work(item, place);
    } finally {
      turns.give();
    }
  });
  // What fails before it is waited for is told when it is.
  for (const result of results) result.catch(() => undefined);
  for (const result of results) yield await result;
}

/** So many at once; the others wait in the order in which they came. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(free: number) {
    this.#free = free;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}
