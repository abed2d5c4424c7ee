import { expect, test } from "vitest";
import { WrongOption } from "../solving/wrong-option.ts";
import { type GenerateOptions, generate } from "./generate.ts";
import type { GenerateRequest } from "./request.ts";

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

// As a program in plain JavaScript may ask.
test.each<[string, unknown, unknown?]>([
  ['The request is undefined; it must be an object, for example { seed: "1" }.', undefined],
  ['The request is "1"; it must be an object', "1"],
  ["There is no part of a request sed; did you mean seed?", { sed: "1" }],
  ["The seed is undefined; it must be a string", {}],
  ["The wishes are a list; it must be an object", { seed: "1", wishes: [] }],
  ["There is no wish dificulty; did you mean difficulty?", { seed: "1", wishes: { dificulty: "hard" } }],
  ["The options are undefined; it must be an object, for example { count: 1 }.", { seed: "1" }, undefined],
  ["The count is undefined; it must be a number, 0 or more.", { seed: "1" }, {}],
])("%s", async (message, request, ...options) => {
  const [given] = options.length === 0 ? [{ count: 1 }] : options;
  const levels = generate("folding-blocks", request as GenerateRequest, given as GenerateOptions);
  const refused = await levels.next().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WrongOption);
  expect((refused as WrongOption).message).toContain(message);
});
