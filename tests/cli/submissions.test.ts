// `fourfold verify --submissions`: what was handed in for several levels, in a table and as CSV, however it is named.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentsOf, fourfold, type Result } from "../support/command-line.ts";

const LEVELS = `game: roll-the-block
title: Straight
optimal: 2

S..T
---
game: match-the-tiles
title: Corner, "hard"

A.#
..a
---
game: roll-the-block
title: Wrong

S.S
`;
const OTHER = "game: roll-the-block\ntitle: Also straight\noptimal: 2\n\nS..T\n";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourfold-submissions-"));
  const files = {
    "levels/a.txt": LEVELS,
    "levels/b.txt": OTHER,
    "in/1.txt": "r r\n",
    "in/straight": "r r r",
    'in/Corner, "hard".moves': "r",
    "in/3.txt": "r",
    "in/17.txt": "r",
    "in/.hidden": "r",
    "many/ana/a/1.txt": "r r",
    "many/ana/b/1.txt": "r r",
    "many/rui/1.txt": "r r",
    "bytes/ana/1.txt": Buffer.from("\ufeffr r", "utf16le"),
    "bytes/eva/1.txt": Buffer.from("\ufeffr r"),
    "bytes/rui/1.txt": Buffer.from("r \xe9", "latin1"),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const verify = (levels: string, submissions: string, ...more: string[]): Promise<Result> =>
  fourfold(["verify", join(folder, levels), "--submissions", join(folder, submissions), ...more]);

test("as CSV: a line a submission, by title or number, with why it fails", async () => {
  const { code, stdout, stderr } = await verify("levels/a.txt", "in", "--csv");
  expect(code).toBe(30);
  expect(stdout.replaceAll(join(folder, "levels/"), "")).toMatchInlineSnapshot(`
    "submission,file,index,title,legal,solved,cost,optimum,reason
    1.txt,a.txt,1,Straight,true,true,2,2,
    3.txt,a.txt,3,Wrong,false,false,,,the level has errors
    17.txt,,,,false,false,,,no level has this title or number
    "Corner, ""hard"".moves",a.txt,2,"Corner, ""hard""",true,false,1,2,"every move is legal, but the level is not solved at the end"
    straight,a.txt,1,Straight,false,false,,2,"move 3 (r) fails: the block would fall off the board at (0,4)"
    "
  `);
  expect(stderr).toContain("a.txt:16:3: error:");
  expect(stderr).toContain("1 of 5 solve their level");
});

test("moves that are not UTF-8 are said to be so", async () => {
  const ended = await verify("levels/a.txt#1", "bytes", "--json");
  const reasons = documentsOf(ended).map(({ reason }) => reason);
  expect(reasons).toEqual(["the moves are UTF-16 text, not UTF-8", null, "the moves are not UTF-8 text"]);
});

test("as JSON: a document a submission, with the fields of the CSV", async () => {
  const ended = await verify("levels/a.txt", "in", "--json");
  expect(ended.code).toBe(30);
  const documents = documentsOf(ended);
  const { stdout: csv } = await verify("levels/a.txt", "in", "--csv");
  const [header = "", ...lines] = csv.trimEnd().split("\n");
  expect(documents.map((document) => Object.keys(document).join())).toEqual(lines.map(() => header));
  const a = join(folder, "levels/a.txt");
  expect(documents[0]).toMatchObject({ submission: "1.txt", file: a, index: 1, legal: true, cost: 2, reason: null });
  expect(documents[2]).toMatchObject({ submission: "17.txt", file: null, index: null, title: null, optimum: null });
});

test("as a table", async () => {
  const { stdout } = await verify("levels/a.txt", "in");
  expect(stdout).toMatchInlineSnapshot(`
    "5 submissions; * the least cost there is
    submission                     level          result   cost   optimum
    1.txt                       Straight          solved      2*        2
    3.txt                          Wrong       not legal      -         -
    17.txt                             -   no such level      -         -
    Corner, "hard".moves  Corner, "hard"      not solved      1         2
    straight                    Straight       not legal      -         2

    3.txt: the level has errors
    17.txt: no level has this title or number
    Corner, "hard".moves: every move is legal, but the level is not solved at the end
    straight: move 3 (r) fails: the block would fall off the board at (0,4)
    "
  `);
});

test("a title is the same however its accents are written and whatever its case", async () => {
  const title = "L'été à la plage";
  await mkdir(join(folder, "accents"));
  await writeFile(join(folder, "accents.txt"), `game: roll-the-block\ntitle: ${title.normalize("NFC")}\n\nS..T\n`);
  await writeFile(join(folder, "accents", `${title.normalize("NFD").toUpperCase()}.txt`), "r r");
  const { code, stdout } = await verify("accents.txt", "accents", "--csv");
  expect(stdout).toContain(",true,true,2,2,");
  expect(code).toBe(0);
});

test("numbers are told apart by the folder of their file", async () => {
  const { code, stdout, stderr } = await verify("levels", "many", "--csv");
  const lines = stdout.trimEnd().replaceAll(join(folder, "levels/"), "").split("\n");
  expect(lines.slice(1)).toEqual([
    "ana/a/1.txt,a.txt,1,Straight,true,true,2,2,",
    "ana/b/1.txt,b.txt,1,Also straight,true,true,2,2,",
    "rui/1.txt,,,,false,false,,,levels of several files have this name: put it into a folder with the name of its file",
  ]);
  expect(code).toBe(30);
  expect(stderr).toContain("nothing for 2 levels");
});

test("ends with 0 where all solve their level, and speaks Portuguese", async () => {
  const { code, stdout, stderr } = await verify("levels/b.txt", "many/ana/b", "--lang", "pt");
  expect(code).toBe(0);
  expect(stdout).toContain("resolvido");
  expect(stderr).toContain("1 de 1 resolvem o nível");
});

test.each([
  [["--submissions", "none"], 30, "cannot read the submissions in none: there is no such file"],
  [["--submissions", "package.json"], 30, "cannot read the submissions in package.json: it is no folder"],
  [["--csv"], 31, "--csv is for --submissions"],
  [["--submissions", ".", "--moves", "r"], 31, "takes the moves from its files"],
  [["--submissions", ".", "--json", "--csv"], 31, "choose one of --json, --csv"],
])("%j is refused", async (more, code, says) => {
  const ended = await fourfold(["verify", join(folder, "levels/b.txt"), ...more]);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(says)]);
});

test("links are followed; one that leads nowhere, or to a folder, is told beside the others", async () => {
  await mkdir(join(folder, "links"));
  const links = { "1.txt": "../in/1.txt", "Straight.txt": "../in/none.txt", "2.txt": "../in" };
  for (const [name, target] of Object.entries(links)) await symlink(target, join(folder, "links", name));
  const { code, stdout } = await verify("levels/a.txt", "links", "--csv");
  expect(code).toBe(30);
  expect(
    stdout.replaceAll(join(folder, "levels/"), ""),
  ).toBe(`submission,file,index,title,legal,solved,cost,optimum,reason
1.txt,a.txt,1,Straight,true,true,2,2,
2.txt,a.txt,2,"Corner, ""hard""",false,false,,2,it cannot be read: it is a folder
Straight.txt,a.txt,1,Straight,false,false,,2,it cannot be read: there is no such file
`);
});
