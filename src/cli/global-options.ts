// The options of every command.
import { Option } from "commander";
import { LANGUAGES, type Say, type Words } from "../language/words.ts";

/** All but --version and --help, which the parser knows itself. */
export function globalOptions(say: Say): Option[] {
  return [
    new Option("--quiet", say(QUIET)),
    new Option("--no-color", say(NO_COLOR)),
    new Option("--lang <language>", say(LANGUAGE)).choices(LANGUAGES),
  ];
}

/** What the parser's own two do. */
export const VERSION: Words = { en: "print the version", pt: "mostrar a versão" };
export const HELP: Words = {
  en: "print how a command is used, with examples",
  pt: "mostrar como se usa um comando, com exemplos",
};
const QUIET: Words = {
  en: "print no messages, only what was asked for and errors",
  pt: "sem mensagens: só o que foi pedido e os erros",
};
const NO_COLOR: Words = {
  en: "print without colours (as does the variable NO_COLOR)",
  pt: "sem cores (tal como com a variável NO_COLOR)",
};
const LANGUAGE: Words = {
  en: "the language of help and messages (default: the locale's)",
  pt: "a língua da ajuda e das mensagens (predefinição: a do sistema)",
};
