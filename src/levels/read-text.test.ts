// What a level file is made of: levels, blocks, comments, line ends, the game that is inherited. The lines of a header
// have their own tests in read-header.test.ts.
import { describe, expect, test } from "vitest";
import { contentOf, FAKE_GAMES, said } from "../../tests/support/fake-games.ts";
import type { LevelDocument } from "./document.ts";
import { readLevelText } from "./read-text.ts";
import type { Source } from "./source-text.ts";
import type { WrittenLevel } from "./written-level.ts";

const read = (source: Source): WrittenLevel[] => readLevelText(source, FAKE_GAMES);

/** The document of the only level of a file, with which nothing is wrong. */
function document(source: Source): LevelDocument {
  const levels = read(source);
  expect(levels.map(said)).toEqual([[]]);
  return levels[0]?.document as LevelDocument;
}

const saidOf = (source: Source): string[][] => read(source).map(said);

describe("a level is a header, a blank line, then its grid", () => {
  test("as simple as that", () => {
    expect(contentOf(document("game: plain-game\ntitle: One\n\nA.\n.#\n"))).toEqual({
      game: "plain-game",
      header: [["title", "One"]],
      legend: [],
      grid: ["A.", ".#"],
      goals: undefined,
    });
  });

  test("every part knows its place in the file", () => {
    const text = "; a comment\n\ntitle: Olá\ngame: legend-game\n😀: bridge\n\n\n.x\n; another\n😀y\n";
    const { at, header, legend, grid } = document(text);
    expect(at).toEqual({ line: 3, column: 1 });
    expect(header).toEqual([
      { key: "title", value: "Olá", keyAt: { line: 3, column: 1 }, valueAt: { line: 3, column: 8 } },
    ]);
    expect(legend).toEqual([
      { key: "😀", value: "bridge", keyAt: { line: 5, column: 1 }, valueAt: { line: 5, column: 4 } },
    ]);
    expect(grid.position(0, 1)).toEqual({ line: 8, column: 2 });
    expect(grid.position(1, 1)).toEqual({ line: 10, column: 2 });
  });

  test("several blank lines are as one, and they may stand before and after", () => {
    expect(document("\n\ngame: plain-game\n\n\n\nA\n\n\n").grid.paddedRows()).toEqual(["A"]);
  });

  test("rows may be ragged", () => {
    expect(document("game: plain-game\n\nA\n...\n#").grid.paddedRows()).toEqual(["A##", "...", "###"]);
  });

  test("without a grid", () => {
    expect(saidOf("title: One\ngame: plain-game\n")).toEqual([["1:1 The level has no grid."]]);
    expect(saidOf("game: plain-game\n\n; only a comment\n")).toEqual([["1:1 The level has no grid."]]);
  });

  test("without a header", () => {
    const levels = read("game: plain-game\n\nA\n---\n\nB.\n..\n");
    expect(levels.map(said)).toEqual([[], ["6:1 The level has no header: it begins with its grid."]]);
    expect(levels[1]?.document?.grid.paddedRows()).toEqual(["B.", ".."]);
  });

  test("without the blank line between them", () => {
    const [level] = read("game: plain-game\ntitle: One\nA.\n..\n");
    expect(level && said(level)).toEqual(["3:1 There is no blank line between the header and the grid."]);
    expect(level?.document?.grid.position(1, 0)).toEqual({ line: 4, column: 1 });
  });
});

