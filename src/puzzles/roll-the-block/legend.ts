// Reads the legend: what each name in the grid means.
//
//   value  := "bridge" ("open" | "closed") | "split" r,c r,c | ("soft" | "heavy") [action {"," action}]
//   action := ("toggle" | "open" | "close") name {name}
//
// Switches are read last, for they may name bridges that are declared after them. Whether the cells of a split can
// bear a half is for level.ts to judge, which knows the board.
import type { Words } from "../../language/words.ts";
import { lengthInCodePoints, otherWhiteSpaceIn, shorten, showCharacter } from "../../levels/characters.ts";
import type { Field } from "../../levels/document.ts";
import { didYouMean } from "../../levels/nearest-name.ts";
import type { Position, ProblemList } from "../../levels/problem.ts";
import { type Word, wordsOf } from "./legend-words.ts";
import { type Action, type Bridge, type Cell, type Effect, FLOOR, sameCell, type Tile } from "./tiles.ts";

export const MAX_BRIDGES = 64;

export interface Legend {
  /** What each name means. A name whose value cannot be read stands for floor: it is known, and its problem is told. */
  readonly tiles: ReadonlyMap<string, Tile>;
  /** In the order of the legend. */
  readonly bridges: readonly Bridge[];
  readonly splitCells: readonly SplitCell[];
}

/** A cell that a split names, with its place in the file. */
export interface SplitCell {
  readonly cell: Cell;
  readonly word: Word;
}

const MEANINGS: Words = {
  en: "`bridge open`, `bridge closed`, `soft` or `heavy` with actions, or `split r,c r,c`",
  pt: "`bridge open`, `bridge closed`, `soft` ou `heavy` com ações, ou `split l,c l,c`",
};
const KINDS = ["bridge", "soft", "heavy", "split"];
const BRIDGE_STATES = ["open", "closed"];
const EFFECTS = ["toggle", "open", "close"];
const ACTION: Words = {
  en: "`toggle`, `open` or `close` with names of bridges, for example `toggle a`",
  pt: "`toggle`, `open` ou `close` com nomes de pontes, por exemplo `toggle a`",
};

export function readLegend(fields: readonly Field[], problems: ProblemList): Legend {
  const reader = new LegendReader(problems);
  const readable = fields.filter((field) => reader.checkWhiteSpace(field));
  const entries = readable.map((field) => ({ field, words: wordsOf(field) }));
  for (const { field, words } of entries) if (!isSwitch(words)) reader.readTile(field, words);
  for (const { field, words } of entries) if (isSwitch(words)) reader.readSwitch(field, words);
  return reader;
}

