// Numbers as a person reads them: 1,234,567 states, 12.3 ms, 4.5 MiB; in Portuguese 1.234.567 and 12,3.
import { numberIn } from "../language/numbers.ts";
import type { Language } from "../language/words.ts";

/** A whole number with a mark between thousands. Not by Intl, which takes 10 ms to begin with. */
export function grouped(count: number, language: Language = "en"): string {
  return numberIn(String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ","), language);
}

export function duration(ms: number, language: Language = "en"): string {
  if (ms < 1) return `${decimal(ms, 2, language)} ms`;
  if (ms < 1000) return `${decimal(ms, ms < 100 ? 1 : 0, language)} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${decimal(seconds, seconds < 10 ? 2 : 1, language)} s`;
  const whole = Math.round(seconds);
  return `${grouped(Math.trunc(whole / 60), language)} min ${whole % 60} s`;
}

export function memorySize(bytes: number, language: Language = "en"): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const units = ["KiB", "MiB", "GiB"];
  let amount = bytes / 1024;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${decimal(amount, amount < 10 && !Number.isInteger(amount) ? 1 : 0, language)} ${units[unit]}`;
}

function decimal(value: number, places: number, language: Language): string {
  return numberIn(value.toFixed(places), language);
}
