// The settings that are not in sight all the time: sound, vibration, and the colours of pieces.
import { html, nothing, type TemplateResult } from "lit";
import { PIECE_COLOURS } from "../drawing/palette.ts";
import type { Language } from "../language/words.ts";
import { icon } from "./icons.ts";
import { settings } from "./settings.ts";

const WORDS: Readonly<
  Record<Language, Readonly<Record<"settings" | "sound" | "vibration" | "colours" | "note" | "usual" | "done", string>>>
> = {
  en: {
    settings: "Settings",
    sound: "Sound",
    vibration: "Vibration",
    colours: "Colours of pieces",
    note: "The usual ones are told apart by people with any colour vision.",
    usual: "Usual colours",
    done: "Done",
  },
  pt: {
    settings: "Definições",
    sound: "Som",
    vibration: "Vibração",
    colours: "Cores das peças",
    note: "As habituais distinguem-se com qualquer visão das cores.",
    usual: "Cores habituais",
    done: "Concluído",
  },
};
const COLOUR: Readonly<Record<Language, string>> = { en: "Colour", pt: "Cor" };

export function settingsDialog(): TemplateResult {
  const { language } = settings;
  const words = WORDS[language];
  return html`<button type="button" class="choice only" aria-haspopup="dialog" aria-label=${words.settings} title=${words.settings}
      @click=${open}>${icon("settings")}</button>
    <dialog class="settings" aria-labelledby="settings-title" @click=${closeOutside}>
      <form method="dialog">
        <h2 id="settings-title">${words.settings}</h2>
        ${toggle(words.sound, settings.sound, (sound) => settings.choose({ sound }))}
        ${"vibrate" in navigator ? toggle(words.vibration, settings.vibration, (vibration) => settings.choose({ vibration })) : nothing}
        <fieldset>
          <legend>${words.colours}</legend>
          <p>${words.note}</p>
          <div class="colours">${PIECE_COLOURS.map((usual, i) => colour(usual, i, `${COLOUR[language]} ${i + 1}`))}</div>
          <button type="button" ?disabled=${settings.colours === undefined} @click=${() => settings.choose({ colours: undefined })}>
            ${words.usual}
          </button>
        </fieldset>
        <button class="main">${words.done}</button>
      </form>
    </dialog>`;
}

function toggle(name: string, isOn: boolean, choose: (isOn: boolean) => void): TemplateResult {
  const changed = ({ target }: Event): void => choose((target as HTMLInputElement).checked);
  return html`<label class="toggle"><span>${name}</span><input type="checkbox" role="switch" .checked=${isOn} @change=${changed} /></label>`;
}

function colour(usual: string, i: number, name: string): TemplateResult {
  const changed = ({ target }: Event): void => {
    const colours = PIECE_COLOURS.map((each, at) => settings.colours?.[at] ?? each);
    colours[i] = (target as HTMLInputElement).value;
    settings.choose({ colours });
  };
  return html`<input type="color" aria-label=${name} .value=${settings.colours?.[i] ?? usual} @change=${changed} />`;
}

function open({ currentTarget }: Event): void {
  ((currentTarget as HTMLElement).nextElementSibling as HTMLDialogElement).showModal();
}

/** A click on what is behind it is one on the dialog itself. */
function closeOutside({ target, currentTarget }: Event): void {
  if (target === currentTarget) (currentTarget as HTMLDialogElement).close();
}
