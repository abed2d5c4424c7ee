// `fourfold play` through a pipe: one word after the other, for scripts, and the same as JSON.
import { describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";

const FILE = "tests/cli/fixtures/right.txt";
const TILES = `${FILE}#2`;
const BRIDGE = `${FILE}#3`;

describe("play through a pipe", () => {
  test("hears Ctrl-C between moves that are done at once", async () => {
    const words = 4000;
    const { code, stdout } = await fourfold(`play ${TILES} --json`, {
      stdin: "r l ".repeat(words / 2),
      interrupt: "in its turn",
    });
    expect(code).toBe(130);
    expect(stdout.split("\n").length).toBeLessThan(words);
  });

  test("draws the board after every word, and says why a move is refused", async () => {
    const { code, stdout, stderr } = await fourfold(`play ${TILES}`, { stdin: "r u\nundo redo  d" });
    expect(stdout).toMatchInlineSnapshot(`
      "Two slides
      Match the Tiles, 2 x 3, by A. Student

      B . .
      . . b

        B  tile
        b  goal of that colour
        .  floor

      r  slide everything right
      . . B
      . . b

      u  nothing can slide up
      . . B
      . . b

      undo
      B . .
      . . b

      redo
      . . B
      . . b

      d  slide everything down
      . . .
      . . B*
      Solved in 2 moves.
      "
    `);
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("speaks Portuguese", async () => {
    const stdin = "hint check r r undo foo solve";
    const { stdout } = await fourfold(`play ${BRIDGE} --lang pt`, { stdin });
    const said = stdout.split("\n").filter((line) => / {2}\S/.test(line) && !line.startsWith(" "));
    expect(said).toMatchInlineSnapshot(`
      [
        "hint  Dica: r, rolar para a direita",
        "check  Ainda tem solução, faltam 4 jogadas",
        "r  rolar para a direita",
        "r  rolar para a direita",
        "foo  \`foo\` não é uma jogada: escreva u, d, l ou r para rolar, ou x para ativar a outra metade",
        "solve  Resolvido com r r r",
      ]
    `);
    expect(stdout).toContain("Resolvido em 4 jogadas.\n");
  });

  test("does not tell the optimum of what is to be played", async () => {
    const { stdout } = await fourfold(`play ${BRIDGE}`, { stdin: "quit" });
    expect(stdout).toContain("Roll the Block, 2 x 7\n");
  });

  test.each([
    ["nothing", "", 11],
    ["a move", "r", 11],
    ["the solution", "r d", 0],
    ["the solution, taken back", "r d undo", 11],
    ["solve", "solve", 0],
    ["solve after moves", "r solve", 0],
    ["quit before the end", "quit r d", 11],
    ["quit after it", "r d quit", 0],
    ["words with a colon", ":r :d", 0],
  ])("%s ends with the exit code of where it ends", async (_, stdin, code) => {
    expect((await fourfold(`play ${TILES}`, { stdin })).code).toBe(code);
  });

  test("goes on after an unknown word, and suggests the nearest command", async () => {
    const { code, stdout } = await fourfold(`play ${TILES}`, { stdin: "hnt r d" });
    expect(stdout).toContain("hnt  there is no hnt; did you mean hint?");
    expect(code).toBe(0);
  });

  test.each([
    [`play ${FILE}`, 31, "one level is played at a time; name one of"],
    ["play -", 31, "standard input is for the moves"],
    ["play", 31, "missing required argument 'file'"],
    ["play none.txt", 30, "there is no such file"],
    ["play tests/cli/fixtures/wrong.txt#1", 30, "wrong.txt:5:4: error:"],
    [`play ${TILES} --cost weighted`, 31, "--cost weighted is not for Match the Tiles"],
  ])("%s is refused", async (line, expected, said) => {
    const { code, stdout, stderr } = await fourfold(line, { stdin: "r" });
    expect(stderr).toContain(said);
    expect([code, stdout]).toEqual([expected, ""]);
  });
});

describe("play --json", () => {
  async function told(stdin: string, file = TILES, options = ""): Promise<Record<string, unknown>[]> {
    return documentsOf(await fourfold(`play ${file} --json ${options}`, { stdin }));
  }

  test("prints a document a word", async () => {
    expect(await told("r u")).toEqual([
      { word: "r", move: "r", legal: true, reason: null, drawing: ["..B", "..b"], cost: 1, solved: false },
      {
        word: "u",
        move: "u",
        legal: false,
        reason: "nothing can slide up",
        drawing: ["..B", "..b"],
        cost: 1,
        solved: false,
      },
    ]);
  });

  test("a hint is a move, and nothing where there is none to give", async () => {
    const [hint, , , none] = await told("hint r d hint");
    expect(hint).toMatchObject({ word: "hint", move: null, legal: true, hint: expect.stringMatching(/^[rd]$/) });
    expect(none).toMatchObject({ legal: false, reason: "it is solved already", hint: null });
  });

  test("a check tells whether it can be solved, and what is left", async () => {
    const gap = "game: roll-the-block\n\nS~.T\n";
    const [check] = await told("check");
    expect(check).toMatchObject({ legal: true, solvable: true, remaining: 2, why: null });
    expect(gap).toContain("~");
    const lost = await told("check hint solve", "tests/cli/fixtures/unsolvable.txt");
    expect(lost).toMatchObject([
      { legal: true, solvable: false, remaining: null, why: expect.stringContaining("No rolls") },
      { legal: false, hint: null, reason: expect.stringContaining("Not solvable") },
      { legal: false, moves: null },
    ]);
  });

  test("an analysis tells of every legal move", async () => {
    const [analysis] = await told("analysis", BRIDGE);
    expect(analysis).toMatchObject({ analysis: [{ move: "r", status: "exact", remaining: 3 }] });
  });

  test("solve plays a best solution from here; cost is that of all moves", async () => {
    const [, solve] = await told("r solve", BRIDGE, "--cost weighted");
    expect(solve).toMatchObject({ word: "solve", legal: true, moves: "r r r", solved: true, cost: 30 });
  });

  test("undo, redo and restart say where there is nothing to do", async () => {
    const documents = await told("undo redo r restart redo");
    expect(documents.map(({ legal, cost }) => [legal, cost])).toEqual([
      [false, 0],
      [false, 0],
      [true, 1],
      [true, 0],
      [true, 1],
    ]);
    expect(documents[0]?.reason).toBe("there is nothing to undo");
  });
});
