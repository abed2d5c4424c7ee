// Makes sure that the tests of --queue have a Redis to start: takes the one that is there, else installs Debian's (as root,
// where there is apt-get).
import { installFromDebian } from "./debian.js";
import { redisPath } from "./redis.js";

if (redisPath() === undefined) {
  console.error("No Redis found: installing one for the tests of --queue.");
  installFromDebian("redis-server");
  if (redisPath() === undefined) {
    console.error(
      "The tests of --queue need a Redis server and it could not be installed. Install it (Debian: apt-get install redis-server) or name it in REDIS_SERVER.",
    );
    process.exit(1);
  }
}
