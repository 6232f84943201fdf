import type { SoundLayer } from "#lib/acts/act-sounds.ts";
import { peakAt, rate_hz, samplesOf, settle } from "#lib/render/audio/instruments/voice.ts";
import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { controlOf, levelled } from "#lib/render/audio/signal/control.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { bandPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { addSaw, addSound } from "#lib/render/audio/signal/waves.ts";

type Utterance = NonNullable<SoundLayer["voice"]>;

/** Who utters something: the pitch of the cords in hertz, and the size of the mouth (1 a grown person's). */
export interface Mouth {
  hz: number;
  mouth: number;
}

/** Resonances of a grown mouth in hertz, and how loud each is. */
const resonances: Record<Utterance["mouth"], readonly (readonly [hz: number, level: number])[]> = {
  a: [
    [760, 1],
    [1230, 0.6],
    [2600, 0.25],
  ],
  o: [
    [480, 1],
    [850, 0.55],
    [2550, 0.14],
  ],
  u: [
    [360, 1],
    [720, 0.35],
    [2400, 0.1],
  ],
};
/** How often a voice trembles in a second. */
const tremble_hz = 6.2;

/** A wordless sound of a voice: cords and breath through the resonances of a mouth. `pitch` moves all of it. */
export const utter = (
  { seconds, pitch: way, mouth: vowel, breath, shake }: Utterance,
  { hz, mouth }: Mouth,
  pitch: number,
  seed: number,
): Float32Array => {
  const length = samplesOf(seconds);
  const pitchAt = (at: number): number => {
    const place = Math.min(0.9999, at / length) * (way.length - 1);
    const [from, to] = [way[Math.floor(place)] ?? 1, way[Math.floor(place) + 1] ?? 1];
    const trembles = 1 + shake * sineOf((tremble_hz * at) / rate_hz);
    return hz * pitch * trembles * (from + (to - from) * (place % 1));
  };
  const cords = new Float64Array(length);
  addSaw(
    cords,
    controlOf(length, (at) => pitchAt(at) / rate_hz),
    0,
    1 - breath * 0.6,
  );
  addSound(cords, noiseFrom(seed).fill(new Float64Array(length)), 0.05 + breath * 0.7);
  const heard = new Float64Array(length);
  for (const [at_hz, level] of resonances[vowel]) {
    const resonance = Float64Array.from(cords);
    bandPass(resonance, Float64Array.of(turnOf(Math.min(7000, at_hz * mouth), rate_hz)), 0.22);
    addSound(heard, resonance, level);
  }
  const openAt = (at: number): number =>
    Math.min(1, at / (0.02 * rate_hz)) * Math.min(1, (length - at) / (0.3 * length));
  return peakAt(
    settle(
      levelled(
        heard,
        controlOf(length, (at) => Math.max(0, openAt(at))),
      ),
    ),
    1,
  );
};
