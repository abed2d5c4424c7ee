// The exit codes that scripts may rely on. A command that handles several levels ends with the highest that occurred.

export const OK = 0;
/** A level or solution is wrong, or a file cannot be read. */
export const BAD_INPUT = 30;
/** An unknown command or option, a value that cannot be read, or a combination that is refused. */
export const WRONG_USAGE = 31;
/** Nobody's input: a mistake of this program, or output that cannot be written. */
export const FAILED = 70;
