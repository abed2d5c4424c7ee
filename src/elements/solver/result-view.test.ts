// The table of a result: what is not known has no row.
import { nothing } from "lit";
import { expect, test } from "vitest";
import { nothingKnown } from "../../worker/nothing-known.ts";
import { type ResultState, resultView } from "./result-view.ts";

/** All that stands in it, for a search that was cancelled when so many states were expanded, as deep as it told by then. */
function textsOf(expanded: number, depth: number): string {
  const result = { ...nothingKnown("game: roll-the-block\n\nST\n", {}), expanded, depth };
  const explanations = { name: () => "", sentence: () => "" } as unknown as ResultState["explanations"];
  const state: ResultState = {
    ...{ result, options: {}, packed: undefined, explanations, language: "en" },
    ...{ earlier: nothing, at: undefined, goTo: undefined },
  };
  return JSON.stringify(resultView(state));
}

test("a search that was ended before it told how deep it was has no depth", () => {
  expect(textsOf(32_629, 0)).not.toContain('"Depth"');
  expect(textsOf(32_629, 3)).toContain('"Depth"');
  expect(textsOf(1, 0)).toContain('"Depth"');
});
