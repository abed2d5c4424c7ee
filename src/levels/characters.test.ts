import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  controlCharacterIn,
  isLongCharacter,
  isOneCodePoint,
  isReserved,
  lengthInCodePoints,
  shorten,
  showCharacter,
} from "./characters.ts";

test("the length counts code points, half a pair as one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      const text = `${a}\ud83d${b}`;
      expect(lengthInCodePoints(text)).toBe([...text].length);
    }),
  );
});

test.each(["a", "é", "😀", "\u0301", "\ud83d"])("%j is one code point", (text) => {
  expect(isOneCodePoint(text)).toBe(true);
  expect(isLongCharacter(text)).toBe(false);
});

test.each([
  ["an emoji with a selector", "⚠\uFE0F"],
  ["emojis that are joined", "👩\u200D🚀"],
  ["a letter with its accent apart", "e\u0301"],
  ["a flag", "🇵🇹"],
])("%s looks like one character but is several code points", (_, text) => {
  expect(isOneCodePoint(text)).toBe(false);
  expect(isLongCharacter(text)).toBe(true);
});

test.each(["", "ab", "title", "éa", "😀😀", "\r\n"])("%j is not a long character", (text) => {
  expect(isLongCharacter(text)).toBe(false);
});

test("a base with a million marks is not taken for a character", () => {
  expect(isLongCharacter(`a${"\u0301".repeat(1_000_000)}`)).toBe(false);
});

describe("reserved", () => {
  test.each([...".#ST~;:-"])("%s, which the format uses itself", (character) => {
    expect(isReserved(character)).toBe(true);
  });

  test.each([" ", "\t", "\u00A0", "\u2003", "\u2028", "\u3000", "\uFEFF"])("white space: %j", (character) => {
    expect(isReserved(character)).toBe(true);
  });

  test.each(["\0", "\r", "\u001B", "\u007F", "\u0085"])("control characters: %j", (character) => {
    expect(isReserved(character)).toBe(true);
  });

  test("half a surrogate pair", () => {
    expect(isReserved("\udc00")).toBe(true);
  });

  test.each(["a", "Z", "0", "_", "é", "ж", "日", "😀", "\u0301", "{", '"', ",", "?", "\u200D"])(
    "but not %j",
    (character) => {
      expect(isReserved(character)).toBe(false);
    },
  );
});

test("a tab is no control character that text may not hold; all others are", () => {
  expect(controlCharacterIn("a\tb")).toBe(-1);
  expect(controlCharacterIn("a\tb\0")).toBe(3);
  expect(controlCharacterIn("a\rb")).toBe(1);
});

test.each([
  ["q", "`q`"],
  ["😀", "`😀`"],
  [" ", "a space"],
  ["\t", "a tab"],
  ["\0", "U+0000"],
  ["\u001B", "U+001B"],
  ["\u200D", "U+200D"],
  ["\uFE0F", "U+FE0F"],
  ["\u00A0", "U+00A0"],
  ["\ud83d", "U+D83D"],
  ["\u{E0041}", "U+E0041"],
])("%j is shown as %s", (character, shown) => {
  expect(showCharacter(character.codePointAt(0) as number).en).toBe(shown);
});

describe("shortening", () => {
  test("leaves short text as it is", () => {
    expect(shorten("Olá, 😀")).toBe("Olá, 😀");
  });

  test("cuts long text and says so", () => {
    expect(shorten("x".repeat(41))).toBe(`${"x".repeat(40)}…`);
  });

  test("shows what breaks lines or turns them around as unreadable", () => {
    expect(shorten("a\u2028b\u202Ec\x1B[31m")).toBe("a\uFFFDb\uFFFDc\uFFFD[31m");
  });

  test("never lets a control character or half a character through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const short = shorten(`\u001B[31m${text}😀`);
        expect(short).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
        expect(short.length).toBeLessThanOrEqual(41);
      }),
    );
  });
});
