// Before the tests of a file in Node: what programs that tests start are told of this machine's language, terminal and colours is
// nothing. Where a test wants one, it says so.
for (const name of ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR"]) {
  delete process.env[name];
}
