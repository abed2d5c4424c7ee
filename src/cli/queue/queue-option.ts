// `--queue`, the same in every command that takes it, and what does not go with it.
import type { Command } from "commander";
import type { Say, Words } from "../../language/words.ts";
import { WrongUsage } from "../wrong-usage.ts";

export function declareQueue(command: Command, say: Say): void {
  command.option("--queue <address>", say(QUEUE));
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
