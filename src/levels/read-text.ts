// Reads level files as text: one pass over the lines, and no line is looked at twice.
//
// What stands between two `---` is a section, and its blank lines part it into blocks: the header, the grid, and for
// some games a second grid. A section is a level, with two exceptions: after the last `---` nothing need follow, so a
// file may end in `---`; and where sections without any block follow each other, they are one wrong level, not many.
import type { Words } from "../language/words.ts";
import { shorten } from "./characters.ts";
import type { Field, GameFormat } from "./document.ts";
import { type Position, ProblemList } from "./problem.ts";
import { readHeader } from "./read-header.ts";
import { reportFlaw, type Source, SourceText } from "./source-text.ts";
import { joinParts, type TypedRows, type WrittenLevel, type WrittenLevels } from "./written-level.ts";

/** All levels of a file, right or wrong. */
export function readLevelText(source: Source, games: readonly GameFormat[]): WrittenLevels {
  const { text, flaws } = SourceText.of(source);
  const levels = new LevelSequence(games);
  let section = new Section();
  let reported = 0;
  let line = 1;
  for (let start = 0; start <= text.length; line++) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    for (let flaw = flaws[reported]; flaw?.line === line; flaw = flaws[++reported]) reportFlaw(flaw, section.problems);
    const content = lineContent(text, start, end);
    if (content === "---") {
      levels.endSection(section, line);
      section = new Section();
    } else if (!content.startsWith(";")) {
      section.addLine(content, line);
    }
    start = end + 1;
  }
  return levels.endFile(section);
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A line without its end and its trailing blanks. */
function lineContent(text: string, start: number, end: number): string {
  let last = end;
  if (text.charCodeAt(end) === LINE_FEED && last > start && text.charCodeAt(last - 1) === CARRIAGE_RETURN) last--;
  while (last > start && isBlank(text.charCodeAt(last - 1))) last--;
  return text.slice(start, last);
}

function isBlank(codeUnit: number): boolean {
  return codeUnit === 0x20 || codeUnit === 0x09;
}

interface Block {
  readonly texts: string[];
  /** Where each of the texts stands in the file. */
  readonly lines: number[];
}

/** A header, two grids, and one that is too many. */
const MOST_BLOCKS = 4;

class Section {
  readonly problems = new ProblemList();
  readonly blocks: Block[] = [];
  #insideBlock = false;

  addLine(content: string, line: number): void {
    if (content === "") {
      this.#insideBlock = false;
      return;
    }
    if (!this.#insideBlock && this.blocks.length < MOST_BLOCKS) this.blocks.push({ texts: [], lines: [] });
    this.#insideBlock = true;
    const block = this.blocks.at(-1) as Block;
    if (this.blocks.length === MOST_BLOCKS && block.texts.length > 0) return;
    block.texts.push(content);
    block.lines.push(line);
  }
}

/** The levels so far, and the game that the next one inherits. */
class LevelSequence {
  readonly #levels: WrittenLevel[] = [];
  readonly #games: readonly GameFormat[];
  #game: Field | undefined;
  #lastIsMissing = false;

  constructor(games: readonly GameFormat[]) {
    this.#games = games;
  }

  /** Takes the section before the `---` of this line. */
  endSection(section: Section, line: number): void {
    if (section.blocks.length > 0) {
      this.#add(section);
    } else if (!this.#lastIsMissing || section.problems.hasErrors) {
      const expected = {
        en: "a level before it: a header, a blank line and a grid",
        pt: "um nível antes: um cabeçalho, uma linha em branco e uma grelha",
      };
      this.#addMissing(
        section,
        { line, column: 1 },
        { en: "There is no level before this `---`.", pt: "Não há nenhum nível antes deste `---`." },
        "---",
        expected,
      );
    }
  }

  endFile(section: Section): WrittenLevels {
    if (section.blocks.length > 0) {
      this.#add(section);
    } else if (this.#levels.length === 0 || section.problems.hasErrors) {
      const expected = {
        en: "a level: a header, a blank line and a grid",
        pt: "um nível: um cabeçalho, uma linha em branco e uma grelha",
      };
      this.#addMissing(
        section,
        { line: 1, column: 1 },
        { en: "The file has no level.", pt: "O ficheiro não tem nenhum nível." },
        "",
        expected,
      );
    }
    return this.#levels as WrittenLevels;
  }

  #add(section: Section): void {
    const { problems } = section;
    const [header, grid, goals, further] = headerAndGrids(section);
    const { game, ...fields } = readHeader(header.texts, header.lines, problems);
    this.#game = game ?? this.#game;
    this.#lastIsMissing = false;
    const at = { line: section.blocks[0]?.lines[0] ?? 1, column: 1 };
    if (grid === undefined) {
      problems.error(at, { en: "The level has no grid.", pt: "O nível não tem grelha." }, "", {
        en: "a blank line after the header, then the rows of the grid",
        pt: "uma linha em branco depois do cabeçalho e depois as linhas da grelha",
      });
    }
    if (further !== undefined) {
      const place = { line: further.lines[0] ?? 1, column: 1 };
      const found = shorten(further.texts[0] ?? "");
      problems.error(
        place,
        {
          en: "A further grid stands here, after a blank line.",
          pt: "Está aqui mais uma grelha, depois de uma linha em branco.",
        },
        found,
        { en: "`---` between two levels", pt: "`---` entre dois níveis" },
      );
    }
    const index = this.#levels.length + 1;
    const rows = { grid: typedRows(grid), goals: typedRows(goals) };
    this.#levels.push(joinParts({ index, at, game: this.#game, ...fields, ...rows, problems }, this.#games));
  }

  #addMissing({ problems }: Section, at: Position, message: Words, found: string, expected: Words): void {
    if (!problems.hasErrors) problems.error(at, message, found, expected);
    this.#levels.push({ index: this.#levels.length + 1, at, problems });
    this.#lastIsMissing = true;
  }
}

function typedRows(block: Block | undefined): TypedRows | undefined {
  return block && { texts: block.texts, places: block.lines };
}

/** Tells the header from the grids, and where the blank line between them is missing says so. */
function headerAndGrids({ blocks, problems }: Section): [header: Block, ...grids: Block[]] {
  const [first = { texts: [], lines: [] }, ...grids] = blocks;
  if (grids.length > 0) return [first, ...grids];
  let rows = first.texts.length;
  while (rows > 0 && !/[:\s]/.test(first.texts[rows - 1] as string)) rows--;
  if (rows === first.texts.length) return [first];

  const at = { line: first.lines[rows] as number, column: 1 };
  const found = shorten(first.texts[rows] as string);
  if (rows === 0) {
    const expected = {
      en: "a header line such as `title: First steps`, a blank line, then the grid",
      pt: "uma linha de cabeçalho como `title: First steps`, uma linha em branco e depois a grelha",
    };
    problems.error(
      at,
      { en: "The level has no header: it begins with its grid.", pt: "O nível não tem cabeçalho: começa pela grelha." },
      found,
      expected,
    );
  } else {
    problems.error(
      at,
      {
        en: "There is no blank line between the header and the grid.",
        pt: "Não há nenhuma linha em branco entre o cabeçalho e a grelha.",
      },
      found,
      { en: "a blank line before the grid", pt: "uma linha em branco antes da grelha" },
    );
  }
  return [
    { texts: first.texts.slice(0, rows), lines: first.lines.slice(0, rows) },
    { texts: first.texts.slice(rows), lines: first.lines.slice(rows) },
  ];
}
