// What is said around a heuristic that a person writes where a search with it is explored, in both languages.
import type { Language } from "../../language/words.ts";

const EN = {
  code: "Your heuristic",
  explore: "Explore with it",
  cancel: "Cancel",
  anew: "What you write is explored anew when you pause.",
  cancelled: "The search was cancelled.",
  gaveUp: (seconds: number) =>
    `Given up after ${seconds} s: the search is too large for your function, or the function never ends.`,
};

const PT: typeof EN = {
  code: "A sua heurística",
  explore: "Explorar com ela",
  cancel: "Cancelar",
  anew: "O que escrever é explorado de novo quando fizer uma pausa.",
  cancelled: "A procura foi cancelada.",
  gaveUp: (seconds) =>
    `Desistiu ao fim de ${seconds} s: a procura é grande demais para a sua função, ou a função nunca acaba.`,
};

export const EXPLORING_WORDS: Readonly<Record<Language, typeof EN>> = { en: EN, pt: PT };
