// `npm run bench:ingredients`: what each ingredient of the methods of `auto` buys. The hard levels are solved with all of a
// method's ingredients and without each of them, in processor time; the tables of docs/methods are made by this.
import { cpuUsage } from "node:process";
import { METHODS } from "../dist/methods/index.js";
import { solve } from "../dist/solving/solve.js";
import { chosen } from "./chosen.js";
import { hardLevels } from "./hard.js";
import { walledMatches } from "./hard-match.js";
import { median } from "./median.js";
import { levelsMade } from "./sets.js";

/** @typedef {Pick<import("./start.js").Wishes, "only" | "rounds" | "seconds">} Wishes */

/** A result, and the milliseconds of processor time that it took. @param {import("./sets.js").Measured["level"]} level
 *  @param {Parameters<typeof solve>[1]} options */
async function timed(level, options) {
  const before = cpuUsage();
  const result = await solve(level, options);
  const { user, system } = cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/** @param {import("./sets.js").Measured[]} levels @param {readonly string[]} without @param {Wishes} wishes */
async function measure(levels, without, { rounds, seconds }) {
  const timeMs = seconds * 1000;
  let time = 0;
  let expanded = 0;
  let proven = 0;
  for (const { level } of levels) {
    const { result, ms } = await timed(level, { without, limits: { timeMs } });
    const times = ms < 1000 ? [] : [ms];
    while (times.length < (ms < 1000 ? rounds : 1)) {
      times.push((await timed(level, { without, limits: { timeMs } })).ms);
    }
    time += median(times);
    expanded += result.expanded;
    if (result.optimal || result.status === "unsolvable") proven++;
  }
  return { time, expanded, proven };
}

/** @param {Wishes} wishes */
export async function run(wishes) {
  const levels = chosen(levelsMade([...hardLevels(), ...walledMatches()]), wishes.only);
  for (const method of METHODS) {
    const own = [];
    for (const measured of levels) {
      const { method: taken } = await solve(measured.level, { limits: { nodes: 1 } });
      if (taken === method.name) own.push(measured);
    }
    if (own.length === 0) continue;
    console.log(`\n${method.name}, ${own.length} levels, at most ${wishes.seconds} s each\n`);
    console.log("| without | proven | time | expanded |\n| --- | ---: | ---: | ---: |");
    for (const without of ["", ...method.ingredients]) {
      const { time, expanded, proven } = await measure(own, without === "" ? [] : [without], wishes);
      const name = without === "" ? "nothing" : `\`${without}\``;
      console.log(`| ${name} | ${proven} of ${own.length} | ${(time / 1000).toFixed(3)} s | ${expanded} |`);
    }
  }
}
