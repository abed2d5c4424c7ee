// `fourfold verify`: replays a move string, or the level's own solution, through the rules, and says whether it is
// legal and solves the level, and if not, which move fails and why.
import type { Command } from "commander";
import type { CostModel } from "../puzzles/puzzle.ts";
import { identityOf } from "../solving/document.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels, readStandardInput, STANDARD_INPUT } from "./inputs.ts";
import { counted, nameOf, reportProblems } from "./level-report.ts";
import { costOption } from "./puzzle-options.ts";
import { type ReplayedLevel, refuseMovesForSeveral, replayLevel, verdictOf } from "./solutions.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

interface VerifyOptions {
  readonly moves?: string;
  readonly cost: CostModel;
  readonly json?: true;
}

export const verify: CliCommand = {
  name: "verify",
  summary: "replay moves on a level and say whether they solve it",
  details: "Without moves, every level is verified with its own solution line.",
  examples: [
    { line: "verify levels", says: "Replays the solution that each level carries." },
    {
      line: "verify - r",
      stdin: "game: match-the-tiles\n\nA.a\n",
      says: "Replays a move on a level that is piped in.",
    },
    {
      line: "verify levels/folding-blocks/first-steps.txt#1 --moves - --json",
      stdin: "A:r",
      says: "Takes the moves from standard input and prints JSON.",
    },
  ],

  declare(command: Command): void {
    command
      .argument("<file>", "a level file, file#3, file#Title, a folder, or - for standard input")
      .argument("[moves]", 'the moves in quotes, for example "r r d"; for one level only')
      .option("--moves <moves>", "the moves, or - to read them from standard input")
      .addOption(costOption())
      .option("--json", "print one JSON document a level, each on one line");
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = command.opts<VerifyOptions>();
    const [file = "", moves] = command.args;
    if (moves !== undefined && options.moves !== undefined) {
      throw new WrongUsage("the moves are given twice: after the file and with --moves", command);
    }
    if (file === STANDARD_INPUT && options.moves === STANDARD_INPUT) {
      throw new WrongUsage("standard input (-) can be read only once: for the level or for the moves", command);
    }
    const { levels, complete } = await readLevels([file], terminal);
    const given = moves ?? (await movesFrom(options.moves, terminal));
    if (given !== undefined) refuseMovesForSeveral(levels);
    for (const input of levels) refuseCostModel(input, options.cost);
    const verdicts = levels.map((input) => {
      const replayed = replayLevel(input.loaded, given, options.cost);
      if (options.json) terminal.data(JSON.stringify(documentOf(input, replayed)));
      else report(input, replayed, terminal);
      return replayed.replay?.solved === true;
    });
    return complete && verdicts.every(Boolean) ? OK : BAD_INPUT;
  },
};

async function movesFrom(option: string | undefined, { streams }: Terminal): Promise<string | undefined> {
  return option === STANDARD_INPUT ? new TextDecoder().decode(await readStandardInput(streams)) : option;
}

function refuseCostModel({ file, loaded }: InputLevel, model: CostModel): void {
  const puzzle = loaded.playable?.puzzle;
  if (puzzle === undefined || puzzle.costModels.includes(model)) return;
  const known = puzzle.costModels.join(", ");
  throw new WrongUsage(
    `--cost ${model} is not for ${puzzle.name.en}, which has: ${known} (${nameOf({ file, loaded })})`,
  );
}

function documentOf(input: InputLevel, replayed: ReplayedLevel): Record<string, unknown> {
  const { playable, problems } = input.loaded;
  return { ...identityOf(input), ...verdictOf(replayed), ...(playable === undefined ? { problems } : {}) };
}

function report(input: InputLevel, { replay, failure }: ReplayedLevel, terminal: Terminal): void {
  if (input.loaded.playable === undefined) reportProblems(input, terminal);
  if (failure !== undefined) terminal.error(`${nameOf(input)}: ${failure}`);
  else if (replay !== undefined && !terminal.quiet) {
    const { green } = terminal.colors;
    terminal.data(
      `${nameOf(input)}: ${green("solved")} in ${counted(replay.steps.length, "move")}, cost ${replay.cost}`,
    );
  }
}
