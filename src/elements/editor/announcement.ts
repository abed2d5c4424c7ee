// What an editor said last, for those who do not see what it does: in the language of the moment, where that is known of it.
import type { Language } from "../../language/words.ts";
import { EDITOR_WORDS, type EditorWords } from "./editor-words.ts";

type Said = string | ((words: EditorWords, language: Language) => string);

export class Announcement {
  #said: Said = "";
  #language: Language = "en";

  /** The same once more is read out again. */
  say(said: Said): void {
    this.#said = typeof said === "string" && said === this.#said ? `${said}\u00a0` : said;
  }

  /** What was said in another language is over. */
  in(language: Language): string {
    if (language !== this.#language && typeof this.#said === "string") this.#said = "";
    this.#language = language;
    return typeof this.#said === "string" ? this.#said : this.#said(EDITOR_WORDS[language], language);
  }
}
