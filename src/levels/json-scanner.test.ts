// The scanner reads what JSON.parse reads, token by token, and refuses what it refuses.
import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonScanner } from "./json-scanner.ts";

/** What a text holds, put together from its tokens; undefined where a token is none. */
function read(text: string): unknown {
  const scanner = new JsonScanner(text);
  let rebuilt = "";
  for (scanner.advance(); scanner.token !== "end"; scanner.advance()) {
    if (!scanner.isWhole || scanner.token === "unknown" || scanner.token === "comment") return undefined;
    rebuilt += scanner.token === "string" ? JSON.stringify(scanner.value) : scanner.value;
  }
  return JSON.parse(rebuilt);
}

test("any JSON, with any white space, holds the same", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 1, "\t"), (text, space) => {
      const wanted: unknown = JSON.parse(text);
      expect(read(` ${JSON.stringify(wanted, null, space)}\r\n`)).toEqual(wanted);
    }),
  );
});

test("one string or number is whole where JSON.parse says so", () => {
  const strings = fc.string({ unit: fc.constantFrom('"', "\\", "u", "0", "n", "a", "\u0007", "é", "😀") });
  const numbers = fc.string({ unit: fc.constantFrom("-", "0", "1", ".", "e", "+") });
  const tokens = fc.oneof(
    strings.map((inside) => `"${inside}"`),
    numbers.map((rest) => `1${rest}`),
  );
  fc.assert(
    fc.property(tokens, (text) => {
      const scanner = new JsonScanner(text);
      scanner.advance();
      expect(scanner.isWhole && scanner.end === text.length).toBe(isJson(text));
    }),
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("a token knows where it stands; what is none is told", () => {
  const scanner = new JsonScanner('{ "a\\n": nul // x\n"open');
  const seen: unknown[] = [];
  do {
    scanner.advance();
    seen.push([scanner.token, scanner.start, scanner.end, scanner.isWhole]);
  } while (scanner.token !== "end");
  expect(seen).toEqual([
    ["{", 0, 1, true],
    ["string", 2, 7, true],
    [":", 7, 8, true],
    ["unknown", 9, 12, true],
    ["comment", 13, 17, true],
    ["string", 18, 23, false],
    ["end", 23, 23, true],
  ]);
});
