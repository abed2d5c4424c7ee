// The race with engines that are made up, so that every number is known; the test of the element races the real ones.
import { expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { median, type RaceProgress, type Racer, type RaceWishes, race } from "./race.ts";

const [level] = loadLevels("game: roll-the-block\n\nS....\n....T\n") as [LoadedLevel];

interface Track {
  /** What an engine says; how often it was asked before in this worker. */
  readonly says: (options: SolveOptions, before: number) => Partial<SolveResult>;
  readonly opened: number[];
  closed: number;
}

function onTrack(track: Track, more: Partial<RaceWishes> = {}): RaceWishes {
  const newRacer = (): Racer => {
    const number = track.opened.push(0) - 1;
    return {
      async solve(_, options) {
        const before = track.opened[number] as number;
        track.opened[number] = before + 1;
        const usual = { status: "solved", expanded: 1000, generated: 3000, timeMs: 30, prepareMs: 10, cost: 7 };
        const isProbe = options.limits?.nodes === 0;
        return { ...usual, engine: options.engine, ...(isProbe ? {} : track.says(options, before)) } as SolveResult;
      },
      async close() {
        track.closed++;
      },
    };
  };
  const stop = new AbortController().signal;
  return { level, options: {}, rounds: 3, stop, newRacer, onProgress: () => {}, ...more };
}

function trackOf(says: Track["says"]): Track {
  return { says, opened: [], closed: 0 };
}

test("cold is the first in a fresh worker, warm the median of rounds; preparing is not counted", async () => {
  const track = trackOf(({ engine }, before) => {
    if (engine === "wasm") return { timeMs: before === 0 ? 60 : 35 };
    return { timeMs: before === 0 ? 210 : 60 + before * 10 };
  });
  const { result } = await race(onTrack(track));
  expect(result).toMatchObject({
    cold: { wasm: 50_000, ts: 200_000, ratio: 4 },
    warm: { wasm: 25_000, ts: 70_000, ratio: 2.8, rounds: 3, samples: { ts: [60_000, 70_000, 80_000] } },
    counts: { expanded: 1000, generated: 3000 },
    equal: true,
    differences: [],
  });
  expect([track.opened.length, track.closed]).toEqual([3, 3]);
});

test("a round of quick searches is many of them, but no more than some", async () => {
  const track = trackOf(() => ({ timeMs: 11, prepareMs: 10 }));
  await race(onTrack(track, { rounds: 2 }));
  expect(track.opened.slice(1)).toEqual([51, 51]);
  const instant = trackOf(() => ({ timeMs: 10, prepareMs: 10 }));
  const { result } = await race(onTrack(instant, { rounds: 1 }));
  expect(instant.opened.slice(1)).toEqual([41, 41]);
  expect(result?.warm).toMatchObject({ wasm: 0, ts: 0, ratio: null });
});

test("engines that do not count the same are told of, with what and how", async () => {
  const track = trackOf(({ engine }) => ({ generated: engine === "ts" ? 3001 : 3000 }));
  const { result } = await race(onTrack(track));
  expect(result).toMatchObject({ equal: false, differences: [{ what: "generated", wasm: 3000, ts: 3001 }] });
});

test("where WebAssembly is blocked nothing is raced", async () => {
  const track = trackOf(() => ({}));
  const wishes = onTrack(track);
  const blocked: RaceWishes = {
    ...wishes,
    newRacer: () => ({ ...wishes.newRacer(), solve: async () => ({ engine: "ts" }) as SolveResult }),
  };
  expect(await race(blocked)).toEqual({ ended: "blocked" });
  expect([track.opened.length, track.closed]).toEqual([1, 1]);
});

test.each<[string, Partial<SolveResult>]>([
  ["cancelled", { status: "cancelled" }],
  ["limit", { status: "limit" }],
  ["nothing", { expanded: 0 }],
  ["blocked", { engine: "ts" }],
])("ends without a result: %s", async (ended, said) => {
  const track = trackOf((_, before) => (before === 0 ? {} : said));
  const wanted =
    ended === "blocked" ? trackOf(({ engine }, before) => (before === 2 ? said : { engine: engine ?? "ts" })) : track;
  expect(await race(onTrack(wanted))).toEqual({ ended });
  expect(wanted.closed).toBe(3);
});

test("what goes on is told: which engine, which round, and what is known", async () => {
  const told: RaceProgress[] = [];
  await race(
    onTrack(
      trackOf(() => ({ timeMs: 60 })),
      { rounds: 1, onProgress: (progress) => told.push(structuredClone(progress)) },
    ),
  );
  expect(told.map(({ engine, round }) => `${engine} ${round}`)).toEqual(["wasm 0", "ts 0", "wasm 1", "ts 1"]);
  expect(told.at(-1)).toMatchObject({ cold: { wasm: 50_000, ts: 50_000 }, samples: { wasm: [50_000], ts: [] } });
});

test("the median of an even number is between the two in the middle", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
});
