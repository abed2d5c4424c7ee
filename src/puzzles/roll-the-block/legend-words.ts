// The words of a legend value, each with its place in the file, so that a problem points at the word and not the line.
import { lengthInCodePoints } from "../../levels/characters.ts";
import type { Field } from "../../levels/document.ts";
import type { Position } from "../../levels/problem.ts";

export interface Word {
  readonly text: string;
  readonly at: Position;
}

/** A comma is a word of its own, unless another pattern says what a word is. */
export function wordsOf(field: Field, pattern = /[^\s,]+|,/gu): Word[] {
  const words: Word[] = [];
  let column = field.valueAt.column;
  let counted = 0;
  for (const match of field.value.matchAll(pattern)) {
    column += lengthInCodePoints(field.value.slice(counted, match.index));
    counted = match.index;
    words.push({ text: match[0], at: { line: field.valueAt.line, column } });
  }
  return words;
}
