// Searches as files: one that is saved or opened, and what is said of it.

import { WrongTrace } from "../../exploring/wrong-trace.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { grouped } from "../common/amounts.ts";
import { download } from "../common/download.ts";
import { EXPLORER_WORDS } from "./explorer-words.ts";
import { type InHand, MOST_SAVED, read } from "./search-in-hand.ts";

type Tell = (language: Language) => string;

const NOTHING: Tell = () => "";

export class TraceFiles {
  #tell = NOTHING;
  #isRefused = false;

  told(language: Language): string {
    return this.#tell(language);
  }

  /** What was opened last is no trace. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  forget(): void {
    this.#say(NOTHING);
  }

  /** Answers whether it is a trace; `found` is called with it before anything is said of it. */
  async open(level: LoadedLevel, text: string, name: string, found: (inHand: InHand) => void): Promise<boolean> {
    try {
      found(await read(level, text, name));
      this.#say((language) => EXPLORER_WORDS[language].opened(name));
      return true;
    } catch (error) {
      if (!(error instanceof WrongTrace)) throw error;
      this.#say((language) => EXPLORER_WORDS[language].notATrace(error.words[language]), true);
      return false;
    }
  }

  save(trace: string, { tour: { chronicle, exploration } }: InHand, title = "search"): void {
    const name = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-${exploration.algorithm}.trace.json`;
    download(name, trace, "application/json");
    const isPart = chronicle.expandedAt(chronicle.last) > MOST_SAVED;
    this.#say(isPart ? (language) => EXPLORER_WORDS[language].savedPart(grouped(MOST_SAVED, language)) : NOTHING);
  }

  #say(tell: Tell, isRefused = false): void {
    this.#tell = tell;
    this.#isRefused = isRefused;
  }
}
