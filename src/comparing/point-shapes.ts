// The shapes of the points of a chart, by which series differ beside their colours: paths around the middle of the point.
const SHAPES: readonly string[] = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "M-4-4h8v8h-8z",
  "M0-5L5 4H-5z",
  "M0-5L5 0L0 5L-5 0z",
  "M0 5L5-4H-5z",
];

/** Of a series by its number, from 0; they come again when they are through. */
export function pointShape(series: number): string {
  return SHAPES[series % SHAPES.length] ?? "";
}
