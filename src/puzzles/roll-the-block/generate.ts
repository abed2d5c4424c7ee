// Levels of Roll the Block. A random level is carved out of the void by a block that rolls about: where it came to stand is
// the target. Then some of the floor becomes bridges, switches, splits and fragile tiles. Neighbours exchange two cells,
// move start or target, or change what a bridge, a switch or a split does.
import type { Cell } from "../cell.ts";
import { DIRECTIONS, type Direction, STEP } from "../direction.ts";
import {
  cellsWith,
  contentAt,
  contentsInOrder,
  cropped,
  type DraftCells,
  drawCell,
  filledCells,
  put,
  resized,
} from "../draft-cells.ts";
import {
  drawFrom,
  type Generator,
  isWithin,
  type Knob,
  pickFrom,
  type Random,
  type Range,
  rangeOf,
  roomOf,
  shareOf,
} from "../generator.ts";
import { SYMMETRIES, type Symmetry } from "../symmetries.ts";
import { MAX_BRIDGES } from "./legend.ts";
import type { RollLevel } from "./level.ts";
import { draftOf, FLOOR, FRAGILE, type Meaning, type RollDraft, START, TARGET, VOID, written } from "./level-draft.ts";
import { rolled, type WholeBlock } from "./rules.ts";
import { coveredCells } from "./state.ts";
import type { Effect } from "./tiles.ts";

/** Larger boards are for those who write them. */
const LARGEST_SIDE = 64;
const MOST_CELLS = LARGEST_SIDE * LARGEST_SIDE;
/** The block that carves gives up after so many rolls a cell. */
const ROLLS_A_CELL = 8;
const EFFECTS: readonly [Effect, ...Effect[]] = ["toggle", "open", "close"];

const knobs: readonly Knob[] = [
  {
    name: "rows",
    means: { en: "rows", pt: "linhas" },
    numbers: { min: 1, max: LARGEST_SIDE },
    usual: { min: 6, max: 8 },
  },
  {
    name: "cols",
    means: { en: "columns", pt: "colunas" },
    numbers: { min: 1, max: LARGEST_SIDE },
    usual: { min: 8, max: 12 },
  },
  {
    name: "holes",
    means: { en: "cells of void", pt: "casas vazias" },
    numbers: { min: 0, max: MOST_CELLS - 2 },
    usual: (others) => shareOf(others, 5, 9),
  },
  {
    name: "bridges",
    means: { en: "bridges", pt: "pontes" },
    numbers: { min: 0, max: MAX_BRIDGES },
    usual: (others) => (roomOf(others).max < 12 ? { min: 0, max: 0 } : { min: 0, max: 2 }),
  },
  {
    name: "switches",
    means: { en: "switches", pt: "interruptores" },
    numbers: { min: 0, max: MAX_BRIDGES },
    usual: (others) => rangeOf(others, "bridges"),
  },
  {
    name: "splits",
    means: { en: "splits", pt: "divisores" },
    numbers: { min: 0, max: MAX_BRIDGES },
    usual: { min: 0, max: 0 },
  },
  {
    name: "fragile",
    means: { en: "fragile tiles", pt: "casas frágeis" },
    numbers: { min: 0, max: MOST_CELLS - 2 },
    usual: (others) => ({ min: 0, max: Math.min(4, shareOf(others, 1, 1).max) }),
  },
];

const isFloor = (content: string): boolean => content === FLOOR;
const isVoid = (content: string): boolean => content === VOID;

