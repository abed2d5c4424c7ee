// What commander lets pass and Fourfold does not: an option that is given twice where it takes one value, and a value that
// is nearly one of those there are, which deserves a suggestion.
import type { Command } from "commander";
import { unknownName } from "../solving/wrong-option.ts";
import { printable } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** Makes the options of a command strict. Call it when all are declared. */
export function makeStrict(command: Command): void {
  for (const option of command.options) {
    const { argChoices: choices, long } = option;
    const name = long ?? option.flags;
    if (choices !== undefined) {
      option.argParser((value: string) => {
        if (choices.includes(value)) return value;
        if (name === "--algorithm" && value.includes(",")) {
          const several = `--algorithm takes one; several are compared by fourfold compare FILES --solvers ${printable(value)}`;
          throw new WrongUsage(several, command);
        }
        throw new WrongUsage(unknownName(`${name} cannot be`, printable(value), choices, "it can be"), command);
      });
    }
    if (!option.required && !option.optional) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) throw new WrongUsage(`${name} is given twice`, command);
      isGiven = true;
    });
  }
}
