// Values of options that are numbers, refused in words where they are none.
import { InvalidArgumentError } from "commander";

export function whole(text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError("It must be a whole number, 0 or more.");
}

export function amount(text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw new InvalidArgumentError("It must be a number, 0 or more, for example 2 or 0.5.");
}

/** At least one. */
export function counting(text: string): number {
  const value = whole(text);
  if (value > 0) return value;
  throw new InvalidArgumentError("It must be a whole number, 1 or more.");
}
