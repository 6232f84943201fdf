import { invalidField, Problem } from "#lib/contract/errors.ts";
import { watermarkAlgorithm } from "#lib/contract/provenance.ts";
import type { StoredManifest } from "#lib/store/film-records.ts";
import { mediaTypeOf } from "#lib/provenance/media-kind.ts";
import type { Context, Operation } from "./operation.ts";
import { bytesAnswer } from "./verify-provenance.ts";

/** The Soft Binding Resolution API of the C2PA specification, over our own manifests. */

export const matchByBinding: Operation<"match_by_binding"> = (ctx, query) => matchesOf(ctx, query);
export const matchByBindingQuery: Operation<"match_by_binding_query"> = (ctx, query) => matchesOf(ctx, query);

export const matchByContent: Operation<"match_by_content"> = async (ctx, query) => {
  if (query.alg !== undefined && query.alg !== watermarkAlgorithm) return { matches: [] };
  const { upload } = ctx;
  if (upload === null || upload.bytes.byteLength === 0)
    throw invalidField("/file", "required", "Send the picture or film as the body.");
  demandSearchable(upload.bytes);
  const hinted = query.hintAlg === watermarkAlgorithm && query.hintValue !== undefined ? markOf(query.hintValue) : null;
  const read = await ctx.readMarks(upload.bytes, ctx.signal);
  const marks = hinted === null ? read : [...read, hinted];
  return matched(await ctx.store.manifests.byMarks(marks, query.maxResults), read);
};

/** By the first bytes: what a file is called proves nothing. Throws Problem `unsupported_media_type`. */
const demandSearchable = (bytes: Uint8Array): void => {
  const type = mediaTypeOf(bytes);
  if (type === null || !searched.has(type))
    throw new Problem("unsupported_media_type", "Send a PNG, JPEG, WebP, MP4 or QuickTime file.");
};
const searched: ReadonlySet<string> = new Set([
  "image/png",
  "image/jpeg",
  "image/webp",
  "video/mp4",
  "video/quicktime",
]);

export const getManifest: Operation<"get_manifest"> = async (ctx, { manifestId, returnActiveManifest }) => {
  const manifest = await ctx.store.manifests.byId(manifestId);
  if (manifest === null) throw new Problem("not_found", "No such manifest was signed here.");
  const store = await ctx.media.read(manifest.store_sha256);
  const bytes = returnActiveManifest === "true" ? ctx.activeManifest(store) : store;
  return bytesAnswer(ctx, "application/c2pa", `${manifestId.replaceAll(":", "-")}.c2pa`, bytes);
};

export const listBindingAlgorithms: Operation<"list_binding_algorithms"> = () =>
  Promise.resolve({ watermarks: [{ alg: watermarkAlgorithm }], fingerprints: [] });

const matchesOf = async (
  ctx: Context,
  { alg, value, maxResults }: { alg: string; value: string; maxResults: number },
) => {
  const mark = alg === watermarkAlgorithm ? markOf(value) : null;
  return mark === null ? { matches: [] } : matched(await ctx.store.manifests.byMarks([mark], maxResults), [mark]);
};

/** The share of what was read that a manifest's file carries too. */
const matched = (manifests: readonly StoredManifest[], read: readonly string[]) => ({
  matches: manifests.map(({ manifest_id, marks }) => ({
    manifestId: manifest_id,
    similarityScore: Math.round((100 * read.filter((mark) => marks.includes(mark)).length) / Math.max(1, read.length)),
  })),
});

const markBytes = 8;

/** A mark as it is stored, from the base64 in which it travels; null when it is none of ours. */
const markOf = (value: string): string | null => {
  const bytes = Buffer.from(value, "base64url");
  return bytes.byteLength === markBytes ? bytes.toString("hex") : null;
};
