// The script for fish: a file in ~/.config/fish/completions, or sourced.
import type { CompletedCommand, CompletedOption, CompletedValue, Vocabulary } from "./vocabulary.ts";

export function fishScript({ commands, options }: Vocabulary): string {
  const lists = commands.flatMap((command) =>
    command.options.filter(({ value }) => value?.isList).map((option) => listFunction(command.name, option)),
  );
  return `# fish completion of fourfold: put it as fourfold.fish into ~/.config/fish/completions, or source it.
function __fourfold_levels
  set -l token (commandline --current-token)
  set -l file (string replace --regex '#[^#]*$' '' -- $token)
  if string match --quiet '*#*' -- $token; and test -f $file
    for i in (seq (math (grep -c '^---[[:space:]]*$' -- $file) + 1))
      echo "$file#$i"
    end
  else
    __fish_complete_suffix .txt
  end
end

function __fourfold_lacks_command
  not __fish_seen_subcommand_from ${commands.map(({ name }) => name).join(" ")}
end

${lists.join("\n")}complete --command fourfold --no-files
${options.map((option) => lineOf(option, "")).join("\n")}
${commands.map(commandLines).join("\n")}
`;
}

function commandLines({ name, says, options, argument }: CompletedCommand): string {
  const isIt = ` --condition ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
  return [
    `complete --command fourfold --condition __fourfold_lacks_command --arguments ${name} --description ${quoted(says)}`,
    ...(argument === undefined ? [] : [`complete --command fourfold${isIt}${argumentsOf(argument, "")}`]),
    ...options.map((option) => lineOf(option, isIt, listName(name, option))),
  ].join("\n");
}

function lineOf({ names, says, value, isOptional }: CompletedOption, condition: string, list = ""): string {
  const spelled = names.map((name) => {
    return name.startsWith("--") ? ` --long-option ${name.slice(2)}` : ` --short-option ${name.slice(1)}`;
  });
  const isAlone = value === undefined || isOptional;
  const needs = isAlone ? "" : value.isFile ? " --require-parameter" : " --exclusive";
  const taken = value === undefined ? "" : argumentsOf(value, list);
  return `complete --command fourfold${condition}${spelled.join("")}${needs}${taken} --description ${quoted(says)}`;
}

function argumentsOf({ names, isList, isFile, isLevel }: CompletedValue, list: string): string {
  if (isLevel) return ` --arguments ${quoted(["(__fourfold_levels)", ...names].join(" "))}`;
  if (isList) return ` --arguments '(__fish_complete_list , ${list})'`;
  const files = isFile ? " --force-files" : "";
  return names.length === 0 ? files : `${files} --arguments ${quoted(names.join(" "))}`;
}

function listFunction(command: string, option: CompletedOption): string {
  const names = option.value?.names ?? [];
  return `function ${listName(command, option)}\n  printf '%s\\n' ${names.join(" ")}\nend\n`;
}

function listName(command: string, { names }: CompletedOption): string {
  return `__fourfold_${command}_${(names.at(-1) ?? "").slice(2).replaceAll("-", "_")}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
