// A heuristic of one's own in a file of its own: a module that exports `estimate(state, level)` and, if it is so,
// `admissible = true`. It is imported where it is used, in the worker, so that one that never ends is ended with it. What it
// throws is told with its name and the line where it happened.
import type { OwnHeuristic } from "../solving/options.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import type { HeuristicModule } from "./protocol.ts";

export async function ownHeuristicOf({ url, name }: HeuristicModule): Promise<OwnHeuristic> {
  const { estimate, admissible } = await imported(url, name);
  if (typeof estimate !== "function") {
    throw new WrongOption(`The heuristic ${name} exports no function estimate(state, level).`);
  }
  if (admissible !== undefined && typeof admissible !== "boolean") {
    throw new WrongOption(`The heuristic ${name} exports an admissible that is neither true nor false.`);
  }
  return { name, admissible: admissible ?? false, estimate: guarded(estimate as OwnHeuristic["estimate"], name, url) };
}

async function imported(url: string, name: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as Record<string, unknown>;
  } catch (error) {
    throw new WrongOption(`The heuristic ${name} cannot be loaded: ${told(error, url)}.`);
  }
}

function guarded(estimate: OwnHeuristic["estimate"], name: string, url: string): OwnHeuristic["estimate"] {
  return (state, level) => {
    let value: unknown;
    try {
      value = estimate(state, level);
    } catch (error) {
      throw new WrongOption(`The heuristic ${name} failed: ${told(error, url)}.`);
    }
    if (typeof value === "number") return value;
    throw new WrongOption(`The heuristic ${name} answered ${kindOf(value)}; it must be a number, 0 or more.`);
  };
}

/** The error in its own words, and the line of the module where it was thrown. */
function told(error: unknown, url: string): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? "";
  const at = stack.indexOf(url);
  const line = at < 0 ? undefined : /^:(\d+)/.exec(stack.slice(at + url.length))?.[1];
  return `${error.name}: ${error.message}${line === undefined ? "" : ` (line ${line})`}`;
}

function kindOf(value: unknown): string {
  if (value instanceof Promise) return "a promise";
  return value === null ? "null" : value === undefined ? "nothing" : `a ${typeof value}`;
}
