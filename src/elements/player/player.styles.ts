// How a player looks, in light and in dark, wide and narrow: by the room that it has, not that of the page.
import { css } from "lit";

export const playerStyles = css`
  :host {
    display: block;
    container: fourfold-player / inline-size;
    min-inline-size: min(20rem, 100%);
    --ink: var(--fourfold-ink, light-dark(oklch(0.28 0.02 270), oklch(0.93 0.008 80)));
    --quiet: var(--fourfold-quiet, light-dark(oklch(0.47 0.02 270), oklch(0.76 0.012 270)));
    --rule: var(--fourfold-rule, light-dark(#e2dfd8, #3a3d4a));
    --surface: var(--fourfold-panel, light-dark(#f6f4ef, #23252f));
    --raised: light-dark(#ffffff, #2d303c);
    --hover: light-dark(#ebe8e1, #343846);
    --accent: var(--fourfold-accent, light-dark(oklch(0.5 0.18 262), oklch(0.8 0.105 255)));
    --on-accent: var(--fourfold-on-accent, light-dark(#ffffff, oklch(0.2 0.03 262)));
    --accent-soft: light-dark(#e6ecff, #2a3454);
    --good: var(--fourfold-success, light-dark(oklch(0.47 0.12 152), oklch(0.8 0.13 155)));
    --good-soft: light-dark(#e2f3e8, #1e3529);
    --lost: var(--fourfold-refusal, light-dark(oklch(0.5 0.19 25), oklch(0.79 0.12 25)));
    --lost-soft: light-dark(#fbe9e6, #402522);
    --star: light-dark(#c98a00, #f2c04e);
    color: var(--ink);
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  p, ol, dl, dd { margin: 0; padding: 0; }
  ol { list-style: none; }
  .heading { font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
  .line-name { font-size: 0.8125rem; font-weight: 600; }
  code, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.9375em; }
  .empty { color: var(--quiet); font-size: 0.9375rem; }

  button, select, .next {
    font: inherit;
    color: inherit;
    border: 0;
    border-radius: 0.625rem;
    background: none;
    min-height: 2.75rem;
    min-width: 2.75rem;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:disabled, [aria-disabled="true"] { cursor: default; }
  :is(button, select, input, .next):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

  .icon {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* --- Layout: one column, in which the board makes room for an open panel; a second one where there is room */
  .player { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; scroll-margin-block: 0.5rem; }
  .table, .side { display: contents; }
  .stage { display: grid; align-items: center; padding-block: 0.25rem; --fourfold-cell-size: var(--fourfold-player-cell-size, 5.5rem); }
  fourfold-board::part(board) { max-height: var(--fourfold-board-height, min(38rem, 68svh)); }
  .open fourfold-board::part(board) { max-height: min(30rem, 30svh); }
  .open fourfold-board { --fourfold-map-height: min(30rem, 30svh); }
  .panel { display: none; }
  .open .panel, .below .panel { display: flex; }
  .panel {
    flex-direction: column;
    gap: 1.25rem;
    padding: 1rem;
    background: var(--surface);
    border-radius: 1rem;
    overflow: auto;
    max-height: 42svh;
    order: 1;
  }
  .below .panel { order: 3; }
  .toolbar {
    order: 2;
    padding: 0.25rem;
    border-radius: 1rem;
    background: var(--raised);
    box-shadow: 0 0 0 1px var(--rule), 0 0.25rem 1rem #00000014;
  }
  ::slotted(*) { order: 3; }
  @container fourfold-player (min-width: 56rem) {
    .player { grid-template-columns: minmax(0, 1fr) 20rem; column-gap: 1.75rem; }
    .table { display: grid; align-content: start; gap: 0.75rem; position: sticky; inset-block-start: 0.5rem; align-self: start; }
    .side { display: flex; flex-direction: column; gap: 1rem; }
    .stage { min-height: min(24rem, var(--fourfold-board-height, 24rem)); }
    .open fourfold-board { --fourfold-map-height: inherit; }
    fourfold-board::part(board), .open fourfold-board::part(board) { max-height: var(--fourfold-board-height, min(44rem, 68svh)); }
    .panel, .open .panel { display: flex; }
    .panel { flex: 1 1 0; min-height: 15.5rem; max-height: none; padding: 1.25rem; }
    .player:not(.open) .panel:has(.keys) { flex: 1 0 auto; }
    .open .panel { min-height: 30rem; }
    .so-far { flex: 1 1 13rem; min-height: 13rem; grid-template-rows: auto minmax(0, 1fr); }
    .so-far:not(:has(.moves)) { flex: none; min-height: 0; }
    .moves { overflow: auto; overscroll-behavior: contain; }
    .toolbar { background: var(--surface); box-shadow: none; }
  }

  @container fourfold-player (min-width: 74rem) {
    .player { grid-template-columns: minmax(0, 1fr) 23rem; }
  }

  /* What is wide and low, a phone on its side, has head, notice and toolbar beside the board. */
  @media (max-height: 31rem) and (min-width: 34rem) {
    .player { grid-template-columns: minmax(0, 1fr); }
    .table { display: grid; position: static; grid-template: auto 1fr auto / minmax(0, 1fr) 15rem; gap: 0.5rem 1rem; }
    .stage { grid-column: 1; grid-row: 1 / -1; min-height: 0; padding: 0; }
    .table > :not(.stage) { grid-column: 2; }
    .table .notice-place { align-self: stretch; min-height: 4.75rem; font-size: 0.875rem; line-height: 1.35; }
    fourfold-board::part(board), .open fourfold-board::part(board) { max-height: var(--fourfold-board-height, 62svh); }
    .table .toolbar { grid-auto-flow: row; grid-template-columns: repeat(3, minmax(0, 1fr)); align-self: end; }
    .table .toolbar .tool { flex-direction: column; gap: 0.1875rem; padding-inline: 0.25rem; font-size: 0.75rem; }
    .panel { max-height: 80svh; }
    .panel, .open .panel { min-height: 0; }
  }

  /* --- Above the board */
  .head { display: flex; align-items: end; justify-content: space-between; gap: 1rem; min-height: 2.75rem; }
  /* The best cost is told later: it has a line of its own where there is no room, and wraps no title. */
  .name { flex: none; max-width: calc(100% - 7.5rem); }
  .title { font-size: 1.125rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere; }
  .puzzle { color: var(--quiet); font-size: 0.875rem; }
  .score {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-items: center;
    gap: 0.125rem 0.625rem;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .score .best { color: var(--quiet); }
  .stars { height: 1.125rem; fill: var(--star); }
  .star.missing { fill: none; stroke: var(--quiet); stroke-width: 1.2; }

  /* --- Under the board */
  .notice-place { position: relative; display: grid; align-items: center; min-height: 3.5rem; }
  .notice-place::before { content: attr(data-note); padding: 0.625rem 0.375rem 0.625rem 0.25rem; visibility: hidden; text-wrap: pretty; }
  .notice {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    min-height: 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding: 0.25rem 0.375rem 0.25rem 0.875rem;
    border-radius: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .notice p { display: flex; align-items: center; gap: 0.625rem; flex: 1 1 11rem; margin-block: 0.375rem; text-wrap: pretty; }
  .notice > :not(p) { margin-inline-start: auto; }
  .notice.calm:not(:has(.icon)) { color: var(--quiet); padding-inline-start: 0.25rem; }
  .by-hand { display: none; }
  @media not (any-pointer: fine) {
    .by-hand { display: inline; }
    .notice-place::before { content: attr(data-note) " " attr(data-gesture); }
  }
  @container fourfold-player (max-width: 27rem) {
    .notice-place { min-height: 4.25rem; }
  }
  /* Where to go next has its word where there is room for it. */
  .notice-place { container: fourfold-notice / inline-size; }
  @container fourfold-notice (max-width: 24rem) {
    .notice .next { padding: 0; justify-content: center; }
    .next > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  .notice.calm:has(.icon) { background: var(--accent-soft); }
  .notice.calm .icon { color: var(--accent); }
  .notice.busy { background: var(--surface); color: var(--quiet); }
  .notice.good { background: var(--good-soft); }
  .notice.good .icon { color: var(--good); }
  .notice.lost { background: var(--lost-soft); }
  .notice.lost .icon { color: var(--lost); }
  .small { padding-inline: 0.875rem; background: var(--raised); font-weight: 550; }
  .small:hover { background: var(--hover); }
  .next {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    padding-inline: 1.125rem 0.875rem;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
    text-decoration: none;
  }
  .notice .next .icon { color: inherit; }
  .next:hover { filter: brightness(1.08); }

  .toolbar, .tools { display: grid; grid-auto-columns: minmax(min-content, 1fr); grid-auto-flow: column; gap: 0.25rem; }
  .tools { background: var(--raised); border-radius: 0.875rem; padding: 0.25rem; }
  .tool {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.1875rem;
    padding: 0.375rem 0.25rem;
    min-height: 3.25rem;
    font-size: 0.75rem;
    line-height: 1.1;
    font-weight: 550;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .tool:hover { background: var(--hover); }
  .tool:active { background: var(--rule); }
  .tool[aria-disabled="true"] { color: light-dark(#a09d95, #666a78); background: none; }
  .tool[aria-pressed="true"], .tool[aria-expanded="true"] { background: var(--accent-soft); color: var(--accent); }
  @container fourfold-player (max-width: 21rem) {
    .tool { font-size: 0.6875rem; padding-inline: 0; letter-spacing: -0.01em; }
  }
  @container fourfold-player (min-width: 34rem) {
    .toolbar { justify-content: start; grid-auto-columns: auto; }
    .toolbar .tool { flex-direction: row; gap: 0.5rem; min-height: 2.75rem; padding-inline: 0.875rem; font-size: 0.9375rem; }
  }

  /* --- The panel */
  .study { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  .transport { display: flex; align-items: center; justify-content: center; gap: 0.375rem; }
  .icon-only { display: grid; place-items: center; }
  .icon-only:hover { background: var(--hover); }
  .icon-only.primary { background: var(--accent); color: var(--on-accent); border-radius: 50%; }
  .icon-only.primary:hover { filter: brightness(1.08); background: var(--accent); }
  .icon-only[aria-disabled="true"] { color: light-dark(#a09d95, #666a78); background: none; }
  .pick { flex: none; position: relative; width: 5rem; margin-inline-start: auto; }
  .pick::after { content: ""; position: absolute; inset-block-start: calc(50% - 0.3rem); inset-inline-end: 0.875rem; width: 0.4rem; height: 0.4rem; border: solid var(--quiet); border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none; }
  .speed { appearance: none; width: 100%; padding-inline: 0.75rem 1.75rem; background: var(--raised); font-variant-numeric: tabular-nums; }
  .transport::before { content: ""; flex: 0 1 5rem; margin-inline-end: auto; }
  .position { width: 100%; height: 2.75rem; margin: 0; accent-color: var(--accent); cursor: pointer; }

  .so-far, .keys, .comparison { display: grid; gap: 0.5rem; }
  .moves { mask-image: linear-gradient(transparent, #000 0.75rem, #000 calc(100% - 0.75rem), transparent); padding-block: 0.5rem; scroll-padding-block: 0.75rem; }
  .moves { margin-inline: -0.5rem; font-variant-numeric: tabular-nums; }
  .moves li { content-visibility: auto; contain-intrinsic-size: auto 2.75rem; }
  .moves .now { content-visibility: visible; }
  .moves button {
    display: grid;
    grid-template-columns: 1.75rem minmax(1.75rem, auto) 1fr;
    align-items: baseline;
    gap: 0.5rem;
    width: 100%;
    padding: 0.625rem 0.5rem;
    text-align: start;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .moves li:first-child button { display: block; padding-inline-start: 2.75rem; color: var(--quiet); }
  .moves button:not(:disabled):hover { background: var(--hover); }
  .moves .number { color: var(--quiet); text-align: end; font-size: 0.8125rem; }
  .moves code { font-weight: 600; }
  .moves [aria-current="step"], .moves li:first-child [aria-current="step"] { background: var(--accent-soft); color: var(--ink); }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .moves button { position: relative; }
  .moves .ahead :is(code, .words) { color: var(--quiet); }

  .keys dl { display: grid; gap: 0.5rem; }
  .keys dl div { display: flex; align-items: baseline; gap: 0.75rem; font-size: 0.9375rem; }
  .keys dt { flex: none; min-width: 5.5rem; }
  @media not (any-pointer: fine) { .keys { display: none; } }
  kbd { padding: 0.0625rem 0.375rem; border-radius: 0.375rem; background: var(--raised); border: 1px solid var(--rule); }

  table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
  caption { text-align: start; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); padding-block-end: 0.375rem; }
  caption small { font-size: inherit; font-weight: 400; }
  thead th { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody th, td { padding-block: 0.4375rem; border-block-start: 1px solid var(--rule); vertical-align: baseline; }
  tbody th { text-align: start; font-weight: 600; padding-inline-end: 0.75rem; white-space: nowrap; }
  td { text-align: end; white-space: nowrap; }
  tbody td.words { text-align: start; white-space: normal; color: var(--ink); font-weight: 400; padding-inline-end: 0.5rem; }
  tr.best td:last-child { color: var(--accent); font-weight: 600; }
  tr.best b {
    margin-inline-start: 0.375rem;
    padding: 0.0625rem 0.4375rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.75rem;
    font-weight: 600;
  }
  tr.lost td:last-child { color: var(--lost); }
  tr.unknown td:last-child { color: var(--quiet); }

  .remark { font-size: 0.875rem; color: var(--quiet); }
  .comparison p:not(.heading) { font-size: 0.9375rem; text-wrap: pretty; }
  .comparison .amount { color: var(--quiet); font-weight: 400; }
  .line { display: flex; flex-wrap: wrap; gap: 0.125rem; }
  .line button { padding-inline: 0.375rem; font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--raised); }
  .line button:not(:disabled):hover { background: var(--hover); }
  .line .same { background: none; color: var(--quiet); }
  .line .parting { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--accent); font-weight: 650; }

  /* Where the page may have no colours of its own, what is off, pressed or current has those that the system has for it. */
  @media (forced-colors: active) {
    .panel, .toolbar { border: 1px solid; }
    :is(.tool, .icon-only)[aria-disabled="true"] { color: GrayText; }
    .tool:is([aria-pressed="true"], [aria-expanded="true"]), .moves [aria-current="step"], .line .parting {
      forced-color-adjust: none;
      --accent-soft: Highlight;
      --accent: HighlightText;
      --ink: HighlightText;
      --quiet: HighlightText;
      color: HighlightText;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    button, .next { transition: background-color 120ms; }
  }
`;
