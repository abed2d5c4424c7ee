// What a page does with a player that is a component of its framework: it shows a level, is told when that is solved, shows
// another level, and takes the player away. `show` renders the component with its level, or nothing where there is none.
import { loadLevels } from "fourfold";

export async function played(show) {
  const [first, second] = globalThis.LEVELS;
  const { solution } = loadLevels(first)[0].playable.facts;
  const seen = [];
  document.addEventListener("fourfold-load", ({ detail }) => seen.push(`loaded ${detail.game}`));
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  show({ level: first, controls: "undo restart", onSolved: ({ moves }) => seen.push(`solved ${moves === solution}`) });
  await until(() => seen.length === 1);
  const player = document.querySelector("fourfold-player");
  for (const move of solution.split(" ")) player.move(move);
  await until(() => seen.length === 2);
  seen.push(`${player.shadowRoot.querySelectorAll("[part=toolbar] button").length} buttons`);
  show({ level: second });
  await until(() => seen.length === 4);
  seen.push(`the same player: ${player === document.querySelector("fourfold-player")}`);
  show(undefined);
  await until(() => document.querySelector("fourfold-player") === null);
  return seen;
}
