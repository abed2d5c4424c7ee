// Bundles page.js and making.js, or program.js, as the documentation of each bundler begins, with nothing set for the package:
// `node bundle.js webpack`. What it says is an error or a warning.
import { argv } from "node:process";

const [, , way = ""] = argv;

const WAYS = {
  async vite() {
    const { build } = await import("vite");
    await build({
      configFile: false,
      base: "./",
      logLevel: "error",
      build: { outDir: "out/vite", rolldownOptions: { input: ["index.html", "making.html"] } },
    });
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    const settings = {
      mode: "production",
      performance: false,
      entry: { page: "./page.js", making: "./making.js" },
      output: { path: `${import.meta.dirname}/out/webpack`, filename: "[name].js" },
    };
    const stats = await new Promise((resolve, reject) => {
      webpack(settings, (error, done) => (error === null ? resolve(done) : reject(error)));
    });
    const told = stats.toString({ all: false, errors: true, warnings: true });
    if (told !== "") console.error(told);
  },
  async esbuild() {
    const { build } = await import("esbuild");
    await build({
      entryPoints: ["page.js", "making.js"],
      bundle: true,
      format: "esm",
      outdir: "out/esbuild",
      logLevel: "warning",
    });
  },
  async "esbuild-script"() {
    const { build } = await import("esbuild");
    await build({
      entryPoints: ["page.js", "making.js"],
      bundle: true,
      minify: true,
      outdir: "out/esbuild-script",
      logLevel: "warning",
    });
  },
  async "esbuild-node"() {
    const { build } = await import("esbuild");
    const common = { entryPoints: ["program.js"], bundle: true, platform: "node", logLevel: "warning" };
    await build({ ...common, format: "esm", outfile: "out/esbuild-node/program.mjs" });
    await build({ ...common, format: "cjs", outfile: "out/esbuild-node/program.cjs" });
  },
  react: () => framework("react"),
  // Vue asks bundlers to say these.
  vue: () =>
    framework("vue", {
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    }),
  async rollup() {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    const made = await rollup({
      input: ["page.js", "making.js"],
      plugins: [nodeResolve({ browser: true })],
      onwarn: ({ message }) => console.error(message),
    });
    await made.write({ dir: "out/rollup", format: "es" });
  },
};

async function framework(name, define = {}) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [`${name}-page.js`],
    bundle: true,
    format: "esm",
    outfile: `out/${name}/page.js`,
    define,
    logLevel: "warning",
  });
}

await WAYS[way]();
