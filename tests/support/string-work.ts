// How much of a text a reader looks at, counted in characters, without any hook in the reader: while it runs, the methods
// by which JavaScript looks into strings are replaced by ones that count what they pass. A clock would measure the
// machine; this measures the reader, and two runs give the same number.
//
// What it cannot see: how often a pattern backtracks within one match, and `text[i]`.

type Cost = (text: string, result: unknown, parameters: readonly unknown[]) => number;

const lengthOfResult: Cost = (_, result) => String(result).length;
const wholeText: Cost = (text) => text.length;
const one: Cost = () => 1;
const upToTheHit: Cost = (text, result, [, from]) => (result === -1 ? text.length : Number(result)) - Number(from ?? 0);

const COSTS: Readonly<Record<string, Cost>> = {
  at: one,
  charAt: one,
  charCodeAt: one,
  codePointAt: one,
  indexOf: upToTheHit,
  includes: wholeText,
  startsWith: (_, __, [wanted]) => String(wanted).length,
  endsWith: (_, __, [wanted]) => String(wanted).length,
  slice: lengthOfResult,
  substring: lengthOfResult,
  repeat: lengthOfResult,
  padStart: lengthOfResult,
  trim: wholeText,
  split: wholeText,
  replace: wholeText,
  replaceAll: wholeText,
  toLowerCase: wholeText,
  toUpperCase: wholeText,
};

/** The characters that `action` passes. */
export function stringWork(action: () => void): number {
  let work = 0;
  const restore = [
    ...Object.entries(COSTS).map(([name, cost]) =>
      replaceMethod(String.prototype, name, (original, text, parameters) => {
        const result = Reflect.apply(original, text, parameters);
        work += 1 + cost(String(text), result, parameters);
        return result;
      }),
    ),
    replaceMethod(String.prototype, Symbol.iterator, (original, text, parameters) => {
      work += 1 + String(text).length;
      return Reflect.apply(original, text, parameters);
    }),
    // `test`, `search`, `replace` and `matchAll` go through `exec` once it is not the original.
    replaceMethod(RegExp.prototype, "exec", (original, pattern, [text]) => {
      const from = (pattern as RegExp).global ? (pattern as RegExp).lastIndex : 0;
      const match = Reflect.apply(original, pattern, [text]) as RegExpExecArray | null;
      work += 1 + (match === null ? String(text).length : match.index + match[0].length) - from;
      return match;
    }),
  ];
  try {
    action();
  } finally {
    for (const undo of restore) undo();
  }
  return work;
}

type Method = (...parameters: unknown[]) => unknown;

function replaceMethod(
  prototype: object,
  name: string | symbol,
  counted: (original: Method, self: unknown, parameters: unknown[]) => unknown,
): () => void {
  const original: Method = Reflect.get(prototype, name);
  Reflect.set(prototype, name, function (this: unknown, ...parameters: unknown[]): unknown {
    return counted(original, this, parameters);
  });
  return () => Reflect.set(prototype, name, original);
}
