// `fourfold completion`: a script for a shell, which then completes commands, options, names and levels.
import { Argument, type Command } from "commander";
import type { Say } from "../../language/words.ts";
import type { CliCommand, ListedCommand } from "../command.ts";
import { OK } from "../exit-codes.ts";
import type { Terminal } from "../terminal.ts";
import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { vocabulary } from "./vocabulary.ts";
import { zshScript } from "./zsh.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

/** The command that completes these, itself among them. */
export const completionOf = (commands: readonly ListedCommand[]): CliCommand => ({
  details: {
    en: "bash: put the line source <(fourfold completion bash) into ~/.bashrc. zsh: write the script as _fourfold into a folder of $fpath. fish: write it into ~/.config/fish/completions/fourfold.fish. Commands, options, names and files are completed, and the levels of a file after its #.",
    pt: "bash: ponha a linha source <(fourfold completion bash) em ~/.bashrc. zsh: escreva o guião como _fourfold numa pasta de $fpath. fish: escreva-o em ~/.config/fish/completions/fourfold.fish. São completados comandos, opções, nomes e ficheiros, e os níveis de um ficheiro depois do seu #.",
  },
  examples: [
    {
      line: "completion bash",
      says: { en: "Prints the script for bash.", pt: "Imprime o guião para bash." },
    },
  ],

  declare(command: Command, say: Say): void {
    const says = say({ en: "the shell", pt: "a shell" });
    command.addArgument(new Argument("<shell>", says).choices(SHELLS));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const shell = command.args[0] as keyof typeof SCRIPTS;
    terminal.data(SCRIPTS[shell](await vocabulary(commands, terminal.say)).trimEnd());
    return OK;
  },
});
