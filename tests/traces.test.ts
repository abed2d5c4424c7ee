// Traces: the example of docs/traces.md is what both engines record, and what the page says of events is true.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { SearchTrace, TraceEvent } from "../src/solving/trace.ts";
import { documentsOf, fourfold } from "./support/command-line.ts";

const page = await readFile("docs/traces.md", "utf8");

function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "ms").exec(page)?.[1] ?? "";
}

async function traceOf(asked: string): Promise<SearchTrace> {
  const [document] = documentsOf(await fourfold(`solve - --json ${asked}`, { stdin: block("level") }));
  return document?.trace as SearchTrace;
}

const example = JSON.parse(block("json")) as SearchTrace;

test.each(["wasm", "ts"])("the example of the page is what the engine %s records", async (engine) => {
  const [line = ""] = /`fourfold solve FILE (.*) --json` on this level/.exec(page)?.slice(1) ?? [];
  expect(await traceOf(`${line} --engine ${engine}`)).toEqual(example);
});

test("the page tells every field and every type of event, in the order of the document", () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual([
    ...Object.keys(example),
    ...Object.keys(example.events[0] ?? {}),
    // Where characters do not tell all, as they do in the example.
    "marks",
    ...["source", "expanding", "generating", "duplicate", "updating", "pruned", "destination"],
  ]);
});

const LEVELS = `${block("level")}---
game: folding-blocks

A.b
..#
---
game: roll-the-block
a: bridge closed
1: soft toggle a

S.1.a.T
#....#.
`;

const asked = [
  ...["bfs", "dfs", "dls --depth 4", "iddfs", "ucs", "greedy", "astar", "idastar"].map((name) => `--algorithm ${name}`),
  "--algorithm astar --weight 2",
];

function expectRight({ algorithm, events }: SearchTrace, weight: number): void {
  const known = new Set<number>();
  /** The parent, move and g by which each state was generated. */
  const waysTo = new Map<number, string[]>();
  let expanding: number | null = null;
  events.forEach((event: TraceEvent, at) => {
    const { type, id, pId, move, g, h, f, state } = event;
    expect(type === "source").toBe(at === 0);
    if (type === "destination") expect(at).toBe(events.length - 1);
    expect(pId === null).toBe(move === null);
    expect(pId === null).toBe(id === 0 && g === 0);
    expect(state === undefined).toBe(known.has(id));
    if (state !== undefined) {
      expect(id).toBe(known.size);
      known.add(id);
    }
    if (type === "expanding") expanding = id;
    if (type === "generating" || type === "updating") expect(pId).toBe(expanding);
    else if (pId !== null && pId !== expanding) expect(waysTo.get(id)).toContain(`${pId} ${move} ${g}`);
    if (pId !== null) waysTo.set(id, [...(waysTo.get(id) ?? []), `${pId} ${move} ${g}`]);
    expect(f).toBe((algorithm === "greedy" ? 0 : g) + weight * (h ?? 0));
  });
}

test.each(asked)("events are as the page says, and equal in both engines: %s", async (options) => {
  const tracesOf = async (engine: string): Promise<SearchTrace[]> => {
    const documents = documentsOf(
      await fourfold(`solve - --json --trace 20 ${options} --engine ${engine}`, { stdin: LEVELS }),
    );
    return documents.map((document) => document.trace as SearchTrace);
  };
  const traces = await tracesOf("wasm");
  expect(traces).toHaveLength(3);
  expect(await tracesOf("ts")).toEqual(traces);
  for (const trace of traces) expectRight(trace, options.includes("--weight 2") ? 2 : 1);
});

test("a trace ends after as many expansions as are asked for", async () => {
  const { events } = await traceOf("--algorithm bfs --trace 1");
  expect(events.map(({ type }) => type)).toEqual(["source", "expanding", "generating"]);
  expect(await traceOf("--trace 0")).toBeUndefined();
});
