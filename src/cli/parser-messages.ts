// What the parser of options says, in our words and in both languages. It tells its mistakes as English sentences with a
// code; what stands in quotes in them is what was typed or declared.
import type { CommanderError } from "commander";
import type { Words } from "../language/words.ts";
import { nearestName } from "../levels/nearest-name.ts";
import { printable } from "./terminal.ts";

type Say = (quoted: readonly string[], suggestion: string | undefined, names: readonly string[]) => Words;

const MESSAGES: Readonly<Record<string, Say>> = {
  "commander.unknownCommand": ([name], near) => ({
    en: `unknown command '${name}'${didYouMean(near).en}`,
    pt: `o comando '${name}' não existe${didYouMean(near).pt}`,
  }),
  "commander.unknownOption": ([name], near) => ({
    en: `unknown option '${name}'${didYouMean(near).en}`,
    pt: `a opção '${name}' não existe${didYouMean(near).pt}`,
  }),
  "commander.missingArgument": ([name], _, names) => ({
    en: `missing required argument '${name}'${names.length === 0 ? "" : `; it can be ${names.join(", ")}`}`,
    pt: `falta o argumento '${name}'${names.length === 0 ? "" : `; pode ser ${names.join(", ")}`}`,
  }),
  "commander.optionMissingArgument": ([flags]) => ({
    en: `option '${flags}' needs a value`,
    pt: `a opção '${flags}' precisa de um valor`,
  }),
  "commander.missingMandatoryOptionValue": ([flags]) => ({
    en: `the option '${flags}' is needed`,
    pt: `falta a opção '${flags}'`,
  }),
  "commander.excessArguments": ([name]) => ({
    en: `too many arguments for '${name}'; are there moves or a title without quotes?`,
    pt: `demasiados argumentos para '${name}'; há jogadas ou um título sem aspas?`,
  }),
};

function didYouMean(near: string | undefined): Words {
  return near === undefined ? { en: "", pt: "" } : { en: `; did you mean ${near}?`, pt: `; seria ${near}?` };
}

/** What is wrong with a command line, of what the parser says; `names` are those that there are. */
export function parserMessage({ code, message }: CommanderError, names: readonly string[]): Words {
  const quoted = [...message.matchAll(/'([^']*)'/g)].map(([, text = ""]) => printable(text));
  const suggestion = nearestName(quoted[0] ?? "", names);
  const plain = message.replace(/^error: /, "").replaceAll("\n", " ");
  return MESSAGES[code]?.(quoted, suggestion, names) ?? { en: plain, pt: plain };
}
