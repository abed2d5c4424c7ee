// `fourfold compare` through the real program: what it prints, what it writes and resumes, and how it ends. What does not hang on
// workers, wrong usage and tables of what is done already, is asked in this process, which is quicker.
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { CellDocument } from "../../src/comparing/cell-document.ts";
import { CSV_HEADER } from "../../src/comparing/csv.ts";
import { fourfold } from "../support/command-line.ts";
import { violationsOf } from "../support/json-schema.ts";
import { LEVEL, linesOf, realCompare } from "../support/real-compare.ts";

const ROOT = join(import.meta.dirname, "../..");
const FIRST = join(ROOT, "levels/roll-the-block/first.txt");
const STEPS = join(ROOT, "levels/folding-blocks/first-steps.txt");
const SCHEMA = JSON.parse(readFileSync(join(ROOT, "schema/compare.schema.json"), "utf8"));

/** A plain field that no deepening search goes through within seconds. */
const HUGE = `game: roll-the-block\ntitle: Huge\n\nS${".".repeat(499)}\n${`${".".repeat(500)}\n`.repeat(498)}${".".repeat(499)}T\n`;

const { compare, documentsOf, path } = realCompare();

describe("the documents", () => {
  const solvers = ["bfs", "astar/filled", "dls:3", "astar/relaxed", "dls", "bfs@ts", "cmd:echo u"];
  let documents: readonly CellDocument[] = [];
  beforeAll(async () => {
    await writeFile(path("two.txt"), `${LEVEL}---\n${LEVEL.replace("One", "Two")}`);
    documents = await documentsOf(["--solvers", solvers.join(), "--jobs", "2", `${FIRST}#1`, "two.txt"]);
  });

  test("keep the published schema, one a cell, in the order of levels and solvers; blank cells have none", () => {
    const asked = solvers.filter((solver) => solver !== "astar/filled");
    const unbudgeted = asked.filter((solver) => solver !== "dls");
    expect(documents.map(({ title, solver }) => `${title} ${solver}`)).toEqual([
      ...asked.map((solver) => `First steps ${solver}`),
      ...unbudgeted.map((solver) => `One ${solver}`),
      ...unbudgeted.map((solver) => `Two ${solver}`),
    ]);
    expect(documents.flatMap((document) => violationsOf(document, SCHEMA))).toEqual([]);
    expect(documents.slice(0, 6).map(({ status }) => status)).toEqual([
      "solved",
      "exhausted",
      "solved",
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
    const compared = documents.find(({ solver }) => solver === "astar/relaxed");
    const { stdout } = await fourfold(`solve ${FIRST}#1 --algorithm astar --heuristic relaxed --json`);
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

  test("give medians and spread of what is repeated, also after a warm run", async () => {
    const [document] = await documentsOf([`${FIRST}#1`, "--solvers", "bfs", "--repeat", "5", "--warm"]);
    expect(document?.repeat.n).toBe(5);
    expect(document?.repeat.medianMs).toBe(document?.timeMs);
    expect(document?.repeat.spreadMs).toBeGreaterThan(0);
  });

  test("say which limit stopped a cell, and go on", async () => {
    const within = async (...limit: string[]): Promise<unknown[]> => {
      const ended = await fourfold(["compare", "-", "--solvers", "iddfs@ts,ucs", ...limit, "--json"], { stdin: HUGE });
      return linesOf(ended.stdout).map(({ status, limit }) => `${status} ${limit}`);
    };
    expect(await within("--max-nodes", "1000")).toEqual(["limit nodes", "limit nodes"]);
    expect(await within("--max-memory", "1")).toEqual(["limit memory", "limit memory"]);
    const [late] = await documentsOf(["-", "--solvers", "iddfs@ts", "--max-time", "0.2"], { stdin: HUGE });
    expect(late).toMatchObject({ status: "limit", limit: "time", medal: null, cost: null });
  });
});

describe("the tables", () => {
  /** Of what the file holds, as it is asked for. */
  const linesOfRun = async (file: string, line: string, columns = 80): Promise<string[]> => {
    const { code, stdout, stderr } = await fourfold(`compare ${line} --resume ${path(file)}`, {
      env: { COLUMNS: String(columns) },
    });
    expect([code, stderr]).toEqual([0, ""]);
    return stdout.split("\n");
  };
  const ONE = `${FIRST}#1 --solvers bfs,iddfs,astar,auto,astar/relaxed*2`;
  const LIMITED = `${FIRST}#1 ${FIRST}#2 --solvers bfs,dfs,dls:2,ucs --max-nodes 30`;
  beforeAll(async () => {
    expect(await compare(`${ONE} ${STEPS}#1 --quiet -o one.jsonl`)).toMatchObject({ code: 0 });
    expect(await compare(`${LIMITED} --quiet -o limited.jsonl`)).toMatchObject({ code: 0 });
  });

  test.each([80, 40])("fit into %i columns", async (columns) => {
    const shown = await linesOfRun("one.jsonl", `${ONE} ${STEPS}#1`, columns);
    expect(shown.filter((line) => line.length > columns)).toEqual([]);
    expect(shown).toContain("Roll the Block");
    expect(shown).toContain("Folding Blocks");
    expect(shown.join(" ").replaceAll(/\s+/g, " ")).toContain("Every cell began cold");
  });

  test("mark the best, the medals and what is not determined", async () => {
    const shown = await linesOfRun("limited.jsonl", `${LIMITED} --show cost,expanded`);
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
      "summary of 2 levels; no means, for no level was settled by all",
      "solver  solved   proven   gold   silver   bronze   mean ms   mean expanded",
      "bfs          1*       1*     1*       0        0         -               -",
      "dfs          0        0      0        0        0         -               -",
      "dls:2        0        0      0        0        0         -               -",
      "ucs          1*       1*     1*       0        0         -               -",
      "",
      "* the best of its row. G gold: the proven optimum; S silver, B bronze: one and",
      "two moves more. ND: not determined, stopped by that limit (nodes: 30). Every",
      "cell began cold, in a worker of its own (--warm: not).",
      "",
    ]);
  });

  test("of one level have a solver a row, and speak Portuguese", async () => {
    const line = `${FIRST}#1 --solvers bfs,astar --show cost,expanded --lang pt`;
    expect((await linesOfRun("one.jsonl", line)).slice(0, 6).map((shown) => shown.trimEnd())).toEqual([
      "Rolar o Bloco",
      "",
      "First steps",
      "resolvedor  custo    expandidos",
      "bfs             7 O          32",
      "astar           7 O           7*",
    ]);
  });

  test("as Markdown and LaTeX", async () => {
    const asked = `${FIRST}#1 --solvers bfs,astar/relaxed*2 --show cost`;
    expect((await linesOfRun("one.jsonl", `${asked} --markdown`)).slice(0, 7)).toEqual([
      "## Roll the Block",
      "",
      "First steps",
      "",
      "| solver | cost |",
      "| --- | ---: |",
      "| bfs | **7** gold |",
    ]);
    const latex = await linesOfRun("one.jsonl", `${asked} --latex`);
    expect(latex).toContain("  astar/relaxed{*}2 & \\textbf{7} gold \\\\");
  });

  test("as CSV, with the header of the specification", async () => {
    const asked = ["-", "--solvers", "bfs,cmd:echo r r # a\\, b", "--csv"];
    const { stdout } = await compare(asked, { stdin: LEVEL.replace("One", 'One, "two"') });
    const [header, bfs, own, ...rest] = stdout.split("\n");
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
    ["--csv --html -", "--html and --csv would both go to standard output"],
    ["--csv -o r.csv --resume r.csv", "--resume reads JSON lines"],
  ])("compare FILE %s: 31, before a file is read", async (line, says) => {
    const { code, stdout, stderr } = await fourfold(`compare none.txt ${line}`);
    expect([code, stdout]).toEqual([31, ""]);
    expect(stderr).toContain(says);
    expect(stderr).not.toContain("cannot read");
  });

  test("solve with several algorithms points to compare", async () => {
    const { code, stderr } = await fourfold(`solve ${FIRST} --algorithm bfs,astar`);
    expect(code).toBe(31);
    expect(stderr).toContain("fourfold compare FILES --solvers bfs,astar");
  });

  test("a wrong level and a missing file are 30, and the others are compared", async () => {
    const stdin = `${LEVEL}---\ngame: roll-the-block\n\nS.S.T\n`;
    const { code, stdout, stderr } = await fourfold("compare - none.txt --solvers bfs --json", { stdin });
    expect([code, linesOf(stdout).length]).toEqual([30, 1]);
    expect(stderr).toContain("none.txt: there is no such file");
    expect(stderr).toContain("-:8:3: error:");
  });

  test("a header that says a wrong optimum is 30", async () => {
    const { code, stderr } = await fourfold("compare - --solvers bfs,dls:2 --json", {
      stdin: LEVEL.replace("title", "optimal: 3\ntitle"),
    });
    expect(code).toBe(30);
    expect(stderr).toContain("the level says 3, the proven optimum is 2 (bfs)");
  });

  test("whatever is not determined is 0", async () => {
    expect((await fourfold("compare - --solvers dls:1,cmd:false,cmd:echo", { stdin: LEVEL })).code).toBe(0);
  });
});

describe("written as it goes, and resumed", () => {
  const asked = [`${FIRST}#1`, `${FIRST}#2`, "--solvers", "bfs,ucs", "--quiet"];

  test("a file is not written over unasked, and a missing folder is said", async () => {
    await writeFile(path("there.jsonl"), "mine\n");
    const into = (file: string) => fourfold(["compare", ...asked, "-o", path(file)]);
    expect(await into("there.jsonl")).toMatchObject({ code: 31, stderr: expect.stringContaining("--force") });
    expect(readFileSync(path("there.jsonl"), "utf8")).toBe("mine\n");
    expect((await compare([...asked, "-o", "there.jsonl", "--force"])).code).toBe(0);
    expect(linesOf(readFileSync(path("there.jsonl"), "utf8"))).toHaveLength(4);
    expect(await into("no/such.jsonl")).toMatchObject({
      code: 30,
      stderr: expect.stringContaining("there is no folder"),
    });
  });

  test("after half a line, only what is missing is done, and old lines stay as they are", async () => {
    const file = path("half.jsonl");
    const resumed = [...asked, "-o", "half.jsonl", "--resume", "half.jsonl"];
    expect((await compare(resumed)).code).toBe(0);
    const whole = readFileSync(file, "utf8");
    const lines = whole.split("\n");
    const kept = lines.slice(0, 2).map((line) => line.replace("{", '{"mine":1,'));
    await writeFile(file, `${kept.join("\n")}\n${lines[2]?.slice(0, 100)}`);
    expect((await compare(resumed)).code).toBe(0);
    const after = readFileSync(file, "utf8").split("\n");
    expect(after.slice(0, 2)).toEqual(kept);
    expect(linesOf(after.join("\n")).map(({ index, solver }) => `${index} ${solver}`)).toEqual(
      linesOf(whole).map(({ index, solver }) => `${index} ${solver}`),
    );
    expect(await compare([...resumed, "--show", "cost"])).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toBe(after.join("\n"));
  });

  // A device of Linux that is always full.
  if (existsSync("/dev/full")) {
    test("a full disk is told as such", async () => {
      const { code, stderr } = await compare([...asked, "-o", "/dev/full", "--force"]);
      expect([code, stderr]).toEqual([30, "error: cannot write /dev/full: the system says ENOSPC\n"]);
    });
  }

  test("as many cells are told to be written as are", async () => {
    const into = (file: string, ...more: string[]) =>
      compare([...asked.slice(0, 2), "-o", file, "--resume", "told.jsonl", ...more]);
    await compare([...asked, "-o", "told.jsonl"]);
    expect((await into("told.csv", "--solvers", "bfs,ucs,dfs", "--csv")).stderr).toContain(
      "2 cells written to told.csv",
    );
    expect((await into("told.jsonl", "--solvers", "bfs,ucs,dfs")).stderr).toContain("2 cells written to told.jsonl");
    const tables = await into("told.md", "--solvers", "bfs,ucs,dfs", "--markdown");
    expect(tables.stderr).toContain("6 cells written to told.md");
  });

  test("the limits that stopped a cell are told, and no others", async () => {
    const stopped = await compare([`${FIRST}#1`, "--solvers", "bfs", "--max-nodes", "3"]);
    expect(stopped.stdout.replaceAll(/\s+/g, " ")).toContain("ND: not determined, stopped by that limit (nodes: 3).");
  });

  test("what is done already counts for the tables and the medals", async () => {
    await compare([`${FIRST}#1`, "--solvers", "bfs", "--quiet", "-o", "proof.jsonl"]);
    const { stdout } = await compare([`${FIRST}#1`, "--solvers", "bfs,dls:7", "--json", "--resume", "proof.jsonl"]);
    expect(linesOf(stdout).map(({ solver, medal }) => [solver, medal])).toEqual([["dls:7", "gold"]]);
  });

  test("what is no comparison is bad input, with its line", async () => {
    await writeFile(path("wrong.jsonl"), "{}\n");
    const { code, stderr } = await fourfold(["compare", ...asked, "--resume", path("wrong.jsonl")]);
    expect(code).toBe(30);
    expect(stderr).toContain("wrong.jsonl:1: this is no document of a comparison");
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

describe("a solver that is for none of the levels", () => {
  test("has a blank column, and a note says why", async () => {
    const { code, stdout } = await fourfold(["compare", FIRST, "--solvers", "astar/simple", "--show", "cost"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^level +astar\/simple\nFirst steps\nRound the pond\nLying in wait$/m);
    expect(stdout).toContain("- astar/simple is blank: roll-the-block has no heuristic simple; it has distance,");
  });

  test("takes nothing from the means of the others", async () => {
    const { stdout } = await compare([FIRST, "--solvers", "bfs,astar/simple", "--show", "cost"]);
    expect(stdout).toContain("means are geometric, over the 3 that all settled");
  });

  test("has it as well where several puzzles are compared and it is for none of them", async () => {
    const { stdout } = await compare([`${FIRST}#1`, `${STEPS}#1`, "--solvers", "bfs,astar/simple", "--show", "cost"]);
    expect(stdout).toContain("- astar/simple is blank: roll-the-block has no heuristic simple;");
    expect(stdout).toContain("- astar/simple is blank: folding-blocks has no heuristic simple;");
  });

  test("has no column where it is for another puzzle of the comparison", async () => {
    const { stdout } = await compare([`${FIRST}#1`, `${STEPS}#1`, "--solvers", "bfs,astar/relaxed", "--show", "cost"]);
    const [roll = "", folding = ""] = stdout.split("Folding Blocks");
    expect([roll.includes("astar/relaxed"), folding.includes("astar/relaxed")]).toEqual([true, false]);
  });
});

test("solvers whose names are too long for a narrow table are told apart", async () => {
  const solvers = "astar/relaxed+weighted,astar/relaxed+weighted@ts,astar/relaxed*2+weighted@ts";
  const { stdout } = await fourfold(["compare", FIRST, "--solvers", solvers], { env: { COLUMNS: "60" } });
  const summary = stdout.slice(stdout.indexOf("\nsolver"));
  expect([...summary.matchAll(/^(astar\S+) +3\* +3\* +3\* /gm)].map(([, name]) => name)).toEqual([
    "astar/relaxed+w..",
    "astar/relaxed+w..@ts",
    "astar/relaxed*2+we..",
  ]);
});

test("a page with charts is written beside the tables", async () => {
  const asked = [FIRST, "--solvers", "bfs", "--html", "page.html", "--by", "size"];
  const { code, stdout, stderr } = await compare(asked);
  expect([code, stderr]).toEqual([0, "page written to page.html\n"]);
  expect(stdout).toContain("summary of 3 levels");
  expect(readFileSync(path("page.html"), "utf8").match(/<figure>/g)).toHaveLength(4);
  const again = await fourfold(["compare", FIRST, "--html", path("page.html")]);
  expect([again.code, again.stderr]).toEqual([31, expect.stringContaining("--force")]);
});

test("the page takes the place of the tables on standard output", async () => {
  const { code, stdout, stderr } = await fourfold(["compare", `${FIRST}#1`, "--solvers", "bfs", "--html", "-"]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^<!doctype html>.*<\/html>\n$/s);
});
