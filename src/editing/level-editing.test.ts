import { describe, expect, test } from "vitest";
import type { Editing } from "../puzzles/editing.ts";
import { puzzleById } from "../puzzles/index.ts";
import { draftOf, levelIn } from "./draft.ts";
import { paint, resize, setEntry, setKey } from "./edits.ts";
import { LevelEditing } from "./level-editing.ts";
import { cellAt } from "./problem-cells.ts";

const editingOf = async (id: string): Promise<Editing> => (await puzzleById(id)?.editing?.()) as Editing;
const roll = await editingOf("roll-the-block");
const match = await editingOf("match-the-tiles");

const BRIDGE = `game: roll-the-block
title: Over the bridge
optimal: 6
solution: r r r
odd-key: kept
a: bridge open

S..aT
.....
`;

describe("typing", () => {
  test("half a line leaves the picture of the last level, and is kept as it is", () => {
    const editing = new LevelEditing(BRIDGE);
    const { picture } = editing;
    editing.type(BRIDGE.replace("roll-the-block", "roll-the"));
    expect(editing.draft.document).toBeUndefined();
    expect(editing.picture).toBe(picture);
    editing.tidy();
    expect(editing.text).toContain("game: roll-the\n");
    expect(editing.level).toBe(editing.text);
  });

  test("letters in one line are one step back, another line is another step", () => {
    const editing = new LevelEditing("game: roll-the-block\n\nS.T\n");
    editing.type("game: roll-the-block\n\nS..T\n");
    editing.type("game: roll-the-block\n\nS...T\n");
    editing.type("game: roll-the-block\ntitle: A\n\nS...T\n");
    expect([editing.undo(), editing.text]).toEqual([true, "game: roll-the-block\n\nS...T\n"]);
    expect([editing.undo(), editing.text]).toEqual([true, "game: roll-the-block\n\nS.T\n"]);
    expect(editing.undo()).toBe(false);
    expect([editing.redo(), editing.redo(), editing.redo()]).toEqual([true, true, false]);
  });

  test("is written as all levels are when it is over", () => {
    const editing = new LevelEditing(BRIDGE);
    editing.type("; made by hand\nodd-key:   kept\ngame: roll-the-block\ntitle: T\n\nS..T   \n..\n");
    expect(editing.text).toContain("; made by hand");
    expect(editing.level).toBe("game: roll-the-block\ntitle: T\nodd-key: kept\n\nS..T\n..##\n");
    editing.tidy();
    expect(editing.text).toBe(editing.level);
    expect([editing.undo(), editing.text]).toEqual([true, BRIDGE]);
  });
});

describe("a text that the format has something against", () => {
  const BROKEN = "; from the board\ngame: roll-the-block\nno key here\n\nS.?\n..T\nx\n";

  test("loses nothing when it is painted", () => {
    const editing = new LevelEditing(BROKEN);
    expect(editing.draft.isSound).toBe(false);
    expect(editing.edit(paint(roll, [{ row: 0, column: 2 }], "."))).toBe(true);
    expect(editing.text).toBe(BROKEN.replace("S.?", "S.."));
    expect(editing.edit(setKey("title", "Mended"))).toBe(true);
    expect(editing.text).toBe("; from the board\ngame: roll-the-block\ntitle: Mended\nno key here\n\nS..\n..T\nx\n");
    expect(editing.edit(resize(roll, "right", 1))).toBe(true);
    expect(editing.text).toContain("no key here\n\nS..#\n..T#\nx###\n");
  });

  test("a cell that is out of a ragged row can be painted", () => {
    const editing = new LevelEditing(BROKEN);
    expect(editing.edit(paint(roll, [{ row: 2, column: 1 }], "."))).toBe(true);
    expect(editing.text).toContain("\nx.#\n");
  });

  test("a second level is told of, and stays where it is", () => {
    const two = `${BRIDGE}---\n\nS.T\n`;
    const editing = new LevelEditing(two);
    expect(editing.draft.loaded.problems.map(({ line, found }) => [line, found])).toContainEqual([12, "---"]);
    expect(editing.level).toBe(two);
  });

  test("where it says no game there is nothing to paint", () => {
    const editing = new LevelEditing("S.T");
    expect(editing.edit(paint(roll, [{ row: 0, column: 1 }], "#"))).toBe(false);
    expect(editing.canUndo).toBe(false);
  });
});

describe("what the header tells of a solution", () => {
  test("goes where the level becomes another, and comes back with it", () => {
    const editing = new LevelEditing(BRIDGE);
    editing.edit(setKey("title", "Another name"));
    expect(editing.text).toContain("optimal: 6\nsolution: r r r\n");
    editing.edit(setEntry("a", "bridge closed"));
    expect(editing.text).not.toMatch(/optimal|solution/);
    expect(editing.text).toContain("odd-key: kept");
    editing.undo();
    expect(editing.text).toContain("optimal: 6");
  });

  test("is believed while the level is wrong: it is being repaired", () => {
    const editing = new LevelEditing(BRIDGE.replace("S..aT", "S.?aT"));
    editing.edit(paint(roll, [{ row: 0, column: 2 }], "."));
    expect(editing.text).toBe(BRIDGE);
  });
});

