// What a puzzle that can be painted owes its editor, and what an editor owes a level, on random levels of every puzzle: no edit
// makes a text that is not canonical, what is painted is there, and all of it can be taken back.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftOf, textOf } from "../src/editing/draft.ts";
import {
  type Edit,
  fill,
  freeName,
  lineBetween,
  paint,
  removeEntry,
  resize,
  setEntry,
  setKey,
  setLetter,
} from "../src/editing/edits.ts";
import { LevelEditing } from "../src/editing/level-editing.ts";
import { isPainted, type PaintedDraft, sketchOf } from "../src/editing/sketch.ts";
import { LANGUAGES, type Words } from "../src/language/words.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { contentAt } from "../src/puzzles/draft-cells.ts";
import { type Editing, lettersIn, type Side } from "../src/puzzles/editing.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import type { Level, Puzzle } from "../src/puzzles/puzzle.ts";
import { solve } from "../src/solving/solve.ts";
import { samplesOf } from "./support/level-samples.ts";

const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];
const RUNS = 60;

const painted = PUZZLES.filter(({ editing }) => editing !== undefined);

const draftFor = (level: Level): PaintedDraft => {
  const draft = draftOf(textOf(level.document));
  if (!isPainted(draft)) throw new Error("a level that cannot be painted");
  return draft;
};

/** An edit that is drawn by a number, made of what the level of the moment has. */
function drawn(editing: Editing, pick: (below: number) => number): Edit {
  return (draft) => {
    const sketch = sketchOf(draft.document);
    const { first } = sketch.cells;
    const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
    const cell = () => ({ row: pick(first.length), column: pick(first[0]?.length ?? 1) });
    const character = one(editing.palette(sketch));
    const edits: (() => Edit)[] = [
      () => paint(editing, [cell()], character),
      () => paint(editing, lineBetween(cell(), cell()), character),
      () => fill(editing, cell(), character),
      () => resize(editing, one(SIDES), one([1, -1] as const)),
      () => setKey(one(["title", "note", "odd-key", "solution"]), one([undefined, "", "some words", "a: b"])),
      ...(editing.header ?? []).map(({ key, options }) => () => {
        return setKey(key, one([undefined, ...(options ?? []).map(({ value }) => value), "7"]));
      }),
    ];
    const { letters, legend } = editing;
    if (letters !== undefined) {
      const used = [...lettersIn(sketch.cells, letters).keys()];
      if (used.length > 0) edits.push(() => setLetter(editing, one(used), one([undefined, ...letters.all])));
    }
    if (legend !== undefined) {
      const kind = one(legend.kinds);
      const name = freeName(draft, kind.names);
      if (name !== undefined) edits.push(() => setEntry(name, kind.value(draft.document)));
      const field = one([undefined, ...draft.document.legend]);
      const choice = field && one([undefined, ...(legend.choices(field, draft.document) ?? [])]);
      if (field !== undefined) edits.push(() => removeEntry(editing, field.key));
      if (field !== undefined && choice !== undefined) {
        edits.push(() =>
          setEntry(field.key, choice.kind === "cell" ? choice.with(cell()) : choice.with(one(choice.options).value)),
        );
      }
    }
    return one(edits)()(draft);
  };
}

