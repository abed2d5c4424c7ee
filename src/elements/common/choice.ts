// The value of an attribute that knows a few: what it does not know is the default, and is told once in the console. A framework
// that no longer says a value makes it undefined or null, which is not told.
import { warnOnce } from "../../engines/warn-once.ts";

export function choice<T extends string>(element: Element, name: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  const fallback = known[0] as T;
  if (isUnsaid(value)) return fallback;
  warnOnce(
    `<${element.localName}> ${name}="${value}" is unknown: it is one of ${known.join(", ")}; ${fallback} is used.`,
  );
  return fallback;
}

/** A number from 0 up; a framework may set its text as the property. */
export function amount(element: Element, name: string, value: number, fallback: number): number {
  if (isUnsaid(value)) return fallback;
  const number = Number(value);
  if (Number.isFinite(number) && number >= 0) return number;
  warnOnce(`<${element.localName}> ${name} is no number from 0 up; ${fallback} is used.`);
  return fallback;
}

/** Which level of several, from 1. */
export function indexOf(element: Element & { readonly index?: number | undefined }): number {
  const index = Number(element.index ?? 1);
  if (Number.isInteger(index) && index > 0) return index;
  warnOnce(`<${element.localName}> index is no whole number from 1 up; 1 is used.`);
  return 1;
}

export function isUnsaid(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
