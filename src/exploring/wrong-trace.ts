// Why a file cannot be gone through as a search: for who asks before anything that reads it is loaded.
import type { Words } from "../language/words.ts";

/** A file is no search trace; `words` say why. */
export class WrongTrace extends Error {
  override readonly name = "WrongTrace";
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}
