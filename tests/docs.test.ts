// The documents are true: their levels load and are solved as they say, their pictures are what the rules draw, their
// command lines run, and their links lead somewhere. How a document writes what is tested here:
//
// - a fence `level` is a level file, and every level in it with a `solution` or `optimal` is replayed and refereed;
// - a fence `play` shows the boards after the moves of its first line, in the first level of the fence before it;
// - a fence `sh` is run line by line; a comment may say `exit code 30`, otherwise it is 0;
// - a fence `console` has lines `$ ...` that are run, and what they print; `$ echo $?` prints the exit code;
// - a fence `js` that imports from the library is a program; what it prints stands in comments behind each console.log;
// - `fourfold ...` in the text is run too, FILE standing for some level file and N for some number.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadLevels } from "../src/playing/load-levels.ts";
import { playableOf } from "../src/playing/loaded-level.ts";
import { replay } from "../src/playing/replay.ts";
import { drawingAsText } from "../src/puzzles/drawing.ts";
import { build } from "../tools/build.js";
import { OLDEST_BROWSERS } from "../tools/oldest-browsers.js";
import { leastCost } from "./reference/least-cost.ts";
import { fourfold, type Result } from "./support/command-line.ts";

const root = join(import.meta.dirname, "..");

interface Fence {
  /** The document and the line where it begins. */
  readonly at: string;
  readonly language: string;
  readonly text: string;
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return entries.map((entry) => join(folder, entry)).filter((file) => statSync(join(root, file)).isFile());
}

const documentation = filesIn("docs");
const written = [...documentation, ...filesIn("examples")].filter((file) => file.endsWith(".md"));
const pages = ["README.md", "src/README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...written].map((file) => {
  const text = readFileSync(join(root, file), "utf8");
  return { file, text, prose: text.replaceAll(/^```.*?^```$/gms, ""), fences: fencesOf(file, text) };
});
/** docs/command-line.md is what --help prints; tests/cli/help.test.ts runs its examples. */
const ownPages = pages.filter(({ file }) => file !== join("docs", "command-line.md"));
const fences = ownPages.flatMap((page) => page.fences);

function fencesOf(file: string, text: string): Fence[] {
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(({ 1: language = "", 2: body = "", index }) => {
    return { at: `${file}:${text.slice(0, index).split("\n").length}`, language, text: body };
  });
}

describe("levels", () => {
  const levelFences = fences.filter(({ language }) => language === "level");

  test("stand in fences that say so", () => {
    expect(levelFences.length).toBeGreaterThan(0);
    const others = fences.filter(({ language }) => language !== "level" && language !== "console");
    expect(others.filter(({ text }) => /^game:/m.test(text))).toEqual([]);
  });

  test.each(levelFences)("$at: nothing is wrong, and the solution costs what is said", (fence) => {
    expect(loadLevels(fence.text).flatMap(({ problems }) => problems)).toEqual([]);
    for (const loaded of loadLevels(fence.text)) {
      const { puzzle, level, facts } = playableOf(loaded);
      const { optimal, solution } = facts;
      const least = leastCost(puzzle, level).cost;
      if (optimal !== undefined) expect(least ?? "unsolvable").toBe(optimal);
      for (const [costModel, cost] of Object.entries(facts.optimalUnder ?? {})) {
        expect(leastCost(puzzle, level, costModel).cost).toBe(cost);
      }
      if (solution !== undefined) expect(replay(loaded, solution)).toMatchObject({ solved: true, cost: least });
    }
  });
});

describe("pictures", () => {
  const played = fences.flatMap((fence, i) => (fence.language === "play" ? [{ ...fence, before: i - 1 }] : []));

  test.each(played)("$at: the boards are those after the moves", ({ text, before }) => {
    const [loaded] = loadLevels(lastLevelUpTo(before).text);
    const { puzzle, level } = playableOf(loaded);
    const [head = "", ...lines] = text.trimEnd().split("\n");
    const labels = [...head.matchAll(/\S+/g)];
    const { steps, valid } = replay(loaded, head);
    expect(valid).toBe(true);
    const shown = labels.map(({ index }, i) => {
      return lines.map((line) => line.slice(index, labels[i + 1]?.index).trimEnd()).join("\n");
    });
    expect(shown).toEqual(steps.map(({ state }) => drawingAsText(puzzle.drawState(level, state))));
  });
});

function lastLevelUpTo(index: number): Fence {
  return fences.slice(0, index + 1).findLast(({ language }) => language === "level") as Fence;
}

/** `npx` may stand before a command, `printf '...' |` before that, and a comment behind it. */
const COMMAND = /^(?:printf '(?<piped>[^']*)' \| )?(?:npx )?fourfold(?: (?<parameters>.*?))?(?:\s+# .*)?$/;

