// Where numbers stand on an axis: in equal steps from zero, or in powers of ten where they span decades, since small ones
// could not be told apart otherwise.

export interface Scale {
  readonly isLog: boolean;
  /** From 0 to 1. */
  readonly place: (value: number) => number;
  /** Round numbers to write at the axis. */
  readonly ticks: readonly number[];
}

/** The largest number is so many times the smallest before the axis is in powers of ten. */
const DECADES = 30;
const MOST_TICKS = 5;

/** For these numbers, of which those above zero count. */
export function scaleFor(numbers: readonly number[]): Scale {
  const known = numbers.filter((number) => Number.isFinite(number) && number > 0);
  const largest = Math.max(...known, 0);
  const smallest = Math.min(...known);
  if (largest === 0) return { isLog: false, place: () => 0, ticks: [0] };
  return largest / smallest > DECADES ? logScale(smallest, largest) : linearScale(largest);
}

function linearScale(largest: number): Scale {
  const step = niceStep(largest / (MOST_TICKS - 1));
  const count = Math.ceil(largest / step - 1e-9);
  const end = count * step;
  const ticks = Array.from({ length: count + 1 }, (_, i) => i * step);
  return { isLog: false, place: (value) => clamp(value / end), ticks };
}

/** 1, 2 or 5 times a power of ten, no less than this. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** From the power of ten below the smallest to the one above the largest. */
function logScale(smallest: number, largest: number): Scale {
  const first = Math.floor(Math.log10(smallest) + 1e-9);
  const last = Math.max(Math.ceil(Math.log10(largest) - 1e-9), first + 1);
  const every = Math.ceil((last - first + 1) / (MOST_TICKS + 1));
  const powers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const ticks = powers.filter((power) => (power - first) % every === 0).map((power) => 10 ** power);
  return { isLog: true, place: (value) => clamp((Math.log10(value) - first) / (last - first)), ticks };
}

function clamp(part: number): number {
  return Number.isNaN(part) ? 0 : Math.max(0, Math.min(1, part));
}
