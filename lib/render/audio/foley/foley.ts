import type { HeardPlan } from "#lib/render/audio/heard-plan.ts";
import { place, type Desk, type Dip } from "#lib/render/audio/mix.ts";
import type { Timeline } from "#lib/render/audio/score/timeline.ts";
import { sounds, whoosh, type SoundName } from "./sounds.ts";

interface Rule {
  heard: RegExp;
  sound: SoundName;
  /** Where in its shot it sounds, 0 the cut, 1 the end. */
  at: number;
  gain: number;
  wet: number;
  /** How far the music steps back for it, 1 not at all. */
  duck: number;
}

const rules: readonly Rule[] = [
  { heard: /fast footsteps|\brunning (?:feet|steps)/, sound: "running", at: 0, gain: 0.13, wet: 0.15, duck: 0.85 },
  { heard: /\bbreath\b/, sound: "breathing", at: 0.1, gain: 0.05, wet: 0.1, duck: 1 },
  {
    heard: /footsteps|passing steps|heel steps|\bsteps\b/,
    sound: "footsteps",
    at: 0,
    gain: 0.13,
    wet: 0.2,
    duck: 0.85,
  },
  { heard: /soles on the floor|rubber soles/, sound: "dancing", at: 0, gain: 0.1, wet: 0.15, duck: 1 },
  { heard: /thunder/, sound: "thunder", at: 0.3, gain: 0.3, wet: 0.4, duck: 0.6 },
  { heard: /splash/, sound: "splash", at: 0.35, gain: 0.2, wet: 0.25, duck: 0.65 },
  { heard: /water breaking/, sound: "strokes", at: 0.05, gain: 0.12, wet: 0.2, duck: 0.9 },
  { heard: /latch opening|\bdoor\b/, sound: "door", at: 0.3, gain: 0.22, wet: 0.3, duck: 0.6 },
  { heard: /\bengine|motor\b/, sound: "engine", at: 0.02, gain: 0.16, wet: 0.1, duck: 0.8 },
  { heard: /\bbells?\b/, sound: "bell", at: 0.3, gain: 0.12, wet: 0.5, duck: 0.75 },
  { heard: /\bclinks?\b|\bglasses\b/, sound: "clink", at: 0.4, gain: 0.1, wet: 0.3, duck: 0.8 },
  { heard: /pouring/, sound: "pouring", at: 0.15, gain: 0.14, wet: 0.1, duck: 0.7 },
  { heard: /\bwings\b/, sound: "wings", at: 0.1, gain: 0.12, wet: 0.2, duck: 0.9 },
  { heard: /impact|\bthud\b|\bcrash\b/, sound: "impact", at: 0.3, gain: 0.24, wet: 0.25, duck: 0.55 },
  { heard: /rattle/, sound: "rattle", at: 0.25, gain: 0.1, wet: 0.15, duck: 0.85 },
  { heard: /hands at work/, sound: "hands", at: 0.05, gain: 0.07, wet: 0.1, duck: 1 },
  { heard: /electric hum/, sound: "buzz", at: 0.05, gain: 0.035, wet: 0.05, duck: 1 },
];
const mostInShot = 2;

/** One sound of the scene, placed. */
export interface Foley {
  sound: Float32Array;
  at_s: number;
  gain: number;
  pan: number;
  wet: number;
  duck: Dip | null;
}

/** The sounds that the beats name and the whips of the camera, in time. */
export const foleyOf = (plan: HeardPlan, timeline: Timeline): Foley[] => {
  const placed: Foley[] = [];
  const heardBefore = new Map<SoundName, number>();
  timeline.shots.forEach((shot, i) => {
    const effects = plan.shots[i]?.effects ?? "";
    const length_s = shot.end_s - shot.start_s;
    let count = 0;
    let steps = false;
    for (const rule of rules) {
      const walks = /footsteps|running|dancing/.test(rule.sound);
      if (count >= mostInShot || (walks && steps) || !rule.heard.test(effects)) continue;
      const times = heardBefore.get(rule.sound) ?? 0;
      heardBefore.set(rule.sound, times + 1);
      // A storm does not thunder on every shot.
      if (rule.sound === "thunder" && times % 2 === 1) continue;
      count++;
      steps ||= walks;
      const at_s = shot.start_s + rule.at * length_s;
      const sound = sounds[rule.sound](Math.max(0.4, shot.end_s - at_s - 0.05), plan.seed + i * 101);
      const side = plan.shots[i]?.leftward === true ? -1 : 1;
      placed.push({
        sound,
        at_s,
        gain: rule.gain * (times > 0 && rule.at > 0 ? 0.8 : 1),
        pan: side * (0.12 + 0.13 * (i % 2)),
        wet: rule.wet,
        duck:
          rule.duck === 1 ? null : duckFor(at_s, Math.min(sound.length / 48_000, 0.9, shot.end_s - at_s), rule.duck),
      });
    }
  });
  for (const { at_s, transition } of timeline.cuts)
    if (transition === "whip" || transition === "wipe")
      placed.push({
        sound: whoosh(0.62, plan.seed + Math.round(at_s * 24)),
        at_s: at_s - 0.36,
        gain: transition === "whip" ? 0.2 : 0.09,
        pan: 0,
        wet: 0.2,
        duck: null,
      });
  return placed;
};

const duckFor = (at_s: number, seconds: number, depth: number): Dip => ({
  from_s: at_s,
  to_s: at_s + Math.max(0.1, seconds * 0.6),
  depth,
  down_s: 0.08,
  up_s: 0.35,
});

/** Lays the sounds beside the music. */
export const layFoley = (desk: Desk, foley: readonly Foley[]): void => {
  for (const { sound, at_s, gain, pan, wet } of foley) place(desk, sound, at_s, { gain, pan, wet });
};
