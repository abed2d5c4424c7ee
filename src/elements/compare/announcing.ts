// What those hear of a run who do not see it: that it begins, its quarters, and what it came to; in any language, for it may change.
import { partsOf } from "../../comparing/part.ts";
import type { Language } from "../../language/words.ts";
import { grouped } from "../common/amounts.ts";
import { COMPARE_WORDS } from "./compare-words.ts";
import type { Comparing } from "./comparing.ts";
import { inWords } from "./summary-view.ts";

const MILESTONES = 4;

export class Announcing {
  readonly #comparing: Comparing;
  #said: (language: Language) => string = () => "";

  constructor(comparing: Comparing) {
    this.#comparing = comparing;
  }

  said(language: Language): string {
    return this.#said(language);
  }

  begun(cells: number): void {
    this.#said = (language) => COMPARE_WORDS[language].begun(grouped(cells, language));
  }

  /** Something of the run is another. */
  moved(): void {
    const { run } = this.#comparing;
    if (run === undefined || run.done === 0 || run.running !== undefined) return;
    const { done, all } = run;
    const step = (cells: number): number => Math.floor((MILESTONES * cells) / all);
    if (step(done) === step(done - 1) || done === all) return;
    this.#said = (language) => COMPARE_WORDS[language].running(grouped(done, language), grouped(all, language));
  }

  ended(isCancelled: boolean): void {
    const { all, missing } = this.#comparing.count;
    this.#said = (language) =>
      isCancelled
        ? COMPARE_WORDS[language].cancelled(grouped(all - missing, language), grouped(all, language))
        : sentencesOf(this.#comparing, language).join(" ");
  }
}

/** What came of it, of each puzzle. */
export function sentencesOf({ comparison }: Comparing, language: Language): string[] {
  const parts = partsOf(comparison);
  return parts.map(({ name, solvers, documents }) => {
    const said = inWords(solvers, documents, language);
    return parts.length === 1 || said === "" ? said : `${name[language]}: ${said}`;
  });
}
