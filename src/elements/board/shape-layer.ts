// A group that shows shapes, and keeps a node for each from frame to frame: what stays the same is not touched. What never
// changes is painted once, with everything of one look in one path.
import type { Point } from "../../drawing/projection.ts";
import { type Drawn, isCarried, type Shape } from "../../drawing/shapes.ts";
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
  spots?: readonly Point[];
  path?: string | undefined;
  colour?: string;
  opacity?: number;
  transform?: string;
}

export class ShapeLayer {
  readonly group = svgNode("g");
  readonly #painted = new Map<string, Painted>();
  #painting = 0;

  paint(shapes: readonly Drawn[]): void {
    this.#painting++;
    let next = this.group.firstChild;
    for (const drawn of shapes) {
      const painted = this.#paintedOf(drawn);
      if (painted.drawn !== drawn) repaint(painted, drawn);
      painted.painting = this.#painting;
      if (painted.node === next) next = next.nextSibling;
      else this.group.insertBefore(painted.node, next);
    }
    if (this.#painted.size > shapes.length) this.#removeOthers();
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
      const key = isAlone ? shape.key : `${cssColour(shape)} ${shape.line ?? ""} ${shape.opacity}`;
      const same = looks.get(key);
      looks.set(key, same === undefined ? { ...shape, key } : { ...same, path: `${same.path}${shape.path}` });
    }
    this.paint([...looks.values()]);
  }
}

/** How far the foot of a letter is below the middle. */
const FOOT = 0.16;

/** Where one stands that stands once. */
const MIDDLE: readonly Point[] = [{ x: 0, y: 0 }];

function made({ key, letter, line }: Shape): SVGGraphicsElement {
  const name = key.slice(key.lastIndexOf("/") + 1);
  if (letter !== undefined) return svgNode("text", { class: "letter" });
  const node = svgNode("path", { class: line === undefined ? (name === "shadow" ? "shadow" : "face") : "line" });
  if (line !== undefined) node.setAttribute("stroke-width", String(line));
  return node;
}

function repaint(painted: Painted, drawn: Drawn): void {
  const { node } = painted;
  painted.drawn = drawn;
  if (isCarried(drawn)) {
    if (painted.parts !== drawn.parts) painted.layer?.paint(drawn.parts);
    painted.parts = drawn.parts;
    setTransform(painted, drawn.move === undefined ? "" : movedBy(drawn.move));
    return;
  }
  const { letter, spots = MIDDLE } = drawn;
  if (letter !== undefined && painted.spots !== spots) {
    painted.spots = spots;
    node.setAttribute("x", spots.map(({ x }) => short(x)).join(" "));
    node.setAttribute("y", spots.map(({ y }) => short(y + FOOT)).join(" "));
    node.textContent = letter.repeat(spots.length);
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
  if (painted.opacity !== drawn.opacity) {
    painted.opacity = drawn.opacity;
    node.setAttribute("opacity", short(drawn.opacity));
  }
  setTransform(
    painted,
    drawn.matrix === undefined ? "" : `matrix(${drawn.matrix.map((part) => part.toFixed(4)).join(" ")})`,
  );
}

function setTransform(painted: Painted, transform: string): void {
  if ((painted.transform ?? "") === transform) return;
  painted.transform = transform;
  painted.node.setAttribute("transform", transform);
}

function movedBy({ x, y }: Point): string {
  return `translate(${x.toFixed(3)} ${y.toFixed(3)})`;
}

function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