class LegendReader implements Legend {
  readonly tiles = new Map<string, Tile>();
  readonly bridges: Bridge[] = [];
  readonly splitCells: SplitCell[] = [];
  readonly #unreadable = new Set<string>();
  readonly #problems: ProblemList;

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  /** Spaces and tabs part words. All other white space looks like that and is none: false where there is some. */
  checkWhiteSpace(field: Field): boolean {
    const index = otherWhiteSpaceIn(field.value);
    if (index < 0) return true;
    const shown = showCharacter(field.value.charCodeAt(index));
    const { line, column } = field.valueAt;
    const at = { line, column: column + lengthInCodePoints(field.value.slice(0, index)) };
    const message = {
      en: `The value of \`${field.key}\` has ${shown.en}, which is white space but neither a space nor a tab.`,
      pt: `O valor de \`${field.key}\` tem ${shown.pt}, que é espaço em branco mas nem espaço nem tabulação.`,
    };
    this.#unreadable.add(field.key);
    this.tiles.set(field.key, FLOOR);
    this.#problems.error(at, message, shown, {
      en: "spaces or tabs between words",
      pt: "espaços ou tabulações entre palavras",
    });
    return false;
  }

  readTile(field: Field, words: readonly Word[]): void {
    const kind = words[0];
    if (kind === undefined) {
      this.#cannotRead(
        field,
        field.valueAt,
        { en: `It is not said what \`${field.key}\` means.`, pt: `Não se diz o que significa \`${field.key}\`.` },
        undefined,
        MEANINGS,
      );
    } else if (kind.text === "bridge") {
      this.#readBridge(field, words);
    } else if (kind.text === "split") {
      this.#readSplit(field, kind);
    } else {
      const near = didYouMean(kind.text, KINDS);
      const message = {
        en: `\`${shorten(kind.text)}\` is not something that a cell can be.${near.en}`,
        pt: `\`${shorten(kind.text)}\` não é nada que uma célula possa ser.${near.pt}`,
      };
      this.#cannotRead(field, kind.at, message, kind, MEANINGS);
    }
  }

  readSwitch(field: Field, [kind, ...words]: SwitchWords): void {
    const actions = this.#readActions(words);
    this.tiles.set(field.key, { kind: "switch", name: field.key, trigger: kind.text, actions });
  }

  #readBridge(field: Field, words: readonly Word[]): void {
    const name = field.key;
    const [bridge, state, extra] = words as [Word, Word?, Word?];
    if (state?.text !== "open" && state?.text !== "closed") {
      const near = didYouMean(state?.text ?? "", BRIDGE_STATES);
      const message = {
        en: `It is not said whether the bridge \`${name}\` is open or closed at the start.${near.en}`,
        pt: `Não se diz se a ponte \`${name}\` está aberta ou fechada no início.${near.pt}`,
      };
      this.#cannotRead(field, (state ?? bridge).at, message, state, {
        en: "`bridge open` or `bridge closed`",
        pt: "`bridge open` ou `bridge closed`",
      });
    } else if (extra !== undefined) {
      const message = {
        en: `Nothing may stand after \`bridge ${state.text}\`.`,
        pt: `Depois de \`bridge ${state.text}\` não pode estar mais nada.`,
      };
      this.#cannotRead(field, extra.at, message, extra, { en: "the end of the line", pt: "o fim da linha" });
    } else {
      this.tiles.set(name, { kind: "bridge", name, bridge: this.bridges.length });
      this.bridges.push({ name, open: state.text === "open" });
      if (this.bridges.length === MAX_BRIDGES + 1) this.#tooManyBridges(field);
    }
  }

  #tooManyBridges({ key, keyAt }: Field): void {
    const message = {
      en: `The legend has too many bridges: \`${key}\` is one more than ${MAX_BRIDGES}.`,
      pt: `A legenda tem pontes a mais: \`${key}\` é uma a mais do que ${MAX_BRIDGES}.`,
    };
    const most = { en: `at most ${MAX_BRIDGES} bridges`, pt: `no máximo ${MAX_BRIDGES} pontes` };
    this.#problems.error(keyAt, message, key, most);
  }

  #readSplit(field: Field, split: Word): void {
    const words = wordsOf(field, /\S+/gu).slice(1);
    const [first, second, third] = words;
    const [firstCell, secondCell] = [readCell(first), readCell(second)];
    if (firstCell === undefined || secondCell === undefined || third !== undefined) {
      const wrong = firstCell === undefined ? first : secondCell === undefined ? second : third;
      const message = {
        en: "A split names the two cells that its halves go to.",
        pt: "Um divisor diz as duas células para onde vão as metades.",
      };
      this.#cannotRead(field, (wrong ?? split).at, message, wrong, {
        en: "two cells, for example `split 2,4 2,9`",
        pt: "duas células, por exemplo `split 2,4 2,9`",
      });
      return;
    }
    this.tiles.set(field.key, { kind: "split", name: field.key, cells: [firstCell, secondCell] });
    this.splitCells.push({ cell: firstCell, word: first as Word }, { cell: secondCell, word: second as Word });
    if (sameCell(firstCell, secondCell)) {
      const { at, text } = second as Word;
      const message = {
        en: "Both halves of the split go to the same cell.",
        pt: "As duas metades do divisor vão para a mesma célula.",
      };
      const expected = { en: "two different cells", pt: "duas células diferentes" };
      this.#problems.error(at, message, shorten(text), expected);
    }
  }

  #readActions(words: readonly Word[]): readonly Action[] {
    const actions = actionsOf(words, this.#isBridge(","));
    return actions.flatMap(({ at, words: [verb, ...names] }, i) => {
      if (verb === undefined) {
        // A comma alone lacks both its actions, and is told of once.
        if (at === actions[i - 1]?.at && actions[i - 1]?.words.length === 0) return [];
        this.#problems.error(
          at,
          { en: "An action is missing beside this comma.", pt: "Falta uma ação ao lado desta vírgula." },
          ",",
          ACTION,
        );
        return [];
      }
      if (!isEffect(verb.text)) {
        const near = didYouMean(verb.text, EFFECTS);
        const message = {
          en: `\`${shorten(verb.text)}\` is not an action of a switch.${near.en}`,
          pt: `\`${shorten(verb.text)}\` não é uma ação de um interruptor.${near.pt}`,
        };
        this.#problems.error(verb.at, message, shorten(verb.text), ACTION);
        return [];
      }
      if (names.length === 0) {
        const message = {
          en: `It is not said which bridges to ${verb.text}.`,
          pt: `Não se diz em que pontes fazer \`${verb.text}\`.`,
        };
        this.#problems.error(verb.at, message, verb.text, {
          en: `\`${verb.text}\` and the name of a bridge`,
          pt: `\`${verb.text}\` e o nome de uma ponte`,
        });
      }
      return this.#readNames(verb.text, names);
    });
  }

  #readNames(effect: Effect, words: readonly Word[]): Action[] {
    const actions: Action[] = [];
    const told = new Set<string>();
    for (const { text, at } of words) {
      if (isEffect(text) && ![...text].every((name) => this.#isBridge(name))) {
        const message = {
          en: `A comma is missing before \`${text}\`.`,
          pt: `Falta uma vírgula antes de \`${text}\`.`,
        };
        const expected = { en: "a comma between two actions", pt: "uma vírgula entre duas ações" };
        this.#problems.error(at, message, text, expected);
        return actions;
      }
      let column = at.column;
      for (const name of text) {
        const tile = this.tiles.get(name);
        if (tile?.kind === "bridge") actions.push({ effect, bridge: tile.bridge });
        else if (!told.has(name)) this.#notABridge(name, { line: at.line, column });
        told.add(name);
        column++;
      }
    }
    return actions;
  }

  #notABridge(name: string, at: Position): void {
    if (this.#unreadable.has(name)) return;
    const some = this.bridges.slice(0, 10).map((bridge) => bridge.name);
    const andMore = this.bridges.length > some.length ? ", ..." : "";
    const known = some.length === 0 ? "" : ` (${some.join(", ")}${andMore})`;
    const shown = showCharacter(name.codePointAt(0) as number);
    const message = {
      en: `${shown.en} is not a bridge of the legend.`,
      pt: `${shown.pt} não é uma ponte da legenda.`,
    };
    const expected = { en: `the name of a bridge${known}`, pt: `o nome de uma ponte${known}` };
    this.#problems.error(at, message, shorten(name), expected);
  }

  #isBridge(name: string): boolean {
    return this.tiles.get(name)?.kind === "bridge";
  }

  #cannotRead(field: Field, at: Position, message: Words, found: Word | undefined, expected: Words): void {
    this.#unreadable.add(field.key);
    this.tiles.set(field.key, FLOOR);
    this.#problems.error(at, message, found === undefined ? "" : shorten(found.text), expected);
  }
}

type SwitchWords = readonly [Word & { readonly text: "soft" | "heavy" }, ...(readonly Word[])];

function isSwitch(words: readonly Word[]): words is SwitchWords {
  return words[0]?.text === "soft" || words[0]?.text === "heavy";
}

/** The words of each action. A comma parts them; but right after its verb it can only be a bridge of that name. */
function actionsOf(words: readonly Word[], commaIsBridge: boolean): { at: Position; words: Word[] }[] {
  const [firstWord] = words;
  if (firstWord === undefined) return [];
  let current: { at: Position; words: Word[] } = { at: firstWord.at, words: [] };
  const actions = [current];
  for (const word of words) {
    if (word.text === "," && !(commaIsBridge && current.words.length === 1)) {
      current = { at: word.at, words: [] };
      actions.push(current);
    } else {
      current.words.push(word);
    }
  }
  return actions;
}

function isEffect(text: string): text is Effect {
  return EFFECTS.includes(text);
}

function readCell(word: Word | undefined): Cell | undefined {
  const match = /^(-?\d+),(-?\d+)$/.exec(word?.text ?? "");
  return match === null ? undefined : { row: Number(match[1]), column: Number(match[2]) };
}
