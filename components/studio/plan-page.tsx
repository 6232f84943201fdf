"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useMemo } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { GenerateRequest } from "#lib/contract/requests.ts";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { openStudio } from "./film-artist.ts";
import { FilmHead } from "./film-head.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PlanView } from "./plan-view.tsx";
import { QuoteBar } from "./quote-bar.tsx";
import { useFilmPlan } from "./use-film-plan.ts";
import { usePageTitle } from "./use-page-title.ts";
import { modeTitle, usd } from "./words.ts";

/** A plan, whole: pictures, shots, checks, prompts, and the request that renders it. `shot` counts from 1. */
export function PlanPage({ planId, shot, tab }: { planId: string; shot: number; tab: string | null }) {
  const router = useRouter();
  const query = useFilmPlan(planId);
  const plan = query.data;
  usePageTitle(plan?.title);
  useEffect(() => void openStudio(), []);
  const keys = useMemo(() => ({ film: newRequestKey(), still: newRequestKey() }), []);
  // What the API tab shows is this, and this is what is sent.
  const request = useMemo<GenerateRequest>(() => ({ plan_id: planId }), [planId]);
  const generate = useMutation({
    mutationFn: () => service.generate_video(request, { idempotencyKey: keys.film, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const still = useMutation({
    mutationFn: () =>
      service.generate_video_staged(
        { plan_id: planId, hold: true },
        { idempotencyKey: keys.still, prefer: "respond-async" },
      ),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const busy = generate.isPending || generate.isSuccess || still.isPending || still.isSuccess;
  const buttons = (
    <>
      <Button disabled={plan === undefined || busy} onClick={() => still.mutate()} className="max-md:px-3">
        Draw hero frame
      </Button>
      <Button look="primary" disabled={plan === undefined || busy} onClick={() => generate.mutate()}>
        Generate
      </Button>
    </>
  );
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && !busy) generate.mutate();
      }}
    >
      <FilmHead
        title={plan?.title ?? "Shot plan"}
        planId={planId}
        filmId={null}
        here="Plan"
        chip={plan === undefined ? null : <Chip>{modeTitle(plan.mode_selection.primary)}</Chip>}
      >
        {plan === undefined ? null : (
          <span className="flex items-center gap-3 max-lg:hidden">
            <Price plan={plan} />
            {buttons}
          </span>
        )}
      </FilmHead>
      {generate.error === null ? null : (
        <div className="p-3">
          <FaultNote error={generate.error} doing="start the film" onRetry={() => generate.mutate()} />
        </div>
      )}
      {still.error === null ? null : (
        <div className="p-3">
          <FaultNote error={still.error} doing="draw the hero frame" onRetry={() => still.mutate()} />
        </div>
      )}
      {plan !== undefined ? (
        <>
          <PlanView plan={plan} request={request} shot={shot} tab={tab} />
          <div className="fixed inset-x-0 bottom-0 z-20 md:left-[52px] lg:hidden">
            <QuoteBar quote={plan.quote}>{buttons}</QuoteBar>
          </div>
        </>
      ) : query.error instanceof ClientProblem && query.error.status === 404 ? (
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
    </div>
  );
}

function Price({ plan }: { plan: DirectorPlan }) {
  const { total_usd, if_live_usd } = plan.quote;
  return (
    <span className="text-sm text-ink2">
      <span className="figures font-semibold text-ink">{usd(total_usd)}</span> {total_usd === 0 ? "preview" : "at most"}{" "}
      · <span className="figures">{usd(if_live_usd)}</span> if live
    </span>
  );
}
