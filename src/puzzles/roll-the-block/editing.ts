// What a level of Roll the Block is painted with: void, floor, fragile tiles, start and target, and the names of its legend;
// and what can be chosen of each name: how a bridge begins, what a switch does to which bridge, where the halves go.
import { capitalized, type Words } from "../../language/words.ts";
import type { Field, LevelDocument } from "../../levels/document.ts";
import { ProblemList } from "../../levels/problem.ts";
import type { Cell } from "../cell.ts";
import { cellsWith, put } from "../draft-cells.ts";
import type { Glyph } from "../drawing.ts";
import { type Brush, type Editing, firstAt, type LegendChoice, type LegendEditing, type Option } from "../editing.ts";
import { BLOCK, glyphOf } from "./drawing.ts";
import { describeEntry } from "./glyph-words.ts";
import { type Legend, readLegend } from "./legend.ts";
import { FLOOR, FRAGILE, START, TARGET, VOID } from "./level-draft.ts";
import { type Action, sideBySide, type Tile } from "./tiles.ts";

/** Larger boards are typed, or made by programs. */
const MOST_PAINTED = 4096;

const PLAIN: ReadonlyMap<string, Pick<Brush, "glyph" | "words" | "isSingle">> = new Map([
  [FLOOR, { glyph: glyphOf({ kind: "floor" }, false), words: { en: "Floor", pt: "Chão" } }],
  [VOID, { glyph: glyphOf({ kind: "void" }, false), words: { en: "Void", pt: "Vazio" } }],
  [START, { glyph: BLOCK, words: { en: "Start", pt: "Início" }, isSingle: true }],
  [TARGET, { glyph: glyphOf({ kind: "target" }, false), words: { en: "Target", pt: "Alvo" }, isSingle: true }],
  [FRAGILE, { glyph: glyphOf({ kind: "fragile" }, false), words: { en: "Fragile", pt: "Frágil" } }],
]);

/** By the word that a value begins with. */
const KINDS = {
  bridge: { en: "Bridge", pt: "Ponte" },
  soft: { en: "Soft switch", pt: "Interruptor leve" },
  heavy: { en: "Heavy switch", pt: "Interruptor pesado" },
  split: { en: "Split", pt: "Divisor" },
} satisfies Record<string, Words>;

function isKind(word: string): word is keyof typeof KINDS {
  return Object.hasOwn(KINDS, word);
}

/** A legend is the same object until it is edited. */
const read = new WeakMap<readonly Field[], Legend>();

function legendOf({ legend }: LevelDocument): Legend {
  const known = read.get(legend) ?? readLegend(legend, new ProblemList());
  read.set(legend, known);
  return known;
}

export const editing: Editing = {
  start: `game: roll-the-block
a: bridge closed
1: soft open a

S....##
.1.##..
...aa.T
##.####
`,
  most: { rows: MOST_PAINTED, columns: MOST_PAINTED },
  blank: VOID,
  palette: ({ document }) => [...PLAIN.keys(), ...document.legend.map(({ key }) => key)],
  brush({ document }, character): Brush | undefined {
    const plain = PLAIN.get(character);
    if (plain !== undefined) return { character, ...plain };
    const field = document.legend.find(({ key }) => key === character);
    const glyph = namedGlyph(document, character);
    if (field === undefined || glyph === undefined) return undefined;
    const told = beginningLine(describeEntry(field.value));
    const [kind = ""] = field.value.split(/\s/u);
    return { character, glyph, words: isKind(kind) ? KINDS[kind] : told, told };
  },
  shown(sketch, cell) {
    const character = firstAt(sketch, cell);
    const glyph = PLAIN.get(character)?.glyph ?? namedGlyph(sketch.document, character);
    return glyph === undefined ? [] : [glyph];
  },
  paint({ first }, cell, character) {
    const others = cellsWith(first, (content) => content === character);
    const [other] = others;
    const liesDown = character === START && others.length === 1 && other !== undefined && sideBySide(other, cell);
    const isAlone = PLAIN.get(character)?.isSingle === true && !liesDown;
    if (isAlone) for (const each of others) put(first, each, FLOOR);
    put(first, cell, character);
  },
  legend: legendEditing(),
};

