// A drawing as SVG: one unit a cell, ground first, then what stands on it. Every shape only names what it is by class;
// colours and light live in board.styles.ts. A shape that many kinds share takes its colour from kind-colour.ts.
import { svg, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Drawing, Glyph, Role } from "../../puzzles/drawing.ts";
import { kindColour } from "./kind-colour.ts";

type Shape = TemplateResult | undefined;

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly glyph: Glyph;
}

/** Everything that is drawn, to stand inside an <svg> whose view box is the board in cells. */
export function boardPicture(drawing: Drawing): TemplateResult {
  const cells = cellsOf(drawing);
  return svg`<g>${cells.map(ground)}</g><g>${cells.map((cell) => thing(cell, drawing))}</g>`;
}

function cellsOf(drawing: Drawing): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      cells.push({ row, column, glyph: drawing.glyph(row, column) });
    }
  }
  return cells;
}

const GROUND: Readonly<Record<Role, "floor" | "wall" | undefined>> = {
  void: undefined,
  wall: "wall",
  floor: "floor",
  empty: "floor",
  goal: "floor",
  piece: "floor",
  "piece-at-goal": "floor",
  block: "floor",
  "block-active": "floor",
  target: "floor",
  fragile: "floor",
  switch: "floor",
  "bridge-open": undefined,
  "bridge-closed": undefined,
  split: "floor",
};

function ground({ row, column, glyph }: Cell): Shape {
  const className = GROUND[glyph.role];
  if (className === undefined) return undefined;
  return svg`<rect class=${className} x=${column + 0.03} y=${row + 0.03} width="0.94" height="0.94" rx="0.13" />`;
}

function thing(cell: Cell, drawing: Drawing): Shape {
  const shape = shapeOf(cell, drawing);
  if (shape === undefined) return undefined;
  const { row, column, glyph } = cell;
  return svg`<g class=${glyph.role} transform="translate(${column} ${row})" ${ref((node) => paint(node, glyph.kind ?? 0))}>${shape}</g>`;
}

/** By script, for a strict policy allows no style in markup. */
function paint(node: Element | undefined, kind: number): void {
  if (!(node instanceof SVGElement)) return;
  for (const [name, value] of Object.entries(kindColour(kind))) node.style.setProperty(name, value);
}

function shapeOf(cell: Cell, drawing: Drawing): Shape {
  switch (cell.glyph.role) {
    case "piece":
      return piece(cell.glyph.text);
    case "piece-at-goal":
      return svg`${piece(cell.glyph.text)}<rect class="home" x="0.16" y="0.13" width="0.68" height="0.66" rx="0.13" />`;
    case "goal":
      return svg`<rect class="ring" x="0.14" y="0.14" width="0.72" height="0.72" rx="0.17" />${letter(cell.glyph.text, 0.34)}`;
    case "block":
    case "block-active":
      return block(cell, drawing);
    case "target":
      return svg`<rect class="rim" x="0.1" y="0.1" width="0.8" height="0.8" rx="0.16" /><rect class="hole" x="0.2" y="0.2" width="0.6" height="0.6" rx="0.1" />`;
    case "fragile":
      return svg`<rect class="pane" x="0.03" y="0.03" width="0.94" height="0.94" rx="0.13" /><path class="crack" d="M.2 .16 L.42 .4 L.34 .58 L.56 .84 M.42 .4 L.66 .34 L.84 .48" />`;
    case "switch":
      return svg`<circle class="socket" cx="0.5" cy="0.53" r="0.34" /><circle class="button" cx="0.5" cy="0.48" r="0.31" />${letter(cell.glyph.text, 0.36, 0.49)}`;
    case "bridge-open":
      return svg`${planks()}${letter(cell.glyph.text, 0.34)}`;
    case "bridge-closed":
      return svg`<rect class="gap" x="0.08" y="0.08" width="0.84" height="0.84" rx="0.13" />${letter(cell.glyph.text, 0.34)}`;
    case "split":
      return svg`<rect class="half" x="0.12" y="0.3" width="0.34" height="0.4" rx="0.08" /><rect class="half" x="0.54" y="0.3" width="0.34" height="0.4" rx="0.08" />`;
    default:
      return undefined;
  }
}

function piece(text: string): TemplateResult {
  return svg`<rect class="side" x="0.07" y="0.09" width="0.86" height="0.86" rx="0.2" /><rect class="face" x="0.07" y="0.05" width="0.86" height="0.82" rx="0.2" /><rect class="shine" x="0.12" y="0.08" width="0.76" height="0.3" rx="0.15" />${letter(text, 0.4, 0.47)}`;
}

/** A block that lies on two cells is drawn once, from the first of them. One that stands on a cell is drawn taller. */
function block({ row, column, glyph }: Cell, drawing: Drawing): Shape {
  const sameAt = (r: number, c: number): boolean =>
    r >= 0 && c >= 0 && r < drawing.rows && c < drawing.columns && drawing.glyph(r, c).role === glyph.role;
  if (sameAt(row - 1, column) || sameAt(row, column - 1)) return undefined;
  const [across, down] = [sameAt(row, column + 1) ? 2 : 1, sameAt(row + 1, column) ? 2 : 1];
  const tallness = across + down === 2 ? 0.2 : 0.09;
  const [width, height] = [across - 0.16, down - 0.16];
  const top = 0.13 - tallness;
  return svg`<rect class="side" x="0.08" y=${top} width=${width} height=${height + tallness} rx="0.14" /><rect class="face" x="0.08" y=${top} width=${width} height=${height} rx="0.14" /><rect class="edge" x="0.17" y=${top + 0.09} width=${width - 0.18} height=${height - 0.18} rx="0.08" />`;
}

function planks(): TemplateResult {
  const boards = [0, 1, 2].map(
    (i) => svg`<rect class="plank" x=${0.03 + i * 0.32} y="0.03" width="0.3" height="0.94" rx="0.07" />`,
  );
  return svg`${boards}`;
}

function letter(text: string, size: number, middle = 0.5): TemplateResult {
  return svg`<text x="0.5" y=${middle} font-size=${size}>${text}</text>`;
}
