// The keys of a play, in lines below the board and as a list: those of the puzzle, those of every puzzle, and the commands.
import type { Words } from "../../language/words.ts";
import type { Input } from "../../puzzles/surface.ts";
import type { Terminal } from "../terminal.ts";
import type { ScreenSize } from "../tty/screen.ts";
import { widthOf, wrap, wrapItems } from "../wrapping.ts";

/** Letters that are commands where the puzzle leaves them. */
export const COMMAND_KEYS: Readonly<Record<string, string>> = {
  h: "hint",
  c: "check",
  s: "solve",
  a: "analysis",
  "?": "keys",
  q: "quit",
};

/** Keys that are the same in every puzzle. */
export const SHARED_KEYS: Readonly<Record<string, string>> = {
  Backspace: "undo",
  Delete: "undo",
  "Ctrl+Y": "redo",
  Home: "restart",
};

interface Key {
  readonly key: string;
  /** As a word after a colon. */
  readonly word: string;
  readonly means: Words;
}

const COMMANDS: readonly Key[] = [
  { key: "h", word: "hint", means: { en: "hint", pt: "dica" } },
  { key: "c", word: "check", means: { en: "check: still solvable?", pt: "ver: ainda tem solução?" } },
  { key: "s", word: "solve", means: { en: "solve from here and watch", pt: "resolver a partir daqui e ver" } },
  { key: "a", word: "analysis", means: { en: "analysis of every move", pt: "análise de cada jogada" } },
  { key: "?", word: "keys", means: { en: "keys", pt: "teclas" } },
  { key: "q", word: "quit", means: { en: "quit", pt: "sair" } },
];

const SHARED: readonly (readonly [Words, Words])[] = [
  [
    { en: "Backspace", pt: "Backspace" },
    { en: "undo", pt: "anular" },
  ],
  [
    { en: "Ctrl+Y", pt: "Ctrl+Y" },
    { en: "redo", pt: "refazer" },
  ],
  [
    { en: "Home", pt: "Home" },
    { en: "restart", pt: "recomeçar" },
  ],
];

const NAMES: Readonly<Record<string, Words>> = {
  Arrows: { en: "Arrows", pt: "Setas" },
  Space: { en: "Space", pt: "Espaço" },
};

type Language = Pick<Terminal, "say">;

/** The list of keys. */
export function helpLines(input: Input | undefined, terminal: Terminal): string[] {
  const { say, size } = terminal;
  const own = (input?.help ?? []).map(({ keys, means }) => [named(keys, terminal), say(means)] as const);
  const shared = SHARED.map(([keys, means]) => [say(keys), say(means)] as const);
  const commands = COMMANDS.map(({ key, word, means }) => {
    return [input?.usesLetters === true ? `:${word}` : `${key} :${word}`, say(means)] as const;
  });
  const typed = say({
    en: "any move or command, for example :r or :undo",
    pt: "qualquer jogada ou comando, por exemplo :r ou :undo",
  });
  const all = [...own, ...shared, ...commands, [":", typed] as const];
  const width = Math.max(...all.map(([keys]) => widthOf(keys))) + 2;
  return all.flatMap(([keys, means]) => wrap(`${keys.padEnd(width)}${means}`, size?.columns ?? 80, width));
}

/** So many lines of keys there may be, whatever the board needs. */
const LEAST_KEYS = 2;

/** The keys in so many lines: those of the puzzle and the commands, else the commands, else how to see all and to quit. */
export function keyLines(
  input: Input | undefined,
  { columns, rows }: ScreenSize,
  terminal: Pick<Terminal, "say" | "colors">,
): string[] {
  const { say, colors } = terminal;
  const item = (key: string, means: string): string => `${key} ${colors.dim(means)}`;
  const own = (input?.help ?? []).map(({ keys, means }) => item(named(keys, terminal), say(means)));
  const commands = COMMANDS.map(({ key, word, means }) => {
    return input?.usesLetters === true ? `:${word}` : item(key, say(means).split(/[: ]/)[0] ?? "");
  });
  const undo = item("Backspace", say({ en: "undo", pt: "anular" }));
  const whole = wrapItems([...own, undo, ...commands], columns).flatMap((line) => wrap(line, columns, 2));
  if (whole.length <= Math.max(rows, LEAST_KEYS)) return whole;
  const short = wrapItems([undo, ...commands], columns);
  return short.length <= LEAST_KEYS ? short : wrapItems(commands.slice(-2), columns);
}

function named(keys: string, { say }: Language): string {
  const words = NAMES[keys];
  return words === undefined ? keys : say(words);
}
