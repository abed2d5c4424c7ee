// The bundle alone: the elements by their tags, and what they tell.
import { loadLevels } from "fourfold/bundle";

const player = document.querySelector("fourfold-player");
if (player !== null) player.loaded = loadLevels("game: roll-the-block\n\nST\n");
player?.addEventListener("fourfold-check", ({ detail }) => console.log(detail.remaining?.toFixed()));
