// How a level is named and what is wrong with it is said, the same in every command: `file:line:column: error: ...`,
// which editors and terminals can jump to.
import type { Language, Words } from "../language/words.ts";
import { type Problem, wordsOfProblem } from "../levels/problem.ts";
import type { InputLevel } from "./inputs.ts";
import { type Colors, printable, type Terminal } from "./terminal.ts";

/** The level as one could type it again, and its title. */
export function nameOf({ file, loaded }: InputLevel): string {
  const place = `${printable(file)}#${loaded.index}`;
  return loaded.title === undefined ? place : `${place} (${printable(loaded.title)})`;
}

export function problemLine(file: string, problem: Problem, colors: Colors, language: Language): string {
  const { line, column, severity } = problem;
  const words = wordsOfProblem(problem);
  const [message, found, expected] = [words.message[language], words.found[language], words.expected[language]];
  const paint = severity === "error" ? colors.red : colors.yellow;
  const sentence = printable(message).replace(/\.$/, "");
  const facts = [
    ...(found === "" ? [] : [`${FOUND[language]} ${printable([...found].length === 1 ? `\`${found}\`` : found)}`]),
    ...(expected === "" ? [] : [`${EXPECTED[language]} ${printable(expected)}`]),
  ];
  const details = facts.length === 0 ? "" : colors.dim(` (${facts.join(", ")})`);
  return `${colors.bold(`${printable(file)}:${line}:${column}:`)} ${paint(`${SEVERITY[severity][language]}:`)} ${sentence}${details}`;
}

const FOUND: Words = { en: "found", pt: "encontrado" };
const EXPECTED: Words = { en: "expected", pt: "esperado" };
const SEVERITY: Readonly<Record<Problem["severity"], Words>> = {
  error: { en: "error", pt: "erro" },
  warning: { en: "warning", pt: "aviso" },
};

/** Says on standard error what is wrong with a level that a command cannot use. */
export function reportProblems({ file, loaded }: InputLevel, terminal: Terminal): void {
  for (const problem of loaded.problems) {
    const line = problemLine(file, problem, terminal.messageColors, terminal.language);
    if (problem.severity === "error") terminal.errorLine(line);
    else terminal.message(line);
  }
}
