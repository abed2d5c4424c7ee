// What the solver searches: alone and with a board, what it refuses, how it is cancelled, and what it tells.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  all,
  button,
  choose,
  clearPage,
  control,
  ENDLESS,
  LEVEL,
  namesTold,
  script,
  settled,
  solverWith,
  text,
  told,
  UNSOLVABLE,
  visibleText,
  withBoard,
} from "../../../tests/support/solver-page.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { ALGORITHM_NAMES } from "../../solving/check-options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { SolverPool } from "../../worker/solver-pool.ts";
import type { FourfoldBoard } from "../board/fourfold-board.ts";
import { duration } from "../common/amounts.ts";
import type { FourfoldPlayer } from "../player/fourfold-player.ts";
import "../player/define.ts";
import type { FourfoldSolver } from "./fourfold-solver.ts";

/** The tempo of boards on which a solution is watched to its end. */
const FAST = 20;

afterEach(clearPage);

const steps = (element: FourfoldSolver): (string | null)[] =>
  all(element, ".moves button").map((each) => each.getAttribute("aria-current"));

describe("solves", () => {
  test("and says so in a sentence, a table and an event", async () => {
    const element = await solverWith('algorithm="astar"');
    button(element, "Solve").click();
    await expect.poll(() => element.result?.status).toBe("solved");
    await element.updateComplete;
    const { cost, expanded, timeMs } = element.result as SolveResult;
    const took = duration(timeMs, "en");
    expect(text(element, ".sentence")).toBe(`Solved in ${cost} moves, proven optimal, ${expanded} states in ${took}.`);
    expect(text(element, "table")).toContain("Expanded");
    expect(told.at(-1)).toEqual(["result", element.result]);
    expect(namesTold()).toContain("solution");
    expect(told.find(([name]) => name === "solution")?.[1]).toMatchObject({
      optimal: true,
      moves: element.result?.moves,
    });
  });

  test("and keeps in sight what other searches came to, until there is another level", async () => {
    const element = await solverWith('algorithm="dfs"');
    const lines = (): string[] => all(element, "[part=earlier] tr").map((row) => row.textContent?.trim() ?? "");
    const solved = async (algorithm: string): Promise<void> => {
      element.algorithm = algorithm;
      await element.updateComplete;
      await element.solve();
      await element.updateComplete;
    };
    await solved("dfs");
    expect(lines()).toEqual([]);
    await solved("astar");
    expect(lines()).toEqual([expect.stringMatching(/^Depth-firstSolved in \d+ moves, not proven optimal/)]);
    await solved("dfs");
    expect(lines()).toEqual([expect.stringMatching(/^A[*], relaxedSolved in \d+ moves, proven optimal/)]);
    element.level = "game: roll-the-block\n\nS...T\n.....\n.....\n";
    await element.updateComplete;
    await solved("astar");
    expect(lines()).toEqual([]);
  });

  test.each(ALGORITHM_NAMES.filter((name) => name !== "dls"))("with %s, chosen by a person", async (algorithm) => {
    const element = await solverWith();
    await choose(element, "Algorithm", algorithm);
    expect(element.algorithm).toBe(algorithm);
    expect(await element.solve()).toMatchObject({ algorithm, status: "solved", engine: "wasm" });
  });

  test("in the other engine, with a heuristic, a weight and at weighted costs", async () => {
    const element = await solverWith('algorithm="astar"');
    await choose(element, "Heuristic", "manhattan");
    await choose(element, "Engine", "ts");
    await choose(element, "Cost", "weighted");
    await choose(element, "Weight", "2");
    const wanted = { heuristic: "manhattan", engine: "ts", costModel: "weighted", weight: 2 };
    expect(await element.solve()).toMatchObject(wanted);
    await element.updateComplete;
    expect(text(element, ".sentence")).toContain("at weighted cost");
    expect(element.weight).toBe(2);
  });

  test("and tells those who do not see it", async () => {
    const element = await solverWith();
    const ended = element.solve();
    await expect.poll(() => text(element, "[role=status]")).toBe("Searching …");
    await ended;
    await element.updateComplete;
    expect(text(element, "[role=status]")).toBe(text(element, ".sentence"));
    document.documentElement.lang = "pt";
    await expect.poll(() => text(element, ".sentence")).toMatch(/^Resolvido/);
    expect(text(element, "[role=status]")).toBe(text(element, ".sentence"));
  });

  test("says what went wrong where the search died", async () => {
    vi.spyOn(SolverPool.prototype, "solve").mockRejectedValueOnce(new Error("the worker is gone"));
    const element = await solverWith();
    expect(await element.solve()).toBeUndefined();
    await element.updateComplete;
    expect(text(element, "[role=alert]")).toBe("The search failed: the worker is gone");
    expect(await element.solve()).toMatchObject({ status: "solved" });
  });

  test("says why there is no solution", async () => {
    const element = await solverWith("", UNSOLVABLE);
    await element.solve();
    await element.updateComplete;
    expect(element.result?.status).toBe("unsolvable");
    expect(text(element, ".sentence")).toContain(element.result?.why?.en ?? "nothing");
  });

  test("stops at a limit", async () => {
    const element = await solverWith('algorithm="ucs"', ENDLESS);
    await choose(element, "Limit on states", "100");
    expect(await element.solve()).toMatchObject({ status: "limit", limit: "nodes", expanded: 100 });
    await element.updateComplete;
    expect(text(element, ".sentence")).toMatch(/^Stopped by the limit on states after 100 states/);
  });

  test("by itself, and again with another level", async () => {
    const element = await solverWith("auto-start");
    await expect.poll(() => element.result?.status).toBe("solved");
    element.loaded = loadLevels(UNSOLVABLE);
    await expect.poll(() => element.result?.status).toBe("unsolvable");
  });

  test("forgets a result with the level that it was of", async () => {
    const element = await solverWith();
    await element.solve();
    element.level = UNSOLVABLE;
    await element.updateComplete;
    expect(element.result).toBeUndefined();
    expect(all(element, ".result")).toEqual([]);
    expect(text(element, "[role=status]")).toBe("");
  });
});

