// Numbers as a person reads them, in the language of an element: 1,234,567 states, 12.3 ms, 4.5 MiB.
import type { Language } from "../../language/words.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en", pt: "pt-PT" };
const formats = new Map<string, Intl.NumberFormat>();

function decimal(value: number, digits: number, language: Language): string {
  const key = `${language} ${digits}`;
  const known = formats.get(key);
  const locale = LOCALES[language];
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: "always" } as const;
  const format = known ?? new Intl.NumberFormat(locale, options);
  if (known === undefined) formats.set(key, format);
  return format.format(value);
}

/** With so many digits after the point at the most, and no mark between thousands. */
export function upTo(digits: number, value: number, language: Language): string {
  const key = `${language} up to ${digits}`;
  const known = formats.get(key);
  const options = { maximumFractionDigits: digits, useGrouping: false };
  const format = known ?? new Intl.NumberFormat(LOCALES[language], options);
  if (known === undefined) formats.set(key, format);
  return format.format(value);
}

/** A whole number with a mark between thousands. */
export function grouped(count: number, language: Language): string {
  return decimal(Math.round(count), 0, language);
}

/** With about three digits that mean something; whole numbers as they are. */
export function rounded(value: number, language: Language): string {
  if (Number.isInteger(value)) return grouped(value, language);
  return decimal(value, value < 10 ? 2 : value < 100 ? 1 : 0, language);
}

/** Clocks of some browsers tell whole milliseconds, of which no part is claimed to be known. */
export function duration(ms: number, language: Language): string {
  const digits = Number.isInteger(ms) || ms >= 100 ? 0 : ms < 1 ? 2 : 1;
  if (ms < 1000) return `${decimal(ms, digits, language)} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${decimal(seconds, seconds < 10 ? 2 : 1, language)} s`;
  const whole = Math.round(seconds);
  return `${grouped(Math.trunc(whole / 60), language)} min ${whole % 60} s`;
}

export function memorySize(bytes: number, language: Language): string {
  if (bytes < 1024) return `${grouped(bytes, language)} B`;
  const units = ["KiB", "MiB", "GiB"];
  let amount = bytes / 1024;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${decimal(amount, amount < 10 && !Number.isInteger(amount) ? 1 : 0, language)} ${units[unit]}`;
}
