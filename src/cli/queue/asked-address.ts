// The address that `worker` and `queue` cannot do without.
import type { Command } from "commander";
import { type RedisAddress, redisAddress } from "../../queue/redis-address.ts";
import type { Terminal } from "../terminal.ts";
import { WrongUsage } from "../wrong-usage.ts";

/** Throws WrongUsage where it is missing. */
export function addressAsked(command: Command, { streams }: Terminal): RedisAddress {
  const { queue } = command.opts<{ readonly queue?: string }>();
  if (queue === undefined) {
    throw new WrongUsage(
      {
        en: "--queue is missing: which Redis, for example redis://localhost:6379",
        pt: "falta --queue: que Redis, por exemplo redis://localhost:6379",
      },
      command,
    );
  }
  return redisAddress(queue, streams.env);
}
