// How a level is named and what is wrong with it is said, the same in every command: `file:line:column: error: ...`,
// which editors and terminals can jump to.
import type { Problem } from "../levels/problem.ts";
import type { InputLevel } from "./inputs.ts";
import { type Colors, printable, type Terminal } from "./terminal.ts";

/** The level as one could type it again, and its title. */
export function nameOf({ file, loaded }: InputLevel): string {
  const place = `${printable(file)}#${loaded.index}`;
  return loaded.title === undefined ? place : `${place} (${printable(loaded.title)})`;
}

export function problemLine(file: string, problem: Problem, colors: Colors): string {
  const { line, column, severity, message, found, expected } = problem;
  const paint = severity === "error" ? colors.red : colors.yellow;
  const sentence = printable(message).replace(/\.$/, "");
  const facts = [
    ...(found === "" ? [] : [`found ${printable([...found].length === 1 ? `\`${found}\`` : found)}`]),
    ...(expected === "" ? [] : [`expected ${printable(expected)}`]),
  ];
  const details = facts.length === 0 ? "" : colors.dim(` (${facts.join(", ")})`);
  return `${colors.bold(`${printable(file)}:${line}:${column}:`)} ${paint(`${severity}:`)} ${sentence}${details}`;
}

/** Says on standard error what is wrong with a level that a command cannot use. */
export function reportProblems({ file, loaded }: InputLevel, terminal: Terminal): void {
  for (const problem of loaded.problems) {
    const line = problemLine(file, problem, terminal.messageColors);
    if (problem.severity === "error") terminal.message(line);
    else terminal.note(line);
  }
}

/** `1 level`, `2 levels`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
