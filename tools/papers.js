// Writes docs/papers.md: for each course paper's table the figures that were published, and ours of one command on levels of like
// size. `node tools/papers.js` makes all anew, which takes some minutes; counts are the same on every machine, times are not.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, execPath } from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** So many states a cell: a limit on time would make the counts hang on the machine. */
export const MOST_NODES = 200_000;

/**
 * A paper: its levels of like size, the published tables as they stand in the paper, and what differs.
 * @typedef {{ heading: string, file: string, solvers?: string, variants: boolean, by?: string, published: string, differs: string }} Paper
 * @type {readonly Paper[]}
 */
export const PAPERS = [
  {
    heading: "P0, Folding Blocks",
    file: "examples/papers/p0.txt",
    variants: false,
    published: `| level | time ms: DFS, filled, pieces, A*, own | nodes: DFS, filled, pieces, A*, own | plays: DFS, filled, pieces, A*, own |
| --- | --- | --- | --- |
| 1 | 4 5 5 5 5 | 4 4 4 11 4 | 4 4 4 4 4 |
| 2 | 4 5 5 9 5 | 6 6 9 60 6 | 6 6 6 6 6 |
| 3 | 5 5 7 14 5 | 8 8 11 140 7 | 8 8 8 6 6 |
| 4 | 5 5 6 7 5 | 5 5 7 34 5 | 5 5 5 5 5 |
| 5 | 5 6 7 113 9 | 12 12 26 2374 26 | 12 12 12 12 12 |
| 6 | 5 7 29 95 7 | 13 13 444 1931 13 | 13 13 13 11 11 |
| 7 | 5 7 11 296 8 | 13 13 48 6651 27 | 13 13 13 13 13 |
| 8 | 7 10 9 971 8 | 58 70 36 34871 25 | 10 10 10 10 10 |
| 9 | 6 8 16 ND 715 | 17 17 55 ND 22235 | 17 17 17 ND 17 |
| 10 | ND ND ND ND 13284 | ND ND ND ND 191171 | ND ND ND ND 13 |
| 11 | 11 15 11366 ND 288 | 97 85 217690 ND 5907 | 18 18 18 ND 16 |`,
    differs:
      "P0's A* (`astar/doubling`) drowns in the orders of independent folds, and so does ours, for `doubling` says little; ours meets every board once and so drowns later. Its own algorithm (`astar/largest`) is as quick here, and where it is a fold too long *Seven letters* of the lessons shows. These boards let depth-first and greedy search go straight to a best solution, as most of the paper's do. The last three rows are searches of P3, for which see below.",
  },
  {
    heading: "P1, Match the Tiles",
    file: "examples/papers/p1.txt",
    variants: true,
    published:
      "P1 shows graphs and no table. Its conclusions: greedy search is the fastest, A* is best when the heuristic is cheap (`fast`), and depth-first search hits the recursion limit.",
    differs:
      "Ours has no recursion to run out of, so depth-first search ends with solutions that are far too long; P1's greedy search (`greedy-child`) is depth-first search in the order of h, whose solutions are now shorter and now longer than those of greedy best-first search; and deepening by two makes half the rounds, for a solution that is mostly one slide too long.",
  },
  {
    heading: "P2, Roll the Block",
    file: "examples/papers/p2.txt",
    variants: true,
    published: `| level | depth-limited nodes / ms | BFS nodes / ms | A* nodes / ms |
| --- | --- | --- | --- |
| 1 | 2399543 / 452 | 133 / 6 | 53 / 29 |
| 2 | 53806 / 79 | 35 / 3 | 29 / 25 |
| 3 | 2375 / 11 | 23 / 4 | 26 / 27 |
| 4 | 229 / 5 | 18 / 5 | 23 / 26 |
| 5 | 6435 / 23 | 60 / 5 | 74 / 27 |
| 6 | 8026 / 24 | 91 / 4 | 61 / 27 |
| 7 | 505 / 5 | 23 / 5 | 28 / 28 |
| 8 | 117 / 4 | 18 / 4 | 28 / 27 |
| 9 | 3190 / 13 | 35 / 4 | 45 / 27 |
| 10 | 2765 / 11 | 136 / 6 | 144 / 28 |
| X | - | 2090 / 27 | 1004 / 38 |`,
    differs:
      "P2's depth-limited search (`dls-tree:14`) walks the whole tree and knows no state again, which is why it may need a hundred times the nodes of the textbook's (`dls:14`), which remembers how deep it met a state and stops at the first solution, mostly a longer one; A* minimises P2's costs of 5 and 10, which takes no more rolls than BFS on these levels. X is deeper than 14.",
  },
  {
    heading: "P3, Folding Blocks",
    file: "examples/papers/p3.txt",
    solvers: "dfs,ucs,iddfs,greedy/partition",
    variants: false,
    published:
      "P3 shows no table of figures. Its boards have holes and letters for groups; it searches depth-first, by uniform cost, by iterative deepening, and greedily with T, the sum of P_k * 2^N_k, which is our `partition`. Its ideas are to split the board into sections, to fold the largest groups first, and to use the symmetry of the board.",
    differs:
      "What P3 expects of T is what is seen: greedy search expands hardly more states than its solution has folds, where uniform cost meets the orders of independent folds and iterative deepening meets them again in every round. Depth-first search knows no cost, but every solution folds each group to a shape that fits, so that its solutions are the shortest here as well.",
  },
  {
    heading: "P4, Break the Ice",
    file: "examples/papers/p4.txt",
    variants: true,
    by: "blocks",
    published: `| level 6: time ms / depth / nodes | level 7 | level 8 |
| --- | --- | --- |
| depth-first 16064 / 3 / 12755 | 200 / 4 / 704 | 3422 / 5 / 17114 |
| breadth-first 3770 / 2 / 2705 | 109 / 3 / 394 | 11136 / 4 / 38949 |
| iterative deepening 57 / 2 / 2746 | 9 / 3 / 422 | 654 / 4 / 41853 |
| uniform cost 143 / 2 / 2746 | 320 / 3 / 1076 | 21750 / 4 / 36722 |
| greedy blocks 2 / 2 / 3 | 6159 / 4 / 117367 | 14 / 6 / 936 |
| greedy colors 28 / 4 / 642 | 7432 / 4 / 117360 | 3 / 6 / 73 |
| greedy chains 66 / 4 / 297 | 13 / 3 / 15 | 499 / 6 / 2019 |
| A* blocks 4 / 2 / 3 | 609 / 4 / 662 | 67 / 6 / 408 |
| A* colors 12 / 2 / 10 | 51 / 4 / 154 | 64 / 6 / 744 |
| A* chains 174 / 2 / 21 | 210 / 3 / 138 | 1760 / 4 / 772 |`,
    differs:
      "P4 cuts every search at the level's budget (`:budget`): depth-first search then finds short solutions or none, where the textbook's goes as deep as it likes; our levels have their optimum as budget, so whatever is found within it is gold. Levels 1 to 3 have 6 blocks, 4 to 6 have 16, and 7 and 8 have 22, as the paper's have; a random board of 22 needs far more than its four moves, so these two were made backwards, run by run. Medals are P4's: gold for the optimum, silver and bronze for one and two moves more. They burst runs only, as its program does.",
  },
];

