// The name of standard input where files are named.

export const STANDARD_INPUT = "-";

/** Whether a name means standard input, or one level of it. */
export function isStandardInput(name: string): boolean {
  return name === STANDARD_INPUT || name.startsWith(`${STANDARD_INPUT}#`);
}
