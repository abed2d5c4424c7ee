// What only a process has: that the built command line starts, its exit code, its standard input, and a reader that
// goes away. Everything else is tested on the source, in process.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "../../tools/build.js";

await build("library");
const PROGRAM = join(import.meta.dirname, "../../bin/fourfold.js");

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Shell {
  readonly stdin?: string;
  /** Closes its standard output before it has written anything. */
  readonly closeEarly?: boolean;
  /** Presses Ctrl-C when it writes its first data. */
  readonly interrupt?: boolean;
}

/** Runs the built command line. */
function start(parameters: readonly string[], { stdin = "", closeEarly, interrupt }: Shell = {}): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...parameters]);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  if (closeEarly) child.stdout.destroy();
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  if (interrupt) child.stdout.once("data", () => child.kill("SIGINT"));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() });
    });
  });
}

test("reads standard input and writes standard output", async () => {
  const { code, stdout, stderr } = await start(["verify", "-"], {
    stdin: "game: match-the-tiles\nsolution: r\n\nA.a\n",
  });
  expect(stdout).toBe("-#1: solved in 1 move, cost 1\n");
  expect([code, stderr]).toEqual([0, ""]);
});

test("ends with the exit code of the command", async () => {
  expect((await start(["check", "-"], { stdin: "nothing of a level" })).code).toBe(30);
  expect((await start(["chek"])).code).toBe(31);
});

test("writes all of a long output before it ends", async () => {
  const rows = 2000;
  const stdin = `game: roll-the-block\n\nST${".".repeat(998)}\n${`${".".repeat(1000)}\n`.repeat(rows - 1)}`;
  const { stdout } = await start(["show", "-", "--quiet"], { stdin });
  expect(stdout).toBe(stdin.slice(stdin.indexOf("\n\n") + 2));
});

test("ends quietly where the reader goes away", async () => {
  const stdin = "game: match-the-tiles\nsolution: r\n\nA.a\n---\n".repeat(5000);
  const { code, stderr } = await start(["verify", "-"], { stdin, closeEarly: true });
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

test("Ctrl-C ends a search, and what is known so far is printed", async () => {
  const row = ".".repeat(399);
  const large = `S${row}\n${`.${row}\n`.repeat(398)}${row}T\n`;
  const { code, stdout, stderr } = await start(["solve", "-", "--algorithm", "iddfs", "--json"], {
    stdin: `game: roll-the-block\n\nS..T\n---\ngame: roll-the-block\n\n${large}`,
    interrupt: true,
  });
  const statuses = stdout.split("\n").map((line) => /"status":"(\w+)"/.exec(line)?.[1]);
  expect(statuses).toEqual(["solved", "cancelled", undefined]);
  expect([code, stderr]).toEqual([130, ""]);
});
