// Exit codes are what scripts rely on: every command with right input, bad input and wrong usage.
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { fourfold } from "../support/command-line.ts";

const RIGHT = "tests/cli/fixtures/right.txt";
const WRONG = "tests/cli/fixtures/wrong.txt";

const matrix: readonly (readonly [code: number, lines: readonly string[]])[] = [
  [
    0,
    [
      "--help",
      "--version",
      "check --help",
      `check ${RIGHT}`,
      `check ${RIGHT} --json`,
      `check ${RIGHT}#2 ${RIGHT}#3`,
      `check ${WRONG}#2`,
      `show ${RIGHT}`,
      `show ${RIGHT} --json`,
      `show ${RIGHT}#1 --solution`,
      `show ${RIGHT}#2 --solution "r d"`,
      `verify ${RIGHT}#1`,
      `verify ${RIGHT}#1 r`,
      `verify ${RIGHT}#3 --cost weighted`,
      `verify ${WRONG}#2`,
      `solve ${RIGHT}#3`,
      "play --help",
      `solve ${RIGHT}#3 --json --cost weighted`,
      `show ${RIGHT}#2 --solution`,
      `compare ${RIGHT}#1 --solvers bfs --json`,
      `compare ${RIGHT}#3 --solvers bfs,astar --csv`,
      `successors ${RIGHT}#2 --from r --json`,
      "generate match-the-tiles --count 1 --seed 1",
      "completion fish",
      "worker --help",
      "queue --help",
      `bench ${RIGHT}#1 --rounds 1`,
      "heuristics break-the-ice",
      `convert ${RIGHT} --to json`,
      `convert ${RIGHT} --to text --from text`,
    ],
  ],
  [
    30,
    [
      "check none.txt",
      `check ${RIGHT}#9`,
      `check ${WRONG}`,
      `check ${WRONG} --json`,
      `check ${RIGHT} ${WRONG}`,
      "check -",
      "show none.txt",
      "play none.txt",
      `show ${WRONG}`,
      `show ${WRONG}#1 --json`,
      `show ${RIGHT}#2 --solution r`,
      `show ${RIGHT}#2 --solution "r q"`,
      "verify none.txt",
      `verify ${WRONG}`,
      `verify ${RIGHT}#2`,
      `verify ${RIGHT}#2 r`,
      `verify ${RIGHT}#2 "r u"`,
      `verify ${RIGHT}#2 "r q" --json`,
      "solve none.txt",
      `solve ${WRONG}#1 --json`,
      `solve ${RIGHT}#9`,
      "compare none.txt",
      "bench none.txt",
      `solve ${RIGHT}#3 --queue redis://127.0.0.1:1`,
      "worker --queue redis://127.0.0.1:1",
      "queue --queue redis://127.0.0.1:1",
      "heuristics --check slides none.txt",
      `bench ${WRONG}#1 --rounds 1`,
      `compare ${WRONG}#1`,
      `successors ${RIGHT}#2 --from "r q"`,
      `successors ${WRONG}#1`,
      "generate match-the-tiles --count 1 --seed 1 -o no/such/folder/file.txt",
      "convert none.txt --to json",
      `convert ${WRONG} --to json`,
      `convert ${RIGHT} --to json --from json`,
      `convert ${RIGHT} --to json -o no/such/folder/file.json`,
    ],
  ],
  [
    31,
    [
      "",
      "chek",
      "--quite",
      "check",
      `check ${RIGHT} --jsno`,
      `check ${RIGHT} --to json`,
      "show",
      "show --solution none.txt",
      "play",
      `play ${RIGHT}`,
      "play -",
      `show ${RIGHT} --solution "r d"`,
      `show ${RIGHT} --lang fr`,
      "verify",
      `verify ${RIGHT} r d`,
      `verify ${RIGHT}#1 r --moves r`,
      `verify ${RIGHT}#1 --moves`,
      "verify - --moves -",
      `verify ${RIGHT} r`,
      `verify ${RIGHT}#1 --cost most`,
      `verify ${RIGHT}#1 --cost weighted`,
      "solve",
      `solve ${RIGHT} --algorithm best`,
      `solve ${RIGHT} --heuristic best`,
      `solve ${RIGHT} --cost weighted`,
      "compare",
      `compare ${RIGHT} --solvers bsf`,
      `successors ${RIGHT}`,
      "successors - --from -",
      "generate",
      "completion",
      "worker",
      "queue",
      `solve ${RIGHT} --queue redis://127.0.0.1:1 --jobs 2`,
      "worker --queue localhost",
      `solve ${RIGHT} --queue localhost`,
      "bench",
      "heuristics golf",
      `bench ${RIGHT}#1 --json --csv`,
      `bench ${RIGHT}#1 --heuristic mine.mjs`,
      `bench ${RIGHT}#1 --rounds 0`,
      `convert ${RIGHT}`,
      `convert ${RIGHT} --to yaml`,
      `convert ${RIGHT} --to text --from numbers`,
      `convert ${RIGHT} --to text --from numbers --game golf`,
      `convert ${RIGHT} --to json --game roll-the-block`,
    ],
  ],
];

