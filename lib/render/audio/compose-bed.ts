import type { Score } from "#lib/contract/plan.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { addAmbience } from "./ambience.ts";
import { addBreath, addDrum, addPad, addPluck } from "./instruments.ts";
import { master } from "./master.ts";
import { randomFrom } from "./noise-source.ts";
import { pitch_hz } from "./pitch.ts";

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
  sample_rate_hz: number;
}

const sample_rate_hz = 48_000;
const beatsPerBar = 4;
const fadeIn_s = 0.15;
const fadeOut_s = 0.7;

/**
 * Composes the sound of a film from its plan: harmony and rhythm of the mode, coloured by its secondary mode, the air of
 * the place and the weather, a swell and a hit at every cut. Deterministic for the plan's seed; -16 LUFS.
 */
export const composeBed = (plan: ScenePlan, duration_s: number): Stereo => {
  const length = Math.round(duration_s * sample_rate_hz);
  const out: Stereo = { left: new Float32Array(length), right: new Float32Array(length), sample_rate_hz };
  const { score } = plan;
  const random = randomFrom(plan.seed ^ 0x5eed);
  const cuts_s = plan.shots.slice(1).map((shot) => shot.start_seconds);
  addHarmony(out, score, duration_s);
  addRhythm(out, score, duration_s, random);
  addMelody(out, score, duration_s, random);
  addAmbience(plan, out.left, out.right, 0.1 + 0.5 * score.ambience, sample_rate_hz);
  addCuts(out, score, cuts_s, random);
  fade(out, duration_s);
  master(out.left, out.right);
  return out;
};

const addHarmony = (out: Stereo, score: Score, duration_s: number): void => {
  const bar_s = (beatsPerBar * 60) / score.bpm;
  for (let bar = 0; bar * bar_s < duration_s; bar++) {
    const degree = score.chords[bar % score.chords.length] ?? 0;
    const span = { from_s: bar * bar_s, to_s: Math.min(duration_s, (bar + 1) * bar_s), harmonics: score.harmonics };
    for (const [voice, gain] of [
      [0, 0.06],
      [2, 0.04],
      [4, 0.04],
    ] as const)
      addPad(out, { ...span, hz: pitch_hz(score, degree + voice, 1), gain: gain * score.pad });
    addPad(out, { ...span, hz: pitch_hz(score, degree, 0), gain: 0.07 * score.pad, harmonics: 2 });
  }
};

const addRhythm = (out: Stereo, score: Score, duration_s: number, random: () => number): void => {
  const half_s = 30 / score.bpm;
  for (let step = 0; step * half_s < duration_s - 0.4; step++) {
    const at_s = step * half_s;
    const degree = score.chords[Math.floor(step / (2 * beatsPerBar)) % score.chords.length] ?? 0;
    const onBeat = step % 2 === 0;
    if (score.pulse > 0.1 && (onBeat || score.pulse > 0.55))
      addPluck(out, {
        at_s,
        hz: pitch_hz(score, degree + (step % 8 === 6 ? 4 : 0), onBeat ? 0 : 1),
        gain: 0.12 * score.pulse * (onBeat ? 1 : 0.5),
        ring_s: 0.16,
        pan: onBeat ? 0 : 0.3,
        bright: 0.3,
      });
    if (score.percussion > 0.15) {
      if (step % 8 === 0 || (score.percussion > 0.6 && step % 8 === 5)) addDrum(out, at_s, 0.34 * score.percussion);
      if (step % 8 === 4)
        addBreath(out, { at_s, rise_s: 0.004, fall_s: 0.07, gain: 0.3 * score.percussion, soft: 0.5 }, random);
      if (score.percussion > 0.4)
        addBreath(out, { at_s, rise_s: 0.003, fall_s: 0.02, gain: 0.1 * score.percussion, soft: 0.9 }, random);
    }
  }
};

/** A line that walks the scale in small steps and comes home at the end of every fourth bar. */
const addMelody = (out: Stereo, score: Score, duration_s: number, random: () => number): void => {
  if (score.melody < 0.12) return;
  const beat_s = 60 / score.bpm;
  let degree = 4;
  for (let beat = 1; beat * beat_s < duration_s - 1; beat++) {
    if (random() > 0.35 + 0.4 * score.melody) continue;
    degree = beat % (4 * beatsPerBar) === 0 ? 0 : Math.max(0, Math.min(9, degree + Math.floor(random() * 5) - 2));
    addPluck(out, {
      at_s: beat * beat_s,
      hz: pitch_hz(score, degree, 2),
      gain: 0.1 * score.melody,
      ring_s: 0.5,
      pan: random() - 0.5,
      bright: score.harmonics / 12,
    });
  }
};

/** Every cut is heard: breath before it, weight on it; the last one most. */
const addCuts = (out: Stereo, score: Score, cuts_s: number[], random: () => number): void => {
  for (const [i, at_s] of cuts_s.entries()) {
    const weight = i === cuts_s.length - 1 ? 1 : 0.55;
    addBreath(out, { at_s, rise_s: Math.min(0.9, at_s), fall_s: 0.12, gain: 0.16 * weight, soft: 0.12 }, random);
    addDrum(out, at_s, (0.14 + 0.2 * score.percussion) * weight, 80, 0.3);
  }
};

const fade = (out: Stereo, duration_s: number): void => {
  for (const channel of [out.left, out.right])
    for (let at = 0; at < channel.length; at++) {
      const t = at / out.sample_rate_hz;
      channel[at] = (channel[at] ?? 0) * Math.min(1, t / fadeIn_s, Math.max(0, (duration_s - t) / fadeOut_s));
    }
};
