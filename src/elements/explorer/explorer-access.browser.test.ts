// An explorer for everyone: by keys alone, in both languages, and axe-core finds nothing in any state.
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import {
  all,
  button,
  clearPage,
  explorer,
  ICE,
  one,
  press,
  text,
  WRONG,
} from "../../../tests/support/explorer-page.ts";
import type { FourfoldExplorer } from "./fourfold-explorer.ts";

afterEach(clearPage);

test("the keyboard does not lose its place where what was pressed is gone", async () => {
  const element = await explorer("heuristic=distance");
  const focused = (): string | undefined => (element.renderRoot as ShadowRoot).activeElement?.id;
  await press(element, "Step", "Step", "Run to ...");
  button(element, "Next goal").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("step");
  await press(element, "Step back", "Predict");
  all(element, "[part=question] button")[0]?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("step");
  await press(element, "Predict");
  all(element, "[part=frontier] button").at(-1)?.click();
  await element.updateComplete;
  button(element, "Back to the present").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("step");
});

test("what was said follows the language", async () => {
  const element = await explorer('heuristic="distance"');
  await press(element, "Step", "Run to ...");
  await element.openTrace("{}");
  await element.runTo({ kind: "f", value: 99 });
  await element.updateComplete;
  const said = (): string => text(element, "[role=status]");
  expect(said()).toMatch(/does not happen.*no search trace.*The start is expanded/);
  document.documentElement.lang = "pt";
  await expect.poll(said).toMatch(/isso não acontece.*não é um traço.*O início é expandido/);
});

test("in Portuguese everything is", async () => {
  document.documentElement.lang = "pt";
  const element = await explorer('algorithm="idastar" heuristic="distance" predict');
  await press(element, "Passo", "Passo", "Correr até ...");
  expect(element.renderRoot.textContent).not.toMatch(
    /\b(Step|Run|Tree|Frontier|Expanded|expanded|state|State|next|Round|waits?|depth|successors?)\b/,
  );
});

test.each(["en", "pt"])("nothing sticks out of a narrow one, %s", async (language) => {
  document.documentElement.lang = language;
  const element = await explorer('algorithm="idastar" heuristic="distance" breakpoint="move r" style="width: 18rem"');
  one(element, "#run-to").click();
  one(element, "summary").click();
  element.predict = true;
  element.step();
  await element.updateComplete;
  const { right } = element.getBoundingClientRect();
  const scrollers = ".canvas *, .strip *, .rounds *, .unseen";
  const out = all(element, "*").filter(
    (each) => !each.matches(scrollers) && each.getBoundingClientRect().right > right + 1,
  );
  expect(out.map((each) => `${each.localName}.${each.className}`)).toEqual([]);
});

describe.each(["light", "dark"] as const)("axe-core finds nothing, %s", (theme) => {
  const clean = async (element: FourfoldExplorer): Promise<void> => {
    await element.updateComplete;
    expect(await accessibilityProblems(element, theme)).toEqual([]);
  };

  test("at the start, on the way, at the end, with everything open", async () => {
    const element = await explorer('algorithm="idastar" heuristic="distance"');
    await clean(element);
    await press(element, "Step", "Step", "Step", "Run to ...");
    one(element, "summary").click();
    await clean(element);
    all(element, "[part=frontier] button").at(-1)?.click();
    await clean(element);
    await press(element, "Next goal", "Fit", "Solution only");
    await clean(element);
    await element.runTo({ kind: "end" });
    element.solutionOnly = false;
    await clean(element);
  });

  test("while one predicts, and when it was right or wrong", async () => {
    const element = await explorer('heuristic="distance" predict');
    await press(element, "Step");
    await clean(element);
    for (let i = 0; i < 2; i++) {
      all(element, "[part=question] button")[i]?.click();
      await clean(element);
      await press(element, "Step");
    }
  });

  test("of other puzzles, of what is dead, of wrong and missing levels", async () => {
    const ice = await explorer('algorithm="astar"', ICE);
    await ice.runTo({ kind: "end" });
    await clean(ice);
    await clean(await explorer("", WRONG));
    await clean(await explorer("", ""));
    await clean(await explorer('algorithm="dls"'));
  });
});
