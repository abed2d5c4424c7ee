import { expect, test } from "vitest";
import { writtenLevel } from "../../tests/support/written-level.ts";
import { positionDocument } from "./position-document.ts";

const header = {
  title: "Two corners",
  difficulty: "easy",
  moves: "7",
  optimal: "5",
  "optimal-weighted": "40",
  solution: "r r",
  note: "Think of the corner.",
};

test("what speaks of the level's own start is left out", () => {
  const level = writtenLevel("any", ["S.", "#T"], { header, legend: { a: "bridge open" } });
  const { header: kept, legend } = positionDocument(level, { rows: [".S", "#T"], leftOut: ["moves"] });
  expect(kept.map(({ key }) => key)).toEqual(["title", "note"]);
  expect(legend).toBe(level.legend);
});

test("a second grid is there only where it is said", () => {
  const level = writtenLevel("any", ["A."], { goals: ["a."] });
  expect(positionDocument(level, { rows: [".A"] }).goals).toBeUndefined();
  expect(positionDocument(level, { rows: [".A"], goals: ["a."] }).goals?.paddedRows()).toEqual(["a."]);
});
