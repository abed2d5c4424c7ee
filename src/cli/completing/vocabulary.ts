// Everything that can be typed after `fourfold`, as the commands themselves declare it: scripts that complete command lines are
// made of this.
import { type Argument, Command, type Option } from "commander";
import type { Say } from "../../language/words.ts";
import type { ListedCommand } from "../command.ts";
import { globalOptions } from "../global-options.ts";
import { suggestionsFor } from "../suggestions.ts";

/** What a value can be: names of which one or several are given, a file, levels of files, or what nobody can guess. */
export interface CompletedValue {
  readonly names: readonly string[];
  readonly isList: boolean;
  readonly isFile: boolean;
  readonly isLevel: boolean;
}

export interface CompletedOption {
  /** With their dashes, the longest last. */
  readonly names: readonly string[];
  readonly says: string;
  /** Undefined where it takes none. */
  readonly value: CompletedValue | undefined;
  /** It may stand alone. */
  readonly isOptional: boolean;
}

export interface CompletedCommand {
  readonly name: string;
  readonly says: string;
  readonly options: readonly CompletedOption[];
  /** What is no option; undefined where there is no such thing. */
  readonly argument: CompletedValue | undefined;
}

export interface Vocabulary {
  readonly commands: readonly CompletedCommand[];
  /** Those of every command. */
  readonly options: readonly CompletedOption[];
}

export async function vocabulary(listed: readonly ListedCommand[], say: Say): Promise<Vocabulary> {
  const commands = await Promise.all(
    listed.map(async ({ name, summary, load }): Promise<CompletedCommand> => {
      const command = new Command(name);
      (await load()).declare(command, say);
      const [argument] = command.registeredArguments;
      return {
        name,
        says: say(summary),
        options: await Promise.all(command.options.map(completedOption)),
        argument: argument === undefined ? undefined : await completedValue(argument, argument.name()),
      };
    }),
  );
  return { commands, options: await Promise.all(globalOptions(say).map(completedOption)) };
}

async function completedOption(option: Option): Promise<CompletedOption> {
  const { short, long, description, required, optional, flags } = option;
  const names = [short, long].flatMap((name) => name ?? []);
  const placeholder = /[<[]([^>\]]*)[>\]]/.exec(flags)?.[1] ?? "";
  const value = required || optional ? await completedValue(option, placeholder) : undefined;
  return { names, says: description, value, isOptional: optional };
}

async function completedValue(declared: Option | Argument, placeholder: string): Promise<CompletedValue> {
  const { argChoices } = declared;
  const isOption = "flags" in declared;
  const isNamedFile = /\b(file|files|folder)$/.test(placeholder);
  const { names = [], isList = false, isFile = isOption && isNamedFile } = suggestionsFor(declared) ?? {};
  const suggested = typeof names === "function" ? await names() : names;
  return {
    names: argChoices ?? [...new Set(suggested)],
    isList,
    isFile,
    isLevel: !isOption && isNamedFile,
  };
}
