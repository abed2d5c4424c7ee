// What `--only TEXT` leaves of a benchmark: those whose name has the text, and an error that helps where there is none.

/** @template {{ id: string }} T @param {readonly T[]} all @param {string} text @returns {T[]} */
export function chosen(all, text) {
  const found = all.filter(({ id }) => id.includes(text));
  if (found.length > 0) return found;
  const examples = all.filter((_, i) => i % Math.ceil(all.length / 5) === 0).map(({ id }) => `  ${id}`);
  throw new Error(`--only: none of ${all.length} names has "${text}". Some of them are\n${examples.join("\n")}`);
}
