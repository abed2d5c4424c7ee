import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Player } from "./examples/react/player.js";
import { played } from "./played.js";

const root = createRoot(document.body.appendChild(document.createElement("main")));

globalThis.outcome = played((shown) => {
  root.render(createElement(StrictMode, {}, shown && createElement(Player, shown)));
});
