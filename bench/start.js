// `npm run bench` and its kin (`bench:auto`, `bench:ingredients`, `bench:difficulty`, `bench:hardest`, `bench:frames`,
// `bench:answers`, `bench:first`, `bench:cli`, `bench:queue`, `bench:turns`, `bench:heaps`): reads what is asked, says what is
// wrong with it before anything is built, builds what is stale, and runs the benchmark.
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { build } from "../tools/build.js";

/**
 * An option: what it takes (nothing where there is no such word), what it is without, and what it does.
 * @typedef {{ takes?: "TEXT" | "FILE" | "N", usual?: string, does: string }} Option
 * @typedef {{ only: string, levels: number, rounds: number, seconds: number, all: boolean, json: string | undefined, svg: string | undefined }} Wishes
 * @typedef {{ command: string, does: string, options: Readonly<Record<string, Option>>, load: () => Promise<{ run: (wishes: Wishes) => Promise<void> }> }} Benchmark
 */

/** @type {Option} */
const ONLY = { takes: "TEXT", usual: "", does: "only those whose name has the text" };
/** @param {number} usual @returns {Option} */
const rounds = (usual) => ({ takes: "N", usual: String(usual), does: `repeat each so many times (default: ${usual})` });

/** @type {Readonly<Record<string, Benchmark>>} */
const BENCHMARKS = {
  main: {
    command: "bench",
    does: "WebAssembly against TypeScript on the same work.",
    options: { only: ONLY, rounds: rounds(5), json: { takes: "FILE", does: "write the figures to a file" } },
    load: () => import("./main.js"),
  },
  auto: {
    command: "bench:auto",
    does: "auto against the eight algorithms, level by level.",
    options: { only: ONLY, rounds: rounds(3), all: { does: "print every level, and not only where it is slow" } },
    load: () => import("./auto.js"),
  },
  ingredients: {
    command: "bench:ingredients",
    does: "What each ingredient of the methods of auto buys on the hard levels.",
    options: {
      only: ONLY,
      rounds: rounds(3),
      seconds: { takes: "N", usual: "20", does: "what a level may take (default: 20)" },
    },
    load: () => import("./ingredients.js"),
  },
  heaps: {
    command: "bench:heaps",
    does: "How far auto comes on large heaps of Break the Ice.",
    options: { only: ONLY, seconds: { takes: "N", usual: "30", does: "what a level may take (default: 30)" } },
    load: () => import("./heaps.js"),
  },
  turns: {
    command: "bench:turns",
    does: "How long searches let nobody in, while large tables grow and while levels are prepared.",
    options: { only: ONLY, seconds: { takes: "N", usual: "30", does: "what a search may take (default: 30)" } },
    load: () => import("./turns.js"),
  },
  difficulty: {
    command: "bench:difficulty",
    does: "How the parts of the measure of difficulty go together, and how fast levels of each difficulty are made.",
    options: {
      only: ONLY,
      levels: { takes: "N", usual: "1000", does: "compare the parts over so many levels (default: 1000)" },
      rounds: { takes: "N", usual: "20", does: "make so many levels of each difficulty (default: 20)" },
    },
    load: () => import("./difficulty.js"),
  },
  hardest: {
    command: "bench:hardest",
    does: "The hardest level that each way of looking finds in the same time, by optimum and by difficulty.",
    options: {
      only: ONLY,
      rounds: rounds(3),
      seconds: { takes: "N", usual: "60", does: "how long each looks, of the processor (default: 60)" },
      json: {
        takes: "FILE",
        does: "append what each found, and when, to a file, and do not do again what stands there",
      },
      svg: { takes: "FILE", does: "draw that" },
    },
    load: () => import("./hardest.js"),
  },
  frames: {
    command: "bench:frames",
    does: "What a frame of an animation costs on the largest boards, were the processor four times slower.",
    options: { only: ONLY, rounds: rounds(3) },
    load: () => import("./frames.js"),
  },
  answers: {
    command: "bench:answers",
    does: "How soon the moves of a position are analysed, and a worker is free when its search is cancelled.",
    options: { only: ONLY, rounds: rounds(3) },
    load: () => import("./answers.js"),
  },
  first: {
    command: "bench:first",
    does: "How soon the first board of the app can be played on a slow phone.",
    options: { only: ONLY, rounds: rounds(5) },
    load: () => import("./first-board.js"),
  },
  cli: {
    command: "bench:cli",
    does: "The start of the command line, a folder of a thousand levels, and compare with one job and with two.",
    options: { only: ONLY, rounds: rounds(5) },
    load: () => import("./command-line.js"),
  },
  queue: {
    command: "bench:queue",
    does: "What a queue costs beside the pool of this machine: small jobs, real levels, and the memory of a worker.",
    options: { rounds: rounds(3) },
    load: () => import("./queue.js"),
  },
};

/** @param {Benchmark} benchmark */
function usageOf({ command, does, options }) {
  const lines = Object.entries(options).map(
    ([name, { takes = "", does }]) => `  ${`--${name} ${takes}`.padEnd(14)}${does}`,
  );
  return `Usage: npm run ${command} -- [options]\n\n${does}\n\nOptions:\n${lines.join("\n")}`;
}

/** What is asked; throws where it cannot be read. @param {Benchmark} benchmark @returns {Wishes | "help"} */
function read({ options }) {
  /** @type {Record<string, { type: "string" | "boolean", default?: string | boolean }>} */
  const known = { help: { type: "boolean" } };
  for (const [name, { takes, usual }] of Object.entries(options)) {
    known[name] = {
      type: takes === undefined ? "boolean" : "string",
      ...(usual === undefined ? {} : { default: usual }),
    };
  }
  const { values } = parseArgs({ args: argv.slice(3), options: known });
  for (const [name, { takes }] of Object.entries(options)) {
    if (takes === "N" && !/^[1-9]\d*$/.test(String(values[name])))
      throw new Error(`--${name} takes a whole number from 1 on, and not "${values[name]}".`);
  }
  if (values.help === true) return "help";
  return {
    only: String(values.only),
    levels: Number(values.levels),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    all: values.all === true,
    json: values.json === undefined ? undefined : String(values.json),
    svg: values.svg === undefined ? undefined : String(values.svg),
  };
}

const benchmark = BENCHMARKS[argv[2] ?? ""];
if (benchmark === undefined) throw new Error(`bench/start.js knows ${Object.keys(BENCHMARKS).join(", ")}`);
try {
  const wishes = read(benchmark);
  if (wishes === "help") {
    console.log(usageOf(benchmark));
    exit(0);
  }
  await build("solver", "library");
  await (await benchmark.load()).run(wishes);
} catch (reason) {
  console.error(`error: ${reason instanceof Error ? reason.message : reason}`);
  console.error(`npm run ${benchmark.command} -- --help says what can be asked.`);
  exit(1);
}
