// What has to be said beside the tables of a puzzle: why a cell has no answer or a wrong one, which heuristics are not what they
// say, and which numbers mean something else than they seem to.
import type { Language, Words } from "../language/words.ts";
import { isModule, overestimating } from "../solving/own-heuristic.ts";
import type { CellDocument } from "./cell-document.ts";
import { isSharedSearch } from "./metrics.ts";

/** A sentence each. What is so on several levels is told of the first. */
export function notesOf(documents: readonly CellDocument[], language: Language = "en"): string[] {
  const notes = new Map<string, { readonly first: Words; count: number }>();
  for (const document of documents) {
    const note = ofCell(document);
    if (note === undefined) continue;
    const key = `${document.solver} ${note.kind}`;
    const known = notes.get(key);
    if (known === undefined) notes.set(key, { first: placed(document, note.says), count: 1 });
    else known.count++;
  }
  const told = [...notes.values()].map(({ first, count }) => first[language] + more(count - 1)[language]);
  return [...told, ...[...ofMethods(documents), ...ofPrograms(documents)].map((words) => words[language])];
}

function placed({ solver, title, file, index }: CellDocument, { en, pt }: Words): Words {
  const level = title ?? `${file}#${index}`;
  return { en: `${solver} on ${level}: ${en}`, pt: `${solver} em ${level}: ${pt}` };
}

function more(others: number): Words {
  if (others === 0) return { en: ".", pt: "." };
  const several = others > 1;
  return {
    en: `; the like on ${others} more level${several ? "s" : ""}.`,
    pt: `; o mesmo em mais ${others} ${several ? "níveis" : "nível"}.`,
  };
}

interface Note {
  readonly kind: string;
  /** Without a full stop. */
  readonly says: Words;
}

function ofCell({ status, reason, overestimate, optimal, heuristic }: CellDocument): Note | undefined {
  if (reason !== undefined) {
    const told = reason.replace(/\.$/, "");
    const isWrong = status === "wrong";
    return {
      kind: status,
      says: { en: isWrong ? `a wrong answer, ${told}` : told, pt: isWrong ? `resposta errada, ${told}` : told },
    };
  }
  if (overestimate !== undefined) return { kind: "overestimate", says: overestimating(overestimate) };
  if (!optimal || !isModule(heuristic ?? undefined)) return undefined;
  return {
    kind: "believed",
    says: {
      en: `"optimal" is as good as the word of ${heuristic} that it never overestimates`,
      pt: `"ótimo" vale o que vale a palavra de ${heuristic}, que diz nunca exagerar`,
    },
  };
}

/** What `auto` did, where that was not one of the eight algorithms. */
function ofMethods(documents: readonly CellDocument[]): Words[] {
  const methods = documents.flatMap((document) =>
    document.method === null || isSharedSearch(document) ? [] : [document.method],
  );
  if (methods.length === 0) return [];
  const names = [...new Set(methods)].join(", ");
  return [
    {
      en: `auto was ${names} here, which counts its own kind of states, often none: they are not compared.`,
      pt: `auto foi aqui ${names}, que conta estados de outro tipo, muitas vezes nenhum: não são comparados.`,
    },
  ];
}

/** A program has no algorithm that we know of. */
function ofPrograms(documents: readonly CellDocument[]): Words[] {
  if (!documents.some(({ algorithm, status }) => algorithm === null && status === "solved")) return [];
  return [
    {
      en: "The time of a program includes its start.",
      pt: "O tempo de um programa inclui o seu arranque.",
    },
  ];
}
