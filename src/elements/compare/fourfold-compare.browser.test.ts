// The comparison as a person runs it: real searches in real workers, cells that fill in, medals, limits, cancelling, files,
// what is wrong, and both languages.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  all,
  button,
  choose,
  clearPage,
  compareOn,
  ENDLESS,
  OTHER,
  SMALL,
  TILES,
  textsOf,
  told,
  WRONG,
} from "../../../tests/support/compare-page.ts";
import { CSV_HEADER } from "../../comparing/csv.ts";
import { readDocuments } from "../../comparing/resume.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { SolverPool } from "../../worker/solver-pool.ts";
import type { FourfoldCompare } from "./fourfold-compare.ts";

beforeEach(clearPage);
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

const named = (name: string): Record<string, unknown>[] =>
  told.filter(([each]) => each === name).map(([, detail]) => detail);
const solversIn = (element: FourfoldCompare): string[] => textsOf(element, ".chip code");
const heads = (element: FourfoldCompare): string[] => textsOf(element, "[part=table] thead code");

describe("a run", () => {
  test("measures every cell, level by level, tells each and at the end all", async () => {
    const element = await compareOn([SMALL, OTHER]);
    expect(textsOf(element, ".actions:has(#run) > .told")).toEqual(["2 levels, 3 solvers: 6 cells to run."]);
    expect(element.results).toEqual([]);
    button(element, "Run").click();
    await expect.poll(() => named("compare").length).toBe(1);
    const cells = named("result").map(({ title, index, solver, status, medal }) => [
      title,
      index,
      solver,
      status,
      medal,
    ]);
    expect(cells.map(([title, index, solver]) => `${title} ${index} ${solver}`)).toEqual([
      ...["Small 1 bfs", "Small 1 dfs", "Small 1 astar"],
      ...["Other 2 bfs", "Other 2 dfs", "Other 2 astar"],
    ]);
    expect(told.at(-1)).toEqual(["compare", { results: element.results, cancelled: false }]);
    expect(named("result")).toEqual(element.results);
    for (const { status, timeMs, memoryBytes } of element.results) {
      expect(status).toBe("solved");
      expect(timeMs).toBeGreaterThanOrEqual(0);
      expect(memoryBytes).toBeGreaterThan(0);
    }
    const proven = element.results.filter(({ solver }) => solver !== "dfs");
    expect(proven.map(({ medal, optimal }) => [medal, optimal])).toEqual(proven.map(() => ["gold", true]));
    await element.updateComplete;
    expect(heads(element)).toEqual(["bfs", "dfs", "astar"]);
    expect(textsOf(element, "[part=table] .title")).toEqual(["1Small", "2Other"]);
    expect(textsOf(element, "[part=table] tbody:nth-of-type(1) th[scope=row]")).toEqual([
      ...["time (ms)", "expanded", "cost", "memory (MiB)"],
    ]);
    expect(textsOf(element, "[part=sentence]")[0]).toMatch(
      /^All solvers settled all 2 levels[.] bfs and astar proved every/,
    );
    expect(textsOf(element, "[role=status]")).toEqual(textsOf(element, "[part=sentence]"));
  });

  test("fills in cells while it goes on, and says which is at work", async () => {
    const element = await compareOn([ENDLESS], 'solvers="dfs,ucs,bfs"');
    void element.run();
    await expect.poll(() => textsOf(element, "[part=table] .at-work").join()).toMatch(/^at work[\d,]+ states/);
    await expect.poll(() => textsOf(element, "[part=table] tbody tr:first-child td")[0]).toMatch(/^\d/);
    expect(element.results.map(({ solver }) => solver)).toEqual(["dfs"]);
    expect(textsOf(element, ".awaited")).toEqual(["waiting"]);
    const bars = all<HTMLProgressElement>(element, "progress");
    expect(bars.map(({ value, max }) => [value, max])).toEqual([[1, 3]]);
    expect([button(element, "Run").disabled, button(element, "Cancel").disabled]).toEqual([true, false]);
  });

  test("is cancelled at once, keeps what is there, and goes on with what is missing", async () => {
    const element = await compareOn([ENDLESS], 'solvers="dfs,ucs,greedy"');
    const ended = element.run();
    await expect.poll(() => textsOf(element, ".at-work").join()).toContain("states");
    await expect.poll(() => element.results.length).toBe(1);
    const [first] = element.results;
    button(element, "Cancel").click();
    const results = await ended;
    expect(results?.map(({ solver, status }) => [solver, status])).toEqual([
      ["dfs", "solved"],
      ["ucs", "cancelled"],
    ]);
    expect(results?.[0]).toEqual(first);
    expect(named("compare")).toEqual([{ results, cancelled: true }]);
    await element.updateComplete;
    expect(textsOf(element, "[role=status]")).toEqual(["Cancelled after 1 of 3 cells. What was measured stays."]);
    expect(textsOf(element, ".actions:has(#run) > .told")).toEqual(["2 of 3 cells are not measured yet."]);
    element.maxNodes = 500;
    await element.updateComplete;
    expect(element.results, "under other limits it is another measurement").toEqual([]);
    await element.run();
    expect(element.results.map(({ solver }) => solver)).toEqual(["dfs", "ucs", "greedy"]);
  });

  test("one more solver is one more column, and its run leaves the others alone", async () => {
    const element = await compareOn([SMALL], 'solvers="dfs"');
    await element.run();
    expect(element.results.map(({ solver, medal }) => [solver, medal])).toEqual([["dfs", null]]);
    const [{ repeat }] = element.results as [(typeof element.results)[number]];
    element.solvers = [...(element.solvers ?? []), { algorithm: "bfs" }];
    await element.updateComplete;
    expect(element.getAttribute("solvers")).toBe("dfs,bfs");
    expect(element.results.map(({ solver }) => solver)).toEqual(["dfs"]);
    told.length = 0;
    button(element, "Run what is missing").click();
    await expect.poll(() => named("compare").length).toBe(1);
    expect(named("result").map(({ solver }) => solver)).toEqual(["bfs"]);
    expect(element.results.map(({ solver }) => solver)).toEqual(["dfs", "bfs"]);
    expect(element.results[0]?.repeat).toBe(repeat);
    expect(element.results[1]?.medal).toBe("gold");
    element.solvers = ["bfs"];
    await element.updateComplete;
    expect(element.results.map(({ solver }) => solver)).toEqual(["bfs"]);
  });

  test("another one takes its place, and of the first nothing is told any more", async () => {
    const element = await compareOn([ENDLESS], 'solvers="ucs"');
    const first = element.run();
    await expect.poll(() => textsOf(element, ".at-work").length).toBe(1);
    element.levels = [SMALL];
    await element.updateComplete;
    expect(await element.run()).toHaveLength(1);
    expect(await first).toBeUndefined();
    expect(named("result").map(({ title }) => title)).toEqual(["Small"]);
  });

  test("ends where its limits become others, and nothing measured under the first is kept as if under these", async () => {
    const element = await compareOn([SMALL, ENDLESS], 'solvers="dfs,ucs"');
    const ended = element.run();
    await expect.poll(() => element.results.length).toBe(3);
    element.maxNodes = 500;
    await element.updateComplete;
    expect((await ended)?.map(({ status }) => status)).toEqual(["cancelled"]);
    expect(named("compare").map(({ cancelled }) => cancelled)).toEqual([true]);
    await element.updateComplete;
    expect(textsOf(element, ".actions:has(#run) > .told")).toEqual(["4 of 4 cells are not measured yet."]);
  });

  test("ends when the element leaves the page", async () => {
    const element = await compareOn([ENDLESS], 'solvers="ucs"');
    const ended = element.run();
    await expect.poll(() => textsOf(element, ".at-work").length).toBe(1);
    element.remove();
    expect((await ended)?.map(({ status }) => status)).toEqual(["cancelled"]);
  });

  test("starts the worker that is said, and goes on where there is none", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await compareOn([SMALL], 'solvers="bfs" worker="/no/such/worker.js"');
    expect((await element.run())?.map(({ status }) => status)).toEqual(["solved"]);
    expect(warn.mock.calls.join()).toContain("cannot start a worker");
  });

  test("measures as often as it is asked to, warm where it is asked to", async () => {
    const solve = vi.spyOn(SolverPool.prototype, "solve");
    const element = await compareOn([SMALL], 'solvers="bfs" repeat="3" warm');
    await element.run();
    expect(element.results[0]?.repeat.n).toBe(3);
    expect(solve).toHaveBeenCalledTimes(4);
    expect(textsOf(element, "[part=result] > .told").join()).toContain("Times are medians of 3.");
  });

  test("says what went wrong with a cell, and does the others", async () => {
    vi.spyOn(SolverPool.prototype, "solve").mockRejectedValueOnce(new Error("the worker is gone"));
    const element = await compareOn([SMALL], 'solvers="bfs,astar"');
    await element.run();
    await element.updateComplete;
    expect(element.results.map(({ status }) => status)).toEqual(["failed", "solved"]);
    expect(textsOf(element, ".notes").join()).toContain("the worker is gone");
  });
});

