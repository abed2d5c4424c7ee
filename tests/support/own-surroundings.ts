// Before the tests of a file in Node: what programs that tests start are told of this machine's language, terminal and colours is
// nothing. Where a test wants one, it says so. And what tests draw at random is the same every time, so that no run fails by
// chance; `npm run test:long` draws anew, and tells the seed of what fails.
import fc from "fast-check";
import { isLong } from "./breadth.ts";

for (const name of ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR"]) {
  delete process.env[name];
}

if (!isLong) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
