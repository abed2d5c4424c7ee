// What a person has chosen for the page: language, theme, sound, vibration, colours of pieces. It is kept in this browser
// where it can be. An address may say otherwise for as long as it is shown (`lang`, `theme`).
import { LANGUAGES, type Language } from "../language/words.ts";
import { Kept } from "./kept.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Chosen {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  vibration?: boolean;
  /** One for each colour of pieces; the usual ones where there are none. */
  colours?: readonly string[];
}

const kept = new Kept<Chosen>("fourfold settings", (value) => value);
const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

/** Fires `change` when something is another, and `failed` when it cannot be kept: then it counts until the page is left. */
class Settings extends EventTarget {
  #chosen = kept.read();
  #asked: Chosen = {};

  constructor() {
    super();
    dark?.addEventListener("change", () => this.#changed());
    kept.follow((chosen) => {
      this.#chosen = chosen;
      this.#changed();
    });
  }

  get language(): Language {
    return this.#asked.language ?? this.#chosen.language ?? languageOf(navigator.language);
  }

  get theme(): Theme {
    return this.#asked.theme ?? this.#chosen.theme ?? "system";
  }

  /** What is seen at the end. */
  get scheme(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return dark?.matches === true ? "dark" : "light";
  }

  get sound(): boolean {
    return this.#chosen.sound ?? false;
  }

  get vibration(): boolean {
    return this.#chosen.vibration ?? true;
  }

  get colours(): readonly string[] | undefined {
    return this.#chosen.colours;
  }

  /** What is chosen by a person is kept, and counts more than what the address says. */
  choose(changes: { readonly [Name in keyof Chosen]: Chosen[Name] | undefined }): void {
    this.#chosen = { ...this.#chosen, ...changes } as Chosen;
    for (const name of Object.keys(changes)) delete this.#asked[name as keyof Chosen];
    if (!kept.write(this.#chosen)) this.dispatchEvent(new Event("failed"));
    this.#changed();
  }

  /** What the address asks for. */
  ask(params: URLSearchParams): void {
    const [language, theme] = [params.get("lang"), THEMES.find((each) => each === params.get("theme"))];
    this.#asked = {
      ...(language === null ? {} : { language: languageOf(language) }),
      ...(theme === undefined ? {} : { theme }),
    };
    this.#changed();
  }

  forget(): void {
    this.#chosen = {};
    kept.forget();
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

export const settings = new Settings();

function languageOf(tag: string): Language {
  return LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language) ?? "en";
}
