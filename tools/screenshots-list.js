// What `npm run screenshots` takes pictures of: boards as they stand, and films of every kind of move.

/**
 * @typedef {{ level: string, moves?: string, view?: string }} Shown
 * @typedef {{ call: [name: string, ...given: string[]] } | { keys: string[] } | { tap: [number, number] }
 *   | { drag: [number, number], by: [number, number] } | { set: object }} Act
 * @typedef {Shown & { name: string, acts?: readonly Act[] }} Still
 * @typedef {Shown & { name: string, act: Act, frames: number, everyMs: number }} Film
 * @typedef {{ name: string, width: number, height: number, scheme: "light" | "dark", language: "en" | "pt", touch?: boolean }} Look
 */

/** @type {readonly Look[]} */
export const LOOKS = [
  { name: "light", width: 620, height: 560, scheme: "light", language: "en" },
  { name: "dark", width: 620, height: 560, scheme: "dark", language: "pt" },
  { name: "phone", width: 390, height: 700, scheme: "light", language: "pt", touch: true },
  { name: "night", width: 390, height: 700, scheme: "dark", language: "en", touch: true },
];

const CROWN = "game: folding-blocks\n\n.##..##A\n..#BB#AA\n.CDD....\nE..D.F..\n....FF..";
const SEEDS = "game: folding-blocks\n\n......\n.A....\n.B....\n....C.\n......\n...D..";
const FENCE = "game: folding-blocks\n\nA#A.#..#..#.\n...BBB......\nA#A.#..#..#.";

const LEDGE = "game: break-the-ice\nburst: connected\n\nA...A\n#.B.#\n.BAB.\n.ABAB";
const STAIRS = "game: break-the-ice\n\nA.....\nB.....\nBA....\nABBA..";
const CHAIN = "game: break-the-ice\n\n.C....\n.A....\n.A.D..\n.BAE..\nCBBAC.\nDDEEBC";

const ROLL = "game: roll-the-block\n\n#....\n.SS..\n.....\n...~T";
const BRIDGES =
  "game: roll-the-block\na: bridge closed\nb: bridge open\n1: soft toggle a, toggle b\n\n.S..##...\n...1aabb.\n....##..T";
const HALVES = "game: roll-the-block\nP: split 0,4 2,4\n\n##......\nS..P#.T.\n##......";
const MATCH = "game: match-the-tiles\n\n....a\n.#B..\nA..#.\n...b.";

/** So many that they are drawn together. */
const SHEET = `game: folding-blocks\n\n${"AAAAAAAAA...........\n".repeat(9)}..B.................`;
const CROWD = `game: break-the-ice\n\n${["DEABA...", "EDBCB...", "DECAC...", "EDABA...", "DEBCB...", "EDCAC...", "DEABF...", "EDBCFGF."].map((row) => `${row}HI`).join("\n")}`;

/** Levels that the last move solves. */
const SOLVED = [
  { name: "roll", level: ROLL, moves: "u r d r", last: "d" },
  { name: "match", level: "game: match-the-tiles\n\nA..a\n....\n.B.b\n....", last: "r" },
  { name: "folding", level: "game: folding-blocks\n\nA..B\nA..B\nC..D", moves: "A:r B:l C:r", last: "D:l" },
  { name: "ice", level: "game: break-the-ice\n\n#..A\nAA.#", last: "0,3:l" },
];

/** Moves with what is left after them; `!` where it loses. The least is best. @param {string} text */
function valuesOf(text) {
  const words = text.split(" ");
  const best = Math.min(...words.map(Number).filter((number) => number > 0));
  return words.flatMap((move, i) => {
    const said = words[i + 1];
    if (i % 2 === 1) return [];
    const remaining = said === "!" ? null : Number(said);
    return [{ move, status: remaining === null ? "lost" : "exact", remaining, best: remaining === best }];
  });
}

