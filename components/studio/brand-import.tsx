"use client";

import { FileInput, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { later } from "#components/ui/later.ts";
import type { BrandProposal } from "#lib/contract/brand.ts";
import { urlOf } from "#lib/contract/client.ts";
import { pictureOf, type FormPicture } from "./brand-form.ts";

const BrandImportDialog = later(() =>
  import("./brand-import-dialog.tsx").then((part) => ({ default: part.BrandImportDialog })),
);

/** The way to fill the form from a page; after that what it was filled from, its other pictures, and the way back. */
export function BrandImport({
  filled,
  chosen,
  onRead,
  onPicture,
  onUndo,
}: {
  /** What the form was filled from; null where it was not. */
  filled: BrandProposal | null;
  /** Asset id of the picture that stands in the form. */
  chosen: string | null;
  onRead: (proposal: BrandProposal) => void;
  onPicture: (picture: FormPicture) => void;
  onUndo: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label="Import" className="flex flex-col gap-3 rounded-card bg-s2 p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <p aria-live="polite" className="min-w-0 flex-1 basis-48 text-ink2">
          {filled === null ? (
            "A web page can fill this in: name, colours, picture and call to action."
          ) : (
            <>
              <span className="font-medium text-ink">Filled from {new URL(filled.source_url).host}.</span> Check it,
              then save.
            </>
          )}
        </p>
        <span className="flex gap-2">
          {filled === null ? null : (
            <Button onClick={onUndo}>
              <Undo2 size={15} strokeWidth={1.75} aria-hidden="true" /> Undo import
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>
            <FileInput size={15} strokeWidth={1.75} aria-hidden="true" /> Import from a page
          </Button>
        </span>
      </div>
      {filled === null || filled.pictures.length < 2 ? null : (
        <div role="group" aria-label="Pictures of the page" className="flex flex-wrap gap-2">
          {filled.pictures.map((picture, at) => (
            <button
              key={picture.asset_id}
              type="button"
              aria-label={`Picture ${at + 1} of ${filled.pictures.length}, ${picture.width} × ${picture.height}`}
              aria-pressed={picture.asset_id === chosen}
              onClick={() => onPicture(pictureOf(picture, filled.fetched_at))}
              className="rounded-frame border border-line2 bg-s1 p-0.5 hover:border-ctl aria-pressed:border-accent aria-pressed:shadow-[0_0_0_1px_var(--accent)]"
            >
              <img
                src={urlOf("/api/v1", "get_asset", { asset_id: picture.asset_id })}
                alt=""
                className="block size-14 object-contain"
              />
            </button>
          ))}
        </div>
      )}
      {filled === null || filled.ignored_instructions.length === 0 ? null : (
        <p className="text-sm text-ink3">
          What it says to software was ignored:{" "}
          {filled.ignored_instructions.length === 1
            ? "one sentence."
            : `${filled.ignored_instructions.length} sentences.`}
        </p>
      )}
      <Suspense>{asking ? <BrandImportDialog onRead={onRead} onClose={() => setAsking(false)} /> : null}</Suspense>
    </section>
  );
}
