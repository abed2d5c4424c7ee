// `fourfold successors`: what it says of positions is what the rules say, for every puzzle, and it answers as it is asked.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, test } from "vitest";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { playableOf } from "../../src/playing/loaded-level.ts";
import { build } from "../../tools/build.js";
import { leastCost } from "../reference/least-cost.ts";
import { documentsOf, fourfold } from "../support/command-line.ts";

interface Answer {
  readonly from: string;
  readonly key: string;
  readonly solved: boolean;
  readonly dead: boolean;
  readonly drawing: readonly string[];
  readonly successors: readonly (Omit<Answer, "successors" | "from"> & {
    readonly move: string;
    readonly words: string;
    readonly cost: number;
  })[];
}

test("several levels are refused, without speaking of moves that nobody gave", async () => {
  const { code, stderr } = await fourfold("successors levels/roll-the-block/first.txt");
  expect([code, stderr]).toEqual([31, expect.stringContaining("positions are of one level, but there are 3 levels")]);
});

const ask = async (file: string, positions: readonly string[], ...more: string[]): Promise<Answer[]> => {
  const result = await fourfold(["successors", file, "--from", "-", "--json", ...more], {
    stdin: positions.map((moves) => `${moves}\n`).join(""),
  });
  expect(result.stderr).toBe("");
  return documentsOf(result) as unknown as Answer[];
};

describe.each([
  "levels/folding-blocks/first-steps.txt#2",
  "levels/match-the-tiles/first-slides.txt#2",
  "levels/roll-the-block/classic.txt#3",
  "levels/break-the-ice/first-cracks.txt#2",
])("%s", (name) => {
  const [path = "", index = ""] = name.split("#");
  const { puzzle, level } = playableOf(loadLevels(readFileSync(path))[Number(index) - 1] as never);

  test("a search over what is answered finds the least cost", async () => {
    let waiting = [""];
    const seen = new Set<string>();
    for (let depth = 0; ; depth++) {
      const answers = await ask(name, waiting);
      expect(answers.map(({ from }) => from)).toEqual(waiting);
      if (answers.some(({ solved }) => solved)) {
        expect(depth).toBe(leastCost(puzzle, level).cost);
        return;
      }
      waiting = answers.flatMap(({ from, successors }) =>
        successors.flatMap(({ move, key, dead }) => {
          if (dead || seen.has(key)) return [];
          seen.add(key);
          return [`${from} ${move}`.trim()];
        }),
      );
    }
  });

  test("the moves are the rules', in their order, and what follows them is what is found there", async () => {
    const [start] = (await ask(name, [""])) as [Answer];
    const state = puzzle.initialState(level);
    expect(start.successors.map(({ move }) => move)).toEqual(
      puzzle.listMoves(level, state).map((move) => puzzle.formatMove(move)),
    );
    const after = await ask(
      name,
      start.successors.map(({ move }) => move),
    );
    expect(after.map(({ from: _, successors: __, ...position }) => position)).toMatchObject(
      start.successors.map(({ move: _, words: __, cost: ___, ...position }) => position),
    );
  });
});

test("moves that cannot be played are answered too, and the rest goes on", async () => {
  const stdin = "r\nu\n\nq\n";
  const result = await fourfold(["successors", "levels/roll-the-block/first.txt#1", "--from", "-", "--json"], {
    stdin,
  });
  expect(result.code).toBe(30);
  expect(documentsOf(result).map(({ failedAt, reason }) => [failedAt, reason])).toEqual([
    [undefined, undefined],
    [1, expect.stringContaining("move 1 (u) fails")],
    [undefined, undefined],
    [1, expect.stringContaining("move 1 (q) fails")],
  ]);
});

test("costs are those of the model that is asked for", async () => {
  const [start] = (await ask("levels/roll-the-block/first.txt#1", [""], "--cost", "weighted")) as [Answer];
  expect(new Set(start.successors.map(({ cost }) => cost))).toEqual(new Set([5]));
});

test("a person reads the board and the moves", async () => {
  const { code, stdout } = await fourfold("successors - --lang pt", { stdin: "game: match-the-tiles\n\n.A.a\n" });
  expect(code).toBe(0);
  expect(stdout).toBe(".A.a\n\nl  deslizar tudo para a esquerda\nr  deslizar tudo para a direita  (resolve)\n");
});

test("each line is answered before the next one is asked", async () => {
  await build("solver", "library");
  const program = join(import.meta.dirname, "../../bin/fourfold.js");
  const child = spawn(process.execPath, [
    program,
    "successors",
    "levels/roll-the-block/first.txt#1",
    "--from",
    "-",
    "--json",
  ]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let path = "";
  for (let i = 0; i < 5; i++) {
    child.stdin.write(`${path}\n`);
    const { value } = await lines.next();
    const { from, successors } = JSON.parse(value as string) as Answer;
    expect(from).toBe(path);
    path = `${path} ${successors[0]?.move}`.trim();
  }
  child.stdin.end();
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
});
