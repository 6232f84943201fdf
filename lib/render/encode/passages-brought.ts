import { passagesOf, type Passage } from "#lib/render/scene/passages.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { spliceSchema } from "./splice.ts";

/**
 * The plan's passages for which every shot has brought a part of its own, told from what was said with the shots and stored,
 * in film order; what is no splice has brought nothing. No file is opened: whether a part is as long as the passage is not
 * known here.
 */
export const passagesBrought = (plan: ScenePlan, splices: readonly unknown[]): Passage[] => {
  const brought = plan.shots.map((shot, index) => {
    const splice = spliceSchema.safeParse(splices[index]).data;
    const planned = Math.round(shot.duration_seconds * plan.fps);
    return { head: splice?.head ?? null, tail: splice?.frames === planned ? splice.tail : null };
  });
  return passagesOf(plan).filter(
    ({ from, to }) => (from === null || brought[from]?.tail != null) && (to === null || brought[to]?.head != null),
  );
};