describe("a search that runs", () => {
  test("shows its numbers, and is cancelled with what is known", async () => {
    const element = await solverWith('algorithm="ucs"', ENDLESS);
    const ended = element.solve();
    await expect.poll(() => namesTold()).toContain("progress");
    await element.updateComplete;
    const shown = all(element, ".progress dt").map((each) => each.textContent);
    expect(shown).toEqual(["Expanded", "States a second", "Frontier", "Proven bound", "Best so far", "Memory", "Time"]);
    expect([button(element, "Solve").disabled, button(element, "Cancel").disabled]).toEqual([true, false]);
    button(element, "Cancel").click();
    const result = (await ended) as SolveResult;
    expect(result).toMatchObject({ status: "cancelled" });
    expect(result.expanded).toBeGreaterThan(0);
    await element.updateComplete;
    expect(text(element, ".sentence")).toMatch(/^Cancelled after/);
    expect([button(element, "Solve").disabled, button(element, "Cancel").disabled]).toEqual([false, true]);
  });

  test("is cancelled by another level, which says nothing of it", async () => {
    const element = await solverWith('algorithm="ucs"', ENDLESS);
    const ended = element.solve();
    element.level = LEVEL;
    expect(await ended).toMatchObject({ status: "cancelled" });
    expect(namesTold()).not.toContain("result");
    await element.updateComplete;
    expect(text(element, "[role=status]")).toBe("");
  });

  test("is cancelled when the element leaves the page", async () => {
    const element = await solverWith('algorithm="ucs"', ENDLESS);
    const ended = element.solve();
    element.remove();
    expect(await ended).toMatchObject({ status: "cancelled" });
  });
});

