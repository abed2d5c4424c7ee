// The script for bash. It needs nothing but bash itself: `file#n` is completed by counting the lines that part levels.
import type { CompletedCommand, CompletedOption, CompletedValue, Vocabulary } from "./vocabulary.ts";

export function bashScript({ commands, options }: Vocabulary): string {
  const takingValues = options.filter(({ value }) => value !== undefined).flatMap(({ names }) => names);
  return `# bash completion of fourfold: source it, or put it where your completions are.
_fourfold_names() {
  COMPREPLY+=($(compgen -W "$1" -- "$cur"))
}

_fourfold_list() {
  local done=""
  [[ $cur == *,* ]] && done="\${cur%,*},"
  COMPREPLY+=($(compgen -P "$done" -W "$1" -- "\${cur##*,}"))
  compopt -o nospace
}

_fourfold_files() {
  local IFS=$'\\n'
  compopt -o filenames
  COMPREPLY+=($(compgen -f -- "$cur"))
}

_fourfold_levels() {
  local IFS=$'\\n' file="\${cur%#*}" count i
  local path="\${file/#~/$HOME}"
  if [[ $cur == *"#"* && -f $path ]]; then
    count=$(grep -c '^---[[:space:]]*$' -- "$path")
    COMPREPLY+=($(for ((i = 1; i <= count + 1; i++)); do printf '%s#%d\\n' "$file" "$i"; done |
      while read -r level; do [[ $level == "$cur"* ]] && printf '%q\\n' "$level"; done))
    return
  fi
  compopt -o filenames -o nospace
  COMPREPLY+=($(compgen -d -- "$cur") $(compgen -f -X '!*.@(txt|json)' -- "$cur"))
}

_fourfold() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" command="" i
  if [[ $cur == "=" ]]; then
    cur=""
  elif [[ $previous == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      ${takingValues.join(" | ")}) ((i++)) ;;
      -*) ;;
      *)
        command="\${COMP_WORDS[i]}"
        break
        ;;
    esac
  done
  case "$command $previous" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command.name, option))).join("\n")}
  esac
  case "$previous" in
${options.flatMap((option) => valueCase(undefined, option)).join("\n")}
  esac
  case "$command" in
    "") [[ $cur == -* ]] || _fourfold_names "${commands.map(({ name }) => name).join(" ")}" ;;
${commands.map(commandCase).join("\n")}
  esac
  [[ $cur == -* ]] && _fourfold_names "${namesOf(options)}"
}
shopt -s extglob
complete -F _fourfold fourfold
`;
}

function valueCase(command: string | undefined, { names, value, isOptional }: CompletedOption): string[] {
  if (value === undefined) return [];
  const patterns = names.map((name) => (command === undefined ? `"${name}"` : `"${command} ${name}"`)).join(" | ");
  const calls = callsFor(value);
  // What may stand alone may be followed by something else.
  return [`    ${patterns}) ${[...calls, ...(isOptional ? [] : ["return"])].join("; ") || ":"} ;;`];
}

function commandCase({ name, options, argument }: CompletedCommand): string {
  const words = argument === undefined ? [":"] : callsFor(argument);
  return `    ${name})
      if [[ $cur == -* ]]; then _fourfold_names "${namesOf(options)}"; else ${words.join("; ") || ":"}; fi
      ;;`;
}

function callsFor({ names, isList, isFile, isLevel }: CompletedValue): string[] {
  return [
    ...(names.length === 0 ? [] : [`_fourfold_${isList ? "list" : "names"} "${names.join(" ")}"`]),
    ...(isFile ? ["_fourfold_files"] : []),
    ...(isLevel ? ["_fourfold_levels"] : []),
  ];
}

function namesOf(options: readonly CompletedOption[]): string {
  return options.map(({ names }) => names.at(-1)).join(" ");
}
