// The whole command line as a function: arguments and streams in, exit code out. Nothing here knows a process, so that
// tests call it as the shell does. Whatever goes wrong below ends here as a message and a code, never as a stack trace.
import { readFileSync } from "node:fs";
import { Command, CommanderError, Option } from "commander";
import { type CliCommand, exampleAsTyped } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { BAD_INPUT, FAILED, OK, WRONG_USAGE } from "./exit-codes.ts";
import { makeStrict } from "./strict-options.ts";
import { type Appearance, type Streams, Terminal } from "./terminal.ts";
import { BadInput, WrongUsage, whatThereIs } from "./wrong-usage.ts";

export async function run(parameters: readonly string[], streams: Streams): Promise<number> {
  let exitCode = OK;
  const program = buildProgram(streams, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(parameters, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return OK; // help or version, already printed
    const color = !parameters.includes("--no-color");
    const terminal = new Terminal(streams, { color, quiet: false });
    if (error instanceof WrongUsage) {
      terminal.error(error.message);
      for (const line of error.command === undefined ? [] : whatThereIs(error.command)) terminal.message(line);
      return WRONG_USAGE;
    }
    if (error instanceof BadInput) {
      terminal.error(error.message);
      return BAD_INPUT;
    }
    terminal.error(`a mistake in fourfold itself: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  }
}

/** The program with all its commands; `finish` receives the exit code of the one that ran. */
function buildProgram(streams: Streams, finish: (exitCode: number) => void): Command {
  const program = new Command("fourfold")
    .description("Plays, solves, compares and explains tile puzzles.")
    .usage("<command> [options] [files]")
    .version(version(), "--version", "print the version")
    .helpOption("-h, --help", "print how a command is used, with examples")
    .helpCommand(false)
    .option("--quiet", "print no notes, only what was asked for and errors")
    .addOption(new Option("--no-color", "print without colours (as does the variable NO_COLOR)"))
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void streams.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
      getOutHasColors: () => false,
    })
    .addHelpText("after", `\n${FILES}`);
  refuseWith(program);
  for (const each of COMMANDS) addCommand(program, each, streams, finish);
  return program;
}

/** One width everywhere, so that the help is the same in a terminal and in docs/command-line.md. */
const HELP_WIDTH = 100;

const FILES = `Files are level files; - is standard input, and a folder means all its .txt files.
file#3 is the third level of a file, and file#Title the one of that title.

Exit codes: 0 done, 10 proven unsolvable, 11 an incomplete search found nothing, 20 time limit,
21 memory limit, 22 node limit, 30 bad input (a level, a solution or a file), 31 wrong usage,
130 interrupted. With several levels it is the highest that occurred.`;

function addCommand(program: Command, each: CliCommand, streams: Streams, finish: (exitCode: number) => void): void {
  const command = program.command(each.name).summary(each.summary).description(describe(each));
  each.declare(command);
  makeStrict(command);
  refuseWith(command);
  command.addHelpText("after", () => {
    const examples = each.examples.map((example) => `  ${exampleAsTyped(example)}\n      ${example.says}`);
    return `\n${examples.length === 1 ? "Example" : "Examples"}:\n${examples.join("\n")}`;
  });
  command.action(async () => {
    const terminal = new Terminal(streams, command.optsWithGlobals<Appearance & { quiet: boolean }>());
    try {
      finish(await each.run(terminal, command));
    } finally {
      terminal.flush();
    }
  });
}

function describe({ summary, details }: CliCommand): string {
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return details === undefined ? sentence : `${sentence}\n${details}`;
}

/** Every refusal of the parser becomes ours, which lists what the command has. */
function refuseWith(command: Command): void {
  command.exitOverride((error) => {
    if (error.exitCode === 0) throw error;
    if (error.code === "commander.help") throw new WrongUsage("a command is missing", command);
    const message = error.message.replace(/^error: /, "").replace(/\s*\(Did you mean (.*\?)\)$/s, "; did you mean $1");
    throw new WrongUsage(message.replace("\n", " "), command);
  });
}

function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
