import { expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import { commandLine } from "./command-line.ts";

const [loaded] = loadLevels("game: roll-the-block\n\nS.T\n");
const level = (file: string) => ({ file, loaded: loaded as NonNullable<typeof loaded> });
const USUAL = {
  ...{ solvers: undefined, maxTime: undefined, maxNodes: undefined, maxMemory: undefined, repeat: 1, warm: false },
};

test("what is usual is not said", () => {
  expect(commandLine({ ...USUAL, levels: [level("a/b.txt")] })).toBe("fourfold compare a/b.txt#1");
});

test("everything else is, as a shell reads it", () => {
  const asked = { solvers: "astar/relaxed*2,bfs@ts", maxTime: 0.5, maxNodes: 7, maxMemory: 9, repeat: 3, warm: true };
  expect(commandLine({ ...asked, levels: [level("my levels.txt"), level("it's.txt")] })).toBe(
    `fourfold compare 'my levels.txt#1' 'it'\\''s.txt#1' --solvers 'astar/relaxed*2,bfs@ts' --max-time 0.5 --max-nodes 7 --max-memory 9 --repeat 3 --warm`,
  );
});

test("levels that are of no file cannot be named", () => {
  expect(commandLine({ ...USUAL, levels: [level("a.txt"), level("")] })).toBeUndefined();
  expect(commandLine({ ...USUAL, levels: [] })).toBeUndefined();
});
