// How an explorer looks: the board and the counts beside the tree, the frontier below, and on a narrow page one under the other.
import { css } from "lit";

export const explorerStyles = css`
  :host { --mark: var(--fourfold-accent, light-dark(#2f55c9, #8fb0ff)); }
  /* What is wide scrolls within itself. */
  .panel { grid-template-columns: minmax(0, 1fr); }
  .toolbar { display: flex; flex-wrap: wrap; gap: 0.625rem 1.5rem; align-items: center; }
  .toolbar .actions { gap: 0.5rem; }
  @container (max-width: 39.99rem) {
    /* However far one has scrolled, one can step on. */
    .toolbar { display: contents; }
    .ways { position: sticky; inset-block-start: 0.25rem; z-index: 1; flex-wrap: nowrap; gap: 0.25rem; padding: 0.25rem; min-width: 0; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--surface); }
    .ways button { flex: 1 1 0; min-width: 0; padding-inline: 0.125rem; font-size: 0.875rem; line-height: 1.15; }
    .ways .icon { display: none; }
  }
  .search { grid-template-columns: minmax(0, 20rem) minmax(0, 20rem) auto; }
  .search > details { align-self: end; }
  .search > details[open] { grid-column: 1 / -1; }
  .own-code > .panel { gap: 0.75rem; padding-block-start: 0.5rem; }
  .flaws { display: grid; gap: 0.375rem; }
  .flaws ul { display: grid; gap: 0.375rem; margin: 0; padding: 0; list-style: none; }
  .flaws li { padding-inline-start: 0.875rem; border-inline-start: 0.25rem solid var(--refusal); }
  .flaws .place { padding: 0; min-height: 1.5rem; border: 0; border-radius: 0.25rem; background: none; color: var(--accent); font-size: 0.875rem; text-decoration: underline; text-underline-offset: 0.2em; }
  @media (pointer: coarse) {
    .flaws .place { min-height: 2.75rem; }
  }
  /* Little room, as on a phone or beside another search: what comes below does not depend on which search it is. */
  @container (max-width: 43.99rem) {
    .search { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.25rem 0.75rem; }
    .position .slider { flex-basis: 100%; }
    .position .inline { flex: 1 1 0; display: grid; }
    .position .inline select { width: 100%; }
    .boards.strip { min-height: 9.25rem; }
    .view[part="rounds"] { order: 4; }
  }
  @container (max-width: 20rem) {
    .search { grid-template-columns: minmax(0, 1fr); }
  }
  .icon { width: 1.125rem; height: 1.125rem; margin-inline: -0.25rem 0.375rem; vertical-align: -0.2rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  button[aria-pressed="true"]:not(.small) { border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  .inline { display: flex; flex-wrap: wrap; align-items: center; gap: 0.125rem 0.5rem; min-width: 0; max-width: 100%; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
  .inline select { width: auto; max-width: 100%; font-size: 0.9375rem; font-weight: 400; color: var(--ink); }
  .inline .pick { min-width: 0; max-width: 100%; }
  .targets { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.625rem; padding: 0.75rem 0.875rem; border-radius: 0.75rem; background: var(--sunken); }
  .targets input { width: 7rem; }
  .targets .refused:empty { display: none; }
  [hidden] { display: none !important; }
  .position { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; min-width: 0; }
  .slider { flex: 1 1 16rem; display: grid; gap: 0.125rem; min-width: 0; }
  input[type="range"] { margin: 0; padding: 0; border: 0; background: none; min-height: 1.75rem; accent-color: var(--accent); }
  @media (pointer: coarse) { input[type="range"] { min-height: 2.75rem; } .inline select { font-size: 1rem; } }

  .happened { font-size: 1.0625rem; font-weight: 600; padding-inline-start: 0.875rem; border-inline-start: 0.25rem solid var(--accent); text-wrap: pretty; }
  @container (max-width: 47.99rem) { .happened { min-height: 2lh; } }
  @container (max-width: 35.99rem) { .happened { min-height: 3lh; } .legend { min-height: 2lh; } }
  .happened.goal { border-color: var(--success); }

  .views { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
  .view { display: grid; gap: 0.5rem; align-content: start; min-width: 0; }
  .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.75rem; font-weight: 650; }
  .title small { font-size: 0.8125rem; font-weight: 400; color: var(--quiet); }
  .column { display: contents; }
  .view { order: 1; }
  .view.counted { order: 3; }
  .view.heat { order: 2; }
  @container (min-width: 44rem) {
    .views { grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 1.5rem 2rem; }
    .column { display: grid; gap: 1.25rem; align-content: start; min-width: 0; }
  }

  .picture { display: block; width: 100%; height: 100%; overflow: visible; }
  .picture text { text-anchor: middle; font-family: ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif; font-weight: 650; fill: currentColor; }
  .picture .letter { font-size: 0.46px; dominant-baseline: auto; }
  .picture .line { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  .board { height: var(--board, clamp(9rem, 34cqi, 15rem)); padding: 0.5rem; border-radius: 0.75rem; background: var(--sunken); }
  .rows { margin: 0; padding: 0.75rem; border-radius: 0.75rem; background: var(--sunken); font: 600 0.875rem / 1.2 var(--fourfold-mono, ui-monospace, monospace); overflow: auto; }
  .values { font-size: 1.25rem; font-weight: 650; }
  .state .with-button { align-items: center; }
  .state .with-button > :first-child { flex: none; }
  .state .ask { margin-block: -0.375rem; }
  .path code { font-family: var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); line-height: 1; }
  .state button { justify-self: start; }

  .boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr)); gap: 0.5rem; list-style: none; margin: 0; padding: 0; }
  .boards li { display: grid; }
  .boards li.left { align-content: center; padding-inline: 0.5rem; }
  .boards.strip { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: 6.25rem; overflow-x: scroll; padding: 3px; margin-block: -3px; scrollbar-width: thin; scrollbar-color: var(--quiet) transparent; }
  .small { display: grid; grid-template-rows: 4.5rem auto; gap: 0.25rem; justify-items: stretch; padding: 0.375rem; border-color: var(--line); border-radius: 0.625rem; font-weight: 400; font-size: 0.8125rem; min-width: 0; position: relative; }
  .small:not(:disabled):hover { color: inherit; }
  .small .picture, .small .nothing { height: 4.5rem; min-width: 0; }
  .small .nothing { display: grid; place-items: center; color: var(--quiet); }
  .small .numbers { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 0.4rem; white-space: nowrap; color: var(--ink); }
  .small .note { text-align: center; color: var(--quiet); overflow: hidden; text-overflow: ellipsis; }
  .small.next { border-color: var(--accent); }
  .small.next .note { color: var(--accent); font-weight: 650; }
  .small[aria-pressed="true"] { box-shadow: 0 0 0 2px var(--ink); }
  .small.answer { border-color: var(--success); box-shadow: inset 0 0 0 2px var(--success); }
  .small.answer .note { color: var(--success); font-weight: 700; }
  .small.mistake { border-color: var(--refusal); box-shadow: inset 0 0 0 2px var(--refusal); }
  .small.mistake .note { color: var(--refusal); font-weight: 700; }
  .small:disabled { background: var(--surface); }
  .question { padding: 0.875rem 1rem; border-radius: 0.75rem; background: color-mix(in oklab, var(--accent) 9%, var(--surface)); }
  .verdict { font-weight: 650; min-height: 1lh; text-wrap: pretty; }
  .verdict.right { color: var(--success); }
  .verdict.wrong { color: var(--refusal); }

  .zoom { display: flex; gap: 0.25rem; margin-inline-start: auto; }
  .zoom button { min-height: 2rem; min-width: 2rem; padding: 0 0.5rem; }
  @media (pointer: coarse) { .zoom button { min-height: 2.75rem; min-width: 2.75rem; } }
  .canvas { height: clamp(15rem, 36cqi, 28rem); overflow: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); overscroll-behavior: contain; padding: 0.25rem; }
  .drawing { display: block; margin: 0 auto; }
  .fit .drawing { width: 100%; height: 100%; }
  .above { text-align: center; }
  .edge { fill: none; stroke: var(--edge); stroke-width: 1.25; }
  .edge:is(.duplicate, .overtaken, .beyond) { stroke-dasharray: 3 3; }
  .drawing text { font: 600 11px / 1 var(--fourfold-font, system-ui, sans-serif); text-anchor: middle; dominant-baseline: central; fill: var(--ink); font-variant-numeric: tabular-nums; pointer-events: none; }
  .drawing .move { font-size: 10px; font-weight: 500; fill: var(--quiet); text-anchor: start; paint-order: stroke; stroke: var(--surface); stroke-width: 3px; }
  .drawing .left, .drawing .mark { font-size: 9.5px; fill: var(--quiet); }
  .node { cursor: pointer; outline: none; }
  .node rect { fill: var(--surface); stroke: var(--edge); stroke-width: 1.25; }
  .node.waiting rect { fill: var(--surface); stroke: var(--accent); stroke-width: 1.75; }
  .node.expanded rect { fill: color-mix(in oklab, var(--accent) 22%, var(--surface)); stroke: transparent; }
  .node:is(.duplicate, .overtaken, .beyond) rect { fill: var(--sunken); stroke-dasharray: 3 2; }
  .node:is(.dead, .hopeless, .given-up) rect { fill: var(--sunken); stroke: var(--refusal); }
  .node:is(.dead, .hopeless, .given-up) text { fill: var(--refusal); }
  .node.goal rect { fill: var(--success); stroke: var(--success); }
  .node.goal text { fill: var(--surface); }
  .node.present rect { fill: var(--accent); stroke: var(--accent); }
  .node.present text:not(.left, .mark) { fill: var(--on-accent); }
  .node.present.goal rect { fill: var(--success); stroke: var(--success); }
  .node.present.goal text { fill: var(--surface); }
  .node.shown rect { stroke: var(--ink); stroke-width: 2.5; stroke-dasharray: none; }
  .node:focus-visible rect { outline: 2px solid var(--accent); outline-offset: 2px; }
  .legend { font-size: 0.8125rem; }

  .counts { margin: 0; display: grid; gap: 0.5rem 1rem; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
  .counts dt { font-size: 0.75rem; color: var(--quiet); }
  .counts dd { margin: 0; font-weight: 600; white-space: nowrap; }
  .counts small { font-weight: 400; font-size: 0.8125rem; color: var(--quiet); }
  .rounds { display: flex; flex-wrap: wrap; gap: 0.25rem; list-style: none; margin: 0; padding: 0; }
  .round { display: grid; justify-items: center; gap: 0.125rem; padding: 0.375rem 0.25rem; min-width: 3.25rem; border-color: transparent; background: none; font-size: 0.8125rem; font-weight: 400; }
  .round[aria-current] { border-color: var(--accent); }
  .round span { color: var(--quiet); }
  .track { fill: var(--sunken); }
  .bar { fill: var(--accent); }

  .heat .pick select { min-height: 2rem; width: auto; font-size: 0.8125rem; padding-block: 0; }
  @media (pointer: coarse) { .heat .pick select { min-height: 2.75rem; font-size: 1rem; } }
  .map { display: block; width: 100%; max-height: 14rem; }
  .map text { font: 600 0.4px / 1 var(--fourfold-font, system-ui, sans-serif); text-anchor: middle; dominant-baseline: central; fill: var(--ink); font-variant-numeric: tabular-nums; }
  .map .ground { fill: var(--sunken); }
  .map .warm { fill: var(--accent); }
  .files { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
  .files p { flex: 1 1 100%; }
  .files p:empty { display: none; }

  /* In a low window, as that of a laptop, what is above the board is lower, so that one sees what a step does. */
  @media (max-height: 54rem) {
    @container (min-width: 40rem) {
      .panel { gap: 0.5rem; }
      .slider { grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0.75rem; }
    }
  }
  @media (max-height: 40rem) {
    @container (min-width: 40rem) {
      .board { --board: 9rem; }
    }
  }

  @media print {
    .toolbar, .position, .targets, .files, .zoom { display: none; }
    .canvas { height: auto; overflow: visible; break-inside: avoid; }
    .drawing { max-width: 100%; height: auto; }
    .boards.strip { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, 6.25rem); overflow: visible; }
    .happened { min-height: 0; }
  }
`;
