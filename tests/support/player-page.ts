// A player on a page of its own, and the hands of a person at it: what tests of the player in a browser share.
import { expect } from "vitest";
import "../../src/elements/player/define.ts";
import type { FourfoldPlayer } from "../../src/elements/player/fourfold-player.ts";
import { HANDS } from "./hands.ts";

/** Solved by 7 moves, among others `r r d r r r d`. */
export const FIRST = `game: roll-the-block
title: First steps
optimal: 7
solution: r r d r r r d

....#####
.S....###
#.......#
##.......
#####..T.
#####...#
`;

const NAMES = ["load", "error", "before-move", "move", "move-end", "refused", "solved", "hint", "check"] as const;

export interface Told {
  readonly name: string;
  readonly detail: Record<string, unknown>;
}

/** What was told since the page was made. */
export const told: Told[] = [];

const hear = (event: Event): void => {
  told.push({ name: event.type.slice("fourfold-".length), detail: (event as CustomEvent).detail });
};
for (const name of NAMES) document.addEventListener(`fourfold-${name}`, hear);

export async function playerWith(attributes = "", level = FIRST): Promise<FourfoldPlayer> {
  told.length = 0;
  document.body.innerHTML = `<fourfold-player tempo="0" ${attributes}><script type="text/plain">${level}</script></fourfold-player>`;
  const player = document.querySelector("fourfold-player") as FourfoldPlayer;
  await player.updateComplete;
  return player;
}

/** Makes these moves, all of which are legal there. */
export async function played(player: FourfoldPlayer, moves: string): Promise<void> {
  for (const word of moves.split(" ")) expect(player.move(word)).toBe(true);
  await player.updateComplete;
}

export function clearPage(): void {
  document.body.replaceChildren();
  document.body.removeAttribute("lang");
  document.body.removeAttribute("style");
  document.documentElement.style.colorScheme = "";
}

export function detailsOf(name: (typeof NAMES)[number]): Record<string, unknown>[] {
  return told.filter((each) => each.name === name).map(({ detail }) => detail);
}

/** The button, slider or choice of this accessible name; undefined where there is none. */
export function control(player: FourfoldPlayer, name: string): HTMLElement | undefined {
  const all = [...player.renderRoot.querySelectorAll<HTMLElement>("button, input, select, a")];
  return all.find((each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").trim() === name);
}

export function present(player: FourfoldPlayer, name: string): HTMLElement {
  const found = control(player, name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

export const press = (player: FourfoldPlayer, name: string): Promise<void> => HANDS.mouse(present(player, name));

export function notice(player: FourfoldPlayer): string {
  return player.renderRoot.querySelector<HTMLElement>(".notice p")?.innerText.trim() ?? "";
}

export async function expectNotice(player: FourfoldPlayer, text: string): Promise<void> {
  await expect.poll(() => notice(player)).toContain(text);
}
