// `fourfold worker`: does the work that commands with --queue put into a queue, until it is told to stop. What works is loaded
// when it runs.
import { availableParallelism, hostname, totalmem } from "node:os";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { Command } from "commander";
import type { Say, Words } from "../../language/words.ts";
import type { CliCommand } from "../command.ts";
import { OK } from "../exit-codes.ts";
import { counted, type Noun } from "../language.ts";
import { amount, oneOrMore } from "../option-values.ts";
import { printable, type Terminal } from "../terminal.ts";
import { version } from "../version.ts";
import { addressAsked } from "./asked-address.ts";
import { declareQueue } from "./queue-option.ts";

interface Given {
  readonly queue?: string;
  readonly jobs?: number;
  readonly maxMemory?: number;
  readonly allowCode?: true;
  readonly lostAfter?: number;
}

const MIB = 2 ** 20;
/** In seconds. */
const LOST_AFTER = 30;
const SOONEST_LOST = 1;
/** In milliseconds. */
const LEAVE_WITHIN = 500;

export const worker: CliCommand = {
  details: {
    en: "A worker takes levels, cells and wishes from a queue in a Redis and answers there, until SIGTERM or Ctrl-C: then it finishes what is done within five seconds and gives back the rest. Start as many as you like, on as many machines, all of the version of the command. It needs npm install bullmq@6 ioredis. A password stands in the address or in FOURFOLD_QUEUE_PASSWORD. See docs/queue.md.",
    pt: "Um worker tira níveis, células e desejos de uma fila num Redis e responde lá, até SIGTERM ou Ctrl-C: então acaba o que fica pronto em cinco segundos e devolve o resto. Inicie quantos quiser, em quantas máquinas quiser, todos da versão do comando. Precisa de npm install bullmq@6 ioredis. Uma senha vai no endereço ou em FOURFOLD_QUEUE_PASSWORD. Ver docs/queue.md.",
  },
  examples: [
    {
      line: "worker --queue redis://localhost:6379",
      says: {
        en: "Works for whoever uses this queue, on all cores.",
        pt: "Trabalha para quem usar esta fila, com todos os núcleos.",
      },
    },
    {
      line: "worker --queue rediss://queue.example.org/2 --jobs 2 --max-memory 2048",
      says: {
        en: "Works over TLS, two jobs at a time with at most 2 GiB each.",
        pt: "Trabalha sobre TLS, dois trabalhos de cada vez com 2 GiB no máximo cada um.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    declareQueue(command, say, OPTIONS.queue);
    command
      .option("--jobs <n>", say(OPTIONS.jobs), oneOrMore)
      .option("--max-memory <mib>", say(OPTIONS.maxMemory), amount)
      .option("--allow-code", say(OPTIONS.allowCode))
      .option("--lost-after <seconds>", say(OPTIONS.lostAfter), amount);
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { jobs = availableParallelism(), maxMemory, allowCode, lostAfter = LOST_AFTER } = command.opts<Given>();
    const address = addressAsked(command, terminal);
    const { orBadInput } = await import("./work-elsewhere.ts");
    const { QueueWorker } = await import("../../queue/queue-worker.ts");
    const { runProgram } = await import("../comparing/programs.ts");
    const { inWords } = await import("./worker-trouble.ts");
    const { say, language } = terminal;
    const there: Words = {
      en: `worker of Fourfold ${version()} at ${address.name}, ${counted(jobs, JOBS, "en")} at a time`,
      pt: `worker do Fourfold ${version()} em ${address.name}, ${counted(jobs, JOBS, "pt")} de cada vez`,
    };
    let stop: Promise<void> | undefined;
    const started = await orBadInput(() =>
      QueueWorker.start({
        ...{ address, version: version(), jobs },
        name: `${nameOfHost()}-${process.pid}/${jobs}/${version()}`,
        lostAfter: Math.trunc(1000 * Math.max(lostAfter, SOONEST_LOST)),
        maxMemory: maxMemory === undefined ? totalmem() : Math.trunc(maxMemory * MIB),
        code: allowCode === true ? { runProgram, moduleUrl: (path) => pathToFileURL(path).href } : undefined,
        onReady: () => {
          // Before it says that it is there: who reads that may end it at once.
          stop = toldToStop(terminal);
          terminal.message(say(there));
        },
        onTrouble: (trouble) => terminal.message(printable(say(inWords(trouble, address.name)))),
      }),
    );
    await stop;
    await started.stop();
    const { done, givenBack } = started;
    const returned: Words = { en: `, ${givenBack} given back`, pt: `, ${givenBack} devolvidos` };
    const end: Words = { en: "stopped", pt: "parado" };
    terminal.message(`${say(end)}: ${counted(done, DONE, language)}${givenBack === 0 ? "" : say(returned)}`);
    // Where the Redis is away, its connections would be tried for again for ever.
    setTimeout(() => process.exit(OK), LEAVE_WITHIN).unref();
    return OK;
  },
};

const JOBS: Noun = { en: ["job", "jobs"], pt: ["trabalho", "trabalhos"] };
const DONE: Noun = { en: ["job done", "jobs done"], pt: ["trabalho feito", "trabalhos feitos"] };

const OPTIONS = {
  queue: {
    en: "the Redis where the queue is, redis://[user:password@]HOST[:PORT][/DATABASE]; rediss:// over TLS",
    pt: "o Redis onde está a fila, redis://[utilizador:senha@]HOST[:PORT][/BASE]; rediss:// sobre TLS",
  },
  jobs: {
    en: "do so many jobs side by side (default: one a core)",
    pt: "fazer tantos trabalhos ao mesmo tempo (predefinição: um por núcleo)",
  },
  maxMemory: {
    en: "stop a search that needs more MiB, whatever was asked for (default: all of the machine's)",
    pt: "parar uma procura que precise de mais MiB, seja o que for que se pediu (predefinição: toda a da máquina)",
  },
  allowCode: {
    en: "also run heuristics and programs that jobs name: whoever can write to the queue can then run anything here",
    pt: "correr também heurísticas e programas que os trabalhos nomeiem: quem escreve na fila pode então correr tudo aqui",
  },
  lostAfter: {
    en: "a worker that is not heard of for so long is lost, and its jobs go to others (default: 30)",
    pt: "um worker de que nada se sabe durante este tempo está perdido, e os seus trabalhos passam a outros (predefinição: 30)",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** It stands in the name of a connection, which has no spaces. */
function nameOfHost(): string {
  return hostname()
    .replaceAll(/[^\w.-]/g, "_")
    .slice(0, 60);
}

/** The first time; the second time ends the process as ever. */
function toldToStop({ streams }: Terminal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      streams.off?.("SIGINT", end);
      streams.off?.("SIGTERM", end);
      resolve();
    };
    streams.on?.("SIGINT", end);
    streams.on?.("SIGTERM", end);
  });
}
