// The interface speaks English and Portuguese. Whatever a person reads in both is made as Words.
/** The languages that words are in. */
export type Language = "en" | "pt";

export const LANGUAGES: readonly Language[] = ["en", "pt"];

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Text that needs no language, such as a name, is the same in both. */
export function inBoth(text: Words | string): Words {
  return typeof text === "string" ? { en: text, pt: text } : text;
}

/** As it begins a sentence or a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same sentence in each language, of words that it takes. */
export function inEach(sentence: (say: Say) => string): Words {
  return { en: sentence(sayIn("en")), pt: sentence(sayIn("pt")) };
}

/** What an error says: in both languages where it has words for both. It may have come from another machine. */
export function wordsOfError(error: unknown): Words {
  const { en, pt } = ((error ?? {}) as { readonly words?: Partial<Words> }).words ?? {};
  if (typeof en === "string" && typeof pt === "string") return { en, pt };
  return inBoth(error instanceof Error ? error.message : String(error));
}

/** Takes the words of one language: `say({ en: "level", pt: "nível" })`. */
export type Say = (words: Words) => string;

export function sayIn(language: Language): Say {
  return (words) => words[language];
}
