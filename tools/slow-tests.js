// What `npm run test:fast` leaves out, so that it ends within a minute on two cores: more than half of the time of `npm
// test`, in tests that rarely say anything that the others do not say first. What `npm test` asks of a share of the levels
// only, so that it ends within minutes, and `npm run test:wide` of all. And what neither runs. vitest.config.ts reads these
// lists.

/** Files, and folders, which end with a slash; and what they ask. @type {Readonly<Record<string, string>>} */
export const SLOW_TESTS = {
  "tests/twins/": "both engines on every golden level, with every algorithm",
  "tests/golden.test.ts": "the slow referee on every golden level",
  "tests/levels.test.ts": "the slow referee on every level of levels/",
  "tests/contract.test.ts": "what every puzzle owes: rules, packed states, heuristics, both engines state by state",
  "tests/auto.test.ts": "auto on every golden level and on random ones",
  "tests/limits.test.ts": "every limit on every algorithm",
  "tests/slice-lengths.test.ts": "every search in slices of every length, and under other clocks",
  "tests/from.test.ts": "every search along optimal solutions",
  "tests/asc-layouts.test.ts": "the transform of the compiler, which it starts again and again",
  "tests/cli/compare.test.ts": "compare through the real program",
  "tests/cli/own-solvers.test.ts": "programs and heuristics of one's own, through the real program",
  "tests/queue/": "solve, compare and generate over a queue, with a Redis and workers of their own",
  "tests/elements-pages.test.ts": "the examples of docs/elements/, which need a browser",
  "tests/elements-by-touch.test.ts": "solver, race and comparison on a phone, which needs a browser",
  "tests/site/": "the built page in a browser: playing, links, files, offline, accessibility, size",
  "src/levels/hostile.test.ts": "files that were made to break a reader",
  "src/levels/any-text.test.ts": "any text at all, as every form of level file",
  "examples/": "the example puzzle against its contract, and boards that take 50 moves",
};

/**
 * What `npm run test:wide` runs, which CI does beside `npm test`: what says by `share` and `runs` of tests/support/breadth.ts
 * how much of it is asked in `npm test`. @type {Readonly<Record<string, string>>}
 */
export const WIDE_TESTS = {
  "tests/twins/": "both engines on golden levels, with every algorithm; an eleventh, where it asks half",
  "tests/golden.test.ts": "the slow referee on every golden level; an eighth",
  "tests/levels.test.ts": "auto and the slow referee on every level of levels/; a third",
  "tests/daily.test.ts": "what daily levels say of themselves; a fifth, where it asks a 26th",
  "tests/packs.test.ts": "what levels of the packs say of themselves; a sixteenth, where it asks a quarter",
  "tests/auto.test.ts": "auto on every golden level, with every limit; an eighth",
  "tests/contract.test.ts": "what every puzzle owes, of random levels; a third",
  "tests/surfaces.test.ts": "what every drawing owes, of random levels; a third",
  "tests/limits.test.ts": "every limit on every algorithm; a third of them",
  "tests/exact-node-limit.test.ts": "that a limit which suffices changes nothing; a third",
  "tests/from.test.ts": "every search along optimal solutions; half as many",
  "tests/random-twins.test.ts": "both engines on random levels; a third",
  "tests/reopening.test.ts": "both engines where an estimate misleads; a third",
  "tests/statistics.test.ts": "what is counted; a third",
  "tests/weights.test.ts": "weighted searches; a third",
  "tests/optimal-solutions.test.ts": "the counting of solutions; a third",
  "tests/site/built.test.ts": "what is asked of every page of the built site; in one look of two, and jumps on a third",
  "src/exploring/explore.test.ts": "that every search is followed as it counts, on random levels; a third",
  "src/methods/": "each method on random levels; a third",
  "src/solving/trace.test.ts": "what every search tells of itself, on some golden levels; a third of them",
  "src/puzzles/folding-blocks/order.test.ts": "the order of folds on random levels; a third",
  "src/levels/any-text.test.ts": "any text at all, as every form of level file; a third",
  "src/levels/hostile.test.ts": "files that were made to break a reader; a quarter as long",
  "tests/worker.test.ts": "that a thousand searches leave the memory where it was; a third as many",
};

/** What CI asks in `npm run test:wide` alone. @type {Readonly<Record<string, string>>} */
export const ONLY_WIDE_TESTS = {
  "tests/generating.test.ts": "what is generated, wish by wish",
  "tests/slice-lengths.test.ts": "auto in slices of every length on half of the golden levels",
  "tests/cli/own-solvers.test.ts": "programs and heuristics of one's own, through the real program",
  "tests/generators.test.ts": "what every generator owes, of random levels",
  "tests/from-a-position.test.ts": "every search from positions along the way",
  "tests/release.test.ts": "npm run release, in a copy",
  "tests/bundle.test.ts": "the bundle on pages of others",
  "tests/worker-hosts.test.ts": "the pool on pages of others",
  "tests/site/own-code.test.ts": "code of one's own on the built page: what it reaches, what of it is believed",
  "tests/site/own-explored.test.ts": "a heuristic of one's own in Explore on the built page",
  "tests/site/travelling.test.ts": "the built page: links, files, back and forth, what is kept",
  "tests/queue/faults.test.ts": "workers, a Redis and connections that end in the middle, and 10,000 jobs",
  "tests/queue/refused.test.ts": "what a queue and its workers refuse, and how that is said",
  "tests/queue/stopping.test.ts": "Ctrl-C over a queue",
  "tests/queue/terminal.test.ts": "what is seen in a terminal while others work",
  "tests/queue/tls.test.ts": "a queue over TLS, with a certificate of its own",
  "tests/asc-layouts.test.ts": "the transform of the compiler, which it starts again and again",
  "tests/debug-build.test.ts": "searches in a build that checks every access",
};

/** What `npm run test:long` alone runs. @type {Readonly<Record<string, string>>} */
export const LONG_TESTS = {
  "tests/fifth-puzzle.test.ts": "a puzzle is added to a copy of the project, and all tests run there",
};
