// The command line for its parser: all commands by name, and the one that is asked for with its options and its help, in
// the language and the width of the terminal.
import { Command, type CommanderError, Help } from "commander";
import { capitalized, type Language, type Say, sayIn, type Words } from "../language/words.ts";
import { type CliCommand, exampleAsTyped, type ListedCommand } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { globalOptions, HELP, VERSION } from "./global-options.ts";
import { parserMessage } from "./parser-messages.ts";
import { isStandardInput } from "./standard-input.ts";
import { makeStrict } from "./strict-options.ts";
import { suggestionsFor } from "./suggestions.ts";
import { type Appearance, type Streams, Terminal, widthOfText } from "./terminal.ts";
import { version } from "./version.ts";
import { wrap } from "./wrapping.ts";
import { MissingCommand, namesIn, WrongWords } from "./wrong-usage.ts";

export interface LoadedCommand extends ListedCommand {
  readonly command: CliCommand;
}

/** The program; `finish` receives the exit code of the command that ran. */
export function buildProgram(
  streams: Streams,
  lang: Language,
  loaded: LoadedCommand | undefined,
  finish: (exitCode: number) => void,
): Command {
  const say = sayIn(lang);
  const width = widthOfText(streams.stdout, streams.env);
  const program = new Command("fourfold")
    .description(say(PURPOSE))
    .usage(say({ en: "<command> [options] [files]", pt: "<comando> [opções] [ficheiros]" }))
    .version(version(), "-v, --version", say(VERSION))
    .helpOption("-h, --help", say(HELP))
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, ...helpIn(say) })
    .configureOutput({
      writeOut: (text) => void streams.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => width,
      getOutHasColors: () => false,
    })
    .addHelpText("after", () => `\n${wrap(say(FILES), width).join("\n")}`);
  for (const option of globalOptions(say)) program.addOption(option);
  makeStrict(program);
  refuseWith(program);
  for (const each of COMMANDS) {
    const command = program.command(each.name).summary(say(each.summary));
    if (each.name === loaded?.name) addCommand(command, loaded, { streams, lang, finish });
  }
  return program;
}

const PURPOSE: Words = {
  en: "Plays, solves, compares and explains tile puzzles. Alone on a terminal it opens a menu.",
  pt: "Joga, resolve, compara e explica puzzles de peças. Sozinho num terminal abre um menu.",
};
const FILES: Words = {
  en: `Files are level files; - is standard input, and a folder means all its .txt files. file#3 is the third level of a file, and file#Title the one of that title.

Exit codes: 0 done, 10 proven unsolvable, 11 an incomplete search found nothing, 20 time limit, 21 memory limit, 22 node limit, 30 bad input (a level, a solution or a file), 31 wrong usage, 130 interrupted. With several levels it is the highest that occurred.`,
  pt: `Os ficheiros são ficheiros de níveis; - é a entrada padrão, e uma pasta significa todos os seus ficheiros .txt. ficheiro#3 é o terceiro nível de um ficheiro, e ficheiro#Título o que tem esse título.

Códigos de saída: 0 feito, 10 provado sem solução, 11 uma procura incompleta nada encontrou, 20 limite de tempo, 21 limite de memória, 22 limite de nós, 30 entrada errada (um nível, uma solução ou um ficheiro), 31 uso errado, 130 interrompido. Com vários níveis é o maior dos que ocorreram.`,
};

interface Surroundings {
  readonly streams: Streams;
  readonly lang: Language;
  readonly finish: (exitCode: number) => void;
}

function addCommand(command: Command, loaded: LoadedCommand, { streams, lang, finish }: Surroundings): void {
  const say = sayIn(lang);
  const each = loaded.command;
  command.description(describe(loaded, say));
  each.declare(command, say);
  makeStrict(command);
  refuseWith(command);
  takeStandardInput(command);
  const width = widthOfText(streams.stdout, streams.env);
  command.addHelpText("after", () => {
    const examples = each.examples.flatMap((example) => [
      `  ${exampleAsTyped(example)}`,
      ...wrap(`      ${say(example.says)}`, width),
    ]);
    const title = each.examples.length === 1 ? EXAMPLE : EXAMPLES;
    return `\n${say(title)}\n${examples.join("\n")}`;
  });
  command.action(async () => {
    const asked = command.optsWithGlobals<Appearance & { quiet: boolean }>();
    const terminal = new Terminal(streams, { ...asked, lang });
    try {
      finish(await each.run(terminal, command));
    } finally {
      terminal.flush();
    }
  });
}

