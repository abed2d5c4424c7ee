import { expect, test } from "vitest";
import { makeOne } from "./level-maker.ts";

test("what was stopped before it began is not made", async () => {
  const request = { seed: "7", knobs: { rows: { min: 3, max: 3 } }, wishes: {} };
  expect(await makeOne("match-the-tiles", request, AbortSignal.abort())).toBeUndefined();
});
