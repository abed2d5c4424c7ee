// What a command of the command line is: one file with one of these, and one line in commands.ts.
import type { Command } from "commander";
import type { Terminal } from "./terminal.ts";

export interface Example {
  /** What is typed after `fourfold`, as it would be typed in a shell at the root of this project. */
  readonly line: string;
  /** What is piped into it. */
  readonly stdin?: string;
  readonly says: string;
}

export interface CliCommand {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What a person should know beyond the options. */
  readonly details?: string;
  readonly examples: readonly Example[];
  /** Declares arguments and options. */
  declare(command: Command): void;
  /** Does it and gives the exit code; throws WrongUsage for what the declaration alone cannot refuse. */
  run(terminal: Terminal, command: Command): Promise<number>;
}

/** An example as one sees it in a shell. */
export function exampleAsTyped({ line, stdin }: Example): string {
  const typed = `fourfold ${line}`;
  return stdin === undefined ? typed : `printf '${stdin.replaceAll("\n", "\\n")}' | ${typed}`;
}
