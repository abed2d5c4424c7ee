// The board as a person plays it: keys, swipes, taps, refusals, undo; attributes both ways; events in order.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FrameClock } from "../../../tests/support/frame-clock.ts";
import { rollTheBlock } from "../../puzzles/roll-the-block/index.ts";
import type { Surface } from "../../puzzles/surface.ts";
import type { MoveValue } from "./analysis-layer.ts";
import "./define.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

const LEVEL = "game: roll-the-block\ntitle: Small\noptimal: 3\n\nS....\n....T\n";
const NAMES = ["load", "error", "before-move", "move", "move-end", "refused", "solved"] as const;

let told: [name: string, detail: Record<string, unknown>][] = [];
const listen = (event: Event): void => {
  told.push([event.type.slice("fourfold-".length), (event as CustomEvent).detail]);
};

beforeEach(() => {
  told = [];
  for (const name of NAMES) document.addEventListener(`fourfold-${name}`, listen);
});

afterEach(() => {
  for (const name of NAMES) document.removeEventListener(`fourfold-${name}`, listen);
  document.body.replaceChildren();
});

async function board(attributes = 'tempo="0"', level = LEVEL): Promise<FourfoldBoard> {
  document.body.innerHTML = `<fourfold-board ${attributes}><script type="text/plain">${level}</script></fourfold-board>`;
  const element = document.querySelector("fourfold-board") as FourfoldBoard;
  await element.updateComplete;
  return element;
}

function press(element: FourfoldBoard, key: string, more: KeyboardEventInit = {}): boolean {
  const place = element.renderRoot.querySelector('[tabindex="0"]') as Element;
  return place.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more }),
  );
}

const picture = (element: FourfoldBoard): SVGSVGElement => element.renderRoot.querySelector("svg") as SVGSVGElement;
const whole = (element: FourfoldBoard): Element => element.renderRoot.querySelector("[part=board]") as Element;
const marks = (element: FourfoldBoard, mark: string): number => element.renderRoot.querySelectorAll(`.${mark}`).length;