/** Runs a line as one types it in a shell. */
async function run(line: string): Promise<Result> {
  const { groups } = COMMAND.exec(line) ?? {};
  if (groups === undefined) throw new Error(`this test cannot run ${line}`);
  const { piped, parameters = "" } = groups;
  const folder = await mkdtemp(join(tmpdir(), "fourfold-docs-"));
  const result = await fourfold(parameters.replace(/(?<=-o )/, `${folder}/`), {
    ...(piped === undefined ? {} : { stdin: piped.replaceAll("\\n", "\n") }),
  });
  await rm(folder, { recursive: true });
  return result;
}

describe("command lines", () => {
  const typed = fences
    .filter(({ language }) => language === "sh")
    .flatMap(({ at, text }) => text.split("\n").map((line) => ({ at, line })))
    .filter(({ line }) => /\bfourfold\b/.test(line));

  test("stand in fences that are run", () => {
    expect(typed.length).toBeGreaterThan(0);
    const others = fences.filter(({ language }) => language !== "sh" && language !== "console");
    const isTyped = /^(\$ )?(printf .* \| )?(npx )?fourfold (?!.*--queue)/m;
    expect(others.filter(({ text }) => isTyped.test(text))).toEqual([]);
  });

  const overQueues = fences.flatMap(({ text }) => text.match(/(?<=^(?:\w+=\S+ )?npx )fourfold .*--queue .*$/gm) ?? []);

  test.each(overQueues)("%s: is right but for the Redis, which nobody has here", async (line) => {
    expect(await run(line.replace(/redis:\/\/\S+/, "redis://127.0.0.1:1"))).toMatchObject({ code: 30, stdout: "" });
  });

  test.each(typed)("$at: $line", async ({ line }) => {
    const code = Number(/#.*exit code (\d+)/.exec(line)?.[1] ?? 0);
    expect(await run(line)).toMatchObject({ code });
  });

  const mentioned = ownPages.flatMap(({ file, prose }) => {
    return [...prose.matchAll(/`(fourfold [^`]+)`/g)].map(([, line = ""]) => ({ file, line }));
  });

  test.each(mentioned)("$file: `$line`", async ({ line }) => {
    const isName = /^fourfold \w+$/.test(line);
    const whole = line.replaceAll("FILE", "levels/roll-the-block/first.txt#1").replaceAll(/\bN\b/g, "2");
    expect(await run(isName ? `${line} --help` : whole)).toMatchObject({ code: 0 });
  });

  test.each(fences.filter(({ language }) => language === "console"))("$at prints what is shown", async ({ text }) => {
    let shown = "";
    let code = 0;
    for (const line of text.split("\n").filter((each) => each.startsWith("$ "))) {
      shown += `${line}\n`;
      if (line === "$ echo $?") {
        shown += `${code}\n`;
        continue;
      }
      const result = await run(line.slice(2));
      shown += result.stdout + result.stderr;
      code = result.code;
    }
    expect(text).toBe(shown);
  });
});

describe("programs", () => {
  const programs = fences.filter(({ language, text }) => language === "js" && /from "fourfold/.test(text));

  beforeAll(() => build("solver", "library"));

  test.each(programs)("$at prints what its comments say", ({ text }) => {
    const run = ["--input-type=module", "--eval", text];
    const { stdout, stderr } = spawnSync(process.execPath, run, { cwd: root, encoding: "utf8" });
    expect(stderr).toBe("");
    const said = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => `${line}\n`);
    expect(stdout).toBe(said.join(""));
  });
});

describe("links", () => {
  const links = pages.flatMap(({ file, prose }) => {
    return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => ({ file, target }));
  });
  const local = links
    .filter(({ target }) => !/^\w+:/.test(target))
    .map(({ file, target }) => {
      const [path = "", heading] = target.split("#");
      return { file, target, leadsTo: path === "" ? file : join(dirname(file), path), heading };
    });

  test.each(local)("$file: $target leads somewhere", ({ leadsTo, heading }) => {
    expect(existsSync(join(root, leadsTo))).toBe(true);
    expect(leadsTo.split(sep)).not.toContain("..");
    if (heading !== undefined) expect(headingsOf(leadsTo)).toContain(heading);
  });

  test("every document can be reached from another one", () => {
    const reached = new Set(local.filter(({ file, leadsTo }) => file !== leadsTo).map(({ leadsTo }) => leadsTo));
    const isReached = (file: string): boolean => reached.has(file) || reached.has(`${dirname(file)}/`);
    expect(documentation.filter((file) => !isReached(file))).toEqual([]);
  });
});

/** The headings of a page as links name them. */
function headingsOf(file: string): string[] {
  const { prose = "" } = pages.find((page) => page.file === file) ?? {};
  return [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => {
    return heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-");
  });
}

test.each(["docs/embedding.md", "docs/app.md"])("%s names the browsers that the site is built for", (file) => {
  const said = /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+)/.exec(readFileSync(join(root, file), "utf8"));
  const [, chromium, firefox, safari] = said ?? [];
  const browsers = [`chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`];
  expect(browsers).toEqual(OLDEST_BROWSERS);
});
