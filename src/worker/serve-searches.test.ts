// What a worker says, and in which order, told by a port that only writes it down.
import { describe, expect, test } from "vitest";
import type { FromWorker, SearchMessage, SentOptions, ToWorker } from "./protocol.ts";
import type { SentLevel } from "./sent-level.ts";
import { type PagePort, serveSearches } from "./serve-searches.ts";

const LEVEL = "game: roll-the-block\n\nS......\n.......\n......T\n.......\n";
/** No algorithm without a heuristic comes to the end of it. */
const ENDLESS = `game: break-the-ice\n\n${"ABCD\nBCDA\nCDAB\n".repeat(2)}AAAA\n`;
const SOLVER = new URL("../../build/solver.wasm", import.meta.url).href;

function worker() {
  const said: FromWorker[] = [];
  let heard: ((message: SearchMessage) => void) | undefined;
  const port: PagePort = {
    onmessage: null,
    postMessage(message) {
      said.push(structuredClone(message));
      if (message.kind !== "ready" && message.kind !== "warning") heard?.(message);
    },
  };
  serveSearches(port);
  const tell = (message: ToWorker): void => port.onmessage?.({ data: structuredClone(message) });
  const start = (search: number, level: SentLevel, options: SentOptions = {}): void => {
    tell({ kind: "start", search, level, options, solverUrl: SOLVER });
  };
  /** Resolves with the next message of this kind. */
  const next = (kind: SearchMessage["kind"]): Promise<SearchMessage> => {
    return new Promise((resolve) => {
      heard = (message) => {
        if (message.kind === kind) resolve(message);
      };
    });
  };
  return { said, tell, start, next };
}

test("it is ready, and then says nothing of its own accord", () => {
  expect(worker().said).toEqual([{ kind: "ready" }]);
});

test("a search begins, tells its solutions and ends with its result", async () => {
  const { said, start, next } = worker();
  const end = next("result");
  start(7, LEVEL);
  const { result } = (await end) as Extract<SearchMessage, { kind: "result" }>;
  expect(result).toMatchObject({ status: "solved", cost: 6, optimal: true, engine: "wasm" });
  const kinds = said.map(({ kind }) => kind).filter((kind) => kind !== "progress");
  expect(kinds).toEqual(["ready", "begun", "solution", "result"]);
  for (const message of said.slice(1)) expect(message).toMatchObject({ search: 7 });
  expect(said[1]).toMatchObject({ result: { status: "cancelled", game: "roll-the-block", heuristic: "relaxed" } });
});

test.each([
  ["game: chess\n\n..\n", {}, "WrongLevel"],
  [LEVEL, { heuristic: "stars" }, "WrongOption"],
] as const)("what is wrong is an error, and the next search goes on: %j %j", async (level, options, name) => {
  const { start, next } = worker();
  const failed = next("error");
  start(1, level, options);
  expect(await failed).toMatchObject({ search: 1, error: { name } });
  const solved = next("result");
  start(2, LEVEL);
  expect(await solved).toMatchObject({ search: 2, result: { status: "solved" } });
});

describe("a search that is cancelled", () => {
  const options: SentOptions = { algorithm: "ucs" };

  test("ends with what it knows where it is stopped", async () => {
    const { tell, start, next } = worker();
    const end = next("result");
    start(1, ENDLESS, options);
    tell({ kind: "cancel", search: 1, how: "stop" });
    expect(await end).toMatchObject({ search: 1, result: { status: "cancelled", game: "break-the-ice" } });
  });

  test("ends with an error where it is aborted, which says that the worker is free", async () => {
    const { tell, start, next } = worker();
    const end = next("error");
    start(1, ENDLESS, options);
    tell({ kind: "cancel", search: 1, how: "abort" });
    expect(await end).toMatchObject({ search: 1, error: { name: "AbortError" } });
  });

  test("ends while it goes on, too: messages have their turn", async () => {
    const { tell, start, next } = worker();
    const goesOn = next("progress");
    start(1, ENDLESS, options);
    await goesOn;
    const end = next("result");
    tell({ kind: "cancel", search: 1, how: "stop" });
    const { result } = (await end) as Extract<SearchMessage, { kind: "result" }>;
    expect(result.status).toBe("cancelled");
    expect(result.expanded).toBeGreaterThan(0);
  });

  test("ends while its level is read, before it has begun", async () => {
    const { said, tell, start, next } = worker();
    const end = next("error");
    const floor = ".".repeat(3000);
    const rows = [`S${floor.slice(1)}`, ...Array<string>(2998).fill(floor), `${floor.slice(1)}T`];
    start(1, {
      game: "roll-the-block",
      header: [],
      legend: [],
      grid: rows,
      goals: undefined,
      at: { line: 1, column: 1 },
    });
    tell({ kind: "cancel", search: 1, how: "abort" });
    expect(await end).toMatchObject({ search: 1, error: { name: "AbortError" } });
    expect(said.map(({ kind }) => kind)).toEqual(["ready", "error"]);
  });

  test("is the one that is meant, and no later one", async () => {
    const { tell, start, next } = worker();
    const end = next("result");
    start(2, LEVEL);
    tell({ kind: "cancel", search: 1, how: "abort" });
    expect(await end).toMatchObject({ search: 2, result: { status: "solved" } });
  });
});
