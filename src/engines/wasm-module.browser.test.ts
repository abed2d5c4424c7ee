import { describe, expect, test } from "vitest";
import { compileSolver } from "./load-solver.ts";
import { instantiateSolver } from "./wasm-module.ts";

describe("the solver module in a browser", () => {
  test.each(["release", "debug"] as const)(
    "the %s build is fetched and speaks this host's interface",
    async (build) => {
      const { exports } = await instantiateSolver(await compileSolver(build));
      expect(exports.interfaceVersion()).toBeGreaterThan(0);
    },
  );
});
