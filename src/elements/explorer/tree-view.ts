// The tree of the search, drawn from the top down: each node with the number that decides, or the sign of what became of it. For
// keyboards and screen readers it is a tree as well: arrows go to parent, children and siblings.
import { html, nothing, svg, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { warnOnce } from "../../engines/warn-once.ts";
import type { Fate } from "../../exploring/chronicle.ts";
import { type TreeNode, type TreeView, treeAt } from "../../exploring/tree.ts";
import { grouped, upTo } from "../common/amounts.ts";
import type { Sight } from "./sight.ts";
import { comparedAt, stateName, valuesOf } from "./step-words.ts";

/** So many can be told apart. */
const MOST_NODES = 140;
const SLOT = 36;
const LEVEL = 52;
const NODE = { width: 30, height: 22 };
const TOP = 20;
/** A longer move would run into its neighbour. */
const LONGEST_MOVE = 5;

const SIGNS: Readonly<Partial<Record<Fate, string>>> = {
  duplicate: "=",
  overtaken: "≈",
  dead: "×",
  hopeless: "×",
  "given-up": "?",
  pruned: "×",
  beyond: "⋯",
  goal: "★",
};
const LEGEND: readonly Fate[] = [
  "waiting",
  "expanded",
  "duplicate",
  "overtaken",
  "dead",
  "hopeless",
  "given-up",
  "beyond",
  "pruned",
  "goal",
];

const ZOOM = { least: 0.25, most: 3 };

/** A factor, or `fit`. */
export function isZoom(text: string): boolean {
  return text === "fit" || Number(text) > 0;
}

/** As an attribute says it. What is none is told in the console, and the usual is taken. */
export function zoomIn(text: string): number | "fit" {
  if (text === "fit") return text;
  if (isZoom(text)) return within(Number(text));
  if (text !== "") warnOnce(`<fourfold-explorer> zoom="${text}" is neither a number nor fit; 1 is used.`);
  return 1;
}

function within(factor: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, Math.round(factor * 100) / 100));
}

export interface Zoom {
  /** As large as it fits, or so many times as large as it is drawn. */
  readonly now: number | "fit";
  readonly set: (zoom: number | "fit") => void;
}

export function treeView(sight: Sight, zoom: Zoom): TemplateResult {
  const { tour, language, words } = sight;
  const { chronicle, position } = tour;
  const tree = treeAt(chronicle, position, [tour.shown, tour.taken, tour.present], MOST_NODES);
  const shown = tree.nodes.length;
  const counted =
    shown === tree.all
      ? words.treeAll(grouped(shown, language))
      : words.treeCount(grouped(shown, language), grouped(tree.all, language));
  const width = tree.width * SLOT + 8;
  const height = tree.levels * LEVEL + TOP;
  const scale = zoom.now === "fit" ? undefined : zoom.now;
  const times = (factor: number) => () => zoom.set(within((scale ?? 1) * factor));
  return html`<div role="group" class="view tree" part="tree" aria-labelledby="tree-title">
    <div class="title"><span id="tree-title">${words.tree}</span> <small>${counted}</small>
      <span class="zoom">
        <button type="button" aria-label=${words.zoomOut} title=${words.zoomOut} @click=${times(0.8)}>−</button>
        <button type="button" aria-label=${words.zoomIn} title=${words.zoomIn} @click=${times(1.25)}>+</button>
        <button type="button" aria-pressed=${zoom.now === "fit"} @click=${() => zoom.set(zoom.now === "fit" ? 1 : "fit")}>${words.fit}</button>
      </span>
    </div>
    <div class="canvas ${zoom.now === "fit" ? "fit" : ""}">
      ${tree.above === 0 ? nothing : html`<p class="told above">↑ ${words.above(grouped(tree.above, language))}</p>`}
      <svg class="drawing" viewBox="0 0 ${width} ${height}" width=${scale === undefined ? nothing : width * scale} height=${scale === undefined ? nothing : height * scale}
        role="tree" aria-label=${words.treeLabel} @keydown=${(event: KeyboardEvent) => pressed(event, sight, tree)}>
        <g aria-hidden="true">${tree.nodes.map((node) => edge(sight, tree, node))}</g>
        ${repeat(
          tree.nodes,
          ({ node }) => node,
          (node) => item(sight, tree, node),
        )}
      </svg>
    </div>
    <p class="told legend">${words.inNodes[numberIn(sight)]} ${legendOf(sight, tree)}</p>
  </div>`;
}

/** What stands in a node that waits or was expanded. */
function numberIn({ tour }: Sight): "f" | "g" | "h" | "order" {
  if (tour.chronicle.discipline.kind !== "ranked" && tour.exploration.algorithm !== "idastar") return "order";
  return comparedAt(tour, 0).name;
}

