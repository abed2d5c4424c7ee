// The things of Roll the Block that stay themselves while they move: the block, its halves, and the bridges.
import type { Glyph } from "../drawing.ts";
import type { Motion, Piece, Pieces, Stage } from "../surface.ts";
import { ACTIVE_HALF, BLOCK, OTHER_HALF } from "./drawing.ts";
import { input } from "./input.ts";
import type { RollLevel } from "./level.ts";
import type { RollMove } from "./notation.ts";
import { applyMove, rolled, stepped } from "./rules.ts";
import type { Block, RollState } from "./state.ts";
import { type Cell, sameCell } from "./tiles.ts";

export const pieces: Pieces<RollLevel, RollState, RollMove> = {
  of: (level, { block, open }) => [...blockPieces(block), ...bridgePieces(level, open)],
  follow,
  refuse,
};

const WHOLE = "block";
/** Halves keep their names while they roll; which of them is active changes. */
const HALVES = ["half 1", "half 2"] as const;

function blockPieces(block: Block): Piece[] {
  switch (block.shape) {
    case "upright":
      return [{ id: WHOLE, cells: [block.cell], glyph: BLOCK, pose: "upright" }];
    case "lying":
      return [{ id: WHOLE, cells: block.cells, glyph: BLOCK, pose: "lying" }];
    case "halves":
      return [half(HALVES[0], block.active, ACTIVE_HALF), half(HALVES[1], block.other, OTHER_HALF)];
  }
}

function half(id: string, cell: Cell, glyph: Glyph): Piece {
  return { id, cells: [cell], glyph, pose: "half" };
}

/** One a bridge, with all its cells, in the order of the legend. */
function bridgePieces(level: RollLevel, open: readonly boolean[]): Piece[] {
  return level.bridges.map(({ name }, bridge) => ({
    id: `bridge ${name}`,
    cells: cellsOfBridges(level)[bridge] ?? [],
    glyph: { text: name, role: open[bridge] ? "bridge-open" : "bridge-closed", kind: bridge },
  }));
}

/** By level: a large board is looked through once. */
const bridgeCells = new WeakMap<RollLevel, readonly (readonly Cell[])[]>();

function cellsOfBridges(level: RollLevel): readonly (readonly Cell[])[] {
  const known = bridgeCells.get(level);
  if (known !== undefined) return known;
  const { bridges, rows, columns, tiles, kinds } = level;
  const cells: Cell[][] = bridges.map(() => []);
  const bridgeOf = kinds.map((tile) => (tile?.kind === "bridge" ? tile.bridge : -1));
  for (let i = 0; i < rows * columns; i++) {
    const bridge = bridgeOf[tiles[i] as number] as number;
    if (bridge >= 0) cells[bridge]?.push({ row: Math.floor(i / columns), column: i % columns });
  }
  bridgeCells.set(level, cells);
  return cells;
}

/** The roll; then, if it made something happen, what became of the bridges and of the block. */
function follow(level: RollLevel, state: RollState, before: readonly Piece[], move: RollMove): readonly Stage[] {
  const { state: after } = applyMove(level, state, move);
  if (after === undefined) return [];
  const bridges = before.filter(({ id }) => id.startsWith("bridge "));
  const landed = rolledPieces(state.block, before, move);
  const stages: Stage[] = [];
  if (move.direction !== undefined) {
    const motion: Motion = { kind: "roll", direction: move.direction };
    const id = movingPiece(before, move)?.id ?? WHOLE;
    stages.push({ pieces: [...landed, ...bridges], motions: new Map([[id, motion]]) });
  }
  const last = settled(level, state, after, landed);
  if (stages.length === 0 || last.motions.size > 0) stages.push(last);
  return stages;
}

function movingPiece(before: readonly Piece[], { switches }: RollMove): Piece | undefined {
  const halves = before.filter(({ pose }) => pose === "half");
  if (halves.length === 0) return before.find(({ id }) => id === WHOLE);
  return halves.find(({ glyph }) => (glyph.role === ACTIVE_HALF.role) !== switches);
}

/** It goes over the edge where nothing carries it, and else only tips. */
function refuse(level: RollLevel, state: RollState, before: readonly Piece[], move: RollMove): Stage["motions"] {
  const { direction } = move;
  const moving = movingPiece(before, move);
  if (direction === undefined || moving === undefined) return new Map();
  const falls = input.outline(level, state, move).blocked.length > 0;
  return new Map([[moving.id, { kind: falls ? "topple" : "roll", direction }]]);
}

/** The pieces of the block after the roll alone, before anything that the landing does. */
function rolledPieces(block: Block, before: readonly Piece[], move: RollMove): Piece[] {
  const own = before.filter(({ id }) => !id.startsWith("bridge "));
  const { direction } = move;
  if (direction === undefined) return own;
  if (block.shape !== "halves") return blockPieces(rolled(block, direction));
  const moving = movingPiece(before, move);
  return own.map((piece) =>
    piece === moving ? { ...piece, cells: [stepped(piece.cells[0] as Cell, direction)] } : piece,
  );
}

/** What the state really is: bridges turned, the block split or its halves joined, the other half active. */
function settled(level: RollLevel, before: RollState, { block, open }: RollState, rolled: readonly Piece[]): Stage {
  const motions = new Map<string, Motion>();
  level.bridges.forEach(({ name }, bridge) => {
    if (open[bridge] !== before.open[bridge]) motions.set(`bridge ${name}`, { kind: "turn" });
  });
  const now = named(block, rolled);
  const wasWhole = rolled.length === 1;
  if (wasWhole !== (block.shape !== "halves")) {
    const gone = rolled.map(({ id }) => id);
    const come = now.map(({ id }) => id);
    for (const id of gone) motions.set(id, { kind: "vanish", into: come });
    for (const id of come) motions.set(id, { kind: "appear", from: gone });
  } else {
    for (const piece of now) {
      const was = rolled.find(({ id }) => id === piece.id);
      if (was !== undefined && was.glyph.role !== piece.glyph.role) motions.set(piece.id, { kind: "turn" });
    }
  }
  return { pieces: [...now, ...bridgePieces(level, open)], motions };
}

/** Halves keep the names that they had, wherever they are. */
function named(block: Block, rolled: readonly Piece[]): Piece[] {
  if (block.shape !== "halves" || rolled.length !== 2) return blockPieces(block);
  return rolled.map((piece) => {
    const cell = piece.cells[0] as Cell;
    return { ...piece, glyph: sameCell(cell, block.active) ? ACTIVE_HALF : OTHER_HALF };
  });
}
