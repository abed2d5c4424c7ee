// The pictures that `show --svg FILE` writes: the board, or one a step of a solution, for worksheets. board.svg becomes
// board-0.svg (the start), board-1.svg and so on; with several levels each has its number before that.

import type { Command } from "commander";
import { pictureOf } from "../drawing/picture.ts";
import type { Words } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import type { Replay } from "../playing/replay.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import type { InputLevel } from "./inputs.ts";
import { counted, type Noun } from "./language.ts";
import { nameOf } from "./level-report.ts";
import { refuseNoName, refuseToOverwrite, STANDARD_OUTPUT, saveOutput } from "./output-file.ts";
import { printable, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

const PICTURES: Noun = { en: ["picture", "pictures"], pt: ["imagem", "imagens"] };
/** Pixels a cell. */
const CELL = 48;
/** A cell takes some 700 bytes, so that no viewer opens what is larger. */
const MOST_CELLS = 512 * 512;

/** The pictures of several levels, written when all are known, so that nothing is where one of them may not be. */
export interface Pictures {
  /** Takes what is to be seen of a level, and gives the exit code. */
  add(input: InputLevel, replay: Replay | undefined, terminal: Terminal): number;
  /** Writes all, and gives the exit code. Throws WrongUsage before that where a file is there. */
  write(terminal: Terminal): Promise<number>;
}

interface Seen {
  readonly input: InputLevel;
  readonly playable: PlayableLevel;
  readonly states: readonly unknown[];
  /** One for each state. */
  readonly names: readonly string[];
}

export async function picturesFor(file: string, levels: readonly InputLevel[], command: Command): Promise<Pictures> {
  refuseNoName(file, command);
  const { force, solution } = command.opts<{ force?: true; solution?: string | true }>();
  const isTold = file === STANDARD_OUTPUT;
  if (isTold && (levels.length > 1 || solution !== undefined)) throw new WrongUsage(SEVERAL, command);
  const named = (input: InputLevel, step: number | undefined): string => {
    const number = levels.length > 1 ? `-${levels.indexOf(input) + 1}` : "";
    return numbered(file, `${number}${step === undefined ? "" : `-${step}`}`);
  };
  const refuse = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await refuseToOverwrite(name, force, command);
  };
  // What can be known before solutions are searched for.
  const right = levels.filter(({ loaded }) => loaded.playable !== undefined);
  await refuse(right.map((input) => named(input, solution === undefined ? undefined : 0)));
  const all: Seen[] = [];
  return {
    add(input, replay, terminal) {
      const { playable } = input.loaded;
      if (playable === undefined) return OK;
      const { puzzle, level } = playable;
      if (level.rows * level.columns > MOST_CELLS) {
        terminal.error(`${nameOf(input)}: ${terminal.say(tooLarge(level))}`);
        return BAD_INPUT;
      }
      const states = [replay?.start ?? puzzle.initialState(level), ...(replay?.steps ?? []).map(({ state }) => state)];
      const names = states.map((_, step) => named(input, replay === undefined ? undefined : step));
      all.push({ input, playable, states, names });
      return OK;
    },
    async write(terminal) {
      await refuse(all.flatMap(({ names }) => names));
      for (const seen of all) {
        const { states, names } = seen;
        const picture = await painterOf(seen);
        for (const [step, state] of states.entries()) {
          const text = picture(state);
          if (isTold) terminal.data(text.trimEnd());
          const code = isTold ? OK : await saveOutput(text, names[step] as string, terminal);
          if (code !== OK) return code;
        }
        if (!isTold) terminal.message(terminal.say(written(names)));
      }
      return OK;
    },
  };
}

async function painterOf({ input, playable: { puzzle, level, facts } }: Seen): Promise<(state: unknown) => string> {
  const surface = await puzzle.surface?.();
  const title = facts.title ?? nameOf(input);
  return (state) => pictureOf({ puzzle, level, surface }, state, { scheme: "light", title, cell: CELL });
}

const SEVERAL: Words = {
  en: "standard output takes one picture: one level, without --solution",
  pt: "a saída padrão leva uma só imagem: um nível, sem --solution",
};

function tooLarge({ rows, columns }: Level): Words {
  const most = Math.sqrt(MOST_CELLS);
  return {
    en: `${rows} x ${columns} cells are too many for a picture, which has at most as many as ${most} x ${most}`,
    pt: `${rows} x ${columns} casas são demasiadas para uma imagem, que tem no máximo tantas como ${most} x ${most}`,
  };
}

/** `board.svg` with this before its ending. */
function numbered(file: string, number: string): string {
  return number === "" ? file : file.replace(/(\.svg)?$/i, (ending) => `${number}${ending}`);
}

function written(names: readonly string[]): Words {
  const [first = ""] = names;
  const last = names.at(-1) ?? first;
  const which = names.length === 1 ? printable(first) : `${printable(first)} ... ${printable(last)}`;
  return {
    en: `${counted(names.length, PICTURES, "en")} written to ${which}`,
    pt: `${counted(names.length, PICTURES, "pt")} em ${which}`,
  };
}
