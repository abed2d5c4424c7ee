// `fourfold verify`: replays a move string, or the level's own solution, through the rules, and says whether it is
// legal and solves the level, and if not, which move fails and why.
import type { Command } from "commander";
import type { Language, Say, Words } from "../language/words.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { identityOf } from "../solving/document.ts";
import { grouped } from "./amounts.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels, readStandardInput } from "./inputs.ts";
import { counted, MOVES } from "./language.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import { movesTextOf } from "./moves-text.ts";
import { costOption } from "./puzzle-options.ts";
import { type ReplayedLevel, refuseCostModel, refuseMovesForSeveral, replayLevel, verdictOf } from "./solutions.ts";
import { isStandardInput, STANDARD_INPUT } from "./standard-input.ts";
import type { Terminal } from "./terminal.ts";
import { BadInput, WrongUsage } from "./wrong-usage.ts";

interface VerifyOptions {
  readonly moves?: string;
  readonly cost: CostModel;
  readonly submissions?: string;
  readonly csv?: true;
  readonly json?: true;
}

const FILE_ARGUMENT: Words = {
  en: "a level file, file#3, file#Title, a folder, or - for standard input",
  pt: "um ficheiro de níveis, ficheiro#3, ficheiro#Título, uma pasta, ou - para a entrada padrão",
};
const MOVES_ARGUMENT: Words = {
  en: 'the moves in quotes, for example "r r d"; for one level only',
  pt: 'as jogadas entre aspas, por exemplo "r r d"; só para um nível',
};
const MOVES_OPTION: Words = {
  en: "the moves, or - to read them from standard input",
  pt: "as jogadas, ou - para as ler da entrada padrão",
};

