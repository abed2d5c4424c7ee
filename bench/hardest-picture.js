// How the search for the hardest level climbs with time, as a picture: a panel a puzzle, by optimum above and by difficulty
// below, a line a run.

/** @typedef {Pick<import("./hardest.js").Run, "game" | "by" | "method" | "found">} Climb */

const PANEL = { width: 190, height: 130, left: 34, right: 10, top: 26, bottom: 22 };

/** @param {readonly Climb[]} runs @param {readonly { id: string, name: string }[]} games @param {number} seconds */
export function climbsPicture(runs, games, seconds) {
  const measures = /** @type {const} */ (["optimal", "difficulty"]);
  const [width, height] = [games.length * PANEL.width, measures.length * PANEL.height + 24];
  const panels = measures.flatMap((by, row) =>
    games.map(({ id, name }, column) => {
      const own = runs.filter((run) => run.game === id && run.by === by);
      return panel(own, `${name}, ${by}`, seconds, [column * PANEL.width, row * PANEL.height]);
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
  <rect x="0" y="0" width="${width}" height="${height}" rx="8" fill="#f6f8fa"/>
  <title id="title">The hardest level so far, of random ones and of a local search, against seconds of the processor</title>
  <style>
    text { font: 11px sans-serif; fill: #57606a; }
    .name { font-weight: 600; }
    .axis { stroke: #8c959f; fill: none; }
    path { fill: none; stroke-width: 1.5; }
    .random { stroke: #8c959f; }
    .climb { stroke: #0969da; }
  </style>
${panels.join("\n")}
${legend(height - 10)}
</svg>
`;
}

/** @param {readonly Climb[]} runs @param {string} name @param {number} seconds @param {readonly [number, number]} at */
function panel(runs, name, seconds, [x, y]) {
  const { width, height, left, right, top, bottom } = PANEL;
  const most = Math.max(1, ...runs.flatMap(({ found }) => found.map(({ value }) => value)));
  const across = (/** @type {number} */ time) => round(left + ((width - left - right) * time) / seconds);
  const up = (/** @type {number} */ value) => round(height - bottom - ((height - top - bottom) * value) / most);
  const lines = runs.map(({ method, found }) => {
    let path = `M${across(0)} ${up(0)}`;
    for (const { at, value } of found) path += `H${across(Math.min(at, seconds))}V${up(value)}`;
    return `    <path class="${method}" d="${path}H${across(seconds)}"/>`;
  });
  return `  <g transform="translate(${x} ${y})">
    <text class="name" x="${left}" y="16">${name}</text>
    <path class="axis" d="M${left} ${top}V${height - bottom}H${width - right}"/>
    <text x="${left - 4}" y="${top + 8}" text-anchor="end">${most}</text>
    <text x="${left - 4}" y="${height - bottom}" text-anchor="end">0</text>
    <text x="${width - right}" y="${height - 8}" text-anchor="end">${seconds} s</text>
${lines.join("\n")}
  </g>`;
}

/** @param {number} y */
function legend(y) {
  const words = { random: "random levels", climb: "local search" };
  const entries = Object.entries(words).map(([method, text], i) => {
    const x = 34 + 150 * i;
    return `  <path class="${method}" d="M${x} ${y - 4}h20"/>\n  <text x="${x + 26}" y="${y}">${text}</text>`;
  });
  return entries.join("\n");
}

/** @param {number} number */
function round(number) {
  return Math.round(10 * number) / 10;
}
