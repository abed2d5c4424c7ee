import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { writeLevels } from "../../src/playing/write-levels.ts";
import { documentsOf, fourfold } from "../support/command-line.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourfold-generate-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("generate", () => {
  test("prints canonical levels that are the same for the same seed, and the first of more", async () => {
    const two = await fourfold("generate roll-the-block --rows 5 --cols 6..7 --count 2 --seed 5");
    expect([two.code, two.stderr]).toEqual([0, ""]);
    const levels = loadLevels(two.stdout);
    expect(levels.map(({ problems }) => problems)).toEqual([[], []]);
    expect(writeLevels(levels, "text")).toBe(two.stdout);
    expect(two.stdout).toContain("\nsource: generate roll-the-block --rows 5 --cols 6..7 --seed 5 #2\n");
    const again = await fourfold("generate roll-the-block --seed 5 --count 1 --cols 6..7 --rows 5 --jobs 2");
    expect(two.stdout.startsWith(again.stdout)).toBe(true);
  });

  test("chooses a seed where none is given, and says it", async () => {
    const { code, stdout } = await fourfold("generate match-the-tiles");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^source: generate match-the-tiles --seed \d+ #1$/m);
  });

  test("writes into a file, and over one only where that is meant", async () => {
    const file = join(folder, "levels.txt");
    const line = ["generate", "match-the-tiles", "--count", "2", "--seed", "1", "-o", file];
    expect(await fourfold(line)).toEqual({ code: 0, stdout: "", stderr: `2 levels written to ${file}\n` });
    const text = await readFile(file, "utf8");
    expect(text).toBe((await fourfold("generate match-the-tiles --count 2 --seed 1")).stdout);
    await writeFile(file, "mine");
    const refused = await fourfold(line);
    expect([refused.code, await readFile(file, "utf8")]).toEqual([31, "mine"]);
    expect((await fourfold([...line, "--force", "--quiet"])).stderr).toBe("");
    expect(await readFile(file, "utf8")).toBe(text);
    expect((await fourfold([...line.slice(0, -1), join(folder, "none", "levels.txt")])).code).toBe(30);
  });

  test("prints a document a level with --json", async () => {
    const [document] = documentsOf(await fourfold("generate folding-blocks --seed 2 --json"));
    expect(document).toMatchObject({
      text: expect.stringContaining("game: folding-blocks"),
      optimal: expect.any(Number),
    });
    const stdin = String(document?.text);
    const [checked] = documentsOf(await fourfold("check - --difficulty --json", { stdin }));
    expect(document?.difficulty).toEqual(checked?.difficulty);
  });

  test("says what could not be made as wished, and ends with 11", async () => {
    const tiny = "--rows 2 --cols 2 --tiles 1 --colours 1 --walls 0";
    const result = await fourfold(`generate match-the-tiles ${tiny} --optimal 40 --seed 1 --max-time 0.2`);
    expect(result).toEqual({
      code: 11,
      stdout: "",
      stderr: "error: of 1 level not made as wished within the work allowed: #1\n",
    });
    const several = await fourfold(`generate match-the-tiles ${tiny} --seed 1 --count 4`);
    const made = several.stdout.split("#").length - 1;
    expect([several.code, made]).toEqual([11, 1]);
    expect(several.stderr).toBe("error: of 4 levels not made as wished within the work allowed: #2 to #4\n");
  });

  test("where nothing could be made, no file is begun, and one that is there is left alone", async () => {
    const tiny =
      "match-the-tiles --rows 2 --cols 2 --tiles 1 --colours 1 --walls 0 --optimal 40 --seed 1 --max-time 0.2";
    const file = join(folder, "nothing.txt");
    const line = ["generate", ...tiny.split(" "), "-o", file];
    expect(await fourfold(line)).toMatchObject({
      code: 11,
      stdout: "",
      stderr: expect.not.stringContaining("written"),
    });
    await expect(readFile(file)).rejects.toThrow("ENOENT");
    await writeFile(file, "mine");
    expect((await fourfold([...line, "--force"])).code).toBe(11);
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  test("Ctrl-C keeps what is written and ends with 130", async () => {
    const result = await fourfold("generate match-the-tiles --count 3 --seed 1", { interrupt: "at once" });
    expect(result.code).toBe(130);
  });

  test("--hardest writes harder and harder levels until the time is over", async () => {
    const { code, stdout } = await fourfold("generate roll-the-block --rows 5 --cols 6 --seed 1 --hardest 0.5");
    expect(code).toBe(0);
    const optima = [...stdout.matchAll(/^optimal: (\d+)$/gm)].map(([, optimal]) => Number(optimal));
    expect(optima.length).toBeGreaterThan(0);
    expect(optima.toSorted((a, b) => a - b)).toEqual(optima);
    expect(stdout).toContain("--seed 1 --hardest 0.5 --by optimal #1\n");
  });

  test("lists the knobs of a puzzle, with what is usual beside what is asked", async () => {
    const { stdout } = await fourfold("generate break-the-ice --knobs --colours 4");
    expect(stdout).toMatchInlineSnapshot(`
      "--rows     1..16              4..6       rows
      --cols     1..16              4..6       columns
      --blocks   3..256             12..15     blocks
      --colours  1..15              4          colours of blocks
      --walls    0..253             0..3       walls
      --burst    connected|lines    connected  what bursts with a run
      --budget   1..999999|optimal  -          moves for three stars
      "
    `);
    expect((await fourfold("generate break-the-ice --knobs --lang pt")).stdout).toContain("linhas");
    const documents = documentsOf(await fourfold("generate break-the-ice --knobs --colours 4 --json"));
    expect(documents.slice(3, 7)).toEqual([
      {
        ...{ game: "break-the-ice", knob: "colours", numbers: { min: 1, max: 15 }, words: [] },
        ...{ usual: { min: 4, max: 4 }, means: "colours of blocks" },
      },
      expect.objectContaining({ knob: "walls", usual: { min: 0, max: 3 } }),
      expect.objectContaining({ knob: "burst", numbers: null, words: ["connected", "lines"], usual: "connected" }),
      expect.objectContaining({ knob: "budget", words: ["optimal"], usual: null }),
    ]);
  });

  const wrong: readonly (readonly [line: string, message: string])[] = [
    ["generate", "missing"],
    ["generate chess", "there is no puzzle chess"],
    ["generate roll-the-block --colours 2", "There is no knob colours"],
    ["generate match-the-tiles --rows 17", "rows takes a number from 1 to 16"],
    ["generate match-the-tiles --rows 4..3", "rows takes a number from 1 to 16"],
    ["generate match-the-tiles --rows -3", "--rows"],
    ["generate match-the-tiles --rows some", "rows takes a number"],
    ["generate break-the-ice --burst all", "burst takes connected, or lines."],
    ["generate break-the-ice --burst line", "burst takes connected, or lines. Did you mean `lines`?"],
    ["generate break-the-ice --budget optmal", "or optimal. Did you mean `optimal`?"],
    ["generate match-the-tiles --tiles 1 --colours 2", "more colours than tiles"],
    ["generate match-the-tiles --difficulty harrd", "did you mean hard?"],
    ["generate match-the-tiles --optimal 5..4", "the lower one first"],
    ["generate match-the-tiles --optimal x", "it must be a whole number, or a range"],
    ["generate match-the-tiles --count 0", "1 or more"],
    ["generate match-the-tiles --count 9999999999", "999999999 at most"],
    ["generate match-the-tiles --seed 'a b'", "it must be letters"],
    ["generate match-the-tiles --unsolvable --unique", "without a solution"],
    ["generate match-the-tiles --by difficulty", "--by goes with --hardest"],
    ["generate match-the-tiles --hardest 1 --count 3", "--count does not go with --hardest"],
    ["generate match-the-tiles --seed 1 --seed 2", "--seed is given twice"],
  ];

  test.each(wrong)("%s is wrong usage", async (line, message) => {
    const { code, stdout, stderr } = await fourfold(line);
    expect([code, stdout]).toEqual([31, ""]);
    expect(stderr).toContain(message);
  });
});

