// What the characters of a drawing mean, in words: by the role that each plays, and for the names of a legend by what
// the level's legend says of them. Characters of one meaning share a line.
import type { Language, Words } from "../language/words.ts";
import type { LevelDocument } from "../levels/document.ts";
import type { Glyph, Role } from "../puzzles/drawing.ts";

export interface Meaning {
  readonly glyphs: readonly Glyph[];
  readonly words: string;
}

/** The meanings of these glyphs, pieces first and the ground last. */
export function meaningsOf(glyphs: readonly Glyph[], document: LevelDocument, language: Language): Meaning[] {
  const byWords = new Map<string, Glyph[]>();
  const inOrder = [...glyphs].sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || compare(a.text, b.text));
  for (const glyph of inOrder) {
    const words = wordsOf(glyph, document, language);
    byWords.set(words, [...(byWords.get(words) ?? []), glyph]);
  }
  return [...byWords].map(([words, same]) => ({ glyphs: same, words }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const ROLE_WORDS: Readonly<Record<Role, Words>> = {
  block: { en: "the block", pt: "o bloco" },
  "block-active": { en: "the active half", pt: "a metade ativa" },
  piece: { en: "piece", pt: "peça" },
  "piece-at-goal": { en: "piece on its goal", pt: "peça no seu objetivo" },
  goal: { en: "goal of that colour", pt: "objetivo dessa cor" },
  target: { en: "target", pt: "alvo" },
  switch: { en: "switch", pt: "interruptor" },
  "bridge-open": { en: "open bridge", pt: "ponte aberta" },
  "bridge-closed": { en: "closed bridge", pt: "ponte fechada" },
  split: { en: "split", pt: "divisor" },
  fragile: { en: "fragile: breaks under the upright block", pt: "frágil: parte-se sob o bloco em pé" },
  floor: { en: "floor", pt: "chão" },
  empty: { en: "empty", pt: "vazio" },
  wall: { en: "wall", pt: "parede" },
  void: { en: "nothing", pt: "nada" },
};

const ROLES = Object.keys(ROLE_WORDS) as Role[];

/** What a puzzle calls a role. One that is not here is told in the general words. */
const WORDS_OF_GAMES: Readonly<Record<string, Partial<Record<Role, Words>>>> = {
  "folding-blocks": {
    piece: { en: "group", pt: "grupo" },
    empty: { en: "empty, to be filled", pt: "vazio, para encher" },
    void: { en: "hole", pt: "buraco" },
  },
  "match-the-tiles": {
    piece: { en: "tile", pt: "peça" },
    "piece-at-goal": { en: "tile on its goal", pt: "peça no seu objetivo" },
    wall: { en: "obstacle", pt: "obstáculo" },
  },
  "break-the-ice": { piece: { en: "block", pt: "bloco" } },
};

function wordsOf({ text, role }: Glyph, document: LevelDocument, language: Language): string {
  const entry = document.legend.find(({ key }) => key === text);
  if (entry !== undefined) return legendWords(entry.value, language);
  return (WORDS_OF_GAMES[document.game]?.[role] ?? ROLE_WORDS[role])[language];
}

/** A legend value as a sentence: `heavy open a, close b` is "heavy switch: opens a, closes b". */
function legendWords(value: string, language: Language): string {
  const [kind = "", ...rest] = value.split(/\s+/u);
  const named = LEGEND_WORDS[rest.length === 0 || kind === "bridge" ? value : kind];
  if (named === undefined) return value;
  if (kind === "bridge" || rest.length === 0) return named[language];
  const joint = kind === "split" ? " " : ": ";
  return `${named[language]}${joint}${rest.map((word) => LEGEND_WORDS[word]?.[language] ?? word).join(" ")}`;
}

const LEGEND_WORDS: Readonly<Record<string, Words>> = {
  "bridge open": { en: "bridge, open at the start", pt: "ponte, aberta no início" },
  "bridge closed": { en: "bridge, closed at the start", pt: "ponte, fechada no início" },
  soft: { en: "soft switch", pt: "interruptor leve" },
  heavy: { en: "heavy switch", pt: "interruptor pesado" },
  split: { en: "splits the block into halves at", pt: "divide o bloco em metades em" },
  toggle: { en: "toggles", pt: "alterna" },
  open: { en: "opens", pt: "abre" },
  close: { en: "closes", pt: "fecha" },
};
