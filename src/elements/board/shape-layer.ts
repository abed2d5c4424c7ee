// A group that shows shapes, and keeps a node for each from frame to frame: what stays the same is not touched. What never
// changes is painted once, with everything of one look in one path.
import { type Carried, type Drawn, isCarried, type Shape } from "../../drawing/shapes.ts";
import { cssColour } from "./css-colours.ts";
import { svgNode } from "./svg-nodes.ts";

interface Painted {
  readonly node: SVGGraphicsElement;
  /** In which painting it was there last. */
  painting: number;
  drawn?: Drawn;
  /** Of what is carried. */
  readonly layer?: ShapeLayer;
  parts?: readonly Shape[];
  /** Over what is carried, while it is lit. */
  light?: SVGPathElement;
  path?: string | undefined;
  colour?: string;
  opacity?: number;
  transform?: string;
}

export class ShapeLayer {
  readonly group = svgNode("g");
  readonly #painted = new Map<string, Painted>();
  #painting = 0;

  /** What is gone goes first: else everything after it would be put in its place, and be laid out anew. */
  paint(shapes: readonly Drawn[]): void {
    this.#painting++;
    const nodes = shapes.map((drawn) => {
      const painted = this.#paintedOf(drawn);
      if (painted.drawn !== drawn) repaint(painted, drawn);
      painted.painting = this.#painting;
      return painted.node;
    });
    if (this.#painted.size > nodes.length) this.#removeOthers();
    let next = this.group.firstChild;
    for (const node of nodes) {
      if (node === next) next = next.nextSibling;
      else this.group.insertBefore(node, next);
    }
  }

  #paintedOf(drawn: Drawn): Painted {
    const known = this.#painted.get(drawn.key);
    if (known !== undefined) return known;
    const layer = isCarried(drawn) ? new ShapeLayer() : undefined;
    const painted =
      layer === undefined ? { node: made(drawn as Shape), painting: 0 } : { node: layer.group, layer, painting: 0 };
    painted.node.setAttribute("data-key", drawn.key);
    this.#painted.set(drawn.key, painted);
    return painted;
  }

  /** What this painting does not have. */
  #removeOthers(): void {
    for (const [key, { node, painting }] of this.#painted) {
      if (painting === this.#painting) continue;
      node.remove();
      this.#painted.delete(key);
    }
  }

  /** For what never changes. */
  paintOnce(drawn: readonly Drawn[]): void {
    const looks = new Map<string, Shape>();
    for (const shape of drawn.flatMap((each) => (isCarried(each) ? each.parts : [each]))) {
      const isAlone = shape.path === undefined || shape.matrix !== undefined;
      const { letter = "", line = "", opacity } = shape;
      const key = isAlone ? shape.key : `${cssColour(shape)} ${line} ${letter} ${opacity}`;
      const same = looks.get(key);
      looks.set(key, same === undefined ? { ...shape, key } : { ...same, path: `${same.path}${shape.path}` });
    }
    this.paint([...looks.values()]);
  }
}

/** How far the foot of a letter is below the middle. */
const FOOT = 0.16;

function made({ key, letter, line, path }: Shape): SVGGraphicsElement {
  const name = key.slice(key.lastIndexOf("/") + 1);
  if (path === undefined) {
    const text = svgNode("text", { class: "letter", y: String(FOOT), "data-letter": letter ?? "" });
    text.textContent = letter ?? "";
    return text;
  }
  const node = svgNode("path", { class: line === undefined ? (name === "shadow" ? "shadow" : "face") : "line" });
  if (line !== undefined) node.setAttribute("stroke-width", String(line));
  if (letter !== undefined) node.setAttribute("data-letter", letter);
  return node;
}

function repaint(painted: Painted, drawn: Drawn): void {
  const { node } = painted;
  painted.drawn = drawn;
  if (isCarried(drawn)) {
    if (painted.parts !== drawn.parts) painted.layer?.paint(drawn.parts);
    painted.parts = drawn.parts;
    setTransform(painted, drawn.matrix);
    setOpacity(painted, "opacity", drawn.opacity ?? 1);
    light(painted, drawn);
    return;
  }
  if (painted.path !== drawn.path) {
    painted.path = drawn.path;
    node.setAttribute("d", drawn.path ?? "");
  }
  const colour = cssColour(drawn);
  if (painted.colour !== colour) {
    painted.colour = colour;
    node.style.setProperty(drawn.line === undefined ? "fill" : "stroke", colour);
  }
  setOpacity(painted, drawn.line === undefined ? "fill-opacity" : "stroke-opacity", drawn.opacity);
  setTransform(painted, drawn.matrix);
}

/** That of a group makes a layer of its own; that of a fill or a stroke costs nothing. */
function setOpacity(painted: Painted, name: "opacity" | "fill-opacity" | "stroke-opacity", opacity: number): void {
  if ((painted.opacity ?? 1) === opacity) return;
  painted.opacity = opacity;
  painted.node.setAttribute(name, short(opacity));
}

/** White over all of it, so that none of its colours changes. */
function light(painted: Painted, { parts, flash = 0 }: Carried): void {
  if (flash === 0) {
    painted.light?.remove();
    delete painted.light;
    return;
  }
  if (painted.light === undefined) {
    const [silhouette] = parts;
    painted.light = svgNode("path", { class: "light", fill: "#fff", d: silhouette?.path ?? "" });
    painted.node.append(painted.light);
  }
  painted.light.setAttribute("fill-opacity", short(flash));
}

function setTransform(painted: Painted, matrix: readonly number[] | undefined): void {
  const transform = matrix === undefined ? "" : `matrix(${matrix.map((part) => part.toFixed(4)).join(" ")})`;
  if ((painted.transform ?? "") === transform) return;
  painted.transform = transform;
  painted.node.setAttribute("transform", transform);
}

function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
