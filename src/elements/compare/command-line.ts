// The same comparison as a line for a terminal, where it can be said: its levels are those of files.
import type { NamedLevel } from "../../solving/document.ts";

export interface AskedOnCommandLine {
  readonly levels: readonly NamedLevel[];
  /** Undefined for the usual ones. */
  readonly solvers: string | undefined;
  readonly maxTime: number | undefined;
  readonly maxNodes: number | undefined;
  readonly maxMemory: number | undefined;
  readonly repeat: number;
  readonly warm: boolean;
}

export function commandLine({
  levels,
  solvers,
  maxTime,
  maxNodes,
  maxMemory,
  repeat,
  warm,
}: AskedOnCommandLine): string | undefined {
  if (levels.length === 0 || levels.some(({ file }) => file === "")) return undefined;
  const option = (name: string, value: number | undefined): string[] =>
    value === undefined ? [] : [`--${name} ${value}`];
  return [
    "fourfold compare",
    ...levels.map(({ file, loaded }) => quoted(`${file}#${loaded.index}`)),
    ...(solvers === undefined ? [] : [`--solvers ${quoted(solvers)}`]),
    ...option("max-time", maxTime),
    ...option("max-nodes", maxNodes),
    ...option("max-memory", maxMemory),
    ...option("repeat", repeat === 1 ? undefined : repeat),
    ...(warm ? ["--warm"] : []),
  ].join(" ");
}

/** As a shell reads it. */
function quoted(word: string): string {
  return /^[\w./:,@+#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