function namedGlyph(document: LevelDocument, name: string): Glyph | undefined {
  const { tiles, bridges } = legendOf(document);
  const tile = tiles.get(name);
  if (tile === undefined) return undefined;
  return tile.kind === "floor"
    ? { text: name, role: "floor" }
    : glyphOf(tile, tile.kind === "bridge" && bridges[tile.bridge]?.open === true);
}

function beginningLine({ en, pt }: Words): Words {
  return { en: capitalized(en), pt: capitalized(pt) };
}

const NONE = "";

function legendEditing(): LegendEditing {
  return {
    words: { en: "Bridges, switches, splits", pt: "Pontes, interruptores, divisores" },
    kinds: [
      {
        words: KINDS.bridge,
        names: "abcdefghijklmnopqrstuvwxyz",
        value: () => "bridge closed",
      },
      {
        words: KINDS.soft,
        names: "123456789",
        value: (document) => switchValue("soft", firstBridge(document)),
      },
      {
        words: KINDS.heavy,
        names: "123456789",
        value: (document) => switchValue("heavy", firstBridge(document)),
      },
      { words: KINDS.split, names: "PQRUVWXYZ", value: splitOnFloor },
    ],
    choices,
    cellsOf: (value) => splitCells(value),
    moved: (value, rows, columns) =>
      value.startsWith("split")
        ? value.replaceAll(CELL, (_, row, column) => `${Number(row) + rows},${Number(column) + columns}`)
        : value,
    without,
  };
}

const CELL = /(-?\d+),(-?\d+)/g;

function splitCells(value: string): readonly Cell[] {
  if (!value.startsWith("split")) return [];
  return [...value.matchAll(CELL)].map(([, row, column]) => ({ row: Number(row), column: Number(column) }));
}

function splitValue([first, second]: readonly [Cell, Cell]): string {
  return `split ${first.row},${first.column} ${second.row},${second.column}`;
}

/** Two cells that carry something, so that nothing is wrong at once. */
function splitOnFloor({ grid }: LevelDocument): string {
  const cells: Cell[] = [];
  grid.forEachCell((codePoint, row, column) => {
    if (cells.length < 2 && String.fromCodePoint(codePoint) !== VOID) cells.push({ row, column });
  });
  const [first = { row: 0, column: 0 }, second = { row: 0, column: 1 }] = cells;
  return splitValue([first, second]);
}

interface NamedAction {
  readonly effect: Action["effect"];
  readonly bridge: string;
}

function firstBridge(document: LevelDocument): readonly NamedAction[] {
  const [bridge] = legendOf(document).bridges;
  return bridge === undefined ? [] : [{ effect: "toggle", bridge: bridge.name }];
}

function switchValue(trigger: string, actions: readonly NamedAction[]): string {
  return [trigger, actions.map(({ effect, bridge }) => `${effect} ${bridge}`).join(", ")].join(" ").trimEnd();
}

function actionsOf(tile: Tile & { readonly kind: "switch" }, { bridges }: Legend): NamedAction[] {
  return tile.actions.map(({ effect, bridge }) => ({ effect, bridge: bridges[bridge]?.name ?? "" }));
}

function without(fields: readonly Field[], gone: string): readonly Field[] {
  const legend = readLegend(fields, new ProblemList());
  return fields.flatMap((field) => {
    if (field.key === gone) return [];
    const tile = legend.tiles.get(field.key);
    if (tile?.kind !== "switch") return [field];
    const actions = actionsOf(tile, legend);
    const left = actions.filter(({ bridge }) => bridge !== gone);
    return [left.length === actions.length ? field : { ...field, value: switchValue(tile.trigger, left) }];
  });
}

