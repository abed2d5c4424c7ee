// Levels for the tests of --queue: small ones by the thousand, and those that take a while.

/** So long that the block comes to stand on the target. */
export function smallLevels(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const row = ".".repeat(2 + 3 * (i % 13));
    return `game: roll-the-block\ntitle: Small ${i}\n\nS${row}T\n.${row}.\n`;
  }).join("---\n");
}

/** Searched iddfs without limits it takes for ever; with --max-nodes 1000000 about a second. */
export function slowLevel(title: string): string {
  const row = ".".repeat(199);
  return `game: roll-the-block\ntitle: ${title}\n\nS${row}\n${`.${row}\n`.repeat(198)}${row}T\n`;
}

/** What does not differ from run to run. */
export function settled(text: string): string {
  return text.replaceAll(/"(timeMs|prepareMs|memoryBytes|medianMs|spreadMs)":[\d.]+/g, '"$1":0');
}
