// How fields, buttons, sentences and tables look around a board: calm, one accent for what can be done, in light and dark.
// A page changes colours by the custom properties `--fourfold-*`.
import { css } from "lit";

export const controlStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    --ink: var(--fourfold-ink, light-dark(#24262f, #eceae4));
    --quiet: var(--fourfold-quiet, light-dark(#5b5f6d, #a6aaba));
    --line: light-dark(oklch(0.9 0.008 270), oklch(0.36 0.012 270));
    --edge: light-dark(oklch(0.63 0.02 270), oklch(0.56 0.018 270));
    --surface: var(--fourfold-surface, light-dark(oklch(0.995 0.002 80), oklch(0.265 0.013 270)));
    --sunken: light-dark(oklch(0.958 0.006 270), oklch(0.225 0.012 270));
    --accent: var(--fourfold-accent, light-dark(#2f55c9, #8fb0ff));
    --on-accent: var(--fourfold-on-accent, light-dark(#ffffff, #14151b));
    --success: var(--fourfold-success, light-dark(#1c6b3f, #7fd6a2));
    --refusal: var(--fourfold-refusal, light-dark(#a32a20, #ff9d8f));
    color: var(--ink);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  p { margin: 0; }

  .panel { display: grid; gap: 1rem; }
  .fields { display: grid; gap: 0.875rem 1rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); align-items: start; }
  .field { display: grid; gap: 0.25rem; min-width: 0; }
  .field label, .label { font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
  .with-button { display: flex; gap: 0.375rem; }
  .with-button > :first-child { flex: 1; }

  select, input, button, summary {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    min-height: 2.5rem;
    border-radius: 0.625rem;
  }
  select, input {
    width: 100%;
    min-width: 0;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--edge);
    background: var(--surface);
  }
  /* In WebKit what is cut of a chosen option would make the page wider. */
  select { appearance: none; padding-inline-end: 2rem; overflow: hidden; text-overflow: ellipsis; }
  .pick { position: relative; display: block; }
  .pick::after { content: ""; position: absolute; inset-block-start: calc(50% - 0.3rem); inset-inline-end: 0.9rem; width: 0.4rem; height: 0.4rem; border: solid var(--quiet); border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none; }
  option { background: var(--surface); color: var(--ink); }
  ::placeholder { color: var(--quiet); opacity: 1; }
  :is(select, input):disabled { background-color: var(--sunken); border-color: var(--line); color: var(--quiet); opacity: 1; }
  :is(select, input)[aria-invalid="true"] { border-color: var(--refusal); }
  :is(select, input, button, summary, a):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

  .actions { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; }
  button {
    padding: 0.25rem 1.125rem;
    border: 1px solid var(--edge);
    background: var(--surface);
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  @media (hover: hover) { button:not(:disabled, [aria-disabled="true"]):hover { border-color: var(--accent); color: var(--accent); } }
  button:is(:disabled, [aria-disabled="true"]) { cursor: default; background: var(--sunken); border-color: var(--line); color: var(--quiet); }
  button.main:not(:disabled, [aria-disabled="true"]) { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  @media (hover: hover) { button.main:not(:disabled, [aria-disabled="true"]):hover { background: color-mix(in oklch, var(--accent), var(--ink) 16%); color: var(--on-accent); } }
  button.ask { padding: 0; width: 2.5rem; flex: none; border-color: transparent; background: none; color: var(--quiet); }
  button.ask > span { display: grid; place-items: center; width: 1.375rem; height: 1.375rem; margin: auto; border: 1.5px solid currentColor; border-radius: 50%; font-size: 0.8125rem; font-weight: 700; line-height: 1; }
  button.ask[aria-expanded="true"] { color: var(--accent); }
  button.ask[aria-expanded="true"] > span { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  /* Safari does not know them in one. */
  button.name { padding: 0.125rem 0; margin: -0.125rem 0; min-height: 0; border: 0; border-radius: 0.25rem; background: none; text-align: start; text-decoration: underline; text-decoration-style: dotted; text-decoration-color: var(--edge); text-underline-offset: 0.2em; font-weight: inherit; }

  .told { font-size: 0.875rem; color: var(--quiet); overflow-wrap: anywhere; }
  .refused { font-size: 0.875rem; color: var(--refusal); font-weight: 550; overflow-wrap: anywhere; }

  details > summary { width: fit-content; min-height: 2.25rem; padding-inline: 0.25rem; display: flex; align-items: center; gap: 0.5rem; color: var(--quiet); font-weight: 600; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: ""; width: 0.4rem; height: 0.4rem; border-inline-end: 2px solid; border-block-end: 2px solid; rotate: -45deg; }
  details[open] > summary::before { rotate: 45deg; }
  details[open] > summary { margin-block-end: 0.5rem; }

  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  caption { text-align: start; padding-block-end: 0.375rem; font-weight: 600; color: var(--quiet); }
  th, td { padding: 0.3125rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
  tbody tr:last-child > * { border-block-end: 0; }
  th { color: var(--quiet); padding-inline-end: 1rem; }
  td { overflow-wrap: anywhere; }
  td.number, th.number { text-align: end; }

  .problems {
    border-inline-start: 0.25rem solid var(--refusal);
    border-radius: 0.5rem;
    background: light-dark(oklch(0.965 0.018 25), oklch(0.28 0.04 25));
    padding: 0.875rem 1rem;
    overflow-wrap: anywhere;
  }
  .problems p { font-weight: 650; }
  .problems ul { margin: 0.5rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.625rem; }
  .problems code { font-size: 0.9375em; font-weight: 600; }
  .problems small { display: block; color: var(--quiet); font-size: 0.85em; }

  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  @media print {
    button, .told:empty, details.more { display: none; }
  }
  @media (pointer: coarse) {
    select, input, button, details > summary { min-height: 2.75rem; }
    select, input { font-size: 1rem; }
    button.ask { width: 2.75rem; }
    button.name { min-height: 2.75rem; }
  }
`;
