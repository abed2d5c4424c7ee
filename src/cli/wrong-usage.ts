// How a command refuses what it was called with. It is thrown from wherever the mistake is seen and said in one place.
import type { Command } from "commander";
import { inBoth, type Say, type Words } from "../language/words.ts";

export class WrongUsage extends Error {
  readonly words: Words;
  /** The command whose help is pointed to; where there is none, the message has said all. */
  readonly command: Command | undefined;

  constructor(message: Words | string, command?: Command) {
    super(inBoth(message).en);
    this.words = inBoth(message);
    this.command = command;
  }
}

/** Words that are no command, option or argument, or that are missing: what there is is listed with the message. */
export class WrongWords extends WrongUsage {}

/** Nothing was asked for, but for what all commands have. */
export class MissingCommand extends WrongWords {}

/** What a command was given is wrong, and there is nothing else to do: bad input. */
export class BadInput extends Error {
  readonly words: Words;

  constructor(message: Words | string) {
    super(inBoth(message).en);
    this.words = inBoth(message);
  }
}

/** The value of an option cannot be read: what it can be, as a sentence without the name of the option. */
export class WrongValue extends Error {
  readonly words: Words;

  constructor(message: Words) {
    super(message.en);
    this.words = message;
  }
}

/** Where to read on. A value that is wrong has been told what it can be: a list of options would only hide that. */
export function furtherHelp(error: WrongUsage, say: Say): string[] {
  const { command } = error;
  if (command === undefined) return [];
  const more = `${say(MORE)} ${pathOf(command)} --help`;
  return error instanceof WrongWords ? [...whatThereIs(command, say), more] : [more];
}

/** How the command is called, and its commands or options. */
function whatThereIs(command: Command, say: Say): string[] {
  const lines = [`${say(USAGE)} ${command.createHelp().commandUsage(command)}`];
  const { commands, options } = namesIn(command);
  if (commands.length > 0) lines.push(`${say(THE_COMMANDS)} ${commands.join(", ")}`);
  lines.push(`${say(OPTIONS)} ${options.join(", ")}`);
  return lines;
}

/** The commands and options that a command has. */
export function namesIn(command: Command): {
  readonly commands: readonly string[];
  readonly options: readonly string[];
} {
  const help = command.createHelp();
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  return {
    commands: help.visibleCommands(command).map((each) => each.name()),
    options: options.map(({ long, short = "" }) => long ?? short),
  };
}

const USAGE: Words = { en: "usage:", pt: "uso:" };
const THE_COMMANDS: Words = { en: "commands:", pt: "comandos:" };
const OPTIONS: Words = { en: "options:", pt: "opções:" };
const MORE: Words = { en: "more:", pt: "mais:" };

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}
