// The whole command line as a function: arguments and streams in, exit code out. Nothing here knows a process, so that
// tests call it as the shell does. Whatever goes wrong below ends here as a message and a code, never as a stack trace.
import { CommanderError } from "commander";
import { COMMANDS } from "./commands.ts";
import { BAD_INPUT, FAILED, OK, WRONG_USAGE } from "./exit-codes.ts";
import { languageOf } from "./language.ts";
import { buildProgram } from "./program.ts";
import { type Streams, Terminal } from "./terminal.ts";
import { hasScreen } from "./tty/screen.ts";
import { BadInput, furtherHelp, MissingCommand, WrongUsage } from "./wrong-usage.ts";

export async function run(typed: readonly string[], streams: Streams): Promise<number> {
  const parameters = asMeant(typed);
  const lang = languageOf(parameters, streams.env);
  let exitCode = OK;
  try {
    const asked = COMMANDS.find(({ name }) => name === commandIn(parameters));
    const loaded = asked && { ...asked, command: await asked.load() };
    const program = buildProgram(streams, lang, loaded, (code) => {
      exitCode = code;
    });
    await program.parseAsync(parameters, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return OK; // help or version, already printed
    const color = !parameters.includes("--no-color");
    const terminal = new Terminal(streams, { color, quiet: false, lang });
    if (error instanceof MissingCommand && hasScreen(terminal)) return await openMenu(terminal);
    return report(error, terminal);
  }
}

/** What is not asked for by name is loaded when it is wanted. */
async function openMenu(terminal: Terminal): Promise<number> {
  try {
    return await (await import("./menu/menu.ts")).menu(terminal);
  } catch (error) {
    return report(error, terminal);
  }
}

/** Says what went wrong and gives the exit code for it. */
function report(error: unknown, terminal: Terminal): number {
  const { say } = terminal;
  if (error instanceof WrongUsage) {
    terminal.error(say(error.words));
    for (const line of furtherHelp(error, say)) terminal.errorLine(line);
    return WRONG_USAGE;
  }
  if (error instanceof BadInput) {
    terminal.error(say(error.words));
    return BAD_INPUT;
  }
  const mistake = say({ en: "a mistake in fourfold itself", pt: "um erro do próprio fourfold" });
  terminal.error(`${mistake}: ${error instanceof Error ? error.message : String(error)}`);
  return FAILED;
}

/** Global options that take a value. */
const TAKES_VALUE = new Set(["--lang"]);

/** The first word that is no option. */
function commandIn(parameters: readonly string[]): string | undefined {
  return parameters.find((word, i) => !word.startsWith("-") && !TAKES_VALUE.has(parameters[i - 1] ?? ""));
}

/** Other ways to ask for the same: `help`, `help solve`, `-V`. */
function asMeant(parameters: readonly string[]): readonly string[] {
  if (parameters[0] === "-V") return ["--version", ...parameters.slice(1)];
  const place = parameters.indexOf("help");
  if (place < 0 || commandIn(parameters) !== "help") return parameters;
  const others = [...parameters.slice(0, place), ...parameters.slice(place + 1)];
  const name = commandIn(others);
  const isKnown = name === undefined || COMMANDS.some((command) => command.name === name);
  return isKnown ? [...others, "--help"] : others;
}
