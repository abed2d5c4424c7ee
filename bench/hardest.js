// `npm run bench:hardest`: the hardest level that each method finds in the same time, by optimum and by
// difficulty, for every puzzle. Time is that of the processor, so that a busy machine disturbs nobody. Prints the table of
// docs/difficulty.md.
import { cpuUsage } from "node:process";
import { packedPuzzle } from "../dist/generating/generate.js";
import { hardest } from "../dist/generating/hardest.js";
import { checkRequest } from "../dist/generating/request.js";
import { PUZZLES } from "../dist/puzzles/index.js";
import { chosen } from "./chosen.js";

const METHODS = /** @type {const} */ (["random", "unsolve", "climb"]);

/** The best that a method finds. @param {string} game @param {string} seed @param {"optimal" | "difficulty"} by @param {typeof METHODS[number]} method @param {number} seconds */
async function best(game, seed, by, method, seconds) {
  const request = await checkRequest(packedPuzzle(game), { seed });
  const { user, system } = cpuUsage();
  const begun = user + system;
  const isOver = () => {
    const now = cpuUsage();
    return now.user + now.system - begun > 1e6 * seconds;
  };
  let found = 0;
  let text = "";
  for await (const level of hardest(request, { by, isOver, method })) {
    found = by === "optimal" ? Number(level.optimal) : (level.difficulty?.score ?? 0);
    text = level.text;
  }
  return { found, text };
}

/** @param {{ only: string, rounds: number, seconds: number }} wishes */
export async function run({ only, rounds, seconds }) {
  const games = PUZZLES.filter(({ generator }) => generator !== undefined).map(({ format }) => ({ id: format.id }));
  console.log(`| puzzle | by | ${METHODS.join(" | ")} |`);
  console.log(`| --- | --- | ${METHODS.map(() => "---").join(" | ")} |`);
  for (const { id } of chosen(games, only)) {
    for (const by of /** @type {const} */ (["optimal", "difficulty"])) {
      /** @type {string[]} */
      const cells = [];
      let hardestText = "";
      for (const method of METHODS) {
        /** @type {number[]} */
        const all = [];
        for (let seed = 1; seed <= rounds; seed++) {
          const { found, text } = await best(id, String(seed), by, method, seconds);
          if (found >= Math.max(0, ...all)) hardestText = text;
          all.push(found);
        }
        cells.push(all.join(", "));
      }
      console.log(`| ${id} | ${by} | ${cells.join(" | ")} |`);
      console.error(hardestText);
    }
  }
}
