/** Reads back what was just signed here. Node only. */
import { z } from "zod";

import { bmffHash, withoutMedia } from "./bmff-hash.ts";
import type { SupportedMediaType } from "./media-kind.ts";
import { readCredential } from "./read-credential.ts";
import type { ReadOutcome } from "./worker-messages.ts";

const MISMATCH = "assertion.bmffHash.mismatch";

const bindingShape = z.strictObject({
  exclusions: z.array(
    z.strictObject({
      xpath: z.string(),
      data: z.array(z.strictObject({ offset: z.number(), value: z.array(z.number()) })).optional(),
    }),
  ),
  alg: z.enum(["sha256", "sha384", "sha512"]),
  hash: z.string(),
  name: z.string().optional(),
  pad: z.string().optional(),
});
const crShape = z.object({
  manifests: z
    .tuple([z.object({ label: z.string(), assertions: z.record(z.string(), z.unknown()) })])
    .rest(z.unknown()),
});

const found = z.looseObject({ code: z.string(), url: z.string().optional() });
const storeShape = z.looseObject({
  active_manifest: z.string(),
  validation_status: z.array(found),
  validation_state: z.string(),
  validation_results: z.looseObject({
    activeManifest: z.looseObject({ success: z.array(found), failure: z.array(found) }),
  }),
});

/**
 * What the reader says of a file that was signed a moment ago. The media of a long film are hashed beside it, by this
 * runtime and six times as fast: the reader gets the film without them, and its one finding about them is replaced by
 * what was found here. Whatever is not as expected goes to the reader whole.
 */
export async function readBack(
  bytes: Uint8Array,
  mediaType: SupportedMediaType,
  context: string,
): Promise<ReadOutcome> {
  const light = mediaType === "video/mp4" ? withoutMedia(bytes) : null;
  if (light !== null) {
    const outcome = await readCredential(light, mediaType, context, { crJson: true });
    const settled = outcome.poisoned === true ? null : withMedia(outcome, bytes);
    if (settled !== null) return settled;
  }
  return readCredential(bytes, mediaType, context);
}

function withMedia(outcome: ReadOutcome, film: Uint8Array): ReadOutcome | null {
  const { data: store } = storeShape.safeParse(outcome.store);
  const { data: cr } = crShape.safeParse(outcome.crJson);
  const [active] = cr?.manifests ?? [];
  const bound = bindingShape.safeParse(active?.assertions["c2pa.hash.bmff.v3"]).data;
  if (store === undefined || bound === undefined || active?.label !== store.active_manifest) return null;
  const digest = bmffHash(film, bound.alg, bound.exclusions);
  const own = ({ code, url }: z.infer<typeof found>) =>
    code === MISMATCH && url?.includes(`/${store.active_manifest}/`) === true;
  const { success, failure } = store.validation_results.activeManifest;
  // Without its media no film agrees with its binding: a reader that says so no longer looks at it.
  if (digest === null || !failure.some(own)) return null;
  if (bound.hash !== `b64'${Buffer.from(digest).toString("base64")}'`) return { store: outcome.store };
  const others = store.validation_status.filter((each) => !own(each));
  const trusted = success.some(({ code }) => code === "signingCredential.trusted");
  const { thumbnails } = outcome;
  return {
    ...(thumbnails === undefined ? {} : { thumbnails }),
    store: {
      ...store,
      validation_status: others,
      validation_state: others.length > 0 ? store.validation_state : trusted ? "Trusted" : "Valid",
      validation_results: {
        ...store.validation_results,
        activeManifest: {
          ...store.validation_results.activeManifest,
          success: [...success, { code: "assertion.bmffHash.match" }],
          failure: failure.filter((each) => !own(each)),
        },
      },
    },
  };
}
