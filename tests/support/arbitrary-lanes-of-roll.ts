// Random Roll the Block levels of rooms in a row with lanes between them, one cell wide: past one of two switches, over one of two
// bridges, or over a bridge between two switches. Most switches open or close, so there are doors that lead one way, and bridges
// that are opened or closed anew before they matter.
import fc from "fast-check";
import type { RollLevel } from "../../src/puzzles/roll-the-block/index.ts";
import { rollLevel } from "./roll-level.ts";

const BRIDGES = "abcde";
const SWITCHES = "123456";
const ROWS = 3;
const ROOM = "....";
const WALL = "###";

/** Two to four lanes. */
export function arbitraryLanesOfRoll(): fc.Arbitrary<RollLevel> {
  const bridge = fc.constantFrom(...BRIDGES);
  const trigger = fc.constantFrom(...SWITCHES);
  const lanes = fc.oneof(
    fc.tuple(trigger, trigger).map(([one, other]) => [`.${one}.`, WALL, `.${other}.`]),
    fc.tuple(bridge, bridge).map(([one, other]) => [`.${one}.`, WALL, `.${other}.`]),
    fc.tuple(trigger, bridge, trigger).map((cells) => [WALL, cells.join(""), WALL]),
  );
  const effects = fc.constantFrom("open", "open", "open", "close", "close", "close", "toggle");
  const actions = fc.array(fc.tuple(effects, bridge), { minLength: 1, maxLength: 3 });
  return fc
    .record({
      between: fc.array(lanes, { minLength: 2, maxLength: 4 }),
      open: fc.array(fc.boolean(), { minLength: BRIDGES.length, maxLength: BRIDGES.length }),
      switches: fc.array(fc.tuple(fc.constantFrom("soft", "soft", "heavy"), actions), {
        minLength: SWITCHES.length,
        maxLength: SWITCHES.length,
      }),
    })
    .map(({ between, open, switches }) => {
      const rows = Array.from({ length: ROWS }, (_, row) => ROOM + between.map((lane) => lane[row] + ROOM).join(""));
      const legend = Object.fromEntries([
        ...open.map((isOpen, i) => [BRIDGES[i], `bridge ${isOpen ? "open" : "closed"}`]),
        ...switches.map(([kind, list], i) => [SWITCHES[i], `${kind} ${list.map((pair) => pair.join(" ")).join(", ")}`]),
      ]);
      return rollLevel([rows[0] as string, `S${rows[1]?.slice(1, -1)}T`, rows[2] as string], legend);
    });
}