/** The command of a paper's table, as it is typed. @param {Paper} paper */
export function commandOf({ file, solvers = "papers", variants }) {
  return `compare ${file} --solvers ${solvers}${variants ? " --paper-variants" : ""} --max-nodes ${MOST_NODES} --max-time 600`;
}

/**
 * The document of a cell, as far as it is shown.
 * @typedef {{ title: string, solver: string, status: string, limit: string | null, expanded: number, cost: number | null,
 *   depth: number, medal: string | null, repeat: { medianMs: number } }} CellDocument
 */

const MEDALS = /** @type {Readonly<Record<string, string>>} */ ({ gold: " G", silver: " S", bronze: " B" });

/** What a cell says of its states and moves. @param {CellDocument} document */
export function cellText({ status, expanded, cost, depth, medal }) {
  const end = cost === null ? (status === "limit" ? "ND" : "none") : `${depth}${MEDALS[medal ?? ""] ?? ""}`;
  return `${expanded} / ${end}`;
}

/** @param {string} heading @param {readonly CellDocument[]} documents @param {(document: CellDocument) => string} text */
function table(heading, documents, text) {
  const solvers = [...new Set(documents.map(({ solver }) => solver))];
  const levels = [...new Set(documents.map(({ title }) => title))];
  const of = (/** @type {string} */ level, /** @type {string} */ solver) => {
    const found = documents.find((each) => each.title === level && each.solver === solver);
    return found === undefined ? "-" : text(found);
  };
  return [
    `| ${heading} | ${levels.map((level) => level.replace(/^like P\d, /, "")).join(" | ")} |`,
    `| --- |${" ---: |".repeat(levels.length)}`,
    ...solvers.map((solver) => `| \`${solver}\` | ${levels.map((level) => of(level, solver)).join(" | ")} |`),
  ].join("\n");
}

/** @param {Paper} paper @param {readonly CellDocument[]} documents */
export function sectionOf(paper, documents) {
  const { heading, file, by, published, differs } = paper;
  const html = by === undefined ? "" : ` With \`--html FILE --by ${by}\` it also draws the paper's graphs, by ${by}.`;
  return `## ${heading}

Published, on the paper's own levels and machine:

${published}

Ours, on [levels of like size](../${file}), a column each, by one command:
\`npx fourfold ${commandOf(paper)}\`.${html}

${table("states expanded / moves", documents, cellText)}

${table("time ms, measured", documents, ({ repeat }) => repeat.medianMs.toFixed(repeat.medianMs < 10 ? 1 : 0))}

**What differs.** ${differs}
`;
}

const HEAD = `# The course papers' tables

Five reports of a university course are where Fourfold began: what they measured, as they published it, and the same made by us.
Their levels are not in this project and their machines are not ours, so no figure is to be held against its neighbour; what can
be compared is how the columns of a table stand to each other. Ours are made by \`node tools/papers.js\`: a limit of
${MOST_NODES.toLocaleString("en")} expanded states a cell, so that all counts are the same on every machine (a test makes them
again), times of one cold run on a shared machine. *ND*: that limit stopped it; *none*: nothing within its depth. What the papers
did in their own way is told in [Comparing](comparing.md#the-papers-own-searches).
`;

function main() {
  const parts = [HEAD];
  for (const paper of PAPERS) {
    const line = [join(root, "bin/fourfold.js"), ...commandOf(paper).split(" "), "--json"];
    const { stdout, stderr, status } = spawnSync(execPath, line, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
    if (status !== 0) throw new Error(stderr);
    const documents = stdout
      .trimEnd()
      .split("\n")
      .map((each) => JSON.parse(each));
    parts.push(sectionOf(paper, documents));
  }
  writeFileSync(join(root, "docs/papers.md"), parts.join("\n"));
}

if (argv[1] === fileURLToPath(import.meta.url)) main();
