// The script for zsh: a file `_fourfold` in a folder of $fpath, or sourced after compinit.
import type { CompletedCommand, CompletedOption, CompletedValue, Vocabulary } from "./vocabulary.ts";

export function zshScript({ commands, options }: Vocabulary): string {
  return `#compdef fourfold
# zsh completion of fourfold: put it as _fourfold into a folder of $fpath, or source it after compinit.
_fourfold_levels() {
  (( $# )) && [[ $1 != -* ]] && compadd -- "$@"
  local file=\${(Q)PREFIX%\\#*}
  if [[ $PREFIX == *\\#* && -f $file ]]; then
    local -a levels
    local -i count=$(grep -c '^---[[:space:]]*$' -- "$file")
    levels=("$file"\\#{1..$((count + 1))})
    compadd -- $levels
  else
    _files -g '*.(txt|json)'
  fi
}

_fourfold_either() {
  compadd -- "$@"
  _files
}

_fourfold_commands() {
  local -a commands=(
${commands.map(({ name, says }) => `    ${quoted(`${name}:${says}`)}`).join("\n")}
  )
  _describe command commands
}

_fourfold() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  local -a shared=(
${options.map(specOf).join("\n")}
  )
  _arguments -C $shared '1:command:_fourfold_commands' '*::argument:->arguments'
  [[ $state == arguments ]] || return
  case $words[1] in
${commands.map(commandCase).join("\n")}
  esac
}

if [[ $funcstack[1] == _fourfold ]]; then
  _fourfold "$@"
else
  compdef _fourfold fourfold
fi
`;
}

function commandCase({ name, options, argument }: CompletedCommand): string {
  const positional = argument === undefined ? [] : [`        ${quoted(`*:argument:${actionOf(argument)}`)}`];
  return `    ${name})
      _arguments $shared \\
${[...options.map(specOf), ...positional].join(" \\\n")}
      ;;`;
}

/** An option as _arguments reads it: its names, what it does, and what its value is. */
function specOf({ names, says, value, isOptional }: CompletedOption): string {
  const told = `[${says.replaceAll(/[[\]:\\]/g, (sign) => `\\${sign}`)}]`;
  const taken = value === undefined ? "" : `:${isOptional ? ":" : ""}value:${actionOf(value)}`;
  const [first = "", second] = names;
  if (second === undefined) return `        ${quoted(`${first}${told}${taken}`)}`;
  return `        ${quoted(`(${names.join(" ")})`)}{${names.join(",")}}${quoted(`${told}${taken}`)}`;
}

function actionOf({ names, isList, isFile, isLevel }: CompletedValue): string {
  if (isLevel) return names.length === 0 ? "_fourfold_levels" : ` _fourfold_levels ${names.join(" ")}`;
  if (isList) return `_values -s , name ${names.join(" ")}`;
  if (isFile && names.length > 0) return ` _fourfold_either ${names.join(" ")}`;
  if (isFile) return "_files";
  return names.length === 0 ? " " : `(${names.join(" ")})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
