// Every element in every state, to look at them: all on one page, or one alone at `?state=its-name`, with `theme=dark` and
// `lang=pt`. It is served by `npm run dev` at /gallery/ and is no part of the product.
import "../src/elements/index.ts";
import { STATES } from "./states.ts";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
document.documentElement.lang = asked.get("lang") ?? "en";
if (theme !== null) document.documentElement.dataset.theme = theme;

function link(text: string, changes: Readonly<Record<string, string>>): HTMLAnchorElement {
  const query = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  const anchor = document.createElement("a");
  anchor.href = `?${query}`;
  anchor.textContent = text;
  return anchor;
}

const nav = document.querySelector("nav");
nav?.append(link("light", { theme: "light" }), link("dark", { theme: "dark" }));
nav?.append(link("English", { lang: "en" }), link("português", { lang: "pt" }));
const only = asked.get("state");
if (STATES.some(({ name }) => name === only)) document.querySelector("header")?.remove();

for (const { name, markup, act } of STATES) {
  nav?.append(link(name, { state: name }));
  if (only !== null && only !== name) continue;
  const section = document.createElement("section");
  const heading = document.createElement("h2");
  heading.textContent = name;
  if (only === null) section.append(heading);
  const place = document.createElement("div");
  place.className = "beside";
  place.innerHTML = markup;
  section.append(place);
  document.querySelector("main")?.append(section);
  await act?.(place);
}
document.documentElement.dataset.ready = "";
