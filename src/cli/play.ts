// `fourfold play`: a person plays a level, on a terminal with keys and the board in place, on a pipe with words.
import type { Command } from "commander";
import type { Say, Words } from "../language/words.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT } from "./exit-codes.ts";
import { type InputLevel, readLevels } from "./inputs.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import { amount } from "./option-values.ts";
import { playByWords } from "./play/by-words.ts";
import { playOnScreen } from "./play/on-screen.ts";
import { PlaySession } from "./play/session.ts";
import { costOption } from "./puzzle-options.ts";
import { refuseCostModel } from "./solutions.ts";
import { isStandardInput } from "./standard-input.ts";
import type { Terminal } from "./terminal.ts";
import { hasScreen } from "./tty/screen.ts";
import { WrongUsage } from "./wrong-usage.ts";

interface PlayOptions {
  readonly cost: CostModel;
  readonly maxTime: number;
  readonly json?: true;
}

export const play: CliCommand = {
  details: {
    en: "On a terminal the board is drawn in place and keys play; ? lists them. Elsewhere it takes words, one after the other: moves as they are written, and undo, redo, restart, hint, check, analysis, solve, show and quit. It ends with 0 if the level is solved, and with 11 if not.",
    pt: "Num terminal o tabuleiro é desenhado no lugar e joga-se com as teclas; ? mostra-as. Fora dele lê palavras, umas a seguir às outras: jogadas como se escrevem, e undo, redo, restart, hint, check, analysis, solve, show e quit. Termina com 0 se o nível ficar resolvido, e com 11 se não.",
  },
  examples: [
    {
      line: "play levels/match-the-tiles/first-slides.txt#1",
      stdin: "hint solve",
      says: {
        en: "Asks for a hint and has the level solved; without the pipe you play it yourself.",
        pt: "Pede uma dica e manda resolver o nível; sem a entrada padrão joga-se com as teclas.",
      },
    },
    {
      line: "play levels/roll-the-block/first.txt#1 --json",
      stdin: "r check undo solve",
      says: { en: "Tells a program what each word comes to.", pt: "Conta a um programa o que cada palavra dá." },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .argument("<file>", say(FILE_ARGUMENT))
      .addOption(costOption(say))
      .option("--max-time <seconds>", say(TIME_OPTION), amount, 10)
      .option("--json", say({ en: "print one JSON document a word", pt: "imprimir um documento JSON por palavra" }));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { cost, maxTime, json } = command.opts<PlayOptions>();
    const [file = ""] = command.args;
    if (isStandardInput(file)) throw new WrongUsage(STANDARD_INPUT_IS_FOR_MOVES, command);
    const { levels, complete } = await readLevels([file], terminal);
    const [input] = levels;
    if (!complete || input === undefined) return BAD_INPUT;
    if (levels.length > 1) throw new WrongUsage(severalLevels(levels));
    if (input.loaded.playable === undefined) {
      reportProblems(input, terminal);
      return BAD_INPUT;
    }
    refuseCostModel(input, cost);
    const timeMs = maxTime * 1000;
    if (json === undefined && hasScreen(terminal)) {
      return await playOnScreen({ level: input.loaded, name: nameOf(input), costModel: cost, timeMs }, terminal);
    }
    return await playByWords(new PlaySession(input.loaded, cost, timeMs), input, json === true, terminal);
  },
};

const FILE_ARGUMENT: Words = {
  en: "a file of one level, file#3 or file#Title",
  pt: "um ficheiro de um nível, ficheiro#3 ou ficheiro#Título",
};
const TIME_OPTION: Words = {
  en: "the most that a hint, a check or a solution may take",
  pt: "o máximo que pode demorar uma dica, uma verificação ou uma solução",
};
const STANDARD_INPUT_IS_FOR_MOVES: Words = {
  en: "standard input is for the moves; name a level file",
  pt: "a entrada padrão é para as jogadas; indique um ficheiro de níveis",
};

const MOST_LISTED = 12;

function severalLevels(levels: readonly InputLevel[]): Words {
  const names = levels.slice(0, MOST_LISTED).map(nameOf).join(", ");
  const rest = levels.length > MOST_LISTED ? ", ..." : "";
  return {
    en: `one level is played at a time; name one of ${names}${rest}`,
    pt: `joga-se um nível de cada vez; indique um de ${names}${rest}`,
  };
}
