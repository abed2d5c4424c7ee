// Where a Redis server is that tests can start.
import { join } from "node:path";
import { installed } from "./installed.js";

const NAMES = ["redis-server", "valkey-server"];
const USUAL_FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** The path of one, or undefined where there is none. */
export function redisPath() {
  const places = USUAL_FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return installed({ variable: "REDIS_SERVER", names: NAMES, places });
}
