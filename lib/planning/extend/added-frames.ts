import { invalidField } from "#lib/contract/errors.ts";
import { extensionLimits, limits } from "#lib/contract/limits.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import type { ModeCard } from "#lib/planning/modes/mode.ts";

/** A film and what is to follow it. */
export interface Extension {
  content: PlanContent;
  /** What happens next; the story goes on by itself without it. */
  raw_intent?: string | undefined;
  /** Shots to add, 1 to 3. */
  shot_count: number;
  /** Seconds to add. */
  duration_seconds?: number | undefined;
  /** Reference id of the film's last frame, attached to the first new shot. */
  join_ref_id?: string | undefined;
  /** What the words leave open is chosen by it; by the film's own seed by default. */
  seed?: number | undefined;
  input: PlanningInput;
}

/** Throws Problem `validation_failed` where the film would have too many shots or last too long: before anybody is asked. */
export const checkExtension = (extension: Omit<Extension, "input">): void => {
  addedFrames(extension, modeCardOf(extension.content.mode_selection.primary));
};

/** Frames to add: as asked, else what shots of this mode last, within what the film may still last. */
export const addedFrames = (
  { content, shot_count, duration_seconds }: Omit<Extension, "input">,
  mode: ModeCard,
): number => {
  const most_shots = extensionLimits.film_shots_max;
  if (content.shots.length + shot_count > most_shots) {
    const free = most_shots - content.shots.length;
    throw invalidField(
      "/shot_count",
      "too_many",
      `A film has at most ${most_shots} shots and this one has ${content.shots.length}; ${
        free > 0 ? `at most ${free} more can follow.` : "nothing more can follow."
      }`,
    );
  }
  const room = framesOf(limits.duration_seconds_max) - framesOf(content.duration_seconds);
  const least = leastShotFrames * shot_count;
  const mean = Math.min(
    mode.shot_length_s.max,
    Math.max(mode.shot_length_s.min, content.duration_seconds / Math.max(1, content.shots.length)),
  );
  const wanted =
    duration_seconds === undefined ? Math.min(room, framesOf(mean * shot_count)) : framesOf(duration_seconds);
  if (wanted >= least && wanted <= room) return wanted;
  const said = duration_seconds !== undefined;
  throw invalidField(
    said ? "/duration_seconds" : "/shot_count",
    said ? "out_of_range" : "too_many",
    room < least
      ? `A film lasts at most ${limits.duration_seconds_max} s and this one lasts ${content.duration_seconds.toFixed(2)} s; ` +
          `${shot_count} more need ${secondsOf(least).toFixed(2)} s.`
      : `${shot_count} more can last ${secondsOf(least).toFixed(2)} to ${secondsOf(room).toFixed(2)} s together.`,
  );
};
