// The list of moves shows the last one whole, also where moves take two lines and come many at once.
import { afterEach, expect, test } from "vitest";
import { clearPage, playerWith } from "../../../tests/support/player-page.ts";
import type { FourfoldPlayer } from "./fourfold-player.ts";

const ICE = "game: break-the-ice\n\n.BB.\nA##A\nABBA\n";

afterEach(clearPage);

/** How far the last move sticks out of the list. */
async function outOfSight(player: FourfoldPlayer): Promise<number> {
  await player.updateComplete;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const list = player.renderRoot.querySelector(".moves") as HTMLElement;
  const [outer, last] = [list, list.querySelector("[aria-current=step]") as HTMLElement].map((each) =>
    each.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  expect([list.scrollHeight > list.clientHeight, last.height > 44]).toEqual([true, true]);
  return Math.max(0, last.bottom - outer.bottom, outer.top - last.top);
}

test("the last move is in sight, move after move and after many at once", async () => {
  const player = await playerWith("", ICE);
  player.style.width = "70rem";
  (player.renderRoot.querySelector("[aria-expanded]") as HTMLElement).click();
  for (let i = 0; i < 8; i++) {
    player.move("2,2:r");
    if (i > 4) expect(await outOfSight(player)).toBe(0);
  }
  player.restart();
  for (let i = 0; i < 12; i++) player.move("2,2:r");
  expect(await outOfSight(player)).toBe(0);
});
