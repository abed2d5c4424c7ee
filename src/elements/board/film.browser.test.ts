// When a film draws, by a clock and frames that a test gives.
import { afterEach, expect, test, vi } from "vitest";
import { FilmPlayer } from "./film.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the frame in which a film begins draws nothing yet, each later one a moment, and the last one ends it", () => {
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
  const told: string[] = [];
  const takesTime = new FilmPlayer().play(
    film,
    1,
    () => told.push("drawn"),
    () => told.push("end"),
  );
  expect(takesTime).toBe(true);
  for (const passed of [2, 16, 50, 99, 100]) {
    now = 1000 + passed;
    frames.at(-1)?.(now);
  }
  expect(seen).toEqual([0.16, 0.5, 0.99]);
  expect(told).toEqual(["drawn", "drawn", "drawn", "end"]);
  expect(frames).toHaveLength(5);
});
