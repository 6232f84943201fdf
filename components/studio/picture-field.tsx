"use client";

import { useMutation } from "@tanstack/react-query";
import { ImageUp, LoaderCircle, X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { takeDrops } from "#components/ui/take-drops.ts";
import { limits } from "#lib/contract/limits.ts";
import type { AssetBody } from "#lib/contract/resources.ts";
import { wordsOf } from "./fault-note.tsx";
import { mediaPath } from "./media.ts";
import { uploadPicture } from "./upload-picture.ts";

const mostMb = Math.floor(limits.upload_bytes_max / 2 ** 20);

/** A picture of one's own: chosen, pasted, or dropped anywhere on the page. It is stored as soon as it is there. */
export function PictureField({
  asset,
  fault,
  onAsset,
}: {
  asset: AssetBody | null;
  /** What is wrong with the picture that stands there. */
  fault: string | undefined;
  onAsset: (asset: AssetBody | null) => void;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: onAsset,
  });
  const take = useEffectEvent((file: File | null | undefined) => {
    if (file == null || upload.isPending) return;
    onAsset(null);
    upload.mutate(file);
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    takeDrops({ onFile: take, onOver: setOver }, signal);
    window.addEventListener("paste", (event) => take(event.clipboardData?.files.item(0)), { signal });
    return () => ends.abort();
  }, []);

  const { error } = upload;
  const wrong = error === null ? fault : wordsOf(error, "take the picture").rest;
  return (
    <div>
      <div
        data-over={over || undefined}
        className={`grid min-h-[212px] place-items-center rounded-card border border-dashed bg-s1 p-4 text-center transition-colors duration-[120ms] data-over:border-solid data-over:border-accent data-over:bg-accent-bg ${wrong === undefined ? "border-ctl" : "border-fail"}`}
      >
        {asset !== null ? (
          <div className="flex flex-col items-center gap-3">
            <img
              src={mediaPath(asset.url)}
              alt="The picture that the film begins with"
              width={asset.width ?? undefined}
              height={asset.height ?? undefined}
              className="block h-auto max-h-44 w-auto max-w-full rounded-frame bg-well"
            />
            <p className="flex items-center gap-3 text-sm text-ink2">
              <span className="figures">
                {asset.width}×{asset.height}
              </span>
              <Button size="small" onClick={() => onAsset(null)}>
                <X size={14} strokeWidth={1.75} aria-hidden="true" /> Remove picture
              </Button>
            </p>
          </div>
        ) : (
          <div className="flex flex-col items-center">
            {upload.isPending ? (
              <LoaderCircle
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="text-ink2 motion-safe:animate-spin"
              />
            ) : (
              <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" className="text-ink2" />
            )}
            <p role="status" className="mt-2 mb-2 text-md font-semibold">
              {upload.isPending ? "Taking the picture" : over ? "Let go to take it" : "Drop or paste a picture here"}
            </p>
            <input
              ref={input}
              id={id}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby={`${id}-note`}
              aria-invalid={wrong === undefined ? undefined : true}
              disabled={upload.isPending}
              className="peer sr-only"
              onChange={(event) => {
                take(event.currentTarget.files?.item(0));
                // The same file can be chosen again.
                event.currentTarget.value = "";
              }}
            />
            <label
              htmlFor={id}
              className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
            >
              Choose a picture
            </label>
            <p id={`${id}-note`} className="mt-3 text-sm text-ink2">
              PNG, JPEG or WebP, up to {mostMb} MB.
            </p>
          </div>
        )}
      </div>
      {wrong === undefined ? null : (
        <p role="alert" className="mt-1.5 text-sm text-fail">
          {wrong}
        </p>
      )}
    </div>
  );
}
