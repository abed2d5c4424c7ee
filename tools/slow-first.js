// The order in which test files begin. A long file that begins last runs alone while everything else has ended, and the size
// of a file, by which Vitest goes, says nothing of the sweeps that stand in tests/support/: what tools/slow-tests.js names
// comes first, then what spans modules, then the tests beside the sources.
import { relative } from "node:path";
import { BaseSequencer } from "vitest/node";
import { SLOW_TESTS } from "./slow-tests.js";

const slow = Object.keys(SLOW_TESTS);

export class SlowFirst extends BaseSequencer {
  /** Files of a project stay together: they share processes. @override @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    /** @param {import("vitest/node").TestSpecification} file */
    const rank = ({ moduleId }) => {
      const path = relative(this.ctx.config.root, moduleId).replaceAll("\\", "/");
      if (slow.some((each) => path.startsWith(each))) return 0;
      return path.startsWith("src/") ? 2 : 1;
    };
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    );
  }
}
