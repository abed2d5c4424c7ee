// Before any test: the solver module that nearly all of them search with is built where it is stale, and built again when
// tests run again because something changed. What few tests need (the debug build, the probe, the library) they build
// themselves; a browser cannot, so for its tests the debug build is made here.
import type { TestProject } from "vitest/node";
import { build } from "../../tools/build.js";

export async function setup(project: TestProject): Promise<void> {
  const parts = project.name.startsWith("browser") ? ["solver", "debug"] : ["solver"];
  await build(...parts);
  project.onTestsRerun(async () => {
    await build(...parts);
  });
}
