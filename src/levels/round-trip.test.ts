// What is printed is read as the same level, in both forms and from one to the other, whatever the level.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDocument } from "../../tests/support/arbitrary-document.ts";
import { type Content, contentOf, FAKE_GAMES } from "../../tests/support/fake-games.ts";
import { detectForm } from "./detect-form.ts";
import type { LevelDocument } from "./document.ts";
import { canonicalHeader } from "./header-keys.ts";
import { readLevelJson } from "./read-json.ts";
import { readLevelText } from "./read-text.ts";
import { writeLevelJson } from "./write-json.ts";
import { writeLevelText } from "./write-text.ts";
import type { WrittenLevel } from "./written-level.ts";

const levels = fc.array(arbitraryDocument, { minLength: 1, maxLength: 4 });
const asText = (documents: readonly LevelDocument[]): string => writeLevelText(documents, FAKE_GAMES);
const asJson = (documents: readonly LevelDocument[]): string => writeLevelJson(documents, FAKE_GAMES);

function documentsOf(read: WrittenLevel[]): LevelDocument[] {
  for (const { problems } of read) expect(problems.sorted().filter(({ severity }) => severity === "error")).toEqual([]);
  return read.map(({ document }) => document as LevelDocument);
}

const ofText = (text: string): LevelDocument[] => documentsOf(readLevelText(text, FAKE_GAMES));
const ofJson = (text: string): LevelDocument[] => documentsOf(readLevelJson(text, FAKE_GAMES));

/** The content with the header in canonical order. */
function canonical(document: LevelDocument): Content {
  return contentOf({ ...document, header: canonicalHeader(document, FAKE_GAMES) });
}

test("text that is printed reads as the same level", () => {
  fc.assert(
    fc.property(levels, (documents) => {
      expect(ofText(asText(documents)).map(contentOf)).toEqual(documents.map(canonical));
    }),
    { numRuns: 500 },
  );
});

test("canonical text is a fixed point of reading and printing", () => {
  fc.assert(
    fc.property(levels, (documents) => {
      const text = asText(documents);
      expect(asText(ofText(text))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test("JSON that is printed is JSON, reads as the same level, and is a fixed point", () => {
  fc.assert(
    fc.property(levels, (documents) => {
      const json = asJson(documents);
      expect(() => JSON.parse(json)).not.toThrow();
      expect(ofJson(json).map(contentOf)).toEqual(documents.map(canonical));
      expect(asJson(ofJson(json))).toBe(json);
    }),
    { numRuns: 500 },
  );
});

test("text to JSON to text gives the same text", () => {
  fc.assert(
    fc.property(levels, (documents) => {
      const text = asText(documents);
      expect(asText(ofJson(asJson(ofText(text))))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test("each form is seen for what it is", () => {
  fc.assert(
    fc.property(levels, (documents) => {
      expect([detectForm(asText(documents)), detectForm(asJson(documents))]).toEqual(["text", "json"]);
    }),
  );
});

describe("places", () => {
  const fieldsOf = ({ header, legend }: LevelDocument) => [...header, ...legend];

  test("in text, the key, the value and every cell stand where they are said to", () => {
    fc.assert(
      fc.property(levels, (documents) => {
        const text = asText(documents);
        const lines = text.split("\n").map((line) => [...line]);
        const from = ({ line, column }: { line: number; column: number }) => lines[line - 1]?.slice(column - 1);
        for (const document of ofText(text)) {
          for (const { key, value, keyAt, valueAt } of fieldsOf(document)) {
            expect(from(keyAt)?.join("").startsWith(`${key}:`)).toBe(true);
            expect(from(valueAt)?.join("")).toBe(value);
          }
          for (const grid of [document.grid, document.goals]) {
            grid?.forEachCell((codePoint, row, column) => {
              expect(from(grid.position(row, column))?.[0]).toBe(String.fromCodePoint(codePoint));
            });
          }
        }
      }),
    );
  });

  test("in JSON too, behind whatever escapes", () => {
    fc.assert(
      fc.property(levels, fc.boolean(), (documents, allEscaped) => {
        const json = allEscaped ? escaped(asJson(documents)) : asJson(documents);
        const lines = json.split("\n").map((line) => [...line]);
        for (const { grid } of ofJson(json)) {
          grid.forEachCell((codePoint, row, column) => {
            const { line, column: start } = grid.position(row, column);
            const rest = lines[line - 1]?.slice(start - 1, start + 11).join("") ?? "";
            const [, typed] = /^(\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\.|.)/su.exec(rest) ?? [];
            expect(JSON.parse(`"${typed}"`)).toBe(String.fromCodePoint(codePoint));
          });
        }
      }),
    );
  });
});

/** The same JSON with every letter and everything beyond ASCII as an escape, inside of strings. */
function escaped(json: string): string {
  return json.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, content: string) => {
    const numbered = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return `"${content.replaceAll(/\\.|[a-zA-Z\u0080-\uFFFF]/g, (part) => (part.length === 1 ? numbered(part) : part))}"`;
  });
}
