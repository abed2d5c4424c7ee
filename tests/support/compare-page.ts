// A comparison on a page, and what a person finds on it: what tests of the element in a browser share.
import "../../src/elements/compare/define.ts";
import type { FourfoldCompare } from "../../src/elements/compare/fourfold-compare.ts";

export const SMALL = "game: roll-the-block\ntitle: Small\n\nS....\n.....\n....T\n";
export const OTHER = "game: roll-the-block\ntitle: Other\n\nS..T\n....\n";
export const TILES = "game: match-the-tiles\ntitle: Tiles\n\nA..#\n....\n#..a\n";
/** Nobody looks at all of its states. */
export const ENDLESS = "game: break-the-ice\ntitle: Endless\n\nABCDEA\nBCDEAB\nCDEABC\nDEABCD\nEABCDE\n";
export const WRONG = "game: roll-the-block\n\nS?.\n";

/** What was told since the page was cleared. */
export const told: [name: string, detail: Record<string, unknown>][] = [];

for (const name of ["result", "compare", "error"]) {
  document.addEventListener(`fourfold-${name}`, (event) => told.push([name, (event as CustomEvent).detail]));
}

export function clearPage(): void {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "";
  told.length = 0;
}

document.addEventListener("next-file", clearPage);

/** With its levels as properties. */
export async function compareOn(
  levels: readonly string[],
  attributes = 'solvers="bfs,dfs,astar"',
): Promise<FourfoldCompare> {
  document.body.innerHTML = `<fourfold-compare ${attributes}></fourfold-compare>`;
  const element = document.querySelector("fourfold-compare") as FourfoldCompare;
  if (levels.length > 0) element.levels = levels;
  await element.updateComplete;
  return element;
}

export function all<E extends Element = HTMLElement>(element: FourfoldCompare, selector: string): E[] {
  return [...element.renderRoot.querySelectorAll<E>(selector)];
}

export function textsOf(element: FourfoldCompare, selector: string): string[] {
  return all(element, selector).map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim() ?? "");
}

/** The one with this name, whether it is written on it or only read out. */
export function button(element: FourfoldCompare, name: string): HTMLButtonElement {
  const buttons = all<HTMLButtonElement>(element, "button");
  const said = (each: Element): string => each.getAttribute("aria-label") ?? each.textContent?.trim() ?? "";
  const found = buttons.find((each) => said(each) === name);
  if (found === undefined) throw new Error(`no button ${name}: ${buttons.map(said).join(", ")}`);
  return found;
}

/** Types or chooses in the control with this label. */
export async function choose(element: FourfoldCompare, label: string, value: string): Promise<void> {
  const found = all<HTMLLabelElement>(element, "label").find((each) => each.textContent?.trim() === label);
  const field = element.renderRoot.querySelector(`#${found?.htmlFor}`) as HTMLInputElement;
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type));
  await element.updateComplete;
}

/** The details of the events of this name, without `fourfold-`. */
export const named = (name: string): Record<string, unknown>[] =>
  told.filter(([each]) => each === name).map(([, detail]) => detail);

export const solversIn = (element: FourfoldCompare): string[] => textsOf(element, ".chip code");

export const heads = (element: FourfoldCompare): string[] => textsOf(element, "[part=table] thead code");
