// `fourfold compare` through the real program: what it prints, what it writes and resumes, how it ends, and what becomes of
// programs and heuristics of one's own, however they behave.
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CellDocument } from "../../src/comparing/cell-document.ts";
import { CSV_HEADER } from "../../src/comparing/csv.ts";
import { build } from "../../tools/build.js";
import { violationsOf } from "../support/json-schema.ts";
import { type Ended, runBinary, type Surroundings } from "../support/real-binary.ts";

await build("solver", "library");

const ROOT = join(import.meta.dirname, "../..");
const FIRST = join(ROOT, "levels/roll-the-block/first.txt");
const STEPS = join(ROOT, "levels/folding-blocks/first-steps.txt");
const SCHEMA = JSON.parse(readFileSync(join(ROOT, "schema/compare.schema.json"), "utf8"));

/** A plain field that no breadth-first search goes through within seconds in TypeScript. */
const HUGE = `game: roll-the-block\ntitle: Huge\n\nS${".".repeat(1999)}\n${`${".".repeat(2000)}\n`.repeat(1998)}${".".repeat(1999)}T\n`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourfold-compare-"));
});
afterAll(() => rm(folder, { recursive: true }));

const compare = (line: string | readonly string[], around: Surroundings = {}): Promise<Ended> =>
  runBinary(["compare", ...(typeof line === "string" ? line.split(" ") : line)], { cwd: folder, ...around });

async function documentsOf(line: string | readonly string[], around?: Surroundings): Promise<CellDocument[]> {
  const { stdout, stderr } = await compare([...(typeof line === "string" ? line.split(" ") : line), "--json"], around);
  expect(stderr).toBe("");
  return linesOf(stdout);
}

function linesOf(text: string): CellDocument[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as CellDocument);
}

/** With a level of one move, a program of one's own. */
const LEVEL = "game: roll-the-block\ntitle: One\n\nS..T\n";
const one = async (solver: string, ...more: string[]): Promise<CellDocument> => {
  const [document] = await documentsOf(["-", "--solvers", solver, ...more], { stdin: LEVEL });
  return document as CellDocument;
};

