import { soundOf } from "#lib/acts/act-sounds.ts";
import type { HeardPlan } from "#lib/render/audio/heard-plan.ts";
import { place, type Desk, type Dip } from "#lib/render/audio/mix.ts";
import { rate_hz } from "#lib/render/audio/instruments/voice.ts";
import type { Timeline } from "#lib/render/audio/score/timeline.ts";
import { makeSound } from "./make-sound.ts";

/** One sound of the scene, placed. */
export interface Foley {
  sound: Float32Array;
  at_s: number;
  gain: number;
  pan: number;
  wet: number;
  /** How the music makes way for it, and how the place holds its breath after it. */
  duck: Dip | null;
  hush: Dip | null;
}

/** How much of everything is heard after what startles, and for how long. */
const hushed = { depth: 0.22, seconds: 0.75 };

/** The sounds of what happens, and the whips of the camera, in time. */
export const foleyOf = (plan: HeardPlan, timeline: Timeline): Foley[] => [
  ...timeline.shots.flatMap(({ start_s, end_s }, i) =>
    (plan.shots[i]?.sounds ?? []).map(({ make, at_s: within_s, seconds, gain, hush, voice }, n): Foley => {
      const made = soundOf(make);
      const at_s = start_s + within_s;
      const sound = makeSound(made, seconds, plan.seed + i * 101 + n * 17, voice);
      const side = plan.shots[i]?.leftward === true ? -1 : 1;
      const long_s = Math.min(sound.length / rate_hz, end_s - at_s);
      return {
        sound,
        at_s,
        gain: made.gain * gain,
        pan: side * (0.12 + 0.13 * (i % 2)),
        wet: made.wet,
        duck: made.duck === 1 ? null : duckFor(at_s, Math.min(long_s, 0.9), made.duck),
        hush: hush ? hushAfter(at_s + Math.min(0.35, long_s)) : null,
      };
    }),
  ),
  ...timeline.cuts
    .filter(({ transition }) => transition === "whip" || transition === "wipe")
    .map(({ at_s, transition }): Foley => ({
      sound: makeSound(soundOf("whoosh"), 0, plan.seed + Math.round(at_s * 24), { hz: 1, mouth: 1 }),
      at_s: at_s - 0.36,
      gain: transition === "whip" ? 0.2 : 0.09,
      pan: 0,
      wet: 0.2,
      duck: null,
      hush: null,
    })),
];

const duckFor = (at_s: number, seconds: number, depth: number): Dip => ({
  from_s: at_s,
  to_s: at_s + Math.max(0.1, seconds * 0.6),
  depth,
  down_s: 0.08,
  up_s: 0.35,
});

const hushAfter = (from_s: number): Dip => ({
  from_s,
  to_s: from_s + hushed.seconds,
  depth: hushed.depth,
  down_s: 0.12,
  up_s: 0.8,
});

/** Lays the sounds beside the music and the air of the place. */
export const layFoley = (desk: Desk, foley: readonly Foley[]): void => {
  for (const { sound, at_s, gain, pan, wet } of foley) place(desk, sound, at_s, { gain, pan, wet });
};
