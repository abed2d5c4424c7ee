import { describe, expect, test } from "vitest";
import { COLORED, styleOf } from "../../src/cli/painter.ts";
import { PIECE_COLOURS, TERMINAL_COLOURS } from "../../src/drawing/palette.ts";
import type { Role } from "../../src/puzzles/drawing.ts";
import { colourDistance } from "../support/colour-distance.ts";
import { withoutColors } from "../support/without-colors.ts";

const STEPS = [0, 95, 135, 175, 215, 255];

/** Red, green and blue of a colour of the 256-colour table. */
function channelsOf(color: number): number[] {
  const cube = color - 16;
  return color >= 232
    ? [8, 8, 8].map((dark) => dark + 10 * (color - 232))
    : [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((step) => STEPS[step] as number);
}

function written(color: number): string {
  return `#${channelsOf(color)
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** How bright a colour of the 256-colour table is, from 0 to 1, as the eye weighs it. */
function luminance(color: number): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number, b: number): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const roles: readonly Role[] = [
  "wall",
  "floor",
  "empty",
  "goal",
  "piece",
  "piece-at-goal",
  "block",
  "block-active",
  "target",
  "fragile",
  "switch",
  "bridge-open",
  "bridge-closed",
  "split",
];

describe("the colours", () => {
  test("of kinds are the nearest that a terminal has to those of the page", () => {
    const table = Array.from({ length: 240 }, (_, i) => i + 16);
    const nearest = PIECE_COLOURS.map((colour) => {
      const far = (color: number): number => colourDistance(colour, written(color));
      return table.reduce((best, color) => (far(color) < far(best) ? color : best));
    });
    expect(TERMINAL_COLOURS).toEqual(nearest);
    expect(new Set(nearest).size).toBe(PIECE_COLOURS.length);
  });

  test.each(roles.filter((role) => !["wall", "floor", "empty"].includes(role)))(
    "%s is readable in every kind",
    (role) => {
      TERMINAL_COLOURS.forEach((_, kind) => {
        const { ink, fill } = styleOf({ text: "A", role, kind });
        expect(contrast(ink, fill as number)).toBeGreaterThanOrEqual(4.5);
      });
    },
  );

  test("tell roles apart that stand side by side", () => {
    const looks = roles
      .filter((role) => !["empty", "bridge-open", "bridge-closed"].includes(role))
      .map((role) => {
        return COLORED.paint({ text: "A", role });
      });
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe("a cell", () => {
  test.each([
    ["A", "A "],
    ["é", "é "],
    ["😀", "😀"],
    ["界", "界"],
    ["\u0301", " \u0301 "],
  ])("of %s takes two columns", (text, painted) => {
    expect(withoutColors(COLORED.paint({ text, role: "floor" }))).toBe(painted);
  });

  test("that is void lets the terminal shine through", () => {
    expect(COLORED.paint({ text: "#", role: "void" })).toBe("  ");
  });
});
