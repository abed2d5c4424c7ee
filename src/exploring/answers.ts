// What a heuristic of one's own has answered, so that a search with it can be made anew where it cannot be asked: it is asked once
// about each state, in an order that depends on its answers alone. So the answers in that order are all that there is to know of it.
import type { OwnHeuristic } from "../solving/options.ts";
import { WrongOption } from "../solving/wrong-option.ts";

/** Once for each state, in the order in which a search came to them. */
export interface Answers {
  /** Of the heuristic. */
  readonly name: string;
  /** As it says of itself. */
  readonly admissible: boolean;
  readonly values: ArrayLike<number>;
}

/** A heuristic that gives the answers one after the other, for the same search that they are of. */
export function inTheirOrder({ name, admissible, values }: Answers): OwnHeuristic {
  let given = 0;
  return {
    name,
    admissible,
    estimate() {
      const answer = values[given++];
      if (answer === undefined) throw unanswered(name);
      return answer;
    },
  };
}

/** The same for a search that asks more often than once, but of a part of the states. What it comes to beyond the answers, as where
 *  the start is solved and nobody was asked, is worth 0. */
export function byTheirStates({ name, admissible, values }: Answers): OwnHeuristic {
  const known = new Map<string, number>();
  return {
    name,
    admissible,
    estimate(state) {
      const key = JSON.stringify(state);
      const answer = known.get(key) ?? values[known.size] ?? 0;
      known.set(key, answer);
      return answer;
    },
  };
}

function unanswered(name: string): WrongOption {
  return new WrongOption({
    en: `The search with ${name} comes to a state of which nothing was told: the module changes what is not its own.`,
    pt: `A procura com ${name} chega a um estado de que nada foi dito: o módulo muda o que não é seu.`,
  });
}
