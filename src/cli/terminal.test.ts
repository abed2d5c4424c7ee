import { expect, test } from "vitest";
import { Terminal } from "./terminal.ts";

test.each([
  [
    { isTTY: true, columns: 120, rows: 50 },
    { columns: 120, rows: 50 },
  ],
  [
    { isTTY: true, columns: 0, rows: 0 },
    { columns: 80, rows: 24 },
  ],
  [{ isTTY: true }, { columns: 80, rows: 24 }],
  [{ isTTY: false, columns: 120, rows: 50 }, undefined],
])("the size of %o", (stdout, size) => {
  const streams = {
    stdin: (async function* () {})(),
    stdout: { write: () => undefined, ...stdout },
    stderr: { write: () => undefined },
    env: {},
  };
  expect(new Terminal(streams, { color: false, quiet: false }).size).toEqual(size);
});
