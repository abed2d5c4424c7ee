// What is said where no thread starts.
import { expect, test, vi } from "vitest";
import { firstThatStarts } from "./start-thread.ts";
import { READY, type StartThread, type Thread } from "./thread.ts";
import { whenReady } from "./web-thread.ts";

test("a reason that every way has is told once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const page: Thread = { post: () => {}, terminate: async () => {}, setBusy: () => {} };
  const failing =
    (reason: string): StartThread =>
    () =>
      Promise.reject(new Error(reason));
  const ways = [failing("refused"), failing("refused"), failing("missing")];
  const start = firstThatStarts(
    async () => ways,
    async () => page,
    "this test goes on",
  );
  expect(await start({ onMessage: () => {}, onDeath: () => {} })).toBe(page);
  expect(warn.mock.calls).toEqual([
    ["Fourfold cannot start a worker here, so this test goes on. Error: refused Error: missing"],
  ]);
  warn.mockRestore();
});

test("a script that never answers is ended, and not started in other ways", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const page: Thread = { post: () => {}, terminate: async () => {}, setBusy: () => {} };
  const told: string[] = [];
  const silent = { terminate: () => told.push("terminated") } as unknown as Worker;
  const start = firstThatStarts(
    async () => [
      (listener) => whenReady(silent, listener, 0),
      () => {
        told.push("another way");
        return Promise.reject(new Error("refused"));
      },
    ],
    async () => page,
    "this test goes on alone",
  );
  expect(await start({ onMessage: () => {}, onDeath: () => {} })).toBe(page);
  expect(told).toEqual(["terminated"]);
  expect(warn.mock.calls).toEqual([
    ["Fourfold cannot start a worker here, so this test goes on alone. Error: Its script does not answer."],
  ]);
  warn.mockRestore();
});

test("one that answers is not ended afterwards", async () => {
  const told: string[] = [];
  const worker = { terminate: () => told.push("terminated"), postMessage: () => told.push("posted") };
  const asked = whenReady(worker as unknown as Worker, { onMessage: () => {}, onDeath: () => told.push("died") }, 5);
  (worker as unknown as Worker).onmessage?.({ data: READY } as MessageEvent);
  (await asked).post({} as never);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual(["posted"]);
});
