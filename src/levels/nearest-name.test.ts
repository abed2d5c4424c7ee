import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const GAMES = ["folding-blocks", "match-the-tiles", "roll-the-block", "break-the-ice"];

test.each([
  ["folding-block", "folding-blocks"],
  ["Match the Tiles", "match-the-tiles"],
  ["match_the_tiles", "match-the-tiles"],
  ["mach-teh-tiles", "match-the-tiles"],
  ["folding", "folding-blocks"],
  ["ice", "break-the-ice"],
  ["rol-the-block", "roll-the-block"],
  ["Break the Cie", "break-the-ice"],
])("by %s somebody means %s", (word, name) => {
  expect(nearestName(word, GAMES)).toBe(name);
});

test("neighbours that changed places are one mistake", () => {
  expect(nearestName("titel", ["title", "author"])).toBe("title");
  expect(nearestName("idsatra", ["idastar"])).toBe("idastar");
});

test("a third of its letters may be wrong", () => {
  expect(nearestName("sewttly", ["settle", "switch"])).toBe("settle");
  expect(nearestName("swimmy", ["settle", "switch"])).toBeUndefined();
});

test("a name is given as it is written", () => {
  expect(nearestName("round the pnod", ["First steps", "Round the pond"])).toBe("Round the pond");
});

test.each(["", "-", "sokoban", "x".repeat(1_000_000)])("nothing is near %.20s", (word) => {
  expect(nearestName(word, GAMES)).toBeUndefined();
});
