// How the board looks in light and dark. Colours are made in oklch, so that all hues are equally bright.
import { css } from "lit";

export const boardStyles = css`
  :host {
    display: block;
    position: relative;
    --ink: light-dark(oklch(0.32 0.02 270), oklch(0.9 0.01 80));
    --accent: var(--fourfold-accent, light-dark(oklch(0.55 0.17 262), oklch(0.78 0.12 250)));
    --refusal: var(--fourfold-refusal, light-dark(oklch(0.58 0.22 25), oklch(0.68 0.2 25)));
    color: var(--ink);
  }
  :host([hidden]) { display: none; }
  .board {
    position: relative;
    margin-inline: auto;
    aspect-ratio: var(--columns) / var(--rows);
    max-width: calc(var(--columns) * var(--fourfold-cell-size, 3.25rem));
  }
  .board > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  /* Layers that are not painted again for what moves over them. */
  .still, .lively { will-change: transform; }
  .face { pointer-events: visiblePainted; }
  .zoomed { overflow: hidden; }
  /* A page that asks for less height of its part would have it lie beside the ground. */
  .map > .board { aspect-ratio: auto; max-height: none !important; }
  .map {
    position: relative;
    height: var(--fourfold-map-height, min(70vh, 36rem));
    border-radius: 0.75rem;
    overflow: hidden;
    background: light-dark(#b5b2aa, #15171f);
  }
  .map > canvas, .map > .board { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; }
  .map > .played:has(:focus-visible) { outline-offset: -3px; outline-width: 3px; }
  .map > .ring {
    position: absolute;
    inset: -11px auto auto -11px;
    width: 22px;
    height: 22px;
    box-sizing: border-box;
    border: 3px solid var(--accent);
    border-radius: 50%;
    pointer-events: none;
  }
  .map > .ring[hidden] { display: none; }
  .map > .overview {
    position: absolute;
    inset: auto 0.75rem 0.75rem auto;
    overflow: hidden;
    cursor: crosshair;
    touch-action: none;
    border: 2px solid light-dark(#ffffff, #3a3e4c);
    border-radius: 0.375rem;
    background: light-dark(#b5b2aa, #15171f);
    box-shadow: 0 1px 6px rgb(0 0 0 / 0.3);
  }
  .overview > canvas { display: block; }
  .overview > span { position: absolute; pointer-events: none; }
  .overview > .view {
    box-sizing: border-box;
    min-width: 5px;
    min-height: 5px;
    border: 2px solid var(--ink);
  }
  .overview > .dot {
    width: 8px;
    height: 8px;
    margin: -4px;
    border-radius: 50%;
    background: var(--accent);
  }
  .map-tools { position: absolute; inset: 0.75rem 0.75rem auto auto; display: grid; gap: 0.375rem; }
  .map-tools button {
    width: 2.75rem;
    height: 2.75rem;
    font: 600 1.375rem/1 system-ui, sans-serif;
    color: var(--ink);
    background: light-dark(#ffffff, #2a2d38);
    border: 1px solid light-dark(#c9c5bb, #454a5a);
    border-radius: 0.5rem;
    cursor: pointer;
  }
  .map-tools button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  @media print { .map-tools { display: none; } }
  .played {
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    border-radius: 0.75rem;
  }
  .played:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 0.5rem; }
  .shadow { pointer-events: none; }
  .line { fill: none; stroke-linecap: round; stroke-linejoin: round; pointer-events: none; }
  .letter { font-size: 0.46px; dominant-baseline: auto; pointer-events: none; }
  .cell { fill: none; outline: none; pointer-events: none; }
  .mark { pointer-events: none; fill: none; stroke-linejoin: round; }
  .mark .line { stroke: var(--mark, var(--accent)); stroke-width: 0.055; }
  .mark .halo { fill: var(--mark, var(--accent)); fill-opacity: 0.24; }
  .refused { --mark: var(--refusal); }
  .refused .line { stroke-dasharray: 0.12 0.12; opacity: 0.7; }
  .refused .halo { fill-opacity: 0.14; }
  .blocked { --mark: var(--refusal); }
  .blocked .halo { fill-opacity: 0.5; }
  .target .line { stroke-dasharray: 0.1 0.13; }
  .chosen .halo, .cursor .halo, .raised.target .halo, .raised.preview .halo {
    fill: none;
    stroke: light-dark(#ffffff, #14151b);
    stroke-width: 0.14;
  }
  .raised.blocked .halo { stroke: light-dark(#ffffff, #14151b); stroke-width: 0.15; }
  .raised.blocked .line { stroke-width: 0.085; }
  .chosen .line { stroke-width: 0.085; }
  .cursor .line { stroke-width: 0.07; stroke: var(--ink); }
  .cursor { visibility: hidden; }
  .played:has(:focus-visible) .cursor { visibility: visible; }
  .values { pointer-events: none; }
  .hints { pointer-events: none; }
  .hint path { stroke-linecap: round; stroke-linejoin: round; }
  .hint .shaft { fill: none; stroke-width: 0.13; }
  .hint .head { stroke-width: 0.1; }
  .hint.halo { --hint: light-dark(#ffffff, #14151b); }
  .hint.halo .shaft { stroke-width: 0.25; }
  .hint.halo .head { stroke-width: 0.22; }
  .hint { --hint: var(--accent); }
  .hint .shaft { stroke: var(--hint); }
  .hint .head { fill: var(--hint); stroke: var(--hint); }
  .value { --plate: light-dark(#ffffff, #23252f); --sign: var(--ink); --edge: var(--accent); }
  .value.best { --plate: var(--accent); --sign: light-dark(#ffffff, #14151b); }
  .value.lost { --edge: var(--refusal); --sign: var(--refusal); }
  .value.unknown, .value.at-least { stroke-dasharray: 0.1 0.08; }
  .value .way { stroke: var(--edge); stroke-width: 0.07; stroke-linecap: round; opacity: 0.75; }
  .value .nose { fill: var(--edge); stroke: var(--edge); stroke-width: 0.05; stroke-linejoin: round; stroke-dasharray: none; }
  .value rect { fill: var(--plate); stroke: var(--edge); stroke-width: 0.05; }
  .value text { fill: var(--sign); font-size: 0.28px; font-variant-numeric: tabular-nums; stroke: none; }
  .said {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  text {
    text-anchor: middle;
    dominant-baseline: central;
    font-family: ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif;
    font-weight: 650;
    fill: currentColor;
  }

  .problems {
    border-inline-start: 0.25rem solid light-dark(oklch(0.6 0.19 25), oklch(0.68 0.17 25));
    border-radius: 0.5rem;
    background: light-dark(oklch(0.96 0.02 25), oklch(0.28 0.04 25));
    padding: 0.875rem 1rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .problems p { margin: 0; font-weight: 650; }
  .problems ul { margin: 0.5rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.625rem; }
  .problems code { font-size: 0.9375em; font-weight: 600; }
  .problems small { display: block; opacity: 0.75; font-size: 0.85em; }
`;
