// Before any test: the solver module that nearly all of them search with is built where it is stale, and built again when
// tests run again because something changed. What few tests need (the debug build, the probe, the library) they build.
import type { TestProject } from "vitest/node";
import { build } from "../../tools/build.js";

export async function setup(project: TestProject): Promise<void> {
  await build("solver");
  project.onTestsRerun(async () => {
    await build("solver");
  });
}
