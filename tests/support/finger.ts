// One finger on a page, as a phone tells it, in each browser by what speaks to it.
import type { Page } from "playwright-core";
import { browserName } from "../../tools/browsers.js";
import { drawInFirefox } from "../../tools/firefox.js";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the first point over the others. In Firefox it moves no page: only what the page makes of it is seen. */
export async function draw(page: Page, points: readonly Point[]): Promise<void> {
  // What a finger does is decided by what was drawn last.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (browserName === "firefox") return drawInFirefox(page, points);
  const phone = await page.context().newCDPSession(page);
  for (const [i, point] of points.entries()) {
    await phone.send("Input.dispatchTouchEvent", { type: i === 0 ? "touchStart" : "touchMove", touchPoints: [point] });
  }
  await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await phone.detach();
}
