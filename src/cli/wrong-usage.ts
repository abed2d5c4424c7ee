// How a command refuses what it was called with. It is thrown from wherever the mistake is seen and said in one place.
import type { Command } from "commander";

export class WrongUsage extends Error {
  /** The command whose options are listed with the message; where there is none, the message has said all. */
  readonly command: Command | undefined;

  constructor(message: string, command?: Command) {
    super(message);
    this.command = command;
  }
}

/** What a command was given is wrong, and there is nothing else to do: bad input. */
export class BadInput extends Error {}

/** What there is: how the command is called, and its commands or options. */
export function whatThereIs(command: Command): string[] {
  const help = command.createHelp();
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  const lines = [`usage: ${help.commandUsage(command)}`];
  if (command.commands.length > 0) {
    lines.push(
      `commands: ${help
        .visibleCommands(command)
        .map((each) => each.name())
        .join(", ")}`,
    );
  }
  lines.push(`options: ${options.map((option) => option.long ?? option.short).join(", ")}`);
  lines.push(`more: ${pathOf(command)} --help`);
  return lines;
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}
