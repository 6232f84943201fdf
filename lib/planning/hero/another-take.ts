import type { PlanContent } from "#lib/contract/plan.ts";
import type { ShotRevision } from "#lib/contract/revision.ts";

/** What a director tries when told only that it is not it: in this order, over and over. */
const tries = ["height", "lens", "light", "step"] as const;

const heights = ["eye_level", "low", "high"] as const;
/** Steps of a lens that are seen at once, mm. */
const lenses = [24, 35, 50, 85];
const steps = ["wide", "full", "medium", "medium_close", "close"] as const;
const sides = ["left", "right", "back"] as const;

const after = <T>(list: readonly T[], value: T, by: number): T =>
  list[(list.indexOf(value) + by + list.length) % list.length] ?? value;

/** A change of one shot that makes another picture of the same moment: take 1 is the first after the one refused. */
export const anotherTake = (content: PlanContent, shot_id: string, take: number): ShotRevision => {
  const shot = content.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined) throw new Error(`The plan has no shot ${shot_id}.`);
  const { camera, framing, continuity } = shot;
  switch (tries[(take - 1) % tries.length] ?? "height") {
    case "height":
      return { camera: { angle: after<string>(heights, camera.angle, 1) as (typeof heights)[number] } };
    case "lens": {
      const nearest = lenses.toSorted((a, b) => Math.abs(a - camera.lens_mm) - Math.abs(b - camera.lens_mm))[0] ?? 50;
      return { camera: { lens_mm: after(lenses, nearest, 1) } };
    }
    case "light":
      return { continuity: { key_light_side: after<string>(sides, continuity.key_light_side, 1) as "left" | "right" } };
    case "step":
      return { framing: after<string>(steps, framing, 1) as (typeof steps)[number] };
  }
};
