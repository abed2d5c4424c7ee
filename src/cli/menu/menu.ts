// `fourfold` alone on a terminal: a puzzle, a pack of levels, a level, and then to play it, to watch a search solve it, or to
// compare all of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Words } from "../../language/words.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../../playing/loaded-level.ts";
import { packName, packRank } from "../../playing/pack-names.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import { lookOf, viewBoard } from "../board-view.ts";
import { INTERRUPTED, OK } from "../exit-codes.ts";
import type { InputLevel } from "../inputs.ts";
import { counted, LEVELS } from "../language.ts";
import { nameOf } from "../level-report.ts";
import { difficultyInWords } from "../level-view.ts";
import { playOnScreen } from "../play/on-screen.ts";
import { printable, type Terminal } from "../terminal.ts";
import { onScreen } from "../tty/screen.ts";
import { compareOnScreen } from "./compare-on-screen.ts";
import { type Choice, ListScreen, type Page } from "./list-screen.ts";
import { searchPage } from "./search-page.ts";

/** What a hint of a play may take. */
const HINT_MS = 10_000;

/** Until somebody quits; gives the exit code. */
export async function menu(terminal: Terminal): Promise<number> {
  const pages: Page[] = [puzzlePage(terminal)];
  for (;;) {
    let screen: ListScreen | undefined;
    const code = await onScreen(terminal, (control) => {
      screen = new ListScreen(pages, terminal, control);
      return screen;
    });
    const deed = screen?.deed;
    if (code !== OK || deed === undefined) return code;
    if ((await deed()) === INTERRUPTED) return INTERRUPTED;
  }
}

const LEVELS_FOLDER = fileURLToPath(new URL("../../../levels/", import.meta.url));
const PLAY: Words = { en: "Play", pt: "Jogar" };
const WATCH: Words = { en: "Watch a search solve it", pt: "Ver uma procura resolvê-lo" };
const COMPARE: Words = { en: "Compare the algorithms", pt: "Comparar os algoritmos" };

function puzzlePage(terminal: Terminal): Page {
  const packs = new Map(PUZZLES.map((puzzle) => [puzzle, packsOf(puzzle)] as const));
  const choices = PUZZLES.filter((puzzle) => (packs.get(puzzle) ?? []).length > 0).map((puzzle): Choice => {
    return { text: terminal.say(puzzle.name), choose: () => packPage(puzzle, packs.get(puzzle) ?? [], terminal) };
  });
  return { title: "Fourfold", choices: () => choices, marked: 0 };
}

/** A file of levels that comes with Fourfold. */
interface Pack {
  readonly name: string;
  readonly file: string;
}

function packsOf({ format }: Puzzle): Pack[] {
  const folder = join(LEVELS_FOLDER, format.id);
  const names = filesIn(folder).flatMap((file) => (file.endsWith(".txt") ? [file.slice(0, -4)] : []));
  return names
    .sort((a, b) => packRank(a) - packRank(b) || (a < b ? -1 : 1))
    .map((name) => ({ name, file: join(folder, `${name}.txt`) }));
}

/** None where the folder is not there. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function packPage(puzzle: Puzzle, packs: readonly Pack[], terminal: Terminal): Page {
  const choices = packs.map(({ name, file }): Choice => {
    const count = (readFileSync(file, "utf8").match(/^---\s*$/gm)?.length ?? 0) + 1;
    return {
      text: terminal.say(packName(name)),
      detail: counted(count, LEVELS, terminal.language),
      choose: () => levelPage(name, file, terminal),
    };
  });
  return { title: terminal.say(puzzle.name), choices: () => choices, marked: 0 };
}

function levelPage(name: string, file: string, terminal: Terminal): Page {
  const levels = loadLevels(readFileSync(file)).filter(({ playable }) => playable !== undefined);
  const inputs = levels.map((loaded): InputLevel => ({ file: shortOf(file), loaded }));
  const choices = levels.map((loaded, i): Choice => {
    const { title, index, playable } = loaded;
    return {
      text: `${String(index).padStart(2)}. ${printable(title ?? "")}`,
      detail: difficultyInWords(playable?.facts.difficulty, terminal.language) ?? "",
      choose: () => deedPage(inputs, page, i, terminal),
    };
  });
  const beside = (marked: number): string[] => boardOf(levels[marked], terminal);
  const page: Page = { title: terminal.say(packName(name)), choices: () => choices, beside, marked: 0 };
  return page;
}

/** As it is typed where Fourfold's own folder is. */
function shortOf(file: string): string {
  return `levels${file.slice(LEVELS_FOLDER.replace(/[/\\]$/, "").length)}`;
}

function boardOf(loaded: LoadedLevel | undefined, terminal: Terminal): string[] {
  if (loaded === undefined) return [];
  const playable = playableOf(loaded);
  const { puzzle, level } = playable;
  const look = { ...lookOf(playable, terminal), isNumbered: false };
  const drawing = puzzle.drawState(level, puzzle.initialState(level));
  return [...viewBoard(drawing, { top: 0, left: 0, ...level }, look).lines];
}

/** What can be done with a level. Whoever plays on from it comes back to the level that was played last. */
function deedPage(inputs: readonly InputLevel[], list: Page, first: number, terminal: Terminal): Page {
  let at = first;
  const input = (): InputLevel => inputs[at] as InputLevel;
  const play = (): Promise<number> => {
    const next = (): Promise<number> => {
      at++;
      list.marked = at;
      return play();
    };
    const level = { level: input().loaded, name: nameOf(input()), costModel: "moves", timeMs: HINT_MS };
    return playOnScreen({ ...level, next: at + 1 < inputs.length ? next : undefined }, terminal);
  };
  const choices: readonly Choice[] = [
    { text: terminal.say(PLAY), choose: () => play },
    { text: terminal.say(WATCH), choose: () => searchPage(input(), terminal) },
    { text: terminal.say(COMPARE), choose: () => () => compareOnScreen(input(), terminal) },
  ];
  return {
    get title() {
      const { title, index } = input().loaded;
      return printable(title ?? `#${index}`);
    },
    choices: () => choices,
    beside: () => boardOf(input().loaded, terminal),
    marked: 0,
  };
}
