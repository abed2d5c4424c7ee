import { describe, expect, test } from "vitest";
import { ciede2000, nearestPair, VISIONS, type Vision } from "../../tests/support/colour-distance.ts";
import { contrast, PIECE_COLOURS, toneOf } from "./palette.ts";

describe("CIEDE2000", () => {
  // Of the test data of Sharma, Wu and Dalal.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  ] as const)("of %j and %j is %f", (a, b, distance) => {
    expect(ciede2000(a, b)).toBeCloseTo(distance, 4);
    expect(ciede2000(b, a)).toBeCloseTo(distance, 4);
  });
});

/** Of any two of the twelve. Simulations of a deficiency are applied to light, as they are meant, or, by many programs, to
 *  its encoded values: both are asked. */
const LEAST = { light: 15.8, encoded: 16.8 };

describe.each(Object.keys(VISIONS) as Vision[])("by %s", (vision) => {
  test.each(["light", "encoded"] as const)("the colours of pieces are told apart (in %s values)", (values) => {
    const [a, b, distance] = nearestPair(PIECE_COLOURS, vision, values);
    expect({ a, b, distance }).toMatchObject({ distance: expect.toSatisfy((far: number) => far >= LEAST[values]) });
  });
});

const kinds = PIECE_COLOURS.map((_, kind) => kind);
const ground = toneOf({ text: ".", role: "floor" });

describe.each(["light", "dark"] as const)("in %s", (scheme) => {
  test.each(kinds)("piece %i, or its edge, stands out from the ground, and its letter from it", (kind) => {
    const tone = toneOf({ text: "A", role: "piece", kind });
    if (tone?.ink === undefined || tone.edge === undefined || ground === undefined) throw new Error("no tone");
    const [piece, edge] = [contrast(tone[scheme], ground[scheme]), contrast(tone.edge[scheme], ground[scheme])];
    expect(Math.max(piece, edge)).toBeGreaterThanOrEqual(3);
    expect(contrast(tone.ink[scheme], tone[scheme])).toBeGreaterThanOrEqual(4);
  });
});

test("every kind has a tone, the thirteenth that of the first", () => {
  expect(toneOf({ text: "M", role: "goal", kind: 12 })).toBe(toneOf({ text: "a", role: "piece", kind: 0 }));
});
