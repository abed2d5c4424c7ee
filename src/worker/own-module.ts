// A heuristic of one's own in a file of its own: a module that exports `estimate(state, level)` and, if it is so,
// `admissible = true`. It is imported where it is used, in the worker, so that one that never ends is ended with it. What it
// throws is told with its name and the line where it happened.
import { inBoth, type Words } from "../language/words.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import type { HeuristicModule } from "./protocol.ts";

export async function ownHeuristicOf({ url, name }: HeuristicModule): Promise<OwnHeuristic> {
  const { estimate, admissible } = await imported(url, name);
  if (typeof estimate !== "function") {
    throw new WrongOption({
      en: `The heuristic ${name} exports no function estimate(state, level).`,
      pt: `A heurística ${name} não exporta nenhuma função estimate(state, level).`,
    });
  }
  if (admissible !== undefined && typeof admissible !== "boolean") {
    throw new WrongOption({
      en: `The heuristic ${name} exports an admissible that is neither true nor false.`,
      pt: `A heurística ${name} exporta um admissible que não é true nem false.`,
    });
  }
  return { name, admissible: admissible ?? false, estimate: guarded(estimate as OwnHeuristic["estimate"], name, url) };
}

async function imported(url: string, name: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as Record<string, unknown>;
  } catch (error) {
    const { en, pt } = told(error, url);
    throw new WrongOption({
      en: `The heuristic ${name} cannot be loaded: ${en}.`,
      pt: `Não é possível carregar a heurística ${name}: ${pt}.`,
    });
  }
}

function guarded(estimate: OwnHeuristic["estimate"], name: string, url: string): OwnHeuristic["estimate"] {
  return (state, level) => {
    let value: unknown;
    try {
      value = estimate(state, level);
    } catch (error) {
      const { en, pt } = told(error, url);
      throw new WrongOption({ en: `The heuristic ${name} failed: ${en}.`, pt: `A heurística ${name} falhou: ${pt}.` });
    }
    if (typeof value === "number") return value;
    const { en, pt } = kindOf(value);
    throw new WrongOption({
      en: `The heuristic ${name} answered ${en}; it must be a number, 0 or more.`,
      pt: `A heurística ${name} respondeu ${pt}; tem de ser um número, 0 ou mais.`,
    });
  };
}

/** The error in its own words, and the line of the module where it was thrown. */
function told(error: unknown, url: string): Words {
  if (!(error instanceof Error)) return inBoth(String(error));
  const stack = error.stack ?? "";
  const at = stack.indexOf(url);
  const line = at < 0 ? undefined : /^:(\d+)/.exec(stack.slice(at + url.length))?.[1];
  const said = `${error.name}: ${error.message}`;
  return line === undefined ? inBoth(said) : { en: `${said} (line ${line})`, pt: `${said} (linha ${line})` };
}

function kindOf(value: unknown): Words {
  if (value instanceof Promise) return { en: "a promise", pt: "uma promessa" };
  if (value === undefined) return { en: "nothing", pt: "nada" };
  return value === null ? inBoth("null") : { en: `a ${typeof value}`, pt: `um valor do tipo ${typeof value}` };
}