/** Where a cell is drawn on the screen. */
function middleOf(element: FourfoldBoard, row: number, column: number): { x: number; y: number } {
  const cell = element.renderRoot.querySelector(`[data-cell="${row} ${column}"]`) as Element;
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function point(element: FourfoldBoard, type: string, { x, y }: { x: number; y: number }): void {
  const where = { clientX: x, clientY: y, pointerId: 7, button: 0, bubbles: true, composed: true, cancelable: true };
  picture(element).dispatchEvent(new PointerEvent(type, where));
}

const names = (): string[] => told.map(([name]) => name);

describe("a level", () => {
  test("is told when it is there", async () => {
    await board();
    const detail = { game: "roll-the-block", title: "Small", rows: 2, columns: 5, optimal: 3 };
    expect(told).toEqual([["load", detail]]);
  });

  test("that is wrong is told and shown", async () => {
    const element = await board("", "game: roll-the-block\n\nS..?");
    expect(names()).toEqual(["error"]);
    expect(element.problems.length).toBeGreaterThan(0);
    expect(element.renderRoot.querySelector("[role=alert]")).not.toBeNull();
  });

  test("is picked by its index, and one that is not there is a problem", async () => {
    const two = `${LEVEL}---\n${LEVEL.replace("Small", "Second")}`;
    await board('index="2"', two);
    expect(told[0]?.[1].title).toBe("Second");
    const element = await board('index="3"', two);
    expect(element.problems[0]?.message).toContain("no level 3");
  });

  test("comes from an address, picked by number or title after the #", async () => {
    const text = `${LEVEL}---\n${LEVEL.replace("Small", "The second")}`;
    const address = URL.createObjectURL(new Blob([text]));
    for (const pick of ["2", "The%20second"]) {
      const element = await board(`src="${address}#${pick}"`, "");
      element.replaceChildren();
      await element.updateComplete;
      await expect.poll(() => told.at(-1)?.[1].title).toBe("The second");
    }
    const missing = await board(`src="${address}gone"`, "");
    missing.replaceChildren();
    await expect.poll(() => missing.problems[0]?.message).toContain("cannot be read");
  });

  test.each([
    ["an address that is none", 'src="http://["', "Não é possível ler o ficheiro de níveis http://["],
    ["a level that is not there", 'index="7"', "Não há aqui nenhum nível 7."],
  ])("%s is said in the language of the element", async (_, attributes, says) => {
    const element = await board(`lang="pt" ${attributes}`, attributes.startsWith("src") ? "" : LEVEL);
    if (attributes.startsWith("src")) element.replaceChildren();
    await expect.poll(() => element.renderRoot.textContent).toContain(says);
  });
});

describe("a move by key", () => {
  test("is told before, when made and when shown, in that order", async () => {
    const element = await board();
    expect(press(element, "ArrowRight")).toBe(false);
    const detail = { move: "r", words: "roll right", moves: "r", cost: 1, by: "person" };
    expect(told.slice(1)).toEqual([
      ["before-move", { move: "r" }],
      ["move", detail],
      ["move-end", detail],
    ]);
    expect(element.getAttribute("moves")).toBe("r");
    await element.updateComplete;
    expect(element.renderRoot.querySelector("[role=status]")?.textContent).toBe("Roll right.");
  });

  test("is the same with animation, and the next one finishes it", async () => {
    const element = await board('tempo="1"');
    press(element, "ArrowRight");
    expect(names().slice(1)).toEqual(["before-move", "move"]);
    press(element, "ArrowRight");
    expect(names().slice(3)).toEqual(["move-end", "before-move", "move"]);
    await expect.poll(() => names().at(-1)).toBe("move-end");
    expect(element.moves).toBe("r r");
  });

  test("is seen in the next frame", async () => {
    const element = await board('tempo="1"');
    const pictures = (): string =>
      [...element.renderRoot.querySelectorAll("svg[aria-hidden]")].map((svg) => svg.innerHTML).join();
    const before = pictures();
    const clock = new FrameClock();
    press(element, "ArrowRight");
    // So far that it can be seen.
    await clock.frame(20);
    clock.restore();
    expect(pictures()).not.toBe(before);
    expect(names()).not.toContain("move-end");
  });

  test("can be called off", async () => {
    const element = await board();
    element.addEventListener("fourfold-before-move", (event) => event.preventDefault());
    press(element, "ArrowRight");
    expect(names()).toEqual(["load", "before-move"]);
    expect(element.moves).toBe("");
  });

  test("that is refused is told, shown, and changes nothing", async () => {
    const element = await board();
    press(element, "ArrowUp");
    expect(names()).toEqual(["load", "refused"]);
    expect(told[1]?.[1]).toMatchObject({ move: "u" });
    expect(told[1]?.[1].reason).not.toBe("");
    expect(marks(element, "blocked")).toBe(1);
    await element.updateComplete;
    expect(element.renderRoot.querySelector("[role=status]")?.textContent).toContain("Not possible");
  });

  test("is taken back, played again, and all of them by a restart", async () => {
    const element = await board();
    for (const key of ["ArrowRight", "Backspace"]) press(element, key);
    press(element, "y", { ctrlKey: true });
    press(element, "Home");
    const made = told.filter(([name]) => name === "move").map(([, { move, by, moves }]) => [move, by, moves]);
    expect(made).toEqual([
      ["r", "person", "r"],
      ["r", "undo", ""],
      ["r", "redo", "r"],
      ["", "restart", ""],
    ]);
  });

  test("leaves to the page what means nothing", async () => {
    const element = await board();
    expect(press(element, "q")).toBe(true);
    expect(press(element, "r", { ctrlKey: true })).toBe(true);
  });

  test("held repeats no faster than every 150 ms", async () => {
    const element = await board();
    const pressAt = (timeStamp: number, repeat: boolean): void => {
      const event = new KeyboardEvent("keydown", { key: "ArrowRight", repeat, bubbles: true, composed: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      element.renderRoot.querySelector('[tabindex="0"]')?.dispatchEvent(event);
    };
    pressAt(1000, false);
    pressAt(1149, true);
    expect(element.moves).toBe("r");
    pressAt(1150, true);
    expect(element.moves).toBe("r r");
  });
});

describe("a pointer", () => {
  test("swipes: shown while held, made on release", async () => {
    const element = await board();
    const { x, y } = middleOf(element, 0, 0);
    point(element, "pointerdown", { x, y });
    point(element, "pointermove", { x: x + 6, y });
    expect(marks(element, "preview")).toBe(0);
    point(element, "pointermove", { x: x + 40, y: y + 8 });
    expect(marks(element, "preview")).toBe(1);
    expect(element.moves).toBe("");
    point(element, "pointerup", { x: x + 40, y: y + 8 });
    expect(element.moves).toBe("r");
    expect(marks(element, "preview")).toBe(0);
  });

  test("taps beside the block", async () => {
    const element = await board();
    for (const type of ["pointerdown", "pointerup"]) point(element, type, middleOf(element, 0, 3));
    expect(element.moves).toBe("r");
  });

  test("plays nothing on a board that is only shown", async () => {
    const element = await board('tempo="0" readonly');
    expect([whole(element).getAttribute("role"), element.renderRoot.querySelector("[tabindex]")]).toEqual([
      "img",
      null,
    ]);
    for (const type of ["pointerdown", "pointerup"]) point(element, type, { x: 50, y: 20 });
    expect(element.moves).toBe("");
  });

  test("lets go of a drag when the board is only shown from then on", async () => {
    const element = await board();
    const { x, y } = middleOf(element, 0, 0);
    point(element, "pointerdown", { x, y });
    point(element, "pointermove", { x: x + 40, y });
    expect(marks(element, "preview")).toBe(1);
    element.readonly = true;
    await element.updateComplete;
    point(element, "pointermove", { x: x + 41, y });
    expect(marks(element, "preview")).toBe(0);
    point(element, "pointerup", { x: x + 41, y });
    expect(element.moves).toBe("");
  });
});

describe("attributes and methods", () => {
  test("moves goes there with one event, and an illegal word ends it", async () => {
    const element = await board();
    element.setAttribute("moves", "r r u");
    await element.updateComplete;
    expect(names()).toEqual(["load", "move", "move-end", "refused"]);
    expect(told[1]?.[1]).toMatchObject({ move: "r", moves: "r r", by: "code" });
    expect([element.moves, element.getAttribute("moves")]).toEqual(["r r", "r r"]);
    element.moves = "r";
    await element.updateComplete;
    expect(element.play?.canRedo).toBe(true);
    expect(element.getAttribute("moves")).toBe("r");
  });

  test("moves that begin with an illegal word lead nowhere", async () => {
    const element = await board();
    element.moves = "u r";
    await element.updateComplete;
    expect([element.moves, element.hasAttribute("moves"), element.play?.moves.length]).toEqual(["", false, 0]);
  });

  test("another level begins at its start, or where moves says that comes with it", async () => {
    const element = await board();
    element.move("r");
    element.level = LEVEL.replace("Small", "Other");
    await element.updateComplete;
    expect([told.at(-1)?.[1].title, element.moves, element.hasAttribute("moves")]).toEqual(["Other", "", false]);
    element.level = LEVEL.replace("Small", "Third");
    element.moves = "r";
    await element.updateComplete;
    expect([element.play?.moves.length, element.getAttribute("moves")]).toEqual([1, "r"]);
    expect(names().filter((name) => name === "refused")).toEqual([]);
  });

  test("playback is told as such", async () => {
    const element = await board();
    element.move("r", "playback");
    expect(told.at(-1)?.[1]).toMatchObject({ move: "r", by: "playback" });
  });

  test("moves is where it begins", async () => {
    const element = await board('tempo="0" moves="r"');
    expect(element.play?.moves.length).toBe(1);
  });

  test("move says whether it worked, solved is seen, and the end is told", async () => {
    const element = await board('tempo="0"', "game: roll-the-block\noptimal: 1\n\nSS.T".replace("SS.T", "SST"));
    expect([element.move("nonsense"), element.move("u"), element.move("r")]).toEqual([false, false, true]);
    expect([element.solved, element.hasAttribute("solved")]).toEqual([true, true]);
    expect(told.at(-1)).toEqual(["solved", { moves: "r", cost: 1, stars: null, optimal: true }]);
    element.undo();
    expect([element.solved, element.hasAttribute("solved")]).toEqual([false, false]);
  });

  test("the position is a level again", async () => {
    const element = await board();
    element.move("r");
    expect(element.toText()).toContain(".SS..");
  });

  test("view changes the picture and keeps the play", async () => {
    const element = await board();
    element.move("r");
    const before = picture(element).getAttribute("viewBox");
    element.view = "flat";
    await element.updateComplete;
    expect(picture(element).getAttribute("viewBox")).not.toBe(before);
    expect(element.moves).toBe("r");
    const { width, height } = (element.renderRoot.querySelector(".cell") as Element).getBoundingClientRect();
    expect(Math.abs(width - height)).toBeLessThan(0.5);
  });
});

describe("analysis", () => {
  test("is drawn on the moves that it is about, and is gone with the position", async () => {
    const element = await board();
    element.analysis = [
      { move: "r", status: "exact", remaining: 2, best: true },
      { move: "d", status: "lost", remaining: null, best: false },
      { move: "nonsense", status: "unknown", remaining: null, best: false },
    ];
    await element.updateComplete;
    const signs = () => [...element.renderRoot.querySelectorAll(".value text")].map((node) => node.textContent);
    expect(signs()).toEqual(["2", "✕"]);
    expect(element.renderRoot.querySelectorAll(".value.best").length).toBe(1);
    element.move("r");
    await element.updateComplete;
    expect([signs(), element.analysis]).toEqual([[], []]);
  });

  test("that comes again and again finds out and draws only what is new in it", async () => {
    const surface = (await rollTheBlock.surface?.()) as Surface;
    const gestureOf = vi.spyOn(surface.input, "gestureOf");
    const element = await board();
    const unknown = ["r", "d"].map((move) => ({ move, status: "unknown", remaining: null, best: false }) as const);
    const shown = async (analysis: readonly MoveValue[]): Promise<Element[]> => {
      element.analysis = analysis;
      await element.updateComplete;
      return [...element.renderRoot.querySelectorAll(".value")];
    };
    const first = await shown(unknown);
    const second = await shown([{ move: "r", status: "exact", remaining: 2, best: true }, ...unknown.slice(1)]);
    expect(second.map((each) => each.textContent)).toEqual(["2", "?"]);
    expect([second[0] === first[0], second[1] === first[1]]).toEqual([false, true]);
    expect(gestureOf).toHaveBeenCalledTimes(2);
    expect((await shown(unknown.slice(1))).map((each) => each.textContent)).toEqual(["?"]);
    gestureOf.mockRestore();
  });
});

test("which half is active is seen", async () => {
  const element = await board('tempo="0"', "game: roll-the-block\nP: split 1,0 1,4\n\nS..P.\n....T");
  element.move("r");
  element.move("r");
  const rings = () =>
    [...element.renderRoot.querySelectorAll('[data-key$="body/pattern"]')].map((ring) => ring.getAttribute("data-key"));
  const [first] = rings();
  expect(rings().length).toBe(1);
  press(element, " ");
  expect(element.moves).toBe("r r x");
  expect(rings().length).toBe(1);
  expect(rings()[0]).not.toBe(first);
});

describe("who does not see it", () => {
  test("finds a grid with a label a cell and one tab stop, where the block is", async () => {
    const element = await board();
    const labels = [...element.renderRoot.querySelectorAll("[role=gridcell]")].map((cell) =>
      cell.getAttribute("aria-label"),
    );
    expect(labels.length).toBe(10);
    expect(labels.slice(0, 2)).toEqual(["Row 1, column 1: the block", "Row 1, column 2: floor"]);
    const stops = [...element.renderRoot.querySelectorAll('[tabindex="0"]')].map((cell) =>
      cell.getAttribute("data-cell"),
    );
    expect(stops).toEqual(["0 0"]);
    element.focus();
    press(element, "ArrowRight");
    expect(element.shadowRoot?.activeElement?.getAttribute("data-cell")).toBe("0 1");
  });

  test("has the cells around the block on a board larger than 32 x 32, and its true size", async () => {
    const row = ".".repeat(40);
    const element = await board('tempo="0"', `game: roll-the-block\n\nS${row.slice(2)}T\n${`${row}\n`.repeat(39)}`);
    expect(element.renderRoot.querySelectorAll("[role=gridcell]").length).toBe(32 * 32);
    const grid = whole(element);
    expect([grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")]).toEqual(["40", "40"]);
  });

  test("is told a bridge as it stands now, by its name", async () => {
    const element = await board('tempo="0"', "game: roll-the-block\na: bridge closed\n1: soft open a\n\nS..1aT");
    const bridge = () => element.renderRoot.querySelector('[data-cell="0 4"]')?.getAttribute("aria-label");
    expect(bridge()).toBe("Row 1, column 5: a, closed bridge");
    element.move("r");
    element.move("r");
    expect(bridge()).toBe("Row 1, column 5: a, open bridge");
  });

  test("hears the language around it, and the other when that changes", async () => {
    const element = await board();
    document.body.lang = "pt-BR";
    await expect
      .poll(() => whole(element).getAttribute("aria-label"))
      .toBe("Rolar o Bloco, Small: 2 linhas, 5 colunas");
    element.move("r");
    expect(told.at(-1)?.[1].words).toBe("rolar para a direita");
    document.body.removeAttribute("lang");
    await expect.poll(() => whole(element).getAttribute("aria-label")).toContain("2 rows");
  });
});
