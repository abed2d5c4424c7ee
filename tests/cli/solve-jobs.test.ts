// `solve --jobs` solves levels side by side and tells them as if it had not; `--words` says the moves in words.
import { describe, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { runBinary } from "../support/real-binary.ts";

await build("solver", "library");

const FILES = ["tests/cli/fixtures/right.txt", "tests/cli/fixtures/wrong.txt", "levels/roll-the-block/first.txt"];

/** What does not differ from run to run. */
function settled(stdout: string): string {
  return stdout.replaceAll(/"(timeMs|prepareMs|memoryBytes)":[\d.]+/g, "");
}

describe("--jobs", () => {
  test("gives the same documents in the same order, those of wrong levels too", async () => {
    const one = await fourfold(["solve", ...FILES, "--json"]);
    const two = await runBinary(["solve", ...FILES, "--json", "--jobs", "3"], { env: { COLUMNS: "1000" } });
    expect(settled(two.stdout)).toBe(settled(one.stdout));
    expect([two.stderr, two.code]).toEqual([one.stderr, one.code]);
    expect(one.code).toBe(30);
  });

  test("stops all on Ctrl-C, and tells what is known of each", async () => {
    const row = ".".repeat(199);
    const large = `game: roll-the-block\n\nS${row}\n${`.${row}\n`.repeat(198)}${row}T\n`;
    let isInterrupted = false;
    const { code, stdout } = await runBinary(["solve", "-", "--algorithm", "iddfs", "--json", "--jobs", "2"], {
      stdin: ["game: roll-the-block\n\nS..T\n", large, large, large].join("---\n"),
      onOutput: (_, child) => {
        if (!isInterrupted) isInterrupted = child.kill("SIGINT");
      },
    });
    const statuses = stdout.split("\n").map((line) => /"status":"(\w+)"/.exec(line)?.[1]);
    expect(statuses).toEqual(["solved", "cancelled", "cancelled", "cancelled", undefined]);
    expect(code).toBe(130);
  });

  test("must be one or more", async () => {
    const { code, stderr } = await fourfold(`solve ${FILES[0]} --jobs 0`);
    expect(stderr).toContain("--jobs cannot be 0: it must be a whole number, 1 or more.");
    expect(code).toBe(31);
  });
});

describe("--words", () => {
  test("says each move in a line below the moves, in the language", async () => {
    const line = "solve tests/cli/fixtures/right.txt#2 --words";
    const { stdout } = await fourfold(line);
    expect(stdout).toContain("  r d\n  1. slide everything right\n  2. slide everything down\n");
    expect((await fourfold(`${line} --lang pt`)).stdout).toContain("  1. deslizar tudo para a direita\n");
  });

  test("as JSON is a list beside the moves, from where the search begins", async () => {
    const line = "solve tests/cli/fixtures/right.txt#2 --words --json";
    const [whole] = documentsOf(await fourfold(line));
    expect(whole).toMatchObject({ moves: "r d", words: ["slide everything right", "slide everything down"] });
    const [rest] = documentsOf(await fourfold(`${line} --from r`));
    expect(rest).toMatchObject({ moves: "d", words: ["slide everything down"] });
    const [none] = documentsOf(await fourfold("solve tests/cli/fixtures/unsolvable.txt --words --json"));
    expect(none).toMatchObject({ moves: null, words: null });
  });

  test("alone, a line a level", async () => {
    const { stdout } = await fourfold("solve tests/cli/fixtures/right.txt#2 --words --quiet");
    expect(stdout).toBe("slide everything right; slide everything down\n");
  });
});