function placeOf({ x, level }: TreeNode): { x: number; y: number } {
  return { x: x * SLOT + 4, y: level * LEVEL + TOP };
}

function edge({ tour }: Sight, { nodes }: TreeView, each: TreeNode): TemplateResult | typeof nothing {
  const parent = nodes[each.parent];
  if (parent === undefined) return nothing;
  const from = placeOf(parent);
  const to = placeOf(each);
  const bottom = from.y + NODE.height / 2;
  const top = to.y - NODE.height / 2;
  const middle = (bottom + top) / 2;
  const move = tour.exploration.move(each.node) ?? "";
  const fate = tour.chronicle.fateAt(each.node, tour.position);
  return svg`<path class="edge ${fate}" d="M${from.x} ${bottom}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${top}" />${
    move.length > LONGEST_MOVE
      ? nothing
      : svg`<text class="move" x=${to.x + 3} y=${top - 5} text-anchor="start">${move}</text>`
  }` as TemplateResult;
}

function item(sight: Sight, { nodes }: TreeView, each: TreeNode): TemplateResult {
  const { tour, language, words } = sight;
  const { chronicle, position, exploration } = tour;
  const { node } = each;
  const fate = chronicle.fateAt(node, position);
  const siblings = nodes[each.parent]?.children ?? [];
  const { x, y } = placeOf(each);
  const isShown = node === tour.shown;
  const isPresent = node === tour.taken;
  const move = exploration.move(node);
  const told = [
    `${stateName(tour, node, language)}${move === null ? "" : ` ${words.byMove(move)}`}`,
    valuesOf(tour, node, language),
    chronicle.reopens(node) ? `${words.fates[fate]}, ${words.reopened}` : words.fates[fate],
    ...(isPresent ? [words.isPresent] : []),
    ...(each.left > 0 ? [words.left(grouped(each.left, language))] : []),
  ].join(", ");
  const { width, height } = NODE;
  return svg`<g class="node ${fate} ${isPresent ? "present" : ""} ${isShown ? "shown" : ""}" role="treeitem" data-node=${node}
      aria-level=${each.level + 1} aria-setsize=${Math.max(1, siblings.length)} aria-posinset=${Math.max(1, siblings.indexOf(nodes.indexOf(each)) + 1)}
      aria-selected=${isShown} tabindex=${isShown ? 0 : -1} @click=${() => sight.choose(node)}>
    <title>${told}</title>
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="7" />
    <text x=${x} y=${y} aria-hidden="true">${SIGNS[fate] ?? numberOf(sight, node, fate)}</text>
    ${chronicle.reopens(node) ? svg`<text class="mark" x=${x + width / 2 - 1} y=${y - height / 2} aria-hidden="true">↻</text>` : nothing}
    ${each.left === 0 ? nothing : svg`<text class="left" x=${x} y=${y + height / 2 + 9} aria-hidden="true">+${each.left}</text>`}
  </g>` as TemplateResult;
}

function numberOf(sight: Sight, node: number, fate: Fate): string {
  const { tour, language } = sight;
  if (numberIn(sight) === "order") {
    return fate === "expanded" ? String(tour.chronicle.expandedAt(tour.chronicle.endedAt(node))) : "";
  }
  return upTo(1, comparedAt(tour, node).value, language);
}

function legendOf({ tour, words }: Sight, { nodes }: TreeView): string {
  const there = new Set(nodes.map(({ node }) => tour.chronicle.fateAt(node, tour.position)));
  const signs = LEGEND.filter((fate) => there.has(fate) && SIGNS[fate] !== undefined);
  const told = signs.map((fate) => `${SIGNS[fate]} ${words.fates[fate]}`);
  if (nodes.some(({ node }) => tour.chronicle.reopens(node))) told.push(`↻ ${words.reopened}`);
  return told.join(" · ");
}

/** As in every tree: up and left to the parent, down and right to the first child; here the siblings stand side by side. */
function pressed(event: KeyboardEvent, sight: Sight, { nodes }: TreeView): void {
  const target = (event.target as Element).closest("[data-node]");
  const at = nodes.findIndex(({ node }) => String(node) === target?.getAttribute("data-node"));
  const here = nodes[at];
  if (here === undefined) return;
  const siblings = nodes[here.parent]?.children ?? [];
  const beside = siblings.indexOf(at);
  const to: Readonly<Record<string, number | undefined>> = {
    ArrowUp: here.parent,
    ArrowDown: here.children[0],
    ArrowLeft: siblings[beside - 1],
    ArrowRight: siblings[beside + 1],
    Home: 0,
    End: nodes.length - 1,
    Enter: at,
    " ": at,
  };
  const next = nodes[to[event.key] ?? -1];
  if (!(event.key in to)) return;
  event.preventDefault();
  if (next !== undefined) sight.choose(next.node);
}
