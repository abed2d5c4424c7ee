// Every motion begins where the pieces were and ends, to the corner, where their own solids are.
import { describe, expect, test } from "vitest";
import type { Direction } from "../puzzles/direction.ts";
import type { Motion, Piece, Scene, Solid } from "../puzzles/surface.ts";
import { attempt } from "./attempt.ts";
import { cornersOf, type Placed } from "./placed.ts";
import { transitionTo } from "./transition.ts";

const GLYPH = { text: "A", role: "piece", kind: 0 } as const;
const MARGIN = 0.06;

/** A box over each cell; a tall one over a cell that a piece stands on. */
const scene: Pick<Scene, "solids"> = {
  solids: ({ id, cells, pose }) =>
    cells.map(({ row, column }): Solid => {
      const height = pose === "tall" ? 2 : 1;
      const size = { x: 1 - 2 * MARGIN, y: 1 - 2 * MARGIN, z: height - 2 * MARGIN };
      return {
        id: `${id} ${cells.length === 1 ? "" : `${row} ${column}`}`,
        at: { x: column + MARGIN, y: row + MARGIN, z: MARGIN },
        size,
        glyph: GLYPH,
      };
    }),
};

function piece(...cells: readonly (readonly [row: number, column: number])[]): Piece {
  return { id: "A", cells: cells.map(([row, column]) => ({ row, column })), glyph: GLYPH };
}

/** Where the corners of everything that can be seen are, whatever is called what. */
function corners(placed: readonly Placed[]): string[] {
  const seen = placed.filter(({ opacity = 1, scale = 1 }) => opacity > 0.001 && scale > 0.001);
  const written = (n: number): string => (Math.round(n * 1e6) / 1e6 + 0).toFixed(4);
  return seen.flatMap((each) => cornersOf(each).map(({ x, y, z }) => [x, y, z].map(written).join(" "))).sort();
}

const at = (pieces: readonly Piece[]): string[] => corners(pieces.flatMap(scene.solids).map((solid) => ({ solid })));

const cases: readonly (readonly [what: string, before: Piece, after: Piece, motion: Motion])[] = [
  ...(["u", "d", "l", "r"] as const).map((direction: Direction) => {
    const [row, column] = { u: [-1, 0], d: [1, 0], l: [0, -1], r: [0, 1] }[direction] as [number, number];
    return [
      `a cube rolls ${direction}`,
      piece([5, 5]),
      piece([5 + row, 5 + column]),
      { kind: "roll", direction },
    ] as const;
  }),
  ["cells fold down", piece([1, 1], [1, 2]), piece([1, 1], [1, 2], [2, 1], [2, 2]), { kind: "fold", direction: "d" }],
  ["cells fold left", piece([4, 4], [5, 5]), piece([4, 4], [5, 5], [4, 3], [5, 2]), { kind: "fold", direction: "l" }],
  ["a tile slides", piece([2, 7]), piece([2, 0]), { kind: "slide" }],
  ["a block falls", piece([0, 3]), piece([6, 3]), { kind: "fall" }],
  ["a bridge turns", piece([0, 3]), piece([0, 3]), { kind: "turn" }],
];

describe.each(cases)("%s", (_what, before, after, motion) => {
  const transition = transitionTo(scene, [before], { pieces: [after], motions: new Map([["A", motion]]) });

  test("ends where it should", () => {
    expect(corners(transition.at(1))).toEqual(at([after]));
  });

  test("begins where it was, and takes some time", () => {
    expect(new Set(corners(transition.at(0)))).toEqual(new Set(at([before])));
    expect(transition.durationMs).toBeGreaterThan(50);
  });

  test("a move that does not work ends where it began", () => {
    const back = attempt(scene, [before], new Map([["A", motion]]));
    expect(corners(back.at(1))).toEqual(at([before]));
  });
});

test("what comes is there at the end, and what goes is not", () => {
  const [here, gone] = [piece([0, 0]), { ...piece([3, 3]), id: "B" }];
  const stage = {
    pieces: [here],
    motions: new Map<string, Motion>([
      ["A", { kind: "appear", from: [] }],
      ["B", { kind: "vanish", into: [] }],
    ]),
  };
  const transition = transitionTo(scene, [gone], stage);
  expect(corners(transition.at(0))).toEqual(at([gone]));
  expect(corners(transition.at(1))).toEqual(at([here]));
});

test("pieces without a motion rest all the while", () => {
  const transition = transitionTo(scene, [piece([1, 1])], { pieces: [piece([1, 1])], motions: new Map() });
  expect(transition.durationMs).toBe(0);
  expect(corners(transition.at(0.5))).toEqual(at([piece([1, 1])]));
});

const refused: readonly Motion[] = [
  { kind: "topple", direction: "l" },
  { kind: "shake" },
  { kind: "slide", towards: "u" },
  { kind: "fold", direction: "d" },
];

test.each(refused)("$kind, refused, leaves its place and is back at the end", (motion) => {
  const back = attempt(scene, [piece([4, 4])], new Map([["A", motion]]));
  const home = at([piece([4, 4])]);
  const places = [0.1, 0.3, 0.5, 0.65, 0.9].map((part) => corners(back.at(part)).join());
  expect(places.some((place) => place !== home.join())).toBe(true);
  expect(corners(back.at(1))).toEqual(home);
});

test("what slides together slides at one speed", () => {
  const before = [piece([0, 0]), { ...piece([1, 0]), id: "B" }];
  const after = [piece([0, 6]), { ...piece([1, 2]), id: "B" }];
  const motions = new Map<string, Motion>(["A", "B"].map((id) => [id, { kind: "slide", towards: "r" }]));
  const early = transitionTo(scene, before, { pieces: after, motions }).at(0.15);
  const [a, b] = early.map(({ solid, shift }) => solid.at.x + (shift?.x ?? 0));
  expect(a).toBeGreaterThan(0.5);
  expect(a).toBeCloseTo(b as number, 9);
});
