// `npm run experts -- FILES`: which levels of some files could stand in a pack for experts. Of each level it says whether breadth-first
// search is through after so many states as a course project affords, what a greedy search makes of it that goes by what one
// sees at a glance, and which move loses for good, though that shows three or more moves later only. docs/packs.md says how
// candidates are found.
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { build } from "./build.js";

const COURSE_PROJECT = 10_000;
const LATE = 3;

const files = argv.slice(2);
if (files.length === 0 || files.some((name) => name.startsWith("-"))) {
  console.error("Usage: npm run experts -- FILES");
  exit(1);
}
await build("solver", "library");
const { loadLevels, solve } = await import("../dist/index.js");
const { difficultyOf } = await import("../dist/generating/difficulty.js");
const { lateLoss } = await import("../dist/generating/late-loss.js");
const { playableOf } = await import("../dist/playing/loaded-level.js");
const { packedOf } = await import("../dist/solving/asked-of-puzzle.js");

/** @param {import("../dist/index.js").LoadedLevel} level */
async function judged(level) {
  const best = await solve(level);
  if (best.moves === null || !best.optimal) return [best.status];
  const { glance, strongest } = packedOf(playableOf(level));
  const limits = { nodes: COURSE_PROJECT };
  const bfs = await solve(level, { algorithm: "bfs", limits });
  const greedy = await solve(level, { algorithm: "greedy", heuristic: glance ?? strongest, limits });
  const loss = await lateLoss(level, best.moves, LATE);
  const isExpert = bfs.limit === "nodes" && !(greedy.cost === best.cost) && loss !== undefined;
  return [
    isExpert ? "yes" : "no",
    difficultyOf(level, best.moves)?.name ?? "",
    String(best.cost),
    bfs.limit === "nodes" ? `over ${COURSE_PROJECT}` : String(bfs.expanded),
    greedy.cost === null ? "gives up" : String(greedy.cost),
    loss ?? "none",
  ];
}

console.log("| level | for experts | difficulty | optimum | bfs expands | greedy | a move that loses late |");
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const file of files) {
  for (const [i, level] of loadLevels(readFileSync(file)).entries()) {
    console.log(`| ${[level.title ?? `${file}#${i + 1}`, ...(await judged(level))].join(" | ")} |`);
  }
}