describe.each(painted.map((puzzle) => [puzzle.format.id, puzzle] as const))("%s", (id, puzzle: Puzzle) => {
  const { small, all } = samplesOf(id);
  const samples = fc.oneof(small, ...Object.values(all)).filter(({ rows, columns }) => rows * columns <= 1024);
  const editing = async (): Promise<Editing> => (await puzzle.editing?.()) as Editing;

  test("begins with a level that has a solution, which is worth looking for", async () => {
    const { start } = await editing();
    const [loaded] = loadLevels(start);
    expect(loaded?.problems).toEqual([]);
    expect(loaded?.playable?.puzzle).toBe(puzzle);
    expect(draftOf(start)).toMatchObject({ isSound: true });
    expect(textOf(draftOf(start).document as never)).toBe(start);
    const { status, optimal, cost } = await solve(loaded as never);
    expect({ status, optimal }).toEqual({ status: "solved", optimal: true });
    expect(cost).toBeGreaterThan(2);
  });

  test("has a brush for all that it offers and for all that a level has, and every cell is seen", async () => {
    const made = await editing();
    const isWords = ({ en, pt }: Words): boolean => LANGUAGES.length === 2 && en !== "" && pt !== "";
    fc.assert(
      fc.property(samples, (level) => {
        const sketch = sketchOf(draftFor(level).document);
        const palette = made.palette(sketch);
        expect(new Set(palette).size).toBe(palette.length);
        for (const character of palette) {
          const brush = made.brush(sketch, character);
          expect(brush?.character).toBe(character);
          expect(brush && isWords(brush.words)).toBe(true);
        }
        sketch.cells.first.forEach((line, row) => {
          line.forEach((character, column) => {
            expect(made.shown(sketch, { row, column })).not.toEqual([]);
            expect(palette, character).toContain(character);
          });
        });
      }),
      { numRuns: RUNS },
    );
    const sketch = sketchOf(draftOf(made.start).document as never);
    expect(made.brush(sketch, "?")).toBeUndefined();
    expect([...made.blank, ...(SIDES.map((side) => made.added?.(side) ?? made.blank) as string[])]).toSatisfy(
      (each: string[]) => each.every((character) => made.brush(sketch, character) !== undefined),
    );
  });

  test("what is painted is there, and nothing else is another", async () => {
    const made = await editing();
    fc.assert(
      fc.property(samples, fc.nat(), fc.nat(), fc.nat(), (level, row, column, which) => {
        const draft = draftFor(level);
        const sketch = sketchOf(draft.document);
        const cell = { row: row % level.rows, column: column % level.columns };
        const palette = made.palette(sketch);
        const character = palette[which % palette.length] as string;
        const brush = made.brush(sketch, character);
        const text = paint(made, [cell], character)(draft) ?? draft.text;
        const after = draftOf(text);
        expect(after.isSound).toBe(true);
        const now = sketchOf((after as PaintedDraft).document);
        const look = { role: brush?.glyph.role, text: brush?.glyph.text };
        const glyphs = made
          .shown(now, cell)
          .map((glyph) => ({ role: glyph.role.replace("-at-goal", ""), text: glyph.text }));
        // A goal under a tile of its colour is that tile on its goal.
        const isSeen = glyphs.some((glyph) => glyph.text === look.text && glyph.role === look.role);
        const isUnder = made.shown(now, cell).some(({ role }) => role === "piece-at-goal") && look.role === "goal";
        expect(isSeen || isUnder).toBe(true);
        const others = sketch.cells.first.flatMap((line, r) =>
          line.flatMap((before, c) => {
            const isHere = r === cell.row && c === cell.column;
            const isSame = contentAt(now.cells.first, { row: r, column: c }) === before;
            return isHere || isSame || (brush?.isSingle === true && before === character) ? [] : [`${r} ${c}`];
          }),
        );
        expect(others).toEqual([]);
      }),
      { numRuns: 3 * RUNS },
    );
  });

  test("a row or column more and less again is the level as it was", async () => {
    const made = await editing();
    fc.assert(
      fc.property(samples, fc.constantFrom(...SIDES), (level, side) => {
        const draft = draftFor(level);
        const more = resize(made, side, 1)(draft);
        if (more === undefined) {
          expect([level.rows, level.columns]).toContain(
            made.most[side === "top" || side === "bottom" ? "rows" : "columns"],
          );
          return;
        }
        const larger = draftOf(more) as PaintedDraft;
        expect(larger.isSound).toBe(true);
        // What the header told of a solution is gone by then.
        const less = draftOf(resize(made, side, -1)(larger) as string) as PaintedDraft;
        expect(sketchOf(less.document).cells).toEqual(sketchOf(draft.document).cells);
        expect(less.document.legend.map(({ value }) => value)).toEqual(draft.document.legend.map(({ value }) => value));
      }),
      { numRuns: RUNS },
    );
  });

  test("whatever is done is canonical, and can be taken back to where it began, and done again", async () => {
    const made = await editing();
    fc.assert(
      fc.property(small, fc.array(fc.nat(), { minLength: 8, maxLength: 240 }), (level, numbers) => {
        const state = new LevelEditing(textOf(level.document));
        const began = state.text;
        let next = 0;
        const pick = (below: number): number => (numbers[next++ % numbers.length] as number) % Math.max(1, below);
        const texts = [began];
        while (next < numbers.length) {
          if (!state.edit(drawn(made, pick))) continue;
          texts.push(state.text);
          expect(state.draft.isSound).toBe(true);
          expect(state.level).toBe(state.text);
        }
        for (let i = texts.length - 1; i >= 0; i--) {
          expect(state.text).toBe(texts[i]);
          expect(state.undo()).toBe(i > 0);
        }
        while (state.redo());
        expect(state.text).toBe(texts.at(-1));
      }),
      { numRuns: RUNS },
    );
  });
});