const EXAMPLE: Words = { en: "Example:", pt: "Exemplo:" };
const EXAMPLES: Words = { en: "Examples:", pt: "Exemplos:" };

function describe({ summary, command }: LoadedCommand, say: Say): string {
  const words = say(summary);
  const sentence = `${capitalized(words)}.`;
  return command.details === undefined ? sentence : `${sentence}\n${say(command.details)}`;
}

/** The words that the help is put together with. */
const TITLES: Readonly<Record<string, string>> = {
  "Usage:": "Uso:",
  "Arguments:": "Argumentos:",
  "Options:": "Opções:",
  "Global Options:": "Opções gerais:",
  "Commands:": "Comandos:",
};

const LEAST_BESIDE = 40;

function helpIn(say: Say): Partial<Help> {
  const usual = new Help();
  return {
    styleTitle: (title) => say({ en: title, pt: TITLES[title] ?? title }),
    subcommandTerm: (command) => command.name(),
    optionDescription(option) {
      const choices = option.argChoices === undefined ? [] : [`${say(CHOICES)} ${option.argChoices.join(", ")}`];
      const isTold = option.defaultValue !== undefined && typeof option.defaultValue !== "boolean";
      const preset = isTold ? [`${say(DEFAULT)} ${option.defaultValueDescription ?? String(option.defaultValue)}`] : [];
      const facts = [...choices, ...preset];
      return facts.length === 0 ? option.description : `${option.description} (${facts.join("; ")})`;
    },
    // Where little room is left beside the terms, what they mean stands below them.
    formatItem(term, termWidth, description, helper) {
      const { helpWidth = 80 } = helper;
      if (helpWidth - termWidth >= LEAST_BESIDE) {
        return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
      }
      return [`  ${term}`, ...wrap(`      ${description}`, helpWidth)].join("\n");
    },
    formatHelp(command, helper) {
      const text = Help.prototype.formatHelp.call(helper, command, helper);
      return wrap(text, helper.helpWidth ?? 80, 2).join("\n");
    },
    commandUsage: (command) => usual.commandUsage(command).replace("[options]", say(SOME_OPTIONS)),
  };
}

const CHOICES: Words = { en: "choices:", pt: "valores:" };
const DEFAULT: Words = { en: "default:", pt: "predefinição:" };
const SOME_OPTIONS: Words = { en: "[options]", pt: "[opções]" };

/** What could stand where something is missing or wrong. */
function namesFor({ code, message }: CommanderError, command: Command): readonly string[] {
  const { commands, options } = namesIn(command);
  if (code !== "commander.missingArgument") return [...commands, ...options];
  const missing = command.registeredArguments.find((argument) => message.includes(`'${argument.name()}'`));
  const names = missing === undefined ? undefined : (missing.argChoices ?? suggestionsFor(missing)?.names);
  return Array.isArray(names) ? names : [];
}

/** `-#2` is a level of standard input, which the parser takes for an option. */
function takeStandardInput(command: Command): void {
  if (command.commands.length > 0) return;
  const parse = command.parseOptions.bind(command);
  command.parseOptions = (words) => {
    const { operands, unknown } = parse(words);
    // From the first word on that it does not know, it calls all unknown that are no options, and leaves `--` among them.
    const end = unknown.indexOf("--");
    const before = end < 0 ? unknown : unknown.slice(0, end);
    const after = end < 0 ? [] : unknown.slice(end + 1);
    const wrong = before.filter((word) => word.startsWith("-") && word !== "-" && !isStandardInput(word));
    return wrong.length > 0
      ? { operands, unknown: wrong }
      : { operands: [...operands, ...before, ...after], unknown: [] };
  };
}

/** Every refusal of the parser becomes ours, which lists what the command has. */
function refuseWith(command: Command): void {
  command.exitOverride((error) => {
    if (error.exitCode === 0) throw error;
    if (error.code === "commander.help") {
      throw new MissingCommand({ en: "a command is missing", pt: "falta um comando" }, command);
    }
    throw new WrongWords(parserMessage(error, namesFor(error, command)), command);
  });
}
