// Large boards with many bridges, of more than 8,192 cells and with more than eight: walls with a bridge each, of which A* makes
// little, and open floors with switches that toggle up to three, on which it finds no end.
import { walledRoll } from "./hard-roll-large.js";
import { openRoll } from "./hard-roll-open.js";

/** With the least rolls. @type {readonly (import("./hard-roll-large.js").Walled & { optimal: number })[]} */
const WALLED = [
  { rows: 100, columns: 150, walls: 9, seed: 1, optimal: 723 },
  { rows: 100, columns: 150, walls: 9, seed: 2, optimal: 678 },
  { rows: 100, columns: 150, walls: 11, seed: 3, optimal: 725 },
  { rows: 64, columns: 200, walls: 9, seed: 5, optimal: 327 },
  { rows: 64, columns: 200, walls: 11, seed: 8, optimal: 492 },
];

/** @type {readonly (import("./hard-roll-open.js").Open & { optimal: number })[]} */
const OPEN = [
  { side: 92, bridges: 9, switches: 12, seed: 17, optimal: 179 },
  { side: 92, bridges: 9, switches: 12, seed: 18, optimal: 133 },
  { side: 92, bridges: 10, switches: 20, seed: 19, optimal: 133 },
  { side: 92, bridges: 10, switches: 20, seed: 20, optimal: 132 },
  { side: 92, bridges: 12, switches: 24, seed: 21, optimal: 139 },
  { side: 92, bridges: 14, switches: 40, seed: 24, optimal: 138 },
  { side: 110, bridges: 10, switches: 20, seed: 28, optimal: 156 },
  { side: 110, bridges: 12, switches: 24, seed: 29, optimal: 168 },
];

/** @returns {{ id: string, text: string, optimal: number }[]} */
export function hardRollMany() {
  return [
    ...WALLED.map(({ optimal, ...walled }) => {
      const { rows, columns, walls, seed } = walled;
      return { id: `roll many ${rows}x${columns}, ${walls} walls, seed ${seed}`, text: walledRoll(walled), optimal };
    }),
    ...OPEN.map(({ optimal, ...open }) => {
      const { side, bridges, switches, seed } = open;
      const id = `roll many ${side}x${side}, ${bridges} bridges, ${switches} switches, seed ${seed}`;
      return { id, text: openRoll(open), optimal };
    }),
  ];
}
