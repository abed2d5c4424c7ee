// Any level document that a file can hold, for the fake games: strange keys, values and names, ragged rows, long
// characters, second grids. Its places are made up.
import fc from "fast-check";
import { isReserved } from "../../src/levels/characters.ts";
import type { Field, LevelDocument } from "../../src/levels/document.ts";
import { GridText } from "../../src/levels/grid-text.ts";
import { legendGame, pairGame, plainGame } from "./fake-games.ts";

const PLACE = { line: 1, column: 1 };

const value = fc
  .oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.constantFrom("---", "; x", "a: b"),
  )
  .map((text) => text.replaceAll(/(?!\t)\p{Cc}|\p{Surrogate}/gu, "").replaceAll(/^[ \t]+|[ \t]+$/g, ""));

const KNOWN_KEYS = [
  "title",
  "author",
  "source",
  "difficulty",
  "note",
  "note-pt",
  "optimal",
  "optimal-weighted",
  "solution",
];
const wordKey = fc.oneof(
  fc.constantFrom(...KNOWN_KEYS, "moves", "burst"),
  fc.stringMatching(/^[a-zA-Zéж][a-z0-9_-]{1,9}$/).filter((key) => key !== "game"),
  fc.constantFrom("constructor", "toString", "proto__"),
);

const name = fc
  .oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }))
  .filter((character) => !isReserved(character));

function fields(key: fc.Arbitrary<string>): fc.Arbitrary<Field[]> {
  return fc
    .uniqueArray(fc.tuple(key, value), { selector: ([text]) => text, maxLength: 12 })
    .map((pairs) => pairs.map(([key, value]) => ({ key, value, keyAt: PLACE, valueAt: PLACE })));
}

/** Rows of at least one cell; a cell is a character that no part of the format claims. */
function grid(characters: readonly string[]): fc.Arbitrary<GridText> {
  const row = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 8 }).map((cells) => cells.join(""));
  return fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) => new GridText(rows, []));
}

const none = fc.constant<Field[]>([]);

const plain = fc.record({ header: fields(wordKey), legend: none, grid: grid(["A", "z", ".", "#"]) });

const withGoals = fc.record(
  { header: fields(wordKey), legend: none, grid: grid(["A", ".", "#"]), goals: grid(["a", "."]) },
  { requiredKeys: ["header", "legend", "grid"] },
);

const withLegend = fields(name).chain((legend) =>
  fc.record({
    header: fields(wordKey),
    legend: fc.constant(legend),
    grid: grid([".", "#", "S", ...legend.map(({ key }) => key)]),
  }),
);

export const arbitraryDocument: fc.Arbitrary<LevelDocument> = fc.oneof(
  plain.map((parts) => ({ game: plainGame.id, at: PLACE, ...parts })),
  withGoals.map((parts) => ({ game: pairGame.id, at: PLACE, ...parts })),
  withLegend.map((parts) => ({ game: legendGame.id, at: PLACE, ...parts })),
);
