import { amplify } from "#lib/render/audio/signal/envelope.ts";

export const rate_hz = 48_000;

export interface Note {
  hz: number;
  /** How long the note is held; it may ring on after that. */
  seconds: number;
  /** How hard it is played, 0 to 1: loudness and brightness. */
  force: number;
  seed: number;
}

/** An instrument: renders one note, mono, its loudest moment near 1 at full force. */
export type Voice = (note: Note) => Float32Array;

export const samplesOf = (seconds: number): number => Math.max(1, Math.round(seconds * rate_hz));

/** Takes the last milliseconds of a sound to nothing, so that it never ends on a step. */
export const settle = (sound: Float32Array, fade_s = 0.012): Float32Array => {
  const count = Math.min(sound.length, samplesOf(fade_s));
  for (let i = 1; i <= count; i++) {
    const at = sound.length - i;
    sound[at] = (sound[at] as number) * ((i - 1) / count);
  }
  return sound;
};

/** Brings the loudest sample to `peak`. */
export const peakAt = (sound: Float32Array, peak: number): Float32Array => {
  amplify(sound, peak / loudestIn(sound));
  return sound;
};

const loudestIn = (sound: Float32Array): number => {
  let most = 1e-9;
  for (let i = 0; i < sound.length; i++) {
    const size = Math.abs(sound[i] as number);
    if (size > most) most = size;
  }
  return most;
};

/** What a sound keeps of itself from sample to sample when it falls to 1/e in `fall_s`. */
export const fallOf = (fall_s: number): number => Math.exp(-1 / (fall_s * rate_hz));
