// Why there is no solution from a state, where that can be seen on the board: no rolls lead to the target even if every bridge is
// open, or none does without a bridge that stays closed for good.
//
// It is asked as the heuristic `relaxed` asks, which forgets what switches do; see relaxed.ts for why that is certain.
import type { Words } from "../../language/words.ts";
import { NEVER } from "../../search/game.ts";
import { cellText } from "../cell.ts";
import { atOnce } from "../steps.ts";
import { boardOf, cellNumber, poseOf, UPRIGHT } from "./board.ts";
import { type RollLevel, tileAt } from "./level.ts";
import { prepareRelaxed, relaxedCost } from "./relaxed.ts";
import { startingAt } from "./rules.ts";
import { coveredCells, type RollState } from "./state.ts";
import { type Cell, type Tile, VOID } from "./tiles.ts";

/** On larger boards it would take longer than the search. */
const MOST_CELLS = 1 << 20;

export function whyUnsolvable(given: RollLevel, state: RollState): Words | null {
  const level = startingAt(given, state);
  const { rows, columns, kinds, bridges } = level;
  if (rows * columns > MOST_CELLS) return null;
  const at = cellText(level.target);
  if (!leadsToTarget(level)) {
    const isAny = bridges.length > 0;
    return {
      en: `No rolls bring the block upright onto the target at ${at}${isAny ? ", even with every bridge open" : ""}.`,
      pt: `Nenhuma sequência de rolamentos põe o bloco em pé sobre o alvo em ${at}${isAny ? ", nem com todas as pontes abertas" : ""}.`,
    };
  }
  const names = bridges.flatMap(({ name }, bridge) => (staysClosed(level, bridge) ? [`\`${name}\``] : []));
  if (names.length === 0 || restsOnClosed(level)) return null;
  const withoutThem = kinds.map((tile) => (tile.kind === "bridge" && staysClosed(level, tile.bridge) ? VOID : tile));
  if (leadsToTarget({ ...level, kinds: withoutThem })) return null;
  const list = names.join(", ");
  return names.length === 1
    ? {
        en: `The target at ${at} is out of reach without the bridge ${list}, which no switch ever opens.`,
        pt: `O alvo em ${at} não se alcança sem a ponte ${list}, que nenhum interruptor abre.`,
      }
    : {
        en: `The target at ${at} is out of reach without the bridges ${list}, which no switch ever opens.`,
        pt: `O alvo em ${at} não se alcança sem as pontes ${list}, que nenhum interruptor abre.`,
      };
}

function staysClosed({ bridges, kinds }: RollLevel, bridge: number): boolean {
  return bridges[bridge]?.open === false && !kinds.some((tile) => mayOpen(tile, bridge));
}

function mayOpen(tile: Tile, number: number): boolean {
  return tile.kind === "switch" && tile.actions.some(({ effect, bridge }) => bridge === number && effect !== "close");
}

/** What is on a closed bridge at the start, or put onto one by a split, stands there, as on no void. */
function restsOnClosed(level: RollLevel): boolean {
  const isClosed = (cell: Cell): boolean => {
    const tile = tileAt(level, cell);
    return tile.kind === "bridge" && staysClosed(level, tile.bridge);
  };
  const arrives = level.kinds.some((tile) => tile.kind === "split" && tile.cells.some(isClosed));
  return arrives || coveredCells(level.start).some(isClosed);
}

/** Whether some rolls would, if all bridges were open. */
function leadsToTarget(level: RollLevel): boolean {
  const all = level.kinds.map(() => true);
  const board = atOnce(boardOf(level, all, []));
  const target = 4 * cellNumber(level, level.target) + UPRIGHT;
  const hasHalves = level.start.shape === "halves" || level.kinds.some(({ kind }) => kind === "split");
  const relaxed = atOnce(prepareRelaxed({ level, board, target, costs: { upright: 1, lower: 1 }, hasHalves }));
  return relaxedCost(relaxed, ...poseOf(level, level.start)) !== NEVER;
}
