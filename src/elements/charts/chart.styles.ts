// The colours of charts: the same for a series everywhere, and a label and a shape beside each anyway. They were searched for:
// each next one is as far as can be from those before it for every colour vision (chart.styles.test.ts), and stands out from its
// ground.
import { css } from "lit";

export const chartStyles = css`
  :host {
    --series-1: var(--fourfold-series-1, light-dark(#2f55c9, #8fb0ff));
    --series-2: var(--fourfold-series-2, light-dark(#c4761b, #e6bd5c));
    --series-3: var(--fourfold-series-3, light-dark(#651135, #d53278));
    --series-4: var(--fourfold-series-4, light-dark(#289785, #4afade));
    --series-5: var(--fourfold-series-5, light-dark(#495704, #6b7e16));
    --series-6: var(--fourfold-series-6, light-dark(#382871, #7c5fed));
    --series-7: var(--fourfold-series-7, light-dark(#a24756, #f78192));
    --series-8: var(--fourfold-series-8, light-dark(#8c75b6, #9783bc));
    --series-9: var(--fourfold-series-9, light-dark(#763659, #ac718f));
    --series-10: var(--fourfold-series-10, light-dark(#0a5f38, #28a968));
    --series-11: var(--fourfold-series-11, light-dark(#965a88, #cd97bf));
    --series-12: var(--fourfold-series-12, light-dark(#9d50fa, #7c699f));
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
