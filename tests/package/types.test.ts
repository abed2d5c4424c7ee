// The types of the packed package for compilers from TypeScript 5.4 on, with all libraries checked but the compiler's own. A
// page needs no types of Node, and a program of Node none of a page.
import { expect, test } from "vitest";
import { run } from "./stranger.ts";

const PAGE = ["types.ts", "types-bundle.ts", "--lib", "es2022,dom,dom.iterable", "--typeRoots", "none"];
const NODENEXT = [...PAGE, "--module", "nodenext"];
const BUNDLER = [...PAGE, "--module", "esnext", "--moduleResolution", "bundler"];
const OF_NODE = ["types-node.ts", "--lib", "es2022", "--types", "node", "--module", "nodenext"];

test.each([
  ["5.4", [NODENEXT, BUNDLER, OF_NODE]],
  ["5.6", [NODENEXT, BUNDLER]],
  ["5.9", [NODENEXT, BUNDLER]],
  ["6.0", [NODENEXT, BUNDLER]],
  ["7.0", [NODENEXT, BUNDLER, OF_NODE]],
])("TypeScript %s", async (version, ways) => {
  const compiler = `node_modules/typescript-${version}/bin/tsc`;
  const settings = ["--noEmit", "--strict", "--target", "es2022", "--skipDefaultLibCheck"];
  const ignoring = Number(version) >= 6 ? ["--ignoreConfig"] : [];
  for (const way of ways) {
    expect(await run("node", compiler, ...settings, ...ignoring, ...way)).toEqual({ code: 0, stdout: "", stderr: "" });
  }
});
