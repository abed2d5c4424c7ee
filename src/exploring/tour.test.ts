// Going through a search: steps of every size, breakpoints, rounds, questions, and the tree around what is looked at.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { atOnce } from "../puzzles/steps.ts";
import type { ExploreOptions } from "./begun-search.ts";
import { NONE } from "./chronicle.ts";
import { explore } from "./explore.ts";
import { frontierAt } from "./frontier.ts";
import { roundsAt } from "./rounds.ts";
import { wrongMove } from "./run-to.ts";
import { GRAINS } from "./stops.ts";
import { Tour } from "./tour.ts";
import { treeAt } from "./tree.ts";

const [level] = loadLevels("game: roll-the-block\n\nS....\n.....\n....T\n.....\n");
const [wall] = loadLevels("game: roll-the-block\n\nS..#.\n...#T\n...#.\n");
const [wide] = loadLevels("game: roll-the-block\n\nS.........\n..........\n..........\n.........T\n");

const SEARCHES: readonly ExploreOptions[] = [
  { algorithm: "bfs" },
  { algorithm: "dfs" },
  { algorithm: "dls", depth: 9 },
  { algorithm: "iddfs" },
  { algorithm: "ucs", costModel: "weighted" },
  { algorithm: "greedy", heuristic: "manhattan" },
  { algorithm: "astar", heuristic: "distance" },
  { algorithm: "idastar", heuristic: "distance" },
];

const touring = async (options: ExploreOptions, on = level): Promise<Tour> => new Tour(await explore(on, options));

test("a breakpoint on a fraction is what is read of it", async () => {
  const [fold] = loadLevels("game: folding-blocks\n\nA..\nB..\n...\n...\n");
  const tour = await touring({ algorithm: "astar", heuristic: "pieces" }, fold);
  expect(tour.exploration.f(0).toFixed(3)).toBe("5.170");
  expect([5.18, 5.2, 5.17].map((value) => atOnce(tour.runTo({ kind: "f", value })))).toEqual([false, true, true]);
});

describe.each(SEARCHES.map((options) => ({ options, name: options.algorithm })))("$name", ({ options }) => {
  test("steps forth and back come to the same places, in every grain", async () => {
    for (const grain of GRAINS) {
      const tour = await touring(options);
      tour.grain = grain;
      const places = [tour.position];
      while (tour.step(1)) places.push(tour.position);
      expect(tour.isAtEnd).toBe(true);
      expect(tour.steps).toBe(tour.stops.steps(grain));
      expect(places.length).toBeGreaterThan(grain === "layer" ? 1 : 5);
      for (const place of places.toReversed()) {
        expect(tour.position).toBe(place);
        expect(tour.step(-1)).toBe(place !== 0);
      }
    }
  });

  test("having stepped back is having stepped forth less", async () => {
    const tour = await touring(options);
    const other = new Tour(tour.exploration);
    const seen = (each: Tour): unknown => [
      each.position,
      each.shown,
      frontierAt(each.chronicle, each.position, 20),
      each.chronicle.tallyAt(each.position),
      treeAt(each.chronicle, each.position, [each.shown], 50),
    ];
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.constantFrom(...GRAINS), (steps, grain) => {
        tour.grain = grain;
        other.grain = grain;
        tour.goTo(0);
        other.goTo(0);
        for (const isForth of steps) tour.step(isForth ? 1 : -1);
        while (other.position < tour.position) other.step(1);
        expect(seen(tour)).toEqual(seen(other));
      }),
      { numRuns: 20, seed: 3 },
    );
  });

  test("a question is answered by the node that is taken next", async () => {
    const tour = await touring(options);
    let asked = 0;
    do {
      const question = tour.question();
      if (question === undefined) continue;
      asked++;
      expect(question.candidates).toContain(question.answer);
      const { chronicle } = tour;
      const looks = question.candidates.map((node) => `${chronicle.stateOf(node)} ${chronicle.gOf(node)}`);
      expect(new Set(looks).size).toBe(looks.length);
      const wrong = question.candidates.find((node) => node !== question.answer) as number;
      expect(tour.judge(question, question.answer)).toMatchObject({ isRight: true });
      expect(tour.judge(question, wrong)).toMatchObject({ isRight: false, answer: question.answer, rival: wrong });
      expect(tour.chronicle.nodeOf(tour.position + 1)).toBe(question.answer);
    } while (tour.step(1));
    expect(asked).toBeGreaterThan(2);
  });

  test("the tree shows what it was asked for, and says what is left out", async () => {
    const tour = await touring(options);
    const { chronicle } = tour;
    tour.goTo(chronicle.last);
    for (const most of [1, 5, 20, 100_000]) {
      const { nodes, width, all } = treeAt(chronicle, tour.position, [tour.shown], most);
      expect(nodes.length).toBeLessThanOrEqual(Math.max(1, most));
      const shown = nodes.map(({ node }) => node);
      expect(new Set(shown).size).toBe(shown.length);
      for (const { node, parent, children, left, x } of nodes) {
        expect(children.length + left).toBe(chronicle.childrenOf(node, tour.position).length);
        expect(nodes[parent]?.node ?? chronicle.parentOf(node)).toBe(chronicle.parentOf(node));
        expect(x > 0 && x < width).toBe(true);
      }
      if (most > all) expect(nodes.length).toBe(all);
    }
  });
});

