// A solver beside an editor: it solves the level as it is now, from where that is played, and shows what it found in the editor.
import { afterEach, expect, test } from "vitest";
import { button, choose, clearPage, drag, press, ROLL, settled, typeText } from "../../../tests/support/editor-page.ts";
import "../solver/define.ts";
import type { FourfoldSolver } from "../solver/fourfold-solver.ts";
import type { FourfoldEditor } from "./fourfold-editor.ts";

afterEach(clearPage);

async function both(attributes = ""): Promise<[FourfoldEditor, FourfoldSolver]> {
  document.body.innerHTML = `<fourfold-editor id="it" max-time="0"></fourfold-editor><fourfold-solver for="it" ${attributes}></fourfold-solver>`;
  const [element, solver] = [document.querySelector("fourfold-editor"), document.querySelector("fourfold-solver")];
  if (element === null || solver === null) throw new Error("no elements");
  element.level = ROLL;
  await settled(element);
  await solver.updateComplete;
  return [element, solver];
}

const control = (solver: FourfoldSolver, id: string): HTMLButtonElement | null =>
  solver.renderRoot.querySelector<HTMLButtonElement>(`#${id}`);

test("it solves the level as it is now", async () => {
  const [element, solver] = await both();
  await expect.poll(async () => (await solver.solve())?.cost).toBe(7);
  choose(element, "T");
  drag(element, [[0, 3]]);
  await settled(element);
  expect((await solver.solve())?.cost).toBe(2);
});

test("Watch plays its solution in the editor, and an edit ends it", async () => {
  const [element, solver] = await both();
  const moves: string[] = [];
  element.addEventListener("fourfold-move", (event) => moves.push((event as CustomEvent).detail.by));
  await solver.solve();
  await solver.updateComplete;
  control(solver, "watch")?.click();
  await expect.poll(() => element.play?.isSolved).toBe(true);
  expect(element.moves).toBe(solver.result?.moves);
  expect(moves).toEqual(Array.from({ length: 7 }, () => "playback"));
  // Any step of it can be gone to.
  solver.renderRoot.querySelector<HTMLButtonElement>("[part=solution] button")?.click();
  await expect.poll(() => element.moves.split(" ").length).toBeLessThan(7);
  await press(element, "Back to editing");
  expect([element.play, element.moves]).toEqual([undefined, ""]);
  expect(element.move("r")).toBe(false);
  control(solver, "watch")?.click();
  await expect.poll(() => element.moves).not.toBe("");
  await typeText(element, ROLL.replace("....T", "...T."));
  await expect.poll(() => control(solver, "watch")).toBeNull();
});

test("from here is from where the level is played, else from its start", async () => {
  const [element, solver] = await both("from-here");
  expect((await solver.solve())?.cost).toBe(7);
  await press(element, "Play it");
  await expect.poll(() => element.play).toBeDefined();
  const [first = ""] = (solver.result?.moves ?? "").split(" ");
  expect(element.move(first)).toBe(true);
  expect((await solver.solve())?.cost).toBe(6);
  await press(element, "Back to editing");
  expect((await solver.solve())?.cost).toBe(7);
  expect(button(element, "Play it").ariaDisabled).toBe("false");
});
