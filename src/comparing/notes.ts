// What has to be said beside the tables of a puzzle: why a cell has no answer or a wrong one, which heuristics are not what they
// say, and which numbers mean something else than they seem to.
import { ALGORITHM_NAMES } from "../solving/check-options.ts";
import type { CellDocument } from "./cell-document.ts";
import { isModule } from "./solver.ts";

/** A sentence each. What is so on several levels is told of the first. */
export function notesOf(documents: readonly CellDocument[]): string[] {
  const notes = new Map<string, { readonly first: string; count: number }>();
  for (const document of documents) {
    for (const { kind, says } of ofCell(document)) {
      const key = `${document.solver} ${kind}`;
      const known = notes.get(key);
      if (known === undefined)
        notes.set(key, { first: `${document.solver} on ${levelOf(document)}: ${says}`, count: 1 });
      else known.count++;
    }
  }
  const told = [...notes.values()].map(({ first, count }) => {
    return count === 1 ? `${first}.` : `${first}; the like on ${count - 1} more level${count === 2 ? "" : "s"}.`;
  });
  return [...told, ...ofMethods(documents)];
}

function levelOf({ title, file, index }: CellDocument): string {
  return title ?? `${file}#${index}`;
}

interface Note {
  readonly kind: string;
  /** Without a full stop. */
  readonly says: string;
}

function ofCell({ status, reason, overestimate, optimal, heuristic }: CellDocument): Note[] {
  if (reason !== undefined) {
    const says = reason.replace(/\.$/, "");
    return [{ kind: status, says: status === "wrong" ? `a wrong answer, ${says}` : says }];
  }
  if (overestimate !== undefined) {
    const { after, estimate, remaining } = overestimate;
    const when = after === 0 ? "at the start" : `after ${after} move${after === 1 ? "" : "s"} of the solution`;
    return [
      {
        kind: "overestimate",
        says: `the heuristic overestimates and proves nothing: ${when} it says ${estimate}, and ${remaining} is enough`,
      },
    ];
  }
  if (!optimal || !isModule(heuristic ?? undefined)) return [];
  return [{ kind: "believed", says: `"optimal" is as good as the word of ${heuristic} that it never overestimates` }];
}

/** What `auto` did, where that was not one of the eight algorithms. */
function ofMethods(documents: readonly CellDocument[]): string[] {
  const known: readonly string[] = ALGORITHM_NAMES;
  const methods = [
    ...new Set(documents.flatMap(({ method }) => (method === null || known.includes(method) ? [] : [method]))),
  ];
  if (methods.length === 0) return [];
  const names = methods.join(", ");
  return [`auto was ${names} here, which counts its own kind of states, often none: they are not compared.`];
}
