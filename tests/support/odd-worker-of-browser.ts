// The worker of the sources, with weaknesses.
import "./weaknesses.js";
import "../../src/worker/worker.ts";
