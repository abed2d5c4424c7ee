// The address that `worker` and `queue` cannot do without.
import type { Command } from "commander";
import type { RedisAddress } from "../../queue/redis-address.ts";
import type { Terminal } from "../terminal.ts";
import { BadInput, WrongUsage } from "../wrong-usage.ts";

/** Throws WrongUsage where it is missing, and BadInput where it is none. */
export async function addressAsked(command: Command, { streams }: Terminal): Promise<RedisAddress> {
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
  const { redisAddress } = await import("../../queue/redis-address.ts");
  try {
    return redisAddress(queue, streams.env);
  } catch (error) {
    throw new BadInput((error as { readonly words: { readonly en: string; readonly pt: string } }).words);
  }
}