export const generator: Generator<RollLevel> = {
  knobs,

  conflict(settings) {
    const counted = ["holes", "bridges", "switches", "splits", "fragile"];
    const parts = counted.map((name) => rangeOf(settings, name).min);
    // Start and target need a cell each.
    if (parts.reduce((sum, part) => sum + part, 2) <= roomOf(settings).max) return undefined;
    const knobs = [...counted, "rows", "cols"];
    return { en: "all of this has no room on the board", pt: "tudo isto não cabe no tabuleiro", knobs };
  },

  random(settings, random) {
    const size = {
      rows: drawFrom(rangeOf(settings, "rows"), random),
      columns: drawFrom(rangeOf(settings, "cols"), random),
    };
    const cells = carved(size, rangeOf(settings, "holes"), random);
    if (cells === undefined) return undefined;
    const draft: RollDraft = { cells, meanings: new Map() };
    const counts = PARTS.map(([knob, add]) => ({ add, count: drawFrom(rangeOf(settings, knob), random) }));
    for (const { add, count } of counts) {
      for (let left = count; left > 0; left--) if (!add(draft, random)) return undefined;
    }
    controlBridges(draft, random);
    return written(draft);
  },

  neighbour(level, _settings, random) {
    const draft = draftOf(level);
    const edit = pickFrom(EDITS, random);
    return edit(draft, random) ? written(draft) : undefined;
  },

  *simpler(level) {
    const { cells, meanings } = draftOf(level);
    for (const smaller of cropped(cells)) yield written({ cells: smaller, meanings });
    const isNamed = (content: string): boolean => meanings.has(content) || content === FRAGILE;
    for (const content of contentsInOrder(cells, isNamed)) {
      const plain = cells.map((line) => line.map((each) => (each === content ? FLOOR : each)));
      yield written({ cells: plain, meanings });
    }
    for (const cell of cellsWith(cells, (content) => isNamed(content) || isFloor(content))) {
      const old = contentAt(cells, cell) as string;
      for (const content of old === FLOOR ? [VOID] : [VOID, FLOOR]) {
        put(cells, cell, content);
        yield written({ cells, meanings });
      }
      put(cells, cell, old);
    }
  },

  *alike(level) {
    const draft = draftOf(level);
    for (const symmetry of SYMMETRIES) if (keepsFiringOrder(draft, symmetry)) yield written(draft, symmetry);
  },
};

/** Of two switches under a lying block the left and the lower one act first: boards with such switches can only be laid down
 *  so that those who act first still do. */
