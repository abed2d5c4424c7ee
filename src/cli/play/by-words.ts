// A level played through a pipe: one word after the other, the board after each. It is how a script plays, how a transcript
// is made, and how a person plays where a terminal cannot draw in place.
import type { Language } from "../../language/words.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import { drawingAsText } from "../../puzzles/drawing.ts";
import { turnIfDue } from "../../solving/slices.ts";
import { lookOf, shownPart, viewBoard } from "../board-view.ts";
import { EXHAUSTED, INTERRUPTED, OK } from "../exit-codes.ts";
import { type InputLevel, linesOf } from "../inputs.ts";
import { Interrupt } from "../interrupt.ts";
import { nameOf } from "../level-report.ts";
import { drawLevel } from "../level-view.ts";
import type { Terminal } from "../terminal.ts";
import { type PlaySession, type Reply, solvedWords } from "./session.ts";

/** Plays until the words end or one says to quit; gives the exit code. */
export async function playByWords(
  session: PlaySession,
  input: InputLevel,
  isJson: boolean,
  terminal: Terminal,
): Promise<number> {
  const interrupt = new Interrupt(terminal.streams);
  if (!isJson) drawLevel(playableOf(session.loaded), nameOf(input), terminal, "no optimum");
  terminal.flush();
  return await interrupt.during(async () => {
    for await (const line of linesOf(terminal.streams)) {
      for (const word of line.split(/\s+/u)) {
        if (word === "") continue;
        const reply = await session.perform(word.replace(/^:/, ""), interrupt.signal);
        if (isJson) terminal.data(JSON.stringify(documentOf(reply, session, terminal.language)));
        else print(reply, session, terminal);
        terminal.flush();
        // Moves are done at once, and a line may have thousands.
        await turnIfDue();
        if (interrupt.signal.aborted) return INTERRUPTED;
        if (reply.isQuit) return codeOf(session);
      }
    }
    return codeOf(session);
  });
}

export function codeOf({ play }: PlaySession): number {
  return play.isSolved ? OK : EXHAUSTED;
}

function documentOf(reply: Reply, { play }: PlaySession, language: Language): Record<string, unknown> {
  const { word, move, legal, reason, facts } = reply;
  const { puzzle, level, state } = play;
  const why = facts.why === undefined ? {} : { why: facts.why?.[language] ?? null };
  return {
    word,
    move,
    legal,
    reason: reason?.[language] ?? null,
    drawing: drawingAsText(puzzle.drawState(level, state)).split("\n"),
    cost: play.cost,
    solved: play.isSolved,
    ...facts,
    ...why,
  };
}

function print({ word, reason, says, isQuit }: Reply, { loaded, play }: PlaySession, terminal: Terminal): void {
  const { colors, say, quiet } = terminal;
  const { puzzle, level, state } = play;
  if (!quiet) {
    terminal.data("");
    const told = reason === null ? (says === null ? "" : `  ${say(says)}`) : `  ${colors.red(say(reason))}`;
    terminal.text(`${colors.bold(word)}${told}`, 2);
  }
  if (isQuit) return;
  const playable = playableOf(loaded);
  const look = lookOf(playable, terminal);
  for (const line of viewBoard(puzzle.drawState(level, state), shownPart(level, look, terminal), look).lines) {
    terminal.data(line);
  }
  if (!quiet && play.isSolved) terminal.text(colors.green(say(solvedWords(play))));
}
