// Nodes of a picture, made one by one where a template would be rendered anew too often.

const SVG = "http://www.w3.org/2000/svg";

export function svgNode<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** Sets an attribute only where it is another: setting one costs more than asking. */
export function setChanged(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
