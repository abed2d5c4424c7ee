// The rules of Roll the Block, shown.
import type { Guide } from "../guide.ts";

export const guide: Guide = {
  rules: [
    {
      words: {
        en: "Roll the block over its edges until it stands upright on the target.",
        pt: "Role o bloco sobre as suas arestas até ficar de pé em cima do alvo.",
      },
      level: "game: roll-the-block\n\nS...\n....\n#..T",
      moves: "r d d r",
    },
    {
      words: {
        en: "Fragile tiles carry the block only while it lies.",
        pt: "As casas frágeis só aguentam o bloco deitado.",
      },
      level: "game: roll-the-block\n\nS~~.\n.~~T",
      moves: "r d r",
    },
    {
      words: {
        en: "Switches open and close bridges. A soft one fires under any part of the block, a heavy one only under the whole upright block.",
        pt: "Os interruptores abrem e fecham pontes. Um leve dispara com qualquer parte do bloco, um pesado só com o bloco inteiro de pé.",
      },
      level: "game: roll-the-block\nb: bridge closed\n1: soft open b\n\nS.1b..T",
      moves: "r r r r",
    },
    {
      words: {
        en: "A split makes two halves, each a cell. Space, or x, gives the moves to the other half; side by side they join again.",
        pt: "Um divisor faz duas metades, de uma casa cada. Espaço, ou x, passa a vez à outra metade; lado a lado, voltam a juntar-se.",
      },
      level: "game: roll-the-block\nP: split 0,5 2,5\n\n###....\nS..P..T\n###....",
      moves: "r r l x u x d r",
    },
  ],
  known: {
    en: "The game is known as Bloxorz. Without bridges a level has three states a cell and is easy for a computer; n bridges multiply that by two to the power of n, and then the search has to know which switches matter.",
    pt: "O jogo é conhecido como Bloxorz. Sem pontes, um nível tem três estados por casa e é fácil para um computador; n pontes multiplicam isso por dois elevado a n, e então a procura tem de saber que interruptores importam.",
  },
};
