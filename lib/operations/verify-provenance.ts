import { Readable } from "node:stream";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import type { StoredManifest } from "#lib/store/film-records.ts";
import { withReceived } from "./direct-upload.ts";
import type { BytesAnswer, Context, FoundCredential, Operation } from "./operation.ts";

/**
 * Checks a file. Where it carries no credential that holds, its pixels are searched for our watermark: what is then
 * answered belonged to the original, and nothing binds it to this file.
 */
export const verifyProvenance: Operation<"verify_provenance"> = async (ctx, { asset_id }) => {
  const asset = asset_id === undefined ? null : await ctx.store.assets.get(ctx.accountId, asset_id);
  const upload = asset_id === undefined || asset !== null ? null : await ctx.store.uploads.get(ctx.accountId, asset_id);
  if (upload !== null)
    return withReceived(ctx, upload, (bytes) => verified(ctx, { bytes, media_type: upload.media_type }));
  if (asset !== null) return verified(ctx, { bytes: await ctx.media.read(asset.sha256), media_type: asset.media_type });
  if (asset_id !== undefined)
    throw invalidField("/asset_id", "unknown_asset", "There is no such asset in this account.");
  if (ctx.upload === null || ctx.upload.bytes.byteLength === 0)
    throw invalidField("/file", "required", "Send the picture or film as the body, or name it by asset_id.");
  return verified(ctx, ctx.upload);
};

const verified = async (
  ctx: Context,
  file: { bytes: Uint8Array; media_type: string | null },
): Promise<ProvenanceBody> => {
  const found = await ctx.verifyFile(file);
  if (found.state === "trusted" || found.state === "valid") return { ...found, recovered_by: null };
  const original = await originalOf(ctx, file.bytes);
  if (original === null) return { ...found, recovered_by: null };
  const matched = {
    code: "watermark.matched",
    explanation:
      "Its pixels carry the watermark of a work that was signed here. The credential shown is that work's: this file may have been changed since.",
  };
  return { ...original, state: found.state, reasons: [...found.reasons, matched], recovered_by: "watermark" };
};

/** A credential that was signed here, as it is found in its file. */
export const getProvenance: Operation<"get_provenance"> = async (ctx, { manifest_id }) => {
  const manifest = await ctx.store.manifests.byId(manifest_id);
  if (manifest === null) throw new Problem("not_found", "No such manifest was signed here.");
  return { ...(await credentialOf(ctx, manifest)), recovered_by: null };
};

export const getTrustAnchor: Operation<"get_trust_anchor"> = async (ctx): Promise<BytesAnswer> =>
  bytesAnswer(ctx, "application/x-pem-file", "trust-anchor.pem", Buffer.from(await ctx.trustAnchorPem()));

/** An answer of a few kilobytes that are at hand. */
export const bytesAnswer = (
  ctx: Pick<Context, "sha256">,
  media_type: string,
  filename: string,
  bytes: Uint8Array,
): BytesAnswer => ({
  kind: "bytes",
  media_type,
  bytes: bytes.byteLength,
  etag: `"${ctx.sha256(bytes)}"`,
  filename,
  part: null,
  open: () => Promise.resolve(Readable.from([bytes])),
});

const originalOf = async (ctx: Context, bytes: Uint8Array): Promise<FoundCredential | null> => {
  const marks = await ctx.readMarks(bytes, ctx.signal);
  const [manifest] = marks.length === 0 ? [] : await ctx.store.manifests.byMarks(marks, 1);
  return manifest === undefined ? null : credentialOf(ctx, manifest);
};

/** What the file itself says that a manifest was signed into. */
const credentialOf = async (ctx: Context, manifest: StoredManifest): Promise<FoundCredential> => {
  const asset = await ctx.store.assets.byId(manifest.asset_id);
  if (asset === null) throw new Error(`The file of manifest ${manifest.manifest_id} is gone.`);
  return ctx.verifyStored(asset);
};
