import type { UploadRequest } from "#lib/contract/resources.ts";
import { limits } from "#lib/contract/limits.ts";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import { isMissing } from "#lib/store/media-store.ts";
import type { StoredUpload } from "#lib/store/media-records.ts";
import type { Context } from "./operation.ts";
import { demandRoom } from "./quotas.ts";

const offerSeconds = 600;
/** Uploads of one account that are open. */
const openMax = 20;

/** An address of the media store's own that takes a file. What is sent there is nothing until it was looked at. */
export const offerUpload = async (ctx: Context, { bytes, media_type }: UploadRequest) => {
  const most = media_type.startsWith("video/") ? limits.verify_bytes_max : limits.upload_bytes_max;
  if (bytes > most) throw invalidField("/bytes", "out_of_range", `must be at most ${most} for ${media_type}`);
  const { incoming } = ctx.media;
  if (incoming === null)
    throw new Problem(
      "conflict",
      "This service keeps files on its own disk and takes them itself: send the bytes as the body of POST /assets.",
    );
  await demandRoom(ctx, bytes);
  const now = ctx.clock();
  const upload: StoredUpload = {
    asset_id: ctx.newId("ast"),
    account_id: ctx.accountId,
    bytes,
    media_type,
    expires_at: new Date(now.getTime() + offerSeconds * 1000),
    created_at: now,
  };
  if (!(await ctx.store.uploads.open(upload, openMax)))
    throw new Problem(
      "rate_limited",
      `This account has ${openMax} uploads open; complete them, or wait until they run out.`,
      { headers: { "Retry-After": String(offerSeconds) } },
    );
  const offer = await incoming.offer(upload.asset_id, { bytes, mediaType: media_type, ttlSeconds: offerSeconds });
  return {
    asset_id: upload.asset_id,
    upload_url: offer.url,
    upload_headers: offer.headers,
    expires_at: upload.expires_at.toISOString(),
  };
};

/** What is held in memory of uploads that are being looked at, of all accounts; as much as of bodies that are sent. */
const heldMax = 256 * 1024 ** 2;
let held = 0;

/**
 * Gives what was sent for an upload, whole, to `use`. Throws Problem `conflict` where nothing was sent, or not what was
 * announced, and `unavailable` where too much is being looked at.
 */
export const withReceived = async <T>(
  ctx: Context,
  upload: StoredUpload,
  use: (bytes: Uint8Array) => Promise<T>,
): Promise<T> => {
  if (held + upload.bytes > heldMax)
    throw new Problem("unavailable", "Too many uploads are being looked at; try again in a few seconds.", {
      headers: { "Retry-After": "5" },
    });
  held += upload.bytes;
  try {
    return await use(await receivedBytes(ctx, upload));
  } finally {
    held -= upload.bytes;
  }
};

const receivedBytes = async (ctx: Context, { asset_id, bytes }: StoredUpload): Promise<Uint8Array> => {
  const came = await ctx.media.incoming?.open(asset_id).catch((thrown: unknown) => {
    if (isMissing(thrown)) return undefined;
    throw thrown;
  });
  if (came === undefined)
    throw new Problem("conflict", "Nothing was sent to this upload yet: PUT the bytes to its upload_url first.");
  const whole = new Uint8Array(bytes);
  let length = 0;
  if (came.bytes === bytes)
    for await (const chunk of came.stream as AsyncIterable<Uint8Array>) {
      if (length + chunk.byteLength <= bytes) whole.set(chunk, length);
      length += chunk.byteLength;
    }
  else came.stream.destroy();
  if (length !== bytes)
    throw new Problem("conflict", `${came.bytes} bytes were sent and ${bytes} announced; begin another upload.`);
  return whole;
};

/** The upload is over, whatever came of it. */
export const closeUpload = async (ctx: Context, { asset_id }: StoredUpload): Promise<void> => {
  await ctx.media.incoming?.drop(asset_id);
  await ctx.store.uploads.close(asset_id);
};
