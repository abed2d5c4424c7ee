import { expect, test, vi } from "vitest";
import { sharedPool } from "./shared-pool.ts";

test("all that name the same worker share a pool, however they write its address", () => {
  expect(sharedPool()).toBe(sharedPool(""));
  expect(sharedPool("own-worker.js")).toBe(sharedPool(new URL("own-worker.js", document.baseURI).href));
  expect(sharedPool("own-worker.js")).not.toBe(sharedPool());
});

test("what is no address is the usual one, and is told once", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (let i = 0; i < 2; i++) expect(sharedPool("http://")).toBe(sharedPool());
  expect(warned.mock.calls).toEqual([['worker="http://" is no address; the usual worker is used.']]);
  warned.mockRestore();
});

test("it searches", async () => {
  const { moves, optimal } = await sharedPool().solve("game: roll-the-block\n\nS..T\n");
  expect(moves).not.toBeNull();
  expect(optimal).toBe(true);
});
