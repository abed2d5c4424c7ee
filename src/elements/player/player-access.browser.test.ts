// The player for everybody: axe-core finds nothing in any state, in light and in dark, wide and narrow, in both languages.
import axe from "axe-core";
import { afterEach, describe, expect, test } from "vitest";
import { emulateMedia } from "../../../tests/support/emulated-media.ts";
import { clearPage, expectNotice, playerWith, present, press } from "../../../tests/support/player-page.ts";
import type { FourfoldPlayer } from "./fourfold-player.ts";

afterEach(async () => {
  await emulateMedia({ forcedColors: null });
  clearPage();
  document.body.style.cssText = "";
});

function play(player: FourfoldPlayer, moves: string): void {
  for (const word of moves.split(" ")) player.move(word);
}

const STATES: Readonly<Record<string, () => Promise<FourfoldPlayer>>> = {
  "at the start": () => playerWith(),
  playing: async () => {
    const player = await playerWith();
    play(player, "r r d");
    player.undo();
    return player;
  },
  "with a hint": async () => {
    const player = await playerWith();
    await player.hint();
    return player;
  },
  "that is lost": async () => {
    const player = await playerWith("", "game: folding-blocks\n\nA.B.\n");
    play(player, "B:l");
    await player.check();
    return player;
  },
  "with analysis": async () => {
    const player = await playerWith("", "game: break-the-ice\nmoves: 1\n\nA...\nB...\nBAA.\n");
    await press(player, "Study");
    await player.updateComplete;
    await press(player, "Analysis");
    await expect.poll(() => player.analysis.length).toBeGreaterThan(0);
    return player;
  },
  "playing back": async () => {
    const player = await playerWith('controls="undo hint solve playback"');
    await player.playback();
    return player;
  },
  "that is solved, with a comparison": async () => {
    const player = await playerWith('next="?2"');
    play(player, "r l r r d r r r d");
    await expectNotice(player, "It can be done in 7.");
    return player;
  },
  "with a wrong level": () => playerWith("", "game: roll-the-block\n\nS..?"),
};

describe.each(["light", "dark"])("in %s", (scheme) => {
  describe.each([390, 1200])("%d px wide", (width) => {
    test.each(Object.keys(STATES))("a player %s", async (name) => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.cssText = `width: ${width}px; background: ${scheme === "dark" ? "#16171d" : "#ffffff"};`;
      const player = await (STATES[name] as () => Promise<FourfoldPlayer>)();
      await player.updateComplete;
      for (const animation of player.shadowRoot?.getAnimations() ?? []) animation.finish();
      const { violations } = await axe.run(player, { resultTypes: ["violations"] });
      const found = violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html, any }) => [html, any.map(({ message }) => message)]),
      ]);
      expect(found).toEqual([]);
    });
  });
});

test("where colours are forced, a button that is off or pressed is told from the others", async () => {
  await emulateMedia({ forcedColors: "active" });
  const player = await playerWith();
  await press(player, "Study");
  await player.updateComplete;
  const look = (name: string): string => {
    for (const animation of player.shadowRoot?.getAnimations() ?? []) animation.finish();
    const { color, backgroundColor } = getComputedStyle(present(player, name));
    return `${color} on ${backgroundColor}`;
  };
  const off = [look("Undo"), look("Step back")];
  await press(player, "Analysis");
  await player.updateComplete;
  const [pressed, others] = [
    [look("Study"), look("Analysis")],
    [look("Hint"), look("Check")],
  ];
  expect(off[0]).toBe(off[1]);
  expect(pressed[0]).toBe(pressed[1]);
  expect(others[0]).toBe(others[1]);
  expect(new Set([off[0], pressed[0], others[0]]).size).toBe(3);
});

test.each([950, 1250])(
  "%d px wide, with something below, the panel shows all keys without scrolling",
  async (width) => {
    document.body.style.cssText = `width: ${width}px`;
    const player = await playerWith("", "game: folding-blocks\n\nA.B.\n");
    player.insertAdjacentHTML("beforeend", '<div slot="side" style="height: 50rem"></div>');
    const panel = player.shadowRoot?.querySelector(".panel") as HTMLElement;
    expect(panel.querySelector(".keys")?.textContent).toContain("Escape");
    expect(panel.scrollHeight).toBe(panel.clientHeight);
  },
);

test("a button that cannot do anything keeps the focus", async () => {
  const player = await playerWith();
  player.move("r");
  await player.updateComplete;
  const undo = present(player, "Undo");
  undo.focus();
  undo.click();
  await player.updateComplete;
  expect([player.shadowRoot?.activeElement, undo.getAttribute("aria-disabled")]).toEqual([undo, "true"]);
});
