import type { EndCard, StoryCheck } from "#lib/contract/plan.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { framesOf } from "#lib/planning/frames.ts";
import { composePatches, mergePatch } from "#lib/planning/merge-patch.ts";
import type { Checked } from "./rule.ts";

/** How often a patch is tried and grown before the check offers what it has. */
const rounds = 4;

/** What a check would see once its patch is applied. */
const mended = ({ shots, film, end_card }: Checked, patch: Record<string, unknown>): Checked => {
  const before = {
    shots: Object.fromEntries(shots.map((shot) => [shot.shot_id, shot])),
    duration_seconds: film.frames / 24,
    ...(end_card === null ? {} : { end_card }),
  };
  const after = mergePatch(before, patch) as {
    shots: Record<string, DraftShot>;
    duration_seconds: number;
    end_card?: EndCard;
  };
  return {
    film: { ...film, frames: framesOf(after.duration_seconds) },
    end_card: after.end_card ?? null,
    shots: shots.flatMap(({ shot_id }) => {
      const shot = after.shots[shot_id];
      return shot === undefined
        ? []
        : [
            {
              ...shot,
              caption: shot.caption ?? null,
              continuity: { ...shot.continuity, wardrobe: shot.continuity.wardrobe ?? null },
            },
          ];
    }),
  };
};

/** A check whose patch was tried: what clearing one finding stirs up is mended in the same patch. */
export const withTriedPatch = (check: (checked: Checked) => StoryCheck, checked: Checked): StoryCheck => {
  const found = check(checked);
  let { patch } = found;
  for (let round = 0; round < rounds && patch !== null; round++) {
    const next = check(mended(checked, patch)).patch;
    if (next === null) break;
    patch = composePatches(patch, next);
  }
  return { ...found, patch };
};
