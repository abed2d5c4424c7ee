// Numbers as a person reads them: 1,234,567 states, 12.3 ms, 4.5 MiB.

const GROUPED = new Intl.NumberFormat("en");

/** A whole number with commas between thousands. */
export function grouped(count: number): string {
  return GROUPED.format(Math.round(count));
}

export function duration(ms: number): string {
  if (ms < 1) return `${ms.toFixed(2)} ms`;
  if (ms < 1000) return `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
  const whole = Math.round(seconds);
  return `${grouped(Math.trunc(whole / 60))} min ${whole % 60} s`;
}

export function memorySize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const units = ["KiB", "MiB", "GiB"];
  let amount = bytes / 1024;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${amount < 10 && !Number.isInteger(amount) ? amount.toFixed(1) : Math.round(amount)} ${units[unit]}`;
}
