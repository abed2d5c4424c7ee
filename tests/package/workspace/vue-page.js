import { createApp, h, shallowRef } from "vue";
import { Player } from "./examples/vue/player.js";
import { played } from "./played.js";

const current = shallowRef();
createApp(() => current.value && h(Player, current.value)).mount(
  document.body.appendChild(document.createElement("main")),
);

globalThis.outcome = played((shown) => {
  current.value = shown;
});
