// The built command line as a process of its own, with what only a process has: signals, its working folder, programs that it
// starts. bin/fourfold.js, which first looks whether it is stale, is started by tests/cli/process.test.ts.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "../../tools/build.js";

await build("solver", "library");
const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Told of all that was written so far, whenever there is more. */
  readonly onOutput?: (stdout: string, child: ChildProcessWithoutNullStreams) => void;
}

export function runBinary(parameters: readonly string[], around: Surroundings = {}): Promise<Ended> {
  const { stdin = "", cwd, env = {}, onOutput } = around;
  const child = spawn(process.execPath, [PROGRAM, ...parameters], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    onOutput?.(stdout, child);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}
