// Spearman's rank correlation: 1 where two lists rise together, -1 where one falls as the other rises, however.

/** 0 where one of them never changes. @param {readonly number[]} first @param {readonly number[]} second */
export function correlation(first, second) {
  const [a, b] = [deviations(ranks(first)), deviations(ranks(second))];
  const sum = (/** @type {readonly number[]} */ values) => values.reduce((total, value) => total + value, 0);
  const both = sum(a.map((value, i) => value * Number(b[i])));
  const own = Math.sqrt(sum(a.map((value) => value * value)) * sum(b.map((value) => value * value)));
  return own === 0 ? 0 : both / own;
}

/** Equal values share the middle of their ranks. @param {readonly number[]} values */
function ranks(values) {
  const order = values.toSorted((a, b) => a - b);
  /** @type {Map<number, number>} */
  const rank = new Map();
  order.forEach((value, i) => {
    if (!rank.has(value)) rank.set(value, (i + order.lastIndexOf(value)) / 2);
  });
  return values.map((value) => rank.get(value) ?? 0);
}

/** @param {readonly number[]} values */
function deviations(values) {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return values.map((value) => value - mean);
}
