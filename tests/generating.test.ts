// The generator as a whole: the same seed makes the same bytes, whoever makes them and however many; wishes are kept or it is said
// that they were not; what is written is true, also for the slow referee; and no two levels are the same to a person.
import { describe, expect, test } from "vitest";
import { DIFFICULTIES, difficultyOf } from "../src/generating/difficulty.ts";
import { draftedLevel } from "../src/generating/drafted-level.ts";
import { generate, generateChecked, type LevelMaker, packedPuzzle } from "../src/generating/generate.ts";
import { climbed, hardest } from "../src/generating/hardest.ts";
import { type MadeLevel, makeLevel } from "../src/generating/make-level.ts";
import { difficultyFrom, prove } from "../src/generating/proof.ts";
import { checkRequest, type GenerateRequest } from "../src/generating/request.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import { replay } from "../src/playing/replay.ts";
import { writeLevels } from "../src/playing/write-levels.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import { optimalSolutions } from "../src/solving/optimal-solutions.ts";
import { solve } from "../src/solving/solve.ts";
import { WrongOption } from "../src/solving/wrong-option.ts";
import { refereed } from "./reference/least-cost.ts";
import { isLong, runs } from "./support/breadth.ts";

const COUNT = isLong ? 60 : runs(6, 3);
const MOST_REFEREED = 3000;

const GAMES = PUZZLES.filter(({ generator }) => generator !== undefined).map(({ format }) => format.id);

/** Small boards, so that a test takes seconds. */
const SMALL: Readonly<Record<string, GenerateRequest["knobs"]>> = {
  "break-the-ice": { rows: { min: 4, max: 4 }, cols: { min: 4, max: 5 }, blocks: { min: 6, max: 8 } },
};

async function made(game: string, request: GenerateRequest, count = COUNT): Promise<MadeLevel[]> {
  const levels: MadeLevel[] = [];
  for await (const { level } of generate(game, { knobs: SMALL[game] ?? {}, ...request }, { count })) {
    if (level !== undefined) levels.push(level);
  }
  return levels;
}

const textOf = (levels: readonly MadeLevel[]): string => levels.map(({ text }) => text).join("---\n");
const read = ({ text }: MadeLevel): LoadedLevel => loadLevels(text)[0];

