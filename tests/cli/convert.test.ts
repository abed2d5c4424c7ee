import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fourfold } from "../support/command-line.ts";
import { withoutGames } from "../support/without-games.ts";

const RIGHT = "tests/cli/fixtures/right.txt";

describe("convert", () => {
  test("writes a level as JSON", async () => {
    const { code, stdout } = await fourfold(`convert ${RIGHT}#3 --to json`);
    expect(stdout).toMatchInlineSnapshot(`
      "{
        "game": "roll-the-block",
        "header": {
          "title": "Over the bridge",
          "optimal": "4",
          "optimal-weighted": "30",
          "solution": "r r r r"
        },
        "legend": [
          ["a", "bridge closed"],
          ["1", "soft toggle a"]
        ],
        "grid": [
          "S.1.a.T",
          "#~...#."
        ]
      }
      "
    `);
    expect(code).toBe(0);
  });

  test("text to JSON to text gives the same text", async () => {
    const text = await fourfold(`convert ${RIGHT} --to text`);
    const json = await fourfold(`convert ${RIGHT} --to json`);
    expect(JSON.parse(json.stdout)).toHaveLength(5);
    const back = await fourfold("convert - --to text", { stdin: json.stdout });
    expect(back.stdout).toBe(text.stdout);
  });

  test("joins the levels of several files", async () => {
    const { stdout } = await fourfold(`convert ${RIGHT}#1 tests/cli/fixtures/wrong.txt#2 --to text`);
    expect(stdout).toMatchInlineSnapshot(`
      "game: match-the-tiles
      title: One slide
      optimal: 1
      solution: r

      A.a
      ---
      game: match-the-tiles
      title: Right
      solution: r

      A.a
      "
    `);
  });

  test.each([
    ["commas", "1,0,0\n0,-1,2\n"],
    ["spaces", "1 0 0\n0 -1 2\n"],
  ])("reads numbers with %s between them", async (_, stdin) => {
    const line = "convert - --from numbers --game folding-blocks --to text";
    expect((await fourfold(line, { stdin })).stdout).toBe("game: folding-blocks\n\nA..\n.#B\n");
  });

  test("reads rows, and sees by itself that they are rows", async () => {
    const line = "convert - --game roll-the-block --to text";
    const { stdout } = await fourfold(line, { stdin: "[[3, 1, 1, 2], [0, 1, 1, 0]]" });
    expect(stdout).toBe("game: roll-the-block\n\nS..T\n#..#\n");
  });

  test("asks for the game of plain forms", async () => {
    const { code, stderr } = await fourfold("convert - --to text", { stdin: "1 0\n" });
    expect(withoutGames(stderr)).toMatchInlineSnapshot(`
      "error: standard input, which looks like numbers, needs --game, one of GAMES: a plain board does not say which game it is
      "
    `);
    expect(code).toBe(31);
  });

  test("converts nothing where a level is wrong, and says what is", async () => {
    const { code, stdout, stderr } = await fourfold("convert tests/cli/fixtures/wrong.txt --to json");
    expect(stdout).toBe("");
    expect(stderr).toContain("wrong.txt:5:4: error:");
    expect(stderr).toContain("nothing is converted");
    expect(code).toBe(30);
  });

  test("-o writes a file, and only a note to the terminal", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fourfold-convert-"));
    const file = join(folder, "levels.json");
    const { stdout, stderr } = await fourfold(["convert", RIGHT, "--to", "json", "-o", file]);
    expect(stdout).toBe("");
    expect(stderr).toBe(`5 levels written to ${file}\n`);
    expect(await readFile(file, "utf8")).toBe((await fourfold(`convert ${RIGHT} --to json`)).stdout);
    await rm(folder, { recursive: true });
  });

  test.each(["", "--force"])("-o onto a folder is bad input, %s", async (force) => {
    const { code, stderr } = await fourfold(`convert ${RIGHT} --to json -o tests ${force}`);
    expect([code, stderr]).toEqual([30, "error: cannot write tests: it is a folder\n"]);
  });
});
