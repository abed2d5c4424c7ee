import { describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";

const FILE = "tests/cli/fixtures/right.txt";
const ROLL = "game: roll-the-block\ntitle: Straight\nsolution: r r\n\nS..T\n";

describe("verify", () => {
  test("replays the moves that are given", async () => {
    const { code, stdout, stderr } = await fourfold(`verify ${FILE}#2 "r d"`);
    expect(stdout).toMatchInlineSnapshot(`
      "tests/cli/fixtures/right.txt#2 (Two slides): solved in 2 moves, cost 2
      "
    `);
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("replays the level's own solution where none are given", async () => {
    const { code, stdout } = await fourfold(`verify ${FILE}#1`);
    expect(stdout).toMatchInlineSnapshot(`
      "tests/cli/fixtures/right.txt#1 (One slide): solved in 1 move, cost 1
      "
    `);
    expect(code).toBe(0);
  });

  test("replays moves from standard input", async () => {
    const { code } = await fourfold(`verify ${FILE}#2 --moves -`, { stdin: "r\nd\n" });
    expect(code).toBe(0);
  });

  test("takes moves with --moves, and a level from standard input", async () => {
    const { code } = await fourfold('verify - --moves "r r"', { stdin: ROLL });
    expect(code).toBe(0);
  });

  test("says which move fails and why", async () => {
    const { code, stdout, stderr } = await fourfold(`verify ${FILE}#2 "r u d"`);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tests/cli/fixtures/right.txt#2 (Two slides): move 2 (u) fails: nothing can slide up
      "
    `);
    expect([code, stdout]).toEqual([30, ""]);
  });

  test("says which word is no move", async () => {
    const { code, stderr } = await fourfold(`verify ${FILE}#2 "r down"`);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tests/cli/fixtures/right.txt#2 (Two slides): move 2 (down) fails: a slide is one small letter: u, d, l or r
      "
    `);
    expect(code).toBe(30);
  });

  test("says where the moves are legal but do not solve", async () => {
    const { code, stderr } = await fourfold(`verify ${FILE}#2 r`);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tests/cli/fixtures/right.txt#2 (Two slides): every move is legal, but the level is not solved at the end
      "
    `);
    expect(code).toBe(30);
  });

  test("verifies every level of a file with its own solution, and reports those without one", async () => {
    const { code, stdout, stderr } = await fourfold(`verify ${FILE}`);
    expect(stdout).toMatchInlineSnapshot(`
      "tests/cli/fixtures/right.txt#1 (One slide): solved in 1 move, cost 1
      tests/cli/fixtures/right.txt#3 (Over the bridge): solved in 4 moves, cost 4
      tests/cli/fixtures/right.txt#4 (Three groups): solved in 3 moves, cost 3
      tests/cli/fixtures/right.txt#5 (A row): solved in 1 move, cost 1
      "
    `);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tests/cli/fixtures/right.txt#2 (Two slides): the level has no solution line, and no moves are given
      "
    `);
    expect(code).toBe(30);
  });

  test("reports a level with errors, and verifies the others", async () => {
    const { code, stdout, stderr } = await fourfold("verify tests/cli/fixtures/wrong.txt");
    expect(stdout).toContain("#2 (Right): solved");
    expect(stderr).toContain("wrong.txt:5:4: error:");
    expect(stderr).toContain("#3: the level has errors");
    expect(code).toBe(30);
  });

  test("refuses moves for several levels, for they could be right for one at most", async () => {
    const { code, stderr } = await fourfold(`verify ${FILE} r`);
    expect(stderr).toContain("the moves are for one level, but there are 5 levels");
    expect(code).toBe(31);
  });

  test("counts the cost in the model that is asked for", async () => {
    const [moves] = documentsOf(await fourfold("verify - --json", { stdin: ROLL }));
    const [weighted] = documentsOf(await fourfold("verify - --json --cost weighted", { stdin: ROLL }));
    expect([moves?.cost, weighted?.cost]).toEqual([2, 15]);
  });

  test("refuses a cost model that the puzzle does not have", async () => {
    const { code, stderr } = await fourfold(`verify ${FILE}#1 --cost weighted`);
    expect(stderr).toMatchInlineSnapshot(`
      "error: --cost weighted is not for Match the Tiles, which has: moves (tests/cli/fixtures/right.txt#1 (One slide))
      "
    `);
    expect(code).toBe(31);
  });
});

describe("verify --json", () => {
  const fields = ["file", "index", "title", "game", "valid", "solved", "cost", "failedAt", "reason"];

  test("of a solution", async () => {
    const result = await fourfold("verify - --json", { stdin: ROLL });
    expect(documentsOf(result)).toEqual([
      {
        file: "-",
        index: 1,
        title: "Straight",
        game: "roll-the-block",
        valid: true,
        solved: true,
        cost: 2,
        failedAt: null,
        reason: null,
      },
    ]);
    expect(result.stderr).toBe("");
  });

  test("of moves that fail, do not solve, or are missing", async () => {
    const failing = await fourfold('verify - "r r r" --json', { stdin: ROLL });
    const legal = await fourfold("verify - r --json", { stdin: ROLL });
    const missing = await fourfold(`verify ${FILE}#2 --json`);
    const [a, b, c] = [failing, legal, missing].flatMap(documentsOf);
    expect(a).toMatchObject({ valid: false, solved: false, cost: null, failedAt: 3, reason: expect.any(String) });
    expect(b).toMatchObject({ valid: true, solved: false, cost: 1, failedAt: null, reason: expect.any(String) });
    expect(c).toMatchObject({ valid: false, solved: false, cost: null, failedAt: null, reason: expect.any(String) });
    for (const document of [a, b, c]) expect(Object.keys(document ?? {})).toEqual(fields);
    expect([failing.code, legal.code, missing.code]).toEqual([30, 30, 30]);
  });

  test("of a level with errors carries its problems", async () => {
    const [document] = documentsOf(await fourfold("verify tests/cli/fixtures/wrong.txt#1 --json"));
    expect(Object.keys(document ?? {})).toEqual([...fields, "problems"]);
  });
});
