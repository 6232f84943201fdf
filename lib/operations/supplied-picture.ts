import { invalidField, Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Context } from "./operation.ts";
import { demandWholeCredential } from "./whole-credential.ts";
import { lookedAt, storePicture, type SeenAsset } from "./store-picture.ts";

/** Fewer pixels on a side show nothing that could be looked at. */
export const leastSide_px = 32;
const pictureTypes: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);

/** A picture that a request names, stored, with its size and what is seen in it. */
export type SuppliedAsset = SeenAsset & { width: number; height: number };

/**
 * The picture that a request's field names: an asset of the account, an address, or the picture itself as a `data:` URI.
 * What is not stored yet is, with what is seen in it. Throws Problem `validation_failed` at `pointer`, `image_unreadable`,
 * `url_not_allowed` and `url_unreachable`.
 */
export const suppliedPicture = async (ctx: Context, ref: string, pointer: string): Promise<SuppliedAsset> => {
  if (ref.startsWith("ast_")) return storedPicture(ctx, ref, pointer);
  if (/^data:/i.test(ref)) {
    const bytes = bytesOf(ref, pointer);
    const picture = await toldAt(pointer, () => ctx.inspectImage(bytes));
    return stored(ctx, { bytes, ...picture }, pointer);
  }
  return stored(ctx, await toldAt(pointer, () => ctx.fetchImage(ref)), pointer);
};

const stored = async (
  ctx: Context,
  image: Parameters<typeof storePicture>[2],
  pointer: string,
): Promise<SuppliedAsset> => {
  checkSides(image, pointer);
  const asset = await storePicture(ctx, "upload", image, pointer);
  return { ...asset, width: image.width, height: image.height };
};

const storedPicture = async (ctx: Context, asset_id: string, pointer: string): Promise<SuppliedAsset> => {
  const asset = await ctx.store.assets.get(ctx.accountId, asset_id);
  if (asset === null)
    throw invalidField(pointer, "unknown_asset", "There is no such asset in this account; POST /assets makes one.");
  if (!pictureTypes.has(asset.media_type))
    throw invalidField(pointer, "wrong_type", `${asset_id} is ${asset.media_type}; name a PNG, JPEG or WebP picture.`);
  const { width, height } =
    asset.width === null || asset.height === null ? await ctx.inspectImage(await ctx.media.read(asset.sha256)) : asset;
  if (width === null || height === null) throw new Error(`${asset_id} has no size.`);
  checkSides({ width, height }, pointer);
  // It may have been stored before credentials were asked for.
  await demandWholeCredential(
    ctx,
    { bytes: await ctx.media.read(asset.sha256), media_type: asset.media_type },
    pointer,
  );
  return { ...(await lookedAt(ctx, asset)), width, height };
};

/** The bytes of `data:image/png;base64,…`. */
const bytesOf = (uri: string, pointer: string): Uint8Array => {
  const refuse = (why: string) => invalidField(pointer, "bad_format", why);
  const [, head, body] = /^data:([^,]*),(.*)$/is.exec(uri) ?? [];
  if (head === undefined || body === undefined)
    throw refuse("This is no data: URI; write data:image/png;base64, and the picture in base64 behind it.");
  const [type, ...parameters] = head.split(";").map((part) => part.trim().toLowerCase());
  if (!pictureTypes.has(type === "image/jpg" ? "image/jpeg" : (type ?? "")))
    throw refuse(`A data: URI of a picture starts with image/png, image/jpeg or image/webp, not ${type || "nothing"}.`);
  if (!parameters.includes("base64")) throw refuse("Write the picture in base64: data:image/png;base64,…");
  const text = percentDecoded(body).replaceAll(/\s+/g, "");
  if (text === "" || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(text) || text.replace(/=+$/, "").length % 4 === 1)
    throw refuse("What follows the comma is no base64.");
  const bytes = new Uint8Array(Buffer.from(text.replaceAll("-", "+").replaceAll("_", "/"), "base64"));
  if (bytes.byteLength > limits.upload_bytes_max)
    throw invalidField(pointer, "out_of_range", `A picture may have ${limits.upload_bytes_max} bytes.`);
  return bytes;
};

/** URLs may write `=`, `+` and `/` as `%3D`, `%2B` and `%2F`. */
const percentDecoded = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const checkSides = ({ width, height }: { width: number; height: number }, pointer: string): void => {
  if (Math.min(width, height) < leastSide_px)
    throw invalidField(
      pointer,
      "out_of_range",
      `The picture is ${width} x ${height}; a side needs ${leastSide_px} pixels at least.`,
    );
  if (Math.max(width, height) > limits.upload_side_px_max)
    throw invalidField(
      pointer,
      "out_of_range",
      `The picture is ${width} x ${height}; a side may have ${limits.upload_side_px_max} pixels.`,
    );
};

/** A problem with the picture, told at the field that named it. */
export const toldAt = async <T>(pointer: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.errors !== undefined) throw cause;
    throw new Problem(cause.code, cause.message, {
      errors: [{ pointer, code: "bad_format", message: cause.message }],
      headers: cause.headers,
      cause,
    });
  }
};