describe("grids", () => {
  test("a game may have a second grid", () => {
    const { grid, goals } = document("game: pair-game\n\nA.\n\n.a\n\n");
    expect([grid.paddedRows(), goals?.paddedRows()]).toEqual([["A."], [".a"]]);
    expect(goals?.position(0, 1)).toEqual({ line: 5, column: 2 });
  });

  test("elsewhere a second grid is a problem", () => {
    const [level] = read("game: plain-game\n\nA.\n\nB.\n");
    expect(level && said(level)).toEqual(["5:1 There is a second grid, and plain-game has one only."]);
    expect(level?.document?.goals).toBeUndefined();
  });

  test("a further grid is a problem everywhere, told once", () => {
    const further = "7:1 A further grid stands here, after a blank line.";
    expect(saidOf("game: pair-game\n\nA.\n\n.a\n\nB.\n..\n\nC.\n\nD")).toEqual([[further]]);
    expect(saidOf("game: plain-game\n\nA.\n\n.a\n\nB.\n")).toEqual([
      ["5:1 There is a second grid, and plain-game has one only.", further],
    ]);
  });

  test("characters that a game reads as another are that other, in the header they stay", () => {
    const { grid, header } = document("game: plain-game\ntitle: 0_0\n\nA0_\n_\n");
    expect(grid.paddedRows()).toEqual(["A.#", "###"]);
    expect(header[0]?.value).toBe("0_0");
    expect(document("game: pair-game\n\n0_").grid.paddedRows()).toEqual(["0_"]);
  });

  test("a space inside a row stays, for the puzzle to refuse", () => {
    expect(document("game: plain-game\n\n A\nB C \n").grid.paddedRows()).toEqual([" A#", "B C"]);
  });
});

