// `fourfold solve`: what it prints for people and programs, how every kind of answer ends, and what it refuses.
import { describe, expect, test } from "vitest";
import { exitCodeOf } from "../../src/cli/exit-codes.ts";
import { PACKED_PUZZLES } from "../../src/puzzles/index.ts";
import type { SolveResult } from "../../src/solving/result.ts";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { withoutColors } from "../support/without-colors.ts";

const FIRST = "levels/roll-the-block/first.txt";
const LONG = "levels/roll-the-block/classic.txt#35";
const UNSOLVABLE = "game: roll-the-block\ntitle: Gap\n\nS.#T\n";
const WRONG = "game: roll-the-block\ntitle: Two blocks\n\nS.S..T\n";
const SOLVABLE = "game: roll-the-block\ntitle: Straight\n\nS..T\n";
const ICE = "game: break-the-ice\ntitle: A row\nmoves: 1\n\n...#\nAA.A\n";
/** So large that iddfs is still busy when the first line of progress is due. */
const LARGE = `game: roll-the-block\ntitle: A field\n\nS${".".repeat(199)}\n${`${".".repeat(200)}\n`.repeat(198)}${".".repeat(199)}T\n`;
/** Progress of a search, and not of what is prepared before it, which is told where that takes long. */
const EXPANDED = /expanded [1-9]/;
/** With the sequences that erase a line in words. */
const spelled = (text: string): string => text.replaceAll("\r\u001b[2K", "<erase>");
const TERMINAL = { columns: 80, rows: 24 };

const FIELDS = [
  ...["file", "index", "title", "game"],
  ...["engine", "algorithm", "heuristic", "method", "costModel", "weight", "order"],
  ...["status", "limit", "cost", "optimal", "lowerBound", "moves", "stars"],
  ...["expanded", "generated", "stored", "frontier", "depth", "timeMs", "prepareMs", "memoryBytes", "why"],
  ...["reopened", "duplicates", "dead", "expandedBeforeLast", "hStart", "branching", "fingerprint", "best"],
];

function together(...levels: readonly string[]): string {
  return levels.join("---\n");
}

async function documentOf(line: string, stdin = ""): Promise<Record<string, unknown>> {
  const documents = documentsOf(await fourfold(`solve ${line} --json`, { stdin }));
  expect(documents).toHaveLength(1);
  return documents[0] ?? {};
}

