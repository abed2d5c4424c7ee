// What only an editor shows: brushes, the board that is painted, the text with its numbers.
import { css } from "lit";

export const editorStyles = css`
  :host { --cell-size: var(--fourfold-cell-size, 4rem); }
  h2 { margin: 0 0 0.5rem; font-size: 0.875rem; font-weight: 650; color: var(--quiet); }
  h2 label { font: inherit; color: inherit; }
  .editor { display: grid; gap: 1rem 2rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
  .work, .side { display: grid; gap: 1rem; min-width: 0; grid-template-columns: minmax(0, 1fr); }
  .side { gap: 1.25rem; }
  @container (min-width: 56rem) {
    .editor { grid-template-columns: minmax(0, 1fr) minmax(19rem, 26rem); }
    .toolbar { grid-column: 1 / -1; }
    .work { position: sticky; inset-block-start: 0.75rem; }
  }

  .toolbar { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
  .toolbar .group { display: flex; gap: 0.375rem; }
  .toolbar .far { margin-inline-start: auto; flex-wrap: wrap; }
  .toolbar button { padding-inline: 0.75rem; display: inline-flex; align-items: center; gap: 0.4rem; }
  .toolbar .pick { width: 11.5rem; }
  .icon { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; flex: none; }
  button[aria-pressed="true"] { border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }

  .palette { display: flex; flex-wrap: wrap; gap: 0.375rem; }
  .brush { display: inline-flex; align-items: center; gap: 0.5rem; padding: 0.125rem 0.625rem 0.125rem 0.25rem; font-weight: 500; font-size: 0.875rem; white-space: nowrap; }
  .brush > span { overflow: hidden; text-overflow: ellipsis; max-width: 15rem; }
  .brush[aria-checked="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1.5px var(--accent); font-weight: 650; }
  .swatch { width: 1.875rem; height: 1.875rem; flex: none; overflow: visible; border-radius: 0.25rem; outline: 1px dashed var(--line); outline-offset: -1px; }
  kbd { font: 600 0.75rem/1 var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); color: var(--quiet); border: 1px solid var(--line); border-radius: 0.25rem; padding: 0.2rem 0.3rem; }
  .line { fill: none; stroke-linecap: round; stroke-linejoin: round; }

  .sheet { display: grid; gap: 0.5rem; justify-content: center; justify-items: center; align-items: center;
    grid-template: ". top ." auto "left board right" auto ". bottom ." auto / auto minmax(0, auto) auto; }
  .side-of { display: flex; gap: 0.25rem; align-items: center; }
  .side-of .name { display: none; }
  .side-of button { width: 2.25rem; min-height: 2.25rem; padding: 0; font-weight: 600; color: var(--quiet); }
  .top { grid-area: top; } .bottom { grid-area: bottom; }
  .left { grid-area: left; flex-direction: column; } .right { grid-area: right; flex-direction: column; }
  .scroller { grid-area: board; overflow: auto; max-width: 100%; max-height: max(36rem, min(44rem, 80svh)); padding: 0.375rem; border-radius: 0.75rem; scrollbar-width: thin; }
  .board {
    position: relative;
    --tallest: max(34rem, calc(var(--rows) * 1.375rem));
    width: min(calc(var(--columns) * var(--cell-size)), calc(var(--tallest) * var(--columns) / var(--rows)));
    max-width: max(100%, calc(var(--columns) * 1.375rem));
    aspect-ratio: var(--columns) / var(--rows);
    touch-action: pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    cursor: crosshair;
  }
  .board > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  .picture { pointer-events: none; }
  .lines { fill: none; stroke: var(--line); stroke-width: 0.025; }
  .cell { fill: transparent; outline: none; stroke-linejoin: round; }
  @media (hover: hover) { .cell:hover { stroke: color-mix(in oklch, var(--accent) 60%, transparent); stroke-width: 0.05; } }
  .cell:focus-visible { stroke: var(--accent); stroke-width: 0.09; }
  .board:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 0.25rem; border-radius: 0.5rem; }
  .picking .board { cursor: cell; }
  .moving .board { cursor: grab; touch-action: auto; }
  .picking .cell:focus { stroke: var(--accent); stroke-width: 0.09; }
  .stale .scroller { opacity: 0.45; }
  .unknown text { font: 700 0.5px/1 var(--fourfold-mono, ui-monospace, monospace); text-anchor: middle; fill: var(--refusal); }
  .covered circle { fill: var(--surface); stroke: var(--edge); stroke-width: 0.03; }
  .covered text { font: 700 0.28px/1 system-ui, sans-serif; text-anchor: middle; fill: var(--ink); }
  .mark rect { fill: none; stroke-width: 0.07; }
  .mark.wrong rect { stroke: var(--refusal); stroke-dasharray: 0.16 0.1; fill: color-mix(in oklch, var(--refusal) 18%, transparent); }
  .mark.warned rect { stroke: var(--quiet); stroke-dasharray: 0.06 0.1; }
  .mark.named rect { stroke: var(--accent); }
  .mark circle { fill: var(--accent); }
  .mark.wrong circle { fill: var(--refusal); }
  .mark.warned circle { fill: var(--quiet); }
  .mark.wrong text, .mark.warned text { fill: var(--surface); }
  .mark text { font: 700 0.28px/1 system-ui, sans-serif; text-anchor: middle; fill: var(--on-accent); }

  .hints { font-size: 0.8125rem; color: var(--quiet); display: grid; gap: 0.25rem; }
  .optimum:empty { display: none; }
  .optimum { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; min-height: 2.75rem; padding: 0.25rem 0 0.25rem 0.875rem; border-inline-start: 0.25rem solid var(--line); font-weight: 600; }
  .optimum.proven { border-color: var(--success); }
  .optimum.none { border-color: var(--refusal); }
  .optimum.searching { color: var(--quiet); font-weight: 500; }
  .optimum p { overflow-wrap: anywhere; flex: 1 1 12rem; }
  .optimum button { font-size: 0.875rem; padding-inline: 0.75rem; }

  .fine { font-size: 0.875rem; color: var(--quiet); padding-inline-start: 1.125rem; }
  .problems.warned { border-color: var(--edge); background: var(--sunken); }
  .problems li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.125rem; }
  .place { justify-self: start; padding: 0; min-height: 1.5rem; border: 0; border-radius: 0.25rem; background: none; color: var(--accent); font-size: 0.8125rem; text-decoration: underline; text-underline-offset: 0.2em; }

  .lines-of-text { display: flex; border: 1px solid var(--edge); border-radius: 0.625rem; background: var(--surface); overflow: hidden; }
  .lines-of-text:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  .numbers, textarea { font: 400 0.875rem/1.5 var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); padding-block: 0.625rem; }
  .numbers { flex: none; contain: size; width: calc(5ch + 1.125rem); white-space: nowrap; padding-inline: 0.625rem 0.5rem; overflow: hidden; text-align: end; color: var(--quiet); background: var(--sunken); }
  .numbers span { display: block; }
  .numbers .error { color: var(--refusal); font-weight: 700; }
  .numbers .error::before { content: "!"; float: inline-start; }
  .numbers .warning { color: var(--ink); font-weight: 700; }
  textarea { flex: 1; min-width: 0; border: 0; padding-inline: 0.625rem; resize: none; outline: none; background: none; color: var(--ink); white-space: pre; overflow: auto; tab-size: 2; box-sizing: content-box; height: auto; border-radius: 0; }

  .entries { margin: 0 0 0.75rem; display: grid; }
  .row-of { display: flex; gap: 0.5rem; align-items: start; padding-block: 0.375rem; border-block-end: 1px solid var(--line); }
  .entry { flex: 1; display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; align-items: center; min-width: 0; }
  .entry > b { display: inline-flex; align-items: center; gap: 0.5rem; min-width: 3.25rem; font-family: var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); }
  .entry .choice { display: inline-flex; align-items: center; gap: 0.375rem; min-width: 0; font-size: 0.8125rem; }
  .entry .choice > label, .entry .choice > .label { color: var(--quiet); font-weight: 500; white-space: nowrap; }
  .entry select { width: auto; max-width: 12rem; min-height: 2.25rem; font-size: 0.875rem; padding-inline: 0.625rem 1.75rem; }
  .entry .pick { max-width: 100%; }
  .entry .told { flex: 1 1 6rem; min-width: 0; }
  .pick-cell { min-height: 2.25rem; padding-inline: 0.625rem; }
  .meaning { flex: 1; min-width: 9rem; min-height: 2.25rem; }
  .remove { flex: none; width: 2.25rem; min-height: 2.25rem; padding: 0; border-color: transparent; background: none; font-size: 1.25rem; line-height: 1; color: var(--quiet); }
  .add { padding-inline: 0.75rem; font-size: 0.875rem; }
  .check { display: flex; gap: 0.5rem; align-items: center; min-height: 2.5rem; font-size: 0.875rem; }
  .check input { width: 1.25rem; height: 1.25rem; min-height: 0; accent-color: var(--accent); flex: none; }
  .knobs { grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
  .side .fields { gap: 0.625rem 0.875rem; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr)); }
  .side .fields .wide { grid-column: 1 / -1; }
  .side .check { align-self: end; }
  .shared { display: grid; gap: 0.5rem; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sunken); }
  .shared .row { display: flex; gap: 0.5rem; }
  .shared input { flex: 1; }
  [hidden] { display: none !important; }

  @media not (any-pointer: fine) { kbd { display: none; } }
  @media (pointer: coarse) {
    .side-of button, .remove, .pick-cell, .place, .add { min-height: 2.75rem; min-width: 2.75rem; }
    .entry select, .meaning { min-height: 2.75rem; font-size: 1rem; }
    .check input { height: 2.75rem; }
    textarea, .numbers { font-size: 1rem; }
  }
  @container (max-width: 40rem) {
    .palette { overflow-y: auto; max-height: 10.5rem; margin-inline: -0.25rem; padding: 0.25rem; scrollbar-width: thin; }
    .sheet { grid-template: "board board" auto "top left" auto "bottom right" auto / minmax(0, 1fr) minmax(0, 1fr); justify-items: stretch; gap: 0.5rem 1rem; }
    .scroller { justify-self: center; }
    .side-of { flex-direction: row; justify-content: space-between; }
    .side-of .name { display: block; min-width: 0; overflow: hidden; text-overflow: ellipsis; font-size: 0.8125rem; color: var(--quiet); margin-inline-end: auto; }
    .toolbar .far { margin-inline-start: 0; }
    .toolbar { gap: 0.375rem; }
    .toolbar .pick { width: auto; flex: 1; }
    .toolbar .new { flex: 1 1 100%; }
    .toolbar button { padding-inline: 0.625rem; font-size: 0.875rem; }
    .toolbar .sign span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .toolbar .sign { width: 2.75rem; justify-content: center; }
    .entry select { max-width: 10rem; }
  }
  @container (max-width: 22rem) {
    .side-of { flex-wrap: wrap; justify-content: flex-start; }
    .side-of .name { flex: 1 0 100%; }
  }
  @media print {
    .toolbar, .palette, .side-of, .hints, .side, .optimum button { display: none; }
    .scroller { overflow: visible; max-height: none; }
    .board { max-width: 100%; }
  }
`;
