// Programs and heuristics of one's own, in `fourfold compare` and `fourfold solve`, through the real program: what they are
// told, what is taken from them, and what becomes of those that are wrong, slow or noisy.
import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CellDocument } from "../../src/comparing/cell-document.ts";
import { violationsOf } from "../support/json-schema.ts";
import type { Ended } from "../support/real-binary.ts";
import { LEVEL, linesOf, realCompare } from "../support/real-compare.ts";

const ROOT = join(import.meta.dirname, "../..");

const { compare, documentsOf, one, path, run } = realCompare();

/** What programs run that do not end by themselves; nobody else sleeps as long. */
const LONG = `sleep 1000.${process.pid}`;

describe("a program of one's own", () => {
  test("is given the level and its limit, and its counts are taken", async () => {
    const tell =
      'cat > seen.txt; echo "limit $FOURFOLD_MAX_TIME" >> seen.txt; echo "r r"; echo expanded 12; echo "generated: 34"; echo noise';
    const document = await one(`cmd:${tell}`, "--max-time", "7");
    expect(readFileSync(path("seen.txt"), "utf8")).toBe(`${LEVEL}limit 7\n`);
    expect(document).toMatchObject({
      status: "solved",
      moves: "r r",
      cost: 2,
      optimal: false,
      expanded: 12,
      generated: 34,
      depth: 2,
    });
    expect([document.algorithm, document.engine, document.memoryBytes, document.stored]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(document.timeMs).toBeGreaterThan(0);
  });

  test("is shown as what it is", async () => {
    const programs: readonly (readonly [command: string, status: string, reason?: string])[] = [
      ["echo r", "wrong", "not solved at the end"],
      ["echo r u", "wrong", "move 2 (u) fails"],
      ["echo hello world", "wrong", "move 1 (hello) fails"],
      ["true", "failed", "it printed nothing"],
      ["echo r r; echo Oh no >&2; exit 3", "failed", "it ended with code 3: Oh no"],
      ["kill -9 $$", "failed", "it was ended by SIGKILL"],
      ["no-such-program-at-all", "failed", "it ended with code 127"],
      ["yes", "failed", "it printed more than can be read"],
      ["echo r r; yes | head -c 1000000 >&2", "solved"],
    ];
    const solvers = programs.map(([command]) => `cmd:${command}`).join();
    const documents = await documentsOf(["-", "--solvers", solvers], { stdin: LEVEL });
    expect(documents.map(({ solver, status, reason, cost }) => [solver, status, reason, cost])).toEqual(
      programs.map(([command, status, reason]) => [
        `cmd:${command}`,
        status,
        reason === undefined ? undefined : expect.stringContaining(reason),
        status === "solved" ? 2 : null,
      ]),
    );
  });

  test("has the start of its process in its time, which is said beside the table, and only where there is such a time", async () => {
    const said = /time\s+of\s+a\s+program\s+includes\s+its\s+start/;
    expect((await compare(["-", "--solvers", "cmd:echo r r,bfs"], { stdin: LEVEL })).stdout).toMatch(said);
    expect((await compare(["-", "--solvers", "cmd:echo r,bfs"], { stdin: LEVEL })).stdout).not.toMatch(said);
  });

  test("is told of in Portuguese, where one speaks that", async () => {
    await writeFile(path("nan.mjs"), "export const estimate = () => NaN;");
    const solvers = ["cmd:echo r u", "cmd:true", "cmd:exit 3", "cmd:yes", "astar/./nan.mjs"].join();
    const documents = await documentsOf(["-", "--lang", "pt", "--solvers", solvers], { stdin: LEVEL });
    expect(documents.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^a jogada 2 \(u\) falha: /),
      "não escreveu nada",
      "terminou com o código 3",
      "escreveu mais do que se pode ler, e foi terminado",
      "A heurística ./nan.mjs respondeu NaN; tem de ser 0 ou mais.",
    ]);
  });

  test("slow, with children: all are ended at the limit", async () => {
    const document = await one(`cmd:${LONG} & ${LONG}`, "--max-time", "0.5");
    expect(document).toMatchObject({ status: "limit", limit: "time" });
    expect(alive()).toEqual([]);
  });

  test("that leaves a child behind, which holds its output open: it is not waited for", async () => {
    expect(await one(`cmd:${LONG} & echo r r`)).toMatchObject({ status: "solved" });
    expect(alive()).toEqual([]);
  });

  test("is ended by Ctrl-C, with its children", async () => {
    let child: ChildProcess | undefined;
    const ended = compare(["-", "--solvers", `bfs,cmd:${LONG} & ${LONG}`, "--json"], {
      stdin: LEVEL,
      onOutput: (_, started) => {
        child = started;
      },
    });
    await expect.poll(() => child !== undefined && alive().length).toBe(2);
    child?.kill("SIGINT");
    const { code, stdout } = await ended;
    expect(code).toBe(130);
    expect(linesOf(stdout).map(({ status }) => status)).toEqual(["solved", "cancelled"]);
    expect(alive()).toEqual([]);
  });

  /** Who sleeps so. What has ended and is not yet taken off the table of processes has no command line any more. */
  function alive(): string[] {
    const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return processes.filter((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0").join(" ").trim() === LONG;
      } catch {
        return false;
      }
    });
  }
});

