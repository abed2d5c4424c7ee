// Moves that were written into a file or a pipe: their text, or why they cannot be read.
import type { Words } from "../language/words.ts";
import { isUtf16 } from "../levels/source-text.ts";

/** `>` of some shells writes UTF-16. */
export function movesTextOf(bytes: Uint8Array): string | Words {
  if (isUtf16(bytes)) return UTF16;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return NOT_UTF8;
  }
}

const UTF16: Words = {
  en: "the moves are UTF-16 text, not UTF-8",
  pt: "as jogadas são texto em UTF-16, e não em UTF-8",
};
const NOT_UTF8: Words = { en: "the moves are not UTF-8 text", pt: "as jogadas não são texto em UTF-8" };
