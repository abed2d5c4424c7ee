// Warnings for whoever looks at the console, each told once: a page that solves a thousand levels says it no oftener.

const told = new Set<string>();
let tell = (warning: string): void => console.warn(warning);

export function warnOnce(warning: string): void {
  if (told.has(warning)) return;
  told.add(warning);
  tell(warning);
}

/** From now on warnings are told by `how`: a worker hands them to its page, which has heard some of them before. */
export function tellWarnings(how: (warning: string) => void): void {
  tell = how;
}

/** For tests, each of which asks what is told. */
export function forgetWarnings(): void {
  told.clear();
}
