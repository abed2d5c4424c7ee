// What the characters of a drawing mean, in the words of its puzzle. Characters of one meaning share a line.
import type { Language } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import { type Glyph, ROLES } from "../puzzles/drawing.ts";

export interface Meaning {
  readonly glyphs: readonly Glyph[];
  readonly words: string;
}

/** The meanings of these glyphs, pieces first and the ground last. */
export function meaningsOf(
  glyphs: readonly Glyph[],
  { puzzle, level }: Pick<PlayableLevel, "puzzle" | "level">,
  language: Language,
): Meaning[] {
  const byWords = new Map<string, Glyph[]>();
  const inOrder = [...glyphs].sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || compare(a.text, b.text));
  for (const glyph of inOrder) {
    const words = puzzle.describeGlyph(level, glyph)[language];
    byWords.set(words, [...(byWords.get(words) ?? []), glyph]);
  }
  return [...byWords].map(([words, same]) => ({ glyphs: same, words }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
