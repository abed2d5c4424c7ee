// A player as a component of Vue 3: <Player :level="text" @solved="({ moves }) => ..." />
import { defineComponent, h } from "vue";
import "fourfold/elements/player";

export const Player = defineComponent({
  props: { level: { type: String, required: true } },
  emits: ["solved"],
  // What is not a property here, such as `controls`, goes to the element by itself.
  setup(props, { emit }) {
    return () =>
      h("fourfold-player", {
        level: props.level,
        "onFourfold-solved": ({ detail }) => emit("solved", detail),
      });
  },
});