describe("the documents", () => {
  test("keep the published schema, one a cell, in the order of levels and solvers", async () => {
    const solvers = ["bfs", "greedy", "dls:3", "astar/distance*2", "bfs@ts", "cmd:echo u"];
    const documents = await documentsOf(["--solvers", solvers.join(), "--jobs", "2", `${FIRST}#1`, `${FIRST}#2`]);
    expect(documents.map(({ index, solver }) => `${index} ${solver}`)).toEqual(
      [1, 2].flatMap((index) => solvers.map((solver) => `${index} ${solver}`)),
    );
    expect(documents.flatMap((document) => violationsOf(document, SCHEMA))).toEqual([]);
    expect(documents.slice(0, 6).map(({ status }) => status)).toEqual([
      "solved",
      "solved",
      "exhausted",
      "solved",
      "solved",
      "wrong",
    ]);
    expect(documents[0]).toMatchObject({
      title: "First steps",
      game: "roll-the-block",
      cost: 7,
      optimal: true,
      medal: "gold",
      repeat: { n: 1 },
    });
  });

  test("count as solve does", async () => {
    const [compared] = await documentsOf([`${FIRST}#2`, "--solvers", "astar/relaxed"]);
    const { stdout } = await runBinary([
      "solve",
      `${FIRST}#2`,
      "--algorithm",
      "astar",
      "--heuristic",
      "relaxed",
      "--json",
    ]);
    const [solved] = linesOf(stdout);
    const times = { timeMs: 0, prepareMs: 0 };
    expect({ ...compared, ...times }).toMatchObject({ ...solved, ...times });
  });

  test("have medals against the optimum that any solver proves, before or after", async () => {
    const medals = async (solvers: string) =>
      (await documentsOf([`${FIRST}#1`, "--solvers", solvers])).map(({ medal }) => medal);
    expect(await medals("dfs,greedy/manhattan,bfs")).toEqual([null, "gold", "gold"]);
    expect(await medals("dls:40,dls:7")).toEqual([null, null]);
  });

  test("have no blank cells: other puzzles' heuristics, depths that nobody knows, costs that there are not", async () => {
    const solvers = "astar/relaxed,astar/filled,dls,ucs+weighted,bfs+canonical";
    const documents = await documentsOf([`${FIRST}#1`, `${STEPS}#1`, "-", "--solvers", solvers], { stdin: LEVEL });
    expect(
      documents.map(({ file, solver }) => `${file === FIRST ? "roll" : file === STEPS ? "fold" : "-"} ${solver}`),
    ).toEqual([
      ...["roll astar/relaxed", "roll dls", "roll ucs+weighted"],
      ...["fold astar/filled", "fold dls", "fold bfs+canonical"],
      ...["- astar/relaxed", "- ucs+weighted"],
    ]);
  });

  test("give medians and spread of what is repeated, also after a warm run", async () => {
    const [document] = await documentsOf([`${FIRST}#1`, "--solvers", "bfs", "--repeat", "5", "--warm"]);
    expect(document?.repeat.n).toBe(5);
    expect(document?.repeat.medianMs).toBe(document?.timeMs);
    expect(document?.repeat.spreadMs).toBeGreaterThan(0);
  });

  test("say which limit stopped a cell, and go on", async () => {
    const documents = await documentsOf(["-", "--solvers", "iddfs@ts,ucs,bfs", "--max-nodes", "1000"], { stdin: HUGE });
    expect(documents.map(({ status, limit }) => `${status} ${limit}`)).toEqual([
      "limit nodes",
      "limit nodes",
      "limit nodes",
    ]);
    const [late] = await documentsOf(["-", "--solvers", "iddfs@ts", "--max-time", "0.2"], { stdin: HUGE });
    expect(late).toMatchObject({ status: "limit", limit: "time", medal: null, cost: null });
    const [full] = await documentsOf(["-", "--solvers", "bfs@ts", "--max-memory", "1"], { stdin: HUGE });
    expect(full).toMatchObject({ status: "limit", limit: "memory" });
  });
});

