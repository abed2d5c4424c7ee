// A recorded search for a person: one line an event, and the board of every state where it appears for the first time.
import type { SearchTrace, TraceEvent } from "../solving/trace.ts";
import { counted, EXPANSIONS } from "./language.ts";
import type { Terminal } from "./terminal.ts";

/** A larger board would hide the events. */
const LARGEST_ROWS = 16;

export function listTrace({ events }: SearchTrace, terminal: Terminal): void {
  const { colors, language, say } = terminal;
  const { bold } = colors;
  const expansions = events.filter(({ type }) => type === "expanding").length;
  terminal.data("");
  const several = counted(expansions, EXPANSIONS, language);
  const one = { en: "The first expansion:", pt: "A primeira expansão:" };
  terminal.data(say(expansions === 1 ? one : { en: `The first ${several}:`, pt: `As primeiras ${several}:` }));
  for (const event of events) {
    terminal.data(event.type === "expanding" ? bold(lineOf(event)) : lineOf(event));
    if (event.state === undefined || event.state.length > LARGEST_ROWS) continue;
    for (const row of event.state) terminal.data(`      ${row}`);
  }
}

function lineOf({ type, id, pId, move, g, h, f }: TraceEvent): string {
  const indent = type === "source" || type === "expanding" ? "" : "  ";
  const from = pId === null || type === "expanding" ? "" : ` from ${pId} by ${move}`;
  const estimates = h === null ? `g ${g}` : `g ${g}, h ${rounded(h)}, f ${rounded(f)}`;
  return `${indent}${type} ${id}${from}: ${estimates}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
