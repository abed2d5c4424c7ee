// Options whose values the puzzles name. Help does not list them, for it is the same whatever puzzles there are; whoever
// gives a wrong value is told which there are.
import { Option } from "commander";
import type { Say, Words } from "../language/words.ts";
import { PUZZLES } from "../puzzles/index.ts";
import { ORDERS } from "../solving/check-options.ts";
import { THERE_IS, unknownName } from "../solving/wrong-option.ts";
import { suggest } from "./suggestions.ts";
import { printable } from "./terminal.ts";
import { WrongValue } from "./wrong-usage.ts";

export const GAMES: readonly string[] = PUZZLES.map(({ format }) => format.id);
const COST_MODELS = [...new Set(PUZZLES.flatMap(({ costModels }) => costModels))];

export function costOption(say: Say): Option {
  const says = say({
    en: "what a move costs: moves is 1 each, others are named by the puzzle",
    pt: "quanto custa uma jogada: com moves cada uma custa 1, outros modelos são do puzzle",
  });
  const model = oneOf({ en: "cost model", pt: "o modelo de custo" }, COST_MODELS);
  return suggest(new Option("--cost <model>", says).default("moves").argParser(model), COST_MODELS);
}

export function orderOption(say: Say): Option {
  const says = say({
    en: "for puzzles whose moves commute: such moves in any order, or in one only (default: any; auto does as it likes)",
    pt: "para puzzles cujas jogadas comutam: fazê-las por qualquer ordem, ou só por uma (predefinição: any; auto faz como quer)",
  });
  return new Option("--order <order>", says).choices(ORDERS);
}

export function gameOption(say: Say): Option {
  const says = say({ en: "the game of numbers or rows", pt: "o jogo a que pertencem os números ou as linhas" });
  return suggest(new Option("--game <game>", says).argParser(oneOf({ en: "game", pt: "o jogo" }, GAMES)), GAMES);
}

function oneOf(what: Words, names: readonly string[]): (value: string) => string {
  return (value) => {
    if (names.includes(value)) return value;
    const none = { en: `there is no ${what.en}`, pt: `não há ${what.pt}` };
    throw new WrongValue(unknownName(none, printable(value), names, THERE_IS));
  };
}
