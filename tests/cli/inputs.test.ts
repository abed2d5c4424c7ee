import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";

const LEVEL = (title: string) => `game: match-the-tiles\ntitle: ${title}\nsolution: r\n\nA.a\n`;

let folder = "";
const at = (name: string) => join(folder, name);

/** The titles of the levels that the names mean. */
async function titles(...names: string[]): Promise<unknown[]> {
  return documentsOf(await fourfold(["check", "--json", ...names])).map(({ title }) => title);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourfold-inputs-"));
  await mkdir(at("pack/deep"), { recursive: true });
  await mkdir(at("empty"));
  await writeFile(at("three.txt"), [LEVEL("one"), LEVEL("two # and"), LEVEL("one")].join("---\n"));
  await writeFile(at("numbers.txt"), [LEVEL("2048"), LEVEL("1")].join("---\n"));
  await writeFile(at("odd#2.txt"), [LEVEL("in an odd file"), LEVEL("second of an odd file")].join("---\n"));
  await writeFile(at("pack/b.txt"), LEVEL("b"));
  await writeFile(at("pack/a.txt"), LEVEL("a"));
  await writeFile(at("pack/deep/c.txt"), LEVEL("c"));
  await writeFile(at("pack/notes.md"), "no level");
});

afterAll(() => rm(folder, { recursive: true }));

describe("what names mean", () => {
  test("a file means all its levels", async () => {
    expect(await titles(at("three.txt"))).toEqual(["one", "two # and", "one"]);
  });

  test("file#n means a level by its number, from 1", async () => {
    expect(await titles(at("three.txt#2"))).toEqual(["two # and"]);
    expect(await titles(at("three.txt#3"))).toEqual(["one"]);
  });

  test("file#Title means a level by its title, also where that has a #", async () => {
    expect(await titles(at("three.txt#two # and"))).toEqual(["two # and"]);
  });

  test("a number that is no place in the file may be a title", async () => {
    expect(await titles(at("numbers.txt#2048"))).toEqual(["2048"]);
    expect(await titles(at("numbers.txt#1"))).toEqual(["2048"]);
  });

  test("an existing file whose name has a # wins", async () => {
    expect(await titles(at("odd#2.txt"))).toEqual(["in an odd file", "second of an odd file"]);
    expect(await titles(at("odd#2.txt#2"))).toEqual(["second of an odd file"]);
  });

  test("a folder means all its .txt files, in the order of their names, also in folders below", async () => {
    expect(await titles(at("pack"))).toEqual(["a", "b", "c"]);
  });

  test("- means standard input", async () => {
    const result = await fourfold("check - --json", { stdin: [LEVEL("piped"), LEVEL("second")].join("---\n") });
    expect(documentsOf(result)).toMatchObject([
      { file: "-", index: 1, title: "piped" },
      { file: "-", index: 2, title: "second" },
    ]);
  });

  test.each([
    ["-#2", ["second"]],
    ["-#piped", ["piped"]],
    ["three.txt#2 -#2 pack/b.txt", ["two # and", "second", "b"]],
  ])("%s means one level of it", async (names, expected) => {
    const files = names.split(" ").map((name) => (name.startsWith("-") ? name : at(name)));
    const stdin = [LEVEL("piped"), LEVEL("second")].join("---\n");
    const result = await fourfold(["check", "--json", ...files], { stdin });
    expect(documentsOf(result).map(({ title }) => title)).toEqual(expected);
  });

  test("several names mean the levels of all, in that order", async () => {
    expect(await titles(at("pack/b.txt"), at("three.txt#2"), at("pack/a.txt"))).toEqual(["b", "two # and", "a"]);
  });
});

describe("what cannot be read", () => {
  const wrong: readonly (readonly [name: string, message: RegExp])[] = [
    ["none.txt", /^error: cannot read \S+none\.txt: there is no such file\n/],
    ["none.txt#3", /^error: cannot read \S+none\.txt#3: there is no such file\n/],
    ["three.txt/x", /there is no such file/],
    ["empty", /the folder has no \.txt file/],
    ["pack#a", /# chooses a level of one file/],
    ["three.txt#4", /three\.txt has no level 4; it has #1 "one", #2 "two # and", #3 "one"/],
    ["three.txt#0", /has no level 0/],
    ["three.txt#", /has no level ""/],
    ["three.txt#three", /has no level "three"; it has #1 "one"/],
    ["three.txt#Two", /has no level "Two"; did you mean "two # and"\? It has #1 "one"/],
    ["three.txt#one", /has more than one level "one": choose by number, #1, #3/],
  ];

  test.each(wrong)("%s is bad input, and says why", async (name, message) => {
    const { code, stdout, stderr } = await fourfold(["check", at(name)]);
    expect(stderr).toMatch(message);
    expect(stdout).toBe("");
    expect(code).toBe(30);
  });

  test("the other files are still read", async () => {
    const result = await fourfold(["check", "--json", at("none.txt"), at("pack/a.txt")]);
    expect(documentsOf(result)).toMatchObject([{ title: "a", status: "ok" }]);
    expect(result.code).toBe(30);
  });

  test("nor does a file of a folder hide those behind it", async () => {
    await mkdir(at("holed"));
    await symlink(at("none.txt"), at("holed/a.txt"));
    await writeFile(at("holed/b.txt"), LEVEL("b"));
    const result = await fourfold(["check", "--json", at("holed")]);
    expect(documentsOf(result)).toMatchObject([{ title: "b", status: "ok" }]);
    expect(result.stderr).toContain("a.txt: there is no such file");
    expect(result.code).toBe(30);
  });

  test.each(["check - -", "check - -#2"])("standard input twice is wrong usage: %s", async (line) => {
    const { code, stderr } = await fourfold(line);
    expect(stderr).toContain("only once");
    expect(code).toBe(31);
  });

  test("an option beside a level of standard input is still an unknown one", async () => {
    const { code, stderr } = await fourfold("check -#2 --jsn");
    expect(stderr).toContain("unknown option '--jsn'; did you mean --json?");
    expect(code).toBe(31);
  });
});
