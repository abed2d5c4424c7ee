// A search with a heuristic of one's own is made anew from nothing but what it answered: the same, event by event, as where it can
// be asked, and with the counts of solve().
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { samplesOf } from "../../tests/support/level-samples.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { solve } from "../solving/solve.ts";
import { type Answers, byTheirStates, inTheirOrder } from "./answers.ts";
import { answersIn } from "./asking.ts";
import { type Exploration, explore } from "./explore.ts";

const level = loadLevels("game: roll-the-block\n\nS....\n.....\n....T\n")[0] as LoadedLevel;
const SEARCHES = [
  { algorithm: "astar" },
  { algorithm: "astar", weight: 1.5 },
  { algorithm: "greedy" },
  { algorithm: "idastar" },
] as const;

/** It says anything, also that there is no solution, but always the same of the same state. */
const fickle: OwnHeuristic = {
  name: "fickle",
  estimate(state) {
    let hash = 7;
    for (const character of JSON.stringify(state)) hash = (hash * 31 + character.charCodeAt(0)) % 1009;
    return hash % 19 === 0 ? Number.POSITIVE_INFINITY : (hash % 12) / 4;
  },
};

async function answersOf(own: OwnHeuristic, on: LoadedLevel, options: object, asking = {}): Promise<Answers> {
  const values = await answersIn(on, { ...options, heuristic: own }, asking);
  return { name: own.name, admissible: own.admissible === true, values };
}

function eventsOf({ chronicle }: Exploration): unknown[] {
  return Array.from({ length: chronicle.events }, (_, event) => {
    const node = chronicle.nodeOf(event);
    const fate = chronicle.fateAt(node, event);
    return [chronicle.typeOf(event), node, chronicle.stateOf(node), chronicle.gOf(node), chronicle.hOf(node), fate];
  });
}

describe.each(PACKED_PUZZLES)("$puzzle.format.id", ({ puzzle }) => {
  test("it is the same search, with the same counts", async () => {
    let solved = 0;
    const isSame = async (loaded: LoadedLevel, options: (typeof SEARCHES)[number]): Promise<void> => {
      const result = await solve(loaded, { ...options, engine: "ts", heuristic: fickle, limits: { nodes: 800 } });
      if (result.status === "limit") return;
      const answers = await answersOf(fickle, loaded, options);
      const anew = await explore(loaded, { ...options, heuristic: inTheirOrder(answers) });
      const { expanded, generated, reopened } = anew.chronicle.tallyAt(anew.chronicle.last);
      const counted = [result.status, result.expanded, result.generated, result.reopened];
      expect([anew.ending, expanded, generated, reopened]).toEqual(counted);
      if (anew.ending === "solved") solved++;
      const asked = await explore(loaded, { ...options, heuristic: fickle });
      expect(eventsOf(anew)).toEqual(eventsOf(asked));
    };
    const { small } = samplesOf(puzzle.format.id);
    await fc.assert(
      fc.asyncProperty(small, fc.constantFrom(...SEARCHES), (sample, options) =>
        isSame(loadedLevel(puzzle, sample), options),
      ),
      { numRuns: 25 },
    );
    expect(solved).toBeGreaterThan(0);
  });
});

test("each state is asked about once, however often a search comes to it", async () => {
  const seen: string[] = [];
  const curious: OwnHeuristic = {
    name: "curious",
    estimate(state) {
      seen.push(JSON.stringify(state));
      return 0;
    },
  };
  const { values } = await answersOf(curious, level, { algorithm: "idastar" });
  expect(values.length).toBe(seen.length);
  expect(new Set(seen).size).toBe(seen.length);
});

test("what does not always answer the same is explored as it answered", async () => {
  let asked = 0;
  const moody: OwnHeuristic = { name: "moody", estimate: () => asked++ % 5 };
  const answers = await answersOf(moody, level, { algorithm: "astar" });
  const { ending, h } = await explore(level, { algorithm: "astar", heuristic: inTheirOrder(answers) });
  expect([ending, h(0), h(1)]).toEqual(["solved", 0, 1]);
});

test("where the search is cut, the answers reach as far", async () => {
  const rows = `S${".".repeat(14)}T\n${`${".".repeat(16)}\n`.repeat(7)}`;
  const large = loadLevels(`game: roll-the-block\n\n${rows}`)[0] as LoadedLevel;
  for (const keeping of [{ mostStates: 20 }, { mostEvents: 90 }]) {
    for (const options of SEARCHES) {
      const answers = await answersOf({ ...fickle, estimate: () => 0 }, large, options, keeping);
      const { ending } = await explore(large, { ...options, heuristic: inTheirOrder(answers) }, keeping);
      expect(ending).toBe("cut");
    }
  }
});

test("what it says of itself is no proof; where it gave nothing up the rules prove that there is no solution", async () => {
  const hopeless = loadLevels("game: roll-the-block\n\nS....\n.....\n#####\n....T\n")[0] as LoadedLevel;
  const ends = async (estimate: () => number): Promise<string> => {
    const answers = await answersOf({ name: "bold", admissible: true, estimate }, hopeless, { algorithm: "astar" });
    return (await explore(hopeless, { algorithm: "astar", heuristic: inTheirOrder(answers) })).ending;
  };
  expect(hopeless.playable).toBeDefined();
  expect([await ends(() => 3), await ends(() => Number.POSITIVE_INFINITY)]).toEqual(["unsolvable", "exhausted"]);
});

test("answers that are none are refused, and so are too few", async () => {
  const said = async (values: readonly number[]): Promise<string> => {
    const own = inTheirOrder({ name: "own.mjs", admissible: false, values });
    const exploring = explore(level, { algorithm: "astar", heuristic: own });
    return exploring.then(
      () => "",
      (error: Error) => `${error.name}: ${error.message}`,
    );
  };
  expect(await said([1, Number.NaN])).toBe("WrongOption: The heuristic own.mjs answered NaN; it must be 0 or more.");
  expect(await said([-1])).toContain("answered -1");
  expect(await said([1, 1])).toContain("comes to a state of which nothing was told");
});

test("a trace of it is that of the search where it can be asked", async () => {
  for (const options of SEARCHES) {
    const answers = await answersOf(fickle, level, options);
    const traceWith = async (heuristic: OwnHeuristic) =>
      (await solve(level, { ...options, engine: "ts", heuristic, trace: 1000 })).trace;
    expect(await traceWith(byTheirStates(answers))).toEqual(await traceWith(fickle));
  }
});
