// custom-elements.json says everything of the elements that exists, and everything that other people's pages rely on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PIECE_COLOURS, toneOf } from "../src/drawing/palette.ts";
import { ROLES } from "../src/puzzles/drawing.ts";
import { build } from "../tools/build.js";
import { manifestOf } from "../tools/manifest.js";

await build("library");

const root = join(import.meta.dirname, "..");
const manifest = manifestOf(root);
const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const classes = (await import(new URL("../dist/elements/classes.js", import.meta.url).href)) as Readonly<
  Record<string, { readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string | boolean }> }>
>;

/** What pages rely on; more may be there. Events without `fourfold-`. */
interface Promised {
  readonly attributes: string;
  readonly properties?: string;
  readonly methods?: string;
  readonly events: string;
}

const LEVEL = "src index level";
const BOARD: Promised = {
  attributes: `${LEVEL} moves view readonly tempo cost label solved`,
  properties: "loaded play solved problems analysis",
  methods: "move undo redo restart toText",
  events: "load error before-move move move-end refused solved",
};
const PROMISED: Readonly<Record<string, Promised>> = {
  "fourfold-board": BOARD,
  "fourfold-player": {
    attributes: `${BOARD.attributes} controls next solution autoplay engine worker`,
    properties: `${BOARD.properties}`,
    methods: `${BOARD.methods} hint check solveFromHere playback pause step`,
    events: `${BOARD.events} hint check`,
  },
  "fourfold-solver": {
    attributes: `${LEVEL} for from-here algorithm heuristic engine cost weight depth max-time max-nodes max-memory auto-start`,
    properties: "loaded result",
    methods: "solve cancel",
    events: "progress solution result",
  },
  "fourfold-compare": {
    attributes: `${LEVEL} solvers max-time max-nodes max-memory repeat`,
    properties: "loaded levels results",
    methods: "run cancel",
    events: "result compare error",
  },
  "fourfold-editor": {
    attributes: LEVEL,
    properties: "level loaded problems optimum",
    methods: "undo redo toText",
    events: "edit optimum load error",
  },
  "fourfold-race": {
    attributes: `${LEVEL} algorithm heuristic rounds`,
    properties: "loaded result",
    events: "race",
  },
  "fourfold-explorer": {
    attributes: `${LEVEL} algorithm heuristic weight depth cost group grain predict solution-only`,
    properties: "loaded tour",
    methods: "step run pause runTo goTo toTrace openTrace",
    events: "step explored error",
  },
};

type Element = (typeof elements)[number];

const folderOf = ({ tagName }: Element): string => join(root, "src/elements", tagName.replace("fourfold-", ""));
const sourcesOf = (element: Element): string =>
  readdirSync(folderOf(element))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folderOf(element), name), "utf8"))
    .join("\n");
const namesOf = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);
const words = (text = ""): string[] => text.split(" ").filter((word) => word !== "");

test("it lies in what is built, and names every class and what defines it", () => {
  expect(JSON.parse(readFileSync(join(root, "dist/custom-elements.json"), "utf8"))).toEqual(
    JSON.parse(JSON.stringify(manifest)),
  );
  expect(namesOf(elements)).toEqual(Object.keys(classes).sort());
  for (const { path } of manifest.modules) expect(existsSync(join(root, path)), path).toBe(true);
});

describe.each(elements.map((element) => [element.tagName, element] as const))("%s", (tagName, element) => {
  test("has everything that was promised", () => {
    const { attributes, properties, methods, events } = PROMISED[tagName] as Promised;
    const members = (kind: string): string[] => namesOf(element.members.filter((member) => member.kind === kind));
    expect(namesOf(element.attributes)).toEqual(expect.arrayContaining(words(attributes)));
    expect(members("field")).toEqual(expect.arrayContaining(words(properties)));
    expect(members("method")).toEqual(expect.arrayContaining(words(methods)));
    expect(namesOf(element.events)).toEqual(expect.arrayContaining(words(events).map((name) => `fourfold-${name}`)));
  });

  test("has the attributes of its class, and says something of each thing", () => {
    const observed = [...(classes[element.name]?.elementProperties ?? [])].flatMap(([name, { attribute = true }]) => {
      if (attribute === false) return [];
      return [typeof attribute === "string" ? attribute : name.toLowerCase()];
    });
    expect(namesOf(element.attributes).filter((name) => name !== "solved")).toEqual(observed);
    const { attributes, members, events, slots, cssParts, cssProperties } = element;
    for (const { name, description } of [
      element,
      ...attributes,
      ...members,
      ...events,
      ...slots,
      ...cssParts,
      ...cssProperties,
    ]) {
      expect(description, name).not.toBe("");
    }
  });

  test("names every slot, part and custom property of its sources, and every event", () => {
    const sources = sourcesOf(element);
    const found = (expression: RegExp): string[] => [...sources.matchAll(expression)].map(([, name = ""]) => name);
    const parts = [...new Set(found(/ part="([^"]+)"/g))];
    expect(namesOf(element.slots)).toEqual(found(/<slot name="([^"]+)"/g));
    expect(namesOf(element.cssParts)).toEqual(expect.arrayContaining(parts));
    expect(namesOf(element.cssProperties)).toEqual(expect.arrayContaining(found(/var\((--fourfold-[\w-]+[\w])[,)]/g)));
    const told = found(/(?:tell|tellPage|#tell|tellOfPlayer)\((?:this, )?(?:\w+, )?"(fourfold-[\w-]+)"/g);
    expect(namesOf(element.events)).toEqual(expect.arrayContaining(told));
  });
});

test("the colours of a board are those of the palette", () => {
  const board = elements.find(({ tagName }) => tagName === "fourfold-board") as Element;
  const pieces = PIECE_COLOURS.map((_, i) => `--fourfold-piece-${i + 1}`);
  const roles = ROLES.filter((role) => toneOf({ role, text: "" }) !== undefined).map((role) => `--fourfold-${role}`);
  const wanted = [...roles, ...pieces, ...pieces.map((name) => `${name}-ink`)];
  expect(namesOf(board.cssProperties)).toEqual(expect.arrayContaining(wanted));
});
