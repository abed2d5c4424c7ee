// What the command line says: in English and in Portuguese, as wide as the terminal, with and without colour, and what it
// says of names and files that are nearly right.
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { withoutColors } from "../support/without-colors.ts";

const FILE = "tests/cli/fixtures/right.txt";
const PORTUGUESE = { LANG: "pt_PT.UTF-8" };

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourfold-messages-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the language", () => {
  test.each([
    ["--lang pt", {}],
    ["--lang=pt", {}],
    ["", { LANG: "pt_BR.UTF-8" }],
    ["", { LANG: "en_US.UTF-8", LC_ALL: "pt_PT" }],
    ["", { LANG: "en_US.UTF-8", LC_MESSAGES: "pt_PT" }],
  ])("is Portuguese with %s and %o", async (asked, env) => {
    expect((await fourfold(`check ${FILE} ${asked}`, { env })).stderr).toBe("5 níveis em 1 ficheiro: sem problemas\n");
  });

  test.each([
    ["", {}],
    ["", { LANG: "de_DE.UTF-8" }],
    ["--lang en", PORTUGUESE],
    ["", { LANG: "pt_PT", LC_ALL: "C" }],
  ])("is English with %s and %o", async (asked, env) => {
    expect((await fourfold(`check ${FILE} ${asked}`, { env })).stderr).toBe("5 levels in 1 file: no problems\n");
  });

  test("of refusals, which are found while options are read, is the one that is asked for", async () => {
    const { code, stderr } = await fourfold("solve x --algoritm bfs --lang pt");
    expect(stderr).toMatchInlineSnapshot(`
      "erro: a opção '--algoritm' não existe; seria --algorithm?
      uso: fourfold solve [opções] <files...>
      opções: --algorithm, --heuristic, --cost, --order, --depth, --weight, --max-time, --max-nodes, --max-memory, --engine, --from, --trace, --count-optimal, --all-optimal, --difficulty, --trace-format, --words, --jobs, --json, --queue, --help, --version, --quiet, --no-color, --lang
      mais: fourfold solve --help
      "
    `);
    expect(code).toBe(31);
    expect((await fourfold("slove", { env: PORTUGUESE })).stderr).toMatch(
      /^erro: o comando 'slove' não existe; seria solve\?\nuso: fourfold <comando>/,
    );
    expect((await fourfold("solve x --algorithm astr", { env: PORTUGUESE })).stderr).toMatch(
      /^erro: --algorithm não pode ser astr; seria astar\? Pode ser auto, bfs/,
    );
    expect((await fourfold("solve x --depth x", { env: PORTUGUESE })).stderr).toMatch(
      /^erro: --depth não pode ser x: tem de ser um número inteiro de jogadas, ou budget\.\n/,
    );
  });

  test("writes numbers as it is used to, in tables as in sentences", async () => {
    const pt = async (line: string): Promise<string> => (await fourfold(`${line} --lang pt`)).stdout;
    expect(await pt("check levels/roll-the-block/first.txt#1 --difficulty")).toContain("5,17 bits");
    expect(await pt("heuristics --check manhattan levels/roll-the-block/first.txt#1")).toMatch(
      /em média \d,\d+ abaixo/,
    );
    const row = /^First steps +32 +\d+,\d+ +\d+,\d+ +\d+,\d\d +\d+,\d\d$/m;
    expect(await pt("bench levels/roll-the-block/first.txt#1 --rounds 1")).toMatch(row);
    const compared = "compare levels/roll-the-block/first.txt#1 --solvers bfs";
    const [measured] = documentsOf(await fourfold(`${compared} --json`));
    const known = { repeat: { n: 1, medianMs: 1234.5, spreadMs: 0 }, memoryBytes: 1.5 * 2 ** 20 };
    const file = join(folder, "compared.jsonl");
    await writeFile(file, `${JSON.stringify({ ...measured, ...known })}\n`);
    expect(await pt(`${compared} --resume ${file}`)).toMatch(/^bfs +1\.235\* +32\* +7 O +1,50\*$/m);
    const limited = await pt("compare levels/roll-the-block/large.txt#1 --solvers iddfs@ts --max-time 0.1");
    expect(limited).toContain("(tempo: 0,1 s)");
  });

  test("of a result", async () => {
    const { stdout } = await fourfold("solve levels/roll-the-block/first.txt#1 --algorithm bfs", { env: PORTUGUESE });
    const withoutTimes = stdout.replace(/[\d,]+ (ms|s|min \d+ s)\b/g, "* ms").replace(/[\d,]+ [KM]iB/g, "* KiB");
    expect(withoutTimes).toMatchInlineSnapshot(`
      "First steps
      Rolar o Bloco, 6 x 9, ótimo 7 (ponderado 60), dificuldade fácil, de Fourfold

      Resolvido em 7 jogadas, custo 7, provadamente ótima.
        r d d r r d r

      bfs, motor wasm
      expandidos 32, gerados 84, guardados 50, fronteira 18, profundidade 7
      * ms, dos quais * ms a preparar o nível; * KiB
      "
    `);
  });

  test("that does not exist is refused", async () => {
    const { code, stderr } = await fourfold("--lang fr check x");
    expect(stderr).toContain("error: --lang cannot be fr; it can be en, pt.");
    expect(code).toBe(31);
  });
});