describe("a cell without an answer", () => {
  test("is ND with the limit that stopped it, how far it came, and nothing else is the worse for it", async () => {
    const element = await compareOn([ENDLESS], 'solvers="ucs,dfs" max-nodes="300"');
    await element.run();
    await element.updateComplete;
    expect(element.results[0]).toMatchObject({ status: "limit", limit: "nodes", expanded: 300, medal: null });
    expect(textsOf(element, "td.missing").join()).toMatch(/^ND \(nodes\)300 states/);
  });

  test("is blank where a solver cannot be asked for the level, and says why; it has no document", async () => {
    const element = await compareOn([SMALL, TILES, ENDLESS], 'solvers="dls,bfs,astar/slides"');
    element.maxNodes = 100;
    await element.run();
    await element.updateComplete;
    expect(element.results.map(({ title, solver }) => `${title} ${solver}`)).toEqual([
      ...["Small bfs", "Tiles bfs", "Tiles astar/slides", "Endless bfs"],
    ]);
    expect(textsOf(element, "td.blank")[0]).toContain("neither a budget nor an optimum");
    expect(all(element, "[part=table]")).toHaveLength(3);
    expect(heads(element).join(), "a heuristic of another puzzle has no column").not.toContain("slides");
  });

  test("what the header of a level says falsely is told", async () => {
    const element = await compareOn([SMALL.replace("title", "optimal: 2\ntitle")], 'solvers="bfs,astar"');
    await element.run();
    await element.updateComplete;
    const notes = textsOf(element, ".notes li").filter((note) => note.includes("the level says"));
    expect(notes).toEqual(["Small: the level says 2, the proven optimum is 7."]);
  });

  test("no solution, proven, is an answer", async () => {
    const element = await compareOn(["game: roll-the-block\n\nS...T\n"], 'solvers="bfs"');
    await element.run();
    await element.updateComplete;
    expect(textsOf(element, "[part=table] tbody td").join()).toContain("unsolvable");
  });
});

