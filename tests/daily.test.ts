// The pools of daily levels: what has been the level of a day stays it, a week gets harder, what a header says is so, and no
// level comes twice or is in a pack.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { difficultyOf } from "../src/generating/difficulty.ts";
import { commonText } from "../src/generating/drafted-level.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { playableOf } from "../src/playing/loaded-level.ts";
import { writeLevels } from "../src/playing/write-levels.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { ofDay, textsIn } from "../src/site/daily/day-in-pool.ts";
import { solve } from "../src/solving/solve.ts";
import { share } from "./support/breadth.ts";
import { filesOf, levelsIn } from "./support/packs.ts";

const POOL = join(import.meta.dirname, "../src/site/daily");
const WEEK = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"];

/** Of the levels of the first year. Whoever makes a pool longer leaves these as they are. */
const FIRST_YEAR: Readonly<Record<string, string>> = {
  "break-the-ice": "14fa8ca4636f3e50c3e99091cae0adbf290fa3bb0061224b7657fb1844e58664",
  "folding-blocks": "30fb1b8d0bbe5a86027c8144ebac4c474087edd01c7ef25d1e8226ab6de2274f",
  "match-the-tiles": "8ccdc7995e14cea6d6593e1b9726972a8aeec8cdc225938b4bd329dfe9c5a6b9",
  "roll-the-block": "cfb26f29593835dac28356094ce372cd8175f77c87ed1f906c90215f41bffb09",
};

const pools = readdirSync(POOL)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => ({ game: file.slice(0, -".txt".length), text: readFileSync(join(POOL, file), "utf8") }));

test("all four puzzles have a pool, as long as each other and of whole weeks", () => {
  expect(pools.map(({ game }) => game)).toEqual(Object.keys(FIRST_YEAR));
  const lengths = pools.map(({ text }) => textsIn(text).length);
  expect(new Set(lengths).size).toBe(1);
  expect((lengths[0] as number) % 7).toBe(0);
});

test("every day has its level, before the first day and after the last one too", () => {
  const texts = ["a", "b", "c"];
  expect([-4, -3, -1, 0, 2, 3, 7].map((day) => ofDay(texts, day))).toEqual(["c", "a", "c", "a", "c", "a", "b"]);
});

describe.each(pools)("$game", ({ game, text }) => {
  const texts = textsIn(text);

  test("what has been the level of a day stays it", () => {
    const year = texts.slice(0, 52 * 7).join("---\n");
    expect(createHash("sha256").update(year.trimEnd()).digest("hex")).toBe(FIRST_YEAR[game]);
  });

  test("is canonical text, a week gets harder, and every level says its optimum", () => {
    const levels = loadLevels(text);
    expect(levels.flatMap(({ problems }) => problems)).toEqual([]);
    expect(writeLevels(levels, "text")).toBe(text);
    const facts = levels.map((level) => playableOf(level).facts);
    expect(facts.map(({ difficulty }) => difficulty)).toEqual(levels.map((_, i) => WEEK[i % 7]));
    for (const { optimal } of facts) expect(optimal).toBeTypeOf("number");
  });

  test("optimum and difficulty are what is proven and measured", async () => {
    for (const level of share(texts, 26, 5).flatMap((each) => loadLevels(each))) {
      const { optimal, difficulty } = playableOf(level).facts;
      const { cost, optimal: isProven, moves } = await solve(level);
      expect({ title: level.title, cost, isProven }).toEqual({ title: level.title, cost: optimal, isProven: true });
      expect(difficultyOf(level, moves ?? undefined)?.name, level.title).toBe(difficulty);
    }
  });

  test("no level comes twice, or is in a pack", async () => {
    const packed = PACKED_PUZZLES.find(({ puzzle }) => puzzle.format.id === game);
    const generator = await packed?.puzzle.generator?.();
    if (packed === undefined || generator === undefined) throw new Error(`${game} makes no levels`);
    const making = { puzzle: packed.puzzle, packed, generator };
    const known = new Map<string, string | undefined>();
    const all = [...filesOf(game).flatMap((file) => levelsIn(game, file)), ...loadLevels(text)];
    const twins = all.flatMap((level) => {
      const common = commonText(making, playableOf(level).level);
      const twin = known.get(common);
      known.set(common, level.title);
      return twin === undefined ? [] : [`${level.title} is ${twin}`];
    });
    expect(twins).toEqual([]);
  });
});
