// Roll the Block levels that encode quantified formulas, after the proof that Bloxorz is PSPACE-complete (T. van der Zanden,
// H. Bodlaender, "PSPACE-completeness of Bloxorz and of games with 2-buttons", 2015): the level can be solved exactly
// where the formula is true.
//
// A lane of rooms leads through the variables, from the outermost on, and then through the clauses; a lane below leads back.
// Each variable has two bridges, of which one is open: one while it is true, one while it is false. A door that says
// "exists" is passed by one of two switches, as one likes. One that says "for all" makes its variable false; on the way
// back, while it is false, the only way is up over a switch that makes it true and to the lane right of it, so that
// everything inside is done again; while it is true, the way back is open. A clause is three bridges side by side, one for
// each literal. What must not be passed backward has a bridge between two switches: the first opens it and the
// second closes it.
import { randomFrom } from "./random.js";

const LANE_ROWS = 5;
const MIDDLE = 2;
/** The alternatives of a choice or of a clause, as rows. */
const BRANCHES = [0, MIDDLE, 4];
const BACK_TOP = 11;
const BACK = 12;
const BACK_ROWS = 3;
const ROOM = 4;
const PASSAGE = 3;

/** @typedef {{ seed: number, quantifiers: string, clauses: number }} Formula `A` is for all, `E` exists, outermost first. */

/** @param {Formula} formula */
export function formulaLevel({ seed, quantifiers, clauses }) {
  const random = randomFrom(seed);
  const level = new Plan();
  const variables = Array.from(quantifiers, (quantifier, i) => ({
    isForAll: quantifier === "A",
    isTrue: level.bridge(quantifier === "A" || random(2) === 0 ? "closed" : "open"),
    isFalse: "",
    i,
  }));
  for (const variable of variables) variable.isFalse = level.bridge(level.isOpen(variable.isTrue) ? "closed" : "open");
  let column = ROOM;
  level.room(0, LANE_ROWS, 0);
  level.put(MIDDLE, 0, "S");
  level.room(BACK_TOP, BACK_ROWS, 0);
  level.put(BACK, 0, "T");
  for (const { isForAll, isTrue, isFalse } of variables) {
    const makeTrue = `open ${isTrue}, close ${isFalse}`;
    const makeFalse = `open ${isFalse}, close ${isTrue}`;
    level.room(0, LANE_ROWS, column + PASSAGE);
    if (isForAll) {
      const door = level.bridge("closed");
      level.row(MIDDLE, column, [level.soft(`open ${door}, ${makeFalse}`), door, level.soft(`close ${door}`)]);
      const stairs = level.bridge("closed");
      // The floor between keeps a block off the switch that still lies on the bridge and could roll back.
      const up = [
        isFalse,
        ".",
        level.soft(makeTrue),
        level.soft(`open ${stairs}`),
        stairs,
        level.soft(`close ${stairs}`),
      ];
      for (const [i, cell] of up.entries()) level.put(BACK_TOP - 1 - i, column + PASSAGE + 1, cell);
      level.room(BACK_TOP, BACK_ROWS, column + PASSAGE);
      level.row(BACK, column, [".", isTrue, "."]);
    } else {
      level.row(BRANCHES[0] ?? 0, column, [".", level.soft(makeTrue), "."]);
      level.row(BRANCHES[2] ?? 0, column, [".", level.soft(makeFalse), "."]);
      level.row(
        BACK,
        column,
        Array.from({ length: PASSAGE + ROOM }, () => "."),
      );
    }
    column += PASSAGE + ROOM;
  }
  for (let clause = 0; clause < clauses; clause++) {
    const literals = threeOf(variables, random).map((one) => (random(2) === 0 ? one.isTrue : one.isFalse));
    for (const [i, bridge] of literals.entries()) level.row(BRANCHES[i] ?? 0, column, [".", bridge, "."]);
    level.room(0, LANE_ROWS, column + PASSAGE);
    level.row(
      BACK,
      column,
      Array.from({ length: PASSAGE + ROOM }, () => "."),
    );
    column += PASSAGE + ROOM;
  }
  for (let row = LANE_ROWS; row < BACK_TOP; row++) level.put(row, column - 2, ".");
  level.room(BACK_TOP, BACK_ROWS, column - ROOM);
  return level.text();
}

/** Three different ones, at least one of them for "exists" where there is one. @template {{ isForAll: boolean }} T
 *  @param {readonly T[]} all @param {(below: number) => number} random @returns {T[]} */
function threeOf(all, random) {
  const left = [...all];
  /** @type {T[]} */
  const chosen = [];
  const exists = left.filter(({ isForAll }) => !isForAll);
  const first = exists[random(Math.max(1, exists.length))];
  if (first !== undefined) chosen.push(...left.splice(left.indexOf(first), 1));
  while (chosen.length < 3 && left.length > 0) chosen.push(...left.splice(random(left.length), 1));
  return chosen;
}

class Plan {
  /** @type {string[][]} */
  #cells = [];
  /** @type {string[]} */
  #legend = [];
  #next = 0x3b1;
  /** @type {Set<string>} */
  #open = new Set();

  /** @param {"open" | "closed"} state */
  bridge(state) {
    const name = this.#name();
    if (state === "open") this.#open.add(name);
    this.#legend.push(`${name}: bridge ${state}`);
    return name;
  }

  /** @param {string} bridge */
  isOpen(bridge) {
    return this.#open.has(bridge);
  }

  /** A switch that fires under any part. @param {string} actions */
  soft(actions) {
    const name = this.#name();
    this.#legend.push(`${name}: soft ${actions}`);
    return name;
  }

  #name() {
    while (!/\p{L}/u.test(String.fromCodePoint(this.#next))) this.#next++;
    return String.fromCodePoint(this.#next++);
  }

  /** @param {number} row @param {number} column @param {string} cell */
  put(row, column, cell) {
    while (this.#cells.length <= row) this.#cells.push([]);
    /** @type {string[]} */ (this.#cells[row])[column] = cell;
  }

  /** @param {number} row @param {number} column @param {readonly string[]} cells */
  row(row, column, cells) {
    for (const [i, cell] of cells.entries()) this.put(row, column + i, cell);
  }

  /** @param {number} top @param {number} rows @param {number} column */
  room(top, rows, column) {
    for (let i = 0; i < rows; i++)
      this.row(
        top + i,
        column,
        Array.from({ length: ROOM }, () => "."),
      );
  }

  text() {
    const rows = this.#cells.map((row) => Array.from(row, (cell) => cell ?? "#").join(""));
    return ["game: roll-the-block", ...this.#legend, "", ...rows, ""].join("\n");
  }
}
