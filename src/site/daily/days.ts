// Days as addresses write them, `2026-11-20`: which there are, which comes after which, and how they are told. They are counted
// in UTC, where every day is as long as the next; only which day it is now is asked of the clock on the wall.
import { capitalized, type Language } from "../../language/words.ts";

const MS = 24 * 60 * 60 * 1000;
/** A Monday. */
const FIRST = Date.UTC(2026, 10, 16) / MS;
/** Whose years have four figures, and are not told like another one's. */
const [EARLIEST, LATEST] = [Date.parse("0001-01-01T00:00:00Z") / MS, Date.parse("9999-12-31T00:00:00Z") / MS];
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", pt: "pt-PT" };

/** Of the place where the person is. */
export function today(now = new Date()): string {
  return written(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS);
}

/** Counted from a Monday; undefined where there is no such day. */
export function numberOf(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const ms = Date.parse(`${day}T00:00:00Z`);
  // The 30th of February is no day, though some clocks know it as the 2nd of March.
  if (Number.isNaN(ms) || written(ms / MS) !== day) return undefined;
  const number = ms / MS - FIRST;
  return isDay(number) ? number : undefined;
}

/** Whether an address can say it. */
export function isDay(number: number): boolean {
  return FIRST + number >= EARLIEST && FIRST + number <= LATEST;
}

export function dayOf(number: number): string {
  return written(FIRST + number);
}

/** `Friday 20 November 2026` */
export function dayWords(number: number, language: Language): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format((FIRST + number) * MS);
  return capitalized(words);
}

function written(sinceEpoch: number): string {
  return new Date(sinceEpoch * MS).toISOString().slice(0, 10);
}
