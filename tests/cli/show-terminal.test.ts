// `fourfold show --solution` as a person has it: played in place, paused and stepped with keys; and as pictures.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { fourfold } from "../support/command-line.ts";
import { PseudoTerminal } from "../support/pseudo-terminal.ts";

await build("solver", "library");

const ICE = "levels/break-the-ice/first-cracks.txt#3";
const FILE = "tests/cli/fixtures/right.txt";

describe("a solution in a terminal", () => {
  test("is played in place, bursts run by run, and its last board stays", async () => {
    const terminal = new PseudoTerminal(["show", ICE, "--solution", "--delay", "100"]);
    await terminal.sees("0/3  start");
    await terminal.sees("2 ***A.");
    await terminal.sees("3/3  2,3:l");
    expect(await terminal.ends()).toBe(0);
    const left = terminal.output.slice(terminal.output.lastIndexOf("\u001b[?1049l") + 8).replaceAll("\r", "");
    expect(left).toMatchInlineSnapshot(`
      "Mind the step
      Break the Ice, 3 x 5, optimal 3, moves for three stars 3, difficulty easy, by
      Fourfold

        01234
      0 .....
      1 .....
      2 .....

        0,0:r 1,0:d 2,3:l

      Solved. Moves: 3 (cost 3)
      "
    `);
  });

  test("is paused and stepped with keys, and q ends it", async () => {
    const terminal = new PseudoTerminal(["show", ICE, "--solution", "--delay", "60000"]);
    await terminal.sees("0/3  start");
    terminal.type("\u001b[C");
    await terminal.sees("1/3  0,0:r");
    terminal.type("\u001b[C\u001b[C");
    await terminal.sees("3/3");
    terminal.type("\u001b[D");
    await terminal.sees("2/3");
    terminal.type("\u001b[H");
    await terminal.sees("0/3");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test("Ctrl-C ends it and all that would follow", async () => {
    const terminal = new PseudoTerminal(["show", ICE, FILE, "--solution", "--delay", "60000"]);
    await terminal.sees("0/3  start");
    terminal.type("\u0003");
    expect(await terminal.ends()).toBe(130);
    expect(terminal.output).not.toContain("One slide");
  });

  test("--all-frames prints them instead", async () => {
    const terminal = new PseudoTerminal(["show", ICE, "--solution", "--all-frames"]);
    expect(await terminal.ends()).toBe(0);
    expect(terminal.output).not.toContain("\u001b[?1049h");
    expect(terminal.output).toContain("2 ***A.");
  });
});

test("a solution elsewhere is printed frame after frame, bursts too", async () => {
  const { stdout } = await fourfold(`show ${ICE} --solution`);
  expect(stdout.slice(stdout.indexOf("2. "), stdout.indexOf("3. "))).toMatchInlineSnapshot(`
    "2. 1,0:d  swap (1,0) with the block below it
      01234
    0 .....
    1 AA...
    2 BBBA.

      01234
    0 .....
    1 AA...
    2 ***A.

      01234
    0 .....
    1 AA...
    2 ...A.

      01234
    0 .....
    1 .....
    2 AA.A.

    "
  `);
});

test("interrupted, what is not proven is not called solved", async () => {
  const stdin = "game: break-the-ice\n\nA....\nB....\nABBA.\n";
  const { code, stdout, stderr } = await fourfold("show - --solution", { stdin, interrupt: "at once" });
  expect(stdout).not.toContain("Solved");
  expect(stderr).toContain("there is no solution to play. Interrupted");
  expect(code).toBe(130);
});

describe("show --svg", () => {
  test("of a board that no viewer would open is refused", async () => {
    const stdin = `game: roll-the-block\n\nST${".".repeat(511)}\n${`${".".repeat(513)}\n`.repeat(512)}`;
    const { code, stderr } = await fourfold(["show", "-", "--svg", "never-written.svg"], { stdin });
    expect([code, stderr]).toEqual([30, expect.stringContaining("-#1: 513 x 513 cells are too many for a picture")]);
  });

  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fourfold-svg-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("writes the board as a picture that stands alone", async () => {
    const file = join(folder, "board.svg");
    const { code, stdout, stderr } = await fourfold(["show", `${FILE}#3`, "--svg", file]);
    expect([code, stdout, stderr]).toEqual([0, "", `1 picture written to ${file}\n`]);
    const svg = await readFile(file, "utf8");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/);
    expect(svg).toContain("<title>Over the bridge</title>");
    expect(svg).not.toMatch(/NaN|undefined|href|url\(/);
  });

  test("to standard output where the file is -", async () => {
    const file = join(folder, "told.svg");
    await fourfold(["show", `${FILE}#3`, "--svg", file]);
    const { code, stdout, stderr } = await fourfold(["show", `${FILE}#3`, "--svg", "-"]);
    expect([code, stdout.trimEnd(), stderr]).toEqual([0, (await readFile(file, "utf8")).trimEnd(), ""]);
    for (const several of [[FILE], [`${FILE}#2`, "--solution", "r d"]]) {
      const refused = await fourfold(["show", ...several, "--svg", "-"]);
      expect([refused.code, refused.stdout]).toEqual([31, ""]);
      expect(refused.stderr).toContain("standard output takes one picture");
    }
  });

  test("with --solution writes one a step", async () => {
    const file = join(folder, "steps.svg");
    const { stderr } = await fourfold(["show", `${FILE}#2`, "--solution", "r d", "--svg", file]);
    expect(stderr).toContain("3 pictures written to");
    const names = (await readdir(folder)).filter((name) => name.startsWith("steps"));
    expect(names.sort()).toEqual(["steps-0.svg", "steps-1.svg", "steps-2.svg"]);
  });

  test("of several levels numbers them, and writes over nothing unasked", async () => {
    const file = join(folder, "all.svg");
    expect((await fourfold(["show", FILE, "--svg", file])).code).toBe(0);
    const names = (await readdir(folder)).filter((name) => name.startsWith("all"));
    expect(names.sort()).toEqual([1, 2, 3, 4, 5].map((level) => `all-${level}.svg`));
    const again = await fourfold(["show", FILE, "--svg", file]);
    expect(again.stderr).toContain("all-1.svg is there already; --force writes over it");
    expect(again.code).toBe(31);
    expect((await fourfold(["show", FILE, "--svg", file, "--force"])).code).toBe(0);
  });

  test.each([
    ["last.svg", "last-3.svg", []],
    ["walk.svg", "walk-2-2.svg", ["--solution"]],
  ])("of several levels writes none where one is there: %s", async (name, there, more) => {
    await writeFile(join(folder, there), "mine");
    const { code, stderr } = await fourfold(["show", FILE, "--svg", join(folder, name), ...more]);
    expect([code, stderr]).toEqual([31, expect.stringContaining(`${there} is there already`)]);
    const start = name.slice(0, 4);
    expect((await readdir(folder)).filter((each) => each.startsWith(start))).toEqual([there]);
  });
});
