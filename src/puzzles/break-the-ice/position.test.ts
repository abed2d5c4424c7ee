import { expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import type { IceLevel } from "./index.ts";
import { positionAsDocument } from "./position.ts";

const [loaded] = loadLevels("game: break-the-ice\nmoves: 1\nburst: lines\n\nA..\nABA\n");
const level = loaded?.playable?.level as IceLevel;

test("the rule of the bursts stays, the budget of the whole level does not", () => {
  const document = positionAsDocument(level, level.board);
  expect(document?.header.map(({ key }) => key)).toEqual(["burst"]);
});

test("a board without a block is no level", () => {
  expect(positionAsDocument(level, ["...", "..."])).toBeNull();
});
