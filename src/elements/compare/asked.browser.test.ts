// What a comparison is asked for, by a page and by a person: solvers, levels and limits, and what is said of those that are wrong.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  all,
  button,
  choose,
  clearPage,
  compareOn,
  ENDLESS,
  heads,
  named,
  OTHER,
  SMALL,
  solversIn,
  TILES,
  textsOf,
  told,
  WRONG,
} from "../../../tests/support/compare-page.ts";
import { loadLevels } from "../../playing/load-levels.ts";

beforeEach(clearPage);
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
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
    expect(textsOf(element, "[part=problems]").join()).toMatch(/^Level 1 is wrong and left out: Line 1/);
    expect((await element.run())?.map(({ title }) => title)).toEqual(["Small"]);
    element.levels = [WRONG];
    await element.updateComplete;
    expect([await element.run(), button(element, "Run").disabled]).toEqual([undefined, true]);
  });

  test("of several that are wrong it says which, and counts them as they stand in the list", async () => {
    const file = { file: "my.txt", loaded: loadLevels(`${SMALL}---\n${WRONG}`)[1] as never };
    const element = await compareOn([`${SMALL}---\n${WRONG}`], 'solvers="bfs"');
    element.levels = [`${SMALL}---\n${WRONG}`, WRONG.replace("\n\n", "\ntitle: Odd\n\n"), OTHER, file];
    await element.updateComplete;
    expect(textsOf(element, "[part=problems] p")).toEqual([
      "Level 2 is wrong and left out:",
      "Level 3, Odd, is wrong and left out:",
      "my.txt#2 is wrong and left out:",
    ]);
    expect(all(element, "[part=problems] ul")).toHaveLength(3);
    expect((await element.run())?.map(({ index, title }) => `${index} ${title}`)).toEqual(["1 Small", "4 Other"]);
  });

  test("the same on the command line names a whole file by its name", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(`${SMALL}---\n${OTHER}`));
    const element = await compareOn([], 'src="levels.txt" solvers="bfs"');
    const said = (): string => textsOf(element, "pre").join();
    expect(said()).toBe("fourfold compare levels.txt --solvers bfs");
    element.index = 2;
    await element.updateComplete;
    expect(said()).toBe("fourfold compare levels.txt#2 --solvers bfs");
    element.index = undefined;
    element.src = "levels.txt#1";
    await element.updateComplete;
    expect(said()).toBe("fourfold compare levels.txt#1 --solvers bfs");
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
