// Whatever is in the queue is a batch or is refused as none, and so with each of its jobs and with answers.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAnswer, climbedIn, madeLevelIn, progressIn } from "./check-answer.ts";
import { checkBatch, checkJob, WrongData } from "./check-batch.ts";
import type { Job } from "./job.ts";

const LEVEL = "game: roll-the-block\n\nS..T\n";
const RIGHT: readonly Job[] = [
  { kind: "solve", level: LEVEL, options: { algorithm: "bfs", limits: { timeMs: 5 }, trace: 3, from: "r" } },
  { kind: "solve", level: LEVEL, options: { trace: 0 }, heuristicModule: "./mine.mjs" },
  {
    kind: "cell",
    level: LEVEL,
    solver: "astar/distance*2",
    limits: { nodes: 9 },
    repeat: 3,
    warm: true,
    language: "pt",
  },
  {
    ...{ kind: "make", game: "roll-the-block", number: 3, attempt: 1, maxMs: null },
    request: { knobs: { rows: { min: 4, max: 6 } }, wishes: { optimal: { min: 3, max: 9 }, unique: true }, seed: "7" },
  },
  {
    ...{ kind: "climb", game: "roll-the-block", request: { knobs: {}, wishes: {}, seed: "7" } },
    order: { by: "optimal", number: 3, peaks: [LEVEL], above: 7, maxMs: 20, seconds: 60 },
  },
];

/** What it does, or that it refuses. */
function orRefused(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof WrongData) return "refused";
    throw error;
  }
}

describe("a job", () => {
  test.each(RIGHT)("is read as it was sent: %j", (job) => {
    expect(checkJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  test("with one field of another kind, too many, or too few is refused", () => {
    const anyJob = fc.constantFrom(...RIGHT);
    fc.assert(
      fc.property(anyJob, fc.nat(), fc.constantFrom(null, -1, [], {}, "x".repeat(2 ** 20 + 1)), (job, at, instead) => {
        const names = Object.keys(job).filter((name) => name !== "warm");
        const name = names[at % names.length] ?? "kind";
        const { [name as "kind"]: _, ...without } = job;
        if (name === "maxMs" && instead === null) return;
        const isMoot = name === "heuristicModule" || (name === "options" && isEmpty(instead)) || isEmpty(instead);
        expect(orRefused(() => checkJob({ ...job, [name]: instead })) === "refused" || isMoot).toBe(true);
        expect(orRefused(() => checkJob(without)) === "refused" || name === "heuristicModule").toBe(true);
        expect(orRefused(() => checkJob({ ...job, more: instead }))).toBe("refused");
      }),
    );
  });

  function isEmpty(value: unknown): boolean {
    return typeof value === "object" && value !== null && Object.keys(value).length === 0;
  }
});

test("of anything at all nothing else than WrongData is thrown", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (one, other) => {
      for (const data of [one, { version: "1", run: "aaaaaaaaa", jobs: [one, other] }, { kind: one, level: other }]) {
        orRefused(() => checkBatch(data));
        for (const kind of ["solve", "cell", "make", "climb"]) orRefused(() => checkJob({ ...(data as object), kind }));
        orRefused(() => checkAnswer(data, 2));
        orRefused(() => checkAnswer({ version: "1", timeMs: 1, answers: [one, other] }, 2));
        orRefused(() => madeLevelIn(data));
        orRefused(() => climbedIn(data));
        progressIn(data);
      }
    }),
  );
});

test("code is not a path of a module", () => {
  const job = { kind: "solve", level: LEVEL, options: {} };
  expect(orRefused(() => checkJob({ ...job, heuristicModule: "process.exit(1)" }))).toBe("refused");
});
