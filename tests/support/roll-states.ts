// States of Roll the Block that play leads to, and larger levels than one types: what the packed states are tested on.
import { type RollLevel, type RollState, rollTheBlock } from "../../src/puzzles/roll-the-block/index.ts";
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
    1: `soft ${action("toggle", half)}`.trim(),
    2: `heavy ${action("toggle", others)}`.trim(),
    3: `soft ${action("open", others)}`.trim(),
    4: `heavy ${action("close", half.slice(0, 3))}`.trim(),
    P: `split ${middle},1 ${last},${columns - 2}`,
    O: `split ${middle - 1},${Math.floor(columns / 2)} ${middle + 2},${Math.floor(columns / 2) + 1}`,
  });
}

function replacedAt(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1);
}