/** @type {readonly Still[]} */
export const STILLS = [
  { name: "folding", level: CROWN },
  { name: "folding-flat", level: CROWN, view: "flat" },
  { name: "folding-on-the-way", level: CROWN, moves: "A:d B:u C:u D:r E:u" },
  { name: "folding-sheet", level: "game: folding-blocks\n\nAAAA...\nAAAA..B\nAAAA...\n.......", moves: "B:l" },
  { name: "folding-chosen", level: SEEDS, moves: "A:u A:l B:d", acts: [{ keys: ["b"] }] },
  { name: "folding-held", level: SEEDS, moves: "A:u A:l B:d", acts: [{ drag: [3, 4], by: [0, 40] }] },
  { name: "folding-refused", level: SEEDS, moves: "A:u A:l B:d", acts: [{ call: ["move", "A:d"] }] },
  { name: "folding-hint", level: SEEDS, moves: "A:u A:l", acts: [{ set: { hint: "B:d" } }] },
  {
    name: "folding-analysis",
    level: SEEDS,
    moves: "A:u",
    acts: [
      {
        set: {
          analysis: valuesOf("A:l 10 A:r ! B:d 10 B:l 11 B:r 12 C:u 10 C:d 11 C:l ! C:r 12 D:u 10 D:l 11 D:r 11"),
        },
      },
    ],
  },
  { name: "ice-hint", level: STAIRS, acts: [{ set: { hint: "0,0:d" } }] },
  {
    name: "ice-analysis",
    level: STAIRS,
    acts: [
      {
        set: { analysis: valuesOf("0,0:d 3 0,0:r 4 1,0:r 4 2,0:d 5 2,0:r 3 2,1:d 5 2,1:r ! 3,0:r 3 3,2:r 5 3,3:r 5") },
      },
    ],
  },
  { name: "roll-analysis", level: ROLL, acts: [{ set: { analysis: valuesOf("r 7 d 6 l !") } }] },
  { name: "roll-hint", level: ROLL, moves: "r", acts: [{ set: { hint: "d" } }] },
  { name: "match-analysis", level: MATCH, acts: [{ set: { analysis: valuesOf("u 3 d 4 l ! r 3") } }] },
  { name: "match-hint", level: MATCH, acts: [{ set: { hint: "r" } }] },
  { name: "ice", level: CHAIN },
  { name: "ice-flat", level: CHAIN, view: "flat" },
  { name: "ice-walls", level: LEDGE, acts: [{ keys: ["ArrowRight"] }] },
  { name: "ice-taken", level: LEDGE, acts: [{ tap: [2, 2] }] },
  { name: "ice-taken-by-key", level: STAIRS, acts: [{ keys: ["ArrowDown", "ArrowDown", " "] }] },
  { name: "ice-held", level: STAIRS, acts: [{ drag: [0, 0], by: [30, 0] }] },
  { name: "ice-refused", level: STAIRS, acts: [{ call: ["move", "1,0:d"] }] },
];

/** @type {readonly Film[]} */
export const FILMS = [
  { name: "roll-falls-over", level: ROLL, act: { call: ["move", "r"] }, frames: 12, everyMs: 20 },
  { name: "roll-stands-up", level: ROLL, moves: "r d", act: { call: ["move", "l"] }, frames: 12, everyMs: 20 },
  { name: "roll-refused", level: ROLL, moves: "u", act: { call: ["move", "u"] }, frames: 16, everyMs: 45 },
  { name: "roll-too-heavy", level: ROLL, moves: "u r d", act: { call: ["move", "d"] }, frames: 16, everyMs: 45 },
  { name: "roll-solved", level: ROLL, moves: "u r d r", act: { call: ["move", "d"] }, frames: 12, everyMs: 30 },
  { name: "roll-switch", level: BRIDGES, moves: "r", act: { call: ["move", "d"] }, frames: 16, everyMs: 30 },
  { name: "roll-splits", level: HALVES, moves: "r", act: { call: ["move", "r"] }, frames: 12, everyMs: 30 },
  { name: "roll-half", level: HALVES, moves: "r r", act: { call: ["move", "r"] }, frames: 12, everyMs: 20 },
  { name: "roll-joins", level: HALVES, moves: "r r r x r d", act: { call: ["move", "u"] }, frames: 12, everyMs: 20 },
  { name: "match-push", level: MATCH, act: { call: ["move", "r"] }, frames: 12, everyMs: 20 },
  { name: "match-goal", level: MATCH, moves: "r", act: { call: ["move", "u"] }, frames: 16, everyMs: 30 },
  { name: "match-refused", level: MATCH, moves: "r", act: { call: ["move", "r"] }, frames: 8, everyMs: 30 },
  {
    name: "ice-chain",
    level: STAIRS,
    moves: "0,0:d 3,0:r 3,1:r",
    act: { call: ["move", "0,0:d"] },
    frames: 24,
    everyMs: 40,
  },
  {
    name: "ice-swap",
    level: LEDGE,
    act: { call: ["move", "1,2:d"] },
    frames: 8,
    everyMs: 25,
  },
  { name: "ice-falls", level: STAIRS, act: { call: ["move", "0,0:r"] }, frames: 12, everyMs: 30 },
  { name: "ice-refused", level: STAIRS, act: { call: ["move", "1,0:d"] }, frames: 8, everyMs: 30 },
  { name: "fold-right", level: FENCE, moves: "A:r", act: { call: ["move", "A:r"] }, frames: 12, everyMs: 40 },
  { name: "fold-refused", level: SEEDS, moves: "A:u A:l B:d", act: { call: ["move", "A:d"] }, frames: 16, everyMs: 40 },
  { name: "fold-undone", level: SEEDS, moves: "C:l", act: { call: ["undo"] }, frames: 12, everyMs: 40 },
  { name: "fold-sheet", level: SHEET, act: { call: ["move", "A:r"] }, frames: 12, everyMs: 40 },
  { name: "ice-crowd", level: CROWD, moves: "", act: { call: ["move", "7,5:l"] }, frames: 24, everyMs: 50 },
  ...SOLVED.map(
    /** @returns {Film} */ ({ last, ...solved }) => ({
      ...solved,
      name: `solved-${solved.name}`,
      act: { call: ["move", last] },
      frames: 20,
      everyMs: 60,
    }),
  ),
  { name: "fold-up", level: SEEDS, moves: "C:l", act: { call: ["move", "C:u"] }, frames: 12, everyMs: 40 },
];
