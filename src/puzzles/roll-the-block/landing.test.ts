// What happens where a part lands: support, fragile tiles, switches and bridges.
// States are drawn as text: S the block or the active half, : the other half.
import { describe, expect, test } from "vitest";
import { drawnAfter, refusalOfLast, rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";

/** Which bridges are open after the moves. */
function openAfter(rows: readonly string[], legend: Readonly<Record<string, string>>, moves: string) {
  const level = rollLevel(rows, legend);
  return stateAfter(level, moves).open;
}

describe("support", () => {
  test.each([
    [".", {}],
    ["~", {}],
    ["T", {}],
    ["q", { q: "soft" }],
    ["q", { q: "heavy" }],
    ["q", { q: "split 0,0 0,3" }],
    ["q", { q: "bridge open" }],
  ])("a lying block is carried by %s %o", (cell, legend) => {
    const rows = cell === "T" ? ["S.T."] : [`S.${cell}T`];
    expect(refusalOfLast(rollLevel(rows, legend), "r")).toBeUndefined();
  });

  test.each([
    [".", {}],
    ["T", {}],
    ["q", { q: "soft" }],
    ["q", { q: "heavy" }],
    ["q", { q: "split 0,0 0,3" }],
    ["q", { q: "bridge open" }],
  ])("an upright block is carried by %s %o", (cell, legend) => {
    const rows = cell === "T" ? ["SST."] : [`SS${cell}T`];
    expect(refusalOfLast(rollLevel(rows, legend), "r")).toBeUndefined();
  });

  test.each([
    ["upright into the void", ["SS#T"], "r", "the block would fall into the void at (0,2)"],
    ["lying with its near cell over the void", ["S#.T"], "r", "the block would fall into the void at (0,1)"],
    ["lying with its far cell over the void", ["S.#T"], "r", "the block would fall into the void at (0,2)"],
    ["sideways with one cell over the void", ["SST", ".#."], "d", "the block would fall into the void at (1,1)"],
    ["off the top", ["S..T"], "u", "the block would fall off the board at (-2,0)"],
    ["off the bottom", ["SS.T"], "d", "the block would fall off the board at (1,0)"],
    ["off the left", ["SS.T"], "l", "the block would fall off the board at (0,-1)"],
    ["off the right", ["T.SS"], "r", "the block would fall off the board at (0,4)"],
    ["half off the board", ["S.", "T."], "r", "the block would fall off the board at (0,2)"],
  ])("a block that is not carried everywhere falls: %s", (_, rows, move, reason) => {
    expect(refusalOfLast(rollLevel(rows), move)?.en).toBe(reason);
  });

  test("says so in Portuguese too", () => {
    expect(refusalOfLast(rollLevel(["SS#T"]), "r")?.pt).toBe("o bloco cairia no vazio em (0,2)");
    expect(refusalOfLast(rollLevel(["SS.T"]), "d")?.pt).toBe("o bloco cairia fora do tabuleiro em (1,0)");
    expect(refusalOfLast(rollLevel(["SS~T"]), "r")?.pt).toBe("o piso frágil em (0,2) parte-se sob o bloco em pé");
    expect(refusalOfLast(rollLevel(["SSaT"], { a: "bridge closed" }), "r")?.pt).toBe(
      "a ponte `a` está fechada em (0,2)",
    );
  });

  test("a closed bridge does not carry", () => {
    expect(refusalOfLast(rollLevel(["S.aT"], { a: "bridge closed" }), "r")?.en).toBe(
      "the bridge `a` is closed at (0,2)",
    );
  });

  test("a bridge is one thing: all its cells open together", () => {
    expect(drawnAfter(rollLevel(["SS1aaT", "##...a"], { a: "bridge closed", 1: "soft open a" }), "r r")).toEqual([
      "..1SST",
      "##...a",
    ]);
  });

  test("is judged with the bridges as they are before the switches of the landing fire", () => {
    const closing = rollLevel(["S1aT"], { a: "bridge open", 1: "soft close a" });
    expect(stateAfter(closing, "r").open).toEqual([false]);
    expect(drawnAfter(closing, "r")).toEqual([".SST"]);
    const opening = rollLevel(["S1aT"], { a: "bridge closed", 1: "soft open a" });
    expect(refusalOfLast(opening, "r")?.en).toBe("the bridge `a` is closed at (0,2)");
  });
});

describe("fragile tiles", () => {
  test("break under an upright block", () => {
    expect(refusalOfLast(rollLevel(["SS~T"]), "r")?.en).toBe(
      "the fragile tile at (0,2) breaks under the upright block",
    );
  });

  test("carry a lying block", () => {
    expect(drawnAfter(rollLevel(["S~~T"]), "r")).toEqual([".SST"]);
  });

  test("carry a half", () => {
    expect(drawnAfter(rollLevel(["SSPT", "~...", "..~."], { P: "split 0,0 2,3" }), "r d")).toEqual([
      "..PT",
      "S...",
      "..~:",
    ]);
  });
});

describe("switches", () => {
  const bridge = { a: "bridge closed" };
  const soft = { ...bridge, q: "soft toggle a" };
  const heavy = { ...bridge, q: "heavy toggle a" };

  test.each([
    ["soft", soft, [true]],
    ["heavy", heavy, [true]],
  ])("%s fires under an upright block", (_, legend, open) => {
    expect(openAfter(["SSqT", "a..."], legend, "r")).toEqual(open);
  });

  test.each([
    ["soft fires", soft, [true]],
    ["heavy does not fire", heavy, [false]],
  ])("%s under a lying block", (_, legend, open) => {
    expect(openAfter(["S.qT", "a..."], legend, "r")).toEqual(open);
  });

  test.each([
    ["soft fires", soft, [true]],
    ["heavy does not fire", heavy, [false]],
  ])("%s under a half", (_, legend, open) => {
    expect(openAfter(["SSPT", "q...", "a..."], { ...legend, P: "split 0,0 2,3" }, "r d")).toEqual(open);
  });

  test.each([
    ["soft fires", soft, [true]],
    ["heavy does not fire", heavy, [false]],
  ])("%s under a half that joins the other by this roll", (_, legend, open) => {
    expect(openAfter(["SSPT", "aq..", "...."], { ...legend, P: "split 2,1 0,1" }, "r u")).toEqual(open);
  });

  test("do not fire under the block where it starts", () => {
    expect(openAfter(["S..T", "aq.."], soft, "")).toEqual([false]);
  });

  test("do not fire again while a half rests on them", () => {
    const rows = ["SSPT", "q...", "...."];
    const legend = { ...soft, P: "split 0,0 0,3" };
    expect(openAfter(rows, legend, "r d")).toEqual([true]);
    expect(openAfter(rows, legend, "r d x d d x x")).toEqual([true]);
  });

  test("fire again when a part comes back", () => {
    expect(openAfter(["SSPT", "q..."], { ...soft, P: "split 0,0 0,3" }, "r d u d")).toEqual([false]);
  });

  test("open, close and toggle; opening what is open changes nothing", () => {
    const legend = { a: "bridge open", b: "bridge open", c: "bridge closed", q: "soft open a, close b, toggle c" };
    expect(openAfter(["SSqT"], legend, "r")).toEqual([true, false, true]);
  });

  test("act in the order written", () => {
    expect(openAfter(["SSqT"], { a: "bridge closed", q: "soft open a, toggle a" }, "r")).toEqual([false]);
    expect(openAfter(["SSqT"], { a: "bridge closed", q: "soft toggle a, open a" }, "r")).toEqual([true]);
  });

  test("may control nothing", () => {
    expect(openAfter(["SSqT"], { a: "bridge open", q: "soft" }, "r")).toEqual([true]);
  });

  describe("two at once", () => {
    const legend = { a: "bridge closed", o: "soft open a", c: "soft close a" };

    test.each([
      ["oc", [false]],
      ["co", [true]],
    ])("of a row, the left one acts first: %s", (pair, open) => {
      expect(openAfter([`S${pair}T`], legend, "r")).toEqual(open);
      expect(openAfter([`T${pair}S`], legend, "l")).toEqual(open);
    });

    test.each([
      ["oc", [true]],
      ["co", [false]],
    ])("of a column, the lower one acts first: %s from the top", (pair, open) => {
      expect(openAfter(["S", ...pair, "T"], legend, "d")).toEqual(open);
      expect(openAfter(["T", ...pair, "S"], legend, "u")).toEqual(open);
    });

    test("both act, also where they are of one name", () => {
      expect(openAfter(["SqqT"], soft, "r")).toEqual([false]);
    });
  });
});

describe("a bridge that closes under a part", () => {
  test("that rests on it drops nothing, and the part may roll off", () => {
    // The first half rests on the bridge while the second closes it.
    const level = rollLevel(["SSPT.", "a...q", "....."], { a: "bridge open", q: "soft close a", P: "split 0,0 0,4" });
    const closed = stateAfter(level, "r d x d");
    expect(closed.open).toEqual([false]);
    expect(drawnAfter(level, "r d x d")).toEqual(["..PT.", ":...S", "....."]);
    expect(drawnAfter(level, "r d x d x d")).toEqual(["..PT.", "a...:", "S...."]);
  });

  test("does not carry it again once it has left", () => {
    const level = rollLevel(["SSPT.", "a...q", "....."], { a: "bridge open", q: "soft close a", P: "split 0,0 0,4" });
    expect(refusalOfLast(level, "r d x d x d u")?.en).toBe("the bridge `a` is closed at (1,0)");
  });

  test("does not keep the half on it from joining", () => {
    const level = rollLevel(["SSPT.", "aq...", "....."], {
      a: "bridge open",
      q: "soft close a",
      P: "split 0,0 2,1",
    });
    expect(drawnAfter(level, "r d x u")).toEqual(["..PT.", "SS...", "....."]);
    expect(stateAfter(level, "r d x u").open).toEqual([false]);
  });
});
