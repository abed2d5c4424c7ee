// What a search counts as it is followed event by event is what solve() counts, for every algorithm, heuristic and puzzle; what waits
// first is what is taken next; and the tree at any position is the one that was there.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs, share } from "../../tests/support/breadth.ts";
import { samplesOf } from "../../tests/support/level-samples.ts";
import { type Variant, variantsOf } from "../../tests/support/search-variants.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import { solve } from "../solving/solve.ts";
import { NONE } from "./chronicle.ts";
import { type Exploration, explore } from "./explore.ts";
import { frontierAt } from "./frontier.ts";

const LEVELS = runs(60);
const NODES = 1500;

/** What both count. */
function countsOf({ chronicle, solution }: Exploration): object {
  const tally = chronicle.tallyAt(chronicle.last);
  const { expanded, generated, reopened, duplicates, dead, stored, frontier, deepest } = tally;
  const depth = solution === null ? deepest : solution.length;
  return { expanded, generated, reopened, duplicates, dead, stored, frontier, depth };
}

/** Every node that is taken was the first of those that waited. */
function takesTheFirst({ chronicle }: Exploration): void {
  for (let event = 1; event <= chronicle.last; event++) {
    const node = chronicle.nodeOf(event);
    if (chronicle.bornAt(node) === event) continue;
    expect(frontierAt(chronicle, event - 1, 1).first, `event ${event}`).toEqual([node]);
  }
}

/** At a position every node but the roots is among the children of its parent, and open ones are counted. */
function isATree({ chronicle }: Exploration, position: number): void {
  const nodes = chronicle.nodesAt(position);
  for (let node = 0; node < nodes; node++) {
    const parent = chronicle.parentOf(node);
    if (parent === NONE) continue;
    expect(chronicle.childrenOf(parent, position)).toContain(node);
    expect(chronicle.depthOf(node)).toBe(chronicle.depthOf(parent) + 1);
  }
  expect(frontierAt(chronicle, position, 0).count).toBe(chronicle.tallyAt(position).open);
}

/** Both count the same, and what is kept is in order. False where the search is too long. */
async function compare(level: LoadedLevel, { name, options }: Variant, somewhere: number): Promise<boolean> {
  const result = await solve(level, { ...options, engine: "ts", limits: { nodes: NODES } });
  if (result.status === "limit") return false;
  const explored = await explore(level, options);
  const { expanded, generated, reopened, duplicates, dead, stored, frontier, depth } = result;
  const counts = { expanded, generated, reopened, duplicates, dead, stored, frontier, depth };
  expect(countsOf(explored), name).toEqual(counts);
  expect(explored.ending, name).toBe(result.status);
  const { events } = explored.chronicle;
  if (events < 300) takesTheFirst(explored);
  if (events < 2000) isATree(explored, somewhere % events);
  return true;
}

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))(
  "$game",
  ({ packed, game }) => {
    test.each(packed.puzzle.costModels)("random levels, cost %s", async (costModel) => {
      const variants: readonly Variant[] = variantsOf(packed, costModel);
      let compared = 0;
      await fc.assert(
        fc.asyncProperty(samplesOf(game).small, fc.nat(), async (sample, somewhere) => {
          const level = loadedLevel(packed.puzzle, sample);
          for (const variant of variants) if (await compare(level, variant, somewhere)) compared++;
        }),
        { numRuns: LEVELS, seed: 7 },
      );
      expect(compared).toBeGreaterThan(LEVELS);
    });

    test("the smallest pack", async () => {
      const levels = loadLevels(readFileSync(`levels/${game}/tiny.txt`, "utf8"));
      let compared = 0;
      for (const level of share(levels, 4)) {
        for (const variant of variantsOf(packed)) if (await compare(level, variant, 1000)) compared++;
      }
      expect(compared).toBeGreaterThan(50);
    });
  },
);

test("what waits is the same wherever one comes from", async () => {
  const levels = ["roll-the-block/lessons", "match-the-tiles/tutorial", "break-the-ice/lessons"].map(
    (file) => loadLevels(readFileSync(`levels/${file}.txt`, "utf8"))[1] as LoadedLevel,
  );
  let overtaken = 0;
  for (const level of levels) {
    for (const options of [
      { algorithm: "bfs" },
      { algorithm: "idastar" },
      { algorithm: "astar", weight: 3 },
    ] as const) {
      const { chronicle } = await explore(level, options);
      const { last } = chronicle;
      // Each of them by looking at every node.
      const waiting = (position: number): number[] =>
        Array.from({ length: chronicle.nodesAt(position) }, (_, node) => node).filter((node) =>
          chronicle.isWaiting(node, position),
        );
      for (let node = 0; node < chronicle.nodes; node++) if (chronicle.fateAt(node, last) === "overtaken") overtaken++;
      const positions = Array.from({ length: 60 }, (_, i) => (i * 7919) % (last + 1));
      const near = positions.flatMap((position) => [position, Math.min(last, position + 3), Math.max(0, position - 2)]);
      for (const position of [...near, last, last - 1, last - 2, 0, 1, 2]) {
        const { first, count } = frontierAt(chronicle, position, chronicle.nodes);
        expect([...first].sort((a, b) => a - b)).toEqual(waiting(position));
        expect(count).toBe(first.length);
      }
    }
  }
  expect(overtaken).toBeGreaterThan(0);
});
