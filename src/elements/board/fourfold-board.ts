// <fourfold-board>: a level, drawn. It takes the text of a level file and shows its first level at the start, or what
// is wrong with it. It knows no puzzle: what a cell shows is said by the drawing contract, looks are chosen by role.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Problem } from "../../levels/problem.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import { boardStyles } from "./board.styles.ts";
import { boardPicture } from "./board-picture.ts";

/** More cells than this make a picture that no one can read and no page can lay out in time. */
const MOST_CELLS = 10_000;

/**
 * Draws a level.
 *
 * @csspart board - the picture
 * @csspart problems - what is said of a level that is wrong
 * @cssprop [--fourfold-cell-size=3.25rem] - the greatest size of a cell; the picture shrinks to fit
 */
@customElement("fourfold-board")
export class FourfoldBoard extends LitElement {
  static override styles = boardStyles;

  /** The text of a level file. */
  @property() level = "";

  override render(): TemplateResult | typeof nothing {
    const loaded = loadLevels(this.level)[0];
    if (this.level === "" || loaded === undefined) return nothing;
    return loaded.playable === undefined ? problemList(loaded.problems) : board(loaded.playable);
  }
}

function board({ puzzle, level, facts }: PlayableLevel): TemplateResult {
  const { rows, columns } = level;
  if (rows * columns > MOST_CELLS) {
    return html`<p part="problems" class="problems">This board has ${rows} × ${columns} cells, too many to draw here.</p>`;
  }
  const name = facts.title === undefined ? puzzle.name.en : `${puzzle.name.en}, ${facts.title}`;
  return html`<svg
    part="board"
    role="img"
    aria-label="${name}: ${rows} rows, ${columns} columns"
    viewBox="0 0 ${columns} ${rows}"
    style="--columns: ${columns}"
  >
    ${boardPicture(puzzle.drawState(level, puzzle.initialState(level)))}
  </svg>`;
}

function problemList(problems: readonly Problem[]): TemplateResult {
  return html`<div part="problems" class="problems" role="alert">
    <p>This level cannot be drawn.</p>
    <ul>
      ${problems.map(
        ({ line, column, message, expected }) =>
          html`<li>Line ${line}, column ${column}: ${message}<small>Right would be: ${expected}</small></li>`,
      )}
    </ul>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-board": FourfoldBoard;
  }
}
