// Options whose values the puzzles name. Help does not list them, for it is the same whatever puzzles there are; whoever
// gives a wrong value is told which there are.
import { InvalidArgumentError, Option } from "commander";
import { PUZZLES } from "../puzzles/index.ts";
import { ORDERS } from "../solving/check-options.ts";
import { unknownName } from "../solving/wrong-option.ts";
import { printable } from "./terminal.ts";

export const GAMES: readonly string[] = PUZZLES.map(({ format }) => format.id);
const COST_MODELS = [...new Set(PUZZLES.flatMap(({ costModels }) => costModels))];

export function costOption(): Option {
  const says = "what a move costs: moves is 1 each, others are named by the puzzle";
  return new Option("--cost <model>", says).default("moves").argParser(oneOf("cost model", COST_MODELS));
}

export function orderOption(): Option {
  const says =
    "for puzzles whose moves commute: such moves in any order, or in one only (default: any; auto does as it likes)";
  return new Option("--order <order>", says).choices(ORDERS);
}

export function gameOption(): Option {
  return new Option("--game <game>", "the game of numbers or rows").argParser(oneOf("game", GAMES));
}

function oneOf(what: string, names: readonly string[]): (value: string) => string {
  return (value) => {
    if (names.includes(value)) return value;
    throw new InvalidArgumentError(unknownName(`There is no ${what}`, printable(value), names, "there is"));
  };
}
