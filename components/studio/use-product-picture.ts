"use client";

import { useQuery } from "@tanstack/react-query";
import { urlOf } from "#lib/contract/client.ts";
import type { ProductPicture } from "#lib/render/scene/product-picture.ts";

/** The goods of a stored picture as films show them; `data` is null where nothing is to be seen in it. */
export const useProductPicture = (assetId: string | null) =>
  useQuery<ProductPicture | null>({
    queryKey: ["product-picture", assetId],
    enabled: assetId !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await fetch(urlOf("/api/v1", "get_asset", { asset_id: assetId ?? "", proxy: "1" }), { signal });
      if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
      // The film's own program cuts goods out; a brand without a picture does without it.
      const [{ cutOut }, file] = await Promise.all([import("./brand-card.ts"), answer.blob()]);
      return cutOut(file);
    },
  });
