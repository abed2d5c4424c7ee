// `npm run bench:hardest`: the hardest level that each method finds in the same time, by optimum and by
// difficulty, for every puzzle. Time is that of the processor, so that a busy machine disturbs nobody. Prints the table of
// docs/difficulty.md; what was found when is its picture.
import { appendFileSync, writeFileSync } from "node:fs";
import { cpuUsage } from "node:process";
import { packedPuzzle } from "../dist/generating/generate.js";
import { hardest } from "../dist/generating/hardest.js";
import { checkRequest } from "../dist/generating/request.js";
import { PUZZLES } from "../dist/puzzles/index.js";
import { chosen } from "./chosen.js";
import { climbsPicture } from "./hardest-picture.js";

const METHODS = /** @type {const} */ (["random", "climb"]);
const MEASURES = /** @type {const} */ (["optimal", "difficulty"]);

/** What a method found, and after how many seconds: harder and harder levels.
 *  @typedef {{ game: string, by: typeof MEASURES[number], method: typeof METHODS[number], seed: number, seconds: number, found: { at: number, value: number }[], text: string }} Run */

/** @param {Pick<Run, "game" | "by" | "method" | "seed" | "seconds">} what @returns {Promise<Run>} */
async function climbed(what) {
  const { game, by, method, seed, seconds } = what;
  const request = await checkRequest(packedPuzzle(game), { seed: String(seed) });
  const { user, system } = cpuUsage();
  const spent = () => {
    const now = cpuUsage();
    return (now.user + now.system - user - system) / 1e6;
  };
  /** @type {Run["found"]} */
  const found = [];
  let text = "";
  for await (const level of hardest(request, { by, method, isOver: () => spent() > seconds })) {
    const value = by === "optimal" ? Number(level.optimal) : (level.difficulty?.score ?? 0);
    found.push({ at: Math.round(100 * spent()) / 100, value });
    text = level.text;
  }
  return { ...what, found, text };
}

/** @param {Run} run */
function best({ found }) {
  return found.at(-1)?.value ?? 0;
}

/** @param {{ only: string, rounds: number, seconds: number, json: string | undefined, svg: string | undefined }} wishes */
export async function run({ only, rounds, seconds, json, svg }) {
  const games = PUZZLES.filter(({ generator }) => generator !== undefined).map(({ format, name }) => ({
    id: format.id,
    name: name.en,
  }));
  const seeds = Array.from({ length: rounds }, (_, i) => i + 1);
  /** @type {Run[]} */
  const runs = [];
  console.log(`| puzzle | by | ${METHODS.join(" | ")} |`);
  console.log(`| --- | --- | ${METHODS.map(() => "---").join(" | ")} |`);
  for (const { id, name } of chosen(games, only)) {
    for (const by of MEASURES) {
      /** @type {string[]} */
      const cells = [];
      for (const method of METHODS) {
        /** @type {Run[]} */
        const all = [];
        for (const seed of seeds) {
          const one = await climbed({ game: id, by, method, seed, seconds });
          if (json !== undefined) appendFileSync(json, `${JSON.stringify(one)}\n`);
          all.push(one);
        }
        runs.push(...all);
        cells.push(all.map(best).join(", "));
      }
      const hardestOf = runs.filter((each) => each.game === id && each.by === by).sort((a, b) => best(b) - best(a));
      console.log(`| ${name} | ${by} | ${cells.join(" | ")} |`);
      console.error(hardestOf[0]?.text);
    }
  }
  if (svg !== undefined) writeFileSync(svg, climbsPicture(runs, chosen(games, only), seconds));
}
