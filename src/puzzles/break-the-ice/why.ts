// Why a board cannot be solved, where it shows that itself: some colour, in its section of the board, has fewer than three
// blocks, or the walls leave no columns where its blocks could ever burst (grouping.ts says what is possible).
import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import type { Cell } from "./board.ts";
import { Grouping, HOPELESS, MOST_GROUPED } from "./grouping.ts";
import type { IceLevel } from "./level.ts";
import type { IceState } from "./rules.ts";
import { type ColourSection, colourSectionsOf } from "./sections.ts";
import { prepare } from "./tables.ts";

export function whyUnsolvable(level: IceLevel, state: IceState): Words | null {
  const colourSections = colourSectionsOf(state);
  const small = colourSections.find(({ blocks }) => blocks.length < 3);
  if (small !== undefined) return tooFew(small, colourSections);
  const apart = colourSections.find((colourSection) => isHopeless(level, colourSection));
  return apart === undefined ? null : noPlace(apart);
}

function tooFew({ colour, blocks }: ColourSection, colourSections: readonly ColourSection[]): Words {
  const [first, second] = blocks as [Cell, Cell?];
  const en =
    second === undefined
      ? `one block, at ${cellText(first)}`
      : `two blocks, at ${cellText(first)} and ${cellText(second)}`;
  const pt =
    second === undefined
      ? `um bloco, em ${cellText(first)}`
      : `dois blocos, em ${cellText(first)} e ${cellText(second)}`;
  if (colourSections.filter((other) => other.colour === colour).length === 1) {
    return {
      en: `Colour ${colour} has only ${en}, and it takes three to burst.`,
      pt: `A cor ${colour} só tem ${pt}, e são precisos três para rebentar.`,
    };
  }
  return {
    en: `Walls keep apart the blocks of colour ${colour}: one section has only ${en}, and it takes three to burst.`,
    pt: `Paredes separam os blocos da cor ${colour}: numa das partes só há ${pt}, e são precisos três para rebentar.`,
  };
}

function noPlace({ colour, blocks }: ColourSection): Words {
  const first = cellText(blocks[0] as Cell);
  return {
    en: `The blocks of colour ${colour} at ${first} and in its section cannot all burst: the walls leave them no columns where three come together.`,
    pt: `Os blocos da cor ${colour} em ${first} e na mesma parte não podem rebentar todos: as paredes não lhes deixam colunas onde três se juntem.`,
  };
}

function isHopeless(level: IceLevel, { blocks }: ColourSection): boolean {
  if (blocks.length > MOST_GROUPED) return false;
  const { automaton, flags } = prepare(level, { heuristic: "columns", costModel: "moves" });
  let [low, high] = [0, 0];
  for (const { column } of blocks) {
    if (column < 8) low += 1 << (4 * column);
    else high += 1 << (4 * (column - 8));
  }
  return new Grouping(automaton, flags).distance(low | 0, high | 0, blocks.length) === HOPELESS;
}