test("layers are what they are for each search", async () => {
  const firsts = async (options: ExploreOptions, value: (tour: Tour, node: number) => number): Promise<number[]> => {
    const tour = await touring(options);
    tour.grain = "layer";
    const values: number[] = [];
    while (!tour.isAtEnd) {
      values.push(value(tour, tour.chronicle.nodeOf(tour.position + 1)));
      tour.step(1);
    }
    return values;
  };
  expect(await firsts({ algorithm: "bfs" }, ({ chronicle }, node) => chronicle.depthOf(node))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  const rising = await firsts({ algorithm: "astar", heuristic: "distance" }, ({ exploration }, node) =>
    exploration.f(node),
  );
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(rising.length).toBeGreaterThan(1);
  const falling = await firsts(
    { algorithm: "greedy", heuristic: "manhattan" },
    ({ exploration }, node) => exploration.h(node) ?? -1,
  );
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
});

test("rounds have their bounds, and sum up to what was counted", async () => {
  for (const options of [{ algorithm: "iddfs" }, { algorithm: "idastar", heuristic: "distance" }] as const) {
    const { exploration, chronicle } = await touring(options);
    const rounds = roundsAt(exploration, chronicle.last);
    const { expanded, generated } = chronicle.tallyAt(chronicle.last);
    expect(rounds.reduce((sum, round) => sum + round.expanded, 0)).toBe(expanded);
    expect(rounds.reduce((sum, round) => sum + round.generated, 0)).toBe(generated);
    const bounds = rounds.map(({ bound }) => bound as number);
    expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
    expect(bounds.at(-1)).toBe(exploration.solution?.length);
    expect(rounds.slice(0, -1).every(({ beyond }) => beyond > 0)).toBe(true);
    expect(roundsAt(exploration, 0)).toHaveLength(1);
  }
  expect(roundsAt((await touring({ algorithm: "bfs" })).exploration, 3)).toEqual([]);
});

test("it runs to what is asked for, and says where that does not come", async () => {
  const tour = await touring({ algorithm: "astar", heuristic: "distance" });
  const { exploration, chronicle } = tour;
  expect(atOnce(tour.runTo({ kind: "g", value: 2 }))).toBe(true);
  expect([chronicle.typeOf(tour.position), chronicle.gOf(tour.taken)]).toEqual(["expanding", 2]);
  expect(atOnce(tour.runTo({ kind: "move", move: "d" }))).toBe(true);
  expect(exploration.move(tour.taken)).toBe("d");
  expect(atOnce(tour.runTo({ kind: "goal" }))).toBe(true);
  expect(exploration.isSolved(chronicle.stateOf(chronicle.nodeOf(tour.position)))).toBe(true);
  expect(tour.isAtEnd).toBe(false);
  const before = tour.position;
  expect(atOnce(tour.runTo({ kind: "g", value: 99 }))).toBe(false);
  expect(tour.position).toBe(before);
  expect(atOnce(tour.runTo({ kind: "end" }))).toBe(true);
  expect([tour.isAtEnd, atOnce(tour.runTo({ kind: "goal" }))]).toEqual([true, false]);
});

describe("a breakpoint on a move", () => {
  const [ice] = loadLevels("game: break-the-ice\n\nA.B.A\nABBAB\n") as [LoadedLevel];
  const [halves] = loadLevels("game: roll-the-block\nP: split 1,1 1,5\n\nS..P...\n.......\n......T\n") as [LoadedLevel];

  test("is met by both names of a swap, and by the one of a block that goes in that direction alone", async () => {
    const tour = await touring({ algorithm: "bfs" }, ice);
    const { exploration } = tour;
    const from = (move: string): number | undefined => {
      tour.goTo(0);
      return atOnce(tour.runTo({ kind: "move", move })) ? tour.position : undefined;
    };
    for (const [listed, other] of [
      ["1,0:r", "1,1:l"],
      ["0,4:d", "1,4:u"],
    ] as const) {
      const position = from(listed);
      expect(position, listed).toBeGreaterThan(0);
      expect([from(other), exploration.move(tour.taken)], other).toEqual([position, listed]);
    }
    // A block that goes into an empty cell does not come from there.
    const gone = from("0,0:r") as number;
    expect(exploration.move(tour.taken)).toBe("0,0:r");
    expect(from("0,1:l") ?? Number.POSITIVE_INFINITY).toBeGreaterThan(gone);
  });

  test("is read whatever stands between its words, and what is none is told", async () => {
    const tour = await touring({ algorithm: "bfs" }, halves);
    expect(atOnce(tour.runTo({ kind: "move", move: "  x   r " }))).toBe(true);
    expect(tour.exploration.move(tour.taken)).toBe("x r");
    expect(wrongMove(tour.exploration, "x r")).toBeUndefined();
    expect(wrongMove(tour.exploration, "x east")?.en).toContain("write u, d, l or r");
  });
});

test("what is chosen is shown until one goes on, and is not there before it was born", async () => {
  const tour = await touring({ algorithm: "bfs" });
  tour.goTo(10);
  tour.choose(2);
  expect(tour.shown).toBe(2);
  tour.step(1);
  expect([tour.chosen, tour.shown]).toEqual([undefined, tour.present]);
  tour.goTo(0);
  tour.choose(5);
  expect(tour.shown).toBe(0);
});

test("a level without a solution ends in nothing that waits", async () => {
  const tour = await touring({ algorithm: "bfs" }, wall);
  expect(tour.exploration.ending).toBe("unsolvable");
  expect(frontierAt(tour.chronicle, tour.chronicle.last, 9)).toEqual({ count: 0, first: [] });
});

test("what is more than can be kept is cut, the same on every machine", async () => {
  const cut = await explore(wide, { algorithm: "bfs" }, { mostStates: 20 });
  expect(cut.ending).toBe("cut");
  expect((await explore(wide, { algorithm: "bfs" }, { mostStates: 20 })).chronicle.events).toBe(cut.chronicle.events);
  expect(cut.chronicle.parentOf(0)).toBe(NONE);
});
