// The player as a person uses it: every button by mouse, keyboard and touch; what it says; events in order.
import { afterEach, describe, expect, test, vi } from "vitest";
import { HANDS } from "../../../tests/support/hands.ts";
import {
  clearPage,
  control,
  detailsOf,
  expectNotice,
  FIRST,
  notice,
  played,
  playerWith,
  present,
  press,
  told,
} from "../../../tests/support/player-page.ts";
import type { FourfoldPlayer } from "./fourfold-player.ts";

afterEach(clearPage);

const names = (): string[] => told.map(({ name }) => name);
const entries = (player: FourfoldPlayer): string[] =>
  [...player.renderRoot.querySelectorAll(".moves button")].map(
    (entry) => entry.textContent?.replace(/\s+/gu, " ").trim() ?? "",
  );
const current = (player: FourfoldPlayer): string | undefined =>
  player.renderRoot.querySelector(".moves [aria-current=step]")?.textContent?.replace(/\s+/gu, " ").trim();

describe.each(["mouse", "keyboard", "touch"] as const)("by %s", (how) => {
  const use = (player: FourfoldPlayer, name: string): Promise<void> => HANDS[how](present(player, name));

  test("Undo, Redo and Restart walk along what was played", async () => {
    const player = await playerWith();
    await played(player, "r r d");
    await use(player, "Undo");
    expect(player.moves).toBe("r r");
    await use(player, "Redo");
    expect(player.moves).toBe("r r d");
    await use(player, "Restart");
    expect(player.moves).toBe("");
    expect(detailsOf("move").map(({ by }) => by)).toEqual(["code", "code", "code", "undo", "redo", "restart"]);
  });

  test("Hint shows one move of a cheapest solution, as an arrow and in words", async () => {
    const player = await playerWith();
    await use(player, "Hint");
    await expectNotice(player, "Hint: roll");
    const [{ move } = {}] = detailsOf("hint");
    expect(move).toMatch(/^[udlr]$/u);
    await player.updateComplete;
    const board = player.renderRoot.querySelector("fourfold-board");
    expect(board?.hint).toBe(move);
    expect(board?.renderRoot.querySelectorAll(".hints path").length).toBeGreaterThan(0);
    expect(player.moves).toBe("");
    expect(player.renderRoot.textContent).not.toContain("best 7");
  });

  test("Study, then Check says how many more", async () => {
    const player = await playerWith();
    expect(control(player, "Check")).toBeUndefined();
    await played(player, "r");
    await use(player, "Study");
    await player.updateComplete;
    await use(player, "Check");
    await expectNotice(player, "Still solvable, 6 more moves.");
    expect(detailsOf("check")).toEqual([{ solvable: true, remaining: 6, why: null }]);
  });

  test("Solve plays a best solution, and Undo leads back out of it", async () => {
    const player = await playerWith();
    await played(player, "r");
    await use(player, "Study");
    await player.updateComplete;
    (present(player, "Speed") as HTMLSelectElement).value = "4";
    present(player, "Speed").dispatchEvent(new Event("change"));
    await use(player, "Solve");
    await expect.poll(() => player.solved).toBe(true);
    expect(player.moves.split(" ").length).toBe(7);
    expect(detailsOf("move").map(({ by }) => by)).toEqual(["code", ...Array(6).fill("playback")]);
    for (let left = 7; left > 1; left--) await use(player, "Undo");
    expect(player.moves).toBe("r");
  });

  test("Analysis says what each move is worth, on the board and in a table", async () => {
    const player = await playerWith();
    await played(player, "r");
    await use(player, "Study");
    await player.updateComplete;
    await use(player, "Analysis");
    const rows = () =>
      [...player.renderRoot.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/gu, " ").trim());
    await expect
      .poll(rows)
      .toEqual(["u roll up 7 more", "d roll down 5 more best", "l roll left 7 more", "r roll right 5 more best"]);
    expect(player.analysis.map(({ move, remaining, best }) => [move, remaining, best])).toEqual([
      ["u", 7, false],
      ["d", 5, true],
      ["l", 7, false],
      ["r", 5, true],
    ]);
    const board = player.renderRoot.querySelector("fourfold-board");
    await expect.poll(() => board?.renderRoot.querySelectorAll(".value.best").length).toBe(2);
    await use(player, "Analysis");
    await expect.poll(rows).toEqual([]);
  });

  test("Play, Pause, Step back and Step forward", async () => {
    const player = await playerWith();
    await use(player, "Study");
    await player.updateComplete;
    await use(player, "Play");
    await expect.poll(() => player.moves).toMatch(/^r/);
    await use(player, "Pause");
    const { moves } = player;
    await new Promise((done) => setTimeout(done, 1000));
    expect(player.moves).toBe(moves);
    await use(player, "Step forward");
    expect("r r d r r r d".startsWith(player.moves)).toBe(true);
    expect(player.moves.length).toBe(moves.length + 2);
    await use(player, "Step back");
    expect(player.moves).toBe(moves);
  });
});

