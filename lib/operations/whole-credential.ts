import { Problem } from "#lib/contract/errors.ts";
import type { Context } from "./operation.ts";

const brokenCredential = "broken_credential";

/** Why no film may be made of a picture: its content credential does not hold. Null where it does, or there is none. */
export const credentialFault = async (
  ctx: Context,
  picture: { bytes: Uint8Array; media_type: string },
): Promise<string | null> => {
  const why = await ctx.ingredientFault(picture);
  return why === null
    ? null
    : `The picture carries a content credential that does not hold, so no film may be made of it: ${why} ` +
        "Supply the original, or a copy saved without its credential.";
};

/**
 * Nothing is ordered of a picture that could not be signed for afterwards. Throws Problem `image_unreadable` at `pointer`,
 * and `unavailable` where nobody can read credentials now.
 */
export const demandWholeCredential = async (
  ctx: Context,
  picture: { bytes: Uint8Array; media_type: string },
  pointer: string,
): Promise<void> => {
  const message = await credentialFault(ctx, picture);
  if (message === null) return;
  throw new Problem("image_unreadable", message, { errors: [{ pointer, code: brokenCredential, message }] });
};
