// What settings do to the whole page: its language, its theme, and the colours of pieces.
import { PIECE_COLOURS, pieceTone } from "../drawing/palette.ts";
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
    const { ink, edge } = pieceTone(own);
    page.style.setProperty(name, own);
    page.style.setProperty(`${name}-ink`, ink?.light ?? "");
    page.style.setProperty(`${name}-edge`, `light-dark(${edge?.light}, ${edge?.dark})`);
  });
}
