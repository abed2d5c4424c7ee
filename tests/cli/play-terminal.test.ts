// `fourfold play` as a person has it: in a real terminal, with keys. And the terminal is as it was, whatever happens.
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { PseudoTerminal, type TerminalOptions } from "../support/pseudo-terminal.ts";

await build("solver", "library");

const BRIDGE = "tests/cli/fixtures/right.txt#3";
const ICE = "tests/cli/fixtures/right.txt#5";
const FOLDING = "tests/cli/fixtures/right.txt#4";
const RIGHT = "\u001b[C";
const UP = "\u001b[A";

function play(level: string, options: TerminalOptions = {}): PseudoTerminal {
  return new PseudoTerminal(["play", level], options);
}

describe("play in a terminal", () => {
  test("draws the level in place, with what the characters mean, and the keys", async () => {
    const terminal = play(BRIDGE);
    await terminal.sees("q quit");
    expect(terminal.screen.join("\n")).toMatchInlineSnapshot(`
      "Over the bridge
      Roll the Block: moves 0

        0 1 2 3 4 5 6
      0 S . 1 . a . T
      1 # ~ . . . # .


      Arrows roll  Space give the moves to the other half  Backspace undo  h hint
      c check  s solve  a analysis  ? keys  q quit

        S  the block
        T  target
        1  soft switch: toggles a
        a  bridge, closed at the start
        ~  fragile: breaks under the upright block
        .  floor
        #  nothing"
    `);
    terminal.type("q");
    expect(await terminal.ends()).toBe(11);
  });

  test("in 40 columns, in Portuguese", async () => {
    const terminal = play(BRIDGE, { columns: 40, rows: 24, env: { LANG: "pt_PT.UTF-8" } });
    await terminal.sees("q sair");
    terminal.type(RIGHT);
    await terminal.sees("jogadas 1");
    terminal.type("c");
    await terminal.sees("Ainda tem solução");
    expect(terminal.screen.join("\n")).toMatchInlineSnapshot(`
      "Over the bridge
      Rolar o Bloco: jogadas 1

        0 1 2 3 4 5 6
      0 . S S . a=. T
      1 # ~ . . . # .

      Ainda tem solução, faltam 3 jogadas
      Setas rolar
      Espaço passar a jogada à outra metade
      Backspace anular  h dica  c ver
      s resolver  a análise  ? teclas  q sair

        S  o bloco
        T  alvo
        a= ponte, fechada no início
        ~  frágil: parte-se sob o bloco em pé
        .  chão
        #  nada"
    `);
    expect(terminal.screen.filter((line) => line.length > 40)).toEqual([]);
    terminal.type("q");
    await terminal.ends();
  });

  test("arrows roll, and what is refused is said", async () => {
    const terminal = play(BRIDGE);
    await terminal.sees("moves 0");
    terminal.type(UP);
    await terminal.sees("The block would fall off the board at (-2,0)");
    terminal.type(`${RIGHT}${RIGHT}`);
    await terminal.sees("moves 2");
    terminal.type("\u007f");
    await terminal.sees("moves 1");
    terminal.type("\u0019");
    await terminal.sees("moves 2");
    terminal.type("\u001b[H");
    await terminal.sees("moves 0");
    terminal.type(RIGHT.repeat(4));
    await terminal.sees("Solved in 4 moves.");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
    expect(terminal.output).toMatch(/Over the bridge: Solved in 4 moves\.\r\n {2}r r r r\r\n$/);
  });

  test("hint, check, analysis, keys, and the solution to watch", async () => {
    const terminal = play(BRIDGE);
    await terminal.sees("moves 0");
    terminal.type("h");
    await terminal.sees("Hint: r, roll right");
    terminal.type("c");
    await terminal.sees("Still solvable, 4 more moves");
    terminal.type("a");
    await terminal.sees(/r 3\*/);
    terminal.type("?");
    await terminal.sees("Backspace    undo");
    terminal.type("?");
    await terminal.sees("h hint");
    terminal.type("s");
    await terminal.sees("Watching");
    await terminal.sees("Solved in 4 moves.");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test("words after a colon are moves and commands, several at once", async () => {
    const terminal = play(BRIDGE);
    await terminal.sees("moves 0");
    terminal.type(":r rx\u007f");
    await terminal.sees(":r r_");
    terminal.type("\r");
    await terminal.sees("moves 2");
    terminal.type(":hint\r");
    await terminal.sees("Hint: r");
    terminal.type(":jump\r");
    await terminal.sees("`jump` is not a move");
    terminal.type(":quit\r");
    expect(await terminal.ends()).toBe(11);
  });

  test("keys that are pressed while it thinks are not lost", async () => {
    const terminal = play(BRIDGE);
    await terminal.sees("moves 0");
    terminal.type(`h${RIGHT}c${RIGHT}`);
    await terminal.sees("moves 2");
    terminal.type("q");
    await terminal.ends();
  });

  test("follows the block where the board is larger than the window, and says which part is seen", async () => {
    const file = "levels/roll-the-block/classic.txt#33";
    const terminal = play(file, { columns: 30, rows: 16 });
    await terminal.sees("(rows 0-6 of 11");
    terminal.type(":r d l d d d\r");
    await terminal.sees("moves 6");
    expect(terminal.screen.join("\n")).toMatchInlineSnapshot(`
      "The long way home
      Roll the Block: moves 6

                             1
         0 1 2 3 4 5 6 7 8 9 0 1 2
       3 . . . . . # # . . . . . .
       4 # . . # # # # # # # # # #
       5 # . . # # # # # # # # # #
       6 . S . . . # # . . . . . .
       7 . S . . . b=b=. . . . . .
       8 . . . . . b=b=. . . 3 . .
       9 . . . . . # # . . . . . .
      (rows 3-9 of 11, columns 0-12


      ? keys  q quit"
    `);
    expect(terminal.screen.length).toBeLessThanOrEqual(16);
    terminal.type("q");
    await terminal.ends();
  });

  test.each([
    ["Break the Ice", ICE, ["]", " "]],
    ["Folding Blocks", FOLDING, ["A", "\u001b[B"]],
  ])("%s begins and ends well", async (_, level, keys) => {
    const terminal = play(level);
    await terminal.sees("moves 0");
    terminal.type(keys.join(""));
    terminal.type(":quit\r");
    expect(await terminal.ends()).toBe(11);
  });
});

describe("the terminal is as it was", () => {
  const settings: TerminalOptions = { before: "echo BEFORE=$(stty -g)", after: "echo AFTER=$(stty -g)" };

  function settingsOf(output: string): (string | undefined)[] {
    return ["BEFORE", "AFTER"].map((name) => new RegExp(`${name}=(\\S+)`).exec(output)?.[1]);
  }

  function expectRestored({ output }: PseudoTerminal): void {
    const [before, after] = settingsOf(output);
    expect(before).toBeDefined();
    expect(after).toBe(before);
    expect(output.lastIndexOf("\u001b[?1049l")).toBeGreaterThan(output.lastIndexOf("\u001b[?1049h"));
    expect(output.lastIndexOf("\u001b[?25h")).toBeGreaterThan(output.lastIndexOf("\u001b[?25l"));
  }

  test.each([
    ["q", "q", 11],
    ["Ctrl-C", "\u0003", 130],
  ])("after %s", async (_, keys, code) => {
    const terminal = play(BRIDGE, settings);
    await terminal.sees("moves 0");
    terminal.type(keys);
    expect(await terminal.ends()).toBe(code);
    expectRestored(terminal);
  });

  test.each([
    ["SIGTERM", 143],
    ["SIGHUP", 129],
    ["SIGINT", 130],
  ] as const)("after %s", async (signal, code) => {
    const child = play(BRIDGE, settings);
    await child.sees("moves 0");
    child.kill(signal);
    expect(await child.ends()).toBe(code);
    expectRestored(child);
  });

  test("after Ctrl-C in the middle of a search", async () => {
    const terminal = new PseudoTerminal(["play", "levels/break-the-ice/classic.txt#1", "--max-time", "60"], settings);
    await terminal.sees("moves 0");
    terminal.type("a\u0003");
    expect(await terminal.ends()).toBe(130);
    expectRestored(terminal);
  });

  test("while Ctrl-Z has stopped it, and it is drawn again when it comes back", async () => {
    const terminal = new PseudoTerminal([], {
      before: `set -m; ${process.execPath} dist/cli/main.js play '${BRIDGE}'; echo STOPPED=$(stty -g); sleep 1; fg; exit $?`,
    });
    await terminal.sees("moves 0");
    terminal.type(RIGHT);
    await terminal.sees("moves 1");
    terminal.type("\u001a");
    await terminal.writes("STOPPED=");
    await terminal.writes("moves 1", "STOPPED=");
    terminal.type("q");
    expect(await terminal.ends()).toBe(11);
  });

  test("where the window changes its size, it is drawn anew", async () => {
    const terminal = play(BRIDGE, { before: "echo TTY=$(tty)" });
    await terminal.sees("moves 0");
    const [, tty = ""] = /TTY=(\S+)/.exec(terminal.output) ?? [];
    execFileSync("stty", ["-F", tty, "cols", "40", "rows", "20"]);
    // It is cleared at the start, and then again.
    await terminal.writes("\u001b[2J", "moves 0");
    await terminal.writes("moves 0", "moves 0");
    terminal.type("q");
    await terminal.ends();
  });
});
