// A Roll the Block level that is being made: its cells by the characters that it has in a file, and what the named ones mean.
// Names are given anew, in the order in which the grid is read, whenever a draft is written; so levels that differ only in
// their names are written the same.
import type { Cell } from "../cell.ts";
import { contentsInOrder, type DraftCells, filledCells, put } from "../draft-cells.ts";
import type { LevelDraft } from "../generator.ts";
import { IDENTITY, movedCell, movedGrid, type Symmetry } from "../symmetries.ts";
import { type RollLevel, tileAt } from "./level.ts";
import { coveredCells, inReadingOrder } from "./state.ts";
import type { Effect, Tile } from "./tiles.ts";

export const START = "S";
export const TARGET = "T";
export const VOID = "#";
export const FLOOR = ".";
export const FRAGILE = "~";

export type Meaning =
  | { readonly kind: "bridge"; readonly open: boolean }
  | { readonly kind: "switch"; readonly trigger: "soft" | "heavy"; readonly actions: readonly NamedAction[] }
  | { readonly kind: "split"; readonly cells: readonly [Cell, Cell] };

/** What a switch does to the bridge of this name. */
export interface NamedAction {
  readonly effect: Effect;
  readonly bridge: string;
}

export interface RollDraft {
  cells: DraftCells;
  readonly meanings: Map<string, Meaning>;
}

export function draftOf(level: RollLevel): RollDraft {
  const { rows, columns, bridges } = level;
  const cells = filledCells(rows, columns, FLOOR);
  const meanings = new Map<string, Meaning>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const tile = tileAt(level, { row, column });
      put(cells, { row, column }, characterOf(tile));
      const meaning = meaningOf(tile, bridges);
      if (meaning !== undefined) meanings.set(characterOf(tile), meaning);
    }
  }
  for (const cell of coveredCells(level.start)) put(cells, cell, START);
  return { cells, meanings };
}

function characterOf(tile: Tile): string {
  switch (tile.kind) {
    case "void":
      return VOID;
    case "floor":
      return FLOOR;
    case "fragile":
      return FRAGILE;
    case "target":
      return TARGET;
    default:
      return tile.name;
  }
}

function meaningOf(tile: Tile, bridges: RollLevel["bridges"]): Meaning | undefined {
  if (tile.kind === "bridge") return { kind: "bridge", open: bridges[tile.bridge]?.open === true };
  if (tile.kind === "split") return { kind: "split", cells: tile.cells };
  if (tile.kind !== "switch") return undefined;
  const actions = tile.actions.map(({ effect, bridge }) => ({ effect, bridge: bridges[bridge]?.name ?? "" }));
  return { kind: "switch", trigger: tile.trigger, actions };
}

/** The draft as a level file has it, laid down anew. */
export function written({ cells, meanings }: RollDraft, symmetry: Symmetry = IDENTITY): LevelDraft {
  const moved = movedGrid(cells, symmetry);
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  const toThere = (cell: Cell): Cell => movedCell(cell, rows, columns, symmetry);
  const met = contentsInOrder(moved, (content) => meanings.has(content));
  const names = namesFor(met, meanings);
  const legend = KINDS.flatMap((kind) =>
    met.flatMap((old): [string, string][] => {
      const meaning = meanings.get(old);
      return meaning?.kind === kind ? [[names.get(old) as string, legendValue(meaning, names, toThere)]] : [];
    }),
  );
  return { legend, grid: moved.map((line) => line.map((content) => names.get(content) ?? content).join("")) };
}

const KINDS: readonly Meaning["kind"][] = ["bridge", "switch", "split"];

/** As people would name them: bridges a, b, c, switches 1, 2, 3, splits P, Q, R; what is more, by ideographs. */
const USUAL_NAMES: Readonly<Record<Meaning["kind"], string>> = {
  bridge: "abcdefghijklmnopqrstuvwxyz",
  switch: "123456789ABCDEFGHIJKLMNO",
  split: "PQRUVWXYZ",
};
const FIRST_IDEOGRAPH = 0x20000;

function namesFor(met: readonly string[], meanings: ReadonlyMap<string, Meaning>): Map<string, string> {
  const names = new Map<string, string>();
  let ideographs = 0;
  for (const kind of KINDS) {
    const ofKind = met.filter((old) => meanings.get(old)?.kind === kind);
    for (const [i, old] of ofKind.entries()) {
      const usual = USUAL_NAMES[kind].charAt(i);
      names.set(old, usual === "" ? String.fromCodePoint(FIRST_IDEOGRAPH + ideographs++) : usual);
    }
  }
  return names;
}

function legendValue(meaning: Meaning, names: ReadonlyMap<string, string>, toThere: (cell: Cell) => Cell): string {
  if (meaning.kind === "bridge") return meaning.open ? "bridge open" : "bridge closed";
  if (meaning.kind === "split") {
    const [first, second] = inReadingOrder(toThere(meaning.cells[0]), toThere(meaning.cells[1]));
    return `split ${first.row},${first.column} ${second.row},${second.column}`;
  }
  // A bridge without a cell is nothing that a switch could change.
  const actions = meaning.actions.filter(({ bridge }) => names.has(bridge));
  const words = actions.map(({ effect, bridge }) => `${effect} ${names.get(bridge)}`).join(", ");
  return words === "" ? meaning.trigger : `${meaning.trigger} ${words}`;
}
