#!/usr/bin/env node
// The program `fourfold`. Where it stands among its sources, what is stale is built first, so that nobody is answered by a
// program that is not the one they read; in the published package there are no sources, and nothing to build.
import { existsSync } from "node:fs";
import module from "node:module";

/** As src/cli/exit-codes.ts has it. */
const FAILED = 70;
const builder = new URL("../tools/build.js", import.meta.url);
try {
  if (existsSync(builder)) {
    const { build } = await import(builder.href);
    await build("solver", "library");
  }
} catch (reason) {
  console.error(`error: ${reason instanceof Error ? reason.message : reason}`);
  process.exit(FAILED);
}
// From 22.8 on Node can keep what it makes of scripts for the next time.
/** @type {{ enableCompileCache?: () => void }} */ (module).enableCompileCache?.();
await import("../dist/cli/main.js");
