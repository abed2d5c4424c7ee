import { describe, expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import { commonLength, firstMove, History, lineOf } from "./line.ts";

const halves = playableOf(loadLevels("game: roll-the-block\nP: split 1,0 1,4\n\nS..P.\n....T")[0] as LoadedLevel);

function history(moves: string): History {
  const made = new History(halves, "moves");
  made.goTo(moves === "" ? [] : moves.split(" "));
  return made;
}

describe("a history", () => {
  test("keeps what was taken back until another move is made", () => {
    const play = history("r r");
    play.goTo(["r"]);
    expect([play.at, play.words(), play.words(play.at)]).toEqual([1, ["r", "r"], ["r"]]);
    play.goTo(["r", "d"]);
    expect([play.at, play.words()]).toEqual([2, ["r", "d"]]);
    play.goTo([]);
    expect([play.at, play.state]).toEqual([0, play.start]);
  });

  test("says each move in words, as seen from where it starts", () => {
    expect(history("r r").played.map(({ words }) => words.pt)).toEqual([
      "rolar para a direita",
      "rolar para a direita",
    ]);
  });

  test("ends before what is no legal move", () => {
    const play = history("r nonsense r");
    expect([play.at, play.words()]).toEqual([1, ["r"]]);
  });
});

test("the first move of a line may be more than one word", () => {
  const { state } = history("r r");
  expect(firstMove(halves, state, ["x", "l", "r"])?.text).toBe("x l");
  expect(firstMove(halves, state, ["r"])?.text).toBe("r");
  expect(firstMove(halves, state, [])).toBeUndefined();
});

test("a line has a cost a move", () => {
  const steps = lineOf(halves, history("").start, ["r", "r"], "moves");
  expect(steps.map(({ cost }) => cost)).toEqual([1, 1]);
});

test("what two lines have in common", () => {
  expect(commonLength(["a", "b"], ["a", "b", "c"])).toBe(2);
  expect(commonLength(["a", "x"], ["a", "b"])).toBe(1);
  expect(commonLength([], ["a"])).toBe(0);
});
