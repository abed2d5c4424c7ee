// The file that `-o` names: nothing that is there is written over unless --force says so, which is seen before any work is
// done, and what hinders writing is said as it is.
import { stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Command, Option } from "commander";
import type { Say, Words } from "../language/words.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { reasonOf } from "./inputs.ts";
import { printable, type Terminal } from "./terminal.ts";
import { BadInput, WrongUsage } from "./wrong-usage.ts";

/** The name of standard output where a file to write is named. */
export const STANDARD_OUTPUT = "-";

/** Declares `-o` and `--force`. `-o -` is as if it were not there. */
export function declareOutput(command: Command, say: Say): void {
  command.option("-o, --output <file>", say(OUTPUT)).addOption(forceOption(say));
  command.on("option:output", (file: string) => {
    if (file === STANDARD_OUTPUT) command.setOptionValue("output", undefined);
  });
}

export function forceOption(say: Say): Option {
  return new Option("--force", say(FORCE));
}

const FORCE: Words = { en: "write over a file that is there", pt: "escrever por cima de um ficheiro existente" };
const OUTPUT: Words = {
  en: "write into this file instead of to standard output (-)",
  pt: "escrever neste ficheiro em vez de na saída padrão (-)",
};

/** Throws WrongUsage where it has no name, or is there and was not to be written over, and BadInput where it cannot be a file. */
export async function refuseToOverwrite(file: string, force: boolean | undefined, command: Command): Promise<void> {
  refuseNoName(file, command);
  if (file === STANDARD_OUTPUT) return;
  const name = printable(file);
  if (!(await exists(dirname(file)))) {
    const folder = printable(dirname(file));
    throw new BadInput({
      en: `cannot write ${name}: there is no folder ${folder}`,
      pt: `não é possível escrever ${name}: a pasta ${folder} não existe`,
    });
  }
  if (await isFolder(file)) {
    throw new BadInput({
      en: `cannot write ${name}: it is a folder`,
      pt: `não é possível escrever ${name}: é uma pasta`,
    });
  }
  if (force === true || !(await exists(file))) return;
  throw new WrongUsage(
    {
      en: `${name} is there already; --force writes over it`,
      pt: `${name} já existe; --force escreve por cima`,
    },
    command,
  );
}

/** Throws WrongUsage. */
export function refuseNoName(file: string, command: Command): void {
  if (file !== "") return;
  throw new WrongUsage(
    { en: "a file to write needs a name", pt: "um ficheiro a escrever precisa de um nome" },
    command,
  );
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Writes it and gives the exit code; what hinders is said. */
export async function saveOutput(text: string, file: string, terminal: Terminal): Promise<number> {
  try {
    await writeFile(file, text);
    return OK;
  } catch (error) {
    terminal.error(terminal.say(cannotWrite(file, error).words));
    return BAD_INPUT;
  }
}

export function cannotWrite(file: string, error: unknown): BadInput {
  const { en, pt } = reasonOf(error);
  const name = printable(file);
  return new BadInput({ en: `cannot write ${name}: ${en}`, pt: `não é possível escrever ${name}: ${pt}` });
}
