// Runs a program to its end, which it is not kept from by waiting for input.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const executed = promisify(execFile);

export interface Told {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** One that never ends is ended, and has no code. */
const LONGEST_MS = 300_000;

export async function execute(
  program: string,
  parameters: readonly string[],
  { cwd, env = process.env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Told> {
  const running = executed(program, parameters, { cwd, env, timeout: LONGEST_MS, killSignal: "SIGKILL" });
  running.child.stdin?.end();
  try {
    return { code: 0, ...(await running) };
  } catch (reason) {
    const { code, stdout, stderr } = reason as Told;
    return { code, stdout, stderr };
  }
}
