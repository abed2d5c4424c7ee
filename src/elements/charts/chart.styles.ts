// The colours of charts: the same for a series everywhere, far apart for every colour vision, and a label beside each anyway.
import { css } from "lit";

export const chartStyles = css`
  :host {
    --series-1: var(--fourfold-series-1, light-dark(#2f55c9, #8fb0ff));
    --series-2: var(--fourfold-series-2, light-dark(oklch(0.68 0.15 62), oklch(0.82 0.13 80)));
    --series-3: var(--fourfold-series-3, light-dark(oklch(0.55 0.11 165), oklch(0.78 0.12 165)));
    --series-4: var(--fourfold-series-4, light-dark(oklch(0.5 0.19 345), oklch(0.75 0.14 345)));
    --series-5: var(--fourfold-series-5, light-dark(#7438b8, #c9a2ff));
    --series-6: var(--fourfold-series-6, light-dark(#c1281c, #ff9184));
    --series-7: var(--fourfold-series-7, light-dark(#0a7388, #6ad3e4));
    --series-8: var(--fourfold-series-8, light-dark(#7a5230, #d4a97c));
    --series-9: var(--fourfold-series-9, light-dark(#697700, #c6d657));
    --series-10: var(--fourfold-series-10, light-dark(#5b6472, #b4bdcc));
    --series-11: var(--fourfold-series-11, light-dark(#3a8600, #93df5f));
    --series-12: var(--fourfold-series-12, light-dark(#20264f, #e8e4da));
  }
  .chart { display: block; max-width: 100%; height: auto; overflow: visible; font-family: inherit; font-variant-numeric: tabular-nums; }
  .chart text { fill: var(--ink); font-size: 13px; }
  .chart .name { font-weight: 600; }
  .chart .number { font-weight: 600; }
  .chart .tick { fill: var(--quiet); font-size: 12px; }
  .chart .track { fill: var(--sunken); }
  .chart .grid { stroke: var(--edge); stroke-width: 1; }
  .chart .bar, .chart .mark { fill: var(--series); }
  .chart .running { fill: var(--series); opacity: 0.22; }
  .chart .rule { stroke: var(--line); stroke-width: 1; }
  .chart .line { fill: none; stroke: var(--series); stroke-width: 2; }
  .chart .lead { fill: none; stroke: var(--series); stroke-width: 1; stroke-dasharray: 2 3; opacity: 0.7; }
  .chart .dot { fill: var(--series); stroke: var(--surface); stroke-width: 1; }
  .chart.lines .name { font-size: 12px; }
  .chart .point { fill: var(--surface); stroke: var(--series); stroke-width: 1.5; }
  .series-1 { --series: var(--series-1); }
  .series-2 { --series: var(--series-2); }
  .series-3 { --series: var(--series-3); }
  .series-4 { --series: var(--series-4); }
  .series-5 { --series: var(--series-5); }
  .series-6 { --series: var(--series-6); }
  .series-7 { --series: var(--series-7); }
  .series-8 { --series: var(--series-8); }
  .series-9 { --series: var(--series-9); }
  .series-10 { --series: var(--series-10); }
  .series-11 { --series: var(--series-11); }
  .series-12 { --series: var(--series-12); }
  .figure { display: grid; gap: 0.375rem; }
  .beside :is(td, th).number { padding-inline: 0.75rem 0; overflow-wrap: normal; }
  .beside tbody th { min-width: 5rem; padding-inline-end: 0; }
  .chart-title { font-size: 0.875rem; font-weight: 600; color: var(--quiet); }
  .beside { overflow-x: auto; }
`;
