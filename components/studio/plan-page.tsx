"use client";

import { useEffect, useState } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import { planInAddress } from "./address.ts";
import { FaultNote } from "./fault-note.tsx";
import { openStudio } from "./film-artist.ts";
import { FilmHead } from "./film-head.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PlanDesk } from "./plan-desk.tsx";
import { useFilmPlan } from "./use-film-plan.ts";

/** A plan, whole: pictures, shots, checks, prompts, and the request that renders it. `shot` counts from 1. */
export function PlanPage({
  planId,
  shot,
  tab,
  at,
}: {
  planId: string;
  shot: number;
  tab: string | null;
  /** Where the playhead stands, in seconds; null at the start of the shot. */
  at: number | null;
}) {
  // Back brings the address of the last revision, but the page of the plan that one came with.
  const [id] = useState(() => planInAddress() ?? planId);
  const query = useFilmPlan(id);
  useEffect(() => void openStudio(), []);
  if (query.data !== undefined) return <PlanDesk plan={query.data} shot={shot} tab={tab} at={at} />;
  return (
    <>
      <FilmHead title="Shot plan" planId={id} filmId={null} here="Plan" />
      {query.error instanceof ClientProblem && query.error.status === 404 ? (
        <NothingHere />
      ) : query.error === null ? (
        <div className="p-4">
          <Skeleton className="aspect-video max-h-[60vh]" />
        </div>
      ) : (
        <div className="max-w-2xl p-5">
          <FaultNote error={query.error} doing="load the plan" onRetry={() => void query.refetch()} />
        </div>
      )}
    </>
  );
}
