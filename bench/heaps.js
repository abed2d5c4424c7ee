// `npm run bench:heaps`: what `auto` knows of heaps of Break the Ice that are too large for most proofs: the first solution and
// how soon it came, the best one after a second, and at the end that and the lower bound. Time is that of the processor,
// so that other programs disturb nobody.
import { cpuUsage } from "node:process";
import { solve } from "../dist/solving/solve.js";
import { chosen } from "./chosen.js";
import { largerHeaps } from "./hard-ice.js";
import { levelsMade } from "./sets.js";

/** @typedef {{ cost: number, seconds: number }} Found */

/** @param {import("./sets.js").Measured["level"]} level @param {number} seconds */
async function measure(level, seconds) {
  const begin = cpuUsage();
  const spent = () => {
    const { user, system } = cpuUsage(begin);
    return (user + system) / 1e6;
  };
  /** @type {Found[]} */
  const found = [];
  const stopping = new AbortController();
  const result = await solve(level, {
    onSolution: ({ cost }) => {
      found.push({ cost, seconds: spent() });
    },
    onProgress: () => {
      if (spent() > seconds) stopping.abort();
    },
    stop: stopping.signal,
  });
  return { result, found, seconds: spent() };
}

/** @param {import("../dist/solving/result.js").SolveResult} result */
function ended({ status, cost, optimal, lowerBound }) {
  if (optimal) return `**${cost}**`;
  return status === "unsolvable" ? "unsolvable" : `${lowerBound} to ${cost ?? "?"}`;
}

/** @param {Found | undefined} found */
function shown(found) {
  return found === undefined ? "none" : `${found.cost}, ${found.seconds.toFixed(2)} s`;
}

/** @param {Pick<import("./start.js").Wishes, "only" | "seconds">} wishes */
export async function run({ only, seconds }) {
  const levels = chosen(levelsMade(largerHeaps()), only);
  let proven = 0;
  let answered = 0;
  console.log(
    "| level | first | after 1 s | optimum | seconds | expanded |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  for (const { id, level } of levels) {
    const { result, found, seconds: spent } = await measure(level, seconds);
    const early = found.filter((one) => one.seconds <= 1);
    if (result.optimal || result.status === "unsolvable") proven++;
    if (early.length > 0 || (result.optimal && spent <= 1)) answered++;
    const first = found[0] ?? (result.cost === null ? undefined : { cost: result.cost, seconds: spent });
    const cells = [id, shown(first), early.at(-1)?.cost ?? "none", ended(result), spent.toFixed(1), result.expanded];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log(`\n${proven} of ${levels.length} proven within ${seconds} s, ${answered} answered within 1 s.`);
}