function choices(field: Field, document: LevelDocument): readonly LegendChoice[] | undefined {
  const problems = new ProblemList();
  const legend = readLegend(document.legend, problems);
  const tile = legend.tiles.get(field.key);
  if (tile?.kind === "split") return splitChoices(tile.cells);
  const isWrong = problems.sorted().some(({ severity, line }) => severity === "error" && line === field.valueAt.line);
  if (isWrong) return undefined;
  if (tile?.kind === "bridge") return [bridgeChoice(legend.bridges[tile.bridge]?.open === true)];
  return tile?.kind === "switch" ? switchChoices(tile, legend) : undefined;
}

function bridgeChoice(isOpen: boolean): LegendChoice {
  return {
    kind: "one-of",
    words: { en: "At the start", pt: "No início" },
    value: isOpen ? "open" : "closed",
    options: [
      { value: "closed", words: { en: "closed", pt: "fechada" } },
      { value: "open", words: { en: "open", pt: "aberta" } },
    ],
    with: (value) => `bridge ${value}`,
  };
}

function splitChoices([first, second]: readonly [Cell, Cell]): readonly LegendChoice[] {
  return [
    {
      kind: "cell",
      words: { en: "Active half", pt: "Metade ativa" },
      cell: first,
      with: (cell) => splitValue([cell, second]),
    },
    {
      kind: "cell",
      words: { en: "Other half", pt: "Outra metade" },
      cell: second,
      with: (cell) => splitValue([first, cell]),
    },
  ];
}

const TRIGGERS: readonly Option[] = [
  { value: "soft", words: { en: "any part of it", pt: "qualquer parte" } },
  { value: "heavy", words: { en: "the block upright", pt: "o bloco em pé" } },
];
const EFFECTS: Readonly<Record<Action["effect"], (bridge: string) => Words>> = {
  toggle: (bridge) => ({ en: `toggles ${bridge}`, pt: `alterna ${bridge}` }),
  open: (bridge) => ({ en: `opens ${bridge}`, pt: `abre ${bridge}` }),
  close: (bridge) => ({ en: `closes ${bridge}`, pt: `fecha ${bridge}` }),
};
const NOTHING: Option = { value: NONE, words: { en: "nothing", pt: "nada" } };

/** One choice for each action, in their order, and one for a further action where there is a bridge. */
function switchChoices(tile: Tile & { readonly kind: "switch" }, legend: Legend): readonly LegendChoice[] {
  const actions = actionsOf(tile, legend);
  const possible = legend.bridges.flatMap(({ name }) =>
    Object.entries(EFFECTS).map(([effect, words]): Option => ({ value: `${effect} ${name}`, words: words(name) })),
  );
  const withAction = (at: number, value: string): string => {
    const all = actions.map(({ effect, bridge }) => `${effect} ${bridge}`);
    const changed = all.toSpliced(at, 1, ...(value === NONE ? [] : [value]));
    return `${tile.trigger} ${changed.join(", ")}`.trimEnd();
  };
  const action = (at: number): LegendChoice => ({
    kind: "one-of",
    words: at === 0 ? { en: "Does", pt: "Faz" } : { en: "and then", pt: "e depois" },
    value: actions[at] === undefined ? NONE : `${actions[at].effect} ${actions[at].bridge}`,
    options: [NOTHING, ...possible],
    with: (value) => withAction(at, value),
  });
  const further = legend.bridges.length > 0 || actions.length === 0 ? actions.length + 1 : actions.length;
  return [
    {
      kind: "one-of",
      words: { en: "Pressed by", pt: "Premido por" },
      value: tile.trigger,
      options: TRIGGERS,
      with: (trigger) => switchValue(trigger, actions),
    },
    ...Array.from({ length: further }, (_, at) => action(at)),
  ];
}
