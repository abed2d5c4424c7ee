// The rules of Folding Blocks, shown.
import type { Guide } from "../guide.ts";

export const guide: Guide = {
  rules: [
    {
      words: {
        en: "Fold a group over one of its sides. It keeps what it had, so it doubles.",
        pt: "Dobre um grupo sobre um dos seus lados. Fica com o que tinha: passa ao dobro.",
      },
      level: "game: folding-blocks\n\n......\n.AA...\n.A....\n......\n......",
      moves: "A:r A:d",
    },
    {
      words: {
        en: "A group in pieces folds over the box around all of them.",
        pt: "Um grupo aos bocados dobra-se sobre a caixa que os contém a todos.",
      },
      level: "game: folding-blocks\n\nA.A...\n......\nA.A...",
      moves: "A:r",
    },
    {
      words: {
        en: "A fold must fit: every cell that it adds has to be empty, and on the board.",
        pt: "Uma dobra tem de caber: todas as casas que acrescenta têm de estar vazias e dentro do tabuleiro.",
      },
      level: "game: folding-blocks\n\n.#..\n.A..\n..B.",
      moves: "A:l B:r",
    },
    {
      words: {
        en: "Leave no cell empty. The fewer folds, the better.",
        pt: "Não deixe nenhuma casa vazia. Quanto menos dobras, melhor.",
      },
      level: "game: folding-blocks\n\nA..B\n....",
      moves: "A:r B:l A:d B:d",
    },
  ],
  known: {
    en: "Where a group's folds lead depends on that group alone, so the order between groups does not matter: a solution is a choice of one shape for each group such that the shapes cover the board without overlap. That is an exact cover, and Fourfold solves it as one.",
    pt: "Aonde levam as dobras de um grupo depende só desse grupo, por isso a ordem entre grupos não conta: uma solução é escolher uma forma para cada grupo, de modo que as formas cubram o tabuleiro sem se sobreporem. Isso é uma cobertura exata, e é assim que o Fourfold a resolve.",
  },
};
