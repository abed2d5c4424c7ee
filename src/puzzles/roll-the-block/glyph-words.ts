// What the characters of a Roll the Block drawing mean: names by what the level's legend says of them, the rest by role.
import type { Words } from "../../language/words.ts";
import type { Glyph, Role } from "../drawing.ts";
import type { RollLevel } from "./level.ts";

export function describeGlyph({ document }: RollLevel, { text, role }: Glyph): Words | undefined {
  const entry = document.legend.find(({ key }) => key === text);
  return entry === undefined ? ROLES[role] : describeEntry(entry.value);
}

/** What a value of the legend means, as it stands within a sentence. */
export function describeEntry(value: string): Words {
  return { en: inWords(value, "en"), pt: inWords(value, "pt") };
}

const ROLES: Readonly<Partial<Record<Role, Words>>> = {
  block: { en: "the block", pt: "o bloco" },
  "block-active": { en: "the active half", pt: "a metade ativa" },
  fragile: { en: "fragile: breaks under the upright block", pt: "frágil: parte-se sob o bloco em pé" },
};

/** A legend value as a sentence: `heavy open a, close b` is "heavy switch: opens a, closes b". */
function inWords(value: string, language: keyof Words): string {
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
