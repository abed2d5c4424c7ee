// When a film draws, by a clock and frames that a test gives.
import { afterEach, expect, test, vi } from "vitest";
import { FilmPlayer } from "./film.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["soon", [2, 8, 50, 99, 100], [0.08, 0.5, 0.99]],
  ["late", [12, 50, 99, 100], [0.12, 0.5, 0.99]],
])("a frame that comes %s draws what can be seen, and the last one ends the film", (_when, times, parts) => {
  let now = 1000;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const seen: number[] = [];
  const film = {
    durationMs: 100,
    at: (part: number) => {
      seen.push(part);
      return [];
    },
  };
  let drawn = 0;
  let ends = 0;
  const takesTime = new FilmPlayer().play(
    film,
    1,
    () => drawn++,
    () => ends++,
  );
  expect(takesTime).toBe(true);
  for (const time of times) {
    now = 1000 + time;
    frames.at(-1)?.(now);
  }
  expect({ seen, drawn, ends, frames: frames.length }).toEqual({
    seen: parts,
    drawn: 3,
    ends: 1,
    frames: times.length,
  });
});
