"use client";

import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { BrandBlock, BrandDraft } from "#lib/contract/brand.ts";
import { isHex, type FormPicture } from "./brand-form.ts";

/** What the form holds, to be set beside what is saved. */
export interface Mine {
  draft: BrandDraft;
  picture: FormPicture | null;
}

/** Somebody saved the brand, or deleted it, since it was opened here. Nothing of either is lost. */
export function BrandConflict({
  theirs,
  mine,
  busy,
  onKeepMine,
  onTakeTheirs,
}: {
  /** The block as it stands; null when it was deleted. */
  theirs: BrandBlock | null;
  mine: Mine;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: (theirs: BrandBlock) => void;
}) {
  const [comparing, setComparing] = useState(false);
  const keep = (
    <Button disabled={busy} onClick={onKeepMine}>
      Save mine as version {(theirs?.version ?? 0) + 1}
    </Button>
  );
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-warn-bg px-4 py-3"
    >
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-52">
        <strong className="font-semibold">
          {theirs === null
            ? "Someone deleted this brand meanwhile."
            : `Someone saved version ${theirs.version} meanwhile.`}
        </strong>{" "}
        Yours is kept here.
      </p>
      <span className="flex flex-wrap gap-2">
        {theirs === null ? null : <Button onClick={() => setComparing(true)}>Compare</Button>}
        {keep}
      </span>
      {theirs === null ? null : (
        <Dialog title={`Yours and version ${theirs.version}`} wide open={comparing} onOpenChange={setComparing}>
          <Differences theirs={theirs} mine={mine} />
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button
              onClick={() => {
                setComparing(false);
                onTakeTheirs(theirs);
              }}
            >
              Take version {theirs.version}
            </Button>
            {keep}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Differences({ theirs, mine: { draft, picture } }: { theirs: BrandBlock; mine: Mine }) {
  const product = (shown: { width: number; height: number } | null) =>
    shown === null ? "None" : `${shown.width} × ${shown.height}`;
  const lines = [
    { what: "Name", own: draft.name.trim(), other: theirs.name },
    {
      what: "Palette",
      own: draft.palette.join(" "),
      other: theirs.palette.map(({ hex }) => hex).join(" "),
    },
    { what: "Call to action", own: draft.cta?.trim() ?? "None", other: theirs.cta ?? "None" },
    {
      what: "Product image",
      own: draft.product_image_url ?? product(picture),
      other: product(theirs.product_ref),
      same: draft.product_image_url == null && picture?.sha256 === theirs.product_ref?.sha256,
    },
  ];
  return (
    <table className="w-full table-fixed text-left">
      <thead className="text-sm text-ink2">
        <tr>
          <th scope="col" className="w-28 py-1.5 font-normal">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Yours
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Version {theirs.version}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, own, other, same = own === other }) => (
          <tr key={what} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal text-ink2">
              {what}
            </th>
            {[own, other].map((text, i) => (
              <td key={i === 0 ? "own" : "other"} className={`py-2 pr-3 break-words ${same ? "text-ink3" : ""}`}>
                {what === "Palette" ? <Swatches hexes={text.split(" ")} /> : text}
                {same && i === 0 ? <span className="sr-only"> (the same)</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatches({ hexes }: { hexes: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {hexes.map((hex, place) => (
        <span key={`${place} ${hex}`} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-3 rounded-[3px] border border-line2"
            style={isHex(hex) ? { background: hex } : undefined}
          />
          <span className="figures text-sm">{hex}</span>
        </span>
      ))}
    </span>
  );
}
