import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

interface Formant {
  hz: number;
  width: number;
  level: number;
}

/** "Ah" turning to "oo": the mouth closes a little while a note is held. */
const formants: readonly Formant[] = [
  { hz: 620, width: 0.16, level: 1 },
  { hz: 1080, width: 0.12, level: 0.5 },
  { hz: 2650, width: 0.1, level: 0.16 },
];

/** Three singers on one note: buzzing cords, each with a vibrato of its own, through the resonances of a mouth. */
export const choir: Voice = ({ hz, seconds, force, seed }) => {
  const noise = noiseFrom(seed);
  const release_s = 0.9;
  const out = new Float32Array(samplesOf(seconds + release_s));
  const singers = [-8, 2, 9].map((cents) => ({
    step: (hz * 2 ** (cents / 1200)) / rate_hz,
    phase: noise() * 0.5 + 0.5,
    wave_hz: 4.6 + 0.7 * noise(),
    bend: 1,
  }));
  const lows = new Float32Array(formants.length);
  const bands = new Float32Array(formants.length);
  const turns = formants.map((formant) => 2 * Math.sin((Math.PI * formant.hz) / rate_hz));
  const attack = samplesOf(Math.min(0.6, seconds * 0.5));
  const held = samplesOf(seconds);
  const release = samplesOf(release_s);
  for (let i = 0; i < out.length; i++) {
    if (i % 64 === 0)
      for (const singer of singers) singer.bend = 1 + 0.006 * Math.sin((2 * Math.PI * singer.wave_hz * i) / rate_hz);
    let cords = 0;
    for (const singer of singers) {
      singer.phase += singer.step * singer.bend;
      if (singer.phase >= 1) singer.phase -= 1;
      cords += singer.phase * singer.phase - 1 / 3;
    }
    cords += 0.04 * noise();
    let mouth = cords * 0.06;
    for (let f = 0; f < formants.length; f++) {
      const turn = turns[f] ?? 0;
      const low = (lows[f] ?? 0) + turn * (bands[f] ?? 0);
      const band = (bands[f] ?? 0) + turn * (cords - low - (formants[f]?.width ?? 1) * (bands[f] ?? 0));
      lows[f] = low;
      bands[f] = band;
      mouth += band * (formants[f]?.level ?? 0) * (formants[f]?.width ?? 0);
    }
    const rise = i < attack ? i / attack : 1;
    const gone = i <= held ? 1 : Math.max(0, 1 - (i - held) / release);
    out[i] = mouth * rise * rise * (3 - 2 * rise) * gone * gone;
  }
  return peakAt(settle(out), 0.35 + 0.65 * force);
};
