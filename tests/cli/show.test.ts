import { describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { withoutColors } from "../support/without-colors.ts";

const FILE = "tests/cli/fixtures/right.txt";
const TERMINAL = { columns: 80, rows: 24 };

describe("show, as plain characters", () => {
  test.each([
    ["Match the Tiles", 2],
    ["Roll the Block", 3],
    ["Folding Blocks", 4],
    ["Break the Ice", 5],
  ])("%s", async (_, index) => {
    const { code, stdout, stderr } = await fourfold(`show ${FILE}#${index}`);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchSnapshot();
  });

  test("a level without a title is called by its place", async () => {
    const { stdout } = await fourfold("show -", { stdin: "game: match-the-tiles\n\nA.a\n" });
    expect(stdout.split("\n")[0]).toBe("-#1");
  });

  test("plays the level's own solution step by step", async () => {
    const { code, stdout } = await fourfold(`show ${FILE}#3 --solution`);
    expect(stdout).toMatchInlineSnapshot(`
      "Over the bridge
      Roll the Block, 2 x 7, optimal 4 (weighted 30)

      S . 1 . a . T
      # ~ . . . # .

        S  the block
        T  target
        1  soft switch: toggles a
        a  bridge, closed at the start
        ~  fragile: breaks under the upright block
        .  floor
        #  nothing

      1. r  roll right
      . S S . a . T
      # ~ . . . # .

      . S S . a=. T
      # ~ . . . # .

      2. r  roll right
      . . 1 S a=. T
      # ~ . . . # .

      3. r  roll right
      . . 1 . S S T
      # ~ . . . # .

      4. r  roll right
      . . 1 . a=. S
      # ~ . . . # .

      Solved. Moves: 4 (cost 4)
      "
    `);
    expect(code).toBe(0);
  });

  test("speaks Portuguese", async () => {
    const { stdout } = await fourfold(`show ${FILE}#3 --solution --lang pt`);
    expect(stdout).toMatchInlineSnapshot(`
      "Over the bridge
      Rolar o Bloco, 2 x 7, ótimo 4 (ponderado 30)

      S . 1 . a . T
      # ~ . . . # .

        S  o bloco
        T  alvo
        1  interruptor leve: alterna a
        a  ponte, fechada no início
        ~  frágil: parte-se sob o bloco em pé
        .  chão
        #  nada

      1. r  rolar para a direita
      . S S . a . T
      # ~ . . . # .

      . S S . a=. T
      # ~ . . . # .

      2. r  rolar para a direita
      . . 1 S a=. T
      # ~ . . . # .

      3. r  rolar para a direita
      . . 1 . S S T
      # ~ . . . # .

      4. r  rolar para a direita
      . . 1 . a=. S
      # ~ . . . # .

      Resolvido. Jogadas: 4 (custo 4)
      "
    `);
  });

  test("shows a tile that comes to rest on its goal once", async () => {
    const { stdout } = await fourfold("show - --solution r", { stdin: "game: match-the-tiles\n\nA.a\n" });
    expect(stdout.slice(stdout.indexOf("1. r"))).toBe(
      "1. r  slide everything right\n. . A*\n\nSolved. Moves: 1 (cost 1)\n",
    );
  });

  test("plays moves that are given", async () => {
    const { code, stdout } = await fourfold(`show --solution "r d" ${FILE}#2`);
    expect(stdout).toContain("2. d  slide everything down");
    expect(code).toBe(0);
  });

  test("a file that stands behind --solution is a file", async () => {
    const { code, stdout } = await fourfold(`show --solution ${FILE}#1`);
    expect(stdout).toContain("1. r  slide everything right");
    expect(code).toBe(0);
  });

  test("plays up to the move that fails, and says why", async () => {
    const { code, stdout, stderr } = await fourfold(`show ${FILE}#2 --solution "r r d"`);
    expect(stdout).toContain("1. r");
    expect(stdout).not.toContain("2. r");
    expect(stderr).toMatch(/^error: \S+#2 \(Two slides\): move 2 \(r\) fails: /);
    expect(code).toBe(30);
  });

  test("finds a solution where the level has none of its own", async () => {
    const { code, stdout, stderr } = await fourfold(`show ${FILE}#2 --solution`);
    expect(stdout).toContain("Solved. Moves: 2 (cost 2)");
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("says where there is no solution to play", async () => {
    const { code, stdout, stderr } = await fourfold("show - --solution", { stdin: "game: roll-the-block\n\nS.#T\n" });
    expect(stdout).toContain("S.#T");
    expect(stderr).toMatchInlineSnapshot(`
      "error: -#1: there is no solution to play. Unsolvable. No rolls bring the block upright onto the target at (0,3).
      "
    `);
    expect(code).toBe(10);
  });

  test("draws the right levels of a file that has wrong ones", async () => {
    const { code, stdout, stderr } = await fourfold("show tests/cli/fixtures/wrong.txt");
    expect(stdout).toMatch(/^Right\n/);
    expect(stderr).toContain("wrong.txt:5:4: error:");
    expect(code).toBe(30);
  });

  test("--quiet draws boards alone", async () => {
    const { stdout } = await fourfold(`show ${FILE}#1 ${FILE}#2 --quiet`);
    expect(stdout).toBe("A.a\n\nB..\n..b\n");
  });
});

describe("show in colour", () => {
  test("paints every cell two wide with both its colours, and keeps its character", async () => {
    const { stdout } = await fourfold(`show ${FILE}#2`, { terminal: TERMINAL });
    expect(stdout.replaceAll("\u001b", "ESC")).toMatchInlineSnapshot(`
      "ESC[1mTwo slidesESC[22m
      ESC[2mMatch the Tiles, 2 x 3, by A. StudentESC[22m

      ESC[2m  0 1 2ESC[22m
      ESC[2m0 ESC[22mESC[1;38;5;16;48;5;159mB ESC[0mESC[38;5;243;48;5;250m. ESC[0mESC[38;5;243;48;5;250m. ESC[0m
      ESC[2m1 ESC[22mESC[38;5;243;48;5;250m. ESC[0mESC[38;5;243;48;5;250m. ESC[0mESC[38;5;159;48;5;16mb ESC[0m

        ESC[1;38;5;16;48;5;159mB ESC[0m tile
        ESC[38;5;159;48;5;16mb ESC[0m goal of that colour
        ESC[38;5;243;48;5;250m. ESC[0m floor
      "
    `);
  });

  test.each([
    ["NO_COLOR is set", `show ${FILE}#2`, { NO_COLOR: "1" }],
    ["--no-color is given", `show ${FILE}#2 --no-color`, {}],
    ["--no-color is given before the command", `--no-color show ${FILE}#2`, {}],
    ["the terminal is dumb", `show ${FILE}#2`, { TERM: "dumb" }],
  ])("is off where %s", async (_, line, env) => {
    const plain = await fourfold(`show ${FILE}#2`);
    expect(await fourfold(line, { terminal: TERMINAL, env })).toEqual(plain);
    expect(plain.stdout).not.toContain("\u001b");
  });

  test("is on where NO_COLOR is empty", async () => {
    const { stdout } = await fourfold(`show ${FILE}#2`, { terminal: TERMINAL, env: { NO_COLOR: "" } });
    expect(stdout).toContain("\u001b[");
  });
});

describe("show of a board that does not fit", () => {
  const large = `game: roll-the-block\n\nST${".".repeat(98)}\n${`${".".repeat(100)}\n`.repeat(99)}`;

  test("shows the top left part in a terminal and says so", async () => {
    const { stdout } = await fourfold("show -", { stdin: large, terminal: { columns: 43, rows: 24 } });
    const lines = withoutColors(stdout).split("\n");
    expect(lines).toContain("(the top left part: 40 of 100 rows and 20 of 100 columns)");
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.filter((line) => /^ *\d+ [.ST] /.test(line)).every((line) => line.length <= 43)).toBe(true);
  });

  test("shows all of it where there is no terminal", async () => {
    const { stdout } = await fourfold("show - --quiet", { stdin: large });
    expect(stdout).toBe(large.slice(large.indexOf("\n\n") + 2));
  });
});

describe("show --json", () => {
  test("prints the drawing as rows of text, one document a line", async () => {
    const documents = documentsOf(await fourfold(`show ${FILE} --json`));
    expect(documents).toHaveLength(5);
    expect(documents[1]).toEqual({
      file: FILE,
      index: 2,
      title: "Two slides",
      game: "match-the-tiles",
      status: "ok",
      problems: [],
      rows: 2,
      columns: 3,
      drawing: ["B..", "..b"],
    });
  });

  test("with --solution prints the steps", async () => {
    const [document] = documentsOf(await fourfold(`show ${FILE}#2 --json --solution "r d"`));
    expect(document).toMatchObject({
      steps: [
        { move: "r", words: "slide everything right", cost: 1, drawing: ["..B", "..b"] },
        { move: "d", words: "slide everything down", cost: 2, drawing: ["...", "..B"] },
      ],
      solved: true,
      reason: null,
    });
  });

  test("of a wrong level prints its problems", async () => {
    const [document] = documentsOf(await fourfold("show tests/cli/fixtures/wrong.txt#1 --json"));
    expect(document).toMatchObject({ index: 1, status: "invalid", problems: expect.any(Array) });
  });
});