describe("solve --json", () => {
  test("of a level has every field, in order", async () => {
    const result = await fourfold(`solve ${FIRST}#1 --algorithm astar --json`);
    const [document = {}] = documentsOf(result);
    expect(Object.keys(document)).toEqual([...FIELDS, "expected"]);
    expect(document).toEqual({
      file: FIRST,
      index: 1,
      title: "First steps",
      game: "roll-the-block",
      engine: "wasm",
      algorithm: "astar",
      heuristic: "relaxed",
      method: "astar",
      costModel: "moves",
      weight: 1,
      order: null,
      status: "solved",
      limit: null,
      cost: 7,
      optimal: true,
      lowerBound: 7,
      moves: expect.stringMatching(/^([udlr] ){6}[udlr]$/),
      stars: null,
      expanded: expect.any(Number),
      generated: expect.any(Number),
      stored: expect.any(Number),
      frontier: expect.any(Number),
      depth: 7,
      timeMs: expect.any(Number),
      prepareMs: expect.any(Number),
      memoryBytes: expect.any(Number),
      why: null,
      // The heuristic is perfect here: what it does not lead to is stored and never expanded.
      reopened: 0,
      duplicates: expect.any(Number),
      dead: 0,
      expandedBeforeLast: 0,
      hStart: 7,
      branching: expect.any(Number),
      fingerprint: expect.any(Number),
      best: null,
      expected: { optimal: 7, holds: true },
    });
    expect(document.prepareMs).toBeLessThanOrEqual(document.timeMs as number);
    expect([result.code, result.stderr]).toEqual([0, ""]);
  });

  test("gives moves that verify accepts", async () => {
    const { moves, cost } = await documentOf(`${FIRST}#1 --cost weighted`);
    const { stdout } = await fourfold(["verify", `${FIRST}#1`, moves as string, "--cost", "weighted"]);
    expect(stdout).toContain(`cost ${cost}\n`);
    expect(cost).toBe(60);
  });

  test("prints one document a level, each on one line", async () => {
    const { stdout, stderr } = await fourfold(`solve ${FIRST} --json`);
    expect(stdout.split("\n")).toHaveLength(4);
    expect(stderr).toBe("");
  });

  test("of a wrong level names its problems, and every field of a result is null", async () => {
    const document = await documentOf("-", WRONG);
    expect(Object.keys(document)).toEqual([...FIELDS, "problems"]);
    const { file, index, title, game, status, problems, ...results } = document;
    expect({ file, index, title, game, status }).toEqual({
      file: "-",
      index: 1,
      title: "Two blocks",
      game: "roll-the-block",
      status: "invalid",
    });
    expect(problems).toEqual([expect.objectContaining({ line: 4, severity: "error" })]);
    for (const value of Object.values(results)) expect(value).toBeNull();
  });

  test("tells the stars where the level has a budget", async () => {
    expect(await documentOf("- --engine ts", ICE)).toMatchObject({ cost: 1, stars: 3, status: "solved" });
  });

  test("passes every option on", async () => {
    const asked = "--algorithm astar --heuristic distance --engine ts --cost weighted --weight 1.5";
    expect(await documentOf(`${FIRST}#1 ${asked}`)).toMatchObject({
      algorithm: "astar",
      method: "astar",
      heuristic: "distance",
      engine: "ts",
      costModel: "weighted",
      weight: 1.5,
    });
  });

  test("folds groups in any order, or in that of their letters", async () => {
    const stdin = "game: folding-blocks\n\nA.##\nB.##\n";
    const asked = "- --algorithm bfs --trace 1";
    const movesOf = async (order: string): Promise<unknown[]> => {
      const { trace, ...counts } = await documentOf(`${asked} ${order}`, stdin);
      const { events } = trace as { events: readonly Record<string, unknown>[] };
      return [counts.expanded, counts.moves, ...events.flatMap(({ move }) => move ?? [])];
    };
    // Only A can fill the cell beside it, so it must fold first.
    expect(await movesOf("")).toEqual([2, "A:r B:r", "A:r", "B:r"]);
    expect(await movesOf("--order canonical")).toEqual([2, "A:r B:r", "A:r"]);
    expect(await movesOf("--order any")).toEqual([2, "A:r B:r", "A:r", "B:r"]);
  });

  test("is the same from both engines but for engine, time and memory", async () => {
    for (const file of ["levels/roll-the-block/tutorial.txt", "levels/folding-blocks/first-steps.txt"]) {
      for (const asked of [
        "--algorithm astar",
        "--algorithm bfs --max-nodes 1000",
        "--algorithm idastar --max-nodes 1000 --trace 3",
      ]) {
        const [wasm, ts] = await Promise.all(
          ["wasm", "ts"].map(async (engine) => {
            const documents = documentsOf(await fourfold(`solve ${file} --json --engine ${engine} ${asked}`));
            return documents.map(({ engine: _e, timeMs: _t, prepareMs: _p, memoryBytes: _m, ...rest }) => rest);
          }),
        );
        expect(wasm?.length).toBeGreaterThan(1);
        expect(wasm).toEqual(ts);
      }
    }
  });
});

