import type { MadeSound, SoundLayer } from "#lib/acts/act-sounds.ts";
import { addPartials } from "#lib/render/audio/instruments/partials.ts";
import { peakAt, rate_hz, samplesOf, settle } from "#lib/render/audio/instruments/voice.ts";
import { noiseFrom, randomFrom } from "#lib/render/audio/noise-source.ts";
import { control_samples, controlOf, levelled } from "#lib/render/audio/signal/control.ts";
import { bandPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { scratch } from "#lib/render/audio/signal/scratch.ts";
import { utter, type Mouth } from "./utter.ts";

const roomFor = scratch();
/** After this many times its fall a partial is not heard any more. */
const falls = 7;

/**
 * A sound as its row has it, its loudest sample 1. `seconds` is how long it lasts where it goes on; `mouth` is whose voice
 * is in it. The same seed makes the same sound.
 */
export const makeSound = (made: MadeSound, seconds: number, seed: number, mouth: Mouth): Float32Array => {
  const random = randomFrom(seed);
  const span_s = made.lasts ? Math.max(0.1, seconds) : (made.seconds ?? 0);
  const pieces = made.layers.flatMap((layer) => piecesOf(layer, span_s, random, mouth));
  const length_s = made.lasts
    ? span_s
    : Math.max(span_s, ...pieces.map(({ at_s, sound }) => at_s + sound.length / rate_hz));
  const out = new Float32Array(samplesOf(length_s));
  for (const { at_s, sound, level } of pieces) {
    const begin = Math.round(at_s * rate_hz);
    for (let i = 0; i < sound.length && begin + i < out.length; i++)
      out[begin + i] = (out[begin + i] as number) + (sound[i] as number) * level;
  }
  return peakAt(settle(out), 1);
};

interface Piece {
  at_s: number;
  level: number;
  sound: Float32Array;
}

function piecesOf(layer: SoundLayer, span_s: number, random: () => number, mouth: Mouth): Piece[] {
  const pieces: Piece[] = [];
  const [pause_s, uneven] = layer.every ?? [Infinity, 0];
  for (let at_s = layer.at, n = 0; n === 0 || at_s < span_s; n++) {
    const way = span_s > 0 ? Math.min(1, at_s / span_s) : 0;
    const step = layer.steps[n % layer.steps.length] ?? 0;
    const pitch = (1 + (random() * 2 - 1) * layer.spread) * layer.climb ** way * 2 ** (step / 12);
    const level = layer.level * (1 - random() * layer.vary) * (layer.fades ? 1 - way : 1);
    pieces.push({ at_s, level, sound: pieceOf(layer, pitch, span_s, Math.floor(random() * 1e6), mouth) });
    at_s += pause_s * (1 + (random() * 2 - 1) * uneven * 0.8);
  }
  return pieces;
}

function pieceOf(layer: SoundLayer, pitch: number, span_s: number, seed: number, mouth: Mouth): Float32Array {
  if (layer.voice) return utter(layer.voice, mouth, pitch, seed);
  if (layer.noise) {
    const { hz, seconds, width, shape } = layer.noise;
    return band(seconds ?? span_s, seed, [hz[0] * pitch, hz[1] * pitch], width, levels[shape]);
  }
  const rings = layer.rings ?? [];
  const out = new Float32Array(samplesOf(Math.max(...rings.map(([, , fall_s]) => fall_s)) * falls));
  addPartials(
    out,
    rings.map(([hz, level, fall_s]) => ({ hz: hz * pitch, level, fall_s })),
    0.001,
  );
  return settle(out, 0.004);
}

const levels: Record<NonNullable<SoundLayer["noise"]>["shape"], (way: number) => number> = {
  hit: (way) => (1 - way) ** 3,
  swell: (way) => Math.sin(Math.PI * way) ** 2,
  rise: (way) => way ** 2,
  even: (way) => Math.min(1, way * 12, (1 - way) * 5),
};

/** Noise through a band that goes from one pitch to another. */
function band(
  seconds: number,
  seed: number,
  [from_hz, to_hz]: readonly [number, number],
  width: number,
  levelAt: (way: number) => number,
): Float32Array {
  const length = samplesOf(seconds);
  const sound = noiseFrom(seed).fill(roomFor(length));
  const wayAt = (at: number) => Math.min(1, at / length);
  bandPass(
    sound,
    controlOf(length, (at) => turnOf(Math.min(7500, from_hz + (to_hz - from_hz) * wayAt(at)), rate_hz)),
    width,
  );
  // The level follows one step behind: every sound begins with nothing.
  const shape = controlOf(length, (at) => (at === 0 ? 0 : levelAt(wayAt(at - control_samples))));
  return peakAt(settle(levelled(sound, shape), 0.004), 1);
}
