// "Did you mean ...?": the name out of a list that somebody most likely meant by a word that is not in it.
import type { Words } from "../language/words.ts";

/** The nearest name, or undefined where none is near. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const wanted = word
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-")
    .replaceAll("*", "star");
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const distance = wanted.length >= 3 && name.includes(wanted) ? 0 : editDistance(wanted, name);
    if (distance <= name.length / 3 && distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** The same as a question that follows a sentence; nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): Words {
  const near = nearestName(word, names);
  if (near === undefined) return { en: "", pt: "" };
  return { en: ` Did you mean \`${near}\`?`, pt: ` Quer dizer \`${near}\`?` };
}

/** Levenshtein's distance; infinite where the lengths alone are too far apart to be worth the look. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > b.length / 3) return Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substituted, (previous[j] as number) + 1, (current[j - 1] as number) + 1));
    }
    previous = current;
  }
  return previous[b.length] as number;
}
