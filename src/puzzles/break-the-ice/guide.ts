// The rules of Break the Ice, shown.
import type { Guide } from "../guide.ts";

export const guide: Guide = {
  rules: [
    {
      words: {
        en: "Push a block to an empty cell beside it. Whatever is left without a floor falls.",
        pt: "Empurre um bloco para uma casa vazia ao lado. O que ficar sem chão cai.",
      },
      level: "game: break-the-ice\n\nA....\nB....\nB....\nABBA.",
      moves: "0,0:r",
    },
    {
      words: {
        en: "Or let two neighbours of different colours change places.",
        pt: "Ou troque de lugar dois vizinhos de cores diferentes.",
      },
      level: "game: break-the-ice\nburst: lines\n\n..A.\n..B.\n..A.\n.BBA",
      moves: "3,2:r",
    },
    {
      words: {
        en: "Three or more of a colour in a line burst. What lies on them falls, and may burst in turn.",
        pt: "Três ou mais da mesma cor em linha rebentam. O que está em cima cai, e pode rebentar também.",
      },
      level: "game: break-the-ice\n\n.A....\n.B....\n.B.B..\nAABA..",
      moves: "3,2:r",
    },
    {
      words: {
        en: "Clear the board. A colour with one or two blocks left can never burst: then the level is lost.",
        pt: "Limpe o tabuleiro. Uma cor a que restem um ou dois blocos já não rebenta: então o nível está perdido.",
      },
      level: "game: break-the-ice\n\nA....\nB....\nABBA.",
      moves: "0,0:r 1,0:d 2,3:l",
    },
  ],
  known: {
    en: "Every move can set off a chain, and blocks that are gone never come back. Fourfold counts, colour by colour, how far blocks have to travel before they can meet, and looks for a solution from there.",
    pt: "Cada jogada pode desencadear uma reação em cadeia, e o que rebentou não volta. O Fourfold conta, cor a cor, quanto têm os blocos de andar até se poderem encontrar, e procura a solução a partir daí.",
  },
};
