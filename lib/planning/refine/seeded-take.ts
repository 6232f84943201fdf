import type { PlanContent } from "#lib/contract/plan.ts";
import type { ShotRevision } from "#lib/contract/revision.ts";

/** What two takes of a moment differ in while what happens, how large and how it moves stay. */
const heights = ["eye_level", "low", "high"] as const;
/** Steps of a lens that are seen at once, mm. */
const lenses = [24, 35, 50, 85] as const;
const sides = ["left", "right", "back"] as const;
/** Prime to any number of takes, so that seeds that follow each other lie apart and none falls onto another. */
const stride = 7919;

/**
 * The take of a shot that a seed stands for: what the instruction has left open of height, lens and light is chosen by it,
 * never all as it is. The same for the same seed; as many seeds in a row as there are takes give each of them once.
 * Null where the instruction has said all of it.
 */
export const seededTake = (
  content: PlanContent,
  shot_id: string,
  seed: number,
  said: ShotRevision,
): ShotRevision | null => {
  const shot = content.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined) throw new Error(`The plan has no shot ${shot_id}.`);
  const { camera, continuity } = shot;
  const angles = said.camera?.angle === undefined ? heights : [said.camera.angle];
  const lengths = said.camera?.lens_mm === undefined ? lenses : [said.camera.lens_mm];
  const lights = said.continuity?.key_light_side === undefined ? sides : [said.continuity.key_light_side];
  const takes = angles.flatMap((angle) =>
    lengths.flatMap((lens_mm) => lights.map((key_light_side) => ({ angle, lens_mm, key_light_side }))),
  );
  if (takes.length === 1) return null;
  const angle = said.camera?.angle ?? camera.angle;
  const lens_mm = said.camera?.lens_mm ?? camera.lens_mm;
  const light = said.continuity?.key_light_side ?? continuity.key_light_side;
  const others = takes.filter(
    (take) =>
      take.angle !== angle ||
      // A lens between two steps is seen as the nearer one.
      Math.abs(Math.log2(take.lens_mm / lens_mm)) > 0.25 ||
      take.key_light_side !== light,
  );
  const at = (((seed % others.length) * (stride % others.length)) % others.length) + others.length;
  const take = others[at % others.length];
  if (take === undefined) return null;
  return { camera: { angle: take.angle, lens_mm: take.lens_mm }, continuity: { key_light_side: take.key_light_side } };
};
