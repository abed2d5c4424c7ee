// The command line as tests call it: in this process, on streams that remember what was written.
import { run } from "../../src/cli/run.ts";

export interface Shell {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The size of the terminal that standard output and standard error are; none where undefined. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
  /** Presses Ctrl-C: as soon as somebody listens, or then when other things have their turn, as a real one does, or when
   *  something like this is written on standard error. */
  readonly interrupt?: "at once" | "in its turn" | RegExp;
}

export interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `fourfold` with these parameters, given one by one or as one would type them in a shell. */
export async function fourfold(line: string | readonly string[], shell: Shell = {}): Promise<Result> {
  const parameters = typeof line === "string" ? parametersOf(line) : line;
  const stdout: string[] = [];
  const stderr: string[] = [];
  let interrupt = (): void => undefined;
  const code = await run(parameters, {
    stdin: chunks(shell.stdin ?? ""),
    stdout: { write: (text) => stdout.push(text), isTTY: shell.terminal !== undefined, ...shell.terminal },
    stderr: {
      write: (text) => {
        stderr.push(text);
        if (shell.interrupt instanceof RegExp && shell.interrupt.test(text)) interrupt();
      },
      isTTY: shell.terminal !== undefined,
      columns: shell.terminal?.columns,
    },
    // What is said is read whole by most tests; those of its looks say how wide they are.
    env: { ...(shell.terminal === undefined ? { COLUMNS: "1000" } : {}), ...shell.env },
    once: (_event, listener) => {
      interrupt = listener;
      if (shell.interrupt === "at once") listener();
      if (shell.interrupt === "in its turn") setImmediate(listener);
    },
    off: () => {
      interrupt = () => undefined;
    },
  });
  return { code, stdout: stdout.join(""), stderr: stderr.join("") };
}

/** In pieces that cut characters, as a pipe may give them. */
async function* chunks(text: string): AsyncIterable<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += 7) yield bytes.subarray(start, start + 7);
}

/** The words of a shell line: white space parts them, quotes join them. */
function parametersOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

/** The documents that `--json` printed, one a line. */
export function documentsOf({ stdout }: Pick<Result, "stdout">): Record<string, unknown>[] {
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
