// The compiled solver as text: nothing in it is called through a table, so that every search is a copy for its puzzle;
// it needs nothing from outside; and memory grows in one place.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync(new URL("../build/solver.wat", import.meta.url), "utf8");
/** Each function's text, by its name. */
const functions = new Map(
  text
    .split(/^ (?=\(func )/m)
    .slice(1)
    .map((source) => [/^\(func (\S+)/.exec(source)?.[1] ?? "", source]),
);

test("the text is that of the solver", () => {
  expect(functions.size).toBeGreaterThan(30);
  expect(text).toContain('(export "ask"');
});

test.each(["call_indirect", "call_ref", "return_call", "(table", "(elem", "funcref", "@override", "@virtual"])(
  "nothing is called that is chosen at run time: there is no %s",
  (word) => {
    expect(text).not.toContain(word);
  },
);

test("nothing is imported", () => {
  expect(text).not.toContain("(import");
});

test("memory grows in one function only, and nothing is allocated on the side", () => {
  const growing = [...functions].filter(([, source]) => source.includes("memory.grow")).map(([name]) => name);
  expect(growing).toEqual(["$assembly/memory/regions/Regions.beginResize"]);
  expect(text).not.toMatch(/~lib\/rt\/(stub|tlsf)\/__(alloc|new)/);
});
