// Numbers as values of options: what is none is told what it must be.
import { WrongValue } from "./wrong-usage.ts";

export function whole(text: string): number {
  return count(text, 0);
}

export function oneOrMore(text: string): number {
  return count(text, 1);
}

function count(text: string, least: 0 | 1): number {
  const value = isDigits(text) ? upTo(Number.MAX_SAFE_INTEGER, Number(text)) : -1;
  if (value >= least) return value;
  throw new WrongValue({
    en: `it must be a whole number, ${least} or more.`,
    pt: `tem de ser um número inteiro, ${least} ou mais.`,
  });
}

export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

export function upTo(most: number, value: number): number {
  if (value <= most) return value;
  throw new WrongValue({ en: `it can be ${most} at most.`, pt: `pode ser ${most} no máximo.` });
}

export function amount(text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw new WrongValue({
    en: "it must be a number, 0 or more, for example 2 or 0.5.",
    pt: "tem de ser um número, 0 ou mais, por exemplo 2 ou 0.5.",
  });
}