function keepsFiringOrder({ cells, meanings }: RollDraft, { swapsAxes, flipsRows, flipsColumns }: Symmetry): boolean {
  const isSwitch = (content: string | undefined): boolean =>
    content !== undefined && meanings.get(content)?.kind === "switch";
  const hasPair = (down: number, right: number): boolean =>
    cells.some((line, row) =>
      line.some((content, column) => isSwitch(content) && isSwitch(cells[row + down]?.[column + right])),
    );
  // Left before right becomes lower before upper where axes are swapped, unless columns are flipped as well.
  const keepsRows = swapsAxes ? flipsColumns : !flipsColumns;
  const keepsColumns = swapsAxes ? flipsRows : !flipsRows;
  return (keepsRows || !hasPair(0, 1)) && (keepsColumns || !hasPair(1, 0));
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Floor where a block has rolled, with start and target; undefined where there is more or less void than asked for. */
function carved(size: Size, holes: Range, random: Random): DraftCells | undefined {
  const cells = filledCells(size.rows, size.columns, VOID);
  const start: Cell = { row: random.below(size.rows), column: random.below(size.columns) };
  let block: WholeBlock = { shape: "upright", cell: start };
  let left = size.rows * size.columns - 1;
  let [best, target]: [number, Cell | undefined] = [-1, undefined];
  put(cells, start, FLOOR);
  const wanted = drawFrom(holes, random);
  let heading: Direction | undefined;
  for (let rolls = ROLLS_A_CELL * size.rows * size.columns; rolls > 0 && left > wanted; rolls--) {
    heading = drawHeading(block, heading, size, random);
    if (heading === undefined) return undefined;
    block = rolled(block, heading);
    for (const cell of coveredCells(block)) {
      if (contentAt(cells, cell) !== VOID) continue;
      put(cells, cell, FLOOR);
      left--;
    }
    if (block.shape !== "upright") continue;
    const far = Math.abs(block.cell.row - start.row) + Math.abs(block.cell.column - start.column) + random.below(4);
    if (far > best && contentAt(cells, block.cell) === FLOOR) [best, target] = [far, block.cell];
  }
  if (!isWithin(left, holes) || target === undefined) return undefined;
  if (target.row === start.row && target.column === start.column) return undefined;
  put(cells, start, START);
  put(cells, target, TARGET);
  return cells;
}

/** On the board, more often straight on than not, and never straight back while there is another way. */
function drawHeading(
  block: WholeBlock,
  last: Direction | undefined,
  size: Size,
  random: Random,
): Direction | undefined {
  const ways = DIRECTIONS.filter((direction) =>
    coveredCells(rolled(block, direction)).every(
      ({ row, column }) => row >= 0 && row < size.rows && column >= 0 && column < size.columns,
    ),
  );
  if (last !== undefined && ways.includes(last) && random.below(2) === 0) return last;
  const onward = ways.filter((direction) => last === undefined || direction !== OPPOSITE[last]);
  return pickFrom(onward.length > 0 ? onward : ways, random);
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { u: "d", d: "u", l: "r", r: "l" };

/** Changes the draft; false where what was drawn cannot be done. */
type Edit = (draft: RollDraft, random: Random) => boolean;

/** A character for something new, whatever it is called in the end. */
function newName({ meanings }: RollDraft): string {
  let codePoint = 0x30000;
  while (meanings.has(String.fromCodePoint(codePoint))) codePoint++;
  return String.fromCodePoint(codePoint);
}

function namesOf({ cells, meanings }: RollDraft, kind: Meaning["kind"]): string[] {
  return contentsInOrder(cells, (content) => meanings.get(content)?.kind === kind);
}

function place(draft: RollDraft, meaning: Meaning, random: Random): string | undefined {
  const cell = drawCell(draft.cells, isFloor, random);
  if (cell === undefined) return undefined;
  const name = newName(draft);
  draft.meanings.set(name, meaning);
  put(draft.cells, cell, name);
  return name;
}

const addBridge: Edit = (draft, random) => {
  const name = place(draft, { kind: "bridge", open: random.below(4) === 0 }, random);
  if (name !== undefined && random.below(2) === 0) widen(draft, name, random);
  return name !== undefined;
};

/** A bridge takes a cell of floor beside it. */
function widen({ cells }: RollDraft, name: string, random: Random): boolean {
  const beside = cellsWith(cells, (content) => content === name).flatMap(({ row, column }) =>
    DIRECTIONS.map((direction) => ({ row: row + STEP[direction][0], column: column + STEP[direction][1] })),
  );
  const cell = pickFrom(
    beside.filter((each) => contentAt(cells, each) === FLOOR),
    random,
  );
  if (cell !== undefined) put(cells, cell, name);
  return cell !== undefined;
}

function drawSwitch(draft: RollDraft, random: Random): Meaning {
  const bridges = namesOf(draft, "bridge");
  const bridge = pickFrom(bridges, random);
  const second = random.below(4) === 0 ? pickFrom(bridges, random) : undefined;
  const actions = [...new Set([bridge, second])].flatMap((name) =>
    name === undefined ? [] : [{ effect: pickFrom(EFFECTS, random), bridge: name }],
  );
  return { kind: "switch", trigger: random.below(2) === 0 ? "soft" : "heavy", actions };
}

const addSwitch: Edit = (draft, random) => place(draft, drawSwitch(draft, random), random) !== undefined;

const addSplit: Edit = (draft, random) => {
  const meaning = drawSplit(draft, random);
  return meaning !== undefined && place(draft, meaning, random) !== undefined;
};

function drawSplit({ cells }: RollDraft, random: Random): Meaning | undefined {
  const [first, second] = [drawCell(cells, isFloor, random), drawCell(cells, isFloor, random)];
  if (first === undefined || second === undefined) return undefined;
  return first.row === second.row && first.column === second.column
    ? undefined
    : { kind: "split", cells: [first, second] };
}

const addFragile: Edit = ({ cells }, random) => {
  const cell = drawCell(cells, isFloor, random);
  if (cell !== undefined) put(cells, cell, FRAGILE);
  return cell !== undefined;
};

const PARTS: readonly (readonly [knob: string, add: Edit])[] = [
  ["bridges", addBridge],
  ["splits", addSplit],
  ["fragile", addFragile],
  ["switches", addSwitch],
];

/** A bridge that is closed and that no switch opens is a hole: as long as there are switches, each bridge gets one. */
function controlBridges(draft: RollDraft, random: Random): void {
  const switches = namesOf(draft, "switch");
  for (const [i, bridge] of namesOf(draft, "bridge").entries()) {
    const name = switches[i % Math.max(1, switches.length)];
    const meaning = name === undefined ? undefined : draft.meanings.get(name);
    if (name === undefined || meaning?.kind !== "switch") continue;
    const others = i < switches.length ? [] : meaning.actions.filter((action) => action.bridge !== bridge);
    const effect: Effect = random.below(2) === 0 ? "open" : "toggle";
    draft.meanings.set(name, { ...meaning, actions: [...others, { effect, bridge }] });
  }
}

function exchange(isFirst: (content: string) => boolean, isSecond: (content: string) => boolean): Edit {
  return ({ cells }, random) => {
    const [a, b] = [drawCell(cells, isFirst, random), drawCell(cells, isSecond, random)];
    if (a === undefined || b === undefined) return false;
    const [first, second] = [contentAt(cells, a) as string, contentAt(cells, b) as string];
    put(cells, a, second);
    put(cells, b, first);
    return first !== second;
  };
}

/** Start and target only change places with others as a whole, else a lying block would be torn. */
const isPart = (content: string): boolean => ![START, TARGET, VOID].includes(content);

function replace(old: string, content: string): Edit {
  return ({ cells }, random) => {
    const cell = drawCell(cells, (each) => each === old, random);
    if (cell !== undefined) put(cells, cell, content);
    return cell !== undefined;
  };
}

/** A cell of void beside something becomes floor. */
const fill: Edit = ({ cells }, random) => {
  const edge = cellsWith(cells, isVoid).filter(({ row, column }) =>
    DIRECTIONS.some((direction) => {
      const beside = cells[row + STEP[direction][0]]?.[column + STEP[direction][1]];
      return beside !== undefined && beside !== VOID;
    }),
  );
  const cell = pickFrom(edge, random);
  if (cell !== undefined) put(cells, cell, FLOOR);
  return cell !== undefined;
};

const dig = replace(FLOOR, VOID);

const moveStart: Edit = ({ cells }, random) => {
  const to = drawCell(cells, isFloor, random);
  if (to === undefined) return false;
  for (const cell of cellsWith(cells, (content) => content === START)) put(cells, cell, FLOOR);
  put(cells, to, START);
  const beside = [
    { row: to.row + 1, column: to.column },
    { row: to.row, column: to.column + 1 },
  ];
  const second = random.below(4) === 0 ? pickFrom(beside, random) : undefined;
  if (second !== undefined && contentAt(cells, second) === FLOOR) put(cells, second, START);
  return true;
};

const moveTarget: Edit = ({ cells }, random) => {
  const to = drawCell(cells, isFloor, random);
  if (to === undefined) return false;
  for (const cell of cellsWith(cells, (content) => content === TARGET)) put(cells, cell, FLOOR);
  put(cells, to, TARGET);
  return true;
};

function change(
  kind: Meaning["kind"],
  to: (draft: RollDraft, old: Meaning, random: Random) => Meaning | undefined,
): Edit {
  return (draft, random) => {
    const name = pickFrom(namesOf(draft, kind), random);
    const old = name === undefined ? undefined : draft.meanings.get(name);
    const meaning = old && to(draft, old, random);
    if (name === undefined || meaning === undefined) return false;
    draft.meanings.set(name, meaning);
    return true;
  };
}

const flipBridge = change("bridge", (_draft, old) => (old.kind === "bridge" ? { ...old, open: !old.open } : undefined));
const changeSwitch = change("switch", (draft, _old, random) => drawSwitch(draft, random));
const changeTrigger = change("switch", (_draft, old) =>
  old.kind === "switch" ? { ...old, trigger: old.trigger === "soft" ? "heavy" : "soft" } : undefined,
);
const changeSplit = change("split", (draft, _old, random) => drawSplit(draft, random));

const widenBridge: Edit = (draft, random) => {
  const name = pickFrom(namesOf(draft, "bridge"), random);
  return name !== undefined && widen(draft, name, random);
};

/** A cell of a bridge, a switch, a split or a fragile tile becomes floor. */
const removePart: Edit = ({ cells, meanings }, random) => {
  const cell = drawCell(cells, (content) => meanings.has(content) || content === FRAGILE, random);
  if (cell !== undefined) put(cells, cell, FLOOR);
  return cell !== undefined;
};

const resize: Edit = (draft, random) => {
  const other = resized(draft.cells, VOID, random);
  if (other.length === 0 || other[0]?.length === 0) return false;
  draft.cells = other;
  return true;
};

const EDITS = [
  ...[exchange(isFloor, isVoid), exchange(isFloor, isVoid), exchange(isFloor, isVoid), exchange(isPart, isPart)],
  ...[exchange(isPart, isPart), fill, dig, moveStart, moveTarget, flipBridge, changeSwitch, changeSwitch],
  ...[changeTrigger, changeSplit, widenBridge, removePart, addBridge, addSwitch, addSplit, addFragile, resize],
] as const satisfies readonly Edit[];
