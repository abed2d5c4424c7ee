// What happens where a part of the block lands: whether the cell carries it, and which switches fire.
// Only a landing looks at cells. A part that rests is never looked at again: no switch fires under it, and a bridge
// that closes under it drops nothing.
import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import { isOnBoard, type RollLevel, tileAt } from "./level.ts";
import type { Action, Cell } from "./tiles.ts";

/** How a part arrives. Only the whole upright block breaks fragile tiles and presses heavy switches. */
export type Part = "upright" | "lying" | "half";

const PART_WORDS: Readonly<Record<Part, Words>> = {
  upright: { en: "the block", pt: "o bloco" },
  lying: { en: "the block", pt: "o bloco" },
  half: { en: "the half", pt: "a metade" },
};

/** Why the cell does not carry the part, with the bridges as they are before it lands; undefined if it does. */
export function whyItFalls(level: RollLevel, open: readonly boolean[], cell: Cell, part: Part): Words | undefined {
  const who = PART_WORDS[part];
  const at = cellText(cell);
  if (!isOnBoard(level, cell)) {
    return { en: `${who.en} would fall off the board at ${at}`, pt: `${who.pt} cairia fora do tabuleiro em ${at}` };
  }
  const tile = tileAt(level, cell);
  switch (tile.kind) {
    case "void":
      return { en: `${who.en} would fall into the void at ${at}`, pt: `${who.pt} cairia no vazio em ${at}` };
    case "bridge":
      if (open[tile.bridge]) return undefined;
      return {
        en: `the bridge \`${tile.name}\` is closed at ${at}`,
        pt: `a ponte \`${tile.name}\` está fechada em ${at}`,
      };
    case "fragile":
      if (part !== "upright") return undefined;
      return {
        en: `the fragile tile at ${at} breaks under the upright block`,
        pt: `o piso frágil em ${at} parte-se sob o bloco em pé`,
      };
    default:
      return undefined;
  }
}

/** The bridges after the switches on these cells have fired, in the order of the cells. */
export function afterSwitches(
  level: RollLevel,
  open: readonly boolean[],
  cells: readonly Cell[],
  part: Part,
): readonly boolean[] {
  const actions = cells.flatMap((cell) => actionsAt(level, cell, part));
  if (actions.length === 0) return open;
  const after = [...open];
  for (const { effect, bridge } of actions) after[bridge] = effect === "toggle" ? !after[bridge] : effect === "open";
  return after;
}

function actionsAt(level: RollLevel, cell: Cell, part: Part): readonly Action[] {
  const tile = tileAt(level, cell);
  if (tile.kind !== "switch" || (tile.trigger === "heavy" && part !== "upright")) return [];
  return tile.actions;
}
