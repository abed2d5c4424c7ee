// A logarithmic axis: where numbers stand on it, and which round ones are written beside it.

/** Where numbers stand on such an axis. */
export interface LogScale {
  /** From 0 to 1. */
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** Powers of ten, and where these are few, twos and fives between them; from the last one below to the first one above. What
 *  is nothing is put at the bottom. */
export function logScale(values: readonly number[]): LogScale {
  const positive = values.filter((value) => value > 0);
  const least = positive.length === 0 ? 1 : Math.min(...positive);
  const most = Math.max(least, ...values);
  const [low, high] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most)) + 1];
  const steps = high - low <= 4 ? [1, 2, 5] : [1];
  const all = Array.from({ length: high - low + 1 }, (_, i) => steps.map((step) => step * 10 ** (low + i))).flat();
  const from = all.findLastIndex((tick) => tick <= least);
  const to = all.findIndex((tick) => tick >= most && tick > (all[from] ?? 0));
  const ticks = all.slice(from, to + 1);
  const [bottom = 1, top = 10] = [ticks[0], ticks.at(-1)];
  const at = (value: number): number => Math.log(Math.max(value, bottom) / bottom) / Math.log(top / bottom);
  return { at, ticks };
}

/** As short as can be: 0.05, 200, 10k, 5M. */
export function tickText(value: number): string {
  const [amount, unit] = value >= 1e6 ? [value / 1e6, "M"] : value >= 1e3 ? [value / 1e3, "k"] : [value, ""];
  return `${Number(amount.toPrecision(2))}${unit}`;
}