test("the halves of a split go where their cells go", () => {
  const editing = new LevelEditing("game: roll-the-block\nP: split 0,1 1,2\n\nS.PT\n....\n");
  for (const side of ["top", "left", "right", "bottom"] as const) editing.edit(resize(roll, side, 1));
  expect(editing.text).toContain("P: split 1,2 2,3\n");
  editing.edit(resize(roll, "top", -1));
  expect(editing.text).toContain("P: split 0,2 1,3\n");
});

describe("a tile and a goal in one cell", () => {
  const corner = [{ row: 0, column: 0 }];

  test("have a second grid while they are together", () => {
    const editing = new LevelEditing("game: match-the-tiles\n\nA.\n.a\n");
    editing.edit(paint(match, corner, "b"));
    expect(editing.text).toBe("game: match-the-tiles\n\nA.\n.a\n\nb.\n..\n");
    editing.edit(paint(match, corner, "B"));
    expect(editing.text).toContain("\nB.\n.a\n\nb.\n..\n");
    editing.edit(paint(match, corner, "."));
    expect(editing.text).toBe("game: match-the-tiles\n\n..\n.a\n");
  });

  test("a tile that is painted over a goal leaves it under itself", () => {
    const editing = new LevelEditing("game: match-the-tiles\n\na.\nA.\n");
    editing.edit(paint(match, corner, "A"));
    expect(editing.text).toBe("game: match-the-tiles\n\nA.\nA.\n\na.\n..\n");
  });
});

test("the start goes where it is painted, and lies down beside itself", () => {
  const editing = new LevelEditing("game: roll-the-block\n\nS...T\n.....\n");
  const rows = (): string[] => editing.text.split("\n").slice(2, 4);
  editing.edit(paint(roll, [{ row: 1, column: 3 }], "S"));
  expect(rows()).toEqual(["....T", "...S."]);
  editing.edit(paint(roll, [{ row: 1, column: 2 }], "S"));
  expect(rows()).toEqual(["....T", "..SS."]);
  editing.edit(paint(roll, [{ row: 1, column: 2 }], "S"));
  expect(rows()).toEqual(["....T", "..S.."]);
  editing.edit(paint(roll, [{ row: 0, column: 0 }], "T"));
  expect(rows()).toEqual(["T....", "..S.."]);
});

test("an edit of the same stroke is one step", () => {
  const editing = new LevelEditing("game: match-the-tiles\n\nA.\n.a\n");
  const stroke = {};
  editing.edit(paint(match, [{ row: 0, column: 1 }], "#"), stroke);
  editing.edit(paint(match, [{ row: 1, column: 0 }], "#"), stroke);
  expect([editing.undo(), editing.text]).toEqual([true, "game: match-the-tiles\n\nA.\n.a\n"]);
  expect(editing.undo()).toBe(false);
});

test("one level of a file is taken with the game that it inherits", () => {
  const file =
    "game: match-the-tiles\ntitle: One\n\nA.a\n---\n; about it\ntitle: Two\n\nB..b\n---\ngame: roll-the-block\n\nS?T\n";
  expect(levelIn(file, 1)).toBe("game: match-the-tiles\ntitle: One\n\nA.a");
  expect(levelIn(file, 2)).toBe("game: match-the-tiles\n; about it\ntitle: Two\n\nB..b");
  expect(levelIn(file, 3)).toBe("game: roll-the-block\n\nS?T\n");
  expect(levelIn(file, 4)).toBe(file);
  expect(draftOf(levelIn(file, 2)).loaded.problems).toEqual([]);
});

test("one level of a file is taken that begins with a byte order mark", () => {
  const file = "\u{FEFF}game: match-the-tiles\n\nA.a\n---\n\nB..b\n";
  expect(draftOf(levelIn(file, 1)).loaded.problems).toEqual([]);
  expect(draftOf(levelIn(file, 2)).loaded.problems).toEqual([]);
});

test("one level of a JSON file is taken, right or wrong", () => {
  const levels = ["A.a", "B..b", "C?c"].map((row) => ({ game: "match-the-tiles", grid: [row] }));
  const file = JSON.stringify(levels);
  const draft = draftOf(levelIn(file, 2));
  expect([draft.loaded.problems, draft.document?.grid.paddedRows()]).toEqual([[], ["B..b"]]);
  expect(draftOf(levelIn(file, 3)).document?.grid.paddedRows()).toEqual(["C?c"]);
});

test("a JSON level becomes text, and a wrong one is kept as it is", () => {
  const editing = new LevelEditing();
  editing.begin('{"game": "match-the-tiles", "grid": ["A.a"]}');
  expect(editing.text).toBe("game: match-the-tiles\n\nA.a\n");
  const wrong = '{"game": "match-the-tiles", "gird": ["A.a"]}';
  editing.begin(wrong);
  expect(editing.text).toBe(wrong);
  expect(editing.picture).toBeUndefined();
});

test("problems of a grid are those of its cells", () => {
  const { document, loaded } = draftOf("game: match-the-tiles\n\nA?\n.a\n\n..\n.!\n");
  const cells = loaded.problems.map((problem) => document && cellAt(document, problem));
  expect(cells).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 1 },
  ]);
});