describe("the width", () => {
  const names = COMMANDS.map(({ name }) => name);
  /** Lines that are typed are never broken, and neither is a word. */
  const said = (text: string): string[] =>
    text.split("\n").filter((line) => !/^ +(fourfold|printf) /.test(line) && line.trim().includes(" "));

  test.each([40, 60, 80])("of help is that of the terminal: %i", async (columns) => {
    for (const lang of ["en", "pt"]) {
      for (const name of ["", ...names]) {
        const { stdout } = await fourfold(`${name} --help --lang ${lang}`, { terminal: { columns, rows: 24 } });
        expect(said(stdout).filter((line) => line.length > columns)).toEqual([]);
      }
    }
  });

  test.each([
    ["the terminal's", { terminal: { columns: 50, rows: 24 } }, 50],
    ["100 in a wider terminal", { terminal: { columns: 200, rows: 24 } }, 100],
    ["that of COLUMNS", { terminal: { columns: 80, rows: 24 }, env: { COLUMNS: "44" } }, 44],
    ["that of COLUMNS where there is no terminal", { env: { COLUMNS: "60" } }, 60],
    ["else 80", { env: { COLUMNS: "" } }, 80],
  ])("of text is %s", async (_, shell, columns) => {
    const wrong = await fourfold("check tests/cli/fixtures/wrong.txt", shell);
    const solved = await fourfold("solve levels/roll-the-block/classic.txt#35", shell);
    const lines = withoutColors(wrong.stdout + wrong.stderr + solved.stdout + solved.stderr).split("\n");
    expect(lines.filter((line) => line.length > columns)).toEqual([]);
    expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(columns - 12);
  });

  test("of JSON, of moves alone and of boards is their own", async () => {
    const env = { COLUMNS: "20" };
    const json = await fourfold(`solve ${FILE}#3 --json`, { env });
    expect(json.stdout.split("\n")).toHaveLength(2);
    const moves = await fourfold("solve levels/roll-the-block/classic.txt#35 --quiet", { env });
    expect(moves.stdout.split("\n")).toHaveLength(2);
    const stdin = `game: roll-the-block\n\nST${".".repeat(60)}\n`;
    expect((await fourfold("show - --quiet", { stdin, env })).stdout).toBe(`ST${".".repeat(60)}\n`);
  });
});

