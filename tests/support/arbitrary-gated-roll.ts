// Random Roll the Block levels whose bridges matter: rooms with switches, side by side between columns of bridges; with splits
// too, which put halves into different rooms.
import fc from "fast-check";
import type { RollLevel } from "../../src/puzzles/roll-the-block/index.ts";
import { rollLevel } from "./roll-level.ts";

const BRIDGES = "abcdef";
const SWITCHES = "123456";

interface Draw {
  readonly rows: number;
  readonly rooms: number;
  /** What the floor is at each pose of a room: a number that shrinks to 0 is plain floor. */
  readonly cells: readonly number[];
  readonly gates: readonly number[];
  readonly open: readonly boolean[];
  readonly switches: readonly { readonly heavy: boolean; readonly actions: readonly (readonly [string, number])[] }[];
  /** Where the split is, and for its two halves where in the first and in the last room; undefined for none. */
  readonly split: readonly [number, number, number] | undefined;
}

/** Two or three rooms of three columns. */
export function arbitraryGatedRoll({ splits = false } = {}): fc.Arbitrary<RollLevel> {
  const action = fc.tuple(fc.constantFrom("toggle", "toggle", "open", "close"), fc.nat(BRIDGES.length - 1));
  const draw: fc.Arbitrary<Draw> = fc.record({
    rows: fc.integer({ min: 3, max: 5 }),
    rooms: fc.integer({ min: 2, max: 3 }),
    cells: fc.array(fc.nat(99), { minLength: 45, maxLength: 45 }),
    gates: fc.array(fc.nat(99), { minLength: 15, maxLength: 15 }),
    open: fc.array(fc.boolean(), { minLength: BRIDGES.length, maxLength: BRIDGES.length }),
    switches: fc.array(fc.record({ heavy: fc.boolean(), actions: fc.array(action, { minLength: 1, maxLength: 3 }) }), {
      minLength: SWITCHES.length,
      maxLength: SWITCHES.length,
    }),
    split: splits ? fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8)) : fc.constant(undefined),
  });
  return draw.map(laidOut);
}

function laidOut({ rows, rooms, cells, gates, open, switches, split }: Draw): RollLevel {
  const columns = 4 * rooms - 1;
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      if (column % 4 === 3) return gateCell(gates[row * 3 + (column >> 2)] as number);
      return roomCell(cells[row * 9 + (column >> 2) * 3 + (column % 4)] as number);
    }),
  );
  const halves = split?.map((place, i) => [place % 3, Math.trunc(place / 3) + (i < 2 ? 0 : columns - 3)] as const);
  halves?.forEach(([row, column], i) => {
    (grid[row] as string[])[column] = i === 0 ? "P" : ".";
  });
  (grid[0] as string[])[0] = "S";
  (grid[rows - 1] as string[])[columns - 1] = "T";
  const legend = Object.fromEntries([
    ...(halves === undefined ? [] : [["P", `split ${halves[1]?.join()} ${halves[2]?.join()}`]]),
    ...open.map((isOpen, i) => [BRIDGES[i], `bridge ${isOpen ? "open" : "closed"}`]),
    ...switches.map(({ heavy, actions }, i) => {
      const written = actions.map(([effect, bridge]) => `${effect} ${BRIDGES[bridge]}`);
      return [SWITCHES[i], `${heavy ? "heavy" : "soft"} ${written.join(", ")}`];
    }),
  ]);
  return rollLevel(
    grid.map((row) => row.join("")),
    legend,
  );
}

function gateCell(number: number): string {
  return number < 85 ? (BRIDGES[number % 4] as string) : "#";
}

function roomCell(number: number): string {
  if (number < 65) return ".";
  if (number < 70) return "~";
  if (number < 76) return "#";
  return number < 82 ? (BRIDGES[number % BRIDGES.length] as string) : (SWITCHES[number % SWITCHES.length] as string);
}