describe("a line `---` alone stands between two levels", () => {
  const A = "game: plain-game\n\nA\n";
  const B = "title: B\n\nB\n";
  const titles = (text: string): unknown[] => read(text).map(({ index, at, title }) => [index, at.line, title]);

  test("levels count from 1 and know where they begin", () => {
    expect(saidOf(`${A}---\n${B}---\n; C\n${B}`)).toEqual([[], [], []]);
    expect(titles(`${A}---\n${B}---\n; C\n${B}`)).toEqual([
      [1, 1, undefined],
      [2, 5, "B"],
      [3, 10, "B"],
    ]);
  });

  test("the file may end in `---`, with blank lines and comments after it", () => {
    expect(saidOf(`${A}---`)).toEqual([[]]);
    expect(saidOf(`${A}---\n${B}---\n\n; the end\n\n`)).toEqual([[], []]);
  });

  test("before the first `---` and between two there must be a level", () => {
    expect(saidOf(`---\n${A}`)).toEqual([["1:1 There is no level before this `---`."], []]);
    expect(saidOf(`${A}---\n\n; nothing\n---\n${B}`)).toEqual([[], ["7:1 There is no level before this `---`."], []]);
  });

  test("where several are missing, that is one wrong level", () => {
    expect(titles(`${A}---\n---\n---\n\n---\n${B}---\n---\n`)).toEqual([
      [1, 1, undefined],
      [2, 5, undefined],
      [3, 9, "B"],
      [4, 13, undefined],
    ]);
  });

  test("trailing blanks do not count", () => {
    expect(saidOf(`${A}---  \t\n${B}`)).toEqual([[], []]);
  });

  test("a longer line, or an indented one, is a row", () => {
    expect(document(`${A}----\n ---\n`).grid.paddedRows()).toEqual(["A###", "----", " ---"]);
  });

  test("a level that is wrong leaves the others alone", () => {
    expect(read(`${A}---\nnonsense here\n\nA\n---\n${B}`).map(({ problems }) => problems.hasErrors)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("a line whose first character is `;` is a comment, anywhere", () => {
  test("between the lines of all parts, and the lines stay those of the file", () => {
    const { header, grid, goals } = document(
      ";\n; 1\ngame: pair-game\n;title: no\ntitle: yes\n;\n\n;\nA\n;B\nC\n\n;\na\n;\nb\n;---\n",
    );
    expect(header).toMatchObject([{ key: "title", value: "yes", keyAt: { line: 5 } }]);
    expect([grid.paddedRows(), goals?.paddedRows()]).toEqual([
      ["A", "C"],
      ["a", "b"],
    ]);
    expect([grid.position(1, 0).line, goals?.position(1, 0).line]).toEqual([11, 16]);
  });

  test("a comment is no blank line", () => {
    expect(document("game: plain-game\n\nA\n; A\nB").grid.rows).toBe(2);
  });

  test("a `;` that is not the first character begins no comment", () => {
    expect(document("game: plain-game\ntitle: a ; b\n\n.;\n ;").grid.paddedRows()).toEqual([".;", " ;"]);
  });
});

describe("lines", () => {
  test("end in LF or CRLF, the last one in nothing too", () => {
    const lf = "game: pair-game\ntitle: One\n\nA.\n\n.a\n---\ntitle: Two\n\nA\n\na";
    expect(read(lf.replaceAll("\n", "\r\n"))).toEqual(read(lf));
    expect(read(`${lf}\n`)).toEqual(read(lf));
  });

  test("a carriage return alone ends no line", () => {
    const [level] = read("game: plain-game\ntitle: One\rauthor: Ana\n\nA\r.\n");
    expect(level && said(level)).toEqual(["2:11 The header has the control character U+000D."]);
    expect(level?.document?.grid.paddedRows()).toEqual(["A\r."]);
  });

  test("trailing spaces and tabs do not count, nor does a line of nothing else", () => {
    const { header, grid } = document("game: plain-game \ntitle: One\t \n \t\nA. \t\n.\t\n");
    expect(header[0]?.value).toBe("One");
    expect(grid.paddedRows()).toEqual(["A.", ".#"]);
  });

  test("one byte order mark at the start is dropped", () => {
    expect(document("\uFEFFgame: plain-game\n\nA").header).toEqual([]);
  });

  test("a byte order mark anywhere else in a header is told as what it is", () => {
    const said = "A byte order mark stands here.";
    expect(saidOf("\uFEFF\uFEFFgame: plain-game\n\nA")).toEqual([[`1:1 ${said}`]]);
    expect(saidOf("\uFEFF\uFEFF; mine\ngame: plain-game\n\nA")).toEqual([[`1:1 ${said}`]]);
    expect(saidOf("game: plain-game\n\nA\n---\n\uFEFFgame: plain-game\n\nA")).toEqual([[], [`5:1 ${said}`]]);
    const both = ["1:1 This header line is not `key: value`.", `1:1 ${said}`];
    expect(saidOf("\uFEFF\uFEFFgame\ngame: plain-game\n\nA").map((all) => all.toSorted().reverse())).toEqual([both]);
  });
});

describe("the game", () => {
  test("is inherited from the level before it in the same file", () => {
    const text = "game: pair-game\n\nA\n---\ntitle: 2\n\nB\n---\ngame: plain-game\n\nC\n---\ntitle: 4\n\nD\n";
    expect(read(text).map(({ document }) => document?.game)).toEqual([
      "pair-game",
      "pair-game",
      "plain-game",
      "plain-game",
    ]);
    expect(saidOf("title: the next file\n\nA")).toEqual([["1:1 The level does not say which game it is for."]]);
  });

  test("is inherited from a level that is wrong, too", () => {
    expect(saidOf("game: pair-game\n---\ntitle: 2\n\nB\n")).toEqual([["1:1 The level has no grid."], []]);
  });

  test("that is unknown is told with what there is, and the nearest", () => {
    const [level] = read("title: One\ngame: plain-gmae\n\nA\n");
    expect(level).toMatchObject({ game: "plain-gmae", title: "One" });
    expect(level?.document).toBeUndefined();
    expect(level?.problems.sorted()).toEqual([
      {
        severity: "error",
        line: 2,
        column: 7,
        message: "There is no game `plain-gmae`. Did you mean `plain-game`?",
        found: "plain-gmae",
        expected: "one of plain-game, legend-game, pair-game",
      },
    ]);
  });

  test("that is unknown and inherited says where it comes from", () => {
    expect(saidOf("; 1\ngame: sokoban\n\nA\n---\ntitle: 2\n\nB\n")).toEqual([
      ["2:7 There is no game `sokoban`."],
      ["6:1 There is no game `sokoban` (inherited from line 2)."],
    ]);
  });

  test("that is empty or in capitals is unknown", () => {
    expect(saidOf("game:\n\nA")).toEqual([["1:6 There is no game ``."]]);
    expect(saidOf("game: Plain Game\n\nA")).toEqual([
      ["1:7 There is no game `Plain Game`. Did you mean `plain-game`?"],
    ]);
  });

  test("that is unknown hides no problem that has nothing to do with it", () => {
    expect(
      saidOf("game: x\ntitle: 1\ntitle: 2\nwhat is this\nS: bridge\nmoves: 3\ncolour: red\n\nA\n\nB\n\nC"),
    ).toEqual([
      [
        "1:7 There is no game `x`.",
        "3:1 `title` is given twice; line 2 has it already.",
        "4:1 This header line is not `key: value`.",
        "5:1 A legend cannot define `S`: it is reserved.",
        "7:1 warning: `colour` is not a header key.",
        "13:1 A further grid stands here, after a blank line.",
      ],
    ]);
  });
});

describe("an empty file", () => {
  test.each(["", "\n", " \t\r\n\n", "; nothing\n;\n", "\uFEFF", "\uFEFF\n"])("%j is one wrong level", (text) => {
    expect(read(text)).toMatchObject([{ index: 1, at: { line: 1, column: 1 } }]);
    expect(saidOf(text)).toEqual([["1:1 The file has no level."]]);
  });

  test("of no bytes, too", () => {
    expect(saidOf(new Uint8Array())).toEqual([["1:1 The file has no level."]]);
  });

  test("of nothing but `---` says that levels are missing", () => {
    expect(saidOf("---\n---\n")).toEqual([["1:1 There is no level before this `---`."]]);
  });
});

describe("text that is not UTF-8", () => {
  const bytes = (...parts: (string | number)[]): Uint8Array =>
    new Uint8Array(parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])));

  test("is a problem of the level it stands in, and the others can be played", () => {
    const file = bytes("game: plain-game\n\nA\n---\ntitle: a\nauthor: Jo", 0xe3, "o\n\nA\n---\ntitle: c\n\nA");
    expect(saidOf(file)).toEqual([[], ["6:11 The text is not UTF-8 here."], []]);
    expect(read(file)[1]?.document).toBeDefined();
  });

  test("counts in comments, before the first level and after the last", () => {
    expect(saidOf(bytes("; ", 0xff, "\ngame: plain-game\n\nA"))).toEqual([["1:3 The text is not UTF-8 here."]]);
    expect(saidOf(bytes("game: plain-game\n\nA\n---\n; ", 0xff))).toEqual([[], ["5:3 The text is not UTF-8 here."]]);
    expect(saidOf(bytes("---\n; ", 0xff, "\n---\ngame: plain-game\n\nA"))).toEqual([
      ["1:1 There is no level before this `---`."],
      ["2:3 The text is not UTF-8 here."],
      [],
    ]);
  });

  test("is told in every line that has it, together with what else is wrong", () => {
    expect(saidOf(bytes(0xff, "\ngame: plain-game\ntitle\n\nA", 0xfe))).toEqual([
      [
        "1:1 The text is not UTF-8 here.",
        "1:1 This header line is not `key: value`.",
        "3:1 This header line is not `key: value`.",
        "5:2 The text is not UTF-8 here.",
      ],
    ]);
  });

  test("as half a pair in a string", () => {
    expect(saidOf("game: plain-game\ntitle: \ud83d\n\nA")).toEqual([
      ["2:8 Half a character stands here, which UTF-8 cannot hold."],
    ]);
  });
});

test("every problem says what was found and what would be right", () => {
  const text = "gmae: plain-game\na: b\nx y\n\nA\n\nB\n\nC\n---\n---\ngame: plain-game\ngame: x\n";
  for (const { problems } of read(text)) {
    expect(problems.sorted()).not.toHaveLength(0);
    for (const problem of problems.sorted()) {
      expect(problem.message).toMatch(/^[A-Z`].*[.?]$/);
      expect(problem.expected).not.toBe("");
    }
  }
});
