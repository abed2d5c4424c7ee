// A page that says things of an element before its script has come: each counts as if it had been said after.
import { afterEach, expect, test } from "vitest";
import "./index.ts";
import type { FourfoldPlayer } from "./player/fourfold-player.ts";

const LEVEL = "game: roll-the-block\n\nS...T\n.....\n";
const TAGS = ["board", "player", "solver", "race", "compare", "editor", "explorer"];

afterEach(() => document.body.replaceChildren());

/** As it is where nobody has defined it. */
function notYet(tag: string): HTMLElement {
  return document.implementation.createHTMLDocument().createElement(`fourfold-${tag}`);
}

function settersOf(tag: string): string[] {
  const { prototype } = customElements.get(`fourfold-${tag}`) as CustomElementConstructor;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { set }]) => (set ? [name] : []));
}

test.each(TAGS)("no property of <fourfold-%s> stands in the way of what sets it", async (tag) => {
  const element = notYet(tag);
  const names = settersOf(tag);
  for (const name of names) Reflect.set(element, name, undefined);
  document.body.append(element);
  await Reflect.get(element, "updateComplete");
  expect(names.filter((name) => Object.hasOwn(element, name))).toEqual([]);
  expect(names).toContain("level");
});

test("what moves are worth, given to a player with its level and its moves, is drawn, and gone with the position", async () => {
  const analysis = [{ move: "l", status: "exact", remaining: 4, best: false }];
  for (const player of [notYet("player"), document.createElement("fourfold-player")] as FourfoldPlayer[]) {
    Object.assign(player, { level: LEVEL, moves: "r", tempo: 0, analysis });
    document.body.append(player);
    await player.updateComplete;
    expect([player.moves, player.analysis]).toEqual(["r", analysis]);
    const drawn = () => player.renderRoot.querySelector("fourfold-board")?.analysis;
    expect(drawn()).toEqual(analysis);
    player.move("l");
    await player.updateComplete;
    expect([player.analysis, drawn()]).toEqual([[], []]);
    player.analysis = analysis as FourfoldPlayer["analysis"];
    await player.updateComplete;
    player.level = `${LEVEL}.....\n`;
    await player.updateComplete;
    expect([player.moves, player.analysis]).toEqual(["", []]);
  }
});
