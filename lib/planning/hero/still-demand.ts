import type { PlanContent } from "#lib/contract/plan.ts";

/** What a still of a shot asks of whoever draws it. The film's style is said in words; everything else is a picture. */
export const stillDemand = (
  content: PlanContent,
  shot_id: string,
): { aspect_ratio: PlanContent["aspect_ratio"]; reference_images: number } => ({
  aspect_ratio: content.aspect_ratio,
  reference_images:
    content.shots.find((shot) => shot.shot_id === shot_id)?.attached_ref_ids.filter((ref) => !ref.startsWith("style:"))
      .length ?? 0,
});
