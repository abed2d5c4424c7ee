import { expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import { commandLine } from "./command-line.ts";
import type { ComparedLevel as Named } from "./compared-levels.ts";

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

test("a whole file is named by its name alone, and only where nothing of it is missing or elsewhere", () => {
  const all = loadLevels("game: roll-the-block\n\nS.T\n---\n\nS..T\n---\n\nS...T\n");
  const [first, second, third] = all.map((loaded) => ({ file: "a.txt", loaded, all: 3 })) as [Named, Named, Named];
  const named = (...levels: readonly Named[]): string | undefined =>
    commandLine({ ...USUAL, levels })?.replace("fourfold compare ", "");
  expect(named(first, second, third)).toBe("a.txt");
  expect(named(level("b.txt"), first, second, third, level("b.txt"))).toBe("b.txt#1 a.txt b.txt#1");
  expect(named(first, third)).toBe("a.txt#1 a.txt#3");
  expect(named(second, first, third)).toBe("a.txt#2 a.txt#1 a.txt#3");
  expect(named(first, second, level("b.txt"), third)).toBe("a.txt#1 a.txt#2 b.txt#1 a.txt#3");
  expect(named({ file: "a.txt", loaded: first.loaded })).toBe("a.txt#1");
});

test("levels that are of no file cannot be named", () => {
  expect(commandLine({ ...USUAL, levels: [level("a.txt"), level("")] })).toBeUndefined();
  expect(commandLine({ ...USUAL, levels: [] })).toBeUndefined();
});
