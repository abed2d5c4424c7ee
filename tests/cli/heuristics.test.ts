// `fourfold heuristics`: the list, the check as a person and as a program reads it, and own heuristics however they behave.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PACKED_PUZZLES } from "../../src/puzzles/index.ts";
import { build } from "../../tools/build.js";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { type Ended, runBinary } from "../support/real-binary.ts";

await build("solver", "library");

const FIRST = "levels/roll-the-block/first.txt";

describe("the list", () => {
  test("has every heuristic of every puzzle, with what it counts and what is proven", async () => {
    const { code, stdout } = await fourfold("heuristics");
    expect(code).toBe(0);
    const said = stdout.replaceAll(/\s+/g, " ");
    for (const { heuristics } of PACKED_PUZZLES) {
      for (const { name, counts } of heuristics) expect(said).toContain(`${name} ${counts.en}`);
    }
    expect(said).toContain("admissible and consistent (the default)");
  });

  test("of one puzzle, in Portuguese", async () => {
    const { stdout } = await fourfold("heuristics roll-the-block --lang pt", { env: { COLUMNS: "80" } });
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toMatch(/^Rolar o Bloco\n/);
    expect(stdout).toContain("admissível e consistente (a predefinida)");
    expect(stdout).not.toContain("Folding");
  });

  test.each([
    ["heuristics roll-the-blok", "did you mean roll-the-block?"],
    [`heuristics roll-the-block ${FIRST}`, "files are for --check"],
    ["heuristics --check relaxd x.txt", "did you mean relaxed?"],
    ["heuristics --check relaxed", "--check needs levels"],
    [`heuristics --check slides ${FIRST}#1`, "Roll the Block has no heuristic slides; it has distance"],
    ["heuristics --check slides levels/match-the-tiles/tutorial.txt#1 --cost weighted", "--cost weighted is not for"],
  ])("fourfold %s is 31: %s", async (line, says) => {
    const { code, stderr } = await fourfold(line);
    expect([code, stderr]).toEqual([31, expect.stringContaining(says)]);
  });
});

describe("the check", () => {
  test("says what it found and draws the worst board", async () => {
    const { code, stdout, stderr } = await fourfold(`heuristics --check manhattan ${FIRST}#1`, {
      env: { COLUMNS: "80" },
    });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchInlineSnapshot(`
      "levels/roll-the-block/first.txt#1 (First steps)
        manhattan on all 78 states
        not admissible: it says more than the rest costs
        not consistent: r costs 1 and takes it from 9 to 7
        on average 0.97 below the exact cost

        The worst board, most too much: h = 11, h* = 8
          S...#####
          ......###
          #.......#
          ##.......
          #####..T.
          #####...#
      "
    `);
  });

  test("of one that holds, in Portuguese", async () => {
    const { stdout } = await fourfold(`heuristics --check relaxed ${FIRST}#1 --lang pt`, { env: { COLUMNS: "60" } });
    expect(stdout).toMatchInlineSnapshot(`
      "levels/roll-the-block/first.txt#1 (First steps)
        relaxed em todos os 78 estados
        admissível: nunca diz mais do que custa o resto
        consistente: nenhuma jogada a faz descer mais do que a
          jogada custa
        é exata
      "
    `);
  });

  test("counts costs as they are asked for", async () => {
    const [moves] = documentsOf(await fourfold(`heuristics --check relaxed ${FIRST}#1 --json`));
    const [weighted] = documentsOf(await fourfold(`heuristics --check relaxed ${FIRST}#1 --json --cost weighted`));
    expect([moves?.admissible, weighted?.admissible]).toEqual([true, true]);
    const [plain] = documentsOf(await fourfold(`heuristics --check distance ${FIRST}#1 --json`));
    const [dear] = documentsOf(await fourfold(`heuristics --check distance ${FIRST}#1 --json --cost weighted`));
    expect(dear?.averageGap).toBeGreaterThan((plain?.averageGap as number) * 5);
  });

  test("goes on after a level that is wrong", async () => {
    const { code, stdout, stderr } = await fourfold(
      "heuristics --check slides tests/cli/fixtures/wrong.txt#1 tests/cli/fixtures/right.txt#2",
    );
    expect(code).toBe(30);
    expect(stderr).toContain("wrong.txt:5:4: error:");
    expect(stdout).toMatch(/^tests\/cli\/fixtures\/right\.txt#2 .*\n {2}slides on all/);
    expect(stdout).toContain("admissible");
  });

  test("says of how many states there is a solution", async () => {
    const lost = "game: folding-blocks\n\n.A..\n.A..\n";
    expect((await fourfold("heuristics --check doubling -", { stdin: lost })).stdout).toContain(
      "doubling on all 4 states, 3 of them with a solution\n",
    );
  });
});

describe("a heuristic of one's own", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fourfold-heuristics-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A module is imported once, so each has a file of its own. */
  let files = 0;
  async function lineFor(source: string, ...more: string[]): Promise<string[]> {
    const file = join(folder, `mine-${++files}.mjs`);
    await writeFile(file, source);
    return ["heuristics", "--check", file, `${FIRST}#1`, ...more];
  }

  /** In the real program, where it is asked in a thread. */
  async function checked(source: string, ...more: string[]): Promise<Ended> {
    return runBinary(await lineFor(source, ...more), { env: { COLUMNS: "1000" } });
  }

  test("that lies is found out, and what it prints stays beside the data", async () => {
    const lie = "export const admissible = true; export function estimate() { return 2; }";
    const { code, stdout } = await fourfold(await lineFor(lie));
    expect([code, stdout]).toEqual([0, expect.stringContaining("though it says of itself that it is")]);
    const [document] = documentsOf(await checked(lie.replace("return", "console.log('x'); return"), "--json"));
    expect(document).toMatchObject({ admissible: false, consistent: true, worst: { h: 2, exact: 0 } });
  });

  test.each([
    ["export function estimate() { return NaN; }", 30, "answered NaN; it must be 0 or more"],
    ["export const none = 1;", 30, "exports no function estimate"],
  ])("%s", async (source, code, says) => {
    const ended = await fourfold(await lineFor(source));
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(says)]);
  });

  test.each([
    [
      "throws",
      "export function estimate() {\n  throw new Error('ouch');\n}",
      "falhou: Error: ouch (linha 2, coluna 9)",
    ],
    ["ends its process", "export function estimate() { process.exit(3); }", "terminou a sua thread"],
  ])("that %s is told so in Portuguese, where one speaks that", async (_, source, says) => {
    const { code, stderr } = await checked(source, "--lang", "pt");
    expect([code, stderr]).toEqual([30, expect.stringContaining(says)]);
  });

  test("that never ends is ended at the limit", async () => {
    const { code, stderr } = await checked("export function estimate() { while (true); }", "--max-time", "0.5");
    expect([code, stderr]).toEqual([20, expect.stringContaining("given up after 0.5 s")]);
  });

  test("interrupted, it says so, and ends with 130", async () => {
    const { code, stderr } = await fourfold(`heuristics --check relaxed ${FIRST}`, { interrupt: "at once" });
    expect([code, stderr]).toEqual([130, expect.stringContaining("interrupted: this is what was known by then")]);
  });

  test("that is not there is bad input", async () => {
    expect((await fourfold(`heuristics --check none.mjs ${FIRST}#1`)).code).toBe(30);
  });
});