describe("the tables", () => {
  const lines = async (line: readonly string[], columns: string, stdin = ""): Promise<string[]> => {
    const { code, stdout, stderr } = await compare(line, { env: { COLUMNS: columns }, stdin });
    expect([code, stderr]).toEqual([0, ""]);
    return stdout.split("\n");
  };

  test.each(["80", "40"])("fit into %s columns", async (columns) => {
    const shown = await lines([FIRST, `${STEPS}#1`, "--max-time", "5"], columns);
    expect(shown.filter((line) => line.length > Number(columns))).toEqual([]);
    expect(shown).toContain("Roll the Block");
    expect(shown).toContain("Folding Blocks");
    expect(shown.join(" ").replaceAll(/\s+/g, " ")).toContain("Every cell began cold");
  });

  test("mark the best, the medals and what is not determined", async () => {
    const shown = await lines(
      [`${FIRST}#1`, `${FIRST}#2`, "--solvers", "bfs,dfs,dls:2,ucs", "--max-nodes", "30", "--show", "cost,expanded"],
      "80",
    );
    expect(shown.map((line) => line.trimEnd())).toEqual([
      "Roll the Block",
      "",
      "cost of the solution",
      "level                  bfs           dfs        dls:2          ucs",
      "First steps     ND (nodes)    ND (nodes)   none found   ND (nodes)",
      "Round the pond          10 G  ND (nodes)   none found           10 G",
      "",
      "states expanded",
      "level                  bfs          dfs   dls:2          ucs",
      "First steps     ND (nodes)   ND (nodes)       2   ND (nodes)",
      "Round the pond          28*  ND (nodes)       3           30",
      "",
      "summary of 2 levels; no means, since all settled none of them",
      "solver  solved   proven   gold   silver   bronze   mean ms   mean expanded",
      "bfs          1*       1*     1*       0        0         -               -",
      "dfs          0        0      0        0        0         -               -",
      "dls:2        0        0      0        0        0         -               -",
      "ucs          1*       1*     1*       0        0         -               -",
      "",
      "* the best of its row. G gold: the proven optimum; S silver, B bronze: one and",
      "two moves more. ND: not determined, stopped by that limit (time: 10 s). Every",
      "cell began cold, in a worker of its own (--warm: not).",
      "",
    ]);
  });

  test("of one level have a solver a row, and speak Portuguese", async () => {
    const shown = await lines(
      [`${FIRST}#1`, "--solvers", "bfs,astar", "--show", "cost,expanded", "--lang", "pt"],
      "80",
    );
    expect(shown.slice(0, 6).map((line) => line.trimEnd())).toEqual([
      "Rolar o Bloco",
      "",
      "First steps",
      "resolvedor  custo    expandidos",
      "bfs             7 O          32",
      "astar           7 O           7*",
    ]);
  });

  test("as Markdown and LaTeX", async () => {
    const asked = [`${FIRST}#1`, "--solvers", "bfs,astar/relaxed*2", "--show", "cost"];
    expect((await lines([...asked, "--markdown"], "80")).slice(0, 7)).toEqual([
      "## Roll the Block",
      "",
      "First steps",
      "",
      "| solver | cost |",
      "| --- | ---: |",
      "| bfs | **7** gold |",
    ]);
    const latex = await lines([...asked, "--latex"], "80");
    expect(latex).toContain("  astar/relaxed{*}2 & \\textbf{7} gold \\\\");
  });

  test("as CSV, with the header of the specification", async () => {
    const asked = ["-", "--solvers", "bfs,cmd:echo r r # a\\, b", "--csv"];
    const [header, bfs, own, ...rest] = await lines(asked, "80", LEVEL.replace("One", 'One, "two"'));
    expect(header).toBe(
      "file,index,title,game,solver,algorithm,heuristic,engine,costModel,weight,order,status,limit,cost,optimal,medal," +
        "expanded,generated,stored,reopened,frontier,depth,branching,hStart,timeMs,prepareMs,memoryBytes",
    );
    expect(header).toBe(CSV_HEADER);
    expect(bfs).toMatch(
      /^-,1,"One, ""two""",roll-the-block,bfs,bfs,,wasm,moves,1,,solved,,2,true,gold,\d+,\d+,\d+,0,\d+,2,/,
    );
    expect(own).toMatch(
      /^-,1,"One, ""two""",roll-the-block,"cmd:echo r r # a, b",,,,moves,,,solved,,2,false,gold,,,,,,2,,,[\d.]+,,$/,
    );
    expect(rest).toEqual([""]);
  });
});

describe("wrong usage and bad input", () => {
  test.each([
    ["--solvers a-star", "did you mean astar?"],
    ["--solvers bfs/relaxed", "bfs looks at no heuristic"],
    ["--solvers greedy*2", "a weight is for astar"],
    ["--solvers bfs --solvers ucs", "--solvers is given twice"],
    ["--solvers bfs,", "A solver is missing"],
    ["--show tim", "did you mean time?"],
    ["--json --csv", "choose one of --json, --csv"],
    ["--jobs 0", "1 or more"],
    ["--repeat x", "whole number"],
    ["--lang fr", "en, pt"],
    ["--html p.html --by grops", "did you mean groups?"],
    ["--by groups", "--by says what the charts of --html go by"],
    ["--csv -o r.csv --resume r.csv", "--resume reads JSON lines"],
  ])("compare FILE %s: 31, before a file is read", async (line, says) => {
    const { code, stdout, stderr } = await compare(`none.txt ${line}`);
    expect([code, stdout]).toEqual([31, ""]);
    expect(stderr).toContain(says);
    expect(stderr).not.toContain("cannot read");
  });

  test("solve with several algorithms points to compare", async () => {
    const { code, stderr } = await runBinary(["solve", FIRST, "--algorithm", "bfs,astar"]);
    expect(code).toBe(31);
    expect(stderr).toContain("fourfold compare FILES --solvers bfs,astar");
  });

  test("a wrong level and a missing file are 30, and the others are compared", async () => {
    const stdin = `${LEVEL}---\ngame: roll-the-block\n\nS.S.T\n`;
    const { code, stdout, stderr } = await compare("- none.txt --solvers bfs --json", { stdin });
    expect([code, linesOf(stdout).length]).toEqual([30, 1]);
    expect(stderr).toContain("none.txt: there is no such file");
    expect(stderr).toContain("-:8:3: error:");
  });

  test("a header that says a wrong optimum is 30", async () => {
    const { code, stderr } = await compare("- --solvers bfs,dls:2 --json", {
      stdin: LEVEL.replace("title", "optimal: 3\ntitle"),
    });
    expect(code).toBe(30);
    expect(stderr).toContain("the level says 3, the proven optimum is 2 (bfs)");
  });

  test("whatever is not determined is 0", async () => {
    expect((await compare("- --solvers dls:1,cmd:false,cmd:echo", { stdin: LEVEL })).code).toBe(0);
  });
});

