import { Problem } from "#lib/contract/errors.ts";
import type { Context } from "./operation.ts";

const inLineAgain_s = 30;

/** Throws Problem `conflict` where the account has no room for so many bytes more. */
export const demandRoom = async (ctx: Context, bytes: number): Promise<void> => {
  const { media_bytes } = ctx.quotas;
  const kept = await ctx.store.keeping.mediaBytes(ctx.accountId);
  if (kept + bytes > media_bytes)
    throw new Problem(
      "conflict",
      `This account keeps ${kept} of ${media_bytes} bytes of pictures and films, and this needs more; ` +
        "DELETE /assets/{asset_id} removes a supplied picture, and whoever runs the service can raise SHOTWRIGHT_ACCOUNT_MEDIA_BYTES.",
    );
};

const measuredMs = 10 * 60_000;
/** From fewer nobody can tell how long the line is. */
const fewestMade = 5;

/** Throws Problem `unavailable` where what waits for a place takes longer than whoever runs the service lets it wait. */
const demandShortLine = async (ctx: Context): Promise<void> => {
  const { waiting, made } = await ctx.store.keeping.line(new Date(ctx.clock().getTime() - measuredMs));
  const most_s = ctx.quotas.line_minutes * 60;
  const wait_s = made < fewestMade ? 0 : (waiting * measuredMs) / 1000 / made;
  if (wait_s <= most_s) return;
  throw new Problem(
    "unavailable",
    `${waiting} films wait in line, about ${Math.round(wait_s / 60)} minutes at the pace of the last ten; ` +
      "ask again as late as Retry-After says, or have another worker started.",
    { headers: { "Retry-After": String(Math.ceil(wait_s - most_s)) } },
  );
};

/** Throws Problem `rate_limited` where the account has as many films under way as it may. */
export const demandPlaceInLine = async (ctx: Context): Promise<void> => {
  const { generations_under_way } = ctx.quotas;
  if ((await ctx.store.keeping.underWay(ctx.accountId)) >= generations_under_way)
    throw new Problem(
      "rate_limited",
      `This account has ${generations_under_way} films under way; wait for one to finish, or cancel one.`,
      { headers: { "Retry-After": String(inLineAgain_s) } },
    );
  await demandShortLine(ctx);
};