export const verify: CliCommand = {
  details: {
    en: "Without moves, every level is verified with its own solution line.",
    pt: "Sem jogadas, cada nível é verificado com a solução que traz.",
  },
  examples: [
    {
      line: "verify levels",
      says: { en: "Replays the solution that each level carries.", pt: "Repete a solução que cada nível traz." },
    },
    {
      line: "verify - r",
      stdin: "game: match-the-tiles\n\nA.a\n",
      says: {
        en: "Replays a move on a level that is piped in.",
        pt: "Repete uma jogada num nível que chega pela entrada padrão.",
      },
    },
    {
      line: "verify levels/roll-the-block/first.txt --submissions examples/submissions --csv",
      says: {
        en: "Verifies what was handed in, a line each, for a spreadsheet.",
        pt: "Verifica o que foi entregue, uma linha por resposta, para uma folha de cálculo.",
      },
    },
    {
      line: "verify levels/folding-blocks/first-steps.txt#1 --moves - --json",
      stdin: "A:r",
      says: {
        en: "Takes the moves from standard input and prints JSON.",
        pt: "Lê as jogadas da entrada padrão e imprime JSON.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .argument("<file>", say(FILE_ARGUMENT))
      .argument("[moves]", say(MOVES_ARGUMENT))
      .option("--moves <moves>", say(MOVES_OPTION))
      .option("--submissions <folder>", say(SUBMISSIONS_OPTION))
      .addOption(costOption(say))
      .option("--csv", say(CSV_OPTION))
      .option("--json", say(DOCUMENTS_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = command.opts<VerifyOptions>();
    const [file = "", moves] = command.args;
    if (options.submissions !== undefined) return verifyAll(file, options.submissions, terminal, command);
    if (options.csv === true) throw new WrongUsage(CSV_NEEDS_FOLDER, command);
    if (moves !== undefined && options.moves !== undefined) {
      const en = "the moves are given twice: after the file and with --moves";
      throw new WrongUsage({ en, pt: "as jogadas são dadas duas vezes: depois do ficheiro e com --moves" }, command);
    }
    if (isStandardInput(file) && options.moves === STANDARD_INPUT) {
      const en = "standard input (-) can be read only once: for the level or for the moves";
      const pt = "a entrada padrão (-) só pode ser lida uma vez: para o nível ou para as jogadas";
      throw new WrongUsage({ en, pt }, command);
    }
    const { levels, complete } = await readLevels([file], terminal);
    const given = moves ?? (await movesFrom(options.moves, terminal));
    if (given !== undefined) refuseMovesForSeveral(levels);
    for (const input of levels) refuseCostModel(input, options.cost);
    const verdicts = levels.map((input) => {
      const replayed = replayLevel(input.loaded, given, options.cost);
      if (options.json) terminal.data(JSON.stringify(documentOf(input, replayed, terminal.language)));
      else report(input, replayed, terminal);
      return replayed.replay?.solved === true;
    });
    return complete && verdicts.every(Boolean) ? OK : BAD_INPUT;
  },
};

/** Files of moves for levels, each by the title or number that is its name. */
async function verifyAll(file: string, folder: string, terminal: Terminal, command: Command): Promise<number> {
  const { moves, json, csv, cost } = command.opts<VerifyOptions>();
  if (moves !== undefined || command.args.length > 1) throw new WrongUsage(ALONE, command);
  if (csv === true && json === true) throw new WrongUsage(ONE_FORM, command);
  const { levels, complete } = await readLevels([file], terminal);
  for (const input of levels) {
    refuseCostModel(input, cost);
    if (input.loaded.playable === undefined) reportProblems(input, terminal);
  }
  const { verifySubmissions } = await import("./submissions.ts");
  const format = csv === true ? "csv" : json === true ? "json" : undefined;
  const code = await verifySubmissions(levels, { folder, costModel: cost, format }, terminal);
  return complete ? code : BAD_INPUT;
}

const SUBMISSIONS_OPTION: Words = {
  en: "verify the files of moves in this folder, and in folders within it, one a student; each is named as the title or the number of its level",
  pt: "verificar os ficheiros de jogadas desta pasta, e das que tem dentro, uma por aluno; cada um tem por nome o título ou o número do nível",
};
const CSV_OPTION: Words = {
  en: "print a header and a line a submission",
  pt: "imprimir um cabeçalho e uma linha por resposta",
};
const DOCUMENTS_OPTION: Words = {
  en: "print one JSON document a level, or a submission, each on one line",
  pt: "imprimir um documento JSON por nível, ou por resposta, cada um numa linha",
};
const CSV_NEEDS_FOLDER: Words = { en: "--csv is for --submissions", pt: "--csv é para --submissions" };
const ALONE: Words = {
  en: "--submissions takes the moves from its files, and no others",
  pt: "--submissions lê as jogadas dos seus ficheiros, e nenhumas outras",
};
const ONE_FORM: Words = { en: "choose one of --json, --csv", pt: "escolha um de --json, --csv" };

async function movesFrom(option: string | undefined, { streams }: Terminal): Promise<string | undefined> {
  if (option !== STANDARD_INPUT) return option;
  const moves = movesTextOf(await readStandardInput(streams));
  if (typeof moves !== "string") throw new BadInput({ en: `-: ${moves.en}`, pt: `-: ${moves.pt}` });
  return moves;
}

function documentOf(input: InputLevel, replayed: ReplayedLevel, language: Language): Record<string, unknown> {
  const { playable, problems } = input.loaded;
  return { ...identityOf(input), ...verdictOf(replayed, language), ...(playable === undefined ? { problems } : {}) };
}

function report(input: InputLevel, { replay, failure }: ReplayedLevel, terminal: Terminal): void {
  if (input.loaded.playable === undefined) reportProblems(input, terminal);
  if (failure !== undefined) terminal.error(`${nameOf(input)}: ${terminal.say(failure)}`);
  else if (replay !== undefined && !terminal.quiet) {
    const { colors, language, say } = terminal;
    const moves = counted(replay.steps.length, MOVES, language);
    const solved = say({ en: "solved", pt: "resolvido" });
    const cost = grouped(replay.cost ?? 0, language);
    const rest = say({ en: `in ${moves}, cost ${cost}`, pt: `em ${moves}, custo ${cost}` });
    terminal.text(`${nameOf(input)}: ${colors.green(solved)} ${rest}`, 2);
  }
}
