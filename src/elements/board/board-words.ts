// What a board says of itself, in both languages.
import { capitalized, type Language, type Words } from "../../language/words.ts";

export const BOARD_WORDS = {
  en: {
    size: (rows: number, columns: number) =>
      `${rows} ${rows === 1 ? "row" : "rows"}, ${columns} ${columns === 1 ? "column" : "columns"}`,
    cell: (row: number, column: number, shown: string) => `Row ${row}, column ${column}: ${shown}`,
    cannotBeShown: "This level cannot be shown.",
    place: (line: number, column: number) => `Line ${line}, column ${column}`,
    expected: "Expected",
    nearer: "Zoom in",
    further: "Zoom out",
    refused: (reason: string) => `Not possible: ${reason}.`,
    undone: (move: string) => `Taken back: ${move}.`,
    restarted: "Back at the start",
    backAt: (move: number) => `Back at move ${move}`,
    chosen: (shown: string, moves: readonly string[]) =>
      `Chosen: ${shown}. ${moves.length === 0 ? "It cannot move now" : `Possible: ${moves.join("; ")}`}.`,
    letGo: "Nothing is chosen.",
    solved: (cost: number) => `Solved in ${cost} ${cost === 1 ? "move" : "moves"}.`,
    solvedAtCost: (cost: number) => `Solved at cost ${cost}.`,
  },
  pt: {
    size: (rows: number, columns: number) =>
      `${rows} ${rows === 1 ? "linha" : "linhas"}, ${columns} ${columns === 1 ? "coluna" : "colunas"}`,
    cell: (row: number, column: number, shown: string) => `Linha ${row}, coluna ${column}: ${shown}`,
    cannotBeShown: "Este nível não pode ser mostrado.",
    place: (line: number, column: number) => `Linha ${line}, coluna ${column}`,
    expected: "Esperado",
    nearer: "Aproximar",
    further: "Afastar",
    refused: (reason: string) => `Não é possível: ${reason}.`,
    undone: (move: string) => `Anulado: ${move}.`,
    restarted: "De volta ao início",
    backAt: (move: number) => `De volta à jogada ${move}`,
    chosen: (shown: string, moves: readonly string[]) =>
      `Escolhido: ${shown}. ${moves.length === 0 ? "Agora não se pode mover" : `Possível: ${moves.join("; ")}`}.`,
    letGo: "Nada está escolhido.",
    solved: (cost: number) => `Resolvido em ${cost} ${cost === 1 ? "jogada" : "jogadas"}.`,
    solvedAtCost: (cost: number) => `Resolvido com custo ${cost}.`,
  },
} as const satisfies Record<Language, unknown>;

/** What is said with these words, in each language. */
export function boardSays(say: (words: (typeof BOARD_WORDS)[Language], language: Language) => string): Words {
  return { en: say(BOARD_WORDS.en, "en"), pt: say(BOARD_WORDS.pt, "pt") };
}

export function sentence({ en, pt }: Words): Words {
  return { en: `${capitalized(en)}.`, pt: `${capitalized(pt)}.` };
}
