// A move is told stage by stage, so that a chain can be followed: what happens in each, and to whom.
import { expect, test } from "vitest";
import { iceLevel, iceMove } from "../../../tests/support/playable-ice.ts";
import { breakTheIce } from "./index.ts";
import { pieces } from "./pieces.ts";

function told(rows: readonly string[], word: string, header = {}): string[] {
  const level = iceLevel(rows, header);
  const state = breakTheIce.initialState(level);
  const before = pieces.of(level, state);
  const stages = pieces.follow(level, state, before, iceMove(word));
  return stages.map(({ motions }) => [...motions].map(([id, { kind }]) => `${id} ${kind}`).join(", "));
}

test("a block goes aside, and falls where nothing carries it", () => {
  expect(told(["A..", "B..", "AAB"], "0,0:r")).toEqual(["block 0 slide", "block 0 fall"]);
});

test("two change places, and nothing falls", () => {
  expect(told(["A.", "B."], "0,0:d")).toEqual(["block 0 slide, block 1 slide"]);
});

test("what bursts is gone before what was above it falls, and that bursts in its turn", () => {
  expect(told(["B...", "A...", "BA..", "BBAA"], "0,0:d")).toEqual([
    "block 0 slide, block 1 slide",
    "block 0 vanish, block 2 vanish, block 4 vanish, block 5 vanish",
    "block 1 fall, block 3 fall",
    "block 1 vanish, block 3 vanish, block 6 vanish, block 7 vanish",
  ]);
});

test("by lines only the runs themselves burst", () => {
  const [, bursting] = told(["B...", "A...", "BA..", "BBAA"], "0,0:d", { burst: "lines" });
  expect(bursting).toBe("block 0 vanish, block 2 vanish, block 4 vanish");
});

test("the block of a refused move shakes", () => {
  const level = iceLevel(["A..", "A.B"]);
  const state = breakTheIce.initialState(level);
  const refused = (word: string) => pieces.refuse?.(level, state, pieces.of(level, state), iceMove(word));
  expect(refused("0,0:d")).toEqual(new Map([["block 0", { kind: "shake" }]]));
  expect([refused("0,1:l"), refused("7,7:l")]).toEqual([new Map(), new Map()]);
});
