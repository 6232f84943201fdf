"use client";

import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import { BrandEditor } from "./brand-editor.tsx";
import { brandKeys } from "./brand-save.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PageHead } from "./page-head.tsx";

/** One brand, to be read and written; null is one that is not saved yet. */
export function BrandPage({ brandId }: { brandId: string | null }) {
  const brand = useQuery({
    queryKey: brandKeys.one(brandId ?? ""),
    enabled: brandId !== null,
    queryFn: ({ signal }) => service.get_brand_profile({ brand_id: brandId ?? "" }, { signal }),
    retry: (count, error) => count < 1 && !(error instanceof ClientProblem && error.status === 404),
  });
  if (brandId === null) return <BrandEditor block={null} />;
  if (brand.data !== undefined) return <BrandEditor block={brand.data} />;
  return (
    <>
      <PageHead title="Brands" />
      {brand.error instanceof ClientProblem && brand.error.status === 404 ? (
        <NothingHere />
      ) : brand.error === null ? (
        <div className="flex max-w-xl flex-col gap-4 p-6 max-md:p-4" aria-busy="true">
          <Skeleton className="h-14 rounded-control" />
          <Skeleton className="h-40 rounded-control" />
        </div>
      ) : (
        <div className="max-w-2xl p-5">
          <FaultNote error={brand.error} doing="load the brand" onRetry={() => void brand.refetch()} />
        </div>
      )}
    </>
  );
}
