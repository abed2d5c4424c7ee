import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { planSolve } from "../solving/solve.ts";
import { ProgressLine } from "./progress-line.ts";
import { type LevelSolver, solveLevels } from "./solve-levels.ts";
import { Terminal } from "./terminal.ts";

const streams = {
  stdin: (async function* () {})(),
  stdout: { write: () => undefined },
  stderr: { write: () => undefined },
  env: {},
};

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("of levels that are solved side by side the first that is not told is shown", async () => {
  const levels = loadLevels("game: roll-the-block\n\nS..T\n---\ntitle: 2\n\nS..T\n---\ntitle: 3\n\nS..T\n");
  const planned = levels.map((loaded) => ({ input: { file: "a.txt", loaded }, plan: planSolve(loaded) }));
  const shown: (() => boolean)[] = [];
  const ends: (() => void)[] = [];
  const elsewhere: LevelSolver = {
    solve: (_, isShown) => {
      shown.push(isShown);
      return new Promise((resolve) => ends.push(() => resolve({ result: undefined })));
    },
    close: async () => undefined,
  };
  const line = new ProgressLine(new Terminal(streams, { color: false, quiet: false }));
  const stop = new AbortController().signal;
  const told: number[] = [];
  const all = (async () => {
    for await (const { input } of solveLevels({ planned, jobs: 1, elsewhere, stop, line })) {
      told.push(input.loaded.index);
    }
  })();
  const isShown = async (): Promise<boolean[]> => {
    await soon();
    return shown.map((is) => is());
  };
  expect(await isShown()).toEqual([true, false, false]);
  ends[1]?.();
  expect(await isShown()).toEqual([true, false, false]);
  ends[0]?.();
  expect(await isShown()).toEqual([false, false, true]);
  ends[2]?.();
  await all;
  expect(told).toEqual([1, 2, 3]);
});