describe("a heuristic of one's own", () => {
  const own = async (source: string, solver = "astar"): Promise<CellDocument> => {
    await writeFile(path("mine.mjs"), source);
    return one(`${solver}/./mine.mjs`, "--max-time", "60");
  };
  const known = "export const estimate = ({ cells }, level) => (cells === undefined ? 0 : 0) + 0 * level.rows;";

  test("guides a search of the TypeScript engine, and proves where it says it may", async () => {
    expect(await own(`${known} export const admissible = true;`)).toMatchObject({
      status: "solved",
      cost: 2,
      optimal: true,
      engine: "ts",
      heuristic: "./mine.mjs",
    });
    expect(await own(known)).toMatchObject({ status: "solved", cost: 2, optimal: false });
    expect(await own(known, "greedy")).toMatchObject({ status: "solved", algorithm: "greedy" });
  });

  /** What becomes of several of them, each in a cell of one comparison. */
  const all = async (sources: readonly string[], maxTime = 60): Promise<CellDocument[]> => {
    await Promise.all(sources.map((source, i) => writeFile(path(`own-${i}.mjs`), source)));
    const solvers = sources.map((_, i) => `astar/./own-${i}.mjs`).join();
    return documentsOf(["-", "--solvers", solvers, "--max-time", String(maxTime), "--jobs", "3"], { stdin: LEVEL });
  };

  test("that is none is told so", async () => {
    const wrong: readonly (readonly [source: string, reason: string])[] = [
      [
        "export function estimate(state) {\n  return state.no.such;\n}",
        "The heuristic ./own-0.mjs failed: TypeError: Cannot read properties of undefined (reading 'such') (line 2, column 19)",
      ],
      ["export const estimate = () => NaN;", "answered NaN; it must be 0 or more"],
      ["export const estimate = () => -1;", "answered -1; it must be 0 or more"],
      ["export const estimate = async () => 1;", "answered a promise; it must be a number"],
      ["export const estimate = () => {};", "answered nothing; it must be a number"],
      ["export const h = () => 1;", "exports no function estimate(state, level)"],
      ["export const =", "cannot be loaded: SyntaxError"],
      ["throw new Error('Not today')", "cannot be loaded: Error: Not today (line 1, column 7)"],
      ["export const estimate = () => process.exit(7);", "code 7"],
    ];
    const documents = await all(wrong.map(([source]) => source));
    expect(documents.map(({ status, reason }) => [status, reason])).toEqual(
      wrong.map(([, reason]) => ["failed", expect.stringContaining(reason)]),
    );
  });

  test("that never ends is ended at the limit", async () => {
    const documents = await all(
      [
        "export const estimate = () => { for (;;); };",
        "for (;;);",
        "export const estimate = () => 0; await new Promise(() => setInterval(() => {}, 1000));",
      ],
      0.5,
    );
    expect(documents.map(({ status, limit, reason }) => [status, limit, reason])).toEqual(
      documents.map(() => ["limit", "time", expect.stringContaining("its worker was ended")]),
    );
    expect(documents).toHaveLength(3);
  });

  test("that overestimates proves nothing, whatever it says of itself", async () => {
    const document = await own("export const admissible = true; export const estimate = () => 5;");
    expect(document).toMatchObject({
      status: "solved",
      cost: 2,
      optimal: false,
      overestimate: { after: 0, estimate: 5, remaining: 2 },
    });
    const { stdout } = await compare(["-", "--solvers", "astar/./mine.mjs"], { stdin: LEVEL });
    expect(stdout.replaceAll(/\s+/g, " ")).toContain("at the start it says 5, and 2 is enough");
  });

  test("that prints spoils nothing", async () => {
    await writeFile(
      path("mine.mjs"),
      'console.log("hello"); export const estimate = () => { console.log("again"); return 0; };',
    );
    const { code, stdout, stderr } = await compare(["-", "--solvers", "astar/mine.mjs", "--json"], { stdin: LEVEL });
    expect([code, linesOf(stdout)[0]?.status]).toEqual([0, "solved"]);
    // What a thread prints may be lost where it ends; it is never among the results.
    expect(stderr).toMatch(/^(hello\n|again\n)*$/);
  });

  test("that is not there is bad input", async () => {
    const { code, stderr } = await compare("- --solvers astar/./none.mjs", { stdin: LEVEL });
    expect([code, stderr]).toEqual([30, "error: cannot read the heuristic ./none.mjs: there is no such file\n"]);
  });
});

