import type { DirectorPlan } from "#lib/contract/plan.ts";
import { urlOf } from "#lib/contract/client.ts";
import { service } from "./client.ts";

/** A picture that a film shows as it is: of what it sells, or the one that it sets in motion. */
export interface ProductFile {
  asset_id: string;
  file: Blob;
}

const known = new Map<string, Promise<ProductFile | null>>();

/** The supplied picture that a plan sets in motion; null for a film that is drawn from words. */
export const suppliedFileOf = ({ picture }: DirectorPlan): Promise<ProductFile | null> => {
  if (picture === undefined) return Promise.resolve(null);
  const found = known.get(picture.asset_id) ?? fetchAsset(picture.asset_id, picture.asset_id);
  known.set(picture.asset_id, found);
  return found;
};

/** The picture of the brand's product that a plan's shots are held to; null for a film without one. */
export const productFileOf = (plan: DirectorPlan): Promise<ProductFile | null> => {
  const ref_id = plan.shots.flatMap((shot) => shot.attached_ref_ids).find((ref) => /^brand:.+:product$/.test(ref));
  if (ref_id === undefined) return Promise.resolve(null);
  const found = known.get(ref_id) ?? fetchProduct(ref_id);
  known.set(ref_id, found);
  return found;
};

/** Has the picture of a brand's product asked for again: the brand has another one now. */
export const forgetProduct = (ref_id: string): boolean => known.delete(ref_id);

const fetchProduct = async (ref_id: string): Promise<ProductFile | null> => {
  try {
    const { asset_id } = await service.get_reference({ ref_id });
    return asset_id === null ? null : await fetchAsset(asset_id, ref_id);
  } catch (error) {
    // Drawn goods stand in for it, and the next plan asks again.
    console.warn(error);
    known.delete(ref_id);
    return null;
  }
};

/** An asset's file; null, and to be asked for again under its `key`, where it does not come. */
const fetchAsset = async (asset_id: string, key: string): Promise<ProductFile | null> => {
  try {
    const response = await fetch(urlOf("/api/v1", "get_asset", { asset_id, proxy: "1" }));
    return response.ok ? { asset_id, file: await response.blob() } : null;
  } catch (error) {
    console.warn(error);
    known.delete(key);
    return null;
  }
};
