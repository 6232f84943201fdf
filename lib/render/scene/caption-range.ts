import { passedFrames } from "./passages.ts";
import type { ScenePlan } from "./scene-plan.ts";

/** Seconds a caption keeps clear of the shot's start and of its end or end card; of a passage it keeps clear as well. */
const clear_s = 0.25;
/** Fewer frames than this are a flicker, not words. */
const fewest_frames = 12;

/** A shot's caption and the frames of the shot it is shown in: from `first` up to but not including `end`. */
export function captionRange(plan: ScenePlan, shotIndex: number): { first: number; end: number; text: string } | null {
  const shot = plan.shots[shotIndex];
  const text = shot?.caption?.trim();
  if (!shot || !text || !plan.captions) return null;
  const card = plan.end_card?.shot_id === shot.shot_id ? plan.end_card.start_seconds - shot.start_seconds : Infinity;
  const frames = Math.round(Math.min(shot.duration_seconds, card) * plan.fps);
  if (frames < fewest_frames) return null;
  const clear = Math.min(Math.round(clear_s * plan.fps), Math.floor((frames - fewest_frames) / 2));
  const { head, tail } = passedFrames(plan, shotIndex);
  const first = Math.max(clear, head);
  const end = Math.min(
    Math.max(frames - clear, Math.min(frames, first + fewest_frames)),
    Math.round(shot.duration_seconds * plan.fps) - tail,
  );
  return end - first < fewest_frames ? null : { first, end, text };
}

/** Frames over which a caption comes, and goes again. */
const fading_frames = 4;

/** How much of a caption is seen in a frame of its range, above 0 and up to 1. */
export const captionShare = ({ first, end }: { first: number; end: number }, frame: number): number =>
  Math.max(0, Math.min(1, (frame - first + 1) / (fading_frames + 1), (end - frame) / (fading_frames + 1)));

/** How much of the caption of a shot is seen `t_s` seconds into it. */
export function captionShareAt(plan: ScenePlan, shotIndex: number, t_s: number): number {
  const range = captionRange(plan, shotIndex);
  return range === null ? 0 : captionShare(range, Math.round(t_s * plan.fps));
}

/** The caption that is visible `t_s` seconds into a shot, or null. */
export function captionAt(plan: ScenePlan, shotIndex: number, t_s: number): string | null {
  const range = captionRange(plan, shotIndex);
  const frame = Math.round(t_s * plan.fps);
  return range && frame >= range.first && frame < range.end ? range.text : null;
}
