// A person at a level who gives words: moves as they are written, and commands. What each comes to is a reply, which a screen
// shows, a pipe prints and JSON tells; nothing here knows which of them it is for.
import type { Words } from "../../language/words.ts";
import { nearestName } from "../../levels/nearest-name.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { Play } from "../../playing/play.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { grouped } from "../amounts.ts";
import { counted, MORE_MOVES, MOVES } from "../language.ts";
import { printable } from "../terminal.ts";
import { type Advice, type MoveAdvice, Tutor } from "./tutor.ts";

const COMMAND_WORDS = [
  ...["undo", "redo", "restart", "hint", "check", "analysis", "solve", "show", "quit"],
] as const satisfies readonly string[];

type Facts = Readonly<Record<string, unknown>> & { readonly why?: Words | null };

export interface Reply {
  readonly word: string;
  /** The move, where it was one, in notation. */
  readonly move: string | null;
  /** It was done: the move is legal, there was something to undo, an answer was found. */
  readonly legal: boolean;
  /** Why not. */
  readonly reason: Words | null;
  /** What a person is told of it, beside the board. */
  readonly says: Words | null;
  /** What JSON tells of it beside the position. */
  readonly facts: Facts;
  readonly isQuit: boolean;
}

/** A word whose answer must be searched for. */
export function isQuestion(word: string): boolean {
  return ["hint", "check", "analysis", "solve"].includes(word.toLowerCase());
}

type Outcome = Pick<Reply, "legal" | "reason" | "says"> & Partial<Pick<Reply, "facts">>;

const DONE: Outcome = { legal: true, reason: null, says: null };

export class PlaySession {
  readonly loaded: LoadedLevel;
  readonly play: Play;
  readonly tutor: Tutor;

  constructor(loaded: LoadedLevel, costModel: CostModel, timeMs: number) {
    this.loaded = loaded;
    this.play = new Play(loaded, costModel);
    this.tutor = new Tutor(loaded, costModel, timeMs);
  }