describe("what cannot be asked together", () => {
  test("is said beside the control, and Solve is disabled", async () => {
    const element = await solverWith('algorithm="bfs" cost="weighted"');
    const cost = control(element, "Cost");
    const refusal = element.renderRoot.querySelector(`#${cost.getAttribute("aria-describedby")}`);
    expect(refusal?.textContent).toContain("bfs proves the optimum only where every move costs 1");
    expect(cost.getAttribute("aria-invalid")).toBe("true");
    expect(button(element, "Solve").disabled).toBe(true);
    expect(await element.solve()).toBeUndefined();
    await choose(element, "Algorithm", "ucs");
    expect(button(element, "Solve").disabled).toBe(false);
    expect(visibleText(element, ".refused")).toBe("");
  });

  test("opens More where the control stands there", async () => {
    const element = await solverWith('algorithm="dls"');
    expect(all(element, "details")[0]?.hasAttribute("open")).toBe(true);
    expect(visibleText(element, ".refused")).toBe("dls needs a depth: a number of moves, or budget.");
    await choose(element, "Depth", "9");
    expect(await element.solve()).toMatchObject({ status: "solved" });
  });

  test.each([
    ["Order", "canonical", "only folding-blocks"],
    ["Depth", "many", '"many"; it must be a whole number'],
    ["Weight", "-1", "a number from 0 to 1000"],
    ["Time limit in seconds", "-1", "The limit on time is -1; "],
    ["Limit on states", "1.5", "The limit on nodes is 1.5; "],
    ["Memory limit in MiB", "-2", "The limit on memory is -2; "],
  ])("%s %s", async (name, value, refusal) => {
    const element = await solverWith('algorithm="astar"');
    await choose(element, name, value);
    expect(visibleText(element, ".refused")).toContain(refusal);
    expect(control(element, name).closest(".field")?.querySelector(".refused")?.textContent).toContain(refusal);
    expect(control(element, name).getAttribute("aria-invalid")).toBe("true");
    expect(button(element, "Solve").disabled).toBe(true);
  });

  test("a heuristic where none is looked at is said and cannot be chosen", async () => {
    const element = await solverWith('algorithm="bfs"');
    expect(control<HTMLSelectElement>(element, "Heuristic").disabled).toBe(true);
    expect(visibleText(element, ".told")).toBe("Breadth-first looks at no heuristic.");
  });

  test("a name that does not exist is the default, and is told in the console", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await solverWith('algorithm="astr" engine="gpu" max-time="soon"');
    const result = await element.solve();
    const warnings = warn.mock.calls.map(([warning]) => String(warning));
    warn.mockRestore();
    expect(result).toMatchObject({ algorithm: "auto", engine: "wasm", status: "solved" });
    expect(warnings).toEqual([
      expect.stringContaining('algorithm="astr"'),
      expect.stringContaining('engine="gpu"'),
      expect.stringContaining("max-time"),
    ]);
  });
});

describe("a level", () => {
  test("that is wrong shows its problems and tells them", async () => {
    const element = await solverWith("", "game: roll-the-block\n\nS?.");
    expect(all(element, "[role=alert] li").length).toBeGreaterThan(0);
    expect(namesTold()).toEqual(["error"]);
    expect(await element.solve()).toBeUndefined();
  });

  test("that is not there is said", async () => {
    const element = await solverWith("", "");
    expect(text(element, ".actions")).toContain("There is no level to solve yet.");
    expect(button(element, "Solve").disabled).toBe(true);
  });
});

