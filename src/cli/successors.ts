// `fourfold successors`: a position and the moves from it, as data: enough to write a search in any language. Positions come as
// the moves that lead there, one with --from, or many on standard input, a line each, so that a search asks one process for all
// its states.
import type { Command } from "commander";
import type { Language, Say, Words } from "../language/words.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { type Replay, replay, wordsOf } from "../playing/replay.ts";
import { drawingAsText } from "../puzzles/drawing.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { identityOf } from "../solving/document.ts";
import { type CliCommand, JSON_OPTION } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, linesOf, readLevels } from "./inputs.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import { costOption } from "./puzzle-options.ts";
import { failureOf, refuseCostModel, refuseSeveral } from "./solutions.ts";
import { isStandardInput, STANDARD_INPUT } from "./standard-input.ts";
import { printable, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

interface Given {
  readonly from?: string;
  readonly cost: CostModel;
  readonly json?: true;
}

interface Successor extends Position {
  readonly move: string;
  readonly words: string;
  /** Of this move. */
  readonly cost: number;
}

interface Position {
  readonly drawing: readonly string[];
  readonly key: string;
  readonly solved: boolean;
  readonly dead: boolean;
}

interface Answer extends Position {
  /** The moves that led here. */
  readonly from: string;
  readonly successors: readonly Successor[];
}

/** Moves that cannot be played lead nowhere. */
interface Refusal {
  readonly from: string;
  readonly failedAt: number;
  readonly reason: string;
}

export const successors: CliCommand = {
  details: {
    en: "Each move comes with the board after it, what it costs, whether that is solved or surely lost, and a key that is equal exactly for equal states. --from - reads positions from standard input, the moves that lead to one a line, and answers a line each as they come: a search of your own in any language needs one process for all its states. examples/python-search shows one.",
    pt: "Cada jogada vem com o tabuleiro depois dela, o custo, se ficou resolvido ou certamente perdido, e uma chave que é igual exatamente para estados iguais. --from - lê posições da entrada padrão, as jogadas que levam a uma por linha, e responde a cada linha assim que chega: uma procura própria em qualquer linguagem precisa de um só processo. examples/python-search mostra uma.",
  },
  examples: [
    {
      line: "successors levels/folding-blocks/first-steps.txt#1",
      says: { en: "Lists the moves from the start.", pt: "Lista as jogadas a partir do início." },
    },
    {
      line: 'successors levels/roll-the-block/first.txt#1 --from "r r" --json',
      says: {
        en: "Prints a position and its successors as one JSON document.",
        pt: "Imprime uma posição e as suas sucessoras num documento JSON.",
      },
    },
    {
      line: "successors levels/roll-the-block/first.txt#1 --from - --json",
      stdin: "\nr\nr r\n",
      says: { en: "Answers for three positions, a line each.", pt: "Responde por três posições, uma linha cada." },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .argument("<file>", say(FILE))
      .option("--from <moves>", say(FROM))
      .addOption(costOption(say))
      .option("--json", say(JSON_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { from = "", cost, json } = command.opts<Given>();
    const [file = ""] = command.args;
    if (isStandardInput(file) && from === STANDARD_INPUT) throw new WrongUsage(READ_TWICE, command);
    const { levels, complete } = await readLevels([file], terminal);
    refuseSeveral(levels, ONE_LEVEL);
    const [input] = levels;
    if (input === undefined || !complete) return BAD_INPUT;
    if (input.loaded.playable === undefined) {
      reportProblems(input, terminal);
      return BAD_INPUT;
    }
    refuseCostModel(input, cost);
    let code = OK;
    for await (const moves of from === STANDARD_INPUT ? linesOf(terminal.streams) : [from]) {
      const answer = answerTo(input, moves, cost, terminal.language);
      if ("failedAt" in answer) code = BAD_INPUT;
      if (json) terminal.data(JSON.stringify({ ...identityOf(input), ...answer }));
      else if ("failedAt" in answer) terminal.error(`${nameOf(input)}: ${printable(answer.reason)}`);
      else describe(answer, terminal);
      terminal.flush();
    }
    return code;
  },
};

const ONE_LEVEL: Words = { en: "positions are of one level", pt: "as posições são de um nível" };
const FILE: Words = {
  en: "one level: a file with one, file#3, file#Title, or - for standard input",
  pt: "um nível: um ficheiro com um só, ficheiro#3, ficheiro#Título, ou - para a entrada padrão",
};
const FROM: Words = {
  en: "the moves that lead to the position (default: none), or - to read positions, one a line",
  pt: "as jogadas que levam à posição (predefinição: nenhuma), ou - para ler posições, uma por linha",
};
const READ_TWICE: Words = {
  en: "standard input (-) can be read only once: for the level or for the positions",
  pt: "a entrada padrão (-) só se lê uma vez: para o nível ou para as posições",
};

function answerTo({ loaded }: InputLevel, moves: string, model: CostModel, language: Language): Answer | Refusal {
  const { puzzle, level } = playableOf(loaded);
  const from = wordsOf(moves).join(" ");
  const played = replay(loaded, moves, model);
  if (!played.valid) return refusalOf(played, from, language);
  const state = played.steps.at(-1)?.state ?? played.start;
  const successors = puzzle.listMoves(level, state).map((move): Successor => {
    const outcome = puzzle.applyMove(level, state, move);
    if (outcome.refused !== undefined) throw new Error(`a move that is listed is refused: ${outcome.refused.en}`);
    return {
      move: puzzle.formatMove(move),
      words: puzzle.describeMove(level, state, move)[language],
      cost: puzzle.moveCost(level, state, move, model),
      ...positionOf(loaded, outcome.state),
    };
  });
  return { from, ...positionOf(loaded, state), successors };
}

function positionOf(loaded: InputLevel["loaded"], state: unknown): Position {
  const { puzzle, level } = playableOf(loaded);
  return {
    drawing: drawingAsText(puzzle.drawState(level, state)).split("\n"),
    key: puzzle.stateKey(level, state),
    solved: puzzle.isSolved(level, state),
    dead: puzzle.isDead(level, state),
  };
}

function refusalOf({ failedAt, reason }: Replay, from: string, language: Language): Refusal {
  const at = failedAt ?? 1;
  const words = reason ?? { en: "", pt: "" };
  const said = failureOf({ failedAt: at, reason: words, word: wordsOf(from)[at - 1] ?? "" });
  return { from, failedAt: at, reason: said[language] };
}

function describe({ drawing, solved, dead, successors: moves }: Answer, terminal: Terminal): void {
  const { say, colors } = terminal;
  for (const row of drawing) terminal.data(row);
  terminal.data("");
  if (solved) terminal.data(colors.green(say({ en: "This is solved.", pt: "Está resolvido." })));
  if (dead) terminal.data(say({ en: "This can no longer be solved.", pt: "Já não tem solução." }));
  const width = Math.max(0, ...moves.map(({ move }) => move.length));
  for (const { move, words, cost, ...after } of moves) {
    const notes = [
      ...(cost === 1 ? [] : [`${say({ en: "cost", pt: "custo" })} ${cost}`]),
      ...(after.solved ? [say({ en: "solves it", pt: "resolve" })] : []),
      ...(after.dead ? [say({ en: "loses it", pt: "perde" })] : []),
    ];
    terminal.text(
      `${colors.bold(move.padEnd(width))}  ${words}${notes.length === 0 ? "" : `  (${notes.join(", ")})`}`,
      width + 2,
    );
  }
  if (moves.length === 0) terminal.data(say({ en: "There is no move.", pt: "Não há jogadas." }));
}
