// What `npm run test:fast` leaves out, so that it ends within a minute on two cores: half of the time of `npm test`, in
// tests that rarely say anything that the others do not say first. vitest.config.ts reads this list.

/** Files, and what they ask. @type {Readonly<Record<string, string>>} */
export const SLOW_TESTS = {
  "tests/twins/**": "both engines on every golden level, with every algorithm",
  "tests/golden.test.ts": "the slow referee on every golden level",
  "tests/levels.test.ts": "the slow referee on every level of levels/",
  "tests/auto.test.ts": "auto on every golden level and on random ones",
  "tests/worker-hosts.test.ts": "the pool on pages of others, which needs a browser",
  "tests/limits.test.ts": "every limit on every algorithm",
  "src/levels/hostile.test.ts": "files that were made to break a reader",
  "src/levels/any-text.test.ts": "any text at all, as every form of level file",
  "tests/contract.test.ts": "what every puzzle owes: rules, packed states, heuristics, both engines state by state",
  "examples/**": "the same of the example, and boards that take 50 moves",
};

/** What `npm run test:long` alone runs. @type {Readonly<Record<string, string>>} */
export const LONG_TESTS = {
  "tests/fifth-puzzle.test.ts": "a puzzle is added to a copy of the project, and all tests run there",
};
