// `npm run daily -- WEEKS`: makes the pool of daily levels so many weeks long, a file a puzzle in src/site/daily/. Level k of a file
// is that of day k, counted from a Monday (src/site/daily/days.ts), so what is there is never changed: levels are only added.
//
// A week gets harder from Monday to Sunday. No level is one that the pool or a pack has already, turned, mirrored or named
// otherwise. What is added depends on the number of the week alone, and on what is there before it.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "./build.js";

/** From Monday to Sunday. */
const WEEK = /** @type {const} */ (["easy", "easy", "medium", "medium", "medium", "hard", "hard"]);

/** Boards on which a level takes a person some minutes, on a phone too. @type {Readonly<Record<string, import("../src/puzzles/generator.ts").Settings>>} */
const KNOBS = {
  "folding-blocks": { rows: { min: 4, max: 7 }, cols: { min: 5, max: 8 }, groups: { min: 3, max: 6 } },
  "match-the-tiles": { rows: { min: 5, max: 7 }, cols: { min: 5, max: 7 }, tiles: { min: 2, max: 4 } },
  "roll-the-block": { rows: { min: 5, max: 8 }, cols: { min: 7, max: 12 } },
  "break-the-ice": { rows: { min: 4, max: 6 }, cols: { min: 5, max: 7 }, budget: "optimal" },
};

/** Moves of a shortest solution; what is longer is a task, not a pastime. */
const MOVES = { easy: { min: 4, max: 14 }, medium: { min: 6, max: 24 }, hard: { min: 8, max: 32 } };

/** As many more as may not be found, or turn out to be there already. */
const SPARE = 40;

const weeks = Number(argv[2]);
if (!Number.isSafeInteger(weeks) || weeks < 1) {
  console.error("Usage: npm run daily -- WEEKS");
  exit(1);
}
await build("solver", "library");
const { loadLevels, PUZZLES } = await import("../dist/index.js");
const { generate } = await import("../dist/generating/index.js");
const { commonText } = await import("../dist/generating/drafted-level.js");
const { PACKED_PUZZLES } = await import("../dist/puzzles/index.js");

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const pool = join(root, "src/site/daily");
mkdirSync(pool, { recursive: true });
for (const { format } of PUZZLES) if (format.id in KNOBS) await lengthen(format.id);

/** @param {string} game */
async function lengthen(game) {
  const file = join(pool, `${game}.txt`);
  const levels = existsSync(file) ? loadLevels(readFileSync(file)) : [];
  const known = new Set([...levels, ...packed(game)].map(await commonOf(game)));
  for (let week = levels.length / WEEK.length; week < weeks; week++) {
    const added = await weekOf(game, week, known);
    appendFileSync(file, `${week === 0 ? "" : "---\n"}${added.join("---\n")}`);
    console.log(`${game}: week ${week + 1}`);
  }
}

/** All levels of the packs of a puzzle. @param {string} game */
function packed(game) {
  const folder = join(root, "levels", game);
  return readdirSync(folder).flatMap((name) => loadLevels(readFileSync(join(folder, name))));
}

/** What a level shares with all that are the same to a person. @param {string} game */
async function commonOf(game) {
  const of = PACKED_PUZZLES.find(({ puzzle }) => puzzle.format.id === game);
  const generator = await of?.puzzle.generator?.();
  if (of === undefined || generator === undefined) throw new Error(`${game} makes no levels.`);
  const making = { puzzle: of.puzzle, packed: of, generator };
  return (/** @type {import("../dist/index.js").LoadedLevel} */ { playable, title }) => {
    if (playable === undefined) throw new Error(`${title} is wrong.`);
    return commonText(making, playable.level);
  };
}

/** The texts of seven levels. @param {string} game @param {number} week @param {Set<string>} known */
async function weekOf(game, week, known) {
  /** @type {Map<string, string[]>} */
  const made = new Map();
  for (const difficulty of new Set(WEEK)) {
    const wanted = WEEK.filter((each) => each === difficulty).length;
    const request = {
      knobs: KNOBS[game] ?? {},
      wishes: { difficulty, optimal: MOVES[difficulty] },
      seed: `daily ${week + 1}`,
    };
    /** @type {string[]} */
    const texts = [];
    for await (const { level } of generate(game, request, { count: wanted + SPARE })) {
      if (level === undefined || known.has(level.common)) continue;
      known.add(level.common);
      texts.push(plain(level.text));
      if (texts.length === wanted) break;
    }
    if (texts.length < wanted) throw new Error(`${game}, week ${week + 1}: too few ${difficulty} levels were found.`);
    made.set(difficulty, texts);
  }
  return WEEK.map((difficulty) => made.get(difficulty)?.shift() ?? "");
}

/** Without the way it was made and its solution, which nobody needs who plays it. @param {string} text */
function plain(text) {
  return text.replaceAll(/^(?:source|solution|author): .*\n/gm, "");
}
