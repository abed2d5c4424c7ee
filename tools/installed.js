// Where a program is that this project starts and does not bring: the variable that names it, the folders of PATH, its usual places.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The path of one that is there, or undefined. What the variable names is taken at its word.
 * @param {{ readonly variable: string, readonly names: readonly string[], readonly places: readonly string[] }} program `places`
 *   are paths of it
 * @returns {string | undefined}
 */
export function installed({ variable, names, places }) {
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((path) => path !== "" && existsSync(path));
}
