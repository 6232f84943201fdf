"use client";

import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { HeroFrameBody } from "#lib/contract/generation.ts";
import { service } from "./client.ts";
import { shortManifest, standingOf } from "./credential-words.ts";
import { FaultNote } from "./fault-note.tsx";
import { ingredientNode, ManifestTree } from "./manifest-tree.tsx";
import { mediaPath } from "./media.ts";
import { StateChip } from "./state-chip.tsx";

/** What the still says of itself, read from its file. */
export function HeroCredentials({ hero, number }: { hero: HeroFrameBody; number: number }) {
  const { manifest_id, watermarked } = hero.provenance;
  const query = useQuery({
    queryKey: ["provenance", manifest_id],
    queryFn: ({ signal }) => service.get_provenance({ manifest_id: manifest_id ?? "" }, { signal }),
    enabled: manifest_id !== null,
    staleTime: Infinity,
  });
  const report = query.data;
  return (
    <section aria-label="Content credentials" className="px-4 py-3.5">
      <div className="mb-2 flex min-h-[22px] items-center justify-between">
        <h2 className="font-semibold">Content credentials</h2>
        {report === undefined ? null : <StateChip state={report.state} />}
      </div>
      {manifest_id === null ? (
        <p className="text-ink2">This still was made without credentials.</p>
      ) : report !== undefined ? (
        <>
          <p className="mb-2 text-sm leading-5 text-ink2">{standingOf(report)}</p>
          <ManifestTree
            label="What it was made from"
            root={{
              title: `Hero frame, draw ${number}`,
              note: shortManifest(manifest_id),
              state: report.state,
              picture: mediaPath(hero.url),
              kind: "picture",
              manifestId: manifest_id,
              signedBy: report.signed_by,
              actions: report.actions,
              watermarked,
              below: report.ingredients.map((each) => ingredientNode(each)),
            }}
          />
        </>
      ) : query.error === null ? (
        <Skeleton className="h-[136px]" />
      ) : (
        <FaultNote error={query.error} doing="read the credentials" onRetry={() => void query.refetch()} />
      )}
    </section>
  );
}
