"use client";

import { ChevronRight, FileVideo, ImageIcon } from "lucide-react";
import { useState } from "react";
import type { ProvenanceAction, ProvenanceIngredient, ProvenanceState } from "#lib/contract/provenance.ts";
import { ActionList } from "./action-list.tsx";
import { ingredientNote, saysWatermarked, shortManifest } from "./credential-words.ts";
import { StateChip } from "./state-chip.tsx";

/** A file in the tree: what it is called, what became of it, and what it was made from. */
export interface ManifestNode {
  title: string;
  note: string;
  state: ProvenanceState;
  picture: string | null;
  kind: "film" | "picture";
  manifestId: string | null;
  signedBy: string | null;
  actions: ProvenanceAction[];
  /** True when a watermark was laid into it. */
  watermarked: boolean;
  below: ManifestNode[];
}

/** An ingredient and all below it; `known` may say more about one, found by its manifest. */
export const ingredientNode = (
  ingredient: ProvenanceIngredient,
  known: (manifestId: string) => Partial<ManifestNode> | null = () => null,
): ManifestNode => ({
  title: ingredient.title ?? "Without a name",
  note: ingredientNote(ingredient),
  state: ingredient.state,
  picture: ingredient.thumbnail,
  kind: "picture",
  manifestId: ingredient.manifest_id,
  signedBy: ingredient.signed_by,
  actions: ingredient.actions,
  watermarked: saysWatermarked(ingredient.actions),
  below: ingredient.ingredients.map((each) => ingredientNode(each, known)),
  ...(ingredient.manifest_id === null ? null : known(ingredient.manifest_id)),
});

/** Lists longer than this begin with their first lines. */
const mostShown = 24;
/** Below this nothing is drawn any more: strangers' credentials nest as deep as they like. */
const mostDeep = 7;

/** What a file was made from, as a tree; every line opens to what its own credential says. */
export function ManifestTree({ root, label }: { root: ManifestNode; label: string }) {
  return (
    <ul aria-label={label} className="@container flex flex-col">
      <Branch node={root} depth={0} />
    </ul>
  );
}

function Branch({ node, depth }: { node: ManifestNode; depth: number }) {
  const [all, setAll] = useState(false);
  const below = all ? node.below : node.below.slice(0, depth < mostDeep ? mostShown : 0);
  const left = depth < mostDeep ? node.below.length - below.length : 0;
  return (
    <li
      className={
        depth === 0
          ? ""
          : // The elbow to its parent, and the line on to the next of its siblings.
            "relative pl-[25px] before:absolute before:-top-1.5 before:left-[11px] before:h-[30px] before:w-3 before:rounded-bl-chip before:border-b before:border-l before:border-line2 not-last:after:absolute not-last:after:-top-1.5 not-last:after:bottom-0 not-last:after:left-[11px] not-last:after:border-l not-last:after:border-line2 @max-md:pl-[19px] @max-md:before:left-[7px] @max-md:before:w-2.5 @max-md:not-last:after:left-[7px]"
      }
    >
      <Line node={node} />
      {depth === mostDeep && node.below.length > 0 ? (
        <p className="pl-[25px] text-sm text-ink3">It was made from more, which is not shown here.</p>
      ) : null}
      {below.length === 0 ? null : (
        <ul aria-label={`What ${node.title} was made from`}>
          {below.map((each, i) => (
            <Branch key={`${each.manifestId ?? each.title} ${i}`} node={each} depth={depth + 1} />
          ))}
          {left === 0 ? null : (
            <li className="pl-[25px] @max-md:pl-[19px]">
              <button
                type="button"
                className="h-8 px-1 text-accent hover:underline max-md:h-11"
                onClick={() => setAll(true)}
              >
                Show {left} more
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function Line({ node }: { node: ManifestNode }) {
  const [open, setOpen] = useState(false);
  const Icon = node.kind === "film" ? FileVideo : ImageIcon;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex list-none items-center gap-3 @max-md:gap-2 rounded-control py-1.5 pr-1 hover:bg-s2 [&::-webkit-details-marker]:hidden">
        <span className="grid h-9 w-16 shrink-0 place-items-center @max-md:h-7 @max-md:w-[50px] overflow-hidden rounded-frame border border-line bg-well text-white/60">
          {node.picture === null ? (
            <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <img src={node.picture} alt="" className="block h-full w-full object-contain" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium break-words">{node.title}</span>
          <span className="block text-sm break-words text-ink3">
            {node.note}
            {node.watermarked ? ", watermarked" : ""}
          </span>
        </span>
        <StateChip state={node.state} />
        <ChevronRight
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-ink3 transition-transform duration-[120ms] group-open:rotate-90"
        />
      </summary>
      {open ? (
        <div className="mb-2 ml-1 rounded-control bg-s2 px-3 py-2.5">
          <ActionList actions={node.actions} />
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
            <dt className="text-ink3">Signer</dt>
            <dd className="break-words">{node.signedBy ?? "Not signed"}</dd>
            <dt className="text-ink3">Manifest</dt>
            <dd className="figures break-all" title={node.manifestId ?? undefined}>
              {node.manifestId === null ? "None" : shortManifest(node.manifestId)}
            </dd>
          </dl>
        </div>
      ) : null}
    </details>
  );
}
