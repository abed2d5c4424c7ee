// Which colour a solver has: the same in its chip, its column and every chart, for as long as it is compared, whatever comes
// and goes beside it.

/** As many as chart.styles.ts has. */
const COLOURS = 12;

export class SolverColours {
  readonly #byName = new Map<string, number>();

  /** These are there now; who was there before keeps its colour. */
  set(names: readonly string[]): void {
    for (const name of this.#byName.keys()) if (!names.includes(name)) this.#byName.delete(name);
    const taken = new Set(this.#byName.values());
    let next = 1;
    for (const name of names) {
      if (this.#byName.has(name)) continue;
      while (taken.has(next)) next++;
      taken.add(next);
      this.#byName.set(name, next);
    }
  }

  /** From 1, each its own. */
  of(name: string): number {
    return this.#byName.get(name) ?? 1;
  }

  /** Of its colour: beyond what there is they begin again, with another mark. */
  seriesNumber(name: string): number {
    return ((this.of(name) - 1) % COLOURS) + 1;
  }

  seriesOf(name: string): string {
    return `series-${this.seriesNumber(name)}`;
  }
}
