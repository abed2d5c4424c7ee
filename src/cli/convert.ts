// `fourfold convert`: level files to JSON and back, in canonical form, and from the plain forms that course projects
// keep boards in. What is wrong is not converted: a file with an error gives nothing, so that no level is lost unseen.
import { writeFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import { detectForm, type LevelForm } from "../levels/detect-form.ts";
import { SourceText } from "../levels/source-text.ts";
import { loadLevels, loadPlainLevel } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { writeLevels } from "../playing/write-levels.ts";
import { puzzleById } from "../puzzles/index.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels, reasonOf } from "./inputs.ts";
import { counted, reportProblems } from "./level-report.ts";
import { GAMES, gameOption } from "./puzzle-options.ts";
import { printable, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

interface ConvertOptions {
  readonly to: "text" | "json";
  readonly from: "auto" | LevelForm;
  readonly game?: string;
  readonly output?: string;
}

export const convert: CliCommand = {
  name: "convert",
  summary: "turn level files to JSON and back, and read plain number grids",
  details:
    "numbers is a grid of numbers with commas or spaces between them, rows is a JSON array of rows; neither says which " +
    "game it is for. What a number means is the game's own: see docs/level-files.md.",
  examples: [
    { line: "convert levels/folding-blocks/first-steps.txt --to json", says: "Prints the levels of a file as JSON." },
    {
      line: "convert - --to text --from numbers --game folding-blocks",
      stdin: "1 0 0\n0 0 2\n",
      says: "Makes a level file of a grid of numbers.",
    },
    {
      line: "convert levels/folding-blocks/first-steps.txt#1 --to text -o first.txt",
      says: "Writes the first level of a file into a file of its own.",
    },
  ],

  declare(command: Command): void {
    command
      .argument("<files...>", "level files, file#3, file#Title, folders, or - for standard input")
      .addOption(new Option("--to <form>", "the form to write").choices(["text", "json"]).makeOptionMandatory())
      .addOption(
        new Option("--from <form>", "the form to read; auto looks at the text")
          .choices(["auto", "text", "json", "numbers", "rows"])
          .default("auto"),
      )
      .addOption(gameOption())
      .option("-o, --output <file>", "write into this file instead of to standard output");
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = command.opts<ConvertOptions>();
    const { from, game, to, output } = options;
    if (isPlain(from) && game === undefined) throw new WrongUsage(gameIsMissing(`--from ${from}`), command);
    if (from !== "auto" && !isPlain(from) && game !== undefined) throw new WrongUsage(GAME_IS_SAID, command);
    const load = (bytes: Uint8Array, file: string) => loadAs(options, bytes, file);
    const { levels, complete } = await readLevels(command.args, terminal, load);
    for (const input of levels) reportProblems(input, terminal);
    const loaded = levels.map((input) => input.loaded);
    if (!complete || loaded.some(({ playable }) => playable === undefined)) {
      terminal.error("nothing is converted, because of what is said above");
      return BAD_INPUT;
    }
    const text = writeLevels(loaded, to);
    return output === undefined ? print(text, terminal) : await save(text, output, levels, terminal);
  },
};

function isPlain(form: ConvertOptions["from"]): form is "numbers" | "rows" {
  return form === "numbers" || form === "rows";
}

const GAME_IS_SAID = "--game is for numbers and rows: level files say themselves which game they are";

function gameIsMissing(what: string): string {
  return `${what} needs --game, one of ${GAMES.join(", ")}: a plain board does not say which game it is`;
}

function loadAs({ from, game }: ConvertOptions, bytes: Uint8Array, file: string): LoadedLevel[] {
  const source = SourceText.of(bytes);
  const form = from === "auto" ? detectForm(source.text) : from;
  if (!isPlain(form)) {
    if (game !== undefined) throw new WrongUsage(GAME_IS_SAID);
    return loadLevels(source, { form });
  }
  const puzzle = game === undefined ? undefined : puzzleById(game);
  if (puzzle === undefined) throw new WrongUsage(gameIsMissing(`${printable(file)}, which looks like ${form},`));
  return [loadPlainLevel(source, form, puzzle)];
}

function print(text: string, terminal: Terminal): number {
  terminal.data(text.replace(/\n$/, ""));
  return OK;
}

async function save(text: string, output: string, levels: readonly InputLevel[], terminal: Terminal): Promise<number> {
  try {
    await writeFile(output, text);
  } catch (error) {
    terminal.error(`cannot write ${printable(output)}: ${reasonOf(error)}`);
    return BAD_INPUT;
  }
  terminal.note(`${counted(levels.length, "level")} written to ${printable(output)}`);
  return OK;
}