describe("the ways to ask for help and version", () => {
  test.each(["help", "-h", "--help", "help --lang en"])("%s", async (line) => {
    const { code, stdout, stderr } = await fourfold(line);
    expect(stdout).toMatch(/^Usage: fourfold /);
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("help of a command", async () => {
    expect((await fourfold("help solve")).stdout).toBe((await fourfold("solve --help")).stdout);
  });

  test("help of a command that does not exist", async () => {
    const { code, stdout, stderr } = await fourfold("help slove");
    expect(stderr).toContain("unknown command 'slove'; did you mean solve?");
    expect([code, stdout]).toEqual([31, ""]);
  });

  test.each(["-v", "-V", "--version"])("%s", async (line) => {
    const { code, stdout } = await fourfold(line);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });
});

describe("what is nearly right", () => {
  test.each([
    ["--algorithm a-star", "did you mean astar?"],
    ["--algorithm BFS", "did you mean bfs?"],
    ["--algorithm IDA*", "did you mean idastar?"],
    ["--engine WASM", "did you mean wasm?"],
    ["--heuristic Relaxed", "did you mean relaxed?"],
  ])("%s", async (asked, suggestion) => {
    const { code, stderr } = await fourfold(`solve ${FILE} ${asked}`);
    expect(stderr).toContain(suggestion);
    expect(code).toBe(31);
  });

  test.each([
    ["generate", "missing required argument 'puzzle'; it can be "],
    ["completion", "missing required argument 'shell'; it can be bash, zsh, fish"],
    ["solve", "missing required argument 'files'\n"],
  ])("%s alone is told what is missing", async (line, says) => {
    const { code, stderr } = await fourfold(line);
    expect([code, stderr]).toEqual([31, expect.stringContaining(says)]);
  });

  test("an option that is begun", async () => {
    const { code, stderr } = await fourfold(`solve ${FILE} --algo bfs`);
    expect([code, stderr]).toEqual([31, expect.stringContaining("unknown option '--algo'; did you mean --algorithm?")]);
  });

  test("a depth alone speaks of no algorithm that nobody asked for", async () => {
    const { code, stderr } = await fourfold(`solve ${FILE} --depth 2`);
    expect(stderr).toContain("A depth of 2 needs an algorithm that takes one, dfs and dls");
    expect(stderr).not.toContain("astar");
    expect(code).toBe(31);
  });
});

describe("the file that -o names", () => {
  test("is not written over, unless --force says so", async () => {
    const file = join(folder, "there.txt");
    await writeFile(file, "mine");
    const refused = await fourfold(["convert", `${FILE}#1`, "--to", "text", "-o", file]);
    expect(refused.stderr).toContain("there.txt is there already; --force writes over it");
    expect([refused.code, await readFile(file, "utf8")]).toEqual([31, "mine"]);
    const forced = await fourfold(["convert", `${FILE}#1`, "--to", "text", "-o", file, "--force"]);
    expect([forced.code, forced.stderr]).toEqual([0, `1 level written to ${file}\n`]);
    expect(await readFile(file, "utf8")).toMatch(/^game: match-the-tiles/);
  });

  test.each([
    ["convert", "--to", "json", "-o"],
    ["compare", "--html"],
    ["compare", "-o"],
    ["show", "--svg"],
  ])("needs a name: %s %s", async (command, ...asked) => {
    const { code, stdout, stderr } = await fourfold([command, FILE, ...asked, ""]);
    expect([code, stdout]).toEqual([31, ""]);
    expect(stderr).toContain("error: a file to write needs a name\n");
  });

  test.each([["convert tests/cli/fixtures/right.txt --to json"], ["generate match-the-tiles --count 2 --seed 7"]])(
    "is standard output where it is -: %s",
    async (line) => {
      const { stdout } = await fourfold(line);
      expect(await fourfold(`${line} -o -`)).toEqual({ code: 0, stdout, stderr: "" });
      expect(existsSync("-")).toBe(false);
    },
  );

  test("needs a folder that is there", async () => {
    const file = join(folder, "none", "new.txt");
    const { code, stderr } = await fourfold(["convert", FILE, "--to", "text", "-o", file]);
    expect(stderr).toContain(`there is no folder ${join(folder, "none")}`);
    expect(code).toBe(30);
  });
});

describe("colour", () => {
  test("is there without a terminal where FORCE_COLOR asks for it, and NO_COLOR outranks it", async () => {
    const colored = async (env: Record<string, string>): Promise<boolean> =>
      (await fourfold(`show ${FILE}#2`, { env })).stdout.includes("\u001b[");
    expect(await colored({ FORCE_COLOR: "1" })).toBe(true);
    expect(await colored({ FORCE_COLOR: "0" })).toBe(false);
    expect(await colored({ FORCE_COLOR: "false" })).toBe(false);
    expect(await colored({ FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
    expect(await colored({})).toBe(false);
  });

  const drawn = async (level: string, moves: string): Promise<string> =>
    (await fourfold(["show", "-", "--solution", moves], { stdin: level })).stdout;

  test("is not needed to tell an open bridge from a closed one, and a tile on its goal from others", async () => {
    const [bridge] = [await drawn("game: roll-the-block\na: bridge closed\n1: soft toggle a\n\nS.1.a.T\n", "r")];
    expect(bridge).toContain("\nS . 1 . a . T\n");
    expect(bridge).toContain("\n. S S . a=. T\n");
    expect(await drawn("game: match-the-tiles\n\nA.a\n", "r")).toContain("\n. . A*\n");
  });

  test("or not, rows and columns are numbered where moves name cells, and numbers do not run together", async () => {
    const ice = await fourfold("show -", { stdin: "game: break-the-ice\n\n.............\nAA.A.........\n" });
    expect(ice.stdout).toContain("\n            1\n  0123456789012\n0 .............\n1 AA.A.........\n");
    const roll = await fourfold("show -", {
      stdin: `game: roll-the-block\n\nST${".".repeat(10)}\n`,
      env: { FORCE_COLOR: "1" },
    });
    expect(withoutColors(roll.stdout)).toContain(`\n${" ".repeat(22)}1\n  0 1 2 3 4 5 6 7 8 9 0 1\n`);
  });
});
