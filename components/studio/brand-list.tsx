"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Palette, Plus } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { urlOf } from "#lib/contract/client.ts";
import { brandPath } from "./brand-address.ts";
import { brandKeys, listBrands } from "./brand-save.ts";
import { FaultNote } from "./fault-note.tsx";
import { PageHead } from "./page-head.tsx";

const useBrands = () => useQuery({ queryKey: brandKeys.list, queryFn: ({ signal }) => listBrands(signal) });

/** All brands of the account. */
export function BrandList() {
  const brands = useBrands();
  const blocks = brands.data?.brand_profiles;
  return (
    <>
      <PageHead title="Brands">
        <Link href="/brands/new" className={buttonClass("primary")}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> New brand
        </Link>
      </PageHead>
      {blocks?.length === 0 ? (
        <NoBrands />
      ) : (
        <div className="p-6 pt-5 max-md:p-4">
          {brands.error === null ? null : (
            <div className="mb-5 max-w-2xl">
              <FaultNote error={brands.error} doing="load your brands" onRetry={() => void brands.refetch()} />
            </div>
          )}
          <ul
            aria-label="Brands"
            aria-busy={brands.isPending}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4"
          >
            {blocks === undefined
              ? brands.isPending
                ? [0, 1, 2].map((i) => (
                    <li key={i}>
                      <Skeleton className="h-[126px] rounded-card" />
                    </li>
                  ))
                : null
              : blocks.map((block) => <BrandCard key={block.brand_id} block={block} />)}
          </ul>
        </div>
      )}
    </>
  );
}

function BrandCard({ block }: { block: BrandBlock }) {
  const { brand_id, name, version, cta, palette, product_ref } = block;
  return (
    <li className="relative overflow-hidden rounded-card border border-line bg-s1 hover:border-line2">
      <Swatches palette={palette} className="h-9" />
      <div className="flex items-center gap-3 p-3.5">
        {product_ref === null ? null : (
          <img
            src={urlOf("/api/v1", "get_asset", { asset_id: product_ref.asset_id })}
            alt=""
            loading="lazy"
            className="block size-12 shrink-0 rounded-frame border border-line bg-s2 object-contain"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-3">
            <Link
              href={brandPath(brand_id)}
              className="min-w-0 flex-1 truncate text-md font-semibold after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
            <span className="figures shrink-0 text-sm text-ink3">
              <span className="sr-only">, version </span>
              <span aria-hidden="true">v</span>
              {version}
            </span>
          </p>
          <p className="truncate text-ink2">{cta ?? "No call to action"}</p>
          <p className="figures truncate text-sm text-ink3">{brand_id}</p>
        </div>
      </div>
    </li>
  );
}

/** The palette as it is weighed: the primary takes the most. */
function Swatches({ palette, className }: { palette: BrandBlock["palette"]; className: string }) {
  return (
    <span aria-hidden="true" className={`flex overflow-hidden border-b border-line ${className}`}>
      {palette.map(({ hex, role }, place) => (
        <span
          key={`${place} ${hex}`}
          className={role === "primary" ? "flex-[2]" : "flex-1"}
          style={{ background: hex }}
        />
      ))}
    </span>
  );
}

function NoBrands() {
  return (
    <div className="mx-auto grid min-h-[calc(100dvh-52px)] max-w-md content-center justify-items-center gap-4 px-6 py-10 text-center max-md:px-4">
      <span className="grid size-10 place-items-center rounded-control bg-s2 text-ink2">
        <Palette size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <h2 className="text-xl font-semibold">No brands yet.</h2>
        <p className="mt-1 text-md text-ink2">
          Save colours, a product and a call to action once. Every film can carry them.
        </p>
      </div>
      <Link
        href="/films/new?from=page"
        className="flex items-center gap-2 rounded-control px-3 py-2 text-ink2 hover:bg-s2 hover:text-ink max-md:min-h-11"
      >
        A film from a web page makes one too <ArrowRight size={15} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </div>
  );
}

/** The brands beside the one at hand. */
export function BrandRail({ current }: { current: string | null }) {
  const brands = useBrands();
  return (
    <nav aria-label="Brands" className="flex flex-col overflow-y-auto border-r border-line max-xl:hidden">
      <div className="p-3">
        <Link href="/brands/new" className={`${buttonClass()} w-full`}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> New brand
        </Link>
      </div>
      <ul className="divide-y divide-line border-y border-line empty:border-0">
        {(brands.data?.brand_profiles ?? []).map(({ brand_id, name, version, palette }) => (
          <li key={brand_id}>
            <Link
              href={brandPath(brand_id)}
              aria-current={brand_id === current ? "page" : undefined}
              className={`block px-4 py-2.5 ${brand_id === current ? "bg-s2 shadow-[inset_2px_0_0_var(--accent)]" : "hover:bg-s2"}`}
            >
              <span className="mb-2 flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
                <span className="figures text-sm text-ink3" aria-hidden="true">
                  v{version}
                </span>
              </span>
              <Swatches palette={palette} className="h-2.5 rounded-frame border-x border-t" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
