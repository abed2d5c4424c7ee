// What only a comparison shows: solvers as chips, tables that scroll within themselves while their first column stays, medals,
// and a page of it on paper.
import { css } from "lit";

export const compareStyles = css`
  h2 { margin: 0; font-size: 1.0625rem; font-weight: 680; letter-spacing: -0.01em; line-height: 1.3; }
  .comparison { display: grid; gap: 1.5rem; }
  /* What is wide scrolls within itself. */
  .comparison, .panel, .figure { grid-template-columns: minmax(0, 1fr); }
  code { font-family: var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); font-size: 0.92em; }

  .swatch { display: inline-block; flex: none; width: 0.75rem; height: 0.75rem; border-radius: 0.25rem; background: var(--series); }
  .chips { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
  .chip { display: flex; align-items: center; gap: 0.5rem; max-width: 100%; padding: 0.25rem 0.25rem 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
  .chip .names { display: grid; min-width: 0; line-height: 1.25; }
  .chip code { color: var(--quiet); font-size: 0.75rem; overflow-wrap: anywhere; }
  button.remove { flex: none; display: grid; place-items: center; width: 2rem; min-height: 2rem; padding: 0; border-color: transparent; background: none; color: var(--quiet); font-size: 1.25rem; line-height: 1; }
  .wrong { display: grid; gap: 0.375rem; margin: 0; padding: 0; list-style: none; }
  .wrong li { display: flex; align-items: center; gap: 0.5rem; }
  button.set { font-weight: 500; padding-inline: 0.75rem; }
  details.more > :last-child { padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
  .check { display: flex; align-items: center; gap: 0.5rem; min-height: 2.25rem; cursor: pointer; }
  .check input { width: 1.125rem; min-height: 0; height: 1.125rem; margin: 0; flex: none; accent-color: var(--accent); }
  fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.125rem; margin: 0; padding: 0; border: 0; min-width: 0; }
  legend { float: inline-start; padding: 0; margin-inline-end: 1.125rem; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); line-height: 2.25rem; }

  .sentence { font-size: 1.0625rem; font-weight: 600; max-width: 70ch; padding-inline-start: 0.875rem; border-inline-start: 0.25rem solid var(--success); text-wrap: pretty; }
  .saves { margin-inline-start: auto; }
  progress { appearance: none; width: 100%; height: 0.5rem; border: 0; border-radius: 0.25rem; background: var(--line); overflow: hidden; }
  progress::-webkit-progress-bar { background: var(--line); }
  progress::-webkit-progress-value { background: var(--accent); border-radius: 0.25rem; }
  progress::-moz-progress-bar { background: var(--accent); }

  .beside.long { max-height: 90vh; }
  .results { width: auto; min-width: min(100%, 30rem); border-collapse: separate; border-spacing: 0; }
  /* What is only read out is within. */
  .beside { position: relative; }
  .beside:has(.results) { width: fit-content; max-width: 100%; overflow: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
  .beside:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .results caption { padding: 0.625rem 0.875rem; color: var(--ink); font-weight: 650; }
  .results :is(th, td) { padding: 0.3125rem 0.875rem; white-space: nowrap; vertical-align: baseline; }
  .results :is(td, th).number { padding-inline: 0.875rem; }
  .results thead th { vertical-align: bottom; font-weight: 600; }
  .results thead th:not(:first-child), .results td { text-align: end; }
  .results thead th { position: sticky; inset-block-start: 0; z-index: 2; background: var(--surface); }
  .results thead th:first-child { z-index: 3; }
  .results th:first-child { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--surface); min-width: 0; }
  .results caption > span { position: sticky; inset-inline-start: 0.875rem; display: inline-block; max-width: calc(100cqi - 2rem); }
  .head { display: inline-flex; align-items: center; gap: 0.4375rem; max-width: 100%; }
  .head code { min-width: 0; overflow-wrap: break-word; }
  .results tbody th { color: var(--ink); font-weight: 550; white-space: normal; overflow-wrap: break-word; }
  .results .group th:not(.title) { color: var(--quiet); font-weight: 400; font-size: 0.8125rem; padding-inline-start: 1.25rem; white-space: nowrap; }
  .results .group tr:not(:last-child) > * { border-block-end: 0; padding-block: 0.125rem; }
  .results th.title { padding-block: 0.5rem 0.125rem; }
  .results th.title > span { position: sticky; inset-inline-start: 0.875rem; display: inline-block; max-width: min(60vw, 30rem); }
  .results .ordinal { color: var(--quiet); font-weight: 400; margin-inline-end: 0.375rem; }
  .results tbody:last-child tr:last-child > * { border-block-end: 0; }
  .results tbody:not(:last-child) :is(tr:last-child > *, td[rowspan]) { border-block-end: 1px solid var(--line); }
  .results small { display: block; font-size: 0.75rem; color: var(--quiet); font-weight: 400; }
  .results :is(.missing, .blank, .awaited) { color: var(--quiet); }
  .results :is(.missing, .blank, .at-work):not(.number) { white-space: normal; vertical-align: middle; max-width: 14rem; }
  .results .blank small { margin-inline-start: auto; max-width: 12rem; overflow-wrap: anywhere; }
  .results td[colspan] { text-align: start; }
  .results td[colspan] small { margin-inline-start: 0; }
  .awaited { white-space: nowrap; }
  .results .dash { display: none; }
  .results .at-work { color: var(--accent); font-weight: 600; }
  .results .other { color: var(--quiet); font-style: italic; }
  .results .best { font-weight: 700; color: var(--success); }
  .star { margin-inline-start: 0.25rem; font-size: 0.75em; }
  .medal { display: inline-block; margin-inline-start: 0.5rem; padding: 0 0.4375rem; border-radius: 1rem; font-size: 0.75rem; font-weight: 600; line-height: 1.45; }
  .medal.gold { background: light-dark(#f6dd8a, #6a5108); color: light-dark(#4a3700, #ffe9ad); }
  .medal.silver { background: light-dark(#dfe3e9, #4b5160); color: light-dark(#30353f, #eef0f4); }
  .medal.bronze { background: light-dark(#f0cfb4, #6b4122); color: light-dark(#55290a, #ffddc4); }
  .proven { margin-inline-start: 0.25rem; color: var(--success); font-weight: 700; }

  .charts { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
  figure { margin: 0; }
  figure.figure { padding: 0.875rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); min-width: 0; }
  figure table { width: auto; }
  figure table :is(th, td) { padding-inline-end: 1rem; white-space: nowrap; }
  .by { max-width: 20rem; }
  .notes { display: grid; gap: 0.25rem; margin: 0; padding-inline-start: 1.125rem; font-size: 0.875rem; color: var(--quiet); }
  pre { margin: 0; padding: 0.75rem 1rem; border-radius: 0.625rem; background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere; }

  @container (min-width: 960px) {
    .charts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (max-width: 30rem) {
    .results :is(th, td), .results :is(td, th).number { padding-inline: 0.5rem; }
    .results th:first-child { max-width: 9.5rem; }
    .saves { margin-inline-start: 0; }
  }
  /* One row, so that what one came for is in sight. */
  @media screen {
    @container (max-width: 30rem) {
      .chips { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
      .chip { flex: none; max-width: 85%; }
    }
  }
  @media (pointer: coarse) {
    button.remove { width: 2.75rem; min-height: 2.75rem; }
    .check { min-height: 2.75rem; }
    legend { line-height: 2.75rem; }
  }
  @media print {
    .remove, .chip .remove, details.more, .actions, fieldset, .by, progress { display: none; }
    .beside, .beside.long, .beside:has(.results) { max-height: none; overflow: visible; border: 0; }
    .results { font-size: 0.75rem; }
    .results :is(th:first-child, thead th, th.title > span) { position: static; }
    .results :is(th, td) { padding-inline: 0.375rem; }
    figure.figure, .results tbody { break-inside: avoid; }
    .charts { grid-template-columns: minmax(0, 1fr); }
    details:not([open]) { display: none; }
    summary { list-style: none; }
  }
`;
