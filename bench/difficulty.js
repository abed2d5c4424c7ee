// `npm run bench:difficulty`: how fast levels of each difficulty are made, how the parts of the measure of difficulty go
// together over many random levels, and what greedy search, A* and a person who looks one move ahead make of them. Prints the
// tables of docs/difficulty.md. Time is that of the processor.
import { cpuUsage } from "node:process";
import { DIFFICULTIES } from "../dist/generating/difficulty.js";
import { draftedLevel } from "../dist/generating/drafted-level.js";
import { generate, packedPuzzle } from "../dist/generating/generate.js";
import { difficultyFrom, prove } from "../dist/generating/proof.js";
import { checkRequest } from "../dist/generating/request.js";
import { SeededRandom } from "../dist/generating/seeded-random.js";
import { PUZZLES } from "../dist/puzzles/index.js";
import { solve } from "../dist/solving/solve.js";
import { chosen } from "./chosen.js";
import { correlation } from "./correlation.js";
import { lookingAhead } from "./looking-ahead.js";

/** What is compared; the last three are not parts of the measure. */
const PARTS = /** @type {const} */ ([
  ...["score", "optimal", "switches", "rises", "choices", "losing", "lateness"],
  ...["states", "greedy", "A*"],
]);

/** @typedef {Record<typeof PARTS[number], number> & { name: string, person: number | undefined }} Judged */

/** Random levels that can be solved and are small enough for all parts. @param {string} game @param {number} count @returns {Promise<Judged[]>} */
async function judged(game, count) {
  const { making, settings } = await checkRequest(packedPuzzle(game), { seed: "1" });
  /** @type {Judged[]} */
  const found = [];
  for (let number = 0; found.length < count; number++) {
    const random = new SeededRandom(`${game} ${number}`);
    const level = draftedLevel(making, making.generator.random(settings, random), settings);
    const proof = level && (await prove(making, level));
    const difficulty = proof?.space && difficultyFrom(proof);
    if (proof?.space === undefined || difficulty === undefined) continue;
    const { name, score, optimal, switches, rises, choices, losing, lateness, beside, states } = difficulty;
    const [greedy, astar] = [
      await solve(proof.loaded, { algorithm: "greedy" }),
      await solve(proof.loaded, { algorithm: "astar" }),
    ];
    found.push({
      ...{ name, score, optimal, switches, rises, choices, lateness: lateness ?? 0, states: states ?? 0 },
      losing: (losing ?? 0) / Math.max(1, beside),
      greedy: greedy.expanded,
      "A*": astar.expanded,
      person: lookingAhead(proof.space, proof.glance),
    });
  }
  return found;
}

/** Levels a second, or nothing where not one could be made. @param {string} game @param {typeof DIFFICULTIES[number]} difficulty @param {number} count */
async function speed(game, difficulty, count) {
  const { user, system } = cpuUsage();
  let made = 0;
  for await (const { level } of generate(game, { seed: "speed", wishes: { difficulty } }, { count })) {
    if (level !== undefined) made++;
  }
  const now = cpuUsage();
  const seconds = (now.user + now.system - user - system) / 1e6;
  return made === 0 ? "" : `${(made / seconds).toPrecision(2)}${made < count ? ` (${made} of ${count})` : ""}`;
}

/** @param {readonly string[]} cells */
function row(cells) {
  console.log(`| ${cells.join(" | ")} |`);
}

/** @param {readonly string[]} cells */
function head(cells) {
  row(cells);
  row(cells.map(() => "---"));
}

/** @param {{ only: string, levels: number, rounds: number }} wishes */
export async function run({ only, levels: count, rounds }) {
  const games = chosen(
    PUZZLES.filter(({ generator }) => generator !== undefined).map(({ format, name }) => ({
      id: format.id,
      name: name.en,
    })),
    only,
  );
  /** @type {[string, Judged[]][]} */
  const all = [];
  for (const { id, name } of games) all.push([name, await judged(id, count)]);

  console.log(`\nRank correlations over ${count} random levels:\n`);
  for (const [name, levels] of all) {
    head([name, ...PARTS.slice(0, -1)]);
    PARTS.slice(1).forEach((part, i) => {
      const others = PARTS.slice(0, i + 1);
      const of = (/** @type {typeof PARTS[number]} */ which) => levels.map((level) => level[which]);
      const cells = PARTS.slice(0, -1).map((other) =>
        others.includes(other) ? correlation(of(part), of(other)).toFixed(2) : "",
      );
      row([part, ...cells]);
    });
    console.log("");
  }

  console.log("Medians, and whoever looks one move ahead:\n");
  head(["puzzle", "difficulty", "levels", "greedy expands", "A* expands", "arrives", "moves a shortest one"]);
  for (const [name, levels] of all) {
    for (const difficulty of DIFFICULTIES) {
      const own = levels.filter((level) => level.name === difficulty);
      if (own.length === 0) continue;
      const arrived = own.filter((level) => level.person !== undefined);
      const detours = arrived.map((level) => Number(level.person) / Math.max(1, level.optimal));
      row([
        ...[name, difficulty, String(own.length)],
        ...[String(middle(own.map(({ greedy }) => greedy))), String(middle(own.map((level) => level["A*"])))],
        `${Math.round((100 * arrived.length) / own.length)}%`,
        arrived.length === 0 ? "" : middle(detours).toFixed(2),
      ]);
    }
  }

  console.log(`\nLevels a second, of ${rounds} each:\n`);
  head(["puzzle", ...DIFFICULTIES]);
  for (const { id, name } of games) {
    /** @type {string[]} */
    const cells = [];
    for (const difficulty of DIFFICULTIES) cells.push(await speed(id, difficulty, rounds));
    row([name, ...cells]);
  }
}

/** @param {readonly number[]} values */
function middle(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
