// What `npm run test:fast` and `npm test` say that they leave out is there, and what asks a share says so.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { SlowFirst } from "../tools/slow-first.js";
import { LONG_TESTS, ONLY_WIDE_TESTS, SLOW_TESTS, WIDE_TESTS } from "../tools/slow-tests.js";

const ROOT = join(import.meta.dirname, "..");
const listed = [SLOW_TESTS, WIDE_TESTS, ONLY_WIDE_TESTS, LONG_TESTS].flatMap((tests) => Object.keys(tests));

test.each([...new Set(listed)])("%s is there", (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});

test("slow files begin first, then what spans modules; those of a project stay together", async () => {
  const [node, alone] = ["node", "alone"].map((name) => ({ name, config: { sequence: { groupOrder: 0 } } }));
  const files = [
    [node, "src/site/share.test.ts"],
    [node, "tests/wat.test.ts"],
    [alone, "src/engines/wasm.test.ts"],
    [node, "tests/twins/bfs.test.ts"],
    [node, "tests/contract.test.ts"],
  ].map(([project, path]) => ({ project, moduleId: join(ROOT, path as string) }));
  // None has run before, and all are as long.
  const cache = { getFileTestResults: () => undefined, getFileStats: () => ({ size: 1 }) };
  const sorted = await new SlowFirst({ config: { root: ROOT }, cache } as never).sort(files as never);
  expect(sorted.map(({ moduleId }) => relative(ROOT, moduleId).replaceAll("\\", "/"))).toEqual([
    "src/engines/wasm.test.ts",
    "tests/twins/bfs.test.ts",
    "tests/contract.test.ts",
    "tests/wat.test.ts",
    "src/site/share.test.ts",
  ]);
});

test("what asks a share only in `npm test` is asked more in `npm run test:wide`", () => {
  const wide = Object.keys({ ...WIDE_TESTS, ...ONLY_WIDE_TESTS });
  const asksShare = ["src", "tests", "examples"]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith(".test.ts"))
    .filter((path) =>
      /import \{[^}]*\b(share|runs)\b[^}]*\} from ".*breadth[.]ts"/.test(readFileSync(join(ROOT, path), "utf8")),
    );
  expect(asksShare.length).toBeGreaterThan(0);
  expect(
    asksShare.filter((path) => !wide.some((each) => path === each || (each.endsWith("/") && path.startsWith(each)))),
  ).toEqual([]);
});
