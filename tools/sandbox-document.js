// Makes the document in which code that a person wrote runs: own.html, one file that requests nothing. Its policy lets nothing in
// and nothing out; what it runs stands in it: its own script, that of the frame of no origin in it, and that of workers there.
import { join } from "node:path";
import { build } from "rolldown";

/** Of the document, and so of the frame and the workers in it. */
export const SANDBOX_POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:";

/** A puzzle loads how it is drawn when it is asked for. A worker never asks, and must have no part to load later. */
const NOTHING = "\0nothing";

/** @param {RegExp} [parts] which of the parts that are loaded later are taken along @returns {import("rolldown").Plugin} */
export const withoutParts = (parts) => ({
  name: "without-parts",
  resolveDynamicImport: (path) => (parts?.test(String(path)) ? null : NOTHING),
  load: (id) => (id === NOTHING ? "export {};" : null),
});

/** One script that imports nothing, and is no module. @param {string} input */
async function scriptOf(input) {
  const { output } = await build({
    input,
    platform: "browser",
    plugins: [withoutParts()],
    write: false,
    output: { format: "iife", minify: true, codeSplitting: false },
    logLevel: "silent",
  });
  const { code } = output[0];
  if (/<!--|<\/script/i.test(code)) throw new Error(`${input} cannot stand in a page as it is.`);
  return code.trim();
}

/** @param {string} folder where its scripts are @param {"ts" | "js"} extension */
export async function sandboxDocument(folder, extension) {
  const script = (/** @type {string} */ name) => join(folder, `sandbox-${name}.${extension}`);
  const [worker, frame, document] = await Promise.all([
    scriptOf(script("worker")),
    scriptOf(script("frame")),
    scriptOf(script("document")),
  ]);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}">
<title>Fourfold</title>
<body>
<script type="text/plain" id="worker">${worker}</script>
<script type="text/plain" id="frame">${frame}</script>
<script>${document}</script>
</body>
</html>
`;
}
