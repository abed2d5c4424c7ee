// What Ctrl-C leaves of a study that it meets.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { checkOptions } from "../solving/check-options.ts";
import { Plan } from "../solving/plan.ts";
import { solve } from "../solving/solve.ts";
import { studied } from "./solve-studies.ts";

const row = ".".repeat(299);
const FIELD = `game: roll-the-block\n\nS${row}\n${`.${row}\n`.repeat(298)}${row}T\n`;

test("optimal solutions that were not counted to the end for it are at least one, and the study is interrupted", async () => {
  const [level] = loadLevels(FIELD);
  const plan = new Plan(level, checkOptions({}));
  const result = await solve(level);
  const controller = new AbortController();
  const study = studied({ countOptimal: true }, plan, result, controller.signal);
  controller.abort();
  expect(await study).toMatchObject({ optimal: { count: 1, exact: false }, isInterrupted: true });
  const late = await studied({}, plan, result, controller.signal);
  expect([late.optimal, late.isInterrupted]).toEqual([undefined, false]);
});
