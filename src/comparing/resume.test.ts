import { expect, test } from "vitest";
import { readDocuments, WrongLine } from "./resume.ts";

const line = (solver: string): string =>
  JSON.stringify({ file: "a.txt", index: 1, solver, status: "solved", repeat: { n: 1, medianMs: 1, spreadMs: 0 } });
const solversIn = (text: string): string[] => readDocuments(text).documents.map(({ solver }) => solver);

test("whole lines are read", () => {
  const text = `${line("bfs")}\n\n${line("ucs")}\n`;
  expect(solversIn(text)).toEqual(["bfs", "ucs"]);
  expect(readDocuments(text).whole).toBe(text);
  expect(readDocuments("")).toEqual({ documents: [], whole: "" });
});

test("half a line at the end counts for nothing, wherever it was cut", () => {
  const [first, second] = [`${line("bfs")}\n`, line("ucs")];
  for (let cut = 0; cut < second.length; cut++) {
    expect(readDocuments(first + second.slice(0, cut))).toMatchObject({ whole: first });
    expect(solversIn(first + second.slice(0, cut))).toEqual(["bfs"]);
  }
});

test("a whole line that only misses its end is kept", () => {
  expect(readDocuments(line("bfs")).whole).toBe(`${line("bfs")}\n`);
  expect(solversIn(line("bfs"))).toEqual(["bfs"]);
});

test.each(["nothing", "{}", "null", '{"file":"a"}'])("%s in the middle is refused with its line", (wrong) => {
  expect(() => readDocuments(`${line("bfs")}\n${wrong}\n${line("ucs")}\n`)).toThrow(WrongLine);
  expect(() => readDocuments(`${wrong}\n`)).toThrow(expect.objectContaining({ line: 1 }));
});
