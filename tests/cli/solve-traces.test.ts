// `solve --trace-format`: the trace alone, as ours or as one that Posthoc draws. What Posthoc would draw is worked out here by
// the rules of its format.
import { describe, expect, test } from "vitest";
import type { PosthocTrace } from "../../src/exploring/posthoc-trace.ts";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { drawnOf } from "../support/posthoc-views.ts";

const BRIDGE = "tests/cli/fixtures/right.txt#3";

async function posthocOf(line: string, stdin = ""): Promise<PosthocTrace> {
  const [document] = documentsOf(await fourfold(`solve ${line} --trace-format posthoc`, { stdin }));
  return document as unknown as PosthocTrace;
}

/** The board that an event shows, a character a cell and a mark where there is one. */
function boardOf(trace: PosthocTrace, step: number): string[] {
  const rows: string[][] = [];
  for (const { label, x, y } of drawnOf(trace, step)) {
    const [column, row] = [Math.round(Number(x) - 0.03), Math.round(Number(y) - 0.03)];
    if (row < 0 || label === undefined) continue;
    rows[row] ??= [];
    (rows[row] as string[])[column] = String(label);
  }
  return rows.map((row) =>
    row
      .map((label) => label.padEnd(2))
      .join("")
      .trimEnd(),
  );
}

describe("a trace for Posthoc", () => {
  test("has the version, views and events that it reads, and the events of ours", async () => {
    const trace = await posthocOf(`${BRIDGE} --algorithm bfs --trace 3`);
    expect(trace.version).toBe("1.4.0");
    expect(Object.keys(trace)).toEqual(["version", "views", "events"]);
    expect(Array.isArray(trace.views.main)).toBe(true);
    const [ours] = documentsOf(await fourfold(`solve ${BRIDGE} --algorithm bfs --trace 3 --trace-format fourfold`));
    const events = trace.events.map(({ at: _, ...event }) => event);
    expect(events).toEqual(ours?.events);
  });

  test("draws the board of every event, an open bridge other than a closed one", async () => {
    const trace = await posthocOf(`${BRIDGE} --algorithm bfs --trace 9`);
    const step = trace.events.findIndex(({ marks }) => marks?.["bridge-open"] !== undefined);
    expect(boardOf(trace, 0)).toEqual(["S   1   a   T", "  ~"]);
    const bridgeAt = (at: number) => drawnOf(trace, at).find(({ label }) => label === "a");
    expect(bridgeAt(0)?.alpha).toBeLessThan(1);
    expect(bridgeAt(step)?.alpha).toBe(1);
    // Every board is that of the state, wherever it stands among the events.
    const states = new Map(
      trace.events.flatMap(({ id, state }) => (state === undefined ? [] : [[id, state] as const])),
    );
    for (const [at, { id }] of trace.events.entries()) {
      const letters = boardOf(trace, at).join("").replaceAll(/[ *]/g, "");
      expect(letters).toBe((states.get(id) ?? []).join("").replaceAll(/[.#]/g, ""));
    }
  });

  test("tells what happened above the board, and marks tiles on their goals", async () => {
    const trace = await posthocOf("- --algorithm astar --trace 5", "game: match-the-tiles\n\n.A.a\nB..b\n");
    const [frame] = drawnOf(trace, 0);
    expect(frame?.label).toMatch(/^source 0 {2}g 0 {2}h \d+ {2}f \d+$/);
    expect(boardOf(trace, trace.events.length - 1)).toEqual(["      A*", "      B*"]);
  });

  test("of every puzzle has a look for every character", async () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const trace = await posthocOf(`tests/cli/fixtures/right.txt#${level} --algorithm bfs --trace 20`);
      const fills = trace.events.flatMap((_, step) => drawnOf(trace, step).slice(1));
      expect(fills.filter(({ fill, alpha }) => !/^#[\da-f]{6}$/.test(String(fill)) || !(Number(alpha) >= 0))).toEqual(
        [],
      );
    }
  });
});

describe("--trace-format", () => {
  test("prints the traces alone, one a level on a line, and says the rest beside them", async () => {
    const { stdout, stderr, code } = await fourfold(
      `solve ${BRIDGE} --algorithm bfs --trace 1 --trace-format fourfold`,
    );
    expect(stdout.split("\n")).toHaveLength(2);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, algorithm: "bfs" });
    expect(stderr).toContain("right.txt#3 (Over the bridge): Solved in");
    expect(code).toBe(0);
  });

  test("with --json is the trace of the document", async () => {
    const line = `solve ${BRIDGE} --algorithm bfs --trace 1 --json`;
    const [ours] = documentsOf(await fourfold(line));
    const [posthoc] = documentsOf(await fourfold(`${line} --trace-format posthoc`));
    expect(ours?.trace).toMatchObject({ version: 1 });
    expect(posthoc?.trace).toMatchObject({ version: "1.4.0" });
  });

  test("needs a trace, and is one of two", async () => {
    const alone = await fourfold(`solve ${BRIDGE} --trace-format posthoc`);
    expect(alone.stderr).toContain("--trace N asks for one");
    const unknown = await fourfold(`solve ${BRIDGE} --trace 1 --trace-format postoc`);
    expect(unknown.stderr).toContain("did you mean posthoc?");
    expect([alone.code, unknown.code]).toEqual([31, 31]);
  });
});
