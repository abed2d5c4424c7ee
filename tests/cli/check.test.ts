import { describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { withoutColors } from "../support/without-colors.ts";
import { withoutGames } from "../support/without-games.ts";

describe("check", () => {
  test("of right levels prints nothing but a summary", async () => {
    expect(await fourfold("check tests/cli/fixtures/right.txt")).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "5 levels in 1 file: no problems
      ",
        "stdout": "",
      }
    `);
  });

  test("prints every problem of every level as file:line:column", async () => {
    const { code, stdout, stderr } = await fourfold("check tests/cli/fixtures/wrong.txt");
    expect(withoutGames(stdout)).toMatchInlineSnapshot(`
      "tests/cli/fixtures/wrong.txt:3:1: warning: \`colour\` is not a header key (found colour, expected one of game, title, author, source, difficulty, note, note-pt, optimal, optimal-weighted, solution)
      tests/cli/fixtures/wrong.txt:5:1: error: Colour A has fewer goals than tiles, so not every tile can rest on one (found 2 tiles \`A\`, 1 goal \`a\`, expected at least 2 goals \`a\`)
      tests/cli/fixtures/wrong.txt:5:4: error: Cell (0,3) has a character that Match the Tiles does not know (found \`?\`, expected \`.\` for floor, \`#\` for an obstacle, \`A\`-\`Z\` for a tile, \`a\`-\`z\` for a goal)
      tests/cli/fixtures/wrong.txt:12:7: error: There is no game \`golf\` (found golf, expected one of GAMES)
      "
    `);
    expect(stderr).toMatchInlineSnapshot(`
      "3 levels in 1 file: 3 errors, 1 warning
      "
    `);
    expect(code).toBe(30);
  });

  test("groups the problems by level where there is colour", async () => {
    const result = await fourfold("check tests/cli/fixtures/wrong.txt", { terminal: { columns: 80, rows: 24 } });
    expect(withoutGames(withoutColors(result.stdout))).toMatchInlineSnapshot(`
      "tests/cli/fixtures/wrong.txt#1 (More tiles than goals)
      tests/cli/fixtures/wrong.txt:3:1: warning: \`colour\` is not a header key (found
          colour, expected one of game, title, author, source, difficulty, note,
          note-pt, optimal, optimal-weighted, solution)
      tests/cli/fixtures/wrong.txt:5:1: error: Colour A has fewer goals than tiles, so
          not every tile can rest on one (found 2 tiles \`A\`, 1 goal \`a\`, expected at
          least 2 goals \`a\`)
      tests/cli/fixtures/wrong.txt:5:4: error: Cell (0,3) has a character that Match
          the Tiles does not know (found \`?\`, expected \`.\` for floor, \`#\` for an
          obstacle, \`A\`-\`Z\` for a tile, \`a\`-\`z\` for a goal)

      tests/cli/fixtures/wrong.txt#3
      tests/cli/fixtures/wrong.txt:12:7: error: There is no game \`golf\` (found golf,
          expected one of GAMES)

      "
    `);
  });

  test("--quiet leaves the summary out", async () => {
    expect((await fourfold("check tests/cli/fixtures/right.txt --quiet")).stderr).toBe("");
  });

  test("--json prints a document a level with all that is wrong", async () => {
    const documents = documentsOf(await fourfold("check tests/cli/fixtures/wrong.txt --json"));
    expect(documents.map(({ status }) => status)).toEqual(["invalid", "ok", "invalid"]);
    expect(documents.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(documents[1]).toEqual({
      file: "tests/cli/fixtures/wrong.txt",
      index: 2,
      title: "Right",
      game: "match-the-tiles",
      status: "ok",
      problems: [],
    });
    expect(documents[0]?.problems).toContainEqual({
      line: 5,
      column: 4,
      severity: "error",
      message: expect.any(String),
      found: expect.stringContaining("?"),
      expected: expect.any(String),
    });
  });

  test("warnings alone are no failure", async () => {
    const stdin = "game: match-the-tiles\ncolour: red\n\nA.a\n";
    const result = await fourfold("check -", { stdin });
    expect(result.stdout).toMatch(/^-:2:1: warning: /);
    expect(result.code).toBe(0);
  });

  test("text of a file cannot steer the terminal", async () => {
    const stdin = "game: match-the-tiles\ntitle: a\u001b[2Jb\u202e\n\nA\u001b.\n";
    const result = await fourfold("check -", { stdin, terminal: { columns: 80, rows: 24 } });
    const text = withoutColors(result.stdout + result.stderr);
    expect(text).toContain("\\u{1b}[2Jb\\u{202e}");
    expect(text).not.toMatch(/\p{Cc}(?<!\n)|\u202e/u);
  });
});
