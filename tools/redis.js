// Where a Redis server is that tests can start: the variable REDIS_SERVER, or the system's.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["redis-server", "valkey-server"];
const USUAL_PLACES = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** The path of one, or undefined where there is none. */
export function redisPath() {
  const named = process.env.REDIS_SERVER;
  if (named) return named;
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...USUAL_PLACES];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}
