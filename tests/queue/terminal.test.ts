// What a person sees in a terminal while others work: how far it has come, over itself, and nothing of it at the end.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { PseudoTerminal } from "../support/pseudo-terminal.ts";
import { slowLevel, smallLevels } from "../support/queue-levels.ts";
import { type StartedWorker, startWorker } from "../support/queue-worker.ts";
import { type RedisServer, startRedis } from "../support/redis-server.ts";

let folder: string;
let file: string;
let redis: RedisServer;
let worker: StartedWorker;

beforeAll(async () => {
  await build("solver", "library");
  folder = await mkdtemp(join(tmpdir(), "fourfold-terminal-"));
  file = join(folder, "levels.txt");
  await writeFile(file, [smallLevels(1), slowLevel("Slow")].join("---\n"));
  redis = await startRedis();
  worker = await startWorker(redis.url, ["--jobs", "2"]);
});

afterAll(async () => {
  await worker?.end();
  await redis?.stop();
  await rm(folder, { recursive: true });
});

const CTRL_C = "\u0003";

test("solve: the level that is not done, with its states", async () => {
  const terminal = new PseudoTerminal(["solve", file, "--algorithm", "iddfs", "--queue", redis.url]);
  await terminal.sees("Small 0");
  await terminal.sees(/2\/2 {2}expanded [1-9][\d,]* .*\/s/);
  terminal.type(CTRL_C);
  await terminal.sees(/Interrupted, [1-9][\d,]* states\s+expanded/);
  expect(await terminal.ends()).toBe(130);
  expect(terminal.screen.join("\n")).not.toContain("2/2");
});

test("compare: a line a solver, and then the tables", async () => {
  const line = ["compare", file, "--solvers", "bfs,iddfs", "--max-time", "1000", "--lang", "pt", "--queue", redis.url];
  const terminal = new PseudoTerminal(line);
  await terminal.sees(/\d células em [\d,]+ (ms|s|min \d+ s): (Small 0|Slow)/);
  await terminal.sees(/iddfs .*\.\.\. {2}expandidos [1-9][\d.]*/);
  terminal.type(CTRL_C);
  await terminal.sees("interrompido: isto é o que se sabia até aí");
  expect(await terminal.ends()).toBe(130);
  expect(terminal.screen.join("\n")).toContain("parada");
});
