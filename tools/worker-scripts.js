// The scripts of threads, each in one file: import maps do not reach into workers, so a page without a bundler needs one that
// imports nothing.
import { withoutParts } from "./sandbox-document.js";

/** Without the ends of their names, and what each asks for of the parts that are loaded later. @type {readonly (readonly [script: string, parts: RegExp | undefined])[]} */
export const WORKERS = [
  ["worker/worker", undefined],
  ["generating/maker-worker", /\/generate\.[jt]s$/],
];

/** How it is built; what it is written as is for whoever builds it to say. @param {string} input @param {RegExp | undefined} parts @returns {import("rolldown").InputOptions} */
export function inOneFile(input, parts) {
  return { input, platform: "browser", plugins: [withoutParts(parts)], logLevel: "warn" };
}
