import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenLevel } from "../../../tests/support/written-level.ts";
import { ProblemList } from "../../levels/problem.ts";
import { readLegend } from "./legend.ts";

/** Reads a legend that starts in line 2; every value starts in column 4. */
function read(legend: Readonly<Record<string, string>>) {
  const problems = new ProblemList();
  const { tiles, bridges, splitCells } = readLegend(writtenLevel("roll-the-block", [], { legend }).legend, problems);
  return { tiles, bridges, splitCells, problems: problems.sorted() };
}

/** The tile of a legend entry that must be right, beside the bridges a and b. */
function tile(value: string) {
  const { tiles, problems } = read({ a: "bridge closed", b: "bridge open", q: value });
  expect(problems).toEqual([]);
  return tiles.get("q");
}

/** What is wrong with an entry in line 4, beside the bridges a and b: its column, message and what was found. */
function wrong(value: string) {
  const { problems } = read({ a: "bridge closed", b: "bridge open", q: value });
  return problems.map(({ line, column, message, found }) => {
    expect(line).toBe(4);
    return [column, message, found];
  });
}

const toggleA = { effect: "toggle", bridge: 0 };
const openB = { effect: "open", bridge: 1 };
const closeA = { effect: "close", bridge: 0 };

describe("bridges", () => {
  test("are open or closed at the start and numbered in the order of the legend", () => {
    const { tiles, bridges } = read({ b: "bridge open", x: "soft", a: "bridge closed" });
    expect(bridges).toEqual([
      { name: "b", open: true },
      { name: "a", open: false },
    ]);
    expect(tiles.get("b")).toEqual({ kind: "bridge", name: "b", bridge: 0 });
    expect(tiles.get("a")).toEqual({ kind: "bridge", name: "a", bridge: 1 });
  });

  test("may be 64", () => {
    const names = Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x100 + i));
    expect(read(Object.fromEntries(names.map((name) => [name, "bridge open"]))).problems).toEqual([]);
  });

  test("may not be 65 or more, which is told once", () => {
    const names = Array.from({ length: 70 }, (_, i) => String.fromCodePoint(0x100 + i));
    expect(read(Object.fromEntries(names.map((name) => [name, "bridge open"]))).problems).toEqual([
      {
        severity: "error",
        line: 2 + 64,
        column: 1,
        message: `The legend has too many bridges: \`${names[64]}\` is one more than 64.`,
        found: names[64],
        expected: "at most 64 bridges",
      },
    ]);
  });
});

describe("switches", () => {
  test.each(["soft", "heavy"])("may control nothing: %s", (value) => {
    expect(tile(value)).toEqual({ kind: "switch", name: "q", trigger: value, actions: [] });
  });

  test.each([
    ["soft toggle a", [toggleA]],
    ["heavy toggle a, open b", [toggleA, openB]],
    ["soft toggle a,open b , close a", [toggleA, openB, closeA]],
    ["soft toggle ab", [toggleA, { effect: "toggle", bridge: 1 }]],
    ["soft toggle b a", [{ effect: "toggle", bridge: 1 }, toggleA]],
    ["soft  toggle\ta a", [toggleA, toggleA]],
  ])("act in the order written: %s", (value, actions) => {
    expect(tile(value)).toMatchObject({ actions });
  });

  test("may name a bridge that is declared after them", () => {
    const { tiles, problems } = read({ q: "soft toggle a", a: "bridge open" });
    expect(problems).toEqual([]);
    expect(tiles.get("q")).toMatchObject({ actions: [toggleA] });
  });

  test("may name bridges outside the basic plane", () => {
    const { tiles, problems } = read({ "🌉": "bridge open", "🌁": "bridge open", q: "soft toggle 🌁🌉" });
    expect(problems).toEqual([]);
    expect(tiles.get("q")).toMatchObject({ actions: [{ bridge: 1 }, { bridge: 0 }] });
  });

  test("may name a bridge that is called like a verb's letter or a comma", () => {
    const { tiles, problems } = read({ o: "bridge open", ",": "bridge open", q: "soft open o, toggle ,, close ,o" });
    expect(problems).toEqual([]);
    expect(tiles.get("q")).toMatchObject({
      actions: [
        { effect: "open", bridge: 0 },
        { effect: "toggle", bridge: 1 },
        { effect: "close", bridge: 1 },
        { effect: "close", bridge: 0 },
      ],
    });
  });

  test.each([
    ["soft flip a", [[9, "`flip` is not an action of a switch.", "flip"]]],
    ["soft toogle a", [[9, "`toogle` is not an action of a switch. Did you mean `toggle`?", "toogle"]]],
    ["soft Toggle a", [[9, "`Toggle` is not an action of a switch. Did you mean `toggle`?", "Toggle"]]],
    ["soft togglea", [[9, "`togglea` is not an action of a switch. Did you mean `toggle`?", "togglea"]]],
    ["soft a", [[9, "`a` is not an action of a switch.", "a"]]],
    ["soft toggle", [[9, "It is not said which bridges to toggle.", "toggle"]]],
    ["soft toggle a,", [[17, "An action is missing beside this comma.", ","]]],
    ["soft ,", [[9, "An action is missing beside this comma.", ","]]],
    ["heavy,", [[9, "An action is missing beside this comma.", ","]]],
    ["soft , toggle a", [[9, "An action is missing beside this comma.", ","]]],
    ["soft toggle a,, open b", [[17, "An action is missing beside this comma.", ","]]],
    ["soft toggle a open b", [[18, "A comma is missing before `open`.", "open"]]],
    ["heavy open , close b", [[10, "It is not said which bridges to open.", "open"]]],
  ])("must have actions that can be read: %s", (value, problems) => {
    expect(wrong(value)).toEqual(problems);
  });

  test.each([
    ["an unknown name", "soft toggle z", "z", 16],
    ["an unknown name among others", "soft toggle a, open azb", "z", 25],
    ["a switch", "soft toggle q", "q", 16],
    ["floor", "soft toggle .", ".", 16],
  ])("may not act on %s", (_, value, name, column) => {
    expect(wrong(value)).toEqual([[column, `\`${name}\` is not a bridge of the legend.`, name]]);
  });

  test("count columns in code points", () => {
    const { problems } = read({ "🌉": "bridge open", q: "soft toggle 🌉z" });
    expect(problems).toMatchObject([{ column: 4 + 13, found: "z", expected: "the name of a bridge (🌉)" }]);
  });

  test("are told of every wrong name, but of each once", () => {
    expect(wrong("soft toggle zzyz, flip a").map(([column]) => column)).toEqual([16, 18, 22]);
  });

  test("are not blamed for a bridge whose own value cannot be read", () => {
    const { problems } = read({ q: "soft toggle ab", a: "brigde open", b: "bridge" });
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });
});

