// The advisor and what may happen to its searches: nobody wants them any more, the page is hidden, the worker dies, the
// engine is another.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  clearPage,
  control,
  detailsOf,
  expectNotice,
  FIRST,
  notice,
  playerWith,
  press,
} from "../../../tests/support/player-page.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../../playing/loaded-level.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { solve } from "../../solving/solve.ts";
import { Advisor } from "./advisor.ts";

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

const level = loadLevels(FIRST)[0] as LoadedLevel;
const playable = playableOf(level);
const start = { moves: "", state: playable.puzzle.initialState(playable.level) };
const ODD_WORKER = new URL("../../../tests/support/odd-worker-of-browser.ts", import.meta.url).href;
const BLOCKED_WORKER = new URL("../../../tests/support/blocked-worker-of-browser.ts", import.meta.url).href;

/** A pool whose searches end when the test says so. */
class SlowPool {
  readonly asked: SolveOptions[] = [];
  #end: (() => void)[] = [];

  async solve(given: string | LoadedLevel, options: SolveOptions = {}): Promise<SolveResult> {
    options.signal?.throwIfAborted();
    this.asked.push(options);
    await new Promise<void>((resolve, reject) => {
      this.#end.push(resolve);
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
    });
    const { signal: _, stop: __, onProgress: ___, onSolution: ____, ...rest } = options;
    return solve(given as LoadedLevel, { ...rest, engine: "ts" });
  }

  endAll(): void {
    for (const end of this.#end.splice(0)) end();
  }
}

function advisorOf(pool: Pick<SlowPool, "solve">, onOtherEngine = (): void => {}): Advisor {
  return new Advisor(level, playable, { pool, engine: "wasm", costModel: "moves", onOtherEngine });
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("an advisor", () => {
  test("asks once, and knows every position of the best line after it", async () => {
    const pool = new SlowPool();
    const advisor = advisorOf(pool);
    const { signal } = new AbortController();
    const asked = advisor.ask(start, { signal });
    await expect.poll(() => pool.asked.length).toBe(1);
    pool.endAll();
    expect(await asked).toMatchObject({ outcome: "solvable", cost: 7, lowerBound: 7, isProven: true });
    let { state } = start;
    for (const [i, word] of advisor.lineFrom(start).entries()) {
      const { move } = playable.puzzle.parseMove(word);
      state = playable.puzzle.applyMove(playable.level, state, move).state ?? state;
      expect(advisor.known.of(state)).toMatchObject({ isProven: true, cost: 6 - i });
    }
    expect(await advisor.ask(start, { signal })).toMatchObject({ cost: 7 });
    expect(pool.asked.length).toBe(1);
  });

  test("is stopped while the page is hidden, and goes on when it is seen again", async () => {
    const pool = new SlowPool();
    const asked = advisorOf(pool).ask(start, { signal: new AbortController().signal });
    await expect.poll(() => pool.asked.length).toBe(1);
    hide(true);
    expect(pool.asked[0]?.signal?.aborted).toBe(true);
    await new Promise((done) => setTimeout(done, 30));
    expect(pool.asked.length).toBe(1);
    hide(false);
    await expect.poll(() => pool.asked.length).toBe(2);
    pool.endAll();
    expect(await asked).toMatchObject({ cost: 7 });
  });

  test("gives up when nobody wants to know any more, also while the page is hidden", async () => {
    for (const isHidden of [false, true]) {
      hide(isHidden);
      const controller = new AbortController();
      const asked = advisorOf(new SlowPool()).ask(start, { signal: controller.signal });
      controller.abort();
      await expect(asked).rejects.toBe(controller.signal.reason);
    }
  });

  test("says when another engine did it than was asked for", async () => {
    let others = 0;
    const asTs = async (given: string | LoadedLevel, { from = "" }: SolveOptions = {}): Promise<SolveResult> =>
      solve(given as LoadedLevel, { engine: "ts", from });
    const advisor = advisorOf({ solve: asTs }, () => others++);
    await advisor.ask(start, { signal: new AbortController().signal });
    expect(others).toBe(1);
  });
});

describe("a player", () => {
  test("whose worker dies says so, and the next search is done by another", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const player = await playerWith(`worker="${ODD_WORKER}"`);
    player.loaded = loadLevels(FIRST.replace("First steps", "die"))[0];
    await player.updateComplete;
    expect(await player.hint()).toBeNull();
    expect(notice(player)).toBe("The search broke off. Please try again.");
    expect(detailsOf("hint")).toEqual([]);
    expect(String(error.mock.calls[0]?.[0])).toContain("struck by lightning");
    player.loaded = level;
    await player.updateComplete;
    expect(await player.hint()).not.toBeNull();
  });

  test("shows that a search takes long, and Stop ends it with what is known", async () => {
    const player = await playerWith(
      "",
      "game: break-the-ice\n\nABCDEFABCD\nBCDAFEBCDA\nCDABEFCDAB\nDABCFEDABC\nEFEFABEFEF\nFEFEBAFEFE\n",
    );
    const checking = player.check();
    await expectNotice(player, "Looking for a solution");
    await player.updateComplete;
    await press(player, "Stop");
    await checking;
    expect(control(player, "Stop")).toBeUndefined();
    expect(notice(player)).not.toContain("Looking");
  });

  test("tells what is known of the moves of a large level while it searches on, and gives up when a person moves", async () => {
    const player = await playerWith(
      'controls="analysis"',
      "game: break-the-ice\n\nABCDEFABCD\nBCDAFEBCDA\nCDABEFCDAB\nDABCFEDABC\nEFEFABEFEF\nFEFEBAFEFE\n",
    );
    const moves = player.play?.puzzle.listMoves(player.play.level, player.play.state) ?? [];
    await press(player, "Analysis");
    await expect.poll(() => player.analysis.length).toBe(moves.length);
    await expect.poll(() => player.analysis.filter(({ status }) => status === "at-least").length).toBeGreaterThan(0);
    expect(player.renderRoot.querySelector("caption")?.textContent).toContain("Still searching");
    const before = player.analysis;
    expect(player.move(player.analysis[0]?.move ?? "")).toBe(true);
    expect(player.analysis).not.toBe(before);
    await press(player, "Analysis");
    expect(player.analysis).toEqual([]);
  });

  test("whose page forbids WebAssembly says that the TypeScript engine took over", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const player = await playerWith(`worker="${BLOCKED_WORKER}"`);
    await player.check();
    expect(notice(player)).toBe("Still solvable, 7 more moves.");
    await player.updateComplete;
    expect(player.renderRoot.querySelector(".remark")?.textContent).toContain("the TypeScript engine searches");
  });
});
