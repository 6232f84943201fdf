"use client";

import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { toast } from "#components/ui/toast.ts";
import type { BrandBlock, BrandDraft } from "#lib/contract/brand.ts";
import { ClientProblem } from "#lib/contract/client.ts";
import { isHex, roleOf } from "./brand-form.ts";
import { service } from "./client.ts";
import { forgetProduct } from "./product-file.ts";

/** Where the studio keeps what it knows of brands. */
export const brandKeys = {
  list: ["brands"],
  one: (brandId: string) => ["brands", brandId],
  versions: (brandId: string) => ["brands", brandId, "versions"],
} as const;

interface BrandList {
  brand_profiles: BrandBlock[];
}

/** The name of a version in `If-Match`. */
export const etagOf = (version: number): string => `"v${version}"`;

/** Thrown for a new brand whose id another one has: the service would take it for a change of that one. */
export class BrandIdTaken extends Error {
  constructor() {
    super("Another brand has this id. Choose another one.");
    this.name = "BrandIdTaken";
  }
}

/** True when somebody else saved or deleted the brand first. */
export const isLate = (error: unknown): boolean => error instanceof ClientProblem && error.status === 412;

export interface BrandSave {
  draft: BrandDraft;
  /** The version that the draft was made from; null for a brand that is new. */
  version: number | null;
}

export const listBrands = async (signal?: AbortSignal): Promise<BrandList> =>
  service.list_brand_profiles({}, signal === undefined ? {} : { signal });

const send = async ({ draft, version }: BrandSave): Promise<BrandBlock> => {
  if (version !== null) return service.set_brand_profile(draft, { ifMatch: etagOf(version) });
  const { brand_profiles } = await listBrands();
  if (brand_profiles.some(({ brand_id }) => brand_id === draft.brand_id)) throw new BrandIdTaken();
  return service.set_brand_profile(draft);
};

/** The list as it will be once a draft is saved. */
const withDraft = (list: BrandList, { draft, version }: BrandSave): BrandList => {
  if (version === null || !draft.palette.every((hex) => isHex(hex))) return list;
  const palette = draft.palette.map((hex, place) => ({ hex, role: roleOf(place) }));
  return {
    brand_profiles: list.brand_profiles.map((block) =>
      block.brand_id === draft.brand_id
        ? { ...block, name: draft.name.trim(), palette, cta: draft.cta?.trim() ?? null, version: version + 1 }
        : block,
    ),
  };
};

/** Puts a block that the service answered in every place where the studio keeps it. */
export const keepBlock = (client: QueryClient, block: BrandBlock): void => {
  const old = client.getQueryData<BrandBlock>(brandKeys.one(block.brand_id));
  if (old?.product_ref?.asset_id !== block.product_ref?.asset_id) forgetProduct(`brand:${block.brand_id}:product`);
  client.setQueryData(brandKeys.one(block.brand_id), block);
  client.setQueryData<BrandList>(brandKeys.list, (list) => {
    if (list === undefined) return list;
    const others = list.brand_profiles.filter(({ brand_id }) => brand_id !== block.brand_id);
    const all = [...others, block].toSorted((a, b) => (a.brand_id < b.brand_id ? -1 : 1));
    return { brand_profiles: all };
  });
  void client.invalidateQueries({ queryKey: brandKeys.versions(block.brand_id) });
  // Plans that were made of the brand as it was are no longer what a film would be.
  client.removeQueries({ queryKey: ["live-plan"] });
};

/** Saves a brand. Lists show it at once, and go back to what is saved when it is refused. */
export const useBrandSave = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (save: BrandSave) => {
      await client.cancelQueries({ queryKey: brandKeys.list, exact: true });
      const before = client.getQueryData<BrandList>(brandKeys.list);
      if (before !== undefined) client.setQueryData(brandKeys.list, withDraft(before, save));
      return { before };
    },
    onSuccess: (block) => keepBlock(client, block),
    onError: (error, { draft, version }, context) => {
      if (context?.before !== undefined) client.setQueryData(brandKeys.list, context.before);
      // The page itself says why: at the field, in a note, or as somebody else's version.
      if (version !== null && !isLate(error))
        toast.error(`The save of ${draft.name.trim() || draft.brand_id} was undone. Version ${version} stands.`);
    },
  });
};
