// What is done over a queue is told as if it had been done here: the same bytes, but for times and the memory of a thread.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleAsTyped } from "../../src/cli/command.ts";
import { COMMANDS as LISTED } from "../../src/cli/commands.ts";
import { build } from "../../tools/build.js";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { type StartedWorker, startWorker } from "../support/queue-worker.ts";
import { anyRedis } from "../support/redis-server.ts";

const RIGHT = "tests/cli/fixtures/right.txt";
const WRONG = "tests/cli/fixtures/wrong.txt";
const ROLL = "levels/roll-the-block/first.txt";

const COMMANDS = await Promise.all(LISTED.map((each) => each.load()));
const EXAMPLES = COMMANDS.flatMap(({ examples }) => examples).filter(({ line }) => line.includes("--queue"));

let redis: Awaited<ReturnType<typeof anyRedis>>;
let worker: StartedWorker;

beforeAll(async () => {
  await build("solver", "library");
  redis = await anyRedis();
  worker = await startWorker(redis.url, ["--jobs", "2"]);
});

afterAll(async () => {
  await worker?.end();
  await redis?.stop();
});

/** What does not differ from run to run. */
function settled(text: string): string {
  return (
    text
      .replaceAll(/"(timeMs|prepareMs|memoryBytes|medianMs|spreadMs)":[\d.]+/g, '"$1":0')
      .replaceAll(/[\d.,]+ (ms|s|min \d+ s)\b/g, "some time")
      .replaceAll(/[\d.,]+ (bytes|KiB|MiB)\b/g, "some memory")
      // Of the summary, before what is expanded on average.
      .replaceAll(/(\| )\**[\d.,]+\**( \| \**[\d.]+\** \|\n)/g, "$1ms$2")
  );
}

describe("with --queue the same is told as without", () => {
  test.each([
    [`solve ${RIGHT} ${WRONG} ${ROLL} --json`, 30],
    [`solve ${RIGHT}#2 ${ROLL} --words --count-optimal`, 0],
    [`solve ${ROLL}#1 --algorithm bfs --trace 3`, 0],
    [`solve ${ROLL}#1 --from r --quiet --engine ts`, 0],
    [`solve ${ROLL} --max-nodes 3 --algorithm bfs --json`, 22],
    [`solve ${ROLL}#2 --lang pt --max-memory 0 --algorithm astar`, 21],
    [`compare ${RIGHT} ${WRONG} --solvers bfs,auto,astar/distance,dls --json`, 30],
    [`compare ${RIGHT}#1 ${ROLL}#2 --solvers papers --markdown --show expanded,moves,cost`, 0],
    ["generate match-the-tiles --count 4 --seed 7", 0],
    ["generate roll-the-block --count 2 --seed 3 --difficulty easy --json", 0],
  ])("%s", async (line, code) => {
    const here = await fourfold(line);
    const there = await fourfold(`${line} --queue ${redis.url}`);
    expect(settled(there.stdout)).toBe(settled(here.stdout));
    expect(settled(there.stderr)).toBe(settled(here.stderr));
    expect([here.code, there.code]).toEqual([code, code]);
  });

  test("the hardest levels are looked for as well", async () => {
    const line = "generate match-the-tiles --rows 4 --cols 4 --seed 1 --hardest 4 --json --queue";
    const { code, stdout } = await fourfold(`${line} ${redis.url}`);
    const made = documentsOf({ stdout });
    const optima = made.map(({ optimal }) => Number(optimal));
    expect(code).toBe(0);
    expect(optima.length).toBeGreaterThan(0);
    expect(optima).toEqual([...new Set(optima)].sort((a, b) => a - b));
    for (const { text } of made) {
      expect(text).toMatch(/^source: generate match-the-tiles .* --hardest 4 --by optimal #\d+$/m);
      expect((await fourfold("verify -", { stdin: String(text) })).code).toBe(0);
    }
  });

  test("into a file, and only what is missing in it is done", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fourfold-resumed-"));
    const [here, there] = ["here", "there"].map((name) => join(folder, `${name}.jsonl`));
    const line = `compare ${RIGHT} --solvers bfs,dfs --json --quiet`;
    await fourfold(`${line} -o ${here}`);
    await fourfold(`compare ${RIGHT}#1 --solvers bfs --json --quiet -o ${there}`);
    await fourfold(`${line} -o ${there} --resume ${there} --queue ${redis.url}`);
    const [before, after] = await Promise.all([here, there].map((file) => readFile(file as string, "utf8")));
    const inOrder = (text = ""): string[] => settled(text).split("\n").sort();
    expect(inOrder(after)).toEqual(inOrder(before));
    await rm(folder, { recursive: true });
  });
});

describe("the examples of the help", () => {
  test("are of every command that knows a queue", () => {
    expect(new Set(EXAMPLES.map(({ line }) => line.split(" ")[0]))).toEqual(
      new Set(["compare", "generate", "worker", "queue"]),
    );
  });

  test.each(EXAMPLES.map((each) => [exampleAsTyped(each), each.line] as const))("%s", async (_, line) => {
    const folder = await mkdtemp(join(tmpdir(), "fourfold-example-"));
    const [command, ...words] = line
      .replace(/rediss?:\/\/\S+/, redis.url)
      .replace(/(?<=-o )/, `${folder}/`)
      .split(" ");
    if (command === "worker") {
      const started = await startWorker(redis.url, words.slice(words.indexOf(redis.url) + 1));
      expect(await started.end()).toBe(0);
    } else {
      const { code, stderr } = await fourfold([command ?? "", ...words]);
      expect(stderr).not.toContain("error:");
      expect(code).toBe(0);
    }
    await rm(folder, { recursive: true });
  });
});
