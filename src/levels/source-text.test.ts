import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inBoth } from "../language/words.ts";
import { ProblemList } from "./problem.ts";
import { reportFlaws, SourceText } from "./source-text.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return typeof new TextDecoder("utf-8", { fatal: true }).decode(bytes) === "string";
  } catch {
    return false;
  }
}

test("UTF-8 is read as it is, as text or as bytes", () => {
  const text = "título: 😀\n日本\r\n";
  expect(SourceText.of(text)).toMatchObject({ text, flaws: [] });
  expect(SourceText.of(encode(text))).toMatchObject({ text, flaws: [] });
});

test("one byte order mark at the start is dropped, a second is not", () => {
  expect(SourceText.of("\uFEFFa\uFEFF").text).toBe("a\uFEFF");
  expect(SourceText.of(encode("\uFEFF\uFEFFa")).text).toBe("\uFEFFa");
});

test("a source text is its own source", () => {
  const source = SourceText.of("a");
  expect(SourceText.of(source)).toBe(source);
});

describe("bytes that are not UTF-8", () => {
  test.each([
    ["a Latin-1 letter", [0x4a, 0x6f, 0xe3, 0x6f], 1, 3, "byte 0xE3"],
    ["a byte that begins nothing", [0x61, 0x0a, 0x62, 0x80], 2, 2, "byte 0x80"],
    ["half a sequence at the end", [0x61, 0xf0, 0x9f, 0x98], 1, 2, "byte 0xF0"],
    ["an overlong slash", [0xc0, 0xaf], 1, 1, "byte 0xC0"],
    ["an overlong sequence of three", [0xe0, 0x80, 0x80], 1, 1, "byte 0xE0"],
    ["half a surrogate pair", [0xed, 0xa0, 0x80], 1, 1, "byte 0xED"],
    ["beyond the last code point", [0xf4, 0x90, 0x80, 0x80], 1, 1, "byte 0xF4"],
    ["after a byte order mark", [0xef, 0xbb, 0xbf, 0x61, 0xff], 1, 2, "byte 0xFF"],
    ["after longer characters", [0xc3, 0xa9, 0xe6, 0x97, 0xa5, 0xf0, 0x9f, 0x98, 0x80, 0xff], 1, 4, "byte 0xFF"],
  ])("%s: found with line and column", (_, bytes, line, column, found) => {
    const { flaws } = SourceText.of(new Uint8Array(bytes));
    expect(flaws).toEqual([
      { line, column, found, message: { en: "The text is not UTF-8 here.", pt: "Aqui o texto não está em UTF-8." } },
    ]);
  });

  test("the first of every line is told, and all else is still read", () => {
    const { text, flaws } = SourceText.of(new Uint8Array([0x61, 0xff, 0xff, 0x0a, 0x62, 0x0a, 0xff, 0x63]));
    expect(flaws.map(({ line, column }) => [line, column])).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(text.split("\n").map((line) => line.replaceAll("\uFFFD", ""))).toEqual(["a", "b", "c"]);
  });

  test("there is a flaw exactly where the decoder of the platform finds one, and what stands before it is UTF-8", () => {
    const someBytes = fc.array(
      fc.constantFrom(0x0a, 0x41, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xff),
    );
    fc.assert(
      fc.property(someBytes, (values) => {
        const bytes = new Uint8Array([0x41, ...values]);
        const { flaws } = SourceText.of(bytes);
        expect(flaws.length === 0).toBe(isUtf8(bytes));
        const [first] = flaws;
        if (first === undefined) return;
        const start = positionOf(bytes, first.line, first.column);
        expect(isUtf8(bytes.subarray(0, start))).toBe(true);
        // A longer valid beginning would mean that a valid character was called wrong.
        for (let length = 1; length <= 4; length++) {
          const following = bytes.subarray(start, start + length);
          expect(following.length === length && isUtf8(following)).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("UTF-16 is called by its name and not read", () => {
    for (const bytes of [
      [0xff, 0xfe, 0x61, 0],
      [0xfe, 0xff, 0, 0x61],
    ]) {
      const { text, flaws } = SourceText.of(new Uint8Array(bytes));
      expect(text).toBe("");
      expect(flaws).toMatchObject([{ line: 1, column: 1, message: { en: "The file is UTF-16 text, not UTF-8." } }]);
    }
  });

  test("a file that no string could hold is refused", () => {
    const { text, flaws } = SourceText.of(new Uint8Array(2 ** 28 + 1));
    expect(text).toBe("");
    expect(flaws).toMatchObject([
      {
        line: 1,
        column: 1,
        message: { en: "The file is larger than 256 MiB." },
        expected: { en: "at most 268435456 bytes" },
      },
    ]);
  });
});

/** The index of the byte at a line and column of a text that is UTF-8 until there. */
function positionOf(bytes: Uint8Array, line: number, column: number): number {
  let i = 0;
  for (let l = 1; l < line; l++) i = bytes.indexOf(0x0a, i) + 1;
  for (let c = 1; c < column; c++) {
    i++;
    while (((bytes[i] ?? 0) & 0xc0) === 0x80 && !isUtf8(bytes.subarray(0, i))) i++;
  }
  return i;
}

test.each([
  ["a\n\uFEFFb\ud83dc", 2, 3, "U+D83D"],
  ["\uFEFF😀\udc00", 1, 2, "U+DC00"],
  ["\ud83d\ud83d\ude00", 1, 1, "U+D83D"],
])("half a surrogate pair in a string is found: %j", (text, line, column, found) => {
  expect(SourceText.of(text).flaws).toMatchObject([{ line, column, found }]);
});

test("each flaw is told to the last level that begins before it", () => {
  const levels = [
    { at: { line: 2, column: 1 }, problems: new ProblemList() },
    { at: { line: 4, column: 1 }, problems: new ProblemList() },
    { at: { line: 4, column: 9 }, problems: new ProblemList() },
  ];
  const flaws = [1, 3, 4, 4, 7].map((line, i) => ({ line, column: 2 * i + 1, message: inBoth(`${i}`), found: "" }));
  reportFlaws(flaws, levels);
  const told = levels.map(({ problems }) => problems.sorted().map(({ message }) => message));
  expect(told).toEqual([["0", "1"], ["2", "3"], ["4"]]);
});
