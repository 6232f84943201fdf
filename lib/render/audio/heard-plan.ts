import type { DirectorMode, Role, Transition } from "#lib/contract/vocabulary.ts";
import type { Score } from "#lib/contract/score.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { AirName } from "./ambience/airs.ts";
import { airsOfShots } from "./ambience/heard-airs.ts";
import { heardActs, type HeardSound } from "./heard-acts.ts";
import { moodOf, type Mood } from "./score/mood.ts";

/** Everything of a plan that is heard: a film's sound is made of this and nothing else. JSON. */
export interface HeardPlan {
  seed: number;
  mode: DirectorMode;
  mood: Mood;
  score: Score;
  shots: {
    role: Role;
    start_seconds: number;
    duration_seconds: number;
    /** The airs of its place, its ground first. */
    airs: AirName[];
    /** What is heard of what happens in it. */
    sounds: HeardSound[];
    /** Whether what is in it goes from right to left. */
    leftward: boolean;
  }[];
  /** How the film comes to each shot, and how it ends. */
  transitions_in: Transition[];
  transition_out: Transition;
  /** Where the end card begins; null where there is none. */
  card_s: number | null;
}

export const heardIn = (plan: ScenePlan): HeardPlan => {
  const airs = airsOfShots(plan);
  return {
    seed: plan.seed,
    mode: plan.mode_selection.primary,
    mood: moodOf(plan.intent.mood),
    score: plan.score,
    shots: plan.shots.map(({ role, start_seconds, duration_seconds, continuity }, i) => ({
      role,
      start_seconds,
      duration_seconds,
      airs: [...(airs[i] ?? [])],
      sounds: heardActs(plan, i),
      leftward: continuity.screen_direction === "right_to_left",
    })),
    transitions_in: plan.shots.map((_, i) => plan.edit_beats[i]?.transition_in ?? "cut"),
    transition_out: plan.edit_beats.at(-1)?.transition_out ?? "cut",
    card_s: plan.end_card?.start_seconds ?? null,
  };
};

/** Whether the films of two plans sound the same, sample by sample. */
export const soundAlike = (one: ScenePlan, other: ScenePlan): boolean =>
  JSON.stringify(heardIn(one)) === JSON.stringify(heardIn(other));
