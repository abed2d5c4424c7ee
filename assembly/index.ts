// The whole interface between the solver and its host: every exported function stands here, and nothing else is exported.

/** The number of this interface. The host refuses a module whose number is not its own. */
export function interfaceVersion(): i32 {
  return 1;
}
