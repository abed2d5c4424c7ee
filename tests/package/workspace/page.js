// What a page does with the package: it solves the levels in workers and draws them in players. `LEVELS` are their texts.
import { loadLevels } from "fourfold";
import { SolverPool } from "fourfold/worker";
import "fourfold/elements";

const pool = new SolverPool();

globalThis.outcome = Promise.all(
  globalThis.LEVELS.map(async (text) => {
    const [level] = loadLevels(text);
    const player = document.createElement("fourfold-player");
    player.loaded = level;
    document.body.append(player);
    const { engine, cost } = await pool.solve(level);
    await player.updateComplete;
    const board = player.shadowRoot.querySelector("fourfold-board");
    await board.updateComplete;
    const { height } = board.shadowRoot.querySelector("svg").getBoundingClientRect();
    return `${level.game} ${engine} ${cost}${height > 50 ? " drawn" : ""}`;
  }),
);
