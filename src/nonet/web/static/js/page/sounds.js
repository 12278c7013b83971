// Small sounds for moves, made by the browser, and taps of the phone: for those who want them.
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;

/**
 * A tone that fades.
 * @param {number} pitch @param {{after?: number, seconds?: number, volume?: number}} how
 */
function tone(pitch, { after = 0, seconds = 0.08, volume = 0.06 } = {}) {
  audio ??= new AudioContext();
  const [start, oscillator, gain] = [
    audio.currentTime + after,
    audio.createOscillator(),
    audio.createGain(),
  ];
  oscillator.frequency.value = pitch;
  oscillator.type = "triangle";
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** What is heard and felt of the last move, or of the end. @param {Game} game @param {News} what */
export function sound(game, what) {
  const isDigit = game.moves.at(-1)?.some(([layer]) => layer === "entry");
  const isWrong = isDigit && settings.conflicts !== "off" && game.conflicts().size > 0;
  if (settings.haptics && "vibrate" in navigator)
    navigator.vibrate(what === "solved" ? [30, 60, 30] : isWrong ? 40 : 8);
  if (!settings.sounds) return;
  if (what === "solved")
    [523, 659, 784, 1047].forEach((pitch, index) => {
      tone(pitch, { after: index * 0.11, seconds: 0.35 });
    });
  else if (isWrong) tone(175, { seconds: 0.16 });
  else if (isDigit) tone(587);
  else tone(880, { seconds: 0.04, volume: 0.03 });
}