describe("Check", () => {
  test("says that it is lost and why, and Back to solvable undoes to the last position that was not", async () => {
    const player = await playerWith("", "game: folding-blocks\n\nA.B.\n");
    const lost = "B:l";
    await played(player, lost);
    await player.check();
    const [{ solvable, remaining } = {}] = detailsOf("check");
    expect([solvable, remaining]).toEqual([false, null]);
    expect(notice(player)).toContain("No longer solvable.");
    await player.updateComplete;
    await press(player, "Back to solvable");
    await expect.poll(() => player.moves).toBe("");
    expect(detailsOf("move").at(-1)?.by).toBe("undo");
  });

  test("is given up when the position changes", async () => {
    const player = await playerWith();
    const checking = player.check();
    player.move("r");
    await checking;
    expect(detailsOf("check")).toEqual([]);
    expect(notice(player)).toBe("");
  });
});

describe("a held Undo", () => {
  test("repeats every 150 ms, and its end is no click", async () => {
    const player = await playerWith();
    await played(player, "r l r l r l r l");
    const undo = present(player, "Undo");
    const at = { pointerId: 3, button: 0, bubbles: true };
    const times: number[] = [];
    player.addEventListener("fourfold-move", () => times.push(performance.now()));
    undo.dispatchEvent(new PointerEvent("pointerdown", at));
    await expect.poll(() => times.length).toBeGreaterThan(2);
    undo.dispatchEvent(new PointerEvent("pointerup", at));
    const waits = times.slice(1).map((time, i) => time - (times[i] as number));
    // Timers and clocks of browsers are rounded.
    expect(Math.min(...waits)).toBeGreaterThan(145);
    const left = player.play?.moves.length;
    undo.click();
    await new Promise((done) => setTimeout(done, 400));
    expect(player.play?.moves.length).toBe(left);
    undo.click();
    expect(player.play?.moves.length).toBe((left ?? 0) - 1);
  });
});

describe("the moves so far", () => {
  test("are told in notation and in words, and a click goes there", async () => {
    const player = await playerWith();
    expect(player.renderRoot.textContent).toContain("Your moves will be listed here.");
    await played(player, "r r d");
    expect(entries(player)).toEqual(["Start", "1 r roll right", "2 r roll right", "3 d roll down"]);
    player.renderRoot.querySelectorAll<HTMLElement>(".moves button")[1]?.click();
    await player.updateComplete;
    expect([player.moves, current(player), entries(player).length]).toEqual(["r", "1 r roll right", 4]);
    player.renderRoot.querySelectorAll<HTMLElement>(".moves button")[3]?.click();
    await player.updateComplete;
    expect(player.moves).toBe("r r d");
  });
});

describe("a level that is solved", () => {
  test("is looked at again: the own line beside a best one, with the move where they part", async () => {
    document.body.style.width = "390px";
    const player = await playerWith('next="?level=2"');
    await played(player, "r l r r d r r r d");
    await expectNotice(player, "Solved in 9 moves. It can be done in 7.");
    expect(player.renderRoot.querySelector(".comparison")?.textContent).toContain(
      "You part from a best line at move 2.",
    );
    const lines = [...player.renderRoot.querySelectorAll(".line")].map((line) =>
      [...line.querySelectorAll("button")].map((button) => button.textContent?.trim()).join(" "),
    );
    expect(lines[0]).toBe("r l r r d r r r d");
    expect(lines[1]?.split(" ").length).toBe(7);
    expect(present(player, "Next").getAttribute("href")).toBe("?level=2");
    expect(present(player, "Study").getAttribute("aria-expanded")).toBe("false");
    expect(player.renderRoot.querySelector(".comparison")?.getBoundingClientRect().height).toBeGreaterThan(0);
    const second = player.renderRoot.querySelectorAll(".line")[1]?.querySelectorAll("button")[1];
    second?.click();
    await player.updateComplete;
    expect(player.moves).toBe(lines[1]?.split(" ").slice(0, 2).join(" "));
    expect([player.solved, control(player, "Next")]).toEqual([false, undefined]);
  });

  test("as well as can be says so", async () => {
    const player = await playerWith();
    await played(player, "r r d r r r d");
    await expectNotice(player, "Solved in 7 moves. It cannot be done for less.");
    expect(player.renderRoot.querySelector(".comparison")).toBeNull();
    expect(names().slice(-4)).toEqual(["before-move", "move", "move-end", "solved"]);
  });

  test("offers no script as Next", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const player = await playerWith('next="javascript:alert(1)"');
    await played(player, "r r d r r r d");
    await expectNotice(player, "Solved");
    expect(control(player, "Next")).toBeUndefined();
    expect(warn.mock.calls.flat().join()).toContain("is no address");
    warn.mockRestore();
  });

  test("shows stars where it has a budget", async () => {
    const player = await playerWith("", "game: break-the-ice\nmoves: 1\n\nA...\nB...\nBAA.\n");
    const stars = () => player.renderRoot.querySelector(".stars")?.getAttribute("aria-label");
    expect(stars()).toBe("3 of 3 stars so far; 3 stars for 1 move or fewer");
    await played(player, "0,0:r 2,2:r");
    expect(stars()).toContain("2 of 3 stars");
    expect(player.renderRoot.querySelectorAll(".star.missing").length).toBe(1);
  });
});

