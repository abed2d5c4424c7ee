// A program of one's own as a solver: it gets the level as text on standard input and its time limit in FOURFOLD_MAX_TIME, and
// its first line is its moves. They are replayed here, its time is measured here, and it runs in a process group of its own,
// so that at its limit it is ended with all that it has started.
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import type { ProgramAnswer, ProgramCell, RunProgram } from "../../comparing/index.ts";
import type { Words } from "../../language/words.ts";
import { replay, wordsOf } from "../../playing/replay.ts";
import { writeLevels } from "../../playing/write-levels.ts";
import { failureOf } from "../solutions.ts";

/** A program that prints more than this is not waited for, in characters. */
const MOST_PRINTED = 1 << 24;
/** Of what it says on standard error, what is kept for the report. */
const MOST_KEPT = 2000;
/** How long a pipe that a stranger holds open is waited for, in milliseconds. */
const PATIENCE = 200;

/** How a program ended. */
interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  readonly signal: string | null;
  /** Why it was ended, where it did not end by itself. */
  readonly ending: "time" | "stop" | "noise" | undefined;
  readonly timeMs: number;
}

export const runProgram: RunProgram = async (cell, { timeMs = Number.POSITIVE_INFINITY }, stop) => {
  const ended = await runOnce(cell, timeMs, stop);
  return answerOf(cell, ended);
};

/** As a shell reads it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The process groups that run, to be ended with this process. */
const running = new Set<ChildProcess>();

function runOnce({ level, solver }: ProgramCell, timeMs: number, stop: AbortSignal): Promise<Ended> {
  const begun = performance.now();
  const env = {
    ...process.env,
    FOURFOLD_MAX_TIME: Number.isFinite(timeMs) ? String(timeMs / 1000) : "",
    FOURFOLD: [process.execPath, process.argv[1] ?? "fourfold"].map(quoted).join(" "),
  };
  const child = spawn(solver.command, { shell: true, detached: true, env, stdio: "pipe" });
  running.add(child);
  let [stdout, stderr] = ["", ""];
  let ending: Ended["ending"];
  const end = (why: Ended["ending"]): void => {
    ending ??= why;
    killGroup(child);
  };
  const onStop = (): void => end("stop");
  stop.addEventListener("abort", onStop);
  if (stop.aborted) onStop();
  const timer = Number.isFinite(timeMs) ? setTimeout(() => end("time"), timeMs) : undefined;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (ending !== undefined) return;
    stdout += text;
    if (stdout.length > MOST_PRINTED) end("noise");
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-MOST_KEPT);
  });
  // Whoever does not read the level is not to blame for that.
  child.stdin.on("error", () => {});
  child.stdin.end(writeLevels([level.loaded], "text"));
  return new Promise((resolve) => {
    let took = 0;
    const finish = (code: number | null, signal: string | null): void => {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
      running.delete(child);
      resolve({ stdout, stderr, code, signal, ending, timeMs: took });
    };
    child.on("error", (error) => {
      stderr += error.message;
      finish(null, null);
    });
    child.on("exit", (code, signal) => {
      took = performance.now() - begun;
      clearTimeout(timer);
      // Whatever it has left behind ends too, and lets go of the pipe.
      killGroup(child);
      const patience = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, PATIENCE);
      child.on("close", () => {
        clearTimeout(patience);
        finish(code, signal);
      });
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended, and left nobody behind.
  }
}

/** Ends what still runs. A program has a process group of its own, so nothing else would. */
export function endPrograms(): void {
  for (const child of running) killGroup(child);
}

function answerOf({ level }: ProgramCell, ended: Ended): ProgramAnswer {
  const { stdout, ending, timeMs } = ended;
  if (ending === "stop") return { status: "cancelled", timeMs };
  if (ending === "time") return { status: "limit", timeMs };
  if (ending === "noise") {
    return { status: "failed", timeMs, reason: TOO_MUCH };
  }
  const [line = "", ...more] = stdout.split(/\r?\n/);
  const counts = countsIn(more);
  const failed = ({ en, pt }: Words): ProgramAnswer => {
    const last = lastLineOf(ended.stderr);
    return { status: "failed", timeMs, reason: { en: `${en}${last}`, pt: `${pt}${last}` }, ...counts };
  };
  if (ended.code !== 0) return failed(howItEnded(ended));
  if (stdout === "") return failed(NOTHING);
  const moves = wordsOf(line).join(" ");
  const { solved, cost, reason, failedAt } = replay(level.loaded, moves, "moves");
  if (solved && cost !== null) return { status: "solved", timeMs, moves, cost, ...counts };
  const word = wordsOf(moves)[(failedAt ?? 1) - 1] ?? "";
  const isRefused = reason !== null && failedAt !== null;
  const why = isRefused ? failureOf({ failedAt, word, reason }) : (reason ?? NOT_SOLVED);
  return { status: "wrong", timeMs, reason: why, ...counts };
}

const TOO_MUCH: Words = {
  en: "it printed more than can be read, and was ended",
  pt: "escreveu mais do que se pode ler, e foi terminado",
};
const NOTHING: Words = { en: "it printed nothing", pt: "não escreveu nada" };
const NOT_STARTED: Words = { en: "it could not be started", pt: "não foi possível iniciá-lo" };
const NOT_SOLVED: Words = { en: "its moves do not solve the level", pt: "as suas jogadas não resolvem o nível" };

function howItEnded({ code, signal }: Ended): Words {
  if (signal !== null) return { en: `it was ended by ${signal}`, pt: `foi terminado por ${signal}` };
  return code === null ? NOT_STARTED : { en: `it ended with code ${code}`, pt: `terminou com o código ${code}` };
}

function lastLineOf(stderr: string): string {
  const last = stderr.trim().split("\n").at(-1)?.trim() ?? "";
  return last === "" ? "" : `: ${last.slice(0, 200)}`;
}

/** `expanded 123` and `generated 456`, in lines of their own. */
function countsIn(lines: readonly string[]): Pick<ProgramAnswer, "expanded" | "generated"> {
  const counts: { expanded?: number; generated?: number } = {};
  for (const line of lines) {
    const [, name, digits] = /^\s*(expanded|generated)\s*[:=]?\s*(\d+)\s*$/.exec(line) ?? [];
    if (name === "expanded" || name === "generated") counts[name] = Number(digits);
  }
  return counts;
}
