// How Folding Blocks is played: a letter or a click chooses a group, an arrow or a click where it would lie folds it, and a
// drag does both at once. The group stays chosen, for it can often be folded on.
import { directionOfKey } from "../arrow-keys.ts";
import type { Cell } from "../cell.ts";
import { DIRECTIONS } from "../direction.ts";
import type { Answer, Gesture, Hand, Input, Outline, Target } from "../surface.ts";
import { EMPTY, type FoldingLevel, GROUP_LETTERS } from "./level.ts";
import type { FoldingMove } from "./notation.ts";
import { cellsOf, characterAt, type FoldingState, mirror } from "./rules.ts";

export const input: Input<FoldingLevel, FoldingState, FoldingMove> = {
  help: [
    {
      keys: "A-Z",
      means: {
        en: "choose the group of that letter; again: the next",
        pt: "escolher o grupo dessa letra; outra vez: o seguinte",
      },
    },
    { keys: "[ ]", means: { en: "previous, next group", pt: "grupo anterior, seguinte" } },
    { keys: "Arrows", means: { en: "fold the chosen group", pt: "dobrar o grupo escolhido" } },
    { keys: "Escape", means: { en: "choose none", pt: "não escolher nenhum" } },
  ],
  usesLetters: true,

  /** Where there is only one group nothing need be chosen. */
  hand({ groups }, _state, before): Hand {
    return groups.length === 1 ? { chosen: groups[0] as string } : (before ?? {});
  },

  chosenCells: (level, state, { chosen }) => (chosen === undefined ? [] : cellsOf(level, state, chosen)),

  press({ groups }, _state, hand, key): Answer<FoldingMove> | undefined {
    const direction = directionOfKey(key);
    if (direction !== undefined) {
      if (hand.chosen === undefined) return { hand: chosenHand(groups[0]) };
      return { hand, move: { group: hand.chosen, direction } };
    }
    if (key === "Escape") return hand.chosen === undefined ? undefined : { hand: {} };
    if (key === "[" || key === "]") return { hand: { chosen: neighbour(groups, hand.chosen, key === "]" ? 1 : -1) } };
    if (key.length !== 1 || !GROUP_LETTERS.includes(key)) return undefined;
    const ofLetter = groups.filter((group) => group.toUpperCase() === key.toUpperCase());
    return ofLetter.length === 0 ? { hand } : { hand: { chosen: neighbour(ofLetter, hand.chosen, 1) } };
  },

  drag(level, state, { from, direction }): FoldingMove | undefined {
    const group = groupAt(level, state, from);
    return group === undefined ? undefined : { group, direction };
  },

  /** From the cell that is nearest to the side that it is folded to, or the first of several. */
  gestureOf(level, state, { group, direction }): Gesture | undefined {
    const cells = cellsOf(level, state, group);
    const ahead = ({ row, column }: Cell): number => ({ u: -row, d: row, l: -column, r: column })[direction];
    const [first, ...others] = cells;
    if (first === undefined) return undefined;
    const from = others.reduce((nearest, cell) => (ahead(cell) > ahead(nearest) ? cell : nearest), first);
    return { from, direction };
  },

  /** On a group: it is chosen, or let go. On the shadow of a fold of the chosen one: that fold. Elsewhere: let go. */
  tap(level, state, hand, cell): Answer<FoldingMove> | undefined {
    const group = groupAt(level, state, cell);
    if (group !== undefined) return { hand: group === hand.chosen ? {} : { chosen: group } };
    const target = input.targets(level, state, hand).find(({ cells }) => cells.some((each) => isSame(each, cell)));
    if (target !== undefined) return { hand, move: target.move };
    return hand.chosen === undefined ? undefined : { hand: {} };
  },

  targets(level, state, { chosen }): readonly Target<FoldingMove>[] {
    if (chosen === undefined) return [];
    return DIRECTIONS.flatMap((direction) => {
      const move = { group: chosen, direction };
      const { cells, blocked } = input.outline(level, state, move);
      return cells.length === 0 || blocked.length > 0 ? [] : [{ move, cells }];
    });
  },

  outline(level, state, { group, direction }): Outline {
    const cells = mirror(cellsOf(level, state, group), direction);
    return { cells, blocked: cells.filter((cell) => characterAt(level, state, cell) !== EMPTY) };
  },
};

function chosenHand(group: string | undefined): Hand {
  return group === undefined ? {} : { chosen: group };
}

/** The next one or the one before, around the end; from none chosen, or another, the first or the last. */
function neighbour(groups: readonly string[], chosen: string | undefined, step: 1 | -1): string {
  const at = chosen === undefined ? -1 : groups.indexOf(chosen);
  const next = at < 0 ? (step === 1 ? 0 : -1) : at + step;
  return groups.at(next % groups.length) as string;
}

function groupAt(level: FoldingLevel, state: FoldingState, cell: Cell): string | undefined {
  const found = characterAt(level, state, cell);
  return found !== undefined && GROUP_LETTERS.includes(found) ? found : undefined;
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}
