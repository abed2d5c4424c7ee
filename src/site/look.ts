// What settings do to the whole page: its language, its theme, and the colours of pieces.
import { contrast, PIECE_COLOURS } from "../drawing/palette.ts";
import { settings } from "./settings.ts";

export function followSettings(): void {
  settings.addEventListener("change", apply);
  apply();
}

function apply(): void {
  const { documentElement: page } = document;
  page.lang = settings.language === "pt" ? "pt-PT" : "en";
  if (settings.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  PIECE_COLOURS.forEach((usual, i) => {
    const own = settings.colours?.[i];
    const name = `--fourfold-piece-${i + 1}`;
    if (own === undefined || own === usual) {
      for (const each of [name, `${name}-ink`, `${name}-edge`]) page.style.removeProperty(each);
      return;
    }
    page.style.setProperty(name, own);
    page.style.setProperty(`${name}-ink`, contrast(own, "#16161d") > contrast(own, "#ffffff") ? "#16161d" : "#ffffff");
    page.style.setProperty(`${name}-edge`, `color-mix(in oklch, ${own}, light-dark(#000000, #ffffff) 40%)`);
  });
}
