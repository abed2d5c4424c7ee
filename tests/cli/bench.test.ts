// `fourfold bench`: both engines on the same work. What a machine measures cannot be tested, but that it is the same work, what is
// told of it, and in which form.
import { describe, expect, test } from "vitest";
import { fourfold } from "../support/command-line.ts";
import { runBinary } from "../support/real-binary.ts";

const RIGHT = "tests/cli/fixtures/right.txt";
/** A field that no deepening search goes through at once. */
const FIELD = `game: roll-the-block\n\nS${".".repeat(199)}\n${`${".".repeat(200)}\n`.repeat(198)}${".".repeat(199)}T\n`;
/** In this process, which measures the same way, in less time. */
const bench = (line: string, stdin = "") => fourfold(`bench ${line} --rounds 1`, { stdin });

describe("fourfold bench", () => {
  test("tells a document a level: the same work, and ratios of it", async () => {
    const line = `bench ${RIGHT}#2 ${RIGHT}#3 --json --rounds 1`;
    const { stdout, stderr, code } = await runBinary(line.split(" "));
    const documents = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(documents.map(({ title, algorithm, status, sameWork }) => ({ title, algorithm, status, sameWork }))).toEqual(
      [
        { title: "Two slides", algorithm: "bfs", status: "solved", sameWork: true },
        { title: "Over the bridge", algorithm: "bfs", status: "solved", sameWork: true },
      ],
    );
    for (const { ratio, coldRatio, wasm, ts } of documents) {
      expect(Math.min(ratio, coldRatio, wasm.ms, ts.ms, wasm.coldMs, ts.coldMs)).toBeGreaterThan(0);
    }
    expect([stderr, code]).toEqual(["", 0]);
  });

  test("prints a table with a mean, and says what can be told from machine to machine", async () => {
    const { stdout } = await bench(`${RIGHT}#2 ${RIGHT}#3 --algorithm astar`);
    const lines = stdout.split("\n").map((line) =>
      line
        .replaceAll(/\d+\.\d+/g, "N")
        .replaceAll(/ +/g, " ")
        .trim(),
    );
    expect(lines.slice(0, 5)).toEqual([
      "astar: TypeScript against WebAssembly",
      "level expanded Wasm ms TS ms warm x cold x",
      expect.stringMatching(/^Two slides \d+ N N N N$/),
      expect.stringMatching(/^Over the bridge \d+ N N N N$/),
      "geometric mean N N",
    ]);
    expect(stdout).toContain("Only the ratios can be told");
  });

  test("as CSV and Markdown, with the algorithm that what is asked for can mean", async () => {
    const { stdout: csv } = await bench(`${RIGHT}#3 --cost weighted --csv`);
    const [head = "", row = "", ...rest] = csv.split("\n");
    expect(head).toMatch(/^file,index,title,game,algorithm,heuristic,.*,ratio,coldRatio,wasmMs,tsMs,/);
    expect(row).toMatch(/^tests\/cli\/fixtures\/right\.txt,3,Over the bridge,roll-the-block,ucs,,weighted,1,,solved,,/);
    expect(row.split(",")).toHaveLength(head.split(",").length);
    expect(rest).toEqual([""]);
    const { stdout: markdown } = await bench(`${RIGHT}#3 --heuristic distance --markdown`);
    expect(markdown).toContain("astar: TypeScript against WebAssembly\n\n| level | expanded | Wasm ms |");
  });

  test("under a limit on nodes is the same work; under one on time it is not told", async () => {
    const { stdout, code } = await bench(`${RIGHT}#3 --max-nodes 2 --json`);
    expect(JSON.parse(stdout)).toMatchObject({ status: "limit", limit: "nodes", expanded: 2, sameWork: true });
    expect(code).toBe(22);
    const late = await bench("- --algorithm iddfs --max-time 0.05 --json", FIELD);
    expect(JSON.parse(late.stdout)).toMatchObject({ status: "limit", limit: "time", ratio: null, coldRatio: null });
    expect(late.code).toBe(20);
  });
});

test("interrupted, it says so, and ends with 130", async () => {
  const stdin = "game: roll-the-block\n\nS..T\n";
  const { code, stderr } = await fourfold("bench - --rounds 1", { stdin, interrupt: "at once" });
  expect([code, stderr]).toEqual([130, expect.stringContaining("interrupted: this is what was known by then")]);
});
