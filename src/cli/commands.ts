// The commands that there are, in the order in which the help lists them: a new one is a file and a line here.
import { check } from "./check.ts";
import type { CliCommand } from "./command.ts";
import { compare } from "./compare.ts";
import { convert } from "./convert.ts";
import { show } from "./show.ts";
import { solve } from "./solve.ts";
import { verify } from "./verify.ts";

export const COMMANDS: readonly CliCommand[] = [solve, show, compare, verify, check, convert];
