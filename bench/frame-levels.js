// The largest boards that are drawn cell by cell, with moves that move as much as can be moved at once: what
// `npm run bench:frames` plays.

/**
 * A board and the keys that are pressed on it, one move after another.
 * @typedef {{ id: string, what: string, level: string, keys: readonly string[] }} Case
 */

/** @param {number} rows @param {number} columns @param {(row: number, column: number) => string} at */
function grid(rows, columns, at) {
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => at(r, c)).join("")).join(
    "\n",
  );
}

const ROUND = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** @param {(row: number, column: number) => string} floor */
function roll(floor) {
  return grid(32, 32, (row, column) => {
    if (row === 0 && column === 0) return "S";
    return row === 31 && column === 31 ? "T" : floor(row, column);
  });
}

/** A column of pairs of which each waits for a third: it falls by two, and all burst at once. */
function pairs() {
  const cycle = "ABCDE";
  /** @param {number} at */
  const colour = (at) => cycle.charAt(at % cycle.length);
  return grid(16, 16, (row, column) => {
    if (column < 4) return "FG".charAt((row + column) % 2);
    if (column === 4 || column === 5) return colour(row);
    if (column === 6) return row > 13 ? "X" : colour(row + 2);
    if (column === 7) return ".";
    if (column === 8) return row === 15 ? "X" : ".";
    return "HI".charAt((row + column) % 2);
  });
}

/** @type {readonly Case[]} */
export const CASES = [
  {
    id: "roll-the-block",
    what: "32 x 32",
    level: `game: roll-the-block\n\n${roll((row, column) => ((row * 7 + column * 5) % 31 === 0 && row > 2 ? "#" : "."))}`,
    keys: ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowUp"],
  },
  {
    id: "roll-the-block, flaps",
    what: "32 x 32, 40 turn at once",
    level: `game: roll-the-block\na: bridge closed\n1: soft toggle a\n\n${roll((row, column) => {
      if (row === 0 && column === 1) return "1";
      return row > 3 && row < 8 && column > 5 && column < 16 ? "a" : ".";
    })}`,
    keys: ["ArrowRight", "ArrowLeft"],
  },
  {
    id: "match-the-tiles",
    what: "16 x 16, 64 tiles",
    level: `game: match-the-tiles\n\n${grid(16, 16, (row, column) => {
      const at = (row >> 1) * 8 + (column >> 1);
      const letter = String.fromCharCode(65 + (at % 26));
      if (row % 2 === 0 && column % 2 === 0) return letter;
      return row % 2 === 1 && column % 2 === 1 ? letter.toLowerCase() : ".";
    })}`,
    keys: ROUND,
  },
  {
    id: "folding-blocks, a sheet",
    what: "32 x 32, 512 cells turn over",
    level: `game: folding-blocks\n\n${grid(32, 32, (row, column) => {
      if (row === 31) return column === 31 ? "B" : ".";
      return row < 31 && column < 16 ? "A" : ".";
    })}`,
    keys: ["a", "ArrowRight", "Backspace"],
  },
  {
    id: "folding-blocks, groups",
    what: "32 x 32, 52 groups",
    level: `game: folding-blocks\n\n${grid(32, 32, (row, column) => {
      const at = (row >> 2) * 8 + (column >> 2);
      if (row % 4 > 1 || column % 4 > 1 || at >= 52) return ".";
      return String.fromCharCode(at < 26 ? 65 + at : 71 + at);
    })}`,
    keys: ["a", "ArrowRight", "ArrowDown", "b", "ArrowDown", "Backspace", "Backspace", "Backspace"],
  },
  {
    id: "break-the-ice",
    what: "16 x 16, 42 burst at once",
    level: `game: break-the-ice\nburst: connected\n\n${pairs()}`,
    keys: [...Array(15).fill("ArrowDown"), ...Array(8).fill("ArrowRight"), "Space", "ArrowLeft", "Backspace"],
  },
];

/** Shown as a map. */
export const MAP_SIDE = 4096;

export function largest() {
  const plain = ".".repeat(MAP_SIDE);
  const middle = MAP_SIDE >> 1;
  const rows = Array.from({ length: MAP_SIDE }, () => plain);
  rows[middle] = `${".".repeat(middle)}S${".".repeat(middle - 1)}`;
  rows[MAP_SIDE - 1] = `${plain.slice(1)}T`;
  return `game: roll-the-block\n\n${rows.join("\n")}\n`;
}
