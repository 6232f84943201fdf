"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { AlertDialog } from "#components/ui/dialog.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { brandKeys, etagOf } from "./brand-save.ts";
import { changeOf } from "./brand-words.ts";
import { service } from "./client.ts";
import { FaultNote, wordsOf } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";

/** What a brand has been, the newest first. An earlier version comes back as the next one. */
export function BrandVersions({
  block,
  dirty,
  onRestored,
}: {
  block: BrandBlock;
  dirty: boolean;
  onRestored: (block: BrandBlock) => void;
}) {
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const [asking, setAsking] = useState<number | null>(null);
  const versions = useQuery({
    queryKey: brandKeys.versions(block.brand_id),
    queryFn: ({ signal }) => service.list_brand_versions({ brand_id: block.brand_id }, { signal }),
  });
  const restore = useMutation({
    mutationFn: (version: number) =>
      service.restore_brand_version({ brand_id: block.brand_id, version }, { ifMatch: etagOf(block.version) }),
    onSuccess: (restored, version) => {
      toast(`Version ${version} is back, as version ${restored.version}.`);
      onRestored(restored);
    },
    onError: (error) => {
      const { strong, rest } = wordsOf(error, "restore the version");
      toast.error(`${strong} ${rest}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: brandKeys.one(block.brand_id) }),
  });
  const listed = versions.data?.versions ?? [];
  return (
    <section aria-labelledby="brand-versions">
      <h2 id="brand-versions" className="mb-1 font-semibold">
        Versions
      </h2>
      {versions.isPending ? <Skeleton className="h-16 rounded-control" /> : null}
      {versions.error === null ? null : (
        <FaultNote error={versions.error} doing="load the versions" onRetry={() => void versions.refetch()} />
      )}
      <ol aria-label="Versions" aria-busy={versions.isPending} className="flex flex-col">
        {listed.map((version, i) => {
          const here = version.version === block.version;
          return (
            <li key={version.version} className="flex min-h-9 items-start gap-3 py-1.5 max-md:min-h-12">
              <span className={`figures w-6 shrink-0 ${here ? "font-semibold" : "text-ink2"}`}>v{version.version}</span>
              <span className="min-w-0 flex-1">
                <span className="line-clamp-3 break-words">
                  {version.version > 1 && i === listed.length - 1 ? "Saved" : changeOf(version, listed[i + 1])}
                </span>
                <span className="block text-sm text-ink3">{dayOf(version.updated_at, now)}</span>
              </span>
              {here ? null : (
                <Button
                  size="small"
                  aria-label={`Restore version ${version.version}`}
                  disabled={restore.isPending}
                  onClick={() => (dirty ? setAsking(version.version) : restore.mutate(version.version))}
                >
                  Restore
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <AlertDialog
        title={`Restore version ${asking ?? ""}?`}
        text="Your unsaved changes go. What is saved stays in the list."
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null);
        }}
      >
        <Button onClick={() => setAsking(null)}>Keep editing</Button>
        <Button
          look="danger"
          onClick={() => {
            if (asking !== null) restore.mutate(asking);
            setAsking(null);
          }}
        >
          Restore it
        </Button>
      </AlertDialog>
    </section>
  );
}
