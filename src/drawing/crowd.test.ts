// Drawn together or one by one, what rests is the same picture: the same outlines in the same colours, the same letters at the
// same places, whatever moved before and however much of it has been merged again.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { Crowd } from "./crowd.ts";
import { toneOf } from "./palette.ts";
import { atRest, type Placed } from "./placed.ts";
import { OBLIQUE } from "./projection.ts";
import { ShapeMaker } from "./shape-maker.ts";
import { type Drawn, isCarried, type Shape } from "./shapes.ts";

const LETTERS = ["A", "B", "C"];
const solids = Array.from({ length: 80 }, (_, i): Solid => {
  const kind = (i * 7) % 3;
  return {
    id: `block ${i}`,
    at: { x: (i % 10) + 0.05, y: Math.floor(i / 10) + 0.05, z: 0 },
    size: { x: 0.9, y: 0.9, z: 0.4 },
    glyph: { text: LETTERS[kind] as string, role: "piece", kind },
  };
});

const flat = (drawn: readonly Drawn[]): Shape[] => drawn.flatMap((each) => (isCarried(each) ? each.parts : [each]));

/** What is to be seen, in no order: every step of a path but the first is relative. */
function seen(drawn: readonly Drawn[]): string[] {
  return flat(drawn)
    .flatMap(({ path = "", letter = "", matrix = [], tone, light, opacity, line }) => {
      const look = JSON.stringify([tone.light, light, opacity, line, letter]);
      const [e = 0, f = 0] = matrix.slice(4);
      return path.split(/(?=M)/u).map((part) => {
        const [, x = "0", y = "0", rest] = /^(?:M(\S+) ([-\d.]+))?(.*)$/u.exec(part) ?? [];
        return `${look} ${(Number(x) + e).toFixed(2)} ${(Number(y) + f).toFixed(2)} ${rest}`;
      });
    })
    .sort();
}

test("the same is seen, in fewer shapes", () => {
  const maker = new ShapeMaker(OBLIQUE, toneOf);
  const placed = solids.map(atRest);
  const [alone, together] = [maker.bodies(placed), maker.bodies(placed, new Crowd())];
  expect(seen(together)).toEqual(seen(alone));
  expect(flat(together).length).toBeLessThan(flat(alone).length / 2);
});

test("where only the last of a row has an outline, it is under all of them", () => {
  const inner = { joined: ["u", "d", "l", "r"] } as const;
  const sheet = solids
    .slice(0, 70)
    .map((solid, i): Solid => (i % 10 === 9 ? { ...solid, joined: ["l"] } : { ...solid, ...inner }));
  const together = flat(new ShapeMaker(OBLIQUE, toneOf).bodies(sheet.map(atRest), new Crowd()));
  const names = together.map(({ key }) => (/[/](outline|top|letter)/u.exec(key) ?? [])[1]).filter(Boolean);
  expect(names.join(" ")).toMatch(/^(outline( top)+( letter)+ ?)+$/u);
});

test("a row in which nothing changes keeps its shapes; what moves is drawn alone, in its place from back to front", () => {
  const maker = new ShapeMaker(OBLIQUE, toneOf);
  const crowd = new Crowd();
  const before = maker.bodies(solids.map(atRest), crowd);
  const lifted: Placed = { solid: solids[35] as Solid, shift: { x: 0, y: 0.4, z: 0 } };
  const after = maker.bodies(
    solids.map((solid, i) => (i === 35 ? lifted : atRest(solid))),
    crowd,
  );
  const rows = [...new Set(after.map((drawn) => (isCarried(drawn) ? "moved" : drawn.key.split("/")[0])))];
  expect(rows.indexOf("moved")).toBe(4);
  const rowOf = (drawn: readonly Drawn[], row: number): Drawn[] =>
    drawn.filter(({ key }) => key.startsWith(`${rows.filter((name) => name !== "moved")[row]}/`));
  for (let row = 0; row < 8; row++) {
    const isKept = rowOf(after, row).every((drawn) => before.includes(drawn));
    expect([row, isKept]).toEqual([row, row !== 3]);
  }
});

/** All of them, those of these numbers on their way. */
const without = (moving: readonly number[]): Placed[] =>
  solids.map((solid, i) => (moving.includes(i) ? { solid, shift: { x: 0, y: 0.4, z: 0 } } : atRest(solid)));

test("what comes to rest stays as it was drawn, and is a part of its row when there is time for it", () => {
  const maker = new ShapeMaker(OBLIQUE, toneOf);
  const crowd = new Crowd();
  const first = maker.bodies(without([]), crowd);
  const moving = maker.bodies(without([3, 35]), crowd);
  const resting = maker.bodies(without([]), crowd);
  expect(resting.filter(isCarried).map(({ key }) => key)).toEqual(["block 3/all", "block 35/all"]);
  expect(resting.filter((drawn) => !isCarried(drawn) && !moving.includes(drawn))).toEqual([]);
  expect(crowd.isTidy).toBe(false);
  crowd.tidy();
  const tidied = maker.bodies(without([]), crowd);
  expect([crowd.isTidy, tidied.some(isCarried), seen(tidied)]).toEqual([true, false, seen(first)]);
});

test("a row of those that were lit together goes out without being merged anew", () => {
  const maker = new ShapeMaker(OBLIQUE, toneOf);
  const crowd = new Crowd();
  const added = (flash: number): Placed[] =>
    solids.slice(40).map((solid) => (flash === 0 ? atRest(solid) : { solid, flash }));
  const before = maker.bodies(solids.slice(0, 40).map(atRest), crowd);
  maker.bodies([...solids.slice(0, 40).map(atRest), ...added(0.3)], crowd);
  const lit = maker.bodies([...solids.slice(0, 40).map(atRest), ...added(0.2)], crowd);
  const out = maker.bodies([...solids.slice(0, 40).map(atRest), ...added(0)], crowd);
  expect(lit.at(-1)?.key).toMatch(/light$/u);
  expect(out).toEqual(lit.slice(0, -1));
  expect(out.slice(0, before.length)).toEqual(before);
  expect(seen(out)).toEqual(seen(maker.bodies(without([]))));
});

test("the picture is the same after any moves, tidied or not", () => {
  const moves = fc.array(fc.tuple(fc.uniqueArray(fc.nat(solids.length - 1), { maxLength: 20 }), fc.boolean()), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(moves, (frames) => {
      const maker = new ShapeMaker(OBLIQUE, toneOf);
      const crowd = new Crowd();
      for (const [moving, isTidied] of frames) {
        if (isTidied) crowd.tidy();
        expect(seen(maker.bodies(without(moving), crowd))).toEqual(seen(maker.bodies(without(moving))));
      }
    }),
    { numRuns: 40 },
  );
});
