// What comes of a comparison: charts, files, and everything in both languages.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  all,
  button,
  clearPage,
  compareOn,
  OTHER,
  SMALL,
  TILES,
  textsOf,
} from "../../../tests/support/compare-page.ts";
import { CSV_HEADER } from "../../comparing/csv.ts";
import { readDocuments } from "../../comparing/resume.ts";
import { COMPARE_WORDS } from "./compare-words.ts";

beforeEach(clearPage);
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

describe("charts", () => {
  test("have a line a solver with its name, the colour of its chip, and a table", async () => {
    const element = await compareOn([SMALL, OTHER]);
    await element.run();
    await element.updateComplete;
    const figures = all(element, "figure");
    expect(figures.map(({ dataset }) => dataset.metric)).toEqual(["time", "expanded"]);
    const [, expanded] = figures;
    expect([...(expanded?.querySelectorAll("svg .name") ?? [])].map((each) => each.textContent)).toEqual([
      "bfs",
      "dfs",
      "astar",
    ]);
    const colour = (selector: string, name: "backgroundColor" | "stroke"): string =>
      getComputedStyle(all(element, selector)[0] as Element)[name];
    expect(colour("figure .series-6 .line", "stroke")).toBe(colour(".chip .series-6", "backgroundColor"));
    expect(colour("figure .series-6 .line", "stroke")).not.toBe(colour("figure .series-1 .line", "stroke"));
    const counts = element.results.map(({ expanded }) => String(expanded));
    expect([...(expanded?.querySelectorAll("details td") ?? [])].map((each) => each.textContent)).toEqual(counts);
  });

  test("of a single level have a bar a solver", async () => {
    const element = await compareOn([SMALL]);
    await element.run();
    await element.updateComplete;
    expect(all(element, "figure svg.lines")).toEqual([]);
    expect(textsOf(element, "figure[data-metric=expanded] .name")).toEqual(["bfs", "dfs", "astar"]);
    expect(all(element, "[part=summary]"), "the table says it all").toEqual([]);
  });

  test("are as wide as their place", async () => {
    const element = await compareOn([SMALL, OTHER]);
    await element.run();
    for (const width of [1100, 700, 320]) {
      element.style.width = `${width}px`;
      const most = width > 960 ? width / 2 : width;
      await expect.poll(() => all<SVGElement>(element, "figure svg")[0]?.clientWidth).toBeLessThanOrEqual(most);
      await expect.poll(() => all<SVGElement>(element, "figure svg")[0]?.clientWidth).toBeGreaterThan(most - 80);
    }
  });
});

describe("files", () => {
  test("CSV and JSON are those of the command line, Markdown has its tables", async () => {
    const element = await compareOn([SMALL, OTHER], 'solvers="bfs,dls:3"');
    await element.run();
    const [header, ...lines] = element.toCsv().trimEnd().split("\n");
    expect(header).toBe(CSV_HEADER);
    expect(lines.map((line) => line.split(",").slice(1, 6).join())).toEqual([
      ...["1,Small,roll-the-block,bfs,bfs", "1,Small,roll-the-block,dls:3,dls"],
      ...["2,Other,roll-the-block,bfs,bfs", "2,Other,roll-the-block,dls:3,dls"],
    ]);
    expect(readDocuments(element.toJson()).documents).toEqual(element.results);
    expect(element.toMarkdown()).toMatch(
      /^## Roll the Block\n[\s\S]*\| level \| bfs \| dls:3 \|[\s\S]*\| solver \| solved \|/,
    );
  });

  test("the charts are a picture with title and source", async () => {
    const element = await compareOn([SMALL, OTHER]);
    expect(await element.toPng()).toBeUndefined();
    await element.run();
    const png = (await element.toPng()) as Blob;
    expect(png.type).toBe("image/png");
    const picture = await createImageBitmap(png);
    expect(picture.width).toBeGreaterThan(900);
    expect(picture.height).toBeGreaterThan(picture.width / 2);
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4)
      colours.add(((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number));
    expect(colours.has(0x2f55c9), "a line in the colour of the first solver").toBe(true);
    expect(data[3], "no hole in the ground").toBe(255);
  });

  test("the same picture is SVG that says all styles itself", async () => {
    const element = await compareOn([SMALL, OTHER]);
    expect(await element.toSvg()).toBeUndefined();
    await element.run();
    const picture = new DOMParser().parseFromString((await element.toSvg()) as string, "image/svg+xml").documentElement;
    expect(picture.localName).toBe("svg");
    expect([...picture.querySelectorAll(":scope > svg")]).toHaveLength(2);
    const texts = [...picture.querySelectorAll("text")].map((each) => each.textContent);
    expect(texts[0]).toBe(COMPARE_WORDS.en.pictureTitle);
    expect(texts).toContain("bfs");
    expect([...picture.querySelectorAll("[class], style")]).toEqual([]);
    expect(
      picture.querySelector('[stroke="rgb(47, 85, 201)"]'),
      "a line in the colour of the first solver",
    ).not.toBeNull();
  });

  test.each(["CSV", "JSON", "Markdown", "PNG", "SVG"])("%s is saved when there is something to save", async (name) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const element = await compareOn([SMALL], 'solvers="bfs"');
    expect(button(element, name).disabled).toBe(true);
    await element.run();
    await element.updateComplete;
    button(element, name).click();
    await expect.poll(() => saved).toHaveLength(1);
    expect(saved[0]).toMatch(/^comparison[.](csv|jsonl|md|png|svg)$/);
  });
});

test("in Portuguese everything is, and a change of language changes what is there", async () => {
  const element = await compareOn([SMALL, TILES], 'solvers="bfs,dfs,bsf" max-nodes="4"');
  await element.run();
  document.documentElement.lang = "pt-PT";
  await expect.poll(() => textsOf(element, "#run")).toEqual(["Correr"]);
  element.solvers = ["bfs", "ucs+weighted", "bsf"];
  await element.updateComplete;
  expect(button(element, "Retirar Custo uniforme, ponderado (ucs+weighted)").disabled).toBe(false);
  await element.updateComplete;
  const words =
    /\b(Run|Cancel|Solvers|Levels?|Results|Show|Summary|Charts|cells|states|waiting|solved|expanded|every|the)\b/;
  expect(element.renderRoot.textContent?.replaceAll(/<style>.*<\/style>/gs, "")).not.toMatch(words);
});
