// A comparison as a person runs it: real searches in real workers, cells that fill in, medals, limits, cancelling.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  all,
  button,
  clearPage,
  compareOn,
  ENDLESS,
  heads,
  named,
  OTHER,
  SMALL,
  TILES,
  textsOf,
  told,
} from "../../../tests/support/compare-page.ts";
import { SolverPool } from "../../worker/solver-pool.ts";

beforeEach(clearPage);
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

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
