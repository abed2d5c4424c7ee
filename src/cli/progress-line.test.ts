import { describe, expect, test } from "vitest";
import type { Progress } from "../solving/options.ts";
import { ProgressLine } from "./progress-line.ts";
import { Terminal } from "./terminal.ts";

interface Situation {
  readonly stdout?: boolean;
  readonly stderr?: boolean;
  readonly quiet?: boolean;
  readonly columns?: number;
}

function lineIn({ stdout = true, stderr = true, quiet = false, columns = 120 }: Situation): {
  line: ProgressLine;
  written: string[];
} {
  const written: string[] = [];
  const streams = {
    stdin: (async function* () {})(),
    stdout: { write: () => undefined, isTTY: stdout },
    stderr: { write: (text: string) => written.push(text), isTTY: stderr, columns },
    env: {},
  };
  return { line: new ProgressLine(new Terminal(streams, { color: false, quiet })), written };
}

function progressAt(timeMs: number): Progress {
  const counts = {
    generated: 0,
    stored: 0,
    frontier: 12,
    lowerBound: 3,
    best: null,
    method: "bfs",
    memoryBytes: 2 ** 20,
    prepareMs: 0,
  };
  return { expanded: timeMs * 1000, ...counts, timeMs };
}

describe("the line of progress", () => {
  test("is written over again, at most ten times a second, and erased at the end", () => {
    const { line, written } = lineIn({});
    for (let time = 0; time <= 250; time += 10) line.show(progressAt(time));
    line.end();
    expect(written.map((text) => text.replaceAll("\r\u001b[2K", "<erase>"))).toEqual([
      "<erase>expanded 100,000  1,000,000/s  frontier 12  bound 3  1 MiB  100 ms",
      "<erase>expanded 200,000  1,000,000/s  frontier 12  bound 3  1 MiB  200 ms",
      "<erase>",
    ]);
  });

  test("stays on one line of a narrow terminal", () => {
    const { line, written } = lineIn({ columns: 20 });
    line.show(progressAt(100));
    expect(written).toEqual(["\r\u001b[2Kexpanded 100,000"]);
  });

  test("leaves out what matters least where it does not fit", () => {
    const { line, written } = lineIn({ columns: 40 });
    line.show(progressAt(100));
    expect(written).toEqual(["\r\u001b[2Kexpanded 100,000  bound 3  100 ms"]);
  });

  test("says that a level is being prepared, as long as it is", () => {
    const { line, written } = lineIn({});
    line.show({ ...progressAt(1200), expanded: 0, prepareMs: 1200 });
    expect(written).toEqual(["\r\u001b[2Kpreparing the level  1.20 s"]);
  });

  test.each([
    ["standard output is no terminal", { stdout: false }],
    ["standard error is no terminal", { stderr: false }],
    ["--quiet asks for no messages", { quiet: true }],
  ])("is not shown where %s", (_, situation) => {
    const { line, written } = lineIn(situation);
    line.show(progressAt(1000));
    line.end();
    expect(written).toEqual([]);
  });
});
