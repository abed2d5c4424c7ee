// "Did you mean ...?": the name out of a list that somebody most likely meant by a word that is not in it.
import type { Words } from "../language/words.ts";

/** The nearest name, or undefined where none is near. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const wanted = plain(word);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const name = plain(each);
    const distance = wanted.length >= 3 && name.includes(wanted) ? 0 : editDistance(wanted, name);
    if (distance <= name.length / 3 && distance < least) {
      least = distance;
      nearest = each;
    }
  }
  return nearest;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-")
    .replaceAll("*", "star");
}

/** The same as a question that follows a sentence; nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): Words {
  const near = nearestName(word, names);
  if (near === undefined) return { en: "", pt: "" };
  return { en: ` Did you mean \`${near}\`?`, pt: ` Quer dizer \`${near}\`?` };
}

/** Letters to add, to leave out, to replace or to exchange with their neighbour; infinite where the lengths alone are too far
 *  apart to be worth the look. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > b.length / 3) return Number.POSITIVE_INFINITY;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? (beforePrevious[j - 2] as number) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, exchanged, (previous[j] as number) + 1, (current[j - 1] as number) + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length] as number;
}
