// `fourfold completion`: the script for bash is asked in a real bash what it would complete; those for zsh and fish, which not
// every machine has, are asked for everything that the commands declare.
import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { vocabulary } from "../../src/cli/completing/vocabulary.ts";
import { sayIn } from "../../src/language/words.ts";
import { fourfold } from "../support/command-line.ts";

const script = async (shell: string): Promise<string> => (await fourfold(`completion ${shell}`)).stdout;

/** As bash parts a line: at spaces, and at = and : too. */
const WORDS = /[=:]|[^\s=:]+/g;

describe("in bash", () => {
  let program = "";
  beforeAll(async () => {
    program = await script("bash");
  });

  /** What the last word of each line may become. */
  function completed(...lines: readonly string[]): string[][] {
    const asked = lines.map((line) => {
      const words = [...(line.match(WORDS) ?? []), ...(/[\s]$/.test(line) ? [""] : [])];
      const quoted = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
      return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _fourfold; printf '%s\\n' "\${COMPREPLY[@]}" --end--`;
    });
    // It is asked as a function, and not by a person who presses Tab.
    const input = `${program}\ncompopt() { :; }\n${asked.join("\n")}\n`;
    const { stdout, stderr } = spawnSync("bash", ["--norc"], { input, encoding: "utf8" });
    expect(stderr).toBe("");
    const answers = stdout.split("--end--\n").slice(0, -1);
    return answers.map((answer) => answer.split("\n").filter((word) => word !== ""));
  }

  test("commands, options of the command, and those of all", () => {
    expect(
      completed("fourfold s", "fourfold --la", "fourfold solve --he", "fourfold solve --q", "fourfold --lang pt sho"),
    ).toEqual([["solve", "show", "successors"], ["--lang"], ["--heuristic"], ["--queue", "--quiet"], ["show"]]);
  });

  test("names of algorithms, heuristics, puzzles, and lists of solvers", () => {
    expect(
      completed(
        "fourfold solve --algorithm i",
        "fourfold solve --algorithm=ast",
        "fourfold solve --heuristic sli",
        "fourfold compare --solvers bfs,astar/dist",
        "fourfold compare --show ti",
        "fourfold generate fol",
        "fourfold heuristics bre",
        "fourfold completion z",
        "fourfold solve --max-time ",
      ),
    ).toEqual([
      ["iddfs", "idastar"],
      ["astar"],
      ["slides"],
      ["bfs,astar/distance"],
      ["time"],
      ["folding-blocks"],
      ["break-the-ice"],
      ["zsh"],
      [],
    ]);
  });

  test("level files, folders, and the levels of a file", () => {
    expect(
      completed(
        "fourfold solve levels/roll-the-block/fir",
        "fourfold play tests/cli/fixtures/right.txt#",
        "fourfold solve tests/cli/fixt",
        "fourfold solve package.j",
        "fourfold compare --html tests/cli/fixtures/wr",
      ),
    ).toEqual([
      ["levels/roll-the-block/first.txt"],
      [1, 2, 3, 4, 5].map((level) => `tests/cli/fixtures/right.txt#${level}`),
      ["tests/cli/fixtures"],
      ["package.json"],
      ["tests/cli/fixtures/wrong.txt"],
    ]);
  });
});

describe.each(["zsh", "fish", "bash"])("for %s", (shell) => {
  test("the script has all that the commands declare", async () => {
    const text = await script(shell);
    const { commands, options } = await vocabulary(COMMANDS, sayIn("en"));
    expect(commands.length).toBeGreaterThan(9);
    for (const command of commands) {
      expect(text).toContain(command.name);
      if (command.argument !== undefined) expect(text).toContain(command.argument.names.join(" "));
      for (const { names, value } of [...command.options, ...options]) {
        expect(text).toContain((names.at(-1) ?? "").replace(/^--/, shell === "fish" ? "" : "--"));
        if (value !== undefined) expect(text).toContain(value.names.join(" "));
      }
    }
  });
});

test("descriptions are in the language", async () => {
  expect((await fourfold("completion fish --lang pt")).stdout).toContain("resolver níveis e dizer");
});

test("another shell is refused, and the nearest is suggested", async () => {
  const { code, stdout, stderr } = await fourfold("completion fsh");
  expect(stderr).toMatch(/<shell> cannot be fsh; did you mean (zsh|bash|fish)\? It can be bash, zsh, fish\./);
  expect([code, stdout]).toEqual([31, ""]);
});
