// The state that is looked at, large, with its g, h and f and the moves that led to it; and small boards that can be chosen.
import { html, nothing, type TemplateResult } from "lit";
import type { Role } from "../../puzzles/drawing.ts";
import { BOARD_WORDS } from "../board/board-words.ts";
import { upTo } from "../common/amounts.ts";
import type { Sight } from "./sight.ts";
import { explainValues, stateName, valuesOf } from "./step-words.ts";

/** More pieces than these are not told one by one. */
const MOST_TOLD = 12;
/** What is told of a board: what moves in it. */
const MOVING: ReadonlySet<Role> = new Set(["block", "block-active", "piece", "piece-at-goal"]);
/** Of a longer path the last moves are shown. */
const MOST_MOVES = 40;

export function stateView(sight: Sight, backToPresent: () => void): TemplateResult {
  const { tour, pictures, language, words, explanations } = sight;
  const { shown, chronicle } = tour;
  const isChosen = tour.chosen !== undefined && tour.chosen !== tour.present;
  const { level, puzzle } = tour.exploration;
  const { rows, columns } = level;
  const size = BOARD_WORDS[language].size(rows, columns);
  const fate = words.fates[chronicle.fateAt(shown, tour.position)];
  const named = `${stateName(tour, shown, language)}, ${fate}. ${puzzle.name[language]}, ${size}.`;
  const described = `${named} ${whereWhatMoves(sight, shown)}`.trim();
  const picture = pictures.of("board", chronicle.stateOf(shown));
  const { moves, left } = pathTo(sight, shown);
  return html`<div role="group" class="view state" part="state" aria-labelledby="state-title">
    <p class="title"><span id="state-title">${isChosen ? words.chosen : words.present}</span>
      <small>${stateName(tour, shown, language)} · ${chronicle.reopens(shown) ? words.reopened : fate}</small></p>
    ${
      picture === undefined
        ? rowsView(sight, described)
        : html`<div class="board" role="img" aria-label=${described}>${picture}</div>`
    }
    ${pictures.part === undefined ? nothing : html`<p class="told">${words.partOfBoard(String(pictures.part))}</p>`}
    <div class="with-button"><p class="values" part="values">${valuesOf(tour, shown, language)}</p>
      ${explanations.button("values", words.whatAreValues)}</div>
    ${explanations.sentence("values", explainValues(tour, shown, language))}
    <p class="told path">${moves === "" ? words.start : html`${left > 0 ? "… " : nothing}<code>${moves}</code>`}</p>
    ${isChosen ? html`<button type="button" @click=${backToPresent}>${words.backToPresent}</button>` : nothing}
  </div>`;
}

/** For those who do not see the board. */
function whereWhatMoves({ tour, pictures, language }: Sight, node: number): string {
  const { puzzle, level, state } = tour.exploration;
  const readable = state(tour.chronicle.stateOf(node));
  if (readable === undefined || pictures.part !== undefined) return "";
  const drawing = puzzle.drawState(level, readable);
  const told: string[] = [];
  for (let row = 0; row < drawing.rows; row++) {
    for (let column = 0; column < drawing.columns; column++) {
      const glyph = drawing.glyph(row, column);
      if (!MOVING.has(glyph.role)) continue;
      told.push(BOARD_WORDS[language].cell(row + 1, column + 1, puzzle.describeGlyph(level, glyph)[language]));
    }
  }
  return told.length > MOST_TOLD ? "" : told.join("; ");
}

/** The board as characters, where a trace has nothing else. */
function rowsView({ tour, words }: Sight, described: string): TemplateResult {
  const rows = tour.exploration.rows?.(tour.chronicle.stateOf(tour.shown));
  if (rows === undefined) return html`<p class="told">${words.noBoard}</p>`;
  return html`<pre class="rows" role="img" aria-label=${described}>${rows.join("\n")}</pre>`;
}

function pathTo({ tour }: Sight, node: number): { moves: string; left: number } {
  const path = tour.chronicle.pathTo(node).slice(1);
  const moves = path.slice(-MOST_MOVES).map((each) => tour.exploration.move(each) ?? "");
  return { moves: moves.join(" "), left: path.length - moves.length };
}

export interface SmallBoard {
  readonly node: number;
  /** Below the board, beside its values. */
  readonly note?: string;
  readonly look?: string;
  readonly isDisabled?: boolean;
}

/** A board that can be chosen, with its values. */
export function smallBoard(
  sight: Sight,
  place: string,
  { node, note, look = "", isDisabled = false }: SmallBoard,
  choose = sight.choose,
): TemplateResult {
  const { tour, pictures, language, words } = sight;
  const { chronicle, exploration } = tour;
  const move = exploration.move(node);
  const name = `${stateName(tour, node, language)}${move === null ? "" : `, ${words.byMove(move)}`}`;
  const picture = pictures.of(`${place} ${node}`, chronicle.stateOf(node));
  return html`<button type="button" class="small ${look}" aria-pressed=${tour.shown === node} ?disabled=${isDisabled}
    title=${name} @click=${() => choose(node)}>
    ${picture ?? html`<span class="nothing">${chronicle.stateOf(node)}</span>`}
    <span class="unseen">${name}.</span>
    <span class="numbers">${shortValues(sight, node)}</span>
    ${note === undefined ? nothing : html`<span class="note">${note}</span>`}
  </button>`;
}

function shortValues({ tour, language }: Sight, node: number): TemplateResult {
  const { exploration } = tour;
  const h = exploration.h(node);
  const g = html`<span>g ${exploration.g(node)}</span>`;
  if (h === null) return g;
  const number = (value: number): string => upTo(2, value, language);
  if (exploration.algorithm === "greedy") return html`<b>h ${number(h)}</b> ${g}`;
  return html`${g} <span>h ${number(h)}</span> <b>f ${number(exploration.f(node))}</b>`;
}
