// The rules of Match the Tiles, shown.
import type { Guide } from "../guide.ts";

export const guide: Guide = {
  rules: [
    {
      words: {
        en: "One push slides every tile at once, as far as it can go.",
        pt: "Um só empurrão faz deslizar todas as peças, até onde puderem.",
      },
      level: "game: match-the-tiles\n\nA....\n..B..\n.....\na...b",
      moves: "r d l",
    },
    {
      words: {
        en: "Tiles stop at the edge, at an obstacle, and at each other.",
        pt: "As peças param na margem, nos obstáculos e umas nas outras.",
      },
      level: "game: match-the-tiles\n\nA..#.\nB....\n..C..\na.b.c",
      moves: "r d",
    },
    {
      words: {
        en: "They slide over goals. Only where they come to rest counts.",
        pt: "Passam por cima das metas. Só conta onde ficam paradas.",
      },
      level: "game: match-the-tiles\n\nA...\n....\n#a..\n...#",
      moves: "r d l",
    },
    {
      words: {
        en: "Bring every tile to a goal of its colour, all in the same moment.",
        pt: "Leve cada peça a uma meta da sua cor, todas no mesmo momento.",
      },
      level: "game: match-the-tiles\n\nA..ab\n.....\n....B",
      moves: "u r",
    },
  ],
  known: {
    en: "Every push moves everything, so nothing can be set aside and done later. Fourfold searches from the start and from the goals at the same time until both meet.",
    pt: "Cada empurrão move tudo, por isso nada se pode pôr de lado para depois. O Fourfold procura a partir do início e das metas ao mesmo tempo, até que ambos se encontrem.",
  },
};