describe.each(GAMES)("%s", (game) => {
  test("the same seed makes the same bytes, another seed others", async () => {
    const [first, again, other] = [
      await made(game, { seed: "1" }),
      await made(game, { seed: "1" }),
      await made(game, { seed: "2" }),
    ];
    expect(first).toHaveLength(COUNT);
    expect(textOf(again)).toBe(textOf(first));
    expect(textOf(other)).not.toBe(textOf(first));
  });

  test("the first levels do not depend on how many are asked for, nor on who is ready first", async () => {
    const request = await checkRequest(packedPuzzle(game), { knobs: SMALL[game] ?? {}, seed: "3" });
    const late: LevelMaker = async (number, attempt) => {
      await new Promise((resolve) => setTimeout(resolve, number % 2 === 0 ? 0 : 20));
      return makeLevel(request, number, attempt);
    };
    const sideBySide: MadeLevel[] = [];
    for await (const { level } of generateChecked(request, { count: COUNT, jobs: 3, maker: late })) {
      if (level !== undefined) sideBySide.push(level);
    }
    expect(textOf(sideBySide)).toBe(textOf(await made(game, { seed: "3" })));
    const fewer = COUNT - 1;
    expect(textOf(sideBySide.slice(0, fewer))).toBe(textOf(await made(game, { seed: "3" }, fewer)));
  });

  test("what is written is canonical, is a level without a problem, and is true", async () => {
    for (const level of await made(game, { seed: "4" })) {
      const loaded = read(level);
      expect(loaded.problems).toEqual([]);
      expect(writeLevels([loaded], "text")).toBe(level.text);
      const { facts, puzzle, level: playable, document } = playableOf(loaded);
      expect(facts).toMatchObject({ author: "Fourfold", optimal: level.optimal, difficulty: level.difficulty?.name });
      expect(document.header.find(({ key }) => key === "source")?.value).toMatch(
        new RegExp(`^generate ${game} .*--seed 4 #\\d+$`),
      );
      expect(replay(loaded, facts.solution ?? "")).toMatchObject({ solved: true, cost: level.optimal });
      expect(await solve(loaded)).toMatchObject({ cost: level.optimal, optimal: true });
      const cost = refereed(puzzle, playable, "moves", MOST_REFEREED);
      if (cost !== undefined) expect(cost).toBe(level.optimal);
      expect(difficultyOf(loaded, facts.solution)).toEqual(level.difficulty);
    }
  });

  test("what nobody asked for is left out: no part can go without a change of the optimum or of what is asked", async () => {
    const { making, ...request } = await checkRequest(packedPuzzle(game), { knobs: SMALL[game] ?? {}, seed: "4" });
    for (const { text, optimal, difficulty } of await made(game, { seed: "4" }, 2)) {
      const { level } = playableOf(loadLevels(text)[0]);
      for (const draft of making.generator.simpler(level)) {
        const simpler = draftedLevel(making, draft, request.asked);
        const proof = simpler && (await prove(making, simpler));
        if (proof?.optimal !== optimal) continue;
        expect(difficultyFrom(proof)?.score).toBeLessThan(difficulty?.score ?? 0);
      }
    }
  });

  test("titles tell levels apart", async () => {
    const titles = (await made(game, { seed: "4" }, 4)).map((level) => read(level).title);
    expect(new Set(titles).size).toBe(4);
    for (const title of titles) expect(title).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
  });

  test("no two are the same to a person", async () => {
    const levels = await made(game, { seed: "5", wishes: { optimal: { min: 2, max: 3 } } }, 3 * COUNT);
    expect(new Set(levels.map(({ common }) => common)).size).toBe(levels.length);
    expect(levels.length).toBeGreaterThan(COUNT);
  });

  test("a wished optimum is kept", async () => {
    const levels = await made(game, { seed: "6", wishes: { optimal: { min: 4, max: 5 } } });
    expect(levels).toHaveLength(COUNT);
    for (const { optimal } of levels) expect([4, 5]).toContain(optimal);
  });

  test.each(isLong ? DIFFICULTIES : DIFFICULTIES.slice(0, 3))("a wished difficulty is kept: %s", async (difficulty) => {
    const knobs = difficulty === "extreme" ? {} : (SMALL[game] ?? {});
    const levels = await made(game, { seed: "7", knobs, wishes: { difficulty } }, 2);
    expect(levels).toHaveLength(2);
    for (const level of levels) {
      const loaded = read(level);
      expect(difficultyOf(loaded, playableOf(loaded).facts.solution)?.name).toBe(difficulty);
    }
  });

  test("one class of optimal solutions is one", async () => {
    for (const level of await made(game, { seed: "8", wishes: { unique: true } }, 3)) {
      expect(optimalSolutions(read(level), level.optimal as number)).toMatchObject({ count: 1, exact: true });
    }
  });

  test("a level without a solution has none, and not at a glance", async () => {
    const levels = await made(game, { seed: "9", wishes: { unsolvable: true } }, 2);
    expect(levels).toHaveLength(2);
    for (const level of levels) {
      const loaded = read(level);
      expect([level.optimal, level.difficulty, playableOf(loaded).facts.solution]).toEqual([
        "unsolvable",
        null,
        undefined,
      ]);
      expect(await solve(loaded)).toMatchObject({ status: "unsolvable", why: null });
    }
  });

  test("what cannot be met within the work allowed is said", async () => {
    const tiny = { rows: { min: 2, max: 2 }, cols: { min: 3, max: 3 } };
    const request = { knobs: tiny, seed: "1", work: 20_000, wishes: { optimal: { min: 500, max: 600 } } };
    const asked: GenerateRequest =
      game === "break-the-ice"
        ? { ...request, knobs: { ...tiny, blocks: { min: 3, max: 4 }, colours: { min: 1, max: 1 } } }
        : request;
    const levels: unknown[] = [];
    for await (const each of generate(game, asked, { count: 2 })) levels.push(each);
    expect(levels).toEqual([
      { number: 1, level: undefined },
      { number: 2, level: undefined },
    ]);
  });

  test("the hardest are harder and harder", async () => {
    const request = await checkRequest(packedPuzzle(game), { knobs: SMALL[game] ?? {}, seed: "1" });
    let asked = 0;
    const levels: MadeLevel[] = [];
    for await (const level of hardest(request, { by: "optimal", isOver: () => asked++ > 60 })) levels.push(level);
    const optima = levels.map(({ optimal }) => Number(optimal));
    expect(optima.length).toBeGreaterThan(0);
    expect(optima.toSorted((a, b) => a - b)).toEqual(optima);
    expect(new Set(optima).size).toBe(optima.length);
  });
});

