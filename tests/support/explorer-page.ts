// An explorer on a page, and what a person finds on it: what tests of the element in a browser share.
import "../../src/elements/explorer/define.ts";
import type { StepDetail } from "../../src/elements/events.ts";
import type { FourfoldExplorer } from "../../src/elements/explorer/fourfold-explorer.ts";
import type { Tour } from "../../src/exploring/tour.ts";

export const LEVEL = "game: roll-the-block\n\nS....\n.....\n....T\n";
export const OTHER = "game: roll-the-block\n\nS..T\n....\n";
export const ICE = "game: break-the-ice\n\nA.B.A\nABBAB\n";
export const WRONG = "game: roll-the-block\n\nS?.";

/** What was told since the page was cleared. */
export const told: StepDetail[] = [];

document.addEventListener("fourfold-step", ({ detail }) => void told.push(detail));

export function clearPage(): void {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  told.length = 0;
}

document.addEventListener("next-file", clearPage);

/** One more, with its search made. */
export async function explorer(attributes = 'heuristic="distance"', level = LEVEL): Promise<FourfoldExplorer> {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<fourfold-explorer ${attributes}>${level === "" ? "" : `<script type="text/plain">${level}</script>`}</fourfold-explorer>`,
  );
  const element = document.body.lastElementChild as FourfoldExplorer;
  await element.updateComplete;
  return element;
}

export const all = (element: FourfoldExplorer, selector: string): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>(selector),
];
export const one = (element: FourfoldExplorer, selector: string): HTMLElement =>
  all(element, selector)[0] as HTMLElement;
export const text = (element: FourfoldExplorer, selector: string): string =>
  all(element, selector)
    .map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim())
    .join("|");
export const button = (element: FourfoldExplorer, name: string): HTMLButtonElement =>
  all(element, "button").find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent?.trim()) === name,
  ) as HTMLButtonElement;
export async function press(element: FourfoldExplorer, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    button(element, name).click();
    await element.updateComplete;
  }
}
export async function pick(element: FourfoldExplorer, id: string, value: string): Promise<void> {
  const select = one(element, `#${id}`) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change"));
  await element.updateComplete;
}
export const tourOf = (element: FourfoldExplorer): Tour => element.tour as Tour;