describe("written as it goes, and resumed", () => {
  const asked = [FIRST, "--solvers", "bfs,dfs,ucs", "--quiet"];

  test("a file is not written over unasked, and a missing folder is said", async () => {
    await writeFile(join(folder, "there.jsonl"), "mine\n");
    expect(await compare([...asked, "-o", "there.jsonl"])).toMatchObject({
      code: 31,
      stderr: expect.stringContaining("--force"),
    });
    expect(readFileSync(join(folder, "there.jsonl"), "utf8")).toBe("mine\n");
    expect((await compare([...asked, "-o", "there.jsonl", "--force"])).code).toBe(0);
    expect(linesOf(readFileSync(join(folder, "there.jsonl"), "utf8"))).toHaveLength(9);
    expect(await compare([...asked, "-o", "no/such.jsonl"])).toMatchObject({
      code: 30,
      stderr: expect.stringContaining("there is no folder no"),
    });
  });

  test("after half a line, only what is missing is done, and old lines stay as they are", async () => {
    const file = join(folder, "half.jsonl");
    const resumed = [...asked, "-o", "half.jsonl", "--resume", "half.jsonl"];
    expect((await compare(resumed)).code).toBe(0);
    const whole = readFileSync(file, "utf8");
    const lines = whole.split("\n");
    const kept = lines.slice(0, 4).map((line) => line.replace("{", '{"mine":1,'));
    await writeFile(file, `${kept.join("\n")}\n${lines[4]?.slice(0, 100)}`);
    expect((await compare(resumed)).code).toBe(0);
    const after = readFileSync(file, "utf8").split("\n");
    expect(after.slice(0, 4)).toEqual(kept);
    expect(linesOf(after.join("\n")).map(({ index, solver }) => `${index} ${solver}`)).toEqual(
      linesOf(whole).map(({ index, solver }) => `${index} ${solver}`),
    );
    expect(await compare([...resumed, "--show", "cost"])).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toBe(after.join("\n"));
  });

  test("what is done already counts for the tables and the medals", async () => {
    await compare([`${FIRST}#1`, "--solvers", "bfs", "--quiet", "-o", "proof.jsonl"]);
    const { stdout } = await compare([`${FIRST}#1`, "--solvers", "bfs,dls:7", "--json", "--resume", "proof.jsonl"]);
    expect(linesOf(stdout).map(({ solver, medal }) => [solver, medal])).toEqual([["dls:7", "gold"]]);
  });

  test("what is no comparison is bad input, with its line", async () => {
    await writeFile(join(folder, "wrong.jsonl"), "{}\n");
    const { code, stderr } = await compare([...asked, "--resume", "wrong.jsonl"]);
    expect(code).toBe(30);
    expect(stderr).toContain("cannot resume wrong.jsonl:1: this is no document of a comparison");
  });

  test("Ctrl-C ends what runs, and tells what is known", async () => {
    const stdin = `${LEVEL}---\n${HUGE}---\n${LEVEL}`;
    const { code, stdout } = await compare(["-", "--solvers", "bfs,iddfs@ts", "--max-time", "1000", "--json"], {
      stdin,
      onOutput: (stdout, child) => {
        if (linesOf(stdout.slice(0, stdout.lastIndexOf("\n") + 1)).length === 3)
          setTimeout(() => child.kill("SIGINT"), 300);
      },
    });
    expect(code).toBe(130);
    expect(linesOf(stdout).map(({ index, solver, status }) => `${index} ${solver} ${status}`)).toEqual([
      "1 bfs solved",
      "1 iddfs@ts solved",
      "2 bfs solved",
      "2 iddfs@ts cancelled",
    ]);
  });
});

