// Whatever colour vision a person has, no two series look the same, and each stands out from its ground.
import { expect, test } from "vitest";
import { nearestPair, VISIONS, type Vision } from "../../../tests/support/colour-distance.ts";
import { chartStyles } from "./chart.styles.ts";

const pairs = [...chartStyles.cssText.matchAll(/light-dark[(](#[0-9a-f]{6}), (#[0-9a-f]{6})[)]/g)];
const THEMES = [
  ["light", pairs.map(([, light = ""]) => light), "#fdfcfa"],
  ["dark", pairs.map(([, , dark = ""]) => dark), "#26282f"],
] as const;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

test.each(THEMES)("in %s", (_, colours, ground) => {
  expect(colours).toHaveLength(12);
  for (const vision of Object.keys(VISIONS) as Vision[]) {
    const [a, b, distance] = nearestPair(colours, vision);
    expect(distance, `${a} and ${b}, ${vision}`).toBeGreaterThan(9);
  }
  for (const colour of colours) expect(contrast(colour, ground), colour).toBeGreaterThan(3);
});
