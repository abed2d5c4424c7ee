// How the page of a comparison looks: quiet, readable on paper and in the dark.

export const PAGE_STYLES = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --paper: #fff; --good: #1a7f37; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --paper: #0d1117; --good: #3fb950; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 1100px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); } h4 { margin: 0; font-size: .9rem; }
.wide { overflow-x: auto; margin: 1.2rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { padding: .2rem .7rem; border-top: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 500; text-align: left; } thead th { color: var(--soft); text-align: right; } thead th:first-child { text-align: left; }
td { text-align: right; } td.best { font-weight: 700; color: var(--good); } td.missing { color: var(--soft); }
.medal { font-size: .75rem; font-weight: 400; color: var(--soft); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; } figure svg { width: 100%; height: auto; }
.grid { stroke: var(--line); fill: none; } .tick { fill: var(--soft); font-size: 12px; } .line { fill: none; stroke-width: 1.6; opacity: .8; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; } .key { width: 12px; height: 12px; vertical-align: -1px; }
details { border-top: 1px solid var(--line); padding: .3rem 0; } summary { cursor: pointer; }
.solutions { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: .6rem 0; } .solutions > div { max-width: 22rem; } .solutions p { margin: 0; }
.board { margin: 0; line-height: 1.15; } .moves { font-family: ui-monospace, monospace; font-size: .85rem; overflow-wrap: anywhere; color: var(--soft); }
@media print { details { break-inside: avoid; } body { max-width: none; } }
`;
