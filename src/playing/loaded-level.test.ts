// A level that is right goes everywhere as it is, one that is wrong is refused with its problems, and a level of a puzzle
// of one's own is like any other.
import { describe, expect, test } from "vitest";
import { rollLevel } from "../../tests/support/roll-level.ts";
import { definePuzzle } from "../puzzles/define-puzzle.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { solve } from "../solving/solve.ts";
import { loadLevels } from "./load-levels.ts";
import { type LoadedLevel, loadedLevel, playableOf, WrongLevel } from "./loaded-level.ts";
import { Play } from "./play.ts";
import { replay } from "./replay.ts";
import { writeLevels } from "./write-levels.ts";

const WRONG = "game: roll-the-block\ntitle: Two blocks\n\nS.S..T\n";

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (reason) {
    return reason;
  }
}

describe("a wrong level", () => {
  const [wrong] = loadLevels(WRONG);

  test("is refused by everybody, with its problems", async () => {
    const works: readonly (() => unknown)[] = [
      () => playableOf(wrong),
      () => replay(wrong, "r"),
      () => new Play(wrong),
      () => writeLevels([wrong], "text"),
    ];
    const reasons = [...works.map(thrownBy), await solve(wrong).catch((reason: unknown) => reason)];
    for (const reason of reasons) {
      expect(reason).toBeInstanceOf(WrongLevel);
      expect(reason).toMatchObject({ name: "WrongLevel", problems: wrong.problems });
    }
    expect(wrong.problems).toHaveLength(1);
    expect((reasons[0] as WrongLevel).message).toMatch(/^Level 1 \(Two blocks\) is wrong:\n {2}4:3 error: .*\.$/);
  });

  test("and what is no level at all is refused too", async () => {
    for (const nothing of [
      undefined,
      null,
      "game: roll-the-block",
      { puzzle: rollTheBlock, level: rollLevel(["S.T"]) },
    ]) {
      expect(thrownBy(() => playableOf(nothing as unknown as LoadedLevel))).toBeInstanceOf(WrongLevel);
      await expect(solve(nothing as unknown as LoadedLevel)).rejects.toThrow("loadLevels gives levels");
    }
  });
});

test("a level that a program made is played like any other", async () => {
  const level = loadedLevel(rollTheBlock, rollLevel(["S..T"]));
  expect(replay(level, "r r").solved).toBe(true);
  expect(await solve(level)).toMatchObject({ status: "solved", cost: 2 });
});

/** A row of steps to the right end. */
const walk = definePuzzle<Level, number, "r">({
  format: { id: "walk", headerKeys: ["steps"] },
  name: { en: "A walk", pt: "Um passeio" },
  readLevel: (document) => ({ document, rows: 1, columns: document.grid.paddedRows()[0]?.length ?? 0 }),
  initialState: () => 0,
  listMoves: ({ columns }, at) => (at < columns - 1 ? ["r"] : []),
  applyMove: (_level, at) => ({ state: at + 1 }),
  isSolved: ({ columns }, at) => at === columns - 1,
  stateKey: (_level, at) => String(at),
  formatMove: (move) => move,
  parseMove: (word) => (word === "r" ? { move: "r" } : { wrong: { en: "not r", pt: "não é r" } }),
  drawState: ({ columns }, at) => ({
    rows: 1,
    columns,
    glyph: (_row, column) => ({ text: column === at ? "w" : ".", role: column === at ? "piece" : "floor" }),
  }),
});

describe("a puzzle of one's own", () => {
  const text = "game: walk\ntitle: Home\nsteps: 3\n\nw...\n---\ngame: roll-the-block\n\nS..T\n";

  test("is read from a level file beside Fourfold's, replayed, played and solved", async () => {
    const [own, roll] = loadLevels(text, { puzzles: [walk] }) as [LoadedLevel, LoadedLevel];
    expect([own.problems, own.title, roll.game]).toEqual([[], "Home", "roll-the-block"]);
    expect(replay(own, "r r r")).toMatchObject({ valid: true, solved: true, cost: 3 });
    const play = new Play(own);
    expect([play.apply("r"), play.cost, play.isSolved]).toEqual([undefined, 1, false]);
    expect(await solve(own, { engine: "ts" })).toMatchObject({ game: "walk", status: "solved", moves: "r r r" });
    expect(await solve(roll)).toMatchObject({ status: "solved", cost: 2 });
  });

  test("is unknown without being given", () => {
    const [own] = loadLevels(text);
    expect(own.playable).toBeUndefined();
    expect(own.problems[0]?.message).toContain("walk");
  });

  test("is written as it was read, in either form", () => {
    const levels = loadLevels(text, { puzzles: [walk] });
    expect(writeLevels(levels, "text")).toBe(text);
    const json = writeLevels(levels, "json");
    expect(writeLevels(loadLevels(json, { puzzles: [walk] }), "text")).toBe(text);
  });
});
