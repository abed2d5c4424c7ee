// What only a solver shows: numbers that grow, the sentence of the result, and moves that can be pressed.
import { css } from "lit";

export const solverStyles = css`
  /* Away from the board that it stands under. */
  :host([for]) { margin-block-start: 1.25rem; }
  /* Beside a board everything down to Solve is to be in sight: the two short choices share a row. */
  @container (min-width: 17rem) and (max-width: 31.99rem) {
    .asked { grid-template-columns: minmax(0, 1fr) auto; column-gap: 0.625rem; }
    .asked > :nth-child(-n + 2) { grid-column: 1 / -1; }
  }
  .progress { display: grid; gap: 0.75rem; padding: 0.875rem 1rem 1rem; border-radius: 0.75rem; background: var(--sunken); overflow: hidden; position: relative; }
  .running { position: absolute; inset: 0 0 auto; height: 3px; background: color-mix(in oklch, var(--accent) 25%, transparent); }
  .running::after { content: ""; position: absolute; inset-block: 0; width: 30%; border-radius: 2px; background: var(--accent); animation: run 1.6s ease-in-out infinite alternate; }
  @keyframes run { from { inset-inline-start: 0; } to { inset-inline-start: 70%; } }
  @media (prefers-reduced-motion: reduce) { .running::after { animation: none; width: 100%; } }
  .progress dl { margin: 0; display: grid; gap: 0.625rem 1rem; grid-template-columns: repeat(auto-fill, minmax(7.25rem, 1fr)); }
  .progress dt { font-size: 0.75rem; color: var(--quiet); }
  .progress dd { margin: 0; font-size: 1.0625rem; font-weight: 600; white-space: nowrap; }
  .gap { display: grid; gap: 0.25rem; font-size: 0.8125rem; color: var(--quiet); }
  meter { width: 100%; height: 0.5rem; appearance: none; background: var(--line); border-radius: 0.25rem; border: 0; }
  meter::-webkit-meter-inner-element { display: block; }
  meter::-webkit-meter-bar { background: var(--line); border: 0; border-radius: 0.25rem; height: 0.5rem; }
  meter::-webkit-meter-optimum-value { background: var(--accent); border-radius: 0.25rem; }
  meter::-moz-meter-bar { background: var(--accent); border-radius: 0.25rem; }

  .result { display: grid; gap: 0.875rem; }
  .sentence { scroll-margin-block: 1rem; font-size: 1.0625rem; font-weight: 600; padding-inline-start: 0.875rem; border-inline-start: 0.25rem solid var(--edge); text-wrap: pretty; }
  .sentence.solved { border-color: var(--success); }
  .sentence.found { border-color: var(--accent); }
  .solution { display: grid; gap: 0.25rem; }
  .moves { margin: 0; padding: 0; font-family: var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); font-size: 0.875rem; overflow-wrap: anywhere; }
  ol.moves { display: flex; flex-wrap: wrap; gap: 0.125rem; list-style: none; max-height: 9rem; overflow-y: auto; }
  .moves button { min-height: 1.75rem; min-width: 1.75rem; padding: 0 0.3125rem; border-color: transparent; border-radius: 0.375rem; background: none; font-weight: 500; }
  .moves button[aria-current] { background: var(--accent); color: var(--on-accent); }
  @media (pointer: coarse) { .moves button { min-height: 2.75rem; min-width: 2.75rem; } ol.moves { max-height: 14rem; } }
  .watched { font-size: 0.875rem; color: var(--quiet); }
`;