  /** Does what a word says; `stop` ends a search with what is known. */
  async perform(word: string, stop: AbortSignal): Promise<Reply> {
    if (!isQuestion(word)) return this.step(word);
    const rest = { word, move: null, facts: {}, isQuit: false };
    const question = word.toLowerCase();
    if (question === "analysis") return { ...rest, ...(await this.#analysis(stop)) };
    const advice = await this.tutor.ask(this.play, stop);
    if (question === "hint") return { ...rest, ...this.#hintOf(advice) };
    return { ...rest, ...(question === "check" ? this.#checkOf(advice) : this.#solveBy(advice)) };
  }

  /** The same for words that ask for no search. */
  step(word: string): Reply {
    const command = word.toLowerCase();
    const rest = { word, move: null, facts: {}, isQuit: command === "quit" };
    if (command === "undo") return { ...rest, ...given(this.play.undo(), NOTHING_TO_UNDO) };
    if (command === "redo") return { ...rest, ...given(this.play.redo(), NOTHING_TO_REDO) };
    if (command === "restart") this.play.restart();
    if (command === "restart" || command === "show" || command === "quit") return { ...rest, ...DONE };
    return { ...rest, ...this.#moveOf(word) };
  }

  /** A word that is a move. */
  #moveOf(word: string): Outcome & Pick<Reply, "move"> {
    const { puzzle, level, state } = this.play;
    const read = puzzle.parseMove(word);
    if (read.wrong !== undefined) return { ...refused(notAMove(word, read.wrong)), move: null };
    const words = puzzle.describeMove(level, state, read.move);
    const reason = this.play.apply(read.move);
    const move = puzzle.formatMove(read.move);
    return reason === undefined ? { ...DONE, says: words, move } : { ...refused(reason), move };
  }

  #hintOf({ line, isSolvable, isProven, why }: Advice): Outcome {
    const [word] = line ?? [];
    if (this.play.isSolved) return refused(SOLVED_ALREADY, { hint: null });
    if (word === undefined)
      return refused(isSolvable === false ? lostWords(this.play, why) : NOT_KNOWN, { hint: null });
    const { puzzle, level, state } = this.play;
    const read = puzzle.parseMove(word);
    const inWords = read.move === undefined ? { en: word, pt: word } : puzzle.describeMove(level, state, read.move);
    const says: Words = {
      en: `Hint: ${word}, ${inWords.en}${isProven ? "" : " (not proven to be best)"}`,
      pt: `Dica: ${word}, ${inWords.pt}${isProven ? "" : " (não está provado que seja a melhor)"}`,
    };
    return { ...DONE, says, facts: { hint: word } };
  }

  #checkOf(advice: Advice): Outcome {
    const { isSolvable, remaining, why } = advice;
    const facts = { solvable: isSolvable, remaining: isSolvable === false ? null : remaining, why };
    return { ...DONE, says: standingOf(this.play, advice), facts };
  }

  #solveBy({ line, isSolvable, isProven, why }: Advice): Outcome {
    if (line === null) return refused(isSolvable === false ? lostWords(this.play, why) : NOT_KNOWN, { moves: null });
    if (this.play.isSolved) return refused(SOLVED_ALREADY, { moves: "" });
    for (const word of line) {
      const { move } = this.play.puzzle.parseMove(word);
      if (move !== undefined) this.play.apply(move);
    }
    const moves = line.join(" ");
    const says: Words = isProven
      ? { en: `Solved by ${moves}`, pt: `Resolvido com ${moves}` }
      : {
          en: `Solved by ${moves} (not proven to be best)`,
          pt: `Resolvido com ${moves} (não está provado que seja a melhor)`,
        };
    return { ...DONE, says, facts: { moves } };
  }

  async #analysis(stop: AbortSignal): Promise<Outcome> {
    const moves = await this.tutor.analyse(this.play, stop, () => undefined);
    const analysis = moves.map(({ move, status, remaining }) => ({ move, status, remaining }));
    const says: Words = {
      en: moves.map((each) => valueInWords(each).en).join("  "),
      pt: moves.map((each) => valueInWords(each).pt).join("  "),
    };
    return { ...DONE, says: moves.length === 0 ? NO_MOVES : says, facts: { analysis } };
  }
}

function refused(reason: Words, facts: Facts = {}): Outcome {
  return { legal: false, reason, says: null, facts };
}

function given(isDone: boolean, otherwise: Words): Outcome {
  return isDone ? DONE : refused(otherwise);
}

const NOTHING_TO_UNDO: Words = { en: "there is nothing to undo", pt: "não há nada para anular" };
const NOTHING_TO_REDO: Words = { en: "there is nothing to redo", pt: "não há nada para refazer" };
const SOLVED_ALREADY: Words = { en: "it is solved already", pt: "já está resolvido" };
const NO_MOVES: Words = { en: "there is no legal move", pt: "não há nenhuma jogada legal" };
const NOT_KNOWN: Words = {
  en: "no solution was found in the time allowed; there may be one",
  pt: "não se encontrou uma solução no tempo dado; pode haver uma",
};

function notAMove(word: string, wrong: Words): Words {
  const near = nearestName(word, COMMAND_WORDS);
  const shown = printable(word);
  if (near === undefined) return wrong;
  return { en: `there is no ${shown}; did you mean ${near}?`, pt: `não há ${shown}; seria ${near}?` };
}

function lostWords(play: Play, why: Words | null): Words {
  const begun = play.moves.length > 0;
  const en = begun ? "No longer solvable" : "Not solvable";
  const pt = begun ? "Já não tem solução" : "Não tem solução";
  return why === null ? { en, pt } : { en: `${en}. ${why.en}`, pt: `${pt}. ${why.pt}` };
}

/** Solved, still solvable, no longer solvable, or what is known. */
export function standingOf(play: Play, { isSolvable, isProven, remaining, why }: Advice): Words {
  if (play.isSolved) return solvedWords(play);
  if (isSolvable === false) return lostWords(play, why);
  const isMoves = play.costModel === "moves";
  const en = isMoves ? counted(remaining, MORE_MOVES, "en") : `${remaining} more of cost`;
  const pt = isMoves ? counted(remaining, MORE_MOVES, "pt") : `${remaining} de custo`;
  const lack = remaining === 1 ? "falta" : "faltam";
  if (isSolvable === null) {
    return {
      en: `Not known yet: at least ${en}, if it can be solved`,
      pt: `Ainda não se sabe: ${lack} pelo menos ${pt}, se tiver solução`,
    };
  }
  if (isProven) return { en: `Still solvable, ${en}`, pt: `Ainda tem solução, ${lack} ${pt}` };
  return { en: `Still solvable, at least ${en}`, pt: `Ainda tem solução, ${lack} pelo menos ${pt}` };
}

export function solvedWords(play: Play): Words {
  const { puzzle, level, costModel, cost, moves } = play;
  const stars = puzzle.stars(level, cost);
  const rating = stars === null ? "" : ` ${"★".repeat(stars)}${"☆".repeat(3 - stars)}`;
  const isUsual = costModel === "moves";
  return {
    en: `Solved in ${counted(moves.length, MOVES, "en")}${isUsual ? "" : `, cost ${grouped(cost, "en")}`}.${rating}`,
    pt: `Resolvido em ${counted(moves.length, MOVES, "pt")}${isUsual ? "" : `, custo ${grouped(cost, "pt")}`}.${rating}`,
  };
}

/** A move and what is left after it: `r 5`, the best with a mark. */
export function valueInWords({ move, status, remaining, isBest }: MoveAdvice): Words {
  if (status === "lost") return { en: `${move} loses`, pt: `${move} perde` };
  if (status === "unknown") return { en: `${move} ?`, pt: `${move} ?` };
  const value = status === "exact" ? `${remaining}${isBest ? "*" : ""}` : `>=${remaining}`;
  return { en: `${move} ${value}`, pt: `${move} ${value}` };
}
