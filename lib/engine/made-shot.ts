import type { MadeShot, StoredShot } from "#lib/store/store.ts";

/** A shot as another film takes it over: what was made of it, and nothing of how it came to be. */
export const madeOf = ({
  delivered_model,
  preview,
  asset_id,
  manifest_id,
  watermarked,
  width,
  height,
  duration_seconds,
  film_parts,
}: StoredShot): MadeShot => ({
  delivered_model,
  preview,
  asset_id,
  manifest_id,
  watermarked,
  width,
  height,
  duration_seconds,
  film_parts,
});
