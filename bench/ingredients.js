// `npm run bench:ingredients`: what each ingredient of the methods of `auto` buys. The hard levels are solved with all of a
// method's ingredients and without each of them; the tables of docs/methods are made by this.
import { METHODS } from "../dist/methods/index.js";
import { solve } from "../dist/solving/solve.js";
import { chosen } from "./chosen.js";
import { hardLevels } from "./hard.js";
import { walledMatches } from "./hard-match.js";
import { median } from "./median.js";
import { levelsMade } from "./sets.js";

/** @typedef {Pick<import("./start.js").Wishes, "only" | "rounds" | "seconds">} Wishes */

/** @param {import("./sets.js").Measured[]} levels @param {readonly string[]} without @param {Wishes} wishes */
async function measure(levels, without, { rounds, seconds }) {
  const timeMs = seconds * 1000;
  let time = 0;
  let expanded = 0;
  let proven = 0;
  for (const { level } of levels) {
    const times = [];
    let result = await solve(level, { without, limits: { timeMs } });
    const isQuick = result.timeMs < 1000;
    for (let round = 0; round < (isQuick ? rounds : 1); round++) {
      if (isQuick) result = await solve(level, { without, limits: { timeMs } });
      times.push(result.timeMs);
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
