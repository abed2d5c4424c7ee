// docs/elements/ has a page an element: what is above the line is written by hand, with an example that is opened here in a
// real browser; what is below it is made from the code. After a change:
// npx vitest run --project node tests/elements-pages.test.ts -u
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../tools/browsers.js";
import { build } from "../tools/build.js";
import { type ElementDeclaration, type Member, manifestOf, type Told } from "../tools/manifest.js";
import { serve } from "./support/static-server.ts";

await build("bundle");

const root = join(import.meta.dirname, "..");
const LINE = "<!-- What follows is made from the code. -->";
const elements = manifestOf(root).modules.flatMap(({ declarations }) => declarations);
const pageOf = ({ tagName }: ElementDeclaration): string =>
  join(root, "docs/elements", `${tagName.replace("fourfold-", "")}.md`);

/** What a person wrote. */
function headOf(element: ElementDeclaration): string {
  const path = pageOf(element);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text.includes(LINE) ? text.slice(0, text.indexOf(LINE)) : `# \`<${element.tagName}>\`\n\n`;
}

function tablesOf(element: ElementDeclaration): string {
  const { attributes, members, events, slots, cssParts, cssProperties } = element;
  const properties = members.filter(({ kind, attribute }) => kind === "field" && attribute === undefined);
  const methods = members
    .filter(({ kind }) => kind === "method")
    .map((method) => ({ ...method, name: signature(method) }));
  return [
    table("Attributes", ["attribute", "what it says"], attributes),
    table("Properties", ["property", "what it is"], properties),
    table("Methods", ["method", "what it does"], methods),
    table("Events", ["event", "when, and what its detail says"], events),
    ...(slots.length === 0 ? [] : [table("Slots", ["slot", "what stands there"], slots)]),
    table("Parts", ["::part()", "what it is"], cssParts),
    table("Custom properties", ["property", "what it colours or sizes"], cssProperties),
  ].join("\n");
}

function signature({ name, parameters }: Member): string {
  const list = parameters as readonly { readonly name: string; readonly optional?: boolean }[];
  return `${name}(${list.map((each) => (each.optional === true ? `${each.name}?` : each.name)).join(", ")})`;
}

function table(title: string, head: readonly string[], rows: readonly Told[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(({ name, description, default: initial }) => {
    const byDefault = initial === undefined || initial === '""' ? "" : ` Default: \`${initial.replaceAll('"', "")}\`.`;
    return `| \`${name}\` | ${(description + byDefault).replaceAll("|", "\\|")} |`;
  });
  return [`## ${title}`, "", `| ${head.join(" | ")} |`, "| --- | --- |", ...lines, ""].join("\n");
}

describe.each(elements.map((element) => [element.tagName, element] as const))("%s", (_, element) => {
  test("its page says what the code says", async () => {
    await expect(`${headOf(element)}${LINE}\n\n${tablesOf(element)}`).toMatchFileSnapshot(pageOf(element));
  });
});

describe("the example on the page of", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(() => browser.close());

  test.each(elements.map((element) => [element.tagName, element] as const))("%s works", async (tagName, element) => {
    const [, example] = /^```html\n(.*?)^```$/ms.exec(headOf(element)) ?? [];
    expect(example, "an example").toBeDefined();
    const levels = readFileSync(join(root, "levels/roll-the-block/classic.txt"), "utf8");
    const page = `<!doctype html><html lang="en"><title>${tagName}</title><link rel="icon" href="data:,">${example}`;
    const server = await serve({ folder: join(root, "dist/bundle"), pages: { "/": page, "/levels.txt": levels } });
    const opened = await browser.newPage();
    const failures: string[] = [];
    opened.on("console", (message) => ["error", "warning"].includes(message.type()) && failures.push(message.text()));
    opened.on("pageerror", (error) => failures.push(String(error)));
    await opened.goto(`${server.origin}/`, { waitUntil: "load" });
    await opened.waitForFunction(hasLevel, tagName);
    const { problems, height } = await opened.evaluate(shown, tagName);
    await opened.close();
    await server.close();
    expect({ failures, problems }).toEqual({ failures: [], problems: 0 });
    expect(height).toBeGreaterThan(100);
  });
});

/** On the page: there is something to press or to play. */
function hasLevel(tagName: string): boolean {
  const shadow = document.querySelector(tagName)?.shadowRoot;
  return shadow?.querySelector("button:not([disabled]), [role=grid], fourfold-board") != null;
}

function shown(tagName: string): { problems: number; height: number } {
  const element = document.querySelector(tagName) as Element;
  const problems = element.shadowRoot?.querySelectorAll(".problems, [role=alert]").length ?? -1;
  return { problems, height: element.getBoundingClientRect().height };
}
