// What a level that is made is called: two words that its source and its number choose, so that levels of a file can be told apart
// and be spoken of. No two of a run have the same title before all have had their turn.
import { capitalized } from "../language/words.ts";

const FIRST =
  `amber ancient angular backward bashful bent broken careful clever crooked curious daring distant double drowsy
early eager faint folded frosty gentle giddy golden hasty hidden hollow humble idle jolly late lazy little lonely long lost
lucky mellow merry misty modest narrow nimble northern odd patient pensive plain polite proud quiet restless round rusty
secret shy silent silver sleepy slow sly southern stubborn tidy wandering`.split(/\s+/);

const SECOND =
  `alley anchor arch attic avenue balcony barn basin bell boat bridge cabin canal castle cellar chapel chest cliff
clock corner courtyard crossing dock door fence ferry forge fountain garden gate harbour hill island kettle key kitchen
ladder lantern library lighthouse market meadow mill mirror orchard passage path pier pond puzzle quarry river road roof
shelf square staircase station tower tunnel window`.split(/\s+/);

/** Prime, and no divisor of the number of titles. */
const STRIDE = 1597;

export function titleOf(source: string, number: number): string {
  const titles = FIRST.length * SECOND.length;
  const at = (hashOf(source) + number * STRIDE) % titles;
  const [first = "", second = ""] = [FIRST[at % FIRST.length], SECOND[Math.trunc(at / FIRST.length)]];
  const title = `${capitalized(first)} ${second}`;
  return number <= titles ? title : `${title} ${Math.trunc((number - 1) / titles) + 1}`;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
