// Numbers as each language writes them: 1,234.5 in English, 1.234,5 in Portuguese.
import type { Language } from "./words.ts";

/** A number that is written in English. */
export function numberIn(written: string, language: Language): string {
  return language === "en" ? written : written.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
}
