import { watermarkAlgorithm } from "#lib/contract/provenance.ts";
import { manifestStoreOf } from "#lib/provenance/manifest-store.ts";
import type { StoredManifest } from "#lib/store/film-records.ts";
import type { Effects } from "./effects.ts";

/** Keeps the credential of a signed file apart from it, to be found again by its id and by the marks in the pixels. */
export const keepManifest = async (
  effects: Pick<Effects, "store" | "media" | "clock">,
  { file, ...manifest }: Omit<StoredManifest, "store_sha256" | "created_at"> & { file: Uint8Array },
): Promise<void> => {
  const store = manifestStoreOf(file);
  if (store === null) throw new Error(`The file of manifest ${manifest.manifest_id} carries no manifest store.`);
  const { sha256 } = await effects.media.put(store);
  await effects.store.manifests.create({ ...manifest, store_sha256: sha256, created_at: effects.clock() });
};

/** What a manifest says of the watermarks that were read back from its file. */
export const watermarkOf = (marks: readonly string[]): { watermark?: { alg: string; value: string } } => {
  const [mark] = marks;
  return mark === undefined
    ? {}
    : { watermark: { alg: watermarkAlgorithm, value: Buffer.from(mark, "hex").toString("base64") } };
};
