// What some numbers say together.

/** The middle of some numbers, so that one bad moment of the machine does not count. @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? Number(sorted[middle]) : (Number(sorted[middle - 1]) + Number(sorted[middle])) / 2;
}

/** What so large a part of some numbers is not above. @param {readonly number[]} numbers @param {number} part */
export function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
