// `--queue`, the same in every command that takes it, and what does not go with it.
import type { Command } from "commander";
import { type Say, type Words, wordsOfError } from "../../language/words.ts";
import { redisAddress } from "../../queue/redis-address.ts";
import { WrongUsage } from "../wrong-usage.ts";

export function declareQueue(command: Command, say: Say, says = QUEUE): void {
  command.option("--queue <address>", say(says), (typed) => addressIn(typed, command));
}

/** As it was typed. What is no address is not told again: a password may stand in it. */
function addressIn(typed: string, command: Command): string {
  try {
    redisAddress(typed, {});
    return typed;
  } catch (error) {
    throw new WrongUsage(wordsOfError(error), command);
  }
}

const QUEUE: Words = {
  en: "let workers at this Redis do it, redis://HOST:PORT; see fourfold worker --help",
  pt: "deixar o trabalho aos workers deste Redis, redis://HOST:PORT; ver fourfold worker --help",
};

/** How many are done side by side is said to the workers. */
export function refuseJobs(command: Command): void {
  const { queue, jobs } = command.opts<{ readonly queue?: string; readonly jobs?: number }>();
  if (queue === undefined || jobs === undefined) return;
  throw new WrongUsage(
    {
      en: "--jobs does not go with --queue: how many are done side by side is said to fourfold worker",
      pt: "--jobs não acompanha --queue: quantos se fazem ao mesmo tempo diz-se ao fourfold worker",
    },
    command,
  );
}
