// Registered as it is, without packed states, the puzzle works in the command line with the TypeScript engine.
import { expect, test, vi } from "vitest";
import { documentsOf, fourfold } from "../../tests/support/command-line.ts";

vi.mock("../../src/puzzles/index.ts", async (original) => {
  const registry = await original<typeof import("../../src/puzzles/index.ts")>();
  const { fifteenPuzzle } = await import("./index.ts");
  return { ...registry, PUZZLES: [...registry.PUZZLES, fifteenPuzzle] };
});

const LEVELS = "examples/fifteen-puzzle/levels";

test("check, verify and show know it", async () => {
  expect(await fourfold(`check ${LEVELS}`)).toMatchObject({ code: 0 });
  expect(await fourfold(`verify ${LEVELS}`)).toMatchObject({ code: 0 });
  const { stdout } = await fourfold(`show ${LEVELS}/first-slides.txt#3`);
  expect(stdout).toContain("Fifteen Puzzle, 3 x 3, optimal 10");
  expect(stdout).toContain("tile in its place");
});

test("solve solves it, and says what it needs where the engine is not given", async () => {
  const result = await fourfold(`solve ${LEVELS} --engine ts --json`);
  expect(result.code).toBe(0);
  expect(documentsOf(result).map(({ cost }) => cost)).toEqual([1, 4, 10, 12, 21, 32, 31]);
  const { code: wrong, stderr } = await fourfold(`solve ${LEVELS}`);
  expect(wrong).toBe(31);
  expect(stderr).toContain("fifteen-puzzle has no packed states; it needs the engine ts.");
});
