import type { ShotOrder } from "#lib/providers/video-model.ts";
import type { Effects } from "./effects.ts";

/**
 * Why nothing may be ordered of these pictures; null where it may. What is made of a picture whose credential does not hold
 * could not be signed for afterwards, so it is looked at before anybody is paid.
 */
export const ingredientFault = async (
  { media, provenance }: Pick<Effects, "media" | "provenance">,
  pictures: readonly ShotOrder["product"][],
): Promise<{ code: "ingredient_invalid"; message: string } | null> => {
  for (const picture of pictures) {
    if (picture === null) continue;
    const file = { bytes: await media.read(picture.sha256), mediaType: picture.media_type };
    const why = await provenance.ingredientFault(file);
    if (why === null) continue;
    const message = `${picture.asset_id} carries a content credential that does not hold, so nothing was ordered: ${why}`;
    return { code: "ingredient_invalid", message };
  }
  return null;
};
