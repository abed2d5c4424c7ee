// Charts that are on the page as one picture, with a title and where they are from: what a stylesheet says of them is written
// into a copy of each, since a picture has no stylesheet.

/** What is drawn with, by its name in styles, which is that of an attribute too. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-size",
  "font-weight",
  "font-family",
];
const MARGIN = 24;
const HEADING = 34;
const CAPTION = 26;
const SOURCE = 19;
/** Of the letters of the source, about, and rather too much. */
const LETTER = 6.8;
/** So that it is sharp on paper. */
const SCALE = 2;
const NAMESPACE = "http://www.w3.org/2000/svg";

interface PicturedChart {
  readonly caption: string;
  readonly svg: SVGSVGElement;
}

interface Picture {
  readonly title: string;
  /** Lines below. */
  readonly source: readonly string[];
  readonly charts: readonly PicturedChart[];
  readonly ink: string;
  readonly quiet: string;
  readonly ground: string;
}

/** The picture as SVG, with its size. */
export interface DrawnPicture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Of the figures below this root; undefined where there is none. */
export function pictureOf(root: ParentNode, said: Pick<Picture, "title" | "source">): DrawnPicture | undefined {
  const figures = [...root.querySelectorAll<HTMLElement>("figure.figure")];
  const charts = figures.flatMap((figure) => {
    const [svg, caption] = [figure.querySelector("svg"), figure.querySelector("figcaption")];
    return svg === null || caption === null ? [] : [{ svg, caption }];
  });
  const [first] = charts;
  if (first === undefined) return undefined;
  const colour = (element: Element, name: "color" | "backgroundColor"): string => getComputedStyle(element)[name];
  return drawn({
    ...said,
    charts: charts.map(({ svg, caption }) => ({ svg, caption: caption.textContent ?? "" })),
    ink: colour(first.svg, "color"),
    quiet: colour(first.caption, "color"),
    ground: colour(figures[0] as HTMLElement, "backgroundColor"),
  });
}

export async function pngOf({ text, width, height }: DrawnPicture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("There is no picture.")) : resolve(blob)), "image/png");
  });
}

function drawn({ title, source, charts, ink, quiet, ground }: Picture): DrawnPicture {
  const sizes = charts.map(({ svg }) => ({
    width: Number(svg.getAttribute("width")),
    height: Number(svg.getAttribute("height")),
  }));
  const width = Math.max(480, ...sizes.map((size) => size.width)) + 2 * MARGIN;
  const root = element("svg", {});
  root.append(element("rect", { width: "100%", height: "100%", fill: ground }));
  root.append(written(title, MARGIN, MARGIN + 16, { "font-size": "20", "font-weight": "700", fill: ink }));
  let top = MARGIN + HEADING;
  charts.forEach(({ caption, svg }, i) => {
    root.append(written(caption, MARGIN, top + 14, { "font-size": "14", "font-weight": "600", fill: quiet }));
    top += CAPTION;
    const copy = withStyles(svg);
    copy.setAttribute("x", String(MARGIN));
    copy.setAttribute("y", String(top));
    root.append(copy);
    top += (sizes[i]?.height ?? 0) + MARGIN;
  });
  for (const line of source.flatMap((text) => wrapped(text, (width - 2 * MARGIN) / LETTER))) {
    root.append(written(line, MARGIN, top, { "font-size": "12", fill: quiet }));
    top += SOURCE;
  }
  const height = top + MARGIN - SOURCE + 8;
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    root.setAttribute(name, String(value));
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** In lines of at most so many letters; a word that is longer is cut. */
function wrapped(text: string, most: number): string[] {
  const lines = [""];
  for (const word of text
    .split(" ")
    .flatMap((each) => each.match(new RegExp(`.{1,${Math.floor(most)}}`, "gsu")) ?? [])) {
    const last = lines.at(-1) as string;
    if (last !== "" && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function written(text: string, x: number, y: number, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = element("text", { "font-family": "system-ui, sans-serif", x: String(x), y: String(y), ...attributes });
  made.textContent = text;
  return made;
}

function withStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    const target = copies[i];
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== "") target?.setAttribute(name, value);
    }
    target?.removeAttribute("class");
    target?.removeAttribute("part");
  });
  return copy;
}
