import { expect, test } from "vitest";
import { hrefOf, routeOf } from "./router.ts";

test("an address is a path and parameters behind the #", () => {
  const { path, params } = routeOf("#/race?levels=roll-the-block/first/1,a/b/2&solvers=astar/relaxed");
  expect([path, params.get("levels"), params.get("solvers")]).toEqual([
    ["race"],
    "roll-the-block/first/1,a/b/2",
    "astar/relaxed",
  ]);
  expect(routeOf("").path).toEqual([]);
  expect(routeOf("#/").path).toEqual([]);
  expect(routeOf("#/%zz/a%20b/").path).toEqual(["%zz", "a b"]);
});

test("what is written is read again, and can be read by people", () => {
  const href = hrefOf(["roll-the-block", "first", "1"], { moves: "r d", nothing: undefined, empty: "" });
  expect(href).toBe("#/roll-the-block/first/1?moves=r+d");
  expect(routeOf(href).params.get("moves")).toBe("r d");
  expect(hrefOf(["race"], { levels: "a/b/1,c/d/2", at: "A:r 0,0:d" })).toBe("#/race?levels=a/b/1,c/d/2&at=A:r+0,0:d");
  expect(routeOf(hrefOf(["a/b", "ç"])).path).toEqual(["a/b", "ç"]);
});
