import { expect, test } from "vitest";
import { stringWork } from "./string-work.ts";

const text = "a".repeat(1000);

test("looking at every character once is work of the length", () => {
  const work = stringWork(() => {
    for (let i = 0; i < text.length; i++) text.charCodeAt(i);
  });
  expect(work).toBe(2000);
});

test("a search that always starts anew is quadratic work", () => {
  const work = stringWork(() => {
    for (let i = 0; i < text.length; i++) text.indexOf("b", i);
  });
  expect(work).toBeGreaterThan((1000 * 1000) / 2);
});

test.each([
  ["test", () => /b/.test(text)],
  ["search", () => text.search(/b/)],
  ["replace", () => text.replace(/b/g, "")],
  ["matchAll", () => [...text.matchAll(/b/g)]],
  ["a loop over the code points", () => [...text]],
])("patterns are counted: %s", (_, look) => {
  expect(stringWork(look)).toBeGreaterThanOrEqual(1000);
});

test("everything is as before afterwards, even after a throw", () => {
  const { indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  expect(() =>
    stringWork(() => {
      throw new Error("on purpose");
    }),
  ).toThrow("on purpose");
  expect([String.prototype.indexOf, RegExp.prototype.exec]).toEqual([indexOf, exec]);
});
