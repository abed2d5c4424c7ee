// A chunk that the page asks for as soon as its script runs is named in the page, so that both are on their way at once.

/** @param {string} name of the chunk @returns {import("vite").Plugin} */
export function preloaded(name) {
  return {
    name: "fourfold-preloaded",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((chunk) => chunk.type === "chunk" && chunk.name === name)
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `./${fileName}` },
            injectTo: "head",
          })),
    },
  };
}
