// An editor on a page, and what a person finds on it and does: what tests of the editor in a browser share.
import "../../src/elements/editor/define.ts";
import { userEvent } from "vitest/browser";
import type { FourfoldEditor } from "../../src/elements/editor/fourfold-editor.ts";

export const ROLL = "game: roll-the-block\ntitle: Small\n\nS....\n.....\n....T\n";
export const BRIDGED = "game: roll-the-block\na: bridge closed\n1: soft open a\n\nS.1..\n...a.\n....T\n";
export const TILES = "game: match-the-tiles\n\nA..\n...\n..a\n";
export const ICE = "game: break-the-ice\n\n...\nA.A\nABB\n";
export const GROUPS = "game: folding-blocks\n\nA..\n...\n";
export const BROKEN = "game: roll-the-block\nno key here\n\nS.?\n..T\n";

const NAMES = ["edit", "optimum", "load", "error"] as const;

/** What was told since the page was cleared. */
export const told: [name: string, detail: Record<string, unknown>][] = [];
for (const name of NAMES) {
  document.addEventListener(`fourfold-${name}`, (event) => {
    told.push([name, (event as CustomEvent).detail]);
  });
}

export const namesTold = (): string[] => told.map(([name]) => name);
export const detailsTold = (wanted: string): Record<string, unknown>[] =>
  told.flatMap(([name, detail]) => (name === wanted ? [detail] : []));

export function clearPage(): void {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  told.length = 0;
}

document.addEventListener("next-file", clearPage);

export async function editorWith(level: string, attributes = 'max-time="5"'): Promise<FourfoldEditor> {
  document.body.innerHTML = `<fourfold-editor ${attributes}></fourfold-editor>`;
  const element = document.querySelector("fourfold-editor") as FourfoldEditor;
  if (level !== "") element.level = level;
  return settled(element);
}

export async function settled(element: FourfoldEditor): Promise<FourfoldEditor> {
  await element.updateComplete;
  await element.updateComplete;
  return element;
}

export function all<E extends Element = HTMLElement>(element: FourfoldEditor, selector: string): E[] {
  return [...element.renderRoot.querySelectorAll<E>(selector)];
}

export function text(element: FourfoldEditor, selector: string): string | undefined {
  return all(element, selector)[0]?.textContent?.replaceAll(/\s+/g, " ").trim();
}

/** By its accessible name. */
export function button(element: FourfoldEditor, name: string): HTMLButtonElement {
  const nameOf = (each: Element) => each.getAttribute("aria-label") ?? each.textContent?.replaceAll(/\s+/g, " ").trim();
  const found = all(element, "button").find((each) => nameOf(each) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found as HTMLButtonElement;
}

export async function press(element: FourfoldEditor, name: string): Promise<void> {
  await userEvent.click(button(element, name));
  await settled(element);
}

/** The control with this label. */
export function field<E extends HTMLElement = HTMLInputElement>(element: FourfoldEditor, name: string): E {
  const label = all<HTMLLabelElement>(element, "label").find((each) => each.textContent?.trim() === name);
  const named = label && element.renderRoot.querySelector(`[id="${label.htmlFor}"]`);
  const found = named ?? all(element, "select, input").find((each) => each.getAttribute("aria-label") === name);
  if (found === undefined || found === null) throw new Error(`no field ${name}`);
  return found as E;
}

export async function enter(element: FourfoldEditor, name: string, value: string): Promise<void> {
  const control = field<HTMLInputElement | HTMLSelectElement>(element, name);
  control.value = value;
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  await settled(element);
}

export const area = (element: FourfoldEditor): HTMLTextAreaElement =>
  element.renderRoot.querySelector("textarea") as HTMLTextAreaElement;

/** As a person types it, and goes on typing. */
export async function typeText(element: FourfoldEditor, value: string): Promise<void> {
  area(element).value = value;
  area(element).dispatchEvent(new Event("input", { bubbles: true }));
  await settled(element);
}

export const cell = (element: FourfoldEditor, row: number, column: number): SVGElement =>
  element.renderRoot.querySelector(`[data-cell="${row} ${column}"]`) as SVGElement;

/** What is read out of a cell. */
export const cellTold = (element: FourfoldEditor, row: number, column: number): string | null =>
  cell(element, row, column).getAttribute("aria-label");

export const focusedCell = (element: FourfoldEditor): string | null | undefined =>
  (element.renderRoot as ShadowRoot).activeElement?.getAttribute("data-cell");

export function choose(element: FourfoldEditor, brush: string): void {
  element.renderRoot.querySelector<HTMLElement>(`[data-brush="${brush}"]`)?.click();
}

/** A pointer from cell to cell. */
export function drag(
  element: FourfoldEditor,
  cells: readonly (readonly [row: number, column: number])[],
  options: PointerEventInit = {},
): void {
  const board = element.renderRoot.querySelector(".board") as HTMLElement;
  const at = ([row, column]: readonly [number, number]): PointerEventInit => {
    const box = cell(element, row, column).getBoundingClientRect();
    return {
      ...{ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 },
      ...{ bubbles: true, composed: true, pointerId: 1, isPrimary: true, button: 0, ...options },
    };
  };
  const [first = [0, 0], ...others] = cells;
  board.dispatchEvent(new PointerEvent("pointerdown", { cancelable: true, ...at(first) }));
  for (const each of others) board.dispatchEvent(new PointerEvent("pointermove", at(each)));
  board.dispatchEvent(new PointerEvent("pointerup", at(others.at(-1) ?? first)));
}

/** The rows of the first grid. */
export const grid = (element: FourfoldEditor): string[] => element.level.trimEnd().split("\n\n")[1]?.split("\n") ?? [];

/** `café` as older programs write it. */
export const NOT_UTF8 = Uint8Array.from(
  [..."game: roll-the-block\ntitle: caf\u00e9\n\nS....T\n"].map((each) => each.charCodeAt(0)),
);
