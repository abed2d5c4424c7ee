// The same comparison as a line for a terminal, where it can be said: its levels are those of files.
import type { ComparedLevel } from "./compared-levels.ts";

export interface AskedOnCommandLine {
  readonly levels: readonly ComparedLevel[];
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
    ...groupsOf(levels).flatMap(namesOf).map(quoted),
    ...(solvers === undefined ? [] : [`--solvers ${quoted(solvers)}`]),
    ...option("max-time", maxTime),
    ...option("max-nodes", maxNodes),
    ...option("max-memory", maxMemory),
    ...option("repeat", repeat === 1 ? undefined : repeat),
    ...(warm ? ["--warm"] : []),
  ].join(" ");
}

/** Those of a file that follow each other. */
function groupsOf(levels: readonly ComparedLevel[]): readonly (readonly ComparedLevel[])[] {
  const groups: ComparedLevel[][] = [];
  for (const level of levels) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.file === level.file) last.push(level);
    else groups.push([level]);
  }
  return groups;
}

/** A whole file by its name alone. */
function namesOf(group: readonly ComparedLevel[]): readonly string[] {
  const [{ file, all } = { file: "", all: undefined }] = group;
  const isWhole = group.length === all && group.every(({ loaded }, i) => loaded.index === i + 1);
  return isWhole ? [file] : group.map(({ loaded }) => `${file}#${loaded.index}`);
}

/** As a shell reads it. */
function quoted(word: string): string {
  return /^[\w./:,@+#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
