import { expect, test } from "vitest";
import { draftedLevel } from "./drafted-level.ts";
import { packedPuzzle } from "./generate.ts";
import { minimal } from "./minimal.ts";
import { difficultyFrom, type Proof, prove } from "./proof.ts";
import { checkRequest } from "./request.ts";
import { SeededRandom } from "./seeded-random.ts";

/** Random levels of which parts could be left out so that greedy descent solves them, or solves them no more. */
const LEVELS = [5, 6, 10, 11];

test.each(LEVELS)("a level without its idle parts is as hard as before (%i)", async (number) => {
  const request = await checkRequest(packedPuzzle("match-the-tiles"), { seed: "1" });
  const { making, settings } = request;
  const random = new SeededRandom(`min ${number}`);
  const level = draftedLevel(making, making.generator.random(settings, random), settings);
  const whole = await prove(making, level ?? expect.unreachable("no level"));
  const { proof } = await minimal(request, whole, { isOver: () => false });
  const told = (of: Proof) => ({ optimal: of.optimal, descends: difficultyFrom(of)?.descends });
  expect(told(proof)).toEqual(told(whole));
  const [before, after] = [whole, proof].map((of) => difficultyFrom(of)?.score ?? 0);
  expect(after).toBeGreaterThanOrEqual(((before ?? 0) * 15) / 16);
});
