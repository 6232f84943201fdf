import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { control_samples, controlOf } from "#lib/render/audio/signal/control.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { openAndClose } from "#lib/render/audio/signal/envelope.ts";
import { bandPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { addSound } from "#lib/render/audio/signal/waves.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

/** "Ah" turning to "oo": the mouth closes a little while a note is held. */
const formants = [
  { turn: turnOf(620, rate_hz), width: 0.16, level: 1 },
  { turn: turnOf(1080, rate_hz), width: 0.12, level: 0.5 },
  { turn: turnOf(2650, rate_hz), width: 0.1, level: 0.16 },
] as const;

/** Three singers on one note: buzzing cords, each with a vibrato of its own, through the resonances of a mouth. */
export const choir: Voice = ({ hz, seconds, force, seed }) => {
  const noise = noiseFrom(seed);
  const release_s = 0.9;
  const length = samplesOf(seconds + release_s);
  const cords = new Float64Array(length);
  for (const singer of [-8, 2, 9].map((cents) => ({
    step: (hz * 2 ** (cents / 1200)) / rate_hz,
    phase: noise.next() * 0.5 + 0.5,
    wave_hz: 4.6 + 0.7 * noise.next(),
  }))) {
    const bendOf = (at: number) => 1 + 0.006 * sineOf((singer.wave_hz * at) / rate_hz);
    addCords(
      cords,
      controlOf(length, (at) => singer.step * bendOf(at)),
      singer.phase,
    );
  }
  const resonance = noise.fill(new Float64Array(length));
  addSound(cords, resonance, 0.04);
  const mouth = new Float64Array(length);
  addSound(mouth, cords, 0.06);
  for (const { turn, width, level } of formants) {
    resonance.set(cords);
    bandPass(resonance, Float64Array.of(turn), width);
    addSound(mouth, resonance, level * width);
  }
  const out = new Float32Array(mouth);
  const attack = samplesOf(Math.min(0.6, seconds * 0.5));
  round(out, attack);
  openAndClose(out, { attack, held: samplesOf(seconds), release: samplesOf(release_s) });
  return peakAt(settle(out), 0.35 + 0.65 * force);
};

/** Adds what one singer's cords give. */
const addCords = (cords: Float64Array, steps: Float64Array, from: number): void => {
  let phase = from;
  for (let begin = 0, k = 0; begin < cords.length; begin += control_samples, k++) {
    const step = steps[k] as number;
    const end = Math.min(cords.length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      phase += step;
      if (phase >= 1) phase -= 1;
      cords[i] = (cords[i] as number) + phase * phase - 1 / 3;
    }
  }
};

/** Makes a straight beginning a rounded one. */
const round = (sound: Float32Array, attack: number): void => {
  for (let i = 0; i < Math.min(attack, sound.length); i++) {
    const rise = i / attack;
    sound[i] = (sound[i] as number) * rise * (3 - 2 * rise);
  }
};