test("a level that cannot be solved from its start has nothing to go back to", async () => {
  const player = await playerWith("", "game: folding-blocks\n\nA.#.\n..#.\n");
  await played(player, "A:r");
  await player.check();
  expect(notice(player)).toContain("No longer solvable.");
  await player.updateComplete;
  await press(player, "Back to solvable");
  await expect.poll(() => control(player, "Back to solvable")).toBeUndefined();
  expect(player.moves).toBe("A:r");
});

test("of a solved level nothing is analysed, and what was shown is not said to be a person's own", async () => {
  const player = await playerWith();
  await press(player, "Study");
  await press(player, "Analysis");
  await expect.poll(() => player.analysis.length).toBeGreaterThan(0);
  for (const word of "r r d r r r d".split(" ")) expect(player.move(word, "playback")).toBe(true);
  await expectNotice(player, "Solved, as shown.");
  const board = player.renderRoot.querySelector("fourfold-board");
  await expect.poll(() => board?.renderRoot.querySelectorAll(".value").length).toBe(0);
  expect(player.analysis).toEqual([]);
  player.undo();
  await expect.poll(() => player.analysis.length).toBeGreaterThan(0);
});

test("a number of the analysis stands above the arrow of a hint", async () => {
  const player = await playerWith();
  await press(player, "Hint");
  await press(player, "Study");
  await press(player, "Analysis");
  const board = player.renderRoot.querySelector("fourfold-board");
  const find = (selector: string) => board?.renderRoot.querySelector(selector) as Element;
  await expect.poll(() => find(".value.best text")).toBeTruthy();
  expect(find(".hints path").compareDocumentPosition(find(".value.best"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe("playback", () => {
  test("plays what it is given, from the start", async () => {
    const player = await playerWith();
    await played(player, "r d");
    await player.playback("r r");
    expect(player.moves).toBe("r");
    await expect.poll(() => player.moves).toBe("r r");
  });

  test("begins by itself where autoplay says so, and the slider goes to any position", async () => {
    const player = await playerWith('autoplay solution="r r d"');
    await expect.poll(() => player.moves).toMatch(/^r/u);
    await press(player, "Study");
    await player.updateComplete;
    const slider = present(player, "Position") as HTMLInputElement;
    for (const [at, moves, told] of [
      ["1", "r", "Move 1 of 3: roll right"],
      ["3", "r r d", "Move 3 of 3: roll down"],
    ]) {
      slider.value = String(at);
      slider.dispatchEvent(new Event("input"));
      await player.updateComplete;
      expect([player.moves, slider.max, slider.getAttribute("aria-valuetext")]).toEqual([moves, "3", told]);
    }
    expect(control(player, "Play")).toBeDefined();
  });

  test("ends when a person moves", async () => {
    const player = await playerWith("autoplay");
    await expect.poll(() => player.moves).toMatch(/^r/);
    player.undo();
    const { moves } = player;
    await player.updateComplete;
    expect(control(player, "Pause")).toBeUndefined();
    await new Promise((done) => setTimeout(done, 1200));
    expect(player.moves).toBe(moves);
  });

  test("of a level without a solution asks the solver", async () => {
    const player = await playerWith("", FIRST.replace(/solution.*\n/u, ""));
    await player.playback();
    await player.step(20);
    expect([player.solved, player.moves.split(" ").length]).toEqual([true, 7]);
    await player.step(-2);
    expect(player.moves.split(" ").length).toBe(5);
  });

  test("does not tell how long the solution is before it is asked for", async () => {
    const player = await playerWith();
    await press(player, "Study");
    await player.updateComplete;
    expect((present(player, "Position") as HTMLInputElement).disabled).toBe(true);
  });
});

describe("what a board has", () => {
  test("goes through: attributes, properties, methods and events", async () => {
    const player = await playerWith('moves="r" view="flat" label="A board"');
    expect([player.moves, player.play?.moves.length, player.solved, player.problems.length]).toEqual([
      "r",
      1,
      false,
      0,
    ]);
    const board = player.renderRoot.querySelector("fourfold-board");
    expect([board?.view, board?.label]).toEqual(["flat", "A board"]);
    expect(player.toText()).toContain("..SS");
    expect([player.undo(), player.undo(), player.redo()]).toEqual([true, false, true]);
    player.restart();
    expect(player.hasAttribute("moves")).toBe(false);
    expect(player.move("nonsense")).toBe(false);
    player.setAttribute("moves", "r r d r r r d");
    await player.updateComplete;
    expect([player.solved, player.hasAttribute("solved")]).toEqual([true, true]);
    expect(names()[0]).toBe("load");
    expect(names().filter((name) => name === "solved").length).toBe(1);
  });

  test("an illegal word of moves ends it there", async () => {
    const player = await playerWith();
    player.moves = "r r u d";
    await player.updateComplete;
    await expect.poll(() => player.moves).toBe("r r");
    player.restart();
    player.moves = "u u u";
    await player.updateComplete;
    await expect.poll(() => [player.moves, player.play?.moves.length]).toEqual(["", 0]);
  });

  test("another level begins at its start", async () => {
    const player = await playerWith();
    await played(player, "r r");
    player.level = FIRST.replace("First steps", "Again");
    await player.updateComplete;
    expect([player.moves, player.play?.moves.length, entries(player)]).toEqual(["", 0, []]);
    expect(player.renderRoot.querySelector(".title")?.textContent).toBe("Again");
    player.level = FIRST;
    player.moves = "r d";
    await player.updateComplete;
    await expect.poll(() => [player.moves, player.play?.moves.length]).toEqual(["r d", 2]);
  });

  test("what else changes inside the element leaves the game as it is", async () => {
    const player = await playerWith();
    await played(player, "r r");
    const beside = document.createElement("p");
    beside.slot = "side";
    beside.textContent = "beside";
    player.append(beside);
    await new Promise((done) => setTimeout(done));
    beside.textContent = "ao lado";
    await new Promise((done) => setTimeout(done));
    await player.updateComplete;
    expect(player.moves).toBe("r r");
  });

  test("a wrong level says so, and fires one event", async () => {
    const player = await playerWith("", "game: roll-the-block\n\nS..?");
    expect([names(), player.problems.length > 0, player.play]).toEqual([["error"], true, undefined]);
    expect(player.renderRoot.querySelector("fourfold-board")?.renderRoot.textContent).toContain("cannot be shown");
    expect([await player.hint(), player.move("r"), player.toText()]).toEqual([null, false, null]);
  });

  test("that is only shown cannot be changed by a person", async () => {
    const player = await playerWith("readonly");
    for (const name of ["Undo", "Redo", "Restart"]) {
      expect(present(player, name).getAttribute("aria-disabled"), name).toBe("true");
    }
  });
});

test("everything follows the language around it", async () => {
  const player = await playerWith();
  await played(player, "r");
  await player.check();
  expect(notice(player)).toBe("Still solvable, 6 more moves.");
  document.body.lang = "pt";
  await expect.poll(() => notice(player)).toBe("Ainda tem solução, faltam 6 jogadas.");
  await press(player, "Estudo");
  await player.updateComplete;
  await press(player, "Análise");
  await expect.poll(() => player.renderRoot.querySelector("tbody")?.textContent).toContain("faltam 5");
  expect(entries(player)[1]).toBe("1 r rolar para a direita");
  await player.hint();
  expect(notice(player)).toContain("Dica: rolar para");
});

test("targets are large enough for a finger", async () => {
  document.body.style.width = "390px";
  const player = await playerWith();
  await played(player, "r");
  await press(player, "Study");
  await player.updateComplete;
  const small = [...player.renderRoot.querySelectorAll<HTMLElement>("button, input, select")].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < 44 || height < 44;
  });
  document.body.style.width = "";
  expect(small.map((target) => target.textContent?.trim() || target.className)).toEqual([]);
});
