// Random Roll the Block levels that are valid, small, and shrink towards an empty floor.
//
// Everything is drawn as plain numbers of fixed count, and only then laid out: a number that shrinks to 0 is a floor
// cell, the first bridge, the first free cell. So a smaller draw is always a valid and simpler level.
import fc from "fast-check";
import type { RollLevel } from "../../src/puzzles/roll-the-block/index.ts";
import { rollLevel } from "./roll-level.ts";

export interface RollLevelOptions {
  readonly maxRows?: number;
  readonly maxColumns?: number;
  readonly holes?: boolean;
  readonly fragile?: boolean;
  /** Whether the block may start lying. */
  readonly lying?: boolean;
  /** The most bridges, switches (soft and heavy, each with up to three actions) and splits. */
  readonly bridges?: number;
  readonly switches?: number;
  readonly splits?: number;
}

interface Draw {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly number[];
  readonly target: number;
  readonly start: number;
  /** Where the second start cell lies. */
  readonly lying: "no" | "below" | "right";
  readonly bridges: readonly boolean[];
  readonly switches: readonly { readonly heavy: boolean; readonly actions: readonly ActionDraw[] }[];
  readonly splits: readonly (readonly [number, number])[];
}

interface ActionDraw {
  readonly effect: string;
  readonly bridges: readonly number[];
}

export function arbitraryRollLevel(options: RollLevelOptions = {}): fc.Arbitrary<RollLevel> {
  const { maxRows = 6, maxColumns = 6, holes = true, fragile = true, lying = true } = options;
  const { bridges = 3, switches = 3, splits = 2 } = options;
  const action = fc.record({
    effect: fc.constantFrom("toggle", "open", "close"),
    bridges: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  });
  const draw: fc.Arbitrary<Draw> = fc.record({
    rows: fc.integer({ min: 1, max: maxRows }),
    columns: fc.integer({ min: 2, max: maxColumns }),
    cells: fc.array(fc.nat(99), { minLength: maxRows * maxColumns, maxLength: maxRows * maxColumns }),
    target: fc.nat(),
    start: fc.nat(),
    lying: lying ? fc.constantFrom("no", "below", "right") : fc.constant("no"),
    bridges: fc.array(fc.boolean(), { maxLength: bridges }),
    switches: fc.array(fc.record({ heavy: fc.boolean(), actions: fc.array(action, { maxLength: 3 }) }), {
      maxLength: switches,
    }),
    splits: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: splits }),
  });
  return draw.map((drawn) => laidOut(drawn, { holes, fragile }));
}

function laidOut(draw: Draw, tiles: { readonly holes: boolean; readonly fragile: boolean }): RollLevel {
  const { rows, columns } = draw;
  const names = [
    ...draw.bridges.map((_, i) => bridgeName(i)),
    ...draw.switches.map((_, i) => nameFrom("1", 9, 0x400, i)),
    ...draw.splits.map((_, i) => nameFrom("A", 18, 0x500, i)),
  ];
  const grid = draw.cells.slice(0, rows * columns).map((number) => character(number, names, tiles));
  const target = draw.target % grid.length;
  grid[target] = "T";
  const start = (target + 1 + (draw.start % (grid.length - 1))) % grid.length;
  grid[start] = "S";
  const second = { no: start, below: start + columns, right: start + 1 }[draw.lying];
  const isOnBoard = second < grid.length && (draw.lying !== "right" || second % columns !== 0);
  if (isOnBoard && second !== target) grid[second] = "S";
  const texts = Array.from({ length: rows }, (_, row) => grid.slice(row * columns, (row + 1) * columns).join(""));
  return rollLevel(texts, Object.fromEntries(meanings(draw, grid).map((meaning, i) => [names[i], meaning])));
}

function character(number: number, names: readonly string[], { holes, fragile }: { holes: boolean; fragile: boolean }) {
  if (number < 55) return ".";
  if (number < 65) return fragile ? "~" : ".";
  if (number < 80) return holes ? "#" : ".";
  return names[number % Math.max(names.length, 1)] ?? ".";
}

/** The values of the legend, in the order of the names. */
function meanings(draw: Draw, grid: readonly string[]): string[] {
  const carrying = [...grid.keys()].filter((cell) => grid[cell] !== "#");
  const cellText = (cell: number) => `${Math.floor(cell / draw.columns)},${cell % draw.columns}`;
  return [
    ...draw.bridges.map((open) => (open ? "bridge open" : "bridge closed")),
    ...draw.switches.map(({ heavy, actions }) => {
      const written = draw.bridges.length === 0 ? [] : actions.map((action) => actionText(action, draw.bridges.length));
      return `${heavy ? "heavy" : "soft"} ${written.join(", ")}`.trim();
    }),
    ...draw.splits.map(([first, distance]) => {
      const at = first % carrying.length;
      const other = (at + 1 + (distance % (carrying.length - 1))) % carrying.length;
      return `split ${cellText(carrying[at] as number)} ${cellText(carrying[other] as number)}`;
    }),
  ];
}

function actionText({ effect, bridges }: ActionDraw, bridgeCount: number): string {
  return `${effect} ${bridges.map((number) => bridgeName(number % bridgeCount)).join("")}`;
}

function bridgeName(number: number): string {
  return nameFrom("a", 26, 0x100, number);
}

/** One of the first few names from a plain character, beyond them one from further up in Unicode. */
function nameFrom(first: string, count: number, further: number, number: number): string {
  return String.fromCodePoint(number < count ? first.charCodeAt(0) + number : further + number);
}
