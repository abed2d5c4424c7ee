// Everything that happens in any search is said, in both languages, and so is every prediction.
import { describe, expect, test } from "vitest";
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import { explore } from "../../exploring/explore.ts";
import { GRAINS } from "../../exploring/stops.ts";
import { Tour } from "../../exploring/tour.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { atOnce } from "../../puzzles/steps.ts";
import { stepInWords, verdictInWords } from "./step-words.ts";

const [roll] = loadLevels("game: roll-the-block\n\nS....\n.....\n....T\n") as [LoadedLevel];
const [ice] = loadLevels("game: break-the-ice\n\nA.B.A\nABBAB\n") as [LoadedLevel];

const SEARCHES: readonly (readonly [string, LoadedLevel, ExploreOptions])[] = [
  ["bfs", roll, { algorithm: "bfs" }],
  ["dfs", roll, { algorithm: "dfs" }],
  ["dls", roll, { algorithm: "dls", depth: 4 }],
  ["iddfs", roll, { algorithm: "iddfs" }],
  ["ucs, weighted", roll, { algorithm: "ucs", costModel: "weighted" }],
  ["greedy", roll, { algorithm: "greedy", heuristic: "manhattan" }],
  ["astar", roll, { algorithm: "astar", heuristic: "distance", weight: 1.5 }],
  ["idastar", roll, { algorithm: "idastar", heuristic: "distance" }],
  ["astar with dead states", ice, { algorithm: "astar", heuristic: "columns" }],
  ["astar that gives up", ice, { algorithm: "astar", heuristic: "chains" }],
];

test("of what is stopped at amid its expansion nobody says how many successors it has", async () => {
  const tour = new Tour(await explore(roll, { algorithm: "astar", heuristic: "distance" }));
  expect(atOnce(tour.runTo({ kind: "g", value: 1 }))).toBe(true);
  expect(stepInWords(tour, "en")).toMatch(/^State \d, by \w, is expanded: [^.]*\.$/);
  tour.step(1);
  expect(stepInWords(tour, "en")).toContain("successors: ");
});

describe.each(SEARCHES)("%s", (_, level, options) => {
  test.each(["en", "pt"] as const)("%s", async (language) => {
    const tour = new Tour(await explore(level, options));
    const said = new Set<string>();
    for (const grain of GRAINS) {
      tour.grain = grain;
      tour.goTo(0);
      do said.add(stepInWords(tour, language));
      while (tour.step(1));
    }
    tour.grain = "expansion";
    tour.goTo(0);
    do {
      const question = tour.question();
      for (const node of question?.candidates ?? []) {
        if (question !== undefined) said.add(verdictInWords(tour, tour.judge(question, node), language));
      }
    } while (tour.step(1));
    expect(said.size).toBeGreaterThan(8);
    for (const sentence of said) {
      expect(sentence).toMatch(/^[^a-z].*[.]$|^[udlr0-9].*[.]$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
});

test("where a heuristic is seen not to be consistent it is said, by what the search looks at", async () => {
  const heuristic = {
    name: "own.mjs",
    estimate: (state: unknown) => (JSON.stringify(state).includes("upright") ? 9 : 1),
  };
  const first = async (options: ExploreOptions, language: "en" | "pt"): Promise<string> => {
    const tour = new Tour(await explore(roll, { ...options, heuristic }));
    tour.step(1);
    return stepInWords(tour, language);
  };
  expect(await first({ algorithm: "astar" }, "en")).toMatch(/ By \w, f falls from 9 to 2: h is not consistent\.$/);
  expect(await first({ algorithm: "astar" }, "pt")).toMatch(/ Por \w, f desce de 9 para 2: h não é consistente\.$/);
  for (const options of [{ algorithm: "greedy" }, { algorithm: "astar", weight: 2 }] as const) {
    expect(await first(options, "en")).toMatch(/ By \w, which costs 1, h falls from 9 to 1: it is not consistent\.$/);
  }
});

test("in so many words", async () => {
  const tour = new Tour(await explore(roll, { algorithm: "idastar", heuristic: "distance" }));
  const sentences = (language: "en" | "pt"): string[] => {
    tour.grain = "event";
    tour.goTo(0);
    const said = [stepInWords(tour, language)];
    while (tour.step(1)) said.push(stepInWords(tour, language));
    return said;
  };
  expect(sentences("en").slice(0, 4)).toEqual([
    "The start waits: g 0 + h 4 = f 4.",
    "The start is expanded: g 0 + h 4 = f 4.",
    expect.stringMatching(/^r leads to state 1, /),
    expect.stringMatching(/^d leads to state 2, /),
  ]);
  expect(sentences("pt").at(-1)).toMatch(/^O objetivo é tirado: resolvido, com g \d \+ h 0 = f \d\.$/);
  expect(sentences("en").join("\n")).toMatch(/Round 2 begins again at the start: nothing beyond f \d is looked at\./);
});
