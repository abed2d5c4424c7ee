// The parts of a difficulty, for a person and as JSON. What a level is too large for is said.
import type { Difficulty } from "../generating/difficulty.ts";
import type { NotRated } from "../generating/rate-level.ts";
import { numberIn } from "../language/numbers.ts";
import type { Words } from "../language/words.ts";
import { difficultyInWords } from "./level-view.ts";
import type { Terminal } from "./terminal.ts";

const NOT_RATED: Readonly<Record<NotRated, Words>> = {
  unsolvable: { en: "no difficulty: the level has no solution", pt: "sem dificuldade: o nível não tem solução" },
  open: {
    en: "no difficulty: no solution was proven optimal within the work allowed",
    pt: "sem dificuldade: não se provou nenhuma solução ótima com o trabalho permitido",
  },
};

const TOO_LARGE: Words = { en: "not known: the level is too large", pt: "não se sabe: o nível é grande demais" };

/** In bits, not in their 1024ths. */
export function difficultyDocument(rated: Difficulty | NotRated): Record<string, unknown> | null {
  if (typeof rated === "string") return null;
  return { ...rated, choices: bits(rated) };
}

function bits({ choices }: Difficulty): number {
  return Math.round((100 * choices) / 1024) / 100;
}

export function writeDifficulty(rated: Difficulty | NotRated, terminal: Terminal): void {
  const { say, colors, language } = terminal;
  if (typeof rated === "string") {
    terminal.text(say(NOT_RATED[rated]));
    return;
  }
  const parts = partsOf(rated, say);
  const width = Math.max(...parts.map(([name]) => name.length));
  terminal.text(
    `${say({ en: "difficulty:", pt: "dificuldade:" })} ${difficultyInWords(rated.name, language)} (${rated.score})`,
  );
  for (const [name, value] of parts) terminal.text(`  ${colors.dim(name.padEnd(width))}  ${value}`, width + 4);
}

function partsOf(rated: Difficulty, say: (words: Words) => string): (readonly [name: string, value: string])[] {
  const { optimal, switches, rises, losing, beside, lateness, descends, states } = rated;
  const large = say(TOO_LARGE);
  const isSeen = (moves: number): string => {
    if (moves === 0) return say({ en: "seen at once", pt: "vê-se logo" });
    return say({ en: `seen up to ${moves} moves later`, pt: `vê-se até ${moves} jogadas depois` });
  };
  const dead =
    losing === null || lateness === null
      ? large
      : `${losing} ${say({ en: "of", pt: "de" })} ${beside}${losing === 0 ? "" : `, ${isSeen(lateness)}`}`;
  const greedy = descends ? { en: "arrives", pt: "chega lá" } : { en: "does not arrive", pt: "não chega lá" };
  return [
    [say({ en: "optimal length", pt: "comprimento ótimo" }), String(optimal)],
    [say({ en: "changes of piece or axis", pt: "mudanças de peça ou eixo" }), String(switches)],
    [say({ en: "moves that look wrong", pt: "jogadas que parecem erradas" }), String(rises)],
    [
      say({ en: "choices", pt: "escolhas" }),
      say({ en: `${bits(rated)} bits`, pt: `${numberIn(String(bits(rated)), "pt")} bits` }),
    ],
    [say({ en: "moves beside it that lose", pt: "jogadas ao lado que perdem" }), dead],
    [say({ en: "greedy descent", pt: "descida gulosa" }), descends === null ? large : say(greedy)],
    [say({ en: "states", pt: "estados" }), states === null ? large : String(states)],
  ];
}
