// A heuristic of one's own in a file of its own: a module that exports `estimate(state, level)` and, if it is so,
// `admissible = true`. It is imported where it is used, in the worker, so that one that never ends is ended with it. What it
// throws is told with its name and the place where it happened.
import { inBoth, type Words } from "../language/words.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { type Place, WrongOption } from "../solving/wrong-option.ts";
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
    const { en, pt, at } = told(error, url);
    throw new WrongOption(
      {
        en: `The heuristic ${name} cannot be loaded: ${en}.`,
        pt: `Não é possível carregar a heurística ${name}: ${pt}.`,
      },
      null,
      at,
    );
  }
}

function guarded(estimate: OwnHeuristic["estimate"], name: string, url: string): OwnHeuristic["estimate"] {
  let shown: unknown;
  return (state, level) => {
    let value: unknown;
    if (level !== shown) shown = frozen(level);
    try {
      value = estimate(state, level);
    } catch (error) {
      const { en, pt, at } = told(error, url);
      const words = { en: `The heuristic ${name} failed: ${en}.`, pt: `A heurística ${name} falhou: ${pt}.` };
      throw new WrongOption(words, null, at);
    }
    if (typeof value === "number") return value;
    const { en, pt } = kindOf(value);
    throw new WrongOption({
      en: `The heuristic ${name} answered ${en}; it must be a number, 0 or more.`,
      pt: `A heurística ${name} respondeu ${pt}; tem de ser um número, 0 ou mais.`,
    });
  };
}

/** The same, of which nothing can be changed but what stands in typed arrays: it is what is searched. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}

/** The error in its own words, and the place in the module where it was thrown. */
function told(error: unknown, url: string): Words & { readonly at?: Place } {
  if (!(error instanceof Error)) return inBoth(String(error));
  const at = placeIn(error.stack ?? "", url) ?? placeReported(error, url);
  // In WebKit it ends with a full stop, and here stands one behind it.
  const said = `${error.name}: ${error.message.replace(/\.$/, "")}`;
  if (at === undefined) return inBoth(said);
  const { line, column } = at;
  const [en, pt] = column === undefined ? ["", ""] : [`, column ${column}`, `, coluna ${column}`];
  return { en: `${said} (line ${line}${en})`, pt: `${said} (linha ${line}${pt})`, at };
}

function placeIn(stack: string, url: string): Place | undefined {
  const from = stack.indexOf(url);
  const [, line, column] = from < 0 ? [] : (/^:(\d+)(?::(\d+))?/.exec(stack.slice(from + url.length)) ?? []);
  if (line === undefined) return undefined;
  return column === undefined ? { line: Number(line) } : { line: Number(line), column: Number(column) };
}

interface Reporting {
  reportError?(error: Error): void;
  addEventListener(name: "error", listener: (event: Reported) => void): void;
  removeEventListener(name: "error", listener: (event: Reported) => void): void;
}

interface Reported {
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  preventDefault(): void;
}

/** Of what cannot be read as a program browsers tell the place only to those who hear of an error that nobody caught. */
function placeReported(error: Error, url: string): Place | undefined {
  const here = globalThis as unknown as Reporting;
  if (here.reportError === undefined) return undefined;
  let at: Place | undefined;
  const hear = (event: Reported): void => {
    event.preventDefault();
    if (event.filename !== url || event.lineno === 0) return;
    // WebKit knows no column of what it cannot read.
    at = event.colno === 0 ? { line: event.lineno } : { line: event.lineno, column: event.colno };
  };
  here.addEventListener("error", hear);
  here.reportError(error);
  here.removeEventListener("error", hear);
  return at;
}

function kindOf(value: unknown): Words {
  if (value instanceof Promise) return { en: "a promise", pt: "uma promessa" };
  if (value === undefined) return { en: "nothing", pt: "nada" };
  return value === null ? inBoth("null") : { en: `a ${typeof value}`, pt: `um valor do tipo ${typeof value}` };
}
