// States of Roll the Block that play leads to, and larger levels than one types: what the packed states are tested on.
import fc from "fast-check";
import { type RollLevel, type RollState, rollTheBlock } from "../../src/puzzles/roll-the-block/index.ts";
import { arbitraryRollLevel } from "./arbitrary-roll-the-block.ts";
import { rollLevel } from "./roll-level.ts";

/** The first states in breadth-first order. */
export function firstStates(level: RollLevel, most: number): RollState[] {
  const states = [rollTheBlock.initialState(level)];
  const keys = new Set(states.map((state) => rollTheBlock.stateKey(level, state)));
  for (let i = 0; i < states.length && states.length < most; i++) {
    for (const next of followers(level, states[i] as RollState)) {
      const key = rollTheBlock.stateKey(level, next);
      if (!keys.has(key)) states.push(next);
      keys.add(key);
    }
  }
  return states;
}

/** The states after each of some moves, of which choices[i] says which to take. */
export function wandered(level: RollLevel, choices: readonly number[]): RollState[] {
  const states = [rollTheBlock.initialState(level)];
  for (const choice of choices) {
    const next = followers(level, states.at(-1) as RollState);
    if (next.length > 0) states.push(next[choice % next.length] as RollState);
  }
  return states;
}

function followers(level: RollLevel, state: RollState): RollState[] {
  return rollTheBlock.listMoves(level, state).flatMap((move) => {
    const outcome = rollTheBlock.applyMove(level, state, move);
    return outcome.refused === undefined ? [outcome.state] : [];
  });
}

/** The same level with so much void on its right that it counts as a large board. */
export function widened(level: RollLevel, columns: number): RollLevel {
  const { grid, legend } = level.document;
  const rows = grid.paddedRows().map((row) => row + "#".repeat(columns - level.columns));
  return rollLevel(rows, Object.fromEntries(legend.map(({ key, value }) => [key, value])));
}

/** Small levels and larger ones, up to as many bridges as there may be. */
export const rollLevels: fc.Arbitrary<RollLevel> = fc.oneof(
  arbitraryRollLevel(),
  arbitraryRollLevel({ maxRows: 8, maxColumns: 8, bridges: 0, switches: 0 }),
  arbitraryRollLevel({ maxRows: 12, maxColumns: 12, bridges: 20, switches: 9, splits: 0 }),
  arbitraryRollLevel({ maxRows: 16, maxColumns: 16, bridges: 64, switches: 30, splits: 5 }),
);

/** A patch of special tiles, laid again and again over a board of any size: a walk meets all of it. */
export function hugeLevel(rows: number, columns: number, bridges: number): RollLevel {
  const bridgeNames = Array.from({ length: bridges }, (_, i) => String.fromCodePoint(0x100 + i));
  const patch = ["..1..~.....a", "....2....P..", ".b.....3....", "..#....1..O.", ".....c.....4"];
  let next = 0;
  const line = (row: number): string => {
    const text = patch[row % patch.length] as string;
    const named = text.replaceAll(/[abc]/g, () => bridgeNames[next++ % Math.max(bridges, 1)] ?? ".");
    return named.repeat(Math.ceil(columns / text.length)).slice(0, columns);
  };
  const texts = Array.from({ length: rows }, (_, row) => line(row));
  const [middle, last] = [Math.floor(rows / 2), rows - 1];
  texts[middle] = replacedAt(texts[middle] as string, Math.floor(columns / 2), "S");
  texts[last] = replacedAt(texts[last] as string, columns - 1, "T");
  const half = bridgeNames.slice(0, Math.ceil(bridges / 2)).join("");
  const others = bridgeNames.slice(Math.floor(bridges / 2)).join("");
  const action = (effect: string, names: string): string => (names === "" ? "" : `${effect} ${names}`);
  return rollLevel(texts, {
    ...Object.fromEntries(bridgeNames.map((name, i) => [name, i % 3 === 0 ? "bridge closed" : "bridge open"])),
    1: `soft ${action("toggle", half)}`,
    2: `heavy ${action("toggle", others)}`,
    3: `soft ${action("open", others)}`,
    4: `heavy ${action("close", half.slice(0, 3))}`,
    P: `split ${middle},1 ${last},${columns - 2}`,
    O: `split ${middle - 1},${Math.floor(columns / 2)} ${middle + 2},${Math.floor(columns / 2) + 1}`,
  });
}

function replacedAt(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1);
}
