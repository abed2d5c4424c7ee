// How much a sweep asks: a share of the levels and of the random runs in `npm test`, for which people wait; all of them, or a
// larger share, in `npm run test:wide`, which CI runs beside it; and the rest in `npm run test:long`. A file that asks for a
// share stands among WIDE_TESTS in tools/slow-tests.js.
export const isLong = process.env.FOURFOLD_LONG === "1";
const isWide = isLong || process.env.FOURFOLD_WIDE === "1";

/** One in so many, in `npm run test:wide` one in so many of its own, in `npm run test:long` all of them: always the same ones. */
export function share<T>(all: readonly T[], oneIn: number, oneInWide = 1): readonly T[] {
  const every = isLong ? 1 : isWide ? oneInWide : oneIn;
  return all.filter((_, i) => i % every === 0);
}

/** So many, or one in so many of these. */
export function runs(count: number, oneIn = 3): number {
  return isWide ? count : Math.ceil(count / oneIn);
}
