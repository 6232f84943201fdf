"use client";

import { useMutation } from "@tanstack/react-query";
import { Check, LoaderCircle, Scissors, Upload, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { urlOf } from "#lib/contract/client.ts";
import { imageOf } from "#lib/render/scene/canvas.ts";
import type { ProductPicture } from "#lib/render/scene/product-picture.ts";
import type { FormPicture } from "./brand-form.ts";
import { wordsOf } from "./fault-note.tsx";
import { uploadPicture } from "./upload-picture.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What a brand sells: an address that the next save fetches, or a picture that is kept already. */
export function BrandProduct({
  url,
  picture,
  goods,
  fault,
  onUrl,
  onPicture,
}: {
  url: string;
  picture: FormPicture | null;
  /** The picture's goods as films show them; undefined while they are being cut out, null where nothing is seen. */
  goods: ProductPicture | null | undefined;
  fault: string | undefined;
  onUrl: (url: string) => void;
  onPicture: (picture: FormPicture | null) => void;
}) {
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: ({ asset_id, width, height, sha256 }) =>
      onPicture({ asset_id, width: width ?? 0, height: height ?? 0, sha256, fetched_at: null, palette: [] }),
  });
  const wrong = upload.error === null ? fault : wordsOf(upload.error, "take the picture").rest;
  return (
    <section aria-label="Product image">
      <div className="flex items-end gap-2">
        <Field
          label="Product image URL"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          maxLength={2048}
          placeholder={picture === null ? "https://…" : "https://… replaces the picture"}
          value={url}
          aria-describedby={`${id}-fault`}
          aria-invalid={wrong === undefined ? undefined : true}
          onChange={(event) => {
            upload.reset();
            onUrl(event.target.value);
          }}
          className="min-w-0 flex-1"
        />
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={upload.isPending}
          className="peer sr-only"
          onChange={(event) => {
            const file = event.currentTarget.files?.item(0);
            if (file != null) upload.mutate(file);
            // The same file can be chosen again.
            event.currentTarget.value = "";
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonClass()} shrink-0 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
        >
          {upload.isPending ? <LoaderCircle {...icon} className="motion-safe:animate-spin" /> : <Upload {...icon} />}{" "}
          Upload <span className="sr-only">a product image</span>
        </label>
      </div>
      <p id={`${id}-fault`} role="alert" className="text-sm text-fail not-empty:mt-1.5">
        {wrong}
      </p>
      {url.trim() !== "" ? (
        <p className="mt-1.5 text-sm text-ink3">We fetch it when you save, and keep a copy. Films use the copy.</p>
      ) : picture === null ? (
        <p className="mt-1.5 text-sm text-ink3">PNG, JPEG or WebP. On a plain background it is cut out.</p>
      ) : (
        <Kept picture={picture} goods={goods} onRemove={() => onPicture(null)} />
      )}
    </section>
  );
}

function Kept({
  picture,
  goods,
  onRemove,
}: {
  picture: FormPicture;
  goods: ProductPicture | null | undefined;
  onRemove: () => void;
}) {
  const { asset_id, width, height, sha256, fetched_at } = picture;
  return (
    <div className="mt-2.5 flex items-center gap-3 max-sm:flex-wrap">
      <img
        src={urlOf("/api/v1", "get_asset", { asset_id })}
        alt="Product, as it was given"
        className="block size-[72px] shrink-0 rounded-frame border border-line bg-s2 object-contain"
      />
      <Goods goods={goods} />
      <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
        <p className="flex items-center gap-1.5 text-pass">
          <Check {...icon} className="shrink-0" />
          {fetched_at === null ? "Uploaded" : "Kept"}, {width} × {height}
        </p>
        <p className="figures truncate text-sm text-ink3">
          sha256 {sha256.slice(0, 4)}…{sha256.slice(-4)}
        </p>
        <p className="flex items-center gap-1.5 text-sm text-ink2">
          {goods == null ? null : <Scissors size={13} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />}
          {goods === undefined
            ? "Cutting it out"
            : goods === null
              ? "Nothing is seen in it."
              : goods.card
                ? "Its background is not plain: films show it whole."
                : "Cut out of its background, as films show it."}
        </p>
      </div>
      <Button look="plain" size="small" onClick={onRemove} aria-label="Remove product image" className="max-sm:ml-auto">
        <X size={14} strokeWidth={1.75} aria-hidden="true" /> Remove
      </Button>
    </div>
  );
}

/** The goods on the grey that shows edges best. */
function Goods({ goods }: { goods: ProductPicture | null | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (goods == null || canvas.current === null) return;
    const { width, height } = goods.canvas;
    const scale = Math.min(1, 288 / Math.max(width, height));
    canvas.current.width = Math.max(1, Math.round(width * scale));
    canvas.current.height = Math.max(1, Math.round(height * scale));
    const context = canvas.current.getContext("2d");
    if (context === null) return;
    context.imageSmoothingQuality = "high";
    context.drawImage(imageOf(goods.canvas), 0, 0, canvas.current.width, canvas.current.height);
  }, [goods]);
  if (goods === undefined) return <Skeleton className="size-[72px] shrink-0" />;
  if (goods === null) return null;
  return (
    <span className="grid size-[72px] shrink-0 place-items-center rounded-frame bg-[oklch(0.6_0_0)] p-1">
      <canvas ref={canvas} role="img" aria-label="Product, as films show it" className="block size-16 object-contain" />
    </span>
  );
}
