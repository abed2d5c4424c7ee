// Labels beside the ends of lines: where several would stand on each other they are moved apart, as little as can be, and in
// the order in which they stood.

/** Where they stand, from where they would; none nearer to another than a line is high, all within these bounds. */
export function settledLabels(
  wanted: readonly number[],
  line: number,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  /** Labels that touch, and move as one. */
  const blocks: { readonly labels: number[]; top: number }[] = [];
  for (const label of order) {
    blocks.push({ labels: [label], top: within(wanted[label] ?? 0, 1) });
    for (let last = blocks.length - 1; last > 0; last--) {
      const [above, below] = [blocks[last - 1], blocks[last]];
      if (above === undefined || below === undefined || above.top + above.labels.length * line <= below.top) break;
      above.labels.push(...below.labels);
      blocks.pop();
      const middle =
        above.labels.reduce((sum, each, i) => sum + (wanted[each] ?? 0) - i * line, 0) / above.labels.length;
      above.top = within(middle, above.labels.length);
    }
  }
  function within(top: number, count: number): number {
    return Math.max(from, Math.min(top, to - (count - 1) * line));
  }
  const settled = [...wanted];
  for (const { labels, top } of blocks) {
    labels.forEach((label, i) => {
      settled[label] = top + i * line;
    });
  }
  return settled;
}