describe("check --difficulty", () => {
  test("tells the parts", async () => {
    const level = { stdin: "game: folding-blocks\n\nA...B\n" };
    expect((await fourfold("check - --difficulty", level)).stdout).toMatchInlineSnapshot(`
      "-#1
      difficulty: trivial (2)
        optimal length             2
        changes of piece or axis   0
        moves that look wrong      0
        choices                    1 bits
        moves beside it that lose  1 of 2, seen at once
        greedy descent             arrives
        states                     6

      "
    `);
    const [document] = documentsOf(await fourfold("check - --difficulty --json", level));
    expect(document).toMatchObject({ status: "ok", difficulty: { name: "trivial", optimal: 2, losing: 1, states: 6 } });
  });

  test("that is interrupted says so, and claims nothing of the levels that it did not come to", async () => {
    const line = "check tests/cli/fixtures/right.txt --difficulty";
    expect(await fourfold(line, { interrupt: "at once" })).toEqual({
      code: 130,
      stdout: "",
      stderr: "5 levels in 1 file: no problems\ninterrupted: this is what was known by then\n",
    });
  });

  test("that is interrupted in a level does not say that work was lacking", async () => {
    const rows = ["ABCDABCDABCDABCD", "BCDABCDABCDABCDA", "CDABCDABCDABCDAB"];
    const stdin = `game: break-the-ice\n\n${[...rows, ...rows].join("\n")}\n`;
    const { code, stdout, stderr } = await fourfold("check - --difficulty", { stdin, interrupt: "in its turn" });
    expect([code, stdout]).toEqual([130, ""]);
    expect(stderr).toContain("interrupted");
  });

  test("says where there is none, and nothing of a wrong level", async () => {
    const stdin = "game: folding-blocks\n\nA#.\n---\n\nA?\n";
    const { code, stdout } = await fourfold("check - --difficulty", { stdin });
    expect(code).toBe(30);
    expect(stdout).toContain("no difficulty: the level has no solution");
    expect(stdout).not.toContain("states");
  });
});
