// A group that shows shapes, and keeps a node for each from frame to frame: what stays the same is not touched. What never
// changes is painted once, with everything of one look in one path.
import type { Shape } from "../../drawing/shapes.ts";
import { cssColour } from "./css-colours.ts";
import { svgNode } from "./svg-nodes.ts";

interface Painted {
  readonly node: SVGGraphicsElement;
  /** In which painting it was there last. */
  painting: number;
  shape?: Shape;
  path?: string | undefined;
  colour?: string;
  opacity?: number;
  transform?: string;
}

export class ShapeLayer {
  readonly group = svgNode("g");
  readonly #painted = new Map<string, Painted>();
  #painting = 0;

  paint(shapes: readonly Shape[]): void {
    this.#painting++;
    let next = this.group.firstChild;
    for (const shape of shapes) {
      const painted = this.#paintedOf(shape);
      if (painted.shape !== shape) repaint(painted, shape);
      painted.painting = this.#painting;
      if (painted.node === next) next = next.nextSibling;
      else this.group.insertBefore(painted.node, next);
    }
    if (this.#painted.size > shapes.length) this.#removeOthers();
  }

  #paintedOf(shape: Shape): Painted {
    const known = this.#painted.get(shape.key);
    if (known !== undefined) return known;
    const painted = { node: made(shape), painting: 0 };
    painted.node.setAttribute("data-key", shape.key);
    this.#painted.set(shape.key, painted);
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
  paintOnce(shapes: readonly Shape[]): void {
    const looks = new Map<string, Shape>();
    for (const shape of shapes) {
      const isAlone = shape.path === undefined || shape.matrix !== undefined;
      const key = isAlone ? shape.key : `${cssColour(shape)} ${shape.line ?? ""} ${shape.opacity}`;
      const same = looks.get(key);
      looks.set(key, same === undefined ? { ...shape, key } : { ...same, path: `${same.path}${shape.path}` });
    }
    this.paint([...looks.values()]);
  }
}

function made({ key, letter, line }: Shape): SVGGraphicsElement {
  const name = key.slice(key.lastIndexOf("/") + 1);
  if (letter !== undefined) {
    const node = svgNode("text", { class: "letter", y: ".16" });
    node.textContent = letter;
    return node;
  }
  const node = svgNode("path", { class: line === undefined ? (name === "shadow" ? "shadow" : "face") : "line" });
  if (line !== undefined) node.setAttribute("stroke-width", String(line));
  return node;
}

function repaint(painted: Painted, shape: Shape): void {
  const { node } = painted;
  painted.shape = shape;
  if (painted.path !== shape.path) {
    painted.path = shape.path;
    node.setAttribute("d", shape.path ?? "");
  }
  const colour = cssColour(shape);
  if (painted.colour !== colour) {
    painted.colour = colour;
    node.style.setProperty(shape.line === undefined ? "fill" : "stroke", colour);
  }
  if (painted.opacity !== shape.opacity) {
    painted.opacity = shape.opacity;
    node.setAttribute("opacity", String(Math.round(shape.opacity * 1000) / 1000));
  }
  const transform = transformOf(shape);
  if (painted.transform !== transform) {
    painted.transform = transform;
    node.setAttribute("transform", transform);
  }
}

function transformOf({ matrix, move }: Shape): string {
  const moved = move === undefined ? "" : `translate(${move.x.toFixed(3)} ${move.y.toFixed(3)})`;
  return matrix === undefined ? moved : `${moved}matrix(${matrix.map((part) => part.toFixed(4)).join(" ")})`;
}
