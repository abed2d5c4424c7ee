// What settings do to the whole page: its language, its theme, also that of the bars of a phone around it, and the colours of
// pieces.
import { PIECE_COLOURS, pieceTone } from "../drawing/palette.ts";
import { settings } from "./settings.ts";

export function followSettings(): void {
  settings.addEventListener("change", apply);
  apply();
}

/** As `--paper` of styles/base.css, and index.html. */
const PAPER = { light: "#f7f4ee", dark: "#111318" } as const;

function apply(): void {
  const { documentElement: page } = document;
  page.lang = settings.language === "pt" ? "pt-PT" : "en";
  if (settings.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = bar.media.includes("dark") ? "dark" : "light";
    bar.content = PAPER[settings.theme === "system" ? own : settings.theme];
  }
  PIECE_COLOURS.forEach((usual, i) => {
    const own = settings.colours?.[i];
    const name = `--fourfold-piece-${i + 1}`;
    if (own === undefined || own === usual) {
      for (const each of [name, `${name}-ink`, `${name}-edge`]) page.style.removeProperty(each);
      return;
    }
    const { ink, edge } = pieceTone(own);
    page.style.setProperty(name, own);
    page.style.setProperty(`${name}-ink`, ink?.light ?? "");
    page.style.setProperty(`${name}-edge`, `light-dark(${edge?.light}, ${edge?.dark})`);
  });
}
