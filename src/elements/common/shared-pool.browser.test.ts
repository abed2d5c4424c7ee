import { expect, test } from "vitest";
import { sharedPool } from "./shared-pool.ts";

test("all that name the same worker share a pool, however they write its address", () => {
  expect(sharedPool()).toBe(sharedPool(""));
  expect(sharedPool("own-worker.js")).toBe(sharedPool(new URL("own-worker.js", document.baseURI).href));
  expect(sharedPool("own-worker.js")).not.toBe(sharedPool());
});

test("it searches", async () => {
  const { moves, optimal } = await sharedPool().solve("game: roll-the-block\n\nS..T\n");
  expect(moves).not.toBeNull();
  expect(optimal).toBe(true);
});