describe("solve with a heuristic of one's own", () => {
  const SOLVE = JSON.parse(readFileSync(join(ROOT, "schema/solve.schema.json"), "utf8"));
  const solve = async (source: string, ...more: string[]): Promise<Ended> => {
    await writeFile(path("solving.mjs"), source);
    return run(["solve", "-", "--heuristic", "./solving.mjs", ...more], { stdin: LEVEL });
  };

  test("finds a solution, and proves it where the heuristic says that it may", async () => {
    const zero = "export const estimate = () => 0;";
    const { code, stdout, stderr } = await solve(zero, "--algorithm", "astar", "--json");
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      status: "solved",
      cost: 2,
      optimal: false,
      engine: "ts",
      heuristic: "./solving.mjs",
    });
    expect(violationsOf(JSON.parse(stdout), SOLVE)).toEqual([]);
    const proven = await solve(`${zero} export const admissible = true;`);
    expect(proven.stdout).toContain("proven optimal");
    expect(proven.stdout).toContain("with the heuristic ./solving.mjs");
  });

  test("tells what it did wrong", async () => {
    const thrown = await solve("export const estimate = (state) => state.no.such;", "--json");
    expect(thrown.code).toBe(30);
    expect(thrown.stderr).toContain("The heuristic ./solving.mjs failed: TypeError");
    expect(JSON.parse(thrown.stdout)).toMatchObject({
      status: "failed",
      cost: null,
      reason: expect.stringContaining("(line 1, column 45)"),
    });
    expect(violationsOf(JSON.parse(thrown.stdout), SOLVE)).toEqual([]);
    const high = await solve("export const admissible = true; export const estimate = () => 9;");
    expect([high.code, high.stdout]).toEqual([0, expect.stringContaining("not proven optimal")]);
    expect(high.stderr.replaceAll(/\s+/g, " ")).toContain("at the start it says 9, and 2 is enough");
  });

  test("proves without it what does not look at it", async () => {
    const high = "export const admissible = true; export const estimate = () => 9;";
    const { code, stdout, stderr } = await solve(high, "--algorithm", "bfs", "--json");
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ heuristic: null, cost: 2, optimal: true, lowerBound: 2 });
    expect(JSON.parse(stdout)).not.toHaveProperty("overestimate");
  });

  test("ends one that never ends at the limit, and refuses one that is not there, or another engine", async () => {
    expect((await solve("export const estimate = () => { for (;;); };", "--max-time", "0.3")).code).toBe(20);
    expect((await run(["solve", "-", "--heuristic", "none.mjs"], { stdin: LEVEL })).code).toBe(30);
    expect((await solve("export const estimate = () => 0;", "--engine", "wasm")).code).toBe(31);
  });
});
