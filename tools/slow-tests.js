// What `npm run test:fast` leaves out, so that it ends within a minute on two cores: more than half of the time of `npm
// test`, in tests that rarely say anything that the others do not say first. And what not even `npm test` runs.
// vitest.config.ts reads these lists.

/** Files, and folders, which end with a slash; and what they ask. @type {Readonly<Record<string, string>>} */
export const SLOW_TESTS = {
  "tests/twins/": "both engines on every golden level, with every algorithm",
  "tests/golden.test.ts": "the slow referee on every golden level",
  "tests/levels.test.ts": "the slow referee on every level of levels/",
  "tests/contract.test.ts": "what every puzzle owes: rules, packed states, heuristics, both engines state by state",
  "tests/auto.test.ts": "auto on every golden level and on random ones",
  "tests/limits.test.ts": "every limit on every algorithm",
  "tests/slice-lengths.test.ts": "every search in slices of every length, and under other clocks",
  "tests/from-a-position.test.ts": "every search from positions along the way",
  "tests/from.test.ts": "every search along optimal solutions",
  "tests/asc-layouts.test.ts": "the transform of the compiler, which it starts again and again",
  "tests/cli/compare.test.ts": "compare through the real program",
  "tests/cli/own-solvers.test.ts": "programs and heuristics of one's own, through the real program",
  "tests/elements-pages.test.ts": "the examples of docs/elements/, which need a browser",
  "tests/elements-by-touch.test.ts": "solver and race on a phone, which needs a browser",
  "tests/site/": "the built page in a browser: playing, links, files, offline, accessibility, size",
  "tests/bundle.test.ts": "the bundle on pages of others, which needs a browser",
  "tests/worker-hosts.test.ts": "the pool on pages of others, which needs a browser",
  "src/levels/hostile.test.ts": "files that were made to break a reader",
  "src/levels/any-text.test.ts": "any text at all, as every form of level file",
  "examples/": "the example puzzle against its contract, and boards that take 50 moves",
};

/** What `npm run test:long` alone runs. @type {Readonly<Record<string, string>>} */
export const LONG_TESTS = {
  "tests/fifth-puzzle.test.ts": "a puzzle is added to a copy of the project, and all tests run there",
};
