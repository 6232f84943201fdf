"use client";

import { ArrowLeft, Check, Clapperboard, LoaderCircle } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { later } from "#components/ui/later.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenIdle } from "#components/ui/when-idle.tsx";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { BrandContrast } from "./brand-contrast.tsx";
import { draftOf, paletteIn } from "./brand-form.ts";
import { BrandImport } from "./brand-import.tsx";
import { BrandRail } from "./brand-list.tsx";
import { BrandPalette } from "./brand-palette.tsx";
import { BrandProduct } from "./brand-product.tsx";
import { FaultNote } from "./fault-note.tsx";
import { PageHead } from "./page-head.tsx";
import { useBrandForm } from "./use-brand-form.ts";
import { usePageTitle } from "./use-page-title.ts";
import { useProductPicture } from "./use-product-picture.ts";
import { useWide } from "./use-wide.ts";
import { useUnsavedGuard } from "./use-unsaved-guard.tsx";

const BrandConflict = later(() => import("./brand-conflict.tsx").then((part) => ({ default: part.BrandConflict })));
const BrandUse = later(() => import("./brand-use.tsx").then((part) => ({ default: part.BrandUse })));

/** A brand's form, and beside it what films make of it. `block` is null for a brand that is not saved yet. */
export function BrandEditor({ block }: { block: BrandBlock | null }) {
  const brand = useBrandForm(block);
  const { base, form, dirty, faults, refused, saving, change } = brand;
  const { question, letGo } = useUnsavedGuard(dirty);
  const fields = useRef<HTMLDivElement>(null);
  const phone = useWide("(width < 48rem)");
  usePageTitle(base?.name ?? "New brand");

  const goods = useProductPicture(form.url.trim() === "" ? (form.picture?.asset_id ?? null) : null);
  const palette = paletteIn(form);
  const name = form.name.trim();
  const cta = form.cta.trim();
  const ofProduct = form.url.trim() === "" ? (form.picture?.palette ?? []) : [];

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    brand.save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  // Who saves by key is taken to what was refused.
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const standing = (
    <Standing saving={saving} version={base?.version ?? null} dirty={dirty} next={(base?.version ?? 0) + 1} />
  );
  const buttons = (
    <>
      {base === null ? null : (
        <Link href={`/films/new?brand_id=${base.brand_id}`} className={`${buttonClass()} max-md:px-3`}>
          <Clapperboard size={15} strokeWidth={1.75} aria-hidden="true" /> Use in a new film
        </Link>
      )}
      <Button
        look="primary"
        aria-disabled={saving || (base !== null && !dirty)}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={brand.save}
        className="aria-disabled:opacity-60 max-md:flex-1"
      >
        Save brand
        <span className="contents [&_kbd]:border-btn-ink/40 [&_kbd]:text-btn-ink">
          <Kbd>⌘S</Kbd>
        </span>
      </Button>
    </>
  );

  return (
    <div className="lg:flex lg:h-dvh lg:flex-col">
      <PageHead title="Brands">
        <Link
          href="/brands"
          className="order-first flex items-center gap-1.5 rounded-control text-ink2 hover:text-ink max-md:min-h-11 xl:hidden"
        >
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />{" "}
          <span className="max-md:sr-only">All brands</span>
        </Link>
        {phone ? null : (
          <span className="flex items-center gap-3 max-md:hidden">
            {standing}
            {buttons}
          </span>
        )}
      </PageHead>
      <div className="grid min-h-0 flex-1 grid-cols-[216px_minmax(0,1fr)_clamp(340px,29vw,412px)] max-xl:grid-cols-[minmax(0,1fr)_clamp(320px,32vw,388px)] max-lg:block">
        <BrandRail current={base?.brand_id ?? null} />
        <div ref={fields} className="overflow-y-auto px-7 py-5 max-lg:overflow-visible max-md:px-4">
          <div className="mx-auto flex max-w-[640px] flex-col gap-6">
            {brand.late === null ? null : (
              <Suspense>
                <BrandConflict
                  theirs={brand.late.block}
                  mine={{ draft: draftOf(form), picture: form.picture }}
                  busy={saving}
                  onKeepMine={brand.saveOver}
                  onTakeTheirs={brand.adopt}
                />
              </Suspense>
            )}
            {faults.rest === null ? null : (
              <FaultNote error={faults.rest} doing="save the brand" onRetry={brand.save} />
            )}
            <BrandImport
              filled={brand.filled}
              chosen={form.url.trim() === "" ? (form.picture?.asset_id ?? null) : null}
              onRead={brand.fill}
              onPicture={(picture) => change({ picture, url: "" })}
              onUndo={brand.unfill}
            />
            <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
              <Field
                label="Name"
                value={form.name}
                error={faults.at("/name")}
                maxLength={120}
                autoComplete="off"
                onChange={(event) => brand.rename(event.target.value)}
              />
              <Field
                label="Brand id"
                value={form.brand_id}
                error={faults.at("/brand_id")}
                maxLength={64}
                spellCheck={false}
                autoComplete="off"
                autoCapitalize="none"
                readOnly={base !== null}
                title={base === null ? undefined : "Fixed: films and calls name the brand by it"}
                onChange={(event) => change({ brand_id: event.target.value, idTyped: event.target.value !== "" })}
                control="figures read-only:bg-s2"
              />
            </div>
            <BrandPalette
              colours={form.colours}
              ofProduct={ofProduct}
              faultAt={(place) => faults.at(`/palette/${place}`)}
              fault={faults.at("/palette")}
              onChange={(colours) => change({ colours })}
            />
            <BrandContrast palette={palette} words={cta === "" ? name || "Your brand" : cta} />
            <Field
              label="Call to action"
              value={form.cta}
              error={faults.at("/cta")}
              maxLength={80}
              autoComplete="off"
              placeholder="Find a bottle"
              onChange={(event) => change({ cta: event.target.value })}
            />
            <BrandProduct
              url={form.url}
              picture={form.picture}
              goods={goods.isError ? null : goods.data}
              fault={faults.at("/product_image_url") ?? faults.at("/product_asset_id")}
              onUrl={(url) => change({ url })}
              onPicture={(picture) => change({ picture, url: "" })}
            />
          </div>
        </div>
        <div className="flex flex-col gap-6 overflow-y-auto border-line bg-s1 px-5 py-4 max-lg:mt-4 max-lg:overflow-visible max-lg:border-t max-lg:pb-24 max-md:px-4 lg:border-l">
          <WhenIdle meanwhile={<Skeleton className="aspect-video shrink-0" />}>
            <BrandUse
              base={base}
              dirty={dirty}
              look={{ name: name || "Your brand", palette, cta: cta === "" ? null : cta }}
              product={goods.data ?? null}
              onRestored={brand.adopt}
              onGone={letGo}
            />
          </WhenIdle>
        </div>
      </div>
      {phone ? (
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-s1 px-4 pt-1.5 pb-3 md:hidden">
          <div className="mb-1.5">{standing}</div>
          <div className="flex gap-2">{buttons}</div>
        </div>
      ) : null}
      {question}
    </div>
  );
}

/** Where the brand stands, said as it changes. */
function Standing({
  saving,
  version,
  dirty,
  next,
}: {
  saving: boolean;
  version: number | null;
  dirty: boolean;
  next: number;
}) {
  return (
    <span role="status" className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink2">
      {saving ? (
        <>
          <LoaderCircle size={13} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
          Saving version {next}
        </>
      ) : version === null ? (
        "Not saved yet"
      ) : dirty ? (
        "Unsaved changes"
      ) : (
        <>
          <Check size={13} strokeWidth={1.75} aria-hidden="true" className="text-pass" />
          Saved as version {version}
        </>
      )}
    </span>
  );
}
