// Sound and touch, for whoever wants them: a short soft tone for a move, a low one for what is not possible, three rising ones
// when a level is solved. The tones are made here; nothing is loaded.
import type { MoveDetail } from "../elements/events.ts";
import { settings } from "./settings.ts";

let context: AudioContext | undefined;

export function followSounds(): void {
  addEventListener("fourfold-move", ({ detail }: CustomEventInit<MoveDetail>) => {
    if (detail?.by === "person" || detail?.by === "playback") tone(330, 0, 0.06);
  });
  addEventListener("fourfold-refused", () => {
    tone(120, 0, 0.12);
    vibrate(30);
  });
  addEventListener("fourfold-solved", () => {
    [392, 494, 587].forEach((pitch, i) => {
      tone(pitch, 0.09 * i, 0.22);
    });
    vibrate([20, 40, 60]);
  });
}

function tone(pitch: number, after: number, seconds: number): void {
  if (!settings.sound || !isAnybodyHere()) return;
  context ??= new AudioContext();
  const begin = context.currentTime + after;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

function vibrate(pattern: number | number[]): void {
  if (settings.vibration && isAnybodyHere()) navigator.vibrate?.(pattern);
}

/** Browsers refuse both before a person has touched the page, as where a link with moves is opened. */
function isAnybodyHere(): boolean {
  return navigator.userActivation?.hasBeenActive !== false;
}
