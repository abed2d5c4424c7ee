// What is asked of Generate in its fields is what is generated: the level is that of the library for the same request, or neither
// has one. Any two values of different fields are asked for together once.
import { afterEach, expect, test } from "vitest";
import {
  clearPage,
  editorWith,
  GROUPS,
  ICE,
  press,
  ROLL,
  settled,
  TILES,
  text,
} from "../../../tests/support/editor-page.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import { generate } from "../../generating/generate.ts";
import type { GenerateRequest } from "../../generating/request.ts";
import type { FourfoldEditor } from "./fourfold-editor.ts";

afterEach(clearPage);

const WISHES = {
  "Moves of the best solution": ["", "2..5"],
  Difficulty: ["", "easy"],
  "One best solution only": ["", "yes"],
  "Without a solution": ["", "yes"],
} as const;
const NAMES: Readonly<Record<string, string>> = {
  Rows: "rows",
  Columns: "cols",
  Groups: "groups",
  "Folds of a shortest solution": "folds",
  Holes: "holes",
  Tiles: "tiles",
  "Colours of tiles": "colours",
  Obstacles: "walls",
  "Cells of void": "holes",
  Bridges: "bridges",
  Switches: "switches",
  Splits: "splits",
  "Fragile tiles": "fragile",
  Blocks: "blocks",
  "Colours of blocks": "colours",
  Walls: "walls",
  "What bursts with a run": "burst",
  "Moves for three stars": "budget",
};

const KNOBS = {
  "folding-blocks": [GROUPS, { Rows: ["3"], Columns: ["", "4..5"], Groups: ["2", "1..2"], Holes: ["", "1"] }],
  "match-the-tiles": [TILES, { Rows: ["3", "3..4"], Columns: ["4"], Tiles: ["1", "2"], Obstacles: ["1", "2..3"] }],
  "roll-the-block": [
    ROLL,
    { Rows: ["4"], Columns: ["5", "4..6"], Bridges: ["0", "1"], Switches: ["1"], "Fragile tiles": ["", "1"] },
  ],
  "break-the-ice": [
    ICE,
    {
      Rows: ["4"],
      Columns: ["4"],
      Blocks: ["3", "5..6"],
      "What bursts with a run": ["", "lines"],
      "Moves for three stars": ["", "optimal"],
    },
  ],
} as const;

type Asked = Readonly<Record<string, string>>;

const range = (typed: string): { min: number; max: number } | string => {
  const [min, max = min] = typed.split("..");
  return /^\d/.test(typed) ? { min: Number(min), max: Number(max) } : typed;
};

/** As a program asks for it. */
function requestOf(asked: Asked): GenerateRequest {
  const knobs = Object.entries(asked).flatMap(([label, typed]) => {
    const name = NAMES[label];
    return name === undefined || typed === "" ? [] : [[name, range(typed)] as const];
  });
  const wishes = {
    ...(asked["Moves of the best solution"] === "" ? {} : { optimal: { min: 2, max: 5 } }),
    ...(asked.Difficulty === "" ? {} : { difficulty: "easy" as const }),
    ...(asked["One best solution only"] === "" ? {} : { unique: true }),
    ...(asked["Without a solution"] === "" ? {} : { unsolvable: true }),
  };
  return { knobs: Object.fromEntries(knobs), wishes, seed: "11" };
}

/** In the form of Generate, whose fields may be called as others of the editor are. */
async function fill(element: FourfoldEditor, asked: Asked): Promise<void> {
  const labels = [...element.renderRoot.querySelectorAll<HTMLLabelElement>("details[part=generate] label")];
  for (const [name, typed] of Object.entries(asked)) {
    const control = labels.find((label) => label.textContent?.trim() === name)?.control;
    if (control instanceof HTMLSelectElement) {
      control.value = typed;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (typed !== "") control.click();
    } else if (control instanceof HTMLInputElement) {
      control.value = typed;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    } else {
      throw new Error(`no field ${name}`);
    }
    await settled(element);
  }
}

/** The level of the library, or why there is none. */
async function levelOf(game: string, asked: Asked): Promise<string | undefined> {
  try {
    for await (const { level } of generate(game, requestOf(asked), { count: 1 })) return level?.text;
  } catch (reason) {
    return (reason as Error).message;
  }
  return undefined;
}

const asked = Object.entries(KNOBS).flatMap(([game, [start, knobs]]) =>
  pairwise({ ...knobs, ...WISHES } as Record<string, readonly string[]>).map((each) => ({ game, start, each })),
);

test.each(asked)("$game: $each", async ({ game, start, each }) => {
  const element = await editorWith(start, 'max-time="0"');
  element.renderRoot.querySelector("details[part=generate]")?.setAttribute("open", "");
  await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
  await fill(element, { ...each, Seed: "11" });
  const expected = await levelOf(game, each);
  await press(element, "Generate");
  await expect.poll(() => text(element, ".work > .told, .work > .refused")).toBeDefined();
  const outcome = text(element, ".work > .told, .work > .refused");
  if (expected?.startsWith("game:") === true)
    expect([outcome, element.level]).toEqual(["Generated from the seed 11", expected]);
  else {
    expect(element.level).toBe(start);
    // Of what cannot be had together the fields are named too.
    const why = expected ?? "No such level was found: wish for less, or take another seed.";
    expect(outcome?.split(" Change one of: ")[0]).toBe(why);
  }
});
