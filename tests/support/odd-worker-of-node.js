// The worker that was built, with weaknesses.
import "./weaknesses.js";

await import(new URL("../../dist/worker/worker.js", import.meta.url).href);
