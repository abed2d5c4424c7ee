import fc from "fast-check";
import { expect, test } from "vitest";
import { packed, textToShare } from "../elements/common/shared-text.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { BrokenLink, unpacked } from "./share.ts";

test("any text comes out of a link as it went in, and a link is made of letters that nothing changes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
      const link = await packed(text);
      expect(link).toMatch(/^[\w-]+$/);
      expect(await unpacked(link)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test("what is shared carries no solution", () => {
  const [loaded] = loadLevels("game: roll-the-block\ntitle: Two\noptimal: 2\nsolution: r r\n\nS..T\n");
  expect(textToShare(playableOf(loaded as never))).toBe("game: roll-the-block\ntitle: Two\noptimal: 2\n\nS..T\n");
});

test.each(["", "!", "AAAA", "å", "a b"])("%j is a broken link", async (link) => {
  await expect(unpacked(link)).rejects.toBeInstanceOf(BrokenLink);
});

test("a link that was cut off is broken", async () => {
  const link = await packed("game: roll-the-block\n\nS..T\n".repeat(9));
  await expect(unpacked(link.slice(0, -6))).rejects.toBeInstanceOf(BrokenLink);
});

test("a small link to very much is refused", async () => {
  const link = await packed(".".repeat(100_000));
  await expect(unpacked(link, 50_000)).rejects.toThrow("more than");
});
