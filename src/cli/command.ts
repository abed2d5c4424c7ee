// What a command of the command line is: one file with one of these, loaded when it is asked for, and a line in commands.ts.
import type { Command } from "commander";
import type { Say, Words } from "../language/words.ts";
import type { Terminal } from "./terminal.ts";

export interface Example {
  /** What is typed after `fourfold`, as it would be typed in a shell at the root of this project. */
  readonly line: string;
  /** What is piped into it. */
  readonly stdin?: string;
  readonly says: Words;
}

export interface CliCommand {
  /** What a person should know beyond the options. */
  readonly details?: Words;
  readonly examples: readonly Example[];
  /** Declares arguments and options, described in the language that `say` speaks. */
  declare(command: Command, say: Say): void;
  /** Does it and gives the exit code; throws WrongUsage for what the declaration alone cannot refuse. */
  run(terminal: Terminal, command: Command): Promise<number>;
}

/** What the list of commands says of one before it is loaded. */
export interface ListedCommand {
  readonly name: string;
  /** One line. */
  readonly summary: Words;
  load(): Promise<CliCommand>;
}

/** An example as one sees it in a shell. */
export function exampleAsTyped({ line, stdin }: Example): string {
  const typed = `fourfold ${line}`;
  return stdin === undefined ? typed : `printf '${stdin.replaceAll("\n", "\\n")}' | ${typed}`;
}

/** What most commands read. */
export const FILES_ARGUMENT: Words = {
  en: "level files, file#3, file#Title, folders, or - for standard input",
  pt: "ficheiros de níveis, ficheiro#3, ficheiro#Título, pastas, ou - para a entrada padrão",
};

/** What `--json` does in most commands. */
export const JSON_OPTION: Words = {
  en: "print one JSON document a level, each on one line",
  pt: "imprimir um documento JSON por nível, cada um numa linha",
};
