// `npm run bench:hardest`: the hardest level that each method finds in the same time, by optimum and by
// difficulty, for every puzzle. Time is that of the processor, so that a busy machine disturbs nobody. Prints the table of
// docs/difficulty.md; what was found when is its picture. It takes most of an hour; where it writes to a file it goes on from there.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
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

/** @param {Pick<Run, "game" | "by" | "method" | "seed" | "seconds">} what */
function nameOf({ game, by, method, seed, seconds }) {
  return [game, by, method, seed, seconds].join(" ");
}

/** What a file holds of earlier runs, so that one that was broken off goes on. @param {string | undefined} file @returns {Run[]} */
function earlier(file) {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line));
}

/** @param {{ only: string, rounds: number, seconds: number, json: string | undefined, svg: string | undefined }} wishes */
export async function run({ only, rounds, seconds, json, svg }) {
  const games = chosen(
    PUZZLES.filter(({ generator }) => generator !== undefined).map(({ format, name }) => ({
      id: format.id,
      name: name.en,
    })),
    only,
  );
  const known = earlier(json);
  /** @type {Run[]} */
  const runs = [];
  for (let seed = 1; seed <= rounds; seed++) {
    for (const { id: game } of games) {
      for (const by of MEASURES) {
        for (const method of METHODS) {
          const what = { game, by, method, seed, seconds };
          const done = known.find((each) => nameOf(each) === nameOf(what));
          const found = done ?? (await climbed(what));
          if (done === undefined && json !== undefined) appendFileSync(json, `${JSON.stringify(found)}\n`);
          runs.push(found);
          console.error(`${game} by ${by}, ${method}, seed ${seed}: ${best(found)}`);
        }
      }
    }
  }
  console.log(`| puzzle | by | ${METHODS.join(" | ")} |`);
  console.log(`| --- | --- | ${METHODS.map(() => "---").join(" | ")} |`);
  for (const { id, name } of games) {
    for (const by of MEASURES) {
      const own = runs.filter((each) => each.game === id && each.by === by);
      const cells = METHODS.map((method) =>
        own
          .filter((each) => each.method === method)
          .map(best)
          .join(", "),
      );
      console.log(`| ${name} | ${by} | ${cells.join(" | ")} |`);
      console.error(own.toSorted((a, b) => best(b) - best(a))[0]?.text);
    }
  }
  if (svg !== undefined) writeFileSync(svg, climbsPicture(runs, games, seconds));
}
