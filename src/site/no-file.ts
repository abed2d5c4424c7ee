// What a page shows where a level of the opened file is asked for, and no file is open.
import type { Language } from "../language/words.ts";
import { type Instead, instead } from "./states.ts";

const WORDS = {
  en: {
    none: "No file is open",
    told: "Drop a level file anywhere on this page, or paste its text.",
  },
  pt: {
    none: "Não há nenhum ficheiro aberto",
    told: "Largue um ficheiro de níveis em qualquer sítio desta página, ou cole o seu texto.",
  },
} satisfies Record<Language, object>;

export const noFile: Instead = (language) => {
  const { none, told } = WORDS[language];
  return { heading: none, view: instead(none, told, language) };
};
