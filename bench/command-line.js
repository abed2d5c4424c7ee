// `npm run bench:cli`: what the command line takes beside its searches. Its start, set against that of Node alone; a folder of a
// thousand small levels; and a comparison of forty levels by nine solvers, one after the other and two at once. All in
// processes of their own, turn about: of neighbours in time only the ratio can be told from machine to machine.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { loadLevels } from "../dist/playing/load-levels.js";
import { writeLevels } from "../dist/playing/write-levels.js";
import { chosen } from "./chosen.js";
import { median } from "./median.js";

const root = join(import.meta.dirname, "..");
const LEVELS = join(root, "levels");
/** The packs whose levels are small. */
const SMALL = ["tutorial.txt", "tiny.txt"];
const MANY = 1000;
/** Of each puzzle. */
const COMPARED = 10;
/** The eight algorithms and auto. */
const SOLVERS = "all,auto";

/** The command line as it is published, and as it is in a checkout. */
const PROGRAM = join(root, "dist/cli/main.js");
const CHECKING = join(root, "bin/fourfold.js");

/** @typedef {readonly string[]} Line what Node is asked to run */
/** @typedef {{ id: string, lines: readonly (readonly [name: string, line: Line])[] }} Measure */

/** At its end a process tells what it took of the processor, which hangs less on what else the machine has to do. */
const TELL = `import { writeSync } from "node:fs"; import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
});`;
const TELLING = ["--import", `data:text/javascript,${encodeURIComponent(TELL)}`];

/** Milliseconds of a process from its start to its end, and of the processor. @param {Line} parameters */
function timeOf(parameters) {
  const begun = performance.now();
  const { status, stderr, output } = spawnSync(execPath, [...TELLING, ...parameters], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(`${parameters.join(" ")} ended with ${status}: ${stderr}`);
  return { ms: performance.now() - begun, processor: Number(output[3]) };
}

/** The medians of lines that take turns, the first round left out, and those of their ratios to the first line.
 *  @param {readonly Line[]} lines @param {number} rounds */
function medians(lines, rounds) {
  /** @type {ReturnType<typeof timeOf>[][]} */
  const measured = [];
  for (let round = 0; round <= rounds; round++) {
    const all = lines.map(timeOf);
    if (round > 0) measured.push(all);
  }
  return lines.map((_, i) => ({
    ms: median(measured.map((all) => all[i]?.ms ?? 0)),
    ratio: median(measured.map((all) => (all[i]?.ms ?? 0) / (all[0]?.ms ?? 1))),
    processor: median(measured.map((all) => all[i]?.processor ?? 0)),
    processorRatio: median(measured.map((all) => (all[i]?.processor ?? 0) / (all[0]?.processor ?? 1))),
  }));
}

/** The small levels of every puzzle, puzzle by puzzle. */
function smallLevels() {
  return readdirSync(LEVELS).map((puzzle) =>
    SMALL.flatMap((pack) => loadLevels(readFileSync(join(LEVELS, puzzle, pack), "utf8"))),
  );
}

/** A folder with so many files of one small level each. @param {string} folder */
function writeMany(folder) {
  const levels = smallLevels().flat();
  mkdirSync(folder);
  for (let i = 0; i < MANY; i++) {
    const level = levels.slice(i % levels.length, (i % levels.length) + 1);
    writeFileSync(join(folder, `${i}.txt`), writeLevels(level, "text"));
  }
  return folder;
}

/** A file with as many levels of each puzzle. @param {string} file */
function writeCompared(file) {
  const levels = smallLevels().flatMap((mine) => mine.slice(0, COMPARED));
  writeFileSync(file, writeLevels(levels, "text"));
  return file;
}

/** What is measured together, a line in turn with the others. @param {string} folder @returns {readonly Measure[]} */
function measures(folder) {
  const first = join(LEVELS, "roll-the-block/first.txt#1");
  const many = writeMany(join(folder, "many"));
  const compare = ["compare", writeCompared(join(folder, "forty.txt")), "--solvers", SOLVERS, "--json", "--jobs"];
  return [
    {
      id: "start",
      lines: [
        ["node -e 0", ["-e", "0"]],
        ["fourfold --version", [PROGRAM, "--version"]],
        ["fourfold check, of one level", [PROGRAM, "check", first]],
        ["fourfold solve, of one level", [PROGRAM, "solve", first]],
        ["the same in a checkout, which looks whether it is stale", [CHECKING, "solve", first]],
      ],
    },
    {
      id: "folder",
      lines: [
        ["node -e 0", ["-e", "0"]],
        [`fourfold solve, of a folder of ${MANY} files of one level`, [PROGRAM, "solve", many, "--json"]],
      ],
    },
    {
      id: "compare",
      lines: ["1", "2"].map((jobs) => [
        `fourfold compare --jobs ${jobs}, of ${4 * COMPARED} levels by 9 solvers`,
        [PROGRAM, ...compare, jobs],
      ]),
    },
  ];
}

/** @param {Pick<import("./start.js").Wishes, "only" | "rounds">} wishes */
export async function run({ only, rounds }) {
  const folder = mkdtempSync(join(tmpdir(), "fourfold-bench-"));
  try {
    console.log("| what | ms | times the first | ms of the processor | times the first |");
    console.log("| --- | ---: | ---: | ---: | ---: |");
    for (const { lines } of chosen(measures(folder), only)) {
      const took = medians(
        lines.map(([, line]) => line),
        rounds,
      );
      for (const [i, [name]] of lines.entries()) {
        const { ms = 0, ratio = 0, processor = 0, processorRatio = 0 } = took[i] ?? {};
        const cells = [ms.toFixed(0), ratio.toFixed(2), processor.toFixed(0), processorRatio.toFixed(2)];
        console.log(`| ${name} | ${cells.join(" | ")} |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
