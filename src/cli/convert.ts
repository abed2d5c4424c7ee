// `fourfold convert`: level files to JSON and back, in canonical form, and from the plain forms that course projects
// keep boards in. What is wrong is not converted: a file with an error gives nothing, so that no level is lost unseen.
import { type Command, Option } from "commander";
import { inBoth, type Say, type Words } from "../language/words.ts";
import { detectForm, type LevelForm } from "../levels/detect-form.ts";
import { SourceText } from "../levels/source-text.ts";
import { loadLevels, loadPlainLevel } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { writeLevels } from "../playing/write-levels.ts";
import { puzzleById } from "../puzzles/index.ts";
import { type CliCommand, FILES_ARGUMENT } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels } from "./inputs.ts";
import { counted, LEVELS } from "./language.ts";
import { reportProblems } from "./level-report.ts";
import { declareOutput, refuseToOverwrite, saveOutput } from "./output-file.ts";
import { GAMES, gameOption } from "./puzzle-options.ts";
import { isStandardInput } from "./standard-input.ts";
import { printable, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

interface ConvertOptions {
  readonly to: "text" | "json";
  readonly from: "auto" | LevelForm;
  readonly game?: string;
  readonly output?: string;
  readonly force?: true;
}

export const convert: CliCommand = {
  details: {
    en: "numbers is a grid of numbers with commas or spaces between them, rows is a JSON array of rows; neither says which game it is for. What a number means is the game's own: see docs/level-files.md.",
    pt: "numbers é uma grelha de números separados por vírgulas ou espaços, rows é um array JSON de linhas; nenhum diz para que jogo é. O que um número significa depende do jogo: ver docs/level-files.md.",
  },
  examples: [
    {
      line: "convert levels/folding-blocks/first-steps.txt --to json",
      says: { en: "Prints the levels of a file as JSON.", pt: "Imprime os níveis de um ficheiro em JSON." },
    },
    {
      line: "convert - --to text --from numbers --game folding-blocks",
      stdin: "1 0 0\n0 0 2\n",
      says: { en: "Makes a level file of a grid of numbers.", pt: "Faz um nível de uma grelha de números." },
    },
    {
      line: "convert levels/folding-blocks/first-steps.txt#1 --to text -o first.txt",
      says: {
        en: "Writes the first level of a file into a file of its own.",
        pt: "Escreve o primeiro nível de um ficheiro num ficheiro só dele.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .argument("<files...>", say(FILES_ARGUMENT))
      .addOption(
        new Option("--to <form>", say({ en: "the form to write", pt: "a forma a escrever" }))
          .choices(["text", "json"])
          .makeOptionMandatory(),
      )
      .addOption(
        new Option("--from <form>", say(FROM_OPTION))
          .choices(["auto", "text", "json", "numbers", "rows"])
          .default("auto"),
      )
      .addOption(gameOption(say));
    declareOutput(command, say);
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = command.opts<ConvertOptions>();
    const { from, game, to, output, force } = options;
    if (isPlain(from) && game === undefined) throw new WrongUsage(gameIsMissing(inBoth(`--from ${from}`)), command);
    if (from !== "auto" && !isPlain(from) && game !== undefined) throw new WrongUsage(GAME_IS_SAID, command);
    if (output !== undefined) await refuseToOverwrite(output, force, command);
    const load = (bytes: Uint8Array, file: string) => loadAs(options, bytes, file);
    const { levels, complete } = await readLevels(command.args, terminal, load);
    for (const input of levels) reportProblems(input, terminal);
    const loaded = levels.map((input) => input.loaded);
    if (!complete || loaded.some(({ playable }) => playable === undefined)) {
      terminal.error(terminal.say(NOTHING_CONVERTED));
      return BAD_INPUT;
    }
    const text = writeLevels(loaded, to);
    return output === undefined ? print(text, terminal) : await save(text, output, levels, terminal);
  },
};

function isPlain(form: ConvertOptions["from"]): form is "numbers" | "rows" {
  return form === "numbers" || form === "rows";
}

const FROM_OPTION: Words = {
  en: "the form to read; auto looks at the text",
  pt: "a forma a ler; auto olha para o texto",
};

const NOTHING_CONVERTED: Words = {
  en: "nothing is converted, because of what is said above",
  pt: "nada é convertido, pelo que se diz acima",
};

const GAME_IS_SAID: Words = {
  en: "--game is for numbers and rows: level files say themselves which game they are",
  pt: "--game é para numbers e rows: os ficheiros de níveis dizem eles próprios qual é o jogo",
};

function gameIsMissing(what: Words): Words {
  const games = GAMES.join(", ");
  return {
    en: `${what.en} needs --game, one of ${games}: a plain board does not say which game it is`,
    pt: `${what.pt} precisa de --game, um de ${games}: um tabuleiro simples não diz qual é o jogo`,
  };
}

function loadAs({ from, game }: ConvertOptions, bytes: Uint8Array, file: string): LoadedLevel[] {
  const source = SourceText.of(bytes);
  const form = from === "auto" ? detectForm(source.text) : from;
  if (!isPlain(form)) {
    if (game !== undefined) throw new WrongUsage(GAME_IS_SAID);
    return loadLevels(source, { form });
  }
  const puzzle = game === undefined ? undefined : puzzleById(game);
  if (puzzle === undefined) {
    const name: Words = isStandardInput(file)
      ? { en: "standard input", pt: "a entrada padrão" }
      : inBoth(printable(file));
    throw new WrongUsage(
      gameIsMissing({ en: `${name.en}, which looks like ${form},`, pt: `${name.pt}, que parece ${form},` }),
    );
  }
  return [loadPlainLevel(source, form, puzzle)];
}

function print(text: string, terminal: Terminal): number {
  terminal.data(text.replace(/\n$/, ""));
  return OK;
}

async function save(text: string, output: string, levels: readonly InputLevel[], terminal: Terminal): Promise<number> {
  const code = await saveOutput(text, output, terminal);
  if (code !== OK) return code;
  const { language, say } = terminal;
  const written = say({ en: "written to", pt: "em" });
  terminal.message(`${counted(levels.length, LEVELS, language)} ${written} ${printable(output)}`);
  return OK;
}
