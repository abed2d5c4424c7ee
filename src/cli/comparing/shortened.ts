// Names that are too long for a table are cut at their ends; those that would then look the same are cut before the place where
// they begin to differ.
const CUT = "..";
/** With less room than this nothing can be told apart. */
const LEAST = 6;

/** The texts, each of at most so many characters, and different ones different wherever there is room for it. */
export function shortened(texts: readonly string[], width: number): string[] {
  const alike = new Map<string, string[]>();
  for (const text of new Set(texts)) {
    const cut = cutAtEnd(text, width);
    alike.set(cut, [...(alike.get(cut) ?? []), text]);
  }
  const short = new Map([...alike].flatMap(([cut, whole]) => toldApart(whole, cut, width)));
  return texts.map((text) => short.get(text) ?? text);
}

function toldApart(whole: readonly string[], cut: string, width: number): (readonly [text: string, short: string])[] {
  if (whole.length === 1 || width < LEAST) return whole.map((text) => [text, cut]);
  const characters = whole.map((text) => [...text]);
  const [first = []] = characters;
  const differ = first.findIndex((character, i) => characters.some((each) => each[i] !== character));
  const same = differ < 0 ? first.length : differ;
  const rests = characters.map((each) => each.slice(same));
  const longest = Math.max(...rests.map(({ length }) => length));
  const kept = Math.max(Math.floor(width / 3), width - CUT.length - longest);
  const begin = first.slice(0, kept).join("") + CUT;
  const ends = shortened(
    rests.map((rest) => rest.join("")),
    width - kept - CUT.length,
  );
  return whole.map((text, i) => [text, begin + (ends[i] ?? "")]);
}

function cutAtEnd(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : characters.slice(0, Math.max(1, width - CUT.length)).join("") + CUT;
}
