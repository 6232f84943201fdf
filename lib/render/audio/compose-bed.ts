import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { addAmbience } from "./ambience/add-ambience.ts";
import { foleyOf, layFoley } from "./foley/foley.ts";
import { heardIn, type HeardPlan } from "./heard-plan.ts";
import { rate_hz } from "./instruments/voice.ts";
import { integratedLoudness } from "./loudness.ts";
import { master } from "./master.ts";
import { dip, fadeEnds, type Desk } from "./mix.ts";
import { orchestrationOf } from "./orchestra/orchestration-of.ts";
import { addRoom } from "./reverb.ts";
import { amplify } from "./signal/envelope.ts";
import { arrange } from "./score/arrange.ts";
import { timelineOf } from "./score/timeline.ts";

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
  sample_rate_hz: number;
}

/** The music is brought here before anything is set beside it. */
const music_lufs = -20;
const abrupt: readonly string[] = ["cut", "smash_cut", "match_cut", "whip"];

/**
 * Composes the sound of a film from its plan: the mode's orchestra on bars that begin on the cuts, the air of each
 * shot's place and weather, the sounds of what happens. Deterministic for the plan's seed; -16 LUFS.
 */
export const composeBed = (plan: ScenePlan, duration_s: number): Stereo => compose(heardIn(plan), duration_s);

const compose = (plan: HeardPlan, duration_s: number): Stereo => {
  const length = Math.round(duration_s * rate_hz);
  const desk: Desk = {
    left: new Float32Array(length),
    right: new Float32Array(length),
    room: new Float32Array(length),
  };
  const orchestra = orchestrationOf[plan.mode];
  const timeline = timelineOf(plan, duration_s);
  const foley = foleyOf(plan, timeline);

  const breaths = arrange(desk, plan.score, timeline, orchestra, plan.mood, plan.seed);
  dip(desk, [...breaths, ...foley.flatMap(({ duck }) => (duck === null ? [] : [duck]))]);
  level(desk, music_lufs + orchestra.music_db);
  addAmbience(desk, plan, timeline, music_lufs);
  dip(
    desk,
    foley.flatMap(({ hush }) => (hush === null ? [] : [hush])),
  );
  layFoley(desk, foley);
  addRoom(desk, orchestra.room);

  const first = plan.transitions_in[0] ?? "cut";
  fadeEnds(
    desk,
    Math.min(abrupt.includes(first) ? 0.03 : 0.25, 0.1 * duration_s),
    Math.min(abrupt.includes(plan.transition_out) ? 0.35 : 0.9, 0.2 * duration_s),
  );
  master(desk.left, desk.right);
  return { left: desk.left, right: desk.right, sample_rate_hz: rate_hz };
};

/** Brings the music to its loudness, slimmer below and airier above: small loudspeakers are what films are heard on. */
const level = ({ left, right, room }: Desk, wanted_lufs: number): void => {
  slim(left, right);
  const loudness = integratedLoudness(left, right);
  if (loudness === -Infinity) return;
  const gain = 10 ** ((wanted_lufs - loudness) / 20);
  for (const channel of [left, right, room]) amplify(channel, gain);
};

const slim = (left: Float32Array, right: Float32Array): void => {
  const lows = 1 - Math.exp((-2 * Math.PI * 120) / rate_hz);
  const highs = 1 - Math.exp((-2 * Math.PI * 3000) / rate_hz);
  const [keepLow, keepDull] = [1 - lows, 1 - highs];
  let [lowLeft, dullLeft, lowRight, dullRight] = [0, 0, 0, 0];
  for (let i = 0; i < left.length; i++) {
    const onLeft = left[i] as number;
    const onRight = right[i] as number;
    lowLeft = keepLow * lowLeft + lows * onLeft;
    lowRight = keepLow * lowRight + lows * onRight;
    dullLeft = keepDull * dullLeft + highs * onLeft;
    dullRight = keepDull * dullRight + highs * onRight;
    left[i] = 1.45 * onLeft - 0.45 * (lowLeft + dullLeft);
    right[i] = 1.45 * onRight - 0.45 * (lowRight + dullRight);
  }
};