describe("what is asked for", () => {
  test("solvers are a list or a line, and each comes from the other", async () => {
    const element = await compareOn([SMALL], 'solvers="astar/relaxed*2@ts,bfs"');
    expect(element.solvers).toEqual([
      { algorithm: "astar", heuristic: "relaxed", weight: 2, engine: "ts" },
      { algorithm: "bfs" },
    ]);
    element.solvers = [{ algorithm: "idastar", heuristic: "distance" }];
    await element.updateComplete;
    expect(element.getAttribute("solvers")).toBe("idastar/distance");
    element.solvers = "all" as never;
    await element.updateComplete;
    expect([element.getAttribute("solvers"), solversIn(element).length]).toEqual(["all", 8]);
    element.removeAttribute("solvers");
    await element.updateComplete;
    expect([element.solvers, solversIn(element).length]).toEqual([undefined, 9]);
  });

  test("attributes are properties and back", async () => {
    const element = await compareOn(
      [SMALL],
      'max-time="3" max-nodes="50" max-memory="64" repeat="2" warm show="cost" by="size"',
    );
    const { maxTime, maxNodes, maxMemory, repeat, warm, show, by } = element;
    expect({ maxTime, maxNodes, maxMemory, repeat, warm, show, by }).toEqual({
      ...{ maxTime: 3, maxNodes: 50, maxMemory: 64, repeat: 2, warm: true, show: "cost", by: "size" },
    });
    Object.assign(element, {
      maxTime: 10,
      maxNodes: 7,
      maxMemory: undefined,
      repeat: 1,
      warm: false,
      show: "",
      by: "",
    });
    await element.updateComplete;
    expect(element.getAttributeNames().sort()).toEqual(["by", "max-nodes", "max-time", "repeat", "show"]);
    expect(["by", "repeat", "show"].map((name) => element.getAttribute(name))).toEqual(["", "1", ""]);
    expect(element.getAttribute("max-nodes")).toBe("7");
    element.maxNodes = null as never;
    await element.updateComplete;
    expect(element.hasAttribute("max-nodes"), "a framework makes it null").toBe(false);
  });

  test("levels are texts, loaded levels, a file, a script or an attribute, the later before", async () => {
    const element = await compareOn([]);
    expect(textsOf(element, ".actions:has(#run) > .told")).toEqual(["There is no level to compare on yet."]);
    const titles = async (): Promise<string[]> => {
      await element.updateComplete;
      return element
        .run()
        .then((results) => [...new Set(results?.map(({ file, index, title }) => `${file}#${index} ${title}`))]);
    };
    element.solvers = ["bfs"];
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(`${SMALL}---\n${OTHER}`));
    element.src = "levels.txt";
    expect(await titles()).toEqual(["levels.txt#1 Small", "levels.txt#2 Other"]);
    element.src = "levels.txt#2";
    expect(await titles()).toEqual(["levels.txt#2 Other"]);
    element.level = `${SMALL}---\n${TILES}`;
    expect(await titles()).toEqual(["#1 Small", "#2 Tiles"]);
    element.index = 2;
    expect(await titles()).toEqual(["#1 Tiles"]);
    element.loaded = loadLevels(OTHER);
    element.index = undefined;
    expect(await titles()).toEqual(["#1 Other"]);
    element.levels = [TILES, ...loadLevels(SMALL), { file: "my.txt", loaded: loadLevels(OTHER)[0] as never }];
    expect(await titles()).toEqual(["#1 Tiles", "#2 Small", "my.txt#1 Other"]);
    element.levels = [SMALL, OTHER].map((text) => loadLevels(text));
    expect(await titles(), "lists, each as loadLevels gives it").toEqual(["#1 Small", "#2 Other"]);
  });

  test("a level that is wrong says so, is told, and the others are compared on", async () => {
    const element = await compareOn([WRONG, SMALL], 'solvers="bfs"');
    expect(named("error")).toHaveLength(1);
    expect(textsOf(element, "[part=problems]").join()).toContain("cannot be shown");
    expect((await element.run())?.map(({ title }) => title)).toEqual(["Small"]);
    element.levels = [WRONG];
    await element.updateComplete;
    expect([await element.run(), button(element, "Run").disabled]).toEqual([undefined, true]);
  });

  test("a solver that is none says why, and is taken out by a person", async () => {
    const element = await compareOn([SMALL], 'solvers="bsf,bfs/relaxed,cmd:ls,bfs"');
    expect(textsOf(element, "[role=alert] .wrong li").map((text) => text.split(" ")[0])).toEqual([
      ...["bsf", "bfs/relaxed", "cmd:ls"],
    ]);
    expect(heads(element)).toEqual([]);
    button(element, "Remove bsf").click();
    await element.updateComplete;
    expect(element.getAttribute("solvers")).toBe("bfs/relaxed,cmd:ls,bfs");
    expect((await element.run())?.map(({ solver }) => solver)).toEqual(["bfs"]);
  });

  test("solvers of a wrong kind say so and throw nothing; one alone is a list of one", async () => {
    const element = await compareOn([SMALL]);
    for (const wrong of [5, true, {}, () => 1, new Set(["bfs"])]) {
      element.solvers = wrong as never;
      await element.updateComplete;
      expect(textsOf(element, "[role=alert] .wrong li").join(), String(wrong)).toContain("A solver is missing");
      expect(button(element, "Run").disabled).toBe(true);
    }
    element.solvers = { algorithm: "dfs" } as never;
    await element.updateComplete;
    expect([element.getAttribute("solvers"), solversIn(element)]).toEqual(["dfs", ["dfs"]]);
  });

  test("levels of a wrong kind say so and throw nothing, whichever property they come by", async () => {
    for (const property of ["loaded", "levels"] as const) {
      for (const wrong of [5, true, {}, () => 1, [null]]) {
        const element = await compareOn([]);
        told.length = 0;
        element[property] = wrong as never;
        await element.updateComplete;
        expect(textsOf(element, "[part=problems]").join(), `${property} ${wrong}`).toContain("This is no level");
        expect(named("error")).toHaveLength(1);
      }
    }
  });

  test("limits that cannot be had say so, and nothing runs", async () => {
    const element = await compareOn([SMALL], 'solvers="bfs" max-nodes="-1"');
    expect(textsOf(element, "[part=limits] .refused").join()).toContain("The limit on nodes is -1");
    expect(button(element, "Run").disabled).toBe(true);
    expect(await element.run()).toBeUndefined();
    await choose(element, "States for each cell", "");
    expect(button(element, "Run").disabled).toBe(false);
  });

  test("what makes no sense is told in the console, and the usual is taken", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await compareOn([SMALL], 'solvers="bfs" repeat="-2" show="tyme" by="colour" max-time="soon"');
    await element.run();
    expect(element.results[0]?.repeat.n).toBe(1);
    const warnings = warn.mock.calls.map(([warning]) => String(warning));
    for (const said of [
      "repeat is no number",
      'show="tyme" is unknown',
      'by="colour" is unknown',
      "max-time is no number",
    ]) {
      expect(warnings.join("\n")).toContain(said);
    }
  });
});

