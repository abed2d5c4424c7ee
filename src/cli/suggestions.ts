// What may be typed for a value whose names are not its only values, so that the parser cannot know them: for whoever completes
// a command line. Values of which there are no others are the choices of their option.
import type { Argument, Option } from "commander";

/** Where they are not known without loading what they belong to, they are asked for. */
type Names = readonly string[] | (() => Promise<readonly string[]>);

export interface Suggestions {
  readonly names: Names;
  /** Several may be given, with commas between them. */
  readonly isList: boolean;
  /** A file may be given, too. */
  readonly isFile: boolean;
}

const known = new WeakMap<Option | Argument, Suggestions>();

/** Gives the option, or argument, back. */
export function suggest<Declared extends Option | Argument>(
  declared: Declared,
  names: Names,
  { isList = false, isFile = false }: Partial<Suggestions> = {},
): Declared {
  known.set(declared, { names, isList, isFile });
  return declared;
}

export function suggestionsFor(declared: Option | Argument): Suggestions | undefined {
  return known.get(declared);
}
