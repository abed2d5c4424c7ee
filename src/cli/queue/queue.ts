// `fourfold queue`: what is going on at a queue. Who works, which commands have work there, and how fast it goes.
import type { Command } from "commander";
import type { Language, Say, Words } from "../../language/words.ts";
import type { QueueStatus } from "../../queue/queue-status.ts";
import type { RunRecord } from "../../queue/run-record.ts";
import { duration, grouped } from "../amounts.ts";
import type { CliCommand } from "../command.ts";
import { OK } from "../exit-codes.ts";
import { counted, type Noun } from "../language.ts";
import { printable, type Terminal } from "../terminal.ts";
import { addressAsked } from "./asked-address.ts";
import { declareQueue } from "./queue-option.ts";

export const queue: CliCommand = {
  details: {
    en: "Tells the workers that are there, and of each command that uses the queue how many of its jobs are done, run, wait and failed, and how many a minute are done. Commands put only a few batches into the queue at a time: the rest waits with them.",
    pt: "Mostra os workers que há e, de cada comando que usa a fila, quantos dos seus trabalhos estão feitos, correm, esperam e falharam, e quantos se fazem por minuto. Os comandos põem só uns lotes de cada vez na fila: o resto espera com eles.",
  },
  examples: [
    {
      line: "queue --queue redis://localhost:6379",
      says: { en: "Tells what waits, runs and failed.", pt: "Diz o que espera, corre e falhou." },
    },
  ],

  declare(command: Command, say: Say): void {
    declareQueue(command, say, { en: "the Redis where the queue is", pt: "o Redis onde está a fila" });
    command.option("--json", say({ en: "print it as one JSON document", pt: "mostrar tudo num documento JSON" }));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const address = addressAsked(command, terminal);
    const { orBadInput } = await import("./work-elsewhere.ts");
    const { queueStatus } = await import("../../queue/queue-status.ts");
    const status = await orBadInput(() => queueStatus(address));
    if (command.opts<{ readonly json?: true }>().json === true) {
      terminal.data(JSON.stringify({ queue: address.name, ...status }));
      return OK;
    }
    for (const line of linesOf(status, terminal.language)) terminal.text(line, 2);
    return OK;
  },
};

const WORKERS: Noun = { en: ["worker", "workers"], pt: ["worker", "workers"] };
const AT_A_TIME: Words = { en: "at a time", pt: "de cada vez" };
const JOBS: Noun = { en: ["job", "jobs"], pt: ["trabalho", "trabalhos"] };
const BATCHES: Noun = { en: ["batch waits", "batches wait"], pt: ["lote espera", "lotes esperam"] };

function linesOf({ workers, commands, waiting, active }: QueueStatus, language: Language): string[] {
  const places = workers.reduce((sum, { jobs }) => sum + jobs, 0);
  const run: Words = {
    en: `${active} ${active === 1 ? "runs" : "run"}`,
    pt: `${active} ${active === 1 ? "corre" : "correm"}`,
  };
  return [
    `${counted(workers.length, WORKERS, language)}${workers.length === 0 ? "" : `, ${counted(places, JOBS, language)} ${AT_A_TIME[language]}`}`,
    ...workers.map(
      ({ name, jobs, version }) => `  ${printable(name)}  ${counted(jobs, JOBS, language)}  ${printable(version)}`,
    ),
    `${counted(waiting, BATCHES, language)}, ${run[language]}`,
    ...commands.map(
      (record) => `${printable(record.command)} ${printable(record.version)}: ${progressOf(record)[language]}`,
    ),
  ];
}

function progressOf({ jobs, done, failed, running, since }: RunRecord): Words {
  const waiting = Math.max(0, jobs - done - running);
  const ms = Math.max(1, Date.now() - since);
  const rate = (done * 60_000) / ms;
  const left = done === 0 ? undefined : ((jobs - done) * ms) / done;
  const words = (language: Language): string => {
    const { of, doneIs, runs, waits, failedIs, minute, toGo } = SAID[language];
    const parts = [
      `${grouped(done, language)} ${of} ${grouped(jobs, language)} ${doneIs}`,
      `${grouped(running, language)} ${runs}`,
      `${grouped(waiting, language)} ${waits}`,
      `${grouped(failed, language)} ${failedIs}`,
      `${grouped(rate, language)} ${minute}`,
      ...(left === undefined || left === 0 ? [] : [`${duration(left, language)} ${toGo}`]),
    ];
    return parts.join(", ");
  };
  return { en: words("en"), pt: words("pt") };
}

const SAID = {
  en: { of: "of", doneIs: "done", runs: "run", waits: "wait", failedIs: "failed", minute: "a minute", toGo: "to go" },
  pt: {
    of: "de",
    doneIs: "feitos",
    runs: "correm",
    waits: "esperam",
    failedIs: "falharam",
    minute: "por minuto",
    toGo: "para acabar",
  },
};
