import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { levelKey } from "./level-key.ts";
import { loadLevels } from "./load-levels.ts";
import { playableOf } from "./loaded-level.ts";

const keyOf = (text: string): string => levelKey(playableOf(loadLevels(text)[0] as never));

test("what is told of a level, and how it is written, changes nothing", () => {
  const key = keyOf("game: break-the-ice\nmoves: 2\n\n.....\nAA..A\n");
  expect(keyOf("; a remark\ngame: break-the-ice\ntitle: Ice\nmoves:  2\noptimal: 2\n\n.....\r\nAA..A\r\n")).toBe(key);
  expect(key).toMatch(/^[0-9a-z]{14}$/);
});

test("what changes the level changes its key", () => {
  const texts = ["moves: 2\n\n.....\nAA..A", "moves: 3\n\n.....\nAA..A", "moves: 2\n\n.....\nAA.A.", "\n.....\nBB..B"];
  expect(new Set(texts.map((text) => keyOf(`game: break-the-ice\n${text}\n`))).size).toBe(texts.length);
});

test("no two levels of levels/ have the same one, unless they are the same", () => {
  const root = join(import.meta.dirname, "../../levels");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".txt"));
  const boards = new Map<string, string>();
  for (const file of files) {
    for (const loaded of loadLevels(readFileSync(join(root, file), "utf8"))) {
      const playable = playableOf(loaded);
      const board = playable.document.grid.paddedRows().join("\n");
      const key = levelKey(playable);
      expect(boards.get(key) ?? board, file).toBe(board);
      boards.set(key, board);
    }
  }
  expect(boards.size).toBeGreaterThan(50);
});