describe.each(matrix)("exit code %i", (code, lines) => {
  test.each(lines)("fourfold %s", async (line) => {
    expect((await fourfold(line)).code).toBe(code);
  });

  test("is met by every command", () => {
    // What reads nothing meets no bad input.
    const met = COMMANDS.filter(({ name }) => code !== 30 || name !== "completion");
    for (const { name } of met) expect(lines.some((line) => line.startsWith(name))).toBe(true);
  });
});

describe("wrong usage", () => {
  test.each(matrix.find(([code]) => code === 31)?.[1] ?? [])(
    "fourfold %s: says so on standard error alone",
    async (line) => {
      const { stdout, stderr } = await fourfold(line);
      expect(stdout).toBe("");
      expect(stderr).toMatch(/^error: /);
      expect(stderr).not.toMatch(/\n +at /);
    },
  );

  test("an unknown command lists the commands, and suggests the nearest", async () => {
    expect((await fourfold("chek")).stderr).toMatchInlineSnapshot(`
      "error: unknown command 'chek'; did you mean check?
      usage: fourfold <command> [options] [files]
      commands: solve, show, play, compare, bench, verify, check, convert, successors, heuristics, generate, worker, queue, completion
      options: --version, --quiet, --no-color, --lang, --help
      more: fourfold --help
      "
    `);
  });

  test("an unknown option lists the options, and suggests the nearest", async () => {
    expect((await fourfold("check x --jsno")).stderr).toMatchInlineSnapshot(`
      "error: unknown option '--jsno'; did you mean --json?
      usage: fourfold check [options] <files...>
      options: --difficulty, --json, --help, --version, --quiet, --no-color, --lang
      more: fourfold check --help
      "
    `);
  });

  test("an unknown value lists the values", async () => {
    expect((await fourfold("convert x --to yaml")).stderr).toMatchInlineSnapshot(`
      "error: --to cannot be yaml; it can be text, json.
      more: fourfold convert --help
      "
    `);
  });

  test("a missing file", async () => {
    expect((await fourfold("show --solution none.txt")).stderr).toMatchInlineSnapshot(`
      "error: missing required argument 'files'; "none.txt" is no file and was taken for moves
      usage: fourfold show [options] <files...>
      options: --solution, --delay, --all-frames, --svg, --force, --json, --help, --version, --quiet, --no-color, --lang
      more: fourfold show --help
      "
    `);
  });

  test("moves without quotes", async () => {
    expect((await fourfold("verify x r d")).stderr).toMatchInlineSnapshot(`
      "error: too many arguments for 'verify'; are there moves or a title without quotes?
      usage: fourfold verify [options] <file> [moves]
      options: --moves, --submissions, --cost, --csv, --json, --help, --version, --quiet, --no-color, --lang
      more: fourfold verify --help
      "
    `);
  });

  test("is found before any input is read", async () => {
    for (const line of [
      "verify none.txt r --moves r",
      "convert none.txt --to text --from rows",
      "check none.txt --x",
    ]) {
      const { stderr } = await fourfold(line);
      expect(stderr).not.toContain("cannot read");
    }
  });
});
