// What is said where no thread starts.
import { expect, test, vi } from "vitest";
import { firstThatStarts } from "./start-thread.ts";
import type { StartThread, Thread } from "./thread.ts";

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
