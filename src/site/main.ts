// The first page: one level of each puzzle, drawn.
import { html, render } from "lit";
import "../elements/index.ts";
import breakTheIce from "../../levels/break-the-ice/clumps-and-lines.txt?raw";
import foldingBlocks from "../../levels/folding-blocks/pictures.txt?raw";
import matchTheTiles from "../../levels/match-the-tiles/gardens.txt?raw";
import rollTheBlock from "../../levels/roll-the-block/bridges-and-switches.txt?raw";
import { loadLevels } from "../playing/load-levels.ts";

const page = document.querySelector("main");
if (page !== null) render([foldingBlocks, matchTheTiles, rollTheBlock, breakTheIce].map(card), page);

function card(text: string) {
  const [first] = loadLevels(text);
  return html`<article>
    <div>
      <h2>${first?.playable?.puzzle.name.en}</h2>
      <p>${first?.title}</p>
    </div>
    <fourfold-board .level=${text}></fourfold-board>
  </article>`;
}
