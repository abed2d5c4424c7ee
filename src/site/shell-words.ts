// The words around every page.
import type { Language } from "../language/words.ts";
import type { Theme } from "./settings.ts";

interface ShellWords {
  readonly skip: string;
  readonly main: string;
  readonly play: string;
  readonly compare: string;
  readonly race: string;
  readonly explore: string;
  readonly make: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly promise: string;
  readonly more: string;
  readonly about: string;
}

export const SHELL_WORDS: Readonly<Record<Language, ShellWords>> = {
  en: {
    skip: "Skip to content",
    main: "Main",
    play: "Play",
    compare: "Compare",
    race: "Race",
    explore: "Explore",
    make: "Make",
    language: "Language",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    promise: "Everything stays in this browser. Nothing is sent anywhere.",
    more: "More",
    about: "About",
  },
  pt: {
    skip: "Saltar para o conteúdo",
    main: "Principal",
    play: "Jogar",
    compare: "Comparar",
    race: "Corrida",
    explore: "Explorar",
    make: "Criar",
    language: "Idioma",
    theme: "Tema",
    themes: { system: "Sistema", light: "Claro", dark: "Escuro" },
    promise: "Tudo fica neste navegador. Nada é enviado para lado nenhum.",
    more: "Mais",
    about: "Sobre",
  },
};
