// The brushes, the board that is painted with them, and around it the buttons that make it larger and smaller.
import { html, nothing, type TemplateResult } from "lit";
import { resize } from "../../editing/edits.ts";
import type { Side } from "../../puzzles/editing.ts";
import { BOARD_WORDS } from "../board/board-words.ts";
import type { Desk, Paintable } from "./desk.ts";
import type { Painting } from "./painting.ts";
import { paletteView } from "./palette-view.ts";
import type { Workbench } from "./workbench.ts";

const SIDES: readonly Side[] = ["top", "left", "right", "bottom"];

export function boardArea(desk: Desk, bench: Workbench, painting: Painting): TemplateResult | typeof nothing {
  const { words, paintable } = desk;
  if (paintable === undefined) {
    return bench.isTyped ? html`<p class="told">${bench.isLarge ? words.tooLarge : words.noBrushes}</p>` : nothing;
  }
  return html`${bench.isStale ? html`<p class="refused">${words.stale}</p>` : nothing}
    ${paletteView(desk, paintable)}
    <div class="sheet ${bench.isStale ? "stale" : ""} ${painting.isPicking ? "picking" : desk.tool === "move" ? "moving" : ""}">
      ${painting.board.frame}
      ${SIDES.map((side) => sideView(desk, paintable, side))}
    </div>`;
}

export function paintingHelp({ words, paintable }: Desk): TemplateResult | typeof nothing {
  if (paintable === undefined) return nothing;
  return html`<details class="hints"><summary>${words.help}</summary><p>${words.pointer}</p><p>${words.keys}</p></details>`;
}

function sideView(desk: Desk, { editing, picture }: Paintable, side: Side): TemplateResult {
  const { words, language, level } = desk;
  const change = (by: 1 | -1): void => {
    if (!desk.edit(resize(editing, side, by))) return;
    const { rows = 0, columns = 0 } = level.draft.document?.grid ?? {};
    desk.say(words.resized(BOARD_WORDS[language].size(rows, columns)));
  };
  const { rows, columns } = picture.document.grid;
  const isRow = side === "top" || side === "bottom";
  const [count, most] = isRow ? [rows, editing.most.rows] : [columns, editing.most.columns];
  const button = (by: 1 | -1, name: string, isOff: boolean): TemplateResult =>
    html`<button type="button" aria-label=${name} title=${name} aria-disabled=${isOff} @click=${() => change(by)}>
      <span aria-hidden="true">${by > 0 ? "+" : "−"}</span></button>`;
  return html`<div class="side-of ${side}"><span class="name" aria-hidden="true">${words.sides[side]}</span>
    ${button(1, words.more[side], count >= most)} ${button(-1, words.less[side], count <= 1)}</div>`;
}
