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
/** @typedef {{ variable: number, isTrue: boolean }} Literal */

/** With the least rolls; a formula is true exactly where there are any.
 *  @type {readonly (Formula & { optimal: number | "unsolvable" })[]} */
const FORMULAS = [
  { seed: 3, quantifiers: "AEAEAE", clauses: 6, optimal: 843 },
  { seed: 1, quantifiers: "EAEAEAE", clauses: 12, optimal: "unsolvable" },
  { seed: 4, quantifiers: "EAEAEAE", clauses: 12, optimal: 1348 },
  { seed: 1, quantifiers: "AEAEAEAE", clauses: 8, optimal: 2012 },
  { seed: 2, quantifiers: "AEAEAEAE", clauses: 14, optimal: "unsolvable" },
  { seed: 2, quantifiers: "AEAEAEAEAE", clauses: 10, optimal: 4733 },
  { seed: 2, quantifiers: "EAEAEAEAEAE", clauses: 16, optimal: "unsolvable" },
  { seed: 4, quantifiers: "EAEAEAEAEAE", clauses: 16, optimal: 6735 },
  { seed: 1, quantifiers: "AAEEAAEEAAE", clauses: 18, optimal: "unsolvable" },
  { seed: 4, quantifiers: "AAEEAAEEAAE", clauses: 18, optimal: "unsolvable" },
  { seed: 2, quantifiers: "AEAEAEAEAEAE", clauses: 20, optimal: "unsolvable" },
  { seed: 4, quantifiers: "AEAEAEAEAEAE", clauses: 20, optimal: "unsolvable" },
  // Few A among many E: the rounds are few, and in each of them there is a choice between thousands.
  { seed: 11, quantifiers: "AAAAEEEEEEEEEEEE", clauses: 10, optimal: 3862 },
  { seed: 11, quantifiers: "AAAAEEEEEEEEEEEE", clauses: 16, optimal: 4831 },
  { seed: 23, quantifiers: "AAAAEEEEEEEEEEEE", clauses: 24, optimal: 6234 },
  { seed: 22, quantifiers: "AAAAEEEEEEEEEEEE", clauses: 32, optimal: "unsolvable" },
  { seed: 11, quantifiers: "EEEEAAAAEEEEEEEE", clauses: 10, optimal: 3253 },
  { seed: 11, quantifiers: "EEEEAAAAEEEEEEEE", clauses: 16, optimal: 4262 },
  { seed: 13, quantifiers: "AEEEEAEEEEAEEEEA", clauses: 10, optimal: 2563 },
  { seed: 12, quantifiers: "AEEEEAEEEEAEEEEA", clauses: 16, optimal: 3574 },
  { seed: 13, quantifiers: "AEEEAEEEAEEEAEEE", clauses: 10, optimal: 2873 },
  { seed: 14, quantifiers: "EEEAEEEAEEEAEEEA", clauses: 16, optimal: 3423 },
  { seed: 14, quantifiers: "EEEEEEEEEEEEAAAA", clauses: 10, optimal: 2091 },
  { seed: 14, quantifiers: "EEEEEEEEEEEEAAAA", clauses: 16, optimal: 3011 },
];

/** @returns {{ id: string, text: string, optimal: number | "unsolvable" }[]} */
export function hardRollFormulas() {
  return FORMULAS.map(({ optimal, ...formula }) => {
    const { quantifiers, clauses, seed } = formula;
    return {
      id: `roll formula ${quantifiers}, ${clauses} clauses, seed ${seed}`,
      text: formulaLevel(formula),
      optimal,
    };
  });
}

/** The clauses, each of three different variables of which at least one exists. @param {Formula} formula @returns {Literal[][]} */
export function clausesOf({ seed, quantifiers, clauses }) {
  const random = randomFrom(seed);
  const all = Array.from(quantifiers, (_, i) => i);
  return Array.from({ length: clauses }, () => {
    const left = [...all];
    const exists = left.filter((i) => quantifiers[i] === "E");
    const chosen = left.splice(/** @type {number} */ (exists[random(exists.length)]), 1);
    while (chosen.length < 3) chosen.push(...left.splice(random(left.length), 1));
    return chosen.map((variable) => ({ variable, isTrue: random(2) === 0 }));
  });
}

/** @param {Formula} formula */
export function formulaLevel(formula) {
  const plan = new Plan();
  const variables = Array.from(formula.quantifiers, (quantifier) => ({
    isForAll: quantifier === "A",
    whileTrue: plan.bridge("closed"),
    whileFalse: plan.bridge("open"),
  }));
  let column = ROOM;
  plan.room(0, LANE_ROWS, 0);
  plan.put(MIDDLE, 0, "S");
  plan.room(BACK_TOP, BACK_ROWS, 0);
  plan.put(BACK, 0, "T");
  for (const variable of variables) {
    if (variable.isForAll) forAll(plan, column, variable);
    else exists(plan, column, variable);
    plan.room(0, LANE_ROWS, column + PASSAGE);
    column += PASSAGE + ROOM;
  }
  for (const literals of clausesOf(formula)) {
    for (const [i, { variable, isTrue }] of literals.entries()) {
      const { whileTrue, whileFalse } = /** @type {Variable} */ (variables[variable]);
      plan.row(BRANCHES[i] ?? 0, column, [".", isTrue ? whileTrue : whileFalse, "."]);
    }
    plan.room(0, LANE_ROWS, column + PASSAGE);
    plan.row(BACK, column, Array(PASSAGE + ROOM).fill("."));
    column += PASSAGE + ROOM;
  }
  for (let row = LANE_ROWS; row < BACK_TOP; row++) plan.put(row, column - 2, ".");
  plan.room(BACK_TOP, BACK_ROWS, column - ROOM);
  return plan.text();
}

/** @typedef {{ isForAll: boolean, whileTrue: string, whileFalse: string }} Variable */

/** @param {Plan} plan @param {number} column @param {Variable} variable */
function forAll(plan, column, { whileTrue, whileFalse }) {
  const door = plan.bridge("closed");
  const makesFalse = plan.soft(`open ${door}, open ${whileFalse}, close ${whileTrue}`);
  plan.row(MIDDLE, column, [makesFalse, door, plan.soft(`close ${door}`)]);
  const stairs = plan.bridge("closed");
  const makesTrue = plan.soft(`open ${whileTrue}, close ${whileFalse}`);
  // The floor between keeps a block off the switch that still lies on the bridge and could roll back.
  const up = [whileFalse, ".", makesTrue, plan.soft(`open ${stairs}`), stairs, plan.soft(`close ${stairs}`)];
  for (const [i, cell] of up.entries()) plan.put(BACK_TOP - 1 - i, column + PASSAGE + 1, cell);
  plan.room(BACK_TOP, BACK_ROWS, column + PASSAGE);
  plan.row(BACK, column, [".", whileTrue, "."]);
}

/** @param {Plan} plan @param {number} column @param {Variable} variable */
function exists(plan, column, { whileTrue, whileFalse }) {
  plan.row(0, column, [".", plan.soft(`open ${whileTrue}, close ${whileFalse}`), "."]);
  plan.row(LANE_ROWS - 1, column, [".", plan.soft(`open ${whileFalse}, close ${whileTrue}`), "."]);
  plan.row(BACK, column, Array(PASSAGE + ROOM).fill("."));
}

class Plan {
  /** @type {string[][]} */
  #cells = [];
  /** @type {string[]} */
  #legend = [];
  #next = 0x3b1;

  /** @param {"open" | "closed"} state */
  bridge(state) {
    const name = this.#name();
    this.#legend.push(`${name}: bridge ${state}`);
    return name;
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