describe("a person", () => {
  test("adds a solver by controls, sees what it does and why it cannot be, and takes one out", async () => {
    const element = await compareOn([SMALL], 'solvers="bfs"');
    await choose(element, "Algorithm", "bfs");
    expect([button(element, "Add bfs").disabled, textsOf(element, "form .actions > .told")]).toEqual([
      true,
      ["This solver is in the list already."],
    ]);
    await choose(element, "Algorithm", "dls");
    await choose(element, "Depth", "deep");
    expect(textsOf(element, "form .refused").join()).toContain('is "deep"');
    await choose(element, "Depth", "9");
    button(element, "Add dls:9").click();
    await choose(element, "Algorithm", "astar");
    await choose(element, "Heuristic", "relaxed");
    await choose(element, "Weight", "1.5");
    await choose(element, "Engine", "ts");
    button(element, "Add astar/relaxed*1.5@ts").click();
    await element.updateComplete;
    expect(element.getAttribute("solvers")).toBe("bfs,dls:9,astar/relaxed*1.5@ts");
    expect(textsOf(element, ".chip .name")).toEqual([
      ...["Breadth-first", "Depth-limited, depth 9", "A*, relaxed, weight 1.5, TypeScript"],
    ]);
    button(element, "Remove Depth-limited, depth 9 (dls:9)").click();
    await element.updateComplete;
    expect(solversIn(element)).toEqual(["bfs", "astar/relaxed*1.5@ts"]);
    all(element, ".chip .name")[1]?.click();
    await element.updateComplete;
    expect(textsOf(element, "#about-solver-astar\\/relaxed\\*1\\.5\\@ts").join()).toMatch(
      /least cost so far.*relaxed: /,
    );
  });

  test("adds several at once", async () => {
    const element = await compareOn([SMALL], 'solvers="bfs"');
    button(element, "A* with every heuristic").click();
    await element.updateComplete;
    const guided = solversIn(element);
    expect(guided.length).toBeGreaterThan(2);
    button(element, "The same in TypeScript").click();
    await element.updateComplete;
    expect(solversIn(element)).toEqual([...guided, ...guided.map((name) => `${name}@ts`)]);
    button(element, "Those of the course papers").click();
    button(element, "All eight algorithms").click();
    await element.updateComplete;
    expect(element.getAttribute("solvers")).toMatch(/,papers,all$/);
    expect(solversIn(element)).toContain("dls:14");
  });

  test("without any solver is told what to do", async () => {
    const element = await compareOn([SMALL], 'solvers="bfs"');
    button(element, "Remove Breadth-first (bfs)").click();
    await element.updateComplete;
    expect(textsOf(element, "[part=solvers] > .told")).toEqual(["No solver is chosen. Add one to begin."]);
    expect(button(element, "Run").disabled).toBe(true);
  });

  test("chooses which numbers tables show, and what charts go by", async () => {
    const element = await compareOn([SMALL, OTHER]);
    await element.run();
    await element.updateComplete;
    const check = (name: string): HTMLInputElement =>
      all<HTMLInputElement>(element, `input[value=${name}]`)[0] as HTMLInputElement;
    for (const name of ["time", "cost", "memory"]) {
      check(name).click();
      await element.updateComplete;
    }
    expect(element.getAttribute("show")).toBe("expanded");
    expect(check("expanded").disabled, "the last one stays").toBe(true);
    expect(textsOf(element, "[part=table] tbody th")).toEqual(["1Small", "2Other"]);
    check("stored").click();
    await element.updateComplete;
    expect(element.show).toBe("expanded,stored");
    await choose(element, "Levels in order of", "size");
    expect(element.by).toBe("size");
    expect(textsOf(element, "figure[data-metric=expanded] tbody th")).toEqual(["8", "15"]);
  });

  test("by keyboard alone runs and cancels without losing the place", async () => {
    const element = await compareOn([ENDLESS], 'solvers="ucs"');
    button(element, "Run").focus();
    const focused = (): string | undefined => (element.renderRoot as ShadowRoot).activeElement?.id;
    await userEvent.keyboard("{Enter}");
    await expect.poll(focused).toBe("cancel");
    await userEvent.keyboard("{Enter}");
    await expect.poll(focused).toBe("run");
  });

  test("who does not see it hears of a long run at its quarters alone", async () => {
    const element = await compareOn([SMALL], 'solvers="all"');
    const said: string[] = [];
    const status = all(element, "[role=status]")[0] as HTMLElement;
    new MutationObserver(() => said.push(status.textContent ?? "")).observe(status, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    await element.run();
    await expect.poll(() => said.at(-1)).toMatch(/^All solvers settled/);
    expect(said.length).toBeLessThanOrEqual(5);
    expect(said[0]).toBe("Comparing: 7 cells.");
  });
});

describe("charts", () => {
  test("have a line a solver with its name, the colour of its chip, and a table", async () => {
    const element = await compareOn([SMALL, OTHER]);
    await element.run();
    await element.updateComplete;
    const figures = all(element, "figure");
    expect(figures.map(({ dataset }) => dataset.metric)).toEqual(["time", "expanded"]);
    const [, expanded] = figures;
    expect([...(expanded?.querySelectorAll("svg .name") ?? [])].map((each) => each.textContent)).toEqual([
      "bfs",
      "dfs",
      "astar",
    ]);
    const colour = (selector: string, name: "backgroundColor" | "stroke"): string =>
      getComputedStyle(all(element, selector)[0] as Element)[name];
    expect(colour("figure .series-2 .line", "stroke")).toBe(colour(".chip .series-2", "backgroundColor"));
    expect(colour("figure .series-2 .line", "stroke")).not.toBe(colour("figure .series-1 .line", "stroke"));
    const counts = element.results.map(({ expanded }) => String(expanded));
    expect([...(expanded?.querySelectorAll("details td") ?? [])].map((each) => each.textContent)).toEqual(counts);
  });

  test("of a single level have a bar a solver", async () => {
    const element = await compareOn([SMALL]);
    await element.run();
    await element.updateComplete;
    expect(all(element, "figure svg.lines")).toEqual([]);
    expect(textsOf(element, "figure[data-metric=expanded] .name")).toEqual(["bfs", "dfs", "astar"]);
    expect(all(element, "[part=summary]"), "the table says it all").toEqual([]);
  });

  test("are as wide as their place", async () => {
    const element = await compareOn([SMALL, OTHER]);
    await element.run();
    for (const width of [1100, 700, 320]) {
      element.style.width = `${width}px`;
      const most = width > 960 ? width / 2 : width;
      await expect.poll(() => all<SVGElement>(element, "figure svg")[0]?.clientWidth).toBeLessThanOrEqual(most);
      await expect.poll(() => all<SVGElement>(element, "figure svg")[0]?.clientWidth).toBeGreaterThan(most - 80);
    }
  });
});

describe("files", () => {
  test("CSV and JSON are those of the command line, Markdown has its tables", async () => {
    const element = await compareOn([SMALL, OTHER], 'solvers="bfs,dls:3"');
    await element.run();
    const [header, ...lines] = element.toCsv().trimEnd().split("\n");
    expect(header).toBe(CSV_HEADER);
    expect(lines.map((line) => line.split(",").slice(1, 6).join())).toEqual([
      ...["1,Small,roll-the-block,bfs,bfs", "1,Small,roll-the-block,dls:3,dls"],
      ...["2,Other,roll-the-block,bfs,bfs", "2,Other,roll-the-block,dls:3,dls"],
    ]);
    expect(readDocuments(element.toJson()).documents).toEqual(element.results);
    expect(element.toMarkdown()).toMatch(
      /^## Roll the Block\n[\s\S]*\| level \| bfs \| dls:3 \|[\s\S]*\| solver \| solved \|/,
    );
  });

  test("the charts are a picture with title and source", async () => {
    const element = await compareOn([SMALL, OTHER]);
    expect(await element.toPng()).toBeUndefined();
    await element.run();
    const png = (await element.toPng()) as Blob;
    expect(png.type).toBe("image/png");
    const picture = await createImageBitmap(png);
    expect(picture.width).toBeGreaterThan(900);
    expect(picture.height).toBeGreaterThan(picture.width / 2);
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4)
      colours.add(((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number));
    expect(colours.has(0x2f55c9), "a line in the colour of the first solver").toBe(true);
    expect(data[3], "no hole in the ground").toBe(255);
  });

  test.each(["CSV", "JSON", "Markdown", "PNG"])("%s is saved when there is something to save", async (name) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const element = await compareOn([SMALL], 'solvers="bfs"');
    expect(button(element, name).disabled).toBe(true);
    await element.run();
    await element.updateComplete;
    button(element, name).click();
    await expect.poll(() => saved).toHaveLength(1);
    expect(saved[0]).toMatch(/^comparison[.](csv|jsonl|md|png)$/);
  });
});

test("in Portuguese everything is, and a change of language changes what is there", async () => {
  const element = await compareOn([SMALL, TILES], 'solvers="bfs,dfs,bsf" max-nodes="4"');
  await element.run();
  document.documentElement.lang = "pt-PT";
  await expect.poll(() => textsOf(element, "#run")).toEqual(["Correr"]);
  element.solvers = ["bfs", "ucs+weighted", "bsf"];
  await element.updateComplete;
  expect(button(element, "Retirar Custo uniforme, ponderado (ucs+weighted)").disabled).toBe(false);
  await element.updateComplete;
  const words =
    /\b(Run|Cancel|Solvers|Levels?|Results|Show|Summary|Charts|cells|states|waiting|solved|expanded|every|the)\b/;
  expect(element.renderRoot.textContent?.replaceAll(/<style>.*<\/style>/gs, "")).not.toMatch(words);
});