describe("a climb of those that are done side by side", () => {
  const request = { knobs: { rows: { min: 4, max: 4 }, cols: { min: 4, max: 4 } }, seed: "1" };
  const order = { by: "optimal", number: 1, peaks: [], above: 0, maxMs: 3_600_000, seconds: 60 } as const;

  test("ends at the same level wherever it is done", async () => {
    const checked = await checkRequest(packedPuzzle("match-the-tiles"), request);
    const once = await climbed(checked, order);
    expect(once?.level?.optimal).toBe(once?.value);
    expect(once?.level?.text).toContain("--seed 1 --hardest 60 --by optimal #1\n");
    expect(await climbed(checked, order)).toEqual(once);
    expect(await climbed(checked, { ...order, above: once?.value ?? 0 })).toEqual({ ...once, level: null });
  });

  test("goes back to what it is given now and then, and refuses what is of another puzzle", async () => {
    const checked = await checkRequest(packedPuzzle("match-the-tiles"), request);
    const long = await climbed(checked, order);
    const peaks = [long?.peak ?? ""];
    const short = { ...checked, settings: { ...checked.settings, tiles: { min: 1, max: 1 } } };
    const again = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => climbed(short, { ...order, number, peaks })));
    expect(again.some((each) => (each?.value ?? 0) >= (long?.value ?? 0))).toBe(true);
    const other = ["game: roll-the-block\n\nS..T\n"];
    await expect(climbed(checked, { ...order, peaks: other })).rejects.toThrow(WrongOption);
  });
});

describe("knobs", () => {
  test("of Break the Ice: a budget that is just the optimum, or a number, and what bursts", async () => {
    const knobs = { ...SMALL["break-the-ice"], burst: "lines", budget: "optimal" };
    for await (const { level } of generate("break-the-ice", { knobs, seed: "1" }, { count: 2 })) {
      expect(level?.text).toContain(`\nmoves: ${level?.optimal}\nburst: lines\n`);
    }
    const nine = { ...SMALL["break-the-ice"], budget: { min: 9, max: 9 } };
    for await (const { level } of generate("break-the-ice", { knobs: nine, seed: "1" }, { count: 1 })) {
      expect(level?.text).toContain("\nmoves: 9\n");
    }
  });

  test("of Folding Blocks: folds are the moves of a shortest solution", async () => {
    const knobs = { folds: { min: 6, max: 6 } };
    for await (const { level } of generate("folding-blocks", { knobs, seed: "1" }, { count: 3 })) {
      expect(level?.optimal).toBe(6);
    }
  });
});

describe("what is refused, and how", () => {
  const refused: readonly (readonly [string, Omit<GenerateRequest, "seed">, RegExp])[] = [
    ["roll-the-block", { knobs: { colours: { min: 1, max: 1 } } }, /There is no knob colours; .*there is rows, cols/i],
    ["match-the-tiles", { knobs: { rows: { min: 1, max: 99 } } }, /rows takes a number from 1 to 16/],
    ["match-the-tiles", { knobs: { rows: "many" } }, /rows takes a number from 1 to 16/],
    ["break-the-ice", { knobs: { burst: "all" } }, /burst takes connected, or lines/],
    [
      "match-the-tiles",
      { knobs: { tiles: { min: 1, max: 2 }, colours: { min: 3, max: 3 } } },
      /more colours than tiles/,
    ],
    ["match-the-tiles", { wishes: { optimal: { min: 5, max: 4 } } }, /the lower one first/],
    ["match-the-tiles", { wishes: { unsolvable: true, unique: true } }, /without a solution/],
    [
      "folding-blocks",
      { knobs: { folds: { min: 9, max: 9 } }, wishes: { optimal: { min: 1, max: 4 } } },
      /no solution/,
    ],
    ["sokoban", {}, /There is no puzzle sokoban/],
  ];

  test.each(refused)("%s, %j", async (game, request, message) => {
    const levels = generate(game, { ...request, seed: "1" }, { count: 1 });
    const reason: unknown = await levels.next().catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(WrongOption);
    expect((reason as WrongOption).message).toMatch(message);
  });
});
