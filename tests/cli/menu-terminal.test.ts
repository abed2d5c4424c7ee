// `fourfold` alone on a terminal: the menu as a person has it, by keys, and the terminal as it was when it ends.
import { describe, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { fourfold } from "../support/command-line.ts";
import { PseudoTerminal, type TerminalOptions } from "../support/pseudo-terminal.ts";

await build("solver", "library");

const DOWN = "\u001b[B";
const RIGHT = "\u001b[C";
const LEFT = "\u001b[D";
const ESCAPE = "\u001b";
const ENTER = "\r";

function menu(options: TerminalOptions = {}, parameters: readonly string[] = []): PseudoTerminal {
  return new PseudoTerminal(parameters, options);
}

/** At what can be done with the second level of Roll the Block's first pack. */
async function atLevel(terminal: PseudoTerminal): Promise<void> {
  await terminal.sees("> Folding Blocks");
  terminal.type(`${DOWN}${DOWN}${ENTER}`);
  await terminal.sees("> Tutorial");
  terminal.type(`${DOWN}${ENTER}`);
  await terminal.sees(">  1. First steps");
  terminal.type(`${DOWN}${ENTER}`);
  await terminal.sees("> Play");
}

describe("the menu", () => {
  test("leads from puzzle to pack to level, with its board beside, and back", async () => {
    const terminal = menu();
    await atLevel(terminal);
    expect(terminal.screen.slice(0, 9).join("\n")).toMatchInlineSnapshot(`
      "Fourfold > Roll the Block > First rolls > Round the pond

      > Play                       ##.....##
        Watch a search solve it    S........
        Compare the algorithms     ..#####..
                                   ..#####..
                                   ..#####..
                                   ......T..
                                   ##.....##"
    `);
    terminal.type(ESCAPE);
    await terminal.sees(">  2. Round the pond");
    terminal.type(`${ESCAPE}${ESCAPE}${ESCAPE}${ESCAPE}`);
    await terminal.sees("> Roll the Block");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test("goes on with the next level of the pack by Enter where one is solved, and is at that when it is left", async () => {
    const terminal = menu();
    await atLevel(terminal);
    terminal.type(`${ENTER}`);
    await terminal.sees("Roll the Block: moves 0");
    terminal.type(ENTER);
    terminal.type(":r r r r r d d d d l\r");
    await terminal.sees("Solved in 10 moves. Enter: the next level");
    terminal.type(ENTER);
    await terminal.sees(/^Lying in wait/);
    terminal.type(":d d r r r u l d l l u l d r r r u u u l\r");
    await terminal.sees(/Solved in 20 moves[.]$/m);
    terminal.type("q");
    await terminal.sees("Fourfold > Roll the Block > First rolls > Lying in wait");
    terminal.type(ESCAPE);
    await terminal.sees(">  3. Lying in wait");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test("plays a level, and is there again when it is left", async () => {
    const terminal = menu();
    await atLevel(terminal);
    terminal.type(ENTER);
    await terminal.sees("Roll the Block: moves 0");
    terminal.type(`${RIGHT}q`);
    await terminal.sees("> Play");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
    expect(terminal.output).toContain("Round the pond: not solved.");
  });

  test("watches a search with settings of its own, and tells what is known of it", async () => {
    const terminal = menu();
    await atLevel(terminal);
    terminal.type(`${DOWN}${ENTER}`);
    await terminal.sees("> Start");
    terminal.type(`${DOWN}${LEFT}${LEFT}`);
    await terminal.sees("< astar >");
    terminal.type(`${DOWN}${RIGHT}`);
    await terminal.sees("< distance >");
    terminal.type(`\u001b[H${ENTER}`);
    await terminal.sees("0/10");
    terminal.type("q");
    await terminal.sees("astar with the heuristic distance, engine wasm");
    expect(terminal.screen.join("\n")).toContain("Solved in 10 moves, cost 10, proven optimal.");
    terminal.type(ENTER);
    await terminal.sees("> Start");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test("compares the algorithms in a table that can be scrolled", async () => {
    const terminal = menu({ rows: 12 });
    await atLevel(terminal);
    terminal.type(`${DOWN}${DOWN}${ENTER}`);
    await terminal.sees("Arrows scroll");
    expect(terminal.screen.join("\n")).toMatch(/solver +time \(ms\) +expanded +cost/);
    terminal.type("\u001b[F");
    await terminal.sees("* the best of its row.");
    terminal.type(ENTER);
    await terminal.sees("> Compare the algorithms");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test("in 40 columns, in Portuguese", async () => {
    const terminal = menu({ columns: 40, rows: 20 }, ["--lang", "pt"]);
    await terminal.sees("> Dobrar os Blocos");
    terminal.type(`${ENTER}`);
    await terminal.sees("> Tutorial");
    expect(terminal.screen.every((line) => line.length <= 40)).toBe(true);
    expect(terminal.screen.join("\n")).toContain("10 níveis");
    terminal.type("q");
    expect(await terminal.ends()).toBe(0);
  });

  test.each([
    ["Ctrl-C", (terminal: PseudoTerminal) => terminal.type("\u0003"), 130],
    ["kill -TERM", (terminal: PseudoTerminal) => terminal.kill("SIGTERM"), 143],
  ])("%s leaves the terminal as it was", async (_, end, code) => {
    const terminal = menu({
      before: "stty -a > /dev/null; before=$(stty -g)",
      after: '[ "$(stty -g)" = "$before" ] && echo SAME',
    });
    await terminal.sees("> Folding Blocks");
    end(terminal);
    expect(await terminal.ends()).toBe(code);
    expect(terminal.output).toContain("SAME");
    expect(terminal.output.lastIndexOf("\u001b[?1049l")).toBeGreaterThan(terminal.output.lastIndexOf("\u001b[?1049h"));
  });
});

test("elsewhere a command is asked for", async () => {
  const { code, stdout, stderr } = await fourfold("");
  expect(stderr).toMatch(/^error: a command is missing\n/);
  expect([code, stdout]).toEqual([31, ""]);
});
