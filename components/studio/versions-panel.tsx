"use client";

import { useQuery } from "@tanstack/react-query";
import { Columns2 } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";
import { standing } from "./film-standing.ts";
import { VersionCompare } from "./version-compare.tsx";
import { readVersions, type Version } from "./version-tree.ts";
import { filmSeconds } from "./words.ts";

const gone = (error: unknown): boolean => error instanceof ClientProblem && error.status === 404;

/** Every film that this one was made from or that was made from it. Nothing while it stands alone. */
export function VersionsPanel({ film }: { film: GenerationBody }) {
  const [now] = useState(() => new Date());
  const [beside, setBeside] = useState<Version | null>(null);
  const alone = film.parent_generation_id === null && film.child_generation_ids.length === 0;
  const versions = useQuery({
    queryKey: ["versions", film.generation_id, film.child_generation_ids.length],
    enabled: !alone,
    queryFn: ({ signal }) =>
      readVersions(film, async (generation_id) => {
        try {
          return await service.get_generation({ generation_id }, { signal });
        } catch (error) {
          if (gone(error)) return null;
          throw error;
        }
      }),
  });
  if (alone) return null;
  const here = versions.data?.find((version) => version.film.generation_id === film.generation_id);
  return (
    <section aria-labelledby="versions" className="px-4 py-3.5">
      <h2 id="versions" className="mb-1.5 font-semibold">
        Versions
      </h2>
      {versions.isPending ? <Skeleton className="h-[104px] rounded-control" /> : null}
      {versions.error === null ? null : (
        <FaultNote error={versions.error} doing="load the versions" onRetry={() => void versions.refetch()} />
      )}
      <ol aria-label="Versions" aria-busy={versions.isPending} className="flex flex-col">
        {(versions.data ?? []).map((version) => {
          const { generation_id, created_at, duration_seconds } = version.film;
          const present = generation_id === film.generation_id;
          const { word, tone } = standing(version.film);
          return (
            <li
              key={generation_id}
              className={`relative -mx-2 flex items-center gap-2 rounded-control px-2 py-1.5 ${present ? "bg-s2" : "hover:bg-s2"}`}
              style={{ paddingLeft: 8 + Math.min(version.depth, 4) * 14 }}
            >
              <span className="min-w-0 flex-1">
                <Link
                  href={`/films/${generation_id}`}
                  aria-current={present ? "page" : undefined}
                  className={`line-clamp-2 break-words after:absolute after:inset-0 after:rounded-control ${present ? "font-semibold" : "font-medium"}`}
                >
                  {version.name}
                </Link>
                <span className="block text-sm text-ink3">
                  {dayOf(created_at, now)} · <span className="figures">{filmSeconds(duration_seconds)}</span>
                  {present ? " · this one" : ""}
                </span>
              </span>
              {version.film.status === "ok" ? null : <Chip tone={tone}>{word}</Chip>}
              {present || version.film.film === null || film.film === null ? null : (
                <IconButton
                  label={`Compare with ${version.name}`}
                  title="Compare"
                  onClick={() => setBeside(version)}
                  className="relative z-10"
                >
                  <Columns2 size={15} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      {beside === null || here === undefined ? null : (
        <VersionCompare versions={[beside, here]} onClose={() => setBeside(null)} />
      )}
    </section>
  );
}