describe("splits", () => {
  test("name two cells, the active one first", () => {
    expect(tile("split 2,4 10,9")).toEqual({
      kind: "split",
      name: "q",
      cells: [
        { row: 2, column: 4 },
        { row: 10, column: 9 },
      ],
    });
  });

  test("tell where each cell is written", () => {
    const { splitCells } = read({ q: "split  2,4 10,9" });
    expect(splitCells.map(({ word }) => word.at)).toEqual([
      { line: 2, column: 11 },
      { line: 2, column: 15 },
    ]);
  });

  test("name two different cells", () => {
    expect(wrong("split 2,4 02,4")).toEqual([[14, "Both halves of the split go to the same cell.", "02,4"]]);
  });

  test.each([
    ["split", 4, ""],
    ["split 2,4", 4, ""],
    ["split 2,4 2", 14, "2"],
    ["split 2 4 2,9", 10, "2"],
    ["split 2, 4 2,9", 10, "2,"],
    ["split (2,4) 2,9", 10, "(2,4)"],
    ["split 2,4 2,9 3,3", 18, "3,3"],
    ["split 2,4 2.5,9", 14, "2.5,9"],
  ])("name two cells and nothing else: %s", (value, column, found) => {
    expect(wrong(value)).toEqual([[column, "A split names the two cells that its halves go to.", found]]);
  });
});

describe("other values", () => {
  test.each([
    ["", 4, "It is not said what `q` means.", ""],
    ["brigde open", 4, "`brigde` is not something that a cell can be. Did you mean `bridge`?", "brigde"],
    ["Bridge open", 4, "`Bridge` is not something that a cell can be. Did you mean `bridge`?", "Bridge"],
    ["bridge", 4, "It is not said whether the bridge `q` is open or closed at the start.", ""],
    ["bridge shut", 11, "It is not said whether the bridge `q` is open or closed at the start.", "shut"],
    [
      "bridge close",
      11,
      "It is not said whether the bridge `q` is open or closed at the start. Did you mean `closed`?",
      "close",
    ],
    ["bridge open now", 16, "Nothing may stand after `bridge open`.", "now"],
  ])("cannot be read: %s", (value, column, message, found) => {
    expect(wrong(value)).toEqual([[column, message, found]]);
  });

  test("are shortened where they are long", () => {
    const start = `${"🌉".repeat(20)}…`;
    expect(wrong("🌉".repeat(1000))).toEqual([[4, `\`${start}\` is not something that a cell can be.`, start]]);
  });

  test("never throw, whatever they are", () => {
    const word = fc.constantFrom("soft", "heavy", "bridge", "split", "open", "toggle", "a", ",", " ", "1,2", "🌉");
    const value = fc.oneof(
      fc.array(word).map((words) => words.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(value, (text) => {
        const { tiles } = read({ a: "bridge open", q: text });
        expect(tiles.has("q")).toBe(true);
      }),
    );
  });
});

describe("words", () => {
  test("are parted by spaces and tabs", () => {
    expect(tile("soft \t open\ta \tb")).toMatchObject({ actions: [{ ...toggleA, effect: "open" }, openB] });
    expect(tile("bridge\topen")).toEqual({ kind: "bridge", name: "q", bridge: 2 });
    expect(tile("split 2,4\t2,9")).toMatchObject({ kind: "split" });
  });

  test.each(["\u00A0", "\u2003", "\u3000", "\v", "\u0085", "\uFEFF"])("but by no other white space: %j", (blank) => {
    const name = `U+${blank.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const told = `The value of \`q\` has ${name}, which is white space but neither a space nor a tab.`;
    expect(wrong(`soft open a${blank}b`)).toEqual([[15, told, name]]);
    expect(wrong(`bridge${blank}open`)).toEqual([[10, told, name]]);
    expect(wrong(`split${blank}2,4 2,9`)).toEqual([[9, told, name]]);
    expect(wrong(`soft${blank}`)).toEqual([[8, told, name]]);
  });

  test("may be anything without disturbing a terminal", () => {
    const word = fc.oneof(
      fc.constantFrom("soft", "heavy", "toggle", "open", "bridge", "split", ","),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const { problems } = read({ a: "bridge closed", q: words.join(" ") });
        for (const { message, found, expected } of problems) {
          expect(message + found + expected).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u);
        }
      }),
    );
    expect(wrong("soft open \b")).toEqual([[14, "U+0008 is not a bridge of the legend.", "\uFFFD"]]);
  });
});
