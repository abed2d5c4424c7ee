// A file that is given to a person is there until the browser has it, which in Safari is later than the click.
import { afterEach, expect, test, vi } from "vitest";
import { download } from "./download.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["words", "text/plain", "words"],
  [new Blob(["a picture"], { type: "image/png" }), "image/png", "a picture"],
])("a file is kept for a while after the click, and no longer", async (content, type, text) => {
  vi.useFakeTimers();
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  download("mine", content);
  vi.advanceTimersByTime(30_000);
  const [{ href, download: name } = document.createElement("a")] = clicked;
  const kept = await (await fetch(href)).blob();
  expect([name, kept.type, await kept.text()]).toEqual(["mine", type, text]);
  vi.runAllTimers();
  await expect(fetch(href)).rejects.toThrow();
});