describe("every kind of answer", () => {
  const endings: readonly (readonly [line: string, stdin: string, code: number, told: Partial<SolveResult>])[] = [
    ["-", SOLVABLE, 0, { status: "solved", cost: 2, moves: "r r" }],
    ["-", UNSOLVABLE, 10, { status: "unsolvable", limit: null, cost: null, moves: null, optimal: false }],
    ["- --algorithm dls --depth 1", SOLVABLE, 11, { status: "exhausted", cost: null, moves: null }],
    [`${LONG} --algorithm bfs --max-time 0`, "", 20, { status: "limit", limit: "time", cost: null, moves: null }],
    [`${LONG} --max-memory 0`, "", 21, { status: "limit", limit: "memory", cost: null, moves: null }],
    [
      `${LONG} --algorithm astar --max-nodes 10`,
      "",
      22,
      { status: "limit", limit: "nodes", expanded: 10, moves: null },
    ],
  ];

  for (const engine of ["wasm", "ts"]) {
    test.each(endings)(`solve %s, engine ${engine}`, async (line, stdin, code, told) => {
      const result = await fourfold(`solve ${line} --json --engine ${engine}`, { stdin });
      expect(documentsOf(result)).toEqual([expect.objectContaining(told)]);
      expect(result.code).toBe(code);
    });
  }

  test("a limit keeps what is proven", async () => {
    const { lowerBound } = await documentOf(`${LONG} --algorithm astar --max-nodes 10`);
    expect(lowerBound).toBeGreaterThan(0);
    expect(lowerBound).toBeLessThanOrEqual(109);
  });

  test("a solution that a limit left unproven is no answer: it stands in `best`", async () => {
    const document = await documentOf("levels/break-the-ice/large.txt#4 --max-nodes 25000");
    expect(document).toMatchObject({ status: "limit", limit: "nodes", optimal: false });
    expect(document).toMatchObject({ cost: null, moves: null, stars: null, branching: null });
    const { cost, moves } = document.best as { cost: number; moves: string };
    const verified = await fourfold(["verify", "levels/break-the-ice/large.txt#4", moves, "--json"]);
    expect(documentsOf(verified)).toEqual([expect.objectContaining({ solved: true, cost })]);
    expect(await documentOf(`${FIRST}#1`)).toMatchObject({ best: null });
  });

  test("the budget of a level bounds any algorithm", async () => {
    const beyond = ICE.replace("...#\nAA.A", "AA..A");
    const result = await fourfold("solve - --engine ts --algorithm bfs --depth budget", {
      stdin: together(ICE, beyond),
    });
    expect(result.stdout).toContain("proven optimal within the budget, ★★★ 3 of 3 stars.");
    expect(result.stdout).toContain("No solution found: none is within the budget of the level.");
    expect(result.code).toBe(11);
  });

  test("every exit code of an answer", () => {
    expect(exitCodeOf({ status: "cancelled", limit: null })).toBe(130);
    expect(exitCodeOf({ status: "limit", limit: "nodes" })).toBe(22);
  });
});

describe("a header that says the least cost", () => {
  const says = (optimal: string, level = SOLVABLE) => level.replace("\n\n", `\noptimal: ${optimal}\n\n`);
  const GAP = "game: roll-the-block\ntitle: Gap\n\nS.#T\n";

  test.each([
    ["2", SOLVABLE, "", true, ""],
    ["3", SOLVABLE, "", false, "the level says 3, the proven optimum is 2"],
    ["1", SOLVABLE, "", false, "the level says 1, the proven optimum is 2"],
    ["unsolvable", SOLVABLE, "", false, "the level says unsolvable, the proven optimum is 2"],
    ["unsolvable", GAP, "", true, ""],
    ["4", GAP, "", false, "the level says 4, and it is proven unsolvable"],
    ["3", SOLVABLE, "--algorithm dfs", false, "the level says 3, and a solution costs 2"],
    ["1", SOLVABLE, "--algorithm bfs --max-nodes 1", false, "the level says 1, and no solution costs less than 2"],
    ["2", SOLVABLE, "--algorithm bfs --max-nodes 0", null, ""],
    ["2", SOLVABLE, "--algorithm dls --depth 1", null, ""],
    ["2", SOLVABLE, "--from r", null, ""],
  ])("%s", async (optimal, level, asked, holds, said) => {
    for (const engine of ["wasm", "ts"]) {
      const line = `solve - --json --engine ${engine} ${asked}`;
      const result = await fourfold(line, { stdin: says(optimal, level) });
      const expected = { optimal: optimal === "unsolvable" ? optimal : Number(optimal), holds };
      expect(documentsOf(result)).toEqual([expect.objectContaining({ expected })]);
      if (holds === false) expect(result.stderr).toBe(`error: -#1 (${level === GAP ? "Gap" : "Straight"}): ${said}\n`);
      else expect(result.stderr).toBe("");
      if (holds === false) expect(result.code).toBe(30);
      else expect(result.code).not.toBe(30);
    }
  });

  test("under a cost model is told as optimal-NAME", async () => {
    const weighted = (optimal: number) => SOLVABLE.replace("\n\n", `\noptimal-weighted: ${optimal}\n\n`);
    expect(await documentOf("- --cost weighted", weighted(15))).toMatchObject({
      cost: 15,
      expected: { optimal: 15, holds: true },
    });
    const { code, stderr } = await fourfold("solve - --cost weighted --quiet", { stdin: weighted(9) });
    expect([code, stderr]).toEqual([30, "error: -#1 (Straight): the level says 9, the proven optimum is 15\n"]);
    expect(await documentOf("-", weighted(9))).not.toHaveProperty("expected");
  });

  test("that says nothing expects nothing", async () => {
    expect(await documentOf("-", SOLVABLE)).not.toHaveProperty("expected");
  });
});