describe("with a board", () => {
  test("solves its level, and Watch plays that solution on it", async () => {
    const [element, board] = await withBoard('algorithm="dfs"', LEVEL, FAST);
    const heard: string[] = [];
    board.addEventListener("fourfold-move", (event) => heard.push((event as CustomEvent).detail.by));
    const result = await element.solve();
    await element.updateComplete;
    button(element, "Watch").click();
    await expect.poll(() => board.solved, { timeout: 60_000 }).toBe(true);
    expect(board.moves).toBe(result?.moves);
    expect(new Set(heard)).toEqual(new Set(["playback"]));
    await expect.poll(() => all(element, "#watch")[0]?.textContent).toBe("Watch");
  });

  test("from the present position; Watch begins there again", async () => {
    const [element, board] = await withBoard('algorithm="astar" from-here', LEVEL, FAST);
    board.moves = "r";
    await board.updateComplete;
    const result = await element.solve();
    board.moves = "r l";
    await board.updateComplete;
    await element.updateComplete;
    button(element, "Watch").click();
    await expect.poll(() => board.solved).toBe(true);
    expect(board.moves).toBe(`r ${result?.moves}`);
    expect(text(element, ".sentence")).toContain("more moves");
  });

  test("watching ends when a person moves, and when it is told to", async () => {
    const [element, board] = await withBoard('algorithm="dfs"');
    await element.solve();
    await element.updateComplete;
    button(element, "Watch").click();
    await expect.poll(() => board.moves).not.toBe("");
    await element.updateComplete;
    button(element, "Stop").click();
    await element.updateComplete;
    expect(button(element, "Watch")).toBeDefined();
    button(element, "Watch").click();
    await expect.poll(() => board.moves).not.toBe("");
    board.undo();
    await expect.poll(() => all(element, "#watch")[0]?.textContent).toBe("Watch");
  });

  test("a press on a move goes there, and where the board is is marked", async () => {
    const [element, board] = await withBoard('algorithm="astar"');
    const result = await element.solve();
    await element.updateComplete;
    const [start, first, second] = all(element, ".moves button");
    second?.click();
    await expect.poll(() => board.moves).toBe(result?.moves?.split(" ").slice(0, 2).join(" "));
    await element.updateComplete;
    expect(steps(element).indexOf("step")).toBe(2);
    start?.click();
    await expect.poll(() => board.moves).toBe("");
    first?.click();
    await expect.poll(() => board.moves).toBe(result?.moves?.split(" ")[0]);
  });

  test("whose level is wrong says so", async () => {
    const [element] = await withBoard("", "game: roll-the-block\n\nS?.");
    await expect.poll(() => text(element, ".actions")).toContain("This level cannot be solved: it is wrong.");
    expect(button(element, "Solve").disabled).toBe(true);
  });

  test("that comes later, has another level, or is another", async () => {
    document.body.innerHTML = '<fourfold-solver for="late"></fourfold-solver>';
    const element = await settled();
    expect(text(element, ".actions")).toContain("no element with the id late");
    document.body.insertAdjacentHTML("beforeend", `<fourfold-board id="late">${script(LEVEL)}</fourfold-board>`);
    await expect.poll(() => button(element, "Solve").disabled).toBe(false);
    await element.solve();
    (document.querySelector("fourfold-board") as FourfoldBoard).level = UNSOLVABLE;
    await expect.poll(() => element.result).toBeUndefined();
    expect(await element.solve()).toMatchObject({ status: "unsolvable" });
    element.htmlFor = "";
    await element.updateComplete;
    expect(text(element, ".actions")).toContain("There is no level");
  });

  test("is the same where the solver stands elsewhere in the page, and so is what came of the search", async () => {
    const [element, board] = await withBoard();
    const result = await element.solve();
    document.body.append(document.createElement("section"));
    document.querySelector("section")?.append(element);
    await element.updateComplete;
    expect(element.result).toBe(result);
    board.level = UNSOLVABLE;
    await expect.poll(() => element.result).toBeUndefined();
    element.remove();
    board.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(text(element, ".actions")).toContain("no element with the id it");
  });

  test("may be a player, which stays at what was watched", async () => {
    document.body.innerHTML = `<fourfold-player id="it" tempo="${FAST}">${script(LEVEL)}</fourfold-player>
      <fourfold-solver for="it" algorithm="astar" from-here></fourfold-solver>`;
    const player = document.querySelector("fourfold-player") as FourfoldPlayer;
    await player.updateComplete;
    const element = await settled();
    await expect.poll(() => player.play).toBeDefined();
    player.move("r");
    const result = await element.solve();
    expect(result?.status).toBe("solved");
    await element.updateComplete;
    button(element, "Watch").click();
    await expect.poll(() => player.solved).toBe(true);
    expect(player.moves).toBe(`r ${result?.moves}`);
  });

  test("may be anything that says its level as text", async () => {
    document.body.innerHTML = '<div id="text"></div><fourfold-solver for="text"></fourfold-solver>';
    const place = document.querySelector("#text") as HTMLElement & { toText?(): string };
    place.toText = () => LEVEL;
    place.dispatchEvent(new CustomEvent("fourfold-edit"));
    const element = await settled();
    expect(await element.solve()).toMatchObject({ status: "solved" });
    expect(all(element, "#watch")).toEqual([]);
  });
});

describe("attributes and properties", () => {
  test.each([
    ["algorithm", "algorithm", "ucs"],
    ["heuristic", "heuristic", "distance"],
    ["engine", "engine", "ts"],
    ["cost", "cost", "weighted"],
    ["for", "htmlFor", "a-board"],
    ["depth", "depth", "7"],
    ["order", "order", "any"],
    ["weight", "weight", 1.5],
    ["max-time", "maxTime", 2],
    ["max-nodes", "maxNodes", 30],
    ["max-memory", "maxMemory", 64],
    ["from-here", "fromHere", true],
    ["auto-start", "autoStart", true],
  ] as const)("%s and %s are one", async (attribute, property, value) => {
    const element = await solverWith("", "");
    Object.assign(element, { [property]: value });
    await element.updateComplete;
    expect(element.getAttribute(attribute)).toBe(value === true ? "" : String(value));
    element.removeAttribute(attribute);
    await element.updateComplete;
    element.setAttribute(attribute, value === true ? "" : String(value));
    await element.updateComplete;
    expect(element[property]).toBe(value);
  });
});
