// What a person begins with can be believed: it never says too much, and it is better than nothing, as it stands in either language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkHeuristic } from "../../heuristics/check-heuristic.ts";
import { LANGUAGES } from "../../language/words.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { ownHeuristicOf } from "../../worker/own-module.ts";
import { moduleOf } from "./sandbox-pool.ts";
import { templateOf } from "./templates.ts";

const levels = join(import.meta.dirname, "../../../levels");

describe.each([
  ["roll-the-block", ["first", "tutorial", "lessons"]],
  ["match-the-tiles", ["first-slides", "lessons"]],
  ["folding-blocks", ["first-steps", "lessons"]],
  ["break-the-ice", ["first-cracks", "lessons"]],
] as const)("the example for %s", (game, packs) => {
  test("never says too much on any state of small levels, and says more than 0 on some", async () => {
    const own = await ownHeuristicOf(moduleOf(templateOf(game, "en")));
    expect(own.admissible).toBe(true);
    let better = 0;
    for (const pack of packs) {
      for (const level of loadLevels(readFileSync(join(levels, game, `${pack}.txt`), "utf8"))) {
        const check = await checkHeuristic(level, own, { states: 20_000 });
        expect({ title: level.title, admissible: check.admissible }).toEqual({ title: level.title, admissible: true });
        const blind = await checkHeuristic(level, { name: "zero", estimate: () => 0 }, { states: 20_000 });
        if ((check.averageGap ?? 0) < (blind.averageGap ?? 0)) better++;
      }
    }
    expect(better).toBeGreaterThan(2);
  });

  test("is the same code in both languages, with every place of a comment filled in", () => {
    const [en = "", pt = ""] = LANGUAGES.map((language) => templateOf(game, language));
    const code = (text: string): string => text.replaceAll(/^ *\/\/.*\n/gm, "");
    expect(code(en)).toBe(code(pt));
    expect(en + pt).not.toContain("§");
    expect(en).not.toBe(pt);
  });
});