describe("--from", () => {
  test("begins after these moves: cost, depth and moves are from there, stars from the start", async () => {
    const whole = await documentOf(`${FIRST}#1 --algorithm bfs`);
    const [first = "", ...rest] = (whole.moves as string).split(" ");
    for (const asked of ["", "--algorithm bfs", "--algorithm idastar", "--engine ts"]) {
      expect(await documentOf(`${FIRST}#1 ${asked} --from ${first}`)).toMatchObject({
        status: "solved",
        cost: 6,
        depth: 6,
        optimal: true,
        lowerBound: 6,
      });
    }
    const { moves } = await documentOf(`${FIRST}#1 --algorithm bfs --from ${first}`);
    expect((moves as string).split(" ")).toHaveLength(rest.length);
    const { stdout } = await fourfold(["verify", `${FIRST}#1`, `${first} ${moves}`]);
    expect(stdout).toContain("cost 7\n");
    const cracks = "game: break-the-ice\nmoves: 2\n\nB....\nAB...\nAAB..\n";
    const { cost, moves: both } = await documentOf("-", cracks);
    expect(cost).toBe(3);
    const [one = ""] = (both as string).split(" ");
    expect(await documentOf(`- --from ${one}`, cracks)).toMatchObject({ cost: 2, stars: 2 });
  });

  test("tells a person that there are more moves", async () => {
    const { stdout } = await fourfold("solve - --from r --engine ts", { stdin: SOLVABLE });
    expect(stdout).toContain("Solved in 1 more move, cost 1, proven optimal.\n  r\n");
  });

  test.each([
    ["r u", /move 2 \(u\) of --from fails: /],
    ["r x", /move 2 \(x\) of --from fails: /],
    ["jump", /move 1 \(jump\) of --from fails: /],
  ])("of moves that cannot be played is bad input: %s", async (moves, said) => {
    const { code, stdout, stderr } = await fourfold(["solve", "-", "--json", "--from", moves], { stdin: SOLVABLE });
    expect(stderr).toMatch(/^error: -#1 \(Straight\): /);
    expect(stderr).toMatch(said);
    expect([code, stdout]).toEqual([30, ""]);
  });

  test("is for one level", async () => {
    const { code, stderr } = await fourfold("solve - --from r", { stdin: together(SOLVABLE, SOLVABLE) });
    expect(stderr).toContain("the moves are for one level, but there are 2 levels");
    expect(code).toBe(31);
  });
});

describe("several levels", () => {
  test("a wrong one is reported and the others are solved; the highest code counts", async () => {
    const stdin = together(SOLVABLE, WRONG, UNSOLVABLE, SOLVABLE);
    const result = await fourfold("solve - --json", { stdin });
    expect(documentsOf(result).map(({ index, status }) => [index, status])).toEqual([
      [1, "solved"],
      [2, "invalid"],
      [3, "unsolvable"],
      [4, "solved"],
    ]);
    expect(result.stderr).toMatch(/^-:9:\d+: error: /);
    expect(result.code).toBe(30);
  });

  test("a limit outranks a level that is proven unsolvable", async () => {
    const { code } = await fourfold(`solve ${LONG} - --algorithm astar --max-nodes 10 --quiet`, {
      stdin: together(SOLVABLE, UNSOLVABLE),
    });
    expect(code).toBe(22);
  });

  test("a file that cannot be read is bad input, and the others are solved", async () => {
    const { code, stdout } = await fourfold(`solve none.txt ${FIRST}#1 --quiet`);
    expect(stdout).toMatch(/^[udlr ]+\n$/);
    expect(code).toBe(30);
  });

  test("end with a summary", async () => {
    const stdin = together(SOLVABLE, WRONG, UNSOLVABLE, SOLVABLE);
    const { stderr } = await fourfold("solve -", { stdin });
    expect(stderr).toMatch(/\n4 levels: 2 solved, 1 unsolvable, 1 wrong; .*s\n$/);
    const portuguese = await fourfold("solve - --lang pt", { stdin });
    expect(portuguese.stderr).toMatch(/\n4 níveis: 2 resolvidos, 1 sem solução, 1 errado; .*s\n$/);
  });
});

describe("Ctrl-C", () => {
  test("stops a search and prints what is known so far", async () => {
    const result = await fourfold("solve - --algorithm iddfs --json", {
      stdin: together(LARGE, SOLVABLE, WRONG),
      terminal: TERMINAL,
      interrupt: EXPANDED,
    });
    const [first, second, third] = documentsOf(result);
    expect(Object.keys(first ?? {})).toEqual(FIELDS);
    expect(first).toMatchObject({ status: "cancelled", algorithm: "iddfs", cost: null, moves: null, optimal: false });
    for (const count of ["expanded", "generated", "stored", "lowerBound", "timeMs", "memoryBytes"]) {
      expect(first?.[count], count).toBeGreaterThan(0);
    }
    expect(second).toMatchObject({ status: "cancelled", expanded: 0 });
    expect(third).toMatchObject({ status: "invalid" });
    expect(result.code).toBe(130);
  });

  test("says so to a person, and leaves the other levels alone", async () => {
    const result = await fourfold("solve - --algorithm iddfs --no-color", {
      stdin: together(LARGE, SOLVABLE),
      terminal: TERMINAL,
      interrupt: EXPANDED,
    });
    expect(result.stdout).toMatch(/\nInterrupted, [\d,]+ states? expanded; whether there is a solution is open\. /);
    expect(result.stdout).not.toContain("Straight");
    expect(result.stderr).toMatch(/2 levels: 2 interrupted; .*s\n$/);
    expect(result.code).toBe(130);
  });

  test("before anything is solved", async () => {
    const result = await fourfold("solve - --json", { stdin: SOLVABLE, interrupt: "at once" });
    expect(documentsOf(result)).toEqual([expect.objectContaining({ status: "cancelled", expanded: 0, depth: 0 })]);
    expect(result.code).toBe(130);
  });

  test("ends a search that show needs", async () => {
    const { code, stderr } = await fourfold("show - --solution", { stdin: SOLVABLE, interrupt: "at once" });
    expect(stderr).toContain("Interrupted");
    expect(code).toBe(130);
  });
});

describe("progress", () => {
  test("is erased before the answer is printed", async () => {
    const { stdout, stderr } = await fourfold("solve - --algorithm iddfs --max-time 0.3 --quiet --no-color", {
      stdin: LARGE,
      terminal: TERMINAL,
    });
    expect([stdout, stderr]).toEqual(["\n", ""]);
    const loud = await fourfold("solve - --algorithm iddfs --max-time 0.3 --no-color", {
      stdin: LARGE,
      terminal: TERMINAL,
    });
    expect(spelled(loud.stderr)).toMatch(
      /^(<erase>preparing the level [^<\r\n]+)*(<erase>expanded [^<\r\n]+)+<erase>$/,
    );
    expect(loud.stdout).toContain("Stopped by the limit on time");
  });

  test("is not shown where nobody sees it", async () => {
    expect((await fourfold("solve - --algorithm iddfs --max-time 0.3", { stdin: LARGE })).stderr).toBe("");
  });
});

describe("for a person", () => {
  const withoutTimes = (text: string): string =>
    text.replace(/[\d.]+ (ms|s|min \d+ s)\b/g, "* ms").replace(/[\d.]+ KiB/g, "* KiB");

  test("a level is a short block", async () => {
    const { stdout } = await fourfold(`solve ${FIRST}#1 --algorithm bfs`);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "First steps
      Roll the Block, 6 x 9, optimal 7 (weighted 60), difficulty easy, by Fourfold

      Solved in 7 moves, cost 7, proven optimal.
        r d d r r d r

      bfs, engine wasm
      expanded 32, generated 84, stored 50, frontier 18, depth 7
      * ms, of which * ms to prepare the level; * KiB
      "
    `);
  });

  test("and looks the same in a terminal, with colours", async () => {
    const plain = await fourfold(`solve ${FIRST}#1`);
    const { stdout } = await fourfold(`solve ${FIRST}#1`, { terminal: { columns: 100, rows: 24 } });
    expect(stdout).toContain("\u001b[");
    expect(withoutTimes(withoutColors(stdout))).toBe(withoutTimes(plain.stdout));
  });

  test("long solutions are wrapped", async () => {
    const { stdout } = await fourfold(`solve ${LONG}`, { terminal: TERMINAL });
    const moves = stdout.split("\n").filter((line) => /^ {2}[udlrs]/.test(line));
    expect(moves.length).toBeGreaterThan(1);
    for (const line of moves) expect(line.length).toBeLessThanOrEqual(TERMINAL.columns);
  });

  test("what is counted is written alike, moves and what they cost", async () => {
    const stdin = `game: roll-the-block\n\nS${".".repeat(1799)}T\n`;
    const moves = "r r ".repeat(600).trim();
    expect((await fourfold("solve -", { stdin })).stdout).toContain("Solved in 1,200 moves, cost 1,200, proven");
    const weighted = await fourfold("solve - --cost weighted --lang pt", { stdin });
    expect(weighted.stdout).toContain("Resolvido em 1.200 jogadas, custo ponderado 9.000, ");
    expect((await fourfold(["verify", "-", moves], { stdin })).stdout).toBe("-#1: solved in 1,200 moves, cost 1,200\n");
    const shown = await fourfold(["show", "-", "--solution", moves], { stdin });
    expect(shown.stdout).toMatch(/\nSolved\. Moves: 1,200 \(cost 1,200\)\n$/);
  });

  test("a level that is solved at the start has no line of moves", async () => {
    const { stdout } = await fourfold("solve - --engine ts", { stdin: "game: folding-blocks\n\nAAA\n" });
    expect(stdout).toContain(", proven optimal.\n\nauto: ");
  });

  test("a search that is stopped before it began is not told that nothing more was needed", async () => {
    const { code, stdout } = await fourfold("solve - --max-nodes 0", { stdin: SOLVABLE });
    expect([code, stdout]).toEqual([22, expect.stringContaining("expanded 0, ")]);
    expect(stdout).not.toContain("Nothing had to be expanded");
  });

  test.each([
    ["optimal: unsolvable\noptimal-weighted: unsolvable", "en", "Roll the Block, 1 x 4, unsolvable"],
    ["optimal: unsolvable\noptimal-weighted: unsolvable", "pt", "Rolar o Bloco, 1 x 4, sem solução"],
    ["optimal-weighted: unsolvable", "en", "Roll the Block, 1 x 4, unsolvable"],
  ])("a level that says %j is told to be unsolvable, in %s", async (header, lang, says) => {
    const { stdout } = await fourfold(`show - --lang ${lang}`, { stdin: `game: roll-the-block\n${header}\n\nS.#T\n` });
    expect(stdout.split("\n")[1]).toBe(says);
  });

  test("what is not proven is not called proven", async () => {
    const { stdout } = await fourfold(`solve ${LONG} --algorithm greedy`);
    expect(stdout).toMatch(/not proven optimal \(no solution costs less than \d+\)/);
  });

  test.each([
    ["unsolvable", "-", UNSOLVABLE],
    ["exhausted by dls", "- --algorithm dls --depth 1", SOLVABLE],
    ["exhausted by dfs", "- --algorithm dfs --depth 1", SOLVABLE],
    ["limited", `${LONG} --algorithm bfs --max-nodes 10`, ""],
    ["solved at the start", "-", "game: folding-blocks\n\nAAA\n"],
  ])("what it means that a level is %s", async (_, line, stdin) => {
    const { stdout } = await fourfold(`solve ${line} --engine ts`, { stdin });
    expect(stdout.split("\n")[3]).toMatchSnapshot();
  });

  test("--quiet prints the moves alone, one line a level", async () => {
    const { stdout, stderr } = await fourfold("solve - --quiet", { stdin: together(SOLVABLE, UNSOLVABLE, SOLVABLE) });
    expect([stdout, stderr]).toEqual(["r r\n\nr r\n", ""]);
  });

  test("--trace tells the first expansions", async () => {
    const { stdout } = await fourfold("solve - --algorithm astar --heuristic distance --trace 1", { stdin: SOLVABLE });
    expect(stdout.slice(stdout.indexOf("The first"))).toMatchInlineSnapshot(`
      "The first expansion:
      source 0: g 0, h 2, f 2
            S..T
      expanding 0: g 0, h 2, f 2
        generating 1 from 0 by r: g 1, h 1, f 2
            .SST
      "
    `);
  });
});

describe("what is asked for and not looked at is told, and is no mistake", () => {
  test.each([
    ["--algorithm bfs --heuristic distance", "bfs looks at no heuristic\n"],
    [
      "--algorithm ucs --heuristic distance --weight 2",
      "ucs looks at no heuristic\nucs has no weight; only astar has one\n",
    ],
    ["--algorithm greedy --heuristic distance --weight 2", "greedy has no weight; only astar has one\n"],
    ["--heuristic distance --weight 2", ""],
    ["--algorithm bfs --heuristic distance --quiet", ""],
    ["--algorithm bfs --heuristic distance --weight 2 --json", ""],
  ])("%s", async (asked, said) => {
    const { code, stderr } = await fourfold(`solve - ${asked}`, { stdin: SOLVABLE });
    expect([code, stderr]).toEqual([0, said]);
  });
});

describe("refused before anything is read", () => {
  test.each([
    ["--algorithm best", "bfs, dfs, dls, iddfs, ucs, greedy, astar, idastar"],
    ["--engine rust", "wasm, ts"],
    ["--cost most", "moves, weighted"],
    ["--order random", "canonical, any"],
    ["--heuristic best", "Roll the Block has distance, manhattan, relaxed"],
    ["--depth deep", "a whole number of moves, or budget"],
    ["--depth -1 --algorithm dfs", "a whole number of moves, or budget"],
    ["--depth 5", "dfs and dls"],
    ["--depth 5 --algorithm bfs", "dfs and dls"],
    ["--algorithm dls", "dls needs a depth"],
    ["--algorithm bfs --cost weighted", "use one of auto, dfs, dls, ucs, greedy, astar, idastar"],
    ["--algorithm iddfs --cost weighted", "use one of"],
    ["--weight 1001", "from 0 to 1000"],
    ["--weight heavy", "a number, 0 or more"],
    ["--max-time -1", "a number, 0 or more"],
    ["--max-time 1s", "a number, 0 or more"],
    ["--max-nodes 1.5", "a whole number, 0 or more"],
    ["--max-nodes 99999999999999999999", "9007199254740991 at most"],
    ["--max-nodes=", 'cannot be "": it must be a whole number, 0 or more'],
    ["--algorithm=", '--algorithm cannot be ""; it can be auto'],
    ["--jobs 1.5", "a whole number, 1 or more"],
    ["--jobs 0", "a whole number, 1 or more"],
    ["--algorithm dls --depth 99999999999999999999", "9007199254740991 at most"],
    ["--max-memory much", "a number, 0 or more"],
    ["--trace x", "a whole number, 0 or more"],
    ["--trace 10001", "10000 at most"],
  ])("%s", async (asked, whatThereIs) => {
    const { code, stdout, stderr } = await fourfold(`solve none.txt ${asked}`);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toContain(whatThereIs);
    expect(stderr).toContain("more: fourfold solve --help");
    expect(stderr).not.toContain("none.txt");
    expect([code, stdout]).toEqual([31, ""]);
  });

  test("an unknown heuristic lists those of every puzzle", async () => {
    const { stderr } = await fourfold("solve none.txt --heuristic best");
    for (const { heuristics } of PACKED_PUZZLES) for (const { name } of heuristics) expect(stderr).toContain(name);
  });
});

describe("an option that is given twice", () => {
  test.each([
    ["--algorithm bfs --algorithm dfs", "--algorithm is given twice"],
    ["--max-time 1 --max-time 2", "--max-time is given twice"],
    ["--from r --from r", "--from is given twice"],
    ["--engine ts --engine ts", "--engine is given twice"],
  ])("%s", async (asked, said) => {
    const { code, stderr } = await fourfold(`solve none.txt ${asked}`);
    expect(stderr).toContain(`error: ${said}\n`);
    expect(code).toBe(31);
  });

  test("is refused where it takes one value only, in every command", async () => {
    expect((await fourfold("solve - --json --json --quiet --quiet", { stdin: SOLVABLE })).code).toBe(0);
    expect((await fourfold(["verify", "-", "--moves", "r", "--moves", "r"], { stdin: SOLVABLE })).code).toBe(31);
    expect((await fourfold("show - --lang en --lang pt", { stdin: SOLVABLE })).code).toBe(31);
    // A run is not troubled by what an earlier one was given.
    expect((await fourfold("solve - --algorithm bfs", { stdin: SOLVABLE })).code).toBe(0);
    expect((await fourfold("solve - --algorithm bfs", { stdin: SOLVABLE })).code).toBe(0);
  });
});

describe("a name that is nearly right", () => {
  test.each([
    ["--algorithm astr", "did you mean astar?"],
    ["--heuristic relaxd", "did you mean relaxed?"],
    ["--engine wsm", "did you mean wasm?"],
    ["--order cannonical", "did you mean canonical?"],
    ["--algoritm bfs", "did you mean --algorithm?"],
    ["--depth bugdet", "did you mean budget?"],
  ])("%s", async (asked, said) => {
    const { code, stderr } = await fourfold(`solve none.txt ${asked}`);
    expect(stderr).toContain(said);
    expect(code).toBe(31);
  });

  test("of a command", async () => {
    expect((await fourfold("slove none.txt")).stderr).toContain("did you mean solve?");
  });
});

describe("refused before anything is solved, naming the level", () => {
  test.each([
    ["a heuristic of another puzzle", "--heuristic pieces", "distance, manhattan, relaxed"],
    ["such a heuristic where none is used", "--algorithm bfs --heuristic pieces", "distance, manhattan, relaxed"],
    ["a budget that the level does not have", "--depth budget", "no line `moves:`"],
  ])("%s", async (_, asked, whatThereIs) => {
    const { code, stdout, stderr } = await fourfold(`solve ${FIRST}#1 ${asked}`);
    expect(stderr).toMatch(/^error: levels\/roll-the-block\/first\.txt#1 \(First steps\): /);
    expect(stderr).toContain(whatThereIs);
    expect([code, stdout]).toEqual([31, ""]);
  });

  test("an order outside Folding Blocks", async () => {
    for (const order of ["canonical", "any"]) {
      const { code, stdout, stderr } = await fourfold(
        `solve levels/folding-blocks/first-steps.txt#1 ${FIRST}#1 --order ${order}`,
      );
      expect(stderr).toMatch(/^error: levels\/roll-the-block\/first\.txt#1 \(First steps\): /);
      expect(stderr).toContain(`The order ${order} is not for roll-the-block; only folding-blocks`);
      expect([code, stdout]).toEqual([31, ""]);
    }
  });

  test("weighted costs outside Roll the Block", async () => {
    const { code, stdout, stderr } = await fourfold(
      `solve ${FIRST}#1 levels/folding-blocks/first-steps.txt#1 --cost weighted`,
    );
    expect(stderr).toMatch(/^error: levels\/folding-blocks\/first-steps\.txt#1 .*: .*weighted.*moves/);
    expect([code, stdout]).toEqual([31, ""]);
  });
});
