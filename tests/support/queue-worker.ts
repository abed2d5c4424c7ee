// `fourfold worker` as a process of its own, as one starts it in a shell.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { endedWithUs } from "./redis-server.ts";

const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");

export interface StartedWorker {
  readonly child: ChildProcess;
  /** What it has said so far. */
  said(): string;
  /** Ends it, and gives its exit code; by then all that it has said is there. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** When it is ready. */
export async function startWorker(url: string, parameters: readonly string[] = [], env = {}): Promise<StartedWorker> {
  const child = endedWithUs(
    spawn(process.execPath, [PROGRAM, "worker", "--queue", url, ...parameters], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, COLUMNS: "1000", ...env },
    }),
  );
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let text = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding("utf8").on("data", (more: string) => {
      text += more;
      if (/^worker of Fourfold/m.test(text)) resolve();
    });
    child.once("exit", () => reject(new Error(`the worker ended: ${text}`)));
  });
  return {
    child,
    said: () => text,
    async end(signal = "SIGTERM") {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}
