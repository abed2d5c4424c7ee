// Many that move alike are the same picture as each by itself.
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { alikeIn, shapesOfAll } from "./alike.ts";
import { toneOf } from "./palette.ts";
import type { Placed } from "./placed.ts";
import { ISOMETRIC, OBLIQUE } from "./projection.ts";
import { type Shape, solidShapes } from "./shapes.ts";

const row = (count: number, text = "A"): Solid[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `flap ${text} ${i}`,
    at: { x: i + 0.123, y: 2.117, z: 0 },
    size: { x: 0.8, y: 0.8, z: 0.3 },
    glyph: { text, role: "piece", kind: 0 },
    pattern: "ring",
  }));

/** Where every path begins on the page, and how it goes on. */
function seen(shapes: readonly Shape[]): string[] {
  return shapes
    .flatMap(({ path = "", matrix: [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = [], tone, light }) =>
      path.split(/(?=M)/u).map((part) => {
        const [, x = "0", y = "0", rest] = /^(?:M(\S+) ([-\d.]+))?(.*)$/u.exec(part) ?? [];
        const [left, top] = [a * Number(x) + c * Number(y) + e, b * Number(x) + d * Number(y) + f];
        // Corners are written to a thousandth of a cell, each from the one before.
        const [slant, place] = [
          [a, b, c, d],
          [left, top],
        ].map((numbers) => numbers.map((number) => number.toFixed(1)));
        return [tone.light, light, slant, place, rest?.replaceAll(/[^a-z]/g, "")].join(" ");
      }),
    )
    .sort();
}

test.each([OBLIQUE, ISOMETRIC])("the same is seen, in as few shapes as one has", (projection) => {
  const placed = row(10).map((solid): Placed => ({ solid, shift: { x: 0.25, y: 0, z: 0.5 }, scale: 0.7 }));
  const { groups, others } = alikeIn(placed);
  expect([groups.length, others.length]).toEqual([1, 0]);
  const [group] = groups;
  if (group === undefined) throw new Error("none are alike");
  const each = placed.flatMap((alone) => solidShapes(projection, alone, toneOf));
  const { solid, ...way } = group.first;
  const elsewhere = { ...way, solid: { ...solid, id: "of another row", at: { x: 3.123, y: 5.117, z: 0 } } };
  const keys = new Set<string>();
  for (const example of [group.first, elsewhere]) {
    const one = solidShapes(projection, example, toneOf);
    const together = shapesOfAll(projection, group, { placed: example, shapes: one });
    expect(together.length).toBe(one.length);
    expect(seen(together)).toEqual(seen(each));
    keys.add(together.map(({ key }) => key).join());
  }
  expect(keys.size).toBe(1);
});

test("what turns, has another look, or is another way on its way is none of them", () => {
  const [first, ...rest] = row(9);
  const turn = { along: "x", through: { x: 0, y: 0, z: 0 }, angle: 1 } as const;
  const placed: Placed[] = [
    { solid: first as Solid, turn },
    ...rest.slice(1).map((solid) => ({ solid })),
    { solid: rest[0] as Solid, scale: 0.5 },
    ...row(3, "B").map((solid) => ({ solid })),
  ];
  const { groups, others } = alikeIn(placed);
  expect(groups.map(({ all }) => all.length)).toEqual([7]);
  expect(others.length).toBe(5);
});

test("what cracks is one of them wherever it is, and those in front hide the sides of those behind", () => {
  const placed = row(8).map((solid, i): Placed => {
    return { solid: { ...solid, at: { ...solid.at, y: i + 0.1 } }, cracks: 0.5, scale: 1.02 };
  });
  const { groups } = alikeIn(placed);
  expect(groups.map(({ all }) => all.length)).toEqual([8]);
  const names = solidShapes(OBLIQUE, placed[0] as Placed, toneOf).map(({ key }) => key.slice(key.lastIndexOf("/") + 1));
  expect(names.slice(0, 3)).toEqual(["outline", "front", "top"]);
});
