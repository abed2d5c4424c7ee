#!/usr/bin/env node
// The process around the command line: its streams, its exit code, and a reader that goes away.
import { FAILED, OK } from "./exit-codes.ts";
import { run } from "./run.ts";

// `fourfold show levels | head` closes the pipe while more is to come: nobody is left to be told.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit(OK);
    if (stream === process.stdout) process.stderr.write(`error: cannot write the output: the system says ${code}\n`);
    process.exit(FAILED);
  });
}

process.exitCode = await run(process.argv.slice(2), process);
