"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, ShieldCheck } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { urlOf } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import { service } from "./client.ts";
import { shortManifest, standingOf } from "./credential-words.ts";
import { FaultNote } from "./fault-note.tsx";
import { ingredientNode, ManifestTree, type ManifestNode } from "./manifest-tree.tsx";
import { mediaPath, stillOf } from "./media.ts";
import { StateChip } from "./state-chip.tsx";
import { roleTitle, shotSeconds } from "./words.ts";

/** What the film says of itself, read from its file: its own credential and those of its shots. */
export function CredentialsPanel({ film }: { film: GenerationBody }) {
  const manifestId = film.film?.provenance.manifest_id ?? null;
  const query = useQuery({
    queryKey: ["provenance", manifestId],
    queryFn: ({ signal }) => service.get_provenance({ manifest_id: manifestId ?? "" }, { signal }),
    enabled: manifestId !== null,
    // A manifest never changes; whether it holds is looked at again with the next visit.
    staleTime: Infinity,
  });
  const report = query.data;
  return (
    <section aria-label="Content credentials" className="px-4 py-3.5">
      <div className="mb-2 flex min-h-[22px] items-center justify-between">
        <h2 className="font-semibold">Content credentials</h2>
        {report === undefined ? null : <StateChip state={report.state} />}
      </div>
      {manifestId === null ? (
        <p className="text-ink2">This film was made without credentials.</p>
      ) : report !== undefined ? (
        <>
          <p className="mb-2 text-sm leading-5 text-ink2">{standingOf(report)}</p>
          <ManifestTree label="What it was made from" root={filmNode(film, report)} />
        </>
      ) : query.error === null ? (
        // About as high as what comes: a sentence, the film, and each of its shots.
        <div style={{ height: 48 + 75 * (1 + film.shots.length) }}>
          <Skeleton className="h-full" />
        </div>
      ) : (
        <FaultNote error={query.error} doing="read the credentials" onRetry={() => void query.refetch()} />
      )}
      {manifestId === null ? null : (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            <Link href="/verify" className={buttonClass()}>
              <ShieldCheck size={14} strokeWidth={1.75} aria-hidden="true" /> Verify a file
            </Link>
            <a
              href={urlOf("/api/v1", "get_manifest", { manifestId })}
              download={`${manifestId.replaceAll(":", "-")}.c2pa`}
              className={buttonClass()}
            >
              <Download size={14} strokeWidth={1.75} aria-hidden="true" /> Download credentials
            </a>
          </div>
          <p className="figures mt-3 text-xs text-ink3" title={manifestId}>
            {shortManifest(manifestId)}
          </p>
        </>
      )}
    </section>
  );
}

const filmNode = (film: GenerationBody, report: ProvenanceBody): ManifestNode => {
  const shotOf = (manifestId: string): Partial<ManifestNode> | null => {
    const shot = film.shots.find(({ provenance }) => provenance.manifest_id === manifestId);
    if (shot === undefined) return heroNode(film, manifestId);
    const picture = stillOf(shot);
    return {
      title: `Shot ${shot.index}, ${roleTitle(shot.role).toLowerCase()}`,
      kind: "film",
      watermarked: shot.provenance.watermarked,
      ...(picture === undefined ? null : { picture }),
    };
  };
  return {
    title: film.title,
    note: `Film, ${shotSeconds(film.film?.duration_seconds ?? film.duration_seconds)}`,
    state: report.state,
    picture: stillOf(film.shots[0]) ?? null,
    kind: "film",
    manifestId: report.manifest_id,
    signedBy: report.signed_by,
    actions: report.actions,
    watermarked: film.film?.provenance.watermarked ?? false,
    below: report.ingredients.map((each) => ingredientNode(each, shotOf)),
  };
};

/** A still that was drawn for the film, found by its credential. */
const heroNode = (film: GenerationBody, manifestId: string): Partial<ManifestNode> | null => {
  const hero = film.hero_frames?.find(({ provenance }) => provenance.manifest_id === manifestId);
  return hero === undefined ? null : { title: "Hero frame", picture: mediaPath(hero.url) };
};
