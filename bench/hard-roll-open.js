// Open floors with many switches, for the method `macro` where edges lead from nearly every switch to every other one: a field in which
// each switch toggles up to three bridges, and behind it a causeway for which all bridges must be open at once.
import { randomFrom } from "./random.js";

/** @typedef {{ side: number, bridges: number, switches: number, seed: number }} Open */

/** With the least rolls. @type {readonly (Open & { optimal: number })[]} */
const OPEN = [
  { side: 8, bridges: 10, switches: 14, seed: 1, optimal: 27 },
  { side: 10, bridges: 12, switches: 20, seed: 2, optimal: 31 },
  { side: 12, bridges: 12, switches: 24, seed: 3, optimal: 28 },
  { side: 14, bridges: 12, switches: 30, seed: 4, optimal: 34 },
  { side: 12, bridges: 14, switches: 30, seed: 5, optimal: 33 },
  { side: 10, bridges: 14, switches: 24, seed: 6, optimal: 32 },
];

/** @returns {{ id: string, text: string, optimal: number }[]} */
export function hardRollOpen() {
  return OPEN.map(({ optimal, ...open }) => {
    const { side, bridges, switches, seed } = open;
    const id = `roll open ${side}x${side}, ${bridges} bridges, ${switches} switches, seed ${seed}`;
    return { id, text: openRoll(open), optimal };
  });
}

/** The first name of a bridge and of a switch. */
const BRIDGE = 0x3b1;
const SWITCH = 0x410;

/** @param {Open} open */
export function openRoll({ side, bridges, switches, seed }) {
  const random = randomFrom(seed);
  const grid = Array.from({ length: side }, () => Array(side).fill("."));
  const names = Array.from({ length: bridges }, (_, i) => String.fromCodePoint(BRIDGE + i));
  const legend = names.map((name, i) => `${name}: bridge ${i % 3 === 0 ? "open" : "closed"}`);
  for (let i = 0; i < switches; i++) {
    const name = String.fromCodePoint(SWITCH + i);
    placeAnywhere(grid, name, random);
    const toggled = new Set([names[random(bridges)], names[random(bridges)], names[random(bridges)]]);
    legend.push(`${name}: ${random(3) === 0 ? "heavy" : "soft"} toggle ${[...toggled].join("")}`);
  }
  /** @type {string[]} */ (grid[0])[0] = "S";
  const last = side - 1;
  const rows = grid.map((row, i) => row.join("") + (i === last ? `.${names.join("")}..T` : "#".repeat(bridges + 4)));
  return ["game: roll-the-block", ...legend, "", ...rows, ""].join("\n");
}

/** On plain floor, away from the start and from the causeway. @param {string[][]} grid @param {string} name
 *  @param {(below: number) => number} random */
function placeAnywhere(grid, name, random) {
  const side = grid.length;
  for (;;) {
    const [row, column] = [random(side), random(side)];
    const isNearEnd = Math.min(row, column) > side - 3;
    const cells = /** @type {string[]} */ (grid[row]);
    if (cells[column] !== "." || row + column < 2 || isNearEnd) continue;
    cells[column] = name;
    return;
  }
}