test("a page with charts is written beside the tables", async () => {
  const asked = [FIRST, "--solvers", "bfs,astar", "--html", "page.html", "--by", "size"];
  const { code, stdout, stderr } = await compare(asked);
  expect([code, stderr]).toEqual([0, "page written to page.html\n"]);
  expect(stdout).toContain("summary of 3 levels");
  expect(readFileSync(join(folder, "page.html"), "utf8").match(/<figure>/g)).toHaveLength(4);
  expect((await compare(asked)).code).toBe(31);
});

describe("a program of one's own", () => {
  test("is given the level and its limit, and its counts are taken", async () => {
    const tell =
      'cat > seen.txt; echo "limit $FOURFOLD_MAX_TIME" >> seen.txt; echo "r r"; echo expanded 12; echo "generated: 34"; echo noise';
    const document = await one(`cmd:${tell}`, "--max-time", "7");
    expect(readFileSync(join(folder, "seen.txt"), "utf8")).toBe(`${LEVEL}limit 7\n`);
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

  test.each([
    ["wrong", "echo r", "wrong", "not solved at the end"],
    ["illegal", "echo r u", "wrong", "move 2 (u) fails"],
    ["no notation", "echo hello world", "wrong", "move 1 (hello) fails"],
    ["silent", "true", "failed", "it printed nothing"],
    ["crashing", "echo r r; echo Oh no >&2; exit 3", "failed", "it ended with code 3: Oh no"],
    ["killed", "kill -9 $$", "failed", "it was ended by SIGKILL"],
    ["not there", "no-such-program-at-all", "failed", "it ended with code 127"],
    ["noisy", "yes", "failed", "it printed more than can be read"],
  ])("%s: is shown as that", async (_, command, status, reason) => {
    expect(await one(`cmd:${command}`)).toMatchObject({
      status,
      reason: expect.stringContaining(reason),
      cost: null,
      medal: null,
    });
  });

  test("noisy on standard error, but right, is right", async () => {
    expect(await one("cmd:echo r r; yes | head -c 1000000 >&2")).toMatchObject({ status: "solved" });
  });

  test("slow, with children: all are ended at the limit", async () => {
    const document = await one("cmd:sleep 1000 & echo $! > child.pid; sleep 1000", "--max-time", "0.5");
    expect(document).toMatchObject({ status: "limit", limit: "time" });
    expect(isAlive("child.pid")).toBe(false);
  });

  test("that leaves a child behind, which holds its output open: it is not waited for", async () => {
    expect(await one("cmd:sleep 1000 & echo $! > left.pid; echo r r")).toMatchObject({ status: "solved" });
    expect(isAlive("left.pid")).toBe(false);
  });

  test("is ended by Ctrl-C, with its children", async () => {
    const ended = compare(["-", "--solvers", "bfs,cmd:sleep 1000 & echo $! > stopped.pid; sleep 1000", "--json"], {
      stdin: LEVEL,
      onOutput: (_, child) => setTimeout(() => child.kill("SIGINT"), 500),
    });
    const { code, stdout } = await ended;
    expect(code).toBe(130);
    expect(linesOf(stdout).map(({ status }) => status)).toEqual(["solved", "cancelled"]);
    expect(isAlive("stopped.pid")).toBe(false);
  });

  function isAlive(file: string): boolean {
    const pid = Number(readFileSync(join(folder, file), "utf8"));
    try {
      process.kill(pid, 0);
      // What has ended and is not yet taken off the table of processes is dead.
      return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
    } catch {
      return false;
    }
  }
});

describe("a heuristic of one's own", () => {
  const own = async (source: string, solver = "astar"): Promise<CellDocument> => {
    await writeFile(join(folder, "mine.mjs"), source);
    return one(`${solver}/./mine.mjs`, "--max-time", "0.5");
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

  test.each([
    [
      "throws",
      "export function estimate(state) {\n  return state.no.such;\n}",
      "The heuristic ./mine.mjs failed: TypeError: Cannot read properties of undefined (reading 'such') (line 2)",
    ],
    ["answers NaN", "export const estimate = () => NaN;", "answered NaN; it must be 0 or more"],
    ["answers less than nothing", "export const estimate = () => -1;", "answered -1; it must be 0 or more"],
    ["answers a promise", "export const estimate = async () => 1;", "answered a promise; it must be a number"],
    ["answers nothing", "export const estimate = () => {};", "answered nothing; it must be a number"],
    ["exports something else", "export const h = () => 1;", "exports no function estimate(state, level)"],
    ["cannot be read", "export const =", "cannot be loaded: SyntaxError"],
    ["throws as it is loaded", "throw new Error('Not today')", "cannot be loaded: Error: Not today (line 1)"],
  ])("that %s is told so", async (_, source, reason) => {
    expect(await own(source)).toMatchObject({ status: "failed", reason: expect.stringContaining(reason) });
  });

  test.each([
    "export const estimate = () => { for (;;); };",
    "for (;;);",
    "export const estimate = () => 0; await new Promise(() => setInterval(() => {}, 1000));",
  ])("that never ends is ended at the limit: %s", async (source) => {
    expect(await own(source)).toMatchObject({
      status: "limit",
      limit: "time",
      reason: expect.stringContaining("its worker was ended"),
    });
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

  test("that prints, or ends its process, spoils nothing", async () => {
    await writeFile(
      join(folder, "mine.mjs"),
      'console.log("hello"); export const estimate = () => { console.log("again"); return 0; };',
    );
    const { code, stdout, stderr } = await compare(["-", "--solvers", "astar/mine.mjs", "--json"], { stdin: LEVEL });
    expect([code, linesOf(stdout)[0]?.status]).toEqual([0, "solved"]);
    expect(stderr).toContain("again");
    expect(await own("export const estimate = () => process.exit(7);")).toMatchObject({
      status: "failed",
      reason: expect.stringContaining("code 7"),
    });
  });

  test("that is not there is bad input", async () => {
    const { code, stderr } = await compare("- --solvers astar/./none.mjs", { stdin: LEVEL });
    expect([code, stderr]).toEqual([30, "error: cannot read the heuristic ./none.mjs: there is no such file\n"]);
  });
});

describe("solve with a heuristic of one's own", () => {
  const SOLVE = JSON.parse(readFileSync(join(ROOT, "schema/solve.schema.json"), "utf8"));
  const solve = async (source: string, ...more: string[]): Promise<Ended> => {
    await writeFile(join(folder, "solving.mjs"), source);
    return runBinary(["solve", "-", "--heuristic", "./solving.mjs", ...more], { cwd: folder, stdin: LEVEL });
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
      reason: expect.stringContaining("(line 1)"),
    });
    expect(violationsOf(JSON.parse(thrown.stdout), SOLVE)).toEqual([]);
    const high = await solve("export const admissible = true; export const estimate = () => 9;");
    expect([high.code, high.stdout]).toEqual([0, expect.stringContaining("not proven optimal")]);
    expect(high.stderr.replaceAll(/\s+/g, " ")).toContain("at the start it says 9, and 2 is enough");
  });

  test("ends one that never ends at the limit, and refuses one that is not there, or another engine", async () => {
    expect((await solve("export const estimate = () => { for (;;); };", "--max-time", "0.3")).code).toBe(20);
    expect((await runBinary(["solve", "-", "--heuristic", "none.mjs"], { cwd: folder, stdin: LEVEL })).code).toBe(30);
    expect((await solve("export const estimate = () => 0;", "--engine", "wasm")).code).toBe(31);
  });
});
