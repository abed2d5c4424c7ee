// A group that shows shapes, and keeps a node for each from frame to frame: what stays the same is not touched. What never
// changes is painted once, with everything of one look in one path.
import type { Shape } from "../../drawing/shapes.ts";
import { cssColour } from "./css-colours.ts";
import { setChanged, svgNode } from "./svg-nodes.ts";

interface Painted {
  readonly node: SVGGraphicsElement;
  path?: string | undefined;
  colour?: string;
  opacity?: number;
  matrix?: string;
}

export class ShapeLayer {
  readonly group = svgNode("g");
  readonly #painted = new Map<string, Painted>();

  paint(shapes: readonly Shape[]): void {
    const keys = new Set(shapes.map(({ key }) => key));
    for (const [key, { node }] of this.#painted) {
      if (keys.has(key)) continue;
      node.remove();
      this.#painted.delete(key);
    }
    let next = this.group.firstChild;
    for (const shape of shapes) {
      const painted = this.#painted.get(shape.key) ?? made(shape);
      this.#painted.set(shape.key, painted);
      setChanged(painted.node, "data-key", shape.key);
      repaint(painted, shape);
      if (painted.node === next) next = next.nextSibling;
      else this.group.insertBefore(painted.node, next);
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

function made({ key, letter, line }: Shape): Painted {
  const name = key.slice(key.lastIndexOf("/") + 1);
  if (letter !== undefined) {
    const node = svgNode("text", { class: "letter", y: ".16" });
    node.textContent = letter;
    return { node };
  }
  const node = svgNode("path", { class: line === undefined ? (name === "shadow" ? "shadow" : "face") : "line" });
  if (line !== undefined) node.setAttribute("stroke-width", String(line));
  return { node };
}

function repaint(painted: Painted, shape: Shape): void {
  const { node } = painted;
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
  const matrix = shape.matrix?.map((part) => part.toFixed(4)).join(" ");
  if (matrix !== undefined && painted.matrix !== matrix) {
    painted.matrix = matrix;
    node.setAttribute("transform", `matrix(${matrix})`);
  }
}
