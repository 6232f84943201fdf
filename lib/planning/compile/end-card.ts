import type { EndCard } from "#lib/contract/plan.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";

/** The card in the last 1.5 to 2 seconds of the last shot, never more than half of it. */
export const endCardIn = (
  words: { text: string; cta: string | null } | null,
  last: { shot_id: string; start_seconds: number; duration_seconds: number },
): EndCard | null => {
  if (words === null) return null;
  const shown = Math.min(
    framesOf(words.cta === null ? 1.5 : 2),
    Math.max(framesOf(0.75), Math.floor(framesOf(last.duration_seconds) / 2)),
  );
  const end = framesOf(last.start_seconds) + framesOf(last.duration_seconds);
  return {
    shot_id: last.shot_id,
    start_seconds: secondsOf(Math.max(framesOf(last.start_seconds), end - shown)),
    ...words,
  };
};
