// What commander lets pass and Fourfold does not: an option that is given twice where it takes one value, and a value that
// is nearly one of those there are, which deserves a suggestion.
import { type Command, InvalidArgumentError, type Option } from "commander";
import type { Words } from "../language/words.ts";
import { unknownName } from "../solving/wrong-option.ts";
import { printable } from "./terminal.ts";
import { WrongUsage, WrongValue } from "./wrong-usage.ts";

/** Makes the options and arguments of a command strict. Call it when all are declared. */
export function makeStrict(command: Command): void {
  for (const argument of command.registeredArguments) {
    const { argChoices } = argument;
    if (argChoices !== undefined) argument.argParser(oneOf(argChoices, `<${argument.name()}>`, command));
  }
  for (const option of command.options) {
    const name = option.long ?? option.flags;
    const parse = option.parseArg;
    if (option.argChoices !== undefined) option.argParser(oneOf(option.argChoices, name, command));
    else if (parse !== undefined)
      option.argParser((value, before) => explained(() => parse(value, before), option, value));
    if (!option.required && !option.optional) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) throw new WrongUsage({ en: `${name} is given twice`, pt: `${name} aparece duas vezes` }, command);
      isGiven = true;
    });
  }

  function explained(read: () => unknown, { long, flags }: Option, value: string): unknown {
    try {
      return read();
    } catch (error) {
      const words = wordsOf(error);
      if (words === undefined) throw error;
      const name = long ?? flags;
      const typed = value === "" ? '""' : printable(value);
      const en = `${name} cannot be ${typed}: ${words.en}`;
      throw new WrongUsage({ en, pt: `${name} não pode ser ${typed}: ${words.pt}` }, command);
    }
  }
}

function wordsOf(error: unknown): { readonly en: string; readonly pt: string } | undefined {
  if (error instanceof WrongValue) return error.words;
  return error instanceof InvalidArgumentError ? { en: error.message, pt: error.message } : undefined;
}

function oneOf(choices: readonly string[], name: string, command: Command): (value: string) => string {
  return (value) => {
    if (choices.includes(value)) return value;
    if (name === "--algorithm" && value.includes(",")) throw new WrongUsage(several(printable(value)), command);
    const cannot = { en: `${name} cannot be`, pt: `${name} não pode ser` };
    const canBe = { en: "it can be", pt: "pode ser" };
    throw new WrongUsage(unknownName(cannot, printable(value), choices, canBe), command);
  };
}

function several(names: string): Words {
  const line = `fourfold compare FILES --solvers ${names}`;
  return { en: `--algorithm takes one; ${line} compares several`, pt: `--algorithm aceita um; ${line} compara vários` };
}
