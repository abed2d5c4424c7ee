// What every view of an explorer is given.
import type { Tour } from "../../exploring/tour.ts";
import type { Language } from "../../language/words.ts";
import type { Explanations } from "../common/explained.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import type { Pictures } from "./pictures.ts";

export interface Sight {
  readonly tour: Tour;
  readonly pictures: Pictures;
  readonly language: Language;
  readonly words: ExplorerWords;
  readonly explanations: Explanations;
  /** To be looked at, in all views. */
  readonly choose: (node: number) => void;
}
