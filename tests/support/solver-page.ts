// A solver on a page, alone or with a board, and what a person finds on it: what tests of the solver in a browser share.
import "../../src/elements/board/define.ts";
import type { FourfoldBoard } from "../../src/elements/board/fourfold-board.ts";
import "../../src/elements/solver/define.ts";
import type { FourfoldSolver } from "../../src/elements/solver/fourfold-solver.ts";

export const LEVEL = "game: roll-the-block\ntitle: Small\n\nS....\n.....\n....T\n";
export const UNSOLVABLE = "game: roll-the-block\n\nS...T\n";
/** Nobody looks at all of its states. */
export const ENDLESS = "game: break-the-ice\n\nABCDEA\nBCDEAB\nCDEABC\nDEABCD\nEABCDE\n";
const NAMES = ["progress", "solution", "result", "error"] as const;

/** What was told since the page was cleared. */
export const told: [name: string, detail: Record<string, unknown>][] = [];

const hear = (event: Event): void => {
  told.push([event.type.slice("fourfold-".length), (event as CustomEvent).detail]);
};
for (const name of NAMES) document.addEventListener(`fourfold-${name}`, hear);

export const namesTold = (): string[] => told.map(([name]) => name);

export function clearPage(): void {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "";
  told.length = 0;
}

document.addEventListener("next-file", clearPage);

export const script = (level: string): string => `<script type="text/plain">${level}</script>`;

export async function solverWith(attributes = "", level = LEVEL): Promise<FourfoldSolver> {
  document.body.innerHTML = `<fourfold-solver ${attributes}>${level === "" ? "" : script(level)}</fourfold-solver>`;
  return settled();
}

/** A solution is watched at the usual speed where there is no tempo. */
export async function withBoard(
  attributes = "",
  level = LEVEL,
  tempo = 0,
): Promise<readonly [FourfoldSolver, FourfoldBoard]> {
  document.body.innerHTML = `<fourfold-board id="it" tempo="${tempo}">${script(level)}</fourfold-board>
    <fourfold-solver for="it" ${attributes}></fourfold-solver>`;
  const board = document.querySelector("fourfold-board") as FourfoldBoard;
  await board.updateComplete;
  return [await settled(), board];
}

export async function settled(): Promise<FourfoldSolver> {
  const element = document.querySelector("fourfold-solver") as FourfoldSolver;
  await element.updateComplete;
  return element;
}

export function all(element: FourfoldSolver, selector: string): HTMLElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLElement>(selector)];
}

export function text(element: FourfoldSolver, selector: string): string | undefined {
  return all(element, selector)[0]?.textContent?.replaceAll(/\s+/g, " ").trim();
}

export function visibleText(element: FourfoldSolver, selector: string): string {
  return all(element, selector)
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent?.trim())
    .join("|");
}

export function button(element: FourfoldSolver, name: string): HTMLButtonElement {
  const found = all(element, "button").find((each) => each.textContent?.trim() === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found as HTMLButtonElement;
}

/** The control with this label. */
export function control<T extends HTMLElement>(element: FourfoldSolver, name: string): T {
  const label = all(element, "label").find((each) => each.textContent === name) as HTMLLabelElement;
  return element.renderRoot.querySelector(`#${label.htmlFor}`) as T;
}

export async function choose(element: FourfoldSolver, name: string, value: string): Promise<void> {
  const field = control<HTMLSelectElement | HTMLInputElement>(element, name);
  field.value = value;
  field.dispatchEvent(new Event("change"));
  await element.updateComplete;
}
