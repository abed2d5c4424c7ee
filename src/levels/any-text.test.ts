// Whatever the text: no reader throws, there is always a level, and whatever is wrong is said with a place in the text.
// What no reader finds wrong is printed and read again as the same.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDocument } from "../../tests/support/arbitrary-document.ts";
import { runs } from "../../tests/support/breadth.ts";
import { contentOf, FAKE_GAMES } from "../../tests/support/fake-games.ts";
import { detectForm } from "./detect-form.ts";
import { readFacts } from "./facts.ts";
import { readLevelJson } from "./read-json.ts";
import { readPlainLevel } from "./read-plain.ts";
import { readLevelText } from "./read-text.ts";
import { type Source, SourceText } from "./source-text.ts";
import { writeLevelJson } from "./write-json.ts";
import { writeLevelText } from "./write-text.ts";
import type { WrittenLevel } from "./written-level.ts";

const READERS: readonly (readonly [string, (source: Source) => WrittenLevel[]])[] = [
  ["text", (source) => readLevelText(source, FAKE_GAMES)],
  ["JSON", (source) => readLevelJson(source, FAKE_GAMES)],
  ["numbers", (source) => FAKE_GAMES.map((game) => readPlainLevel(source, "numbers", game))],
  ["rows", (source) => FAKE_GAMES.map((game) => readPlainLevel(source, "rows", game))],
];

const pieces = fc.constantFrom(
  ...'\n \t\r:;.#AaST~-_0123,"[]{}\\é😀\0\u2028\uFEFF\ud83d',
  "\n\n",
  "\r\n",
  "---",
  "\n---\n",
  "game: ",
  "game: plain-game\n",
  "game: legend-game\n\n",
  "game: pair-game\n\nA\n\na\n",
  "title: ",
  "optimal: ",
  "a: bridge",
  "⚠\uFE0F",
  '{"game": "pair-game", "grid": ["A"]}',
  '"game": ',
  '"header": {',
  '"legend": [["',
  '"grid": [',
  "null",
  "\\u00",
);

/** Valid files in both forms, with some places cut out, put in or doubled. */
const damaged = fc
  .tuple(
    fc.array(arbitraryDocument, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.array(fc.tuple(fc.nat(), fc.nat(20), pieces, fc.nat(2)), { minLength: 1, maxLength: 4 }),
  )
  .map(([documents, asText, damages]) => {
    let text = (asText ? writeLevelText : writeLevelJson)(documents, FAKE_GAMES);
    for (const [where, length, piece, how] of damages) {
      const start = where % (text.length + 1);
      const part = text.slice(start, start + length);
      const put = how === 0 ? "" : how === 1 ? piece : part + part;
      text = text.slice(0, start) + put + text.slice(how === 1 ? start : start + length);
    }
    return text;
  });

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
  damaged,
);

const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.tuple(anyText, fc.nat(), fc.nat(255)).map(([text, where, byte]) => {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > 0) bytes[where % bytes.length] = byte;
    return bytes;
  }),
);

function expectSound(source: Source, levels: WrittenLevel[]): void {
  const lines = SourceText.of(source)
    .text.split("\n")
    .map((line) => [...line].length);
  expect(levels.length).toBeGreaterThan(0);
  for (const { document, problems } of levels) {
    if (document === undefined) expect(problems.hasErrors).toBe(true);
    else readFacts(document, FAKE_GAMES, problems);
    for (const { line, column, message, expected } of problems.sorted()) {
      expect(message).toMatch(/^[A-Z`].*[.?]$/u);
      expect(message + expected).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? 0) + 1);
    }
  }
}

describe.each(READERS)("as %s", (_, read) => {
  test("any text is read, and what is wrong stands inside of it", () => {
    fc.assert(
      fc.property(anyText, (text) => expectSound(text, read(text))),
      { numRuns: runs(1500) },
    );
  });

  test("any bytes are read, and what is wrong stands inside of them", () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => expectSound(bytes, read(bytes))),
      { numRuns: runs(1500) },
    );
  });
});

test("every text is of some form", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(["text", "json", "numbers", "rows"]).toContain(detectForm(text));
    }),
  );
});

test("levels count from 1", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const read of [readLevelText, readLevelJson]) {
        const levels = read(text, FAKE_GAMES);
        expect(levels.map(({ index }) => index)).toEqual(levels.map((_, i) => i + 1));
      }
    }),
  );
});

test("what is not found wrong is printed, and read again as the same", () => {
  let printed = 0;
  fc.assert(
    fc.property(damaged, (text) => {
      // A carriage return inside of a row is for the puzzle to refuse.
      const levels = readLevelText(text.replaceAll("\r", ""), FAKE_GAMES);
      const documents = levels.flatMap(({ document, problems }) => (document && !problems.hasErrors ? [document] : []));
      printed += documents.length;
      const again = readLevelText(writeLevelText(documents, FAKE_GAMES), FAKE_GAMES);
      const canonical = writeLevelText(documents, FAKE_GAMES);
      if (documents.length === 0) return;
      expect(again.map(({ problems }) => problems.hasErrors)).toEqual(documents.map(() => false));
      expect(again.map(({ document }) => document && contentOf(document).grid)).toEqual(
        documents.map((document) => contentOf(document).grid),
      );
      expect(
        writeLevelText(
          again.flatMap(({ document }) => document ?? []),
          FAKE_GAMES,
        ),
      ).toBe(canonical);
    }),
    { numRuns: runs(1000) },
  );
  expect(printed).toBeGreaterThan(runs(100, 6));
});
