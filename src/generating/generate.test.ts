import { expect, test } from "vitest";
import { generate } from "./generate.ts";

test("whatever waits has its turn between levels that are quickly made: Ctrl-C is heard", async () => {
  const knobs = { rows: { min: 4, max: 4 }, cols: { min: 4, max: 4 } };
  const request = { knobs, wishes: {}, seed: "1" };
  let hadTurn = false;
  for await (const { number } of generate("folding-blocks", request, { count: 40 })) {
    if (number === 1) setImmediate(() => (hadTurn = true));
    if (hadTurn) break;
  }
  expect(hadTurn).toBe(true);
});
