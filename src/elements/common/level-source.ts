// Where an element has its level from: an address, a script inside it, a text or levels that were loaded before; the later
// in this list wins. Whatever is wrong comes out as problems of a level, so that an element has one way to show it.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Words } from "../../language/words.ts";
import { ProblemList } from "../../levels/problem.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { indexOf } from "./choice.ts";

export interface LevelHost extends ReactiveControllerHost, Element {
  readonly src: string;
  readonly index: number | undefined;
  readonly level: string;
  readonly loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
}

export const LEVEL_PROPERTIES = ["src", "index", "level", "loaded"] as const;

interface Given {
  readonly key: unknown;
  readonly levels: () => readonly LoadedLevel[] | Promise<readonly LoadedLevel[]>;
  /** The number or the title that the address names. */
  readonly which?: string | undefined;
  readonly file?: string;
}

/** All levels among which one was picked, or that one alone where an address names it; and the file that they are of, empty
 *  where they come from none. */
export interface Among {
  readonly all: readonly LoadedLevel[];
  readonly file: string;
}

export class LevelSource implements ReactiveController {
  readonly #host: LevelHost;
  readonly #found: (level: LoadedLevel | undefined, among: Among) => void;
  /** Whatever else a page has or changes inside the element is none of its level. */
  readonly #observer = new MutationObserver(() => {
    if (this.#given()?.key !== this.#key) void this.read();
  });
  #reading = 0;
  #key: unknown;
  #which: number | string | undefined;

  /** Calls back with the level whenever there is another one, and with undefined where none is given. */
  constructor(host: LevelHost, found: (level: LoadedLevel | undefined, among: Among) => void) {
    this.#host = host;
    this.#found = found;
    host.addController(this);
  }

  /** It observes from then on, also what a page changes while the element is nowhere. */
  hostConnected(): void {
    this.#observer.observe(this.#host, { childList: true, subtree: true, characterData: true });
  }

  /** Whether what is given now is another level than what was read last: not where something else wins over what has changed. */
  get isOther(): boolean {
    const given = this.#given();
    return given?.key !== this.#key || (given !== undefined && this.#whichOf(given) !== this.#which);
  }

  #whichOf({ which }: Given): number | string {
    return which ?? indexOf(this.#host);
  }

  async read(): Promise<void> {
    const reading = ++this.#reading;
    const given = this.#given();
    this.#key = given?.key;
    this.#which = given && this.#whichOf(given);
    const levels = await given?.levels();
    if (reading !== this.#reading) return;
    const unread = levels?.find((each) => unreadables.has(each));
    const level = unread ?? (levels && picked(levels, given?.which ?? indexOf(this.#host)));
    const isAlone = given?.which !== undefined || levels?.length === 0;
    const all = level === undefined ? [] : isAlone ? [level] : (levels ?? []);
    this.#found(level, { all, file: given?.file ?? "" });
  }

  #given(): Given | undefined {
    // A framework that no longer says them makes them undefined or null, as an attribute does that is taken away.
    const loaded = this.#host.loaded ?? undefined;
    if (loaded !== undefined) {
      const levels: readonly unknown[] = Array.isArray(loaded) ? loaded : [loaded];
      return { key: loaded, levels: () => levels.map((each) => (isLoaded(each) ? each : unloaded(each))) };
    }
    const level = String(this.#host.level ?? "");
    const text = level === "" ? this.#host.querySelector(':scope > script[type="text/plain"]')?.textContent : level;
    if (text !== undefined && text !== null) return { key: text, levels: () => loadLevels(text) };
    const src = String(this.#host.src ?? "");
    return src === ""
      ? undefined
      : { key: src, levels: () => fetched(src), which: hashOf(src), file: src.replace(/#.*$/su, "") };
  }
}

async function fetched(src: string): Promise<readonly LoadedLevel[]> {
  if (!URL.canParse(src, document.baseURI)) {
    return [unreadable(src, { en: "it is no address", pt: "não é um endereço" })];
  }
  const address = new URL(src, document.baseURI);
  address.hash = "";
  try {
    const response = await fetch(address);
    if (response.ok) return loadLevels(new Uint8Array(await response.arrayBuffer()));
    return [
      unreadable(src, { en: `the server says ${response.status}`, pt: `o servidor responde ${response.status}` }),
    ];
  } catch {
    // Why stands in the console; what a page is told is in the words of the browser.
    return [unreadable(src, { en: "it cannot be reached", pt: "não se chega a ele" })];
  }
}

/** Who writes JavaScript may give anything. */
function isLoaded(given: unknown): given is LoadedLevel {
  return typeof given === "object" && given !== null && "problems" in given && Array.isArray(given.problems);
}

function unloaded(given: unknown): LoadedLevel {
  const message = { en: "This is no level that was loaded.", pt: "Isto não é um nível carregado." };
  return wrong(message, String(given), { en: "what `loadLevels` returns", pt: "o que `loadLevels` devolve" });
}

/** Of these no other level could have been meant. */
const unreadables = new WeakSet<LoadedLevel>();

function unreadable(src: string, why: Words): LoadedLevel {
  const message = {
    en: `The level file ${src} cannot be read: ${why.en}.`,
    pt: `Não é possível ler o ficheiro de níveis ${src}: ${why.pt}.`,
  };
  const level = wrong(message, src, { en: "the address of a level file", pt: "o endereço de um ficheiro de níveis" });
  unreadables.add(level);
  return level;
}

function hashOf(src: string): string | undefined {
  const at = src.indexOf("#");
  if (at < 0 || at === src.length - 1) return undefined;
  const hash = src.slice(at + 1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** By its number from 1, or, where an address names it, by its title. */
function picked(levels: readonly LoadedLevel[], which: number | string): LoadedLevel {
  const found = levels.find((level) => level.title === which) ?? levels[Number(which) - 1];
  if (found !== undefined) return found;
  if (levels.length === 0) {
    const none = { en: "There are no levels here.", pt: "Não há aqui níveis." };
    return wrong(none, "", { en: "at least one level", pt: "pelo menos um nível" });
  }
  const message = { en: `There is no level ${which} here.`, pt: `Não há aqui nenhum nível ${which}.` };
  const number = { en: `a number from 1 to ${levels.length}`, pt: `um número de 1 a ${levels.length}` };
  const expected =
    typeof which === "number" ? number : { en: `a title, or ${number.en}`, pt: `um título, ou ${number.pt}` };
  return wrong(message, String(which), expected);
}

function wrong(message: Words, found: string, expected: Words): LoadedLevel {
  const problems = new ProblemList();
  problems.error({ line: 0, column: 0 }, message, found, expected);
  return { index: 1, title: undefined, game: undefined, problems: problems.sorted(), playable: undefined };
}
