"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { GenerateRequest } from "#lib/contract/requests.ts";
import { service } from "./client.ts";
import { agreedTo } from "./changed-quote.ts";
import { DirectDraft } from "./director/direct-draft.tsx";
import { FaultNote } from "./fault-note.tsx";
import { FilmHead } from "./film-head.tsx";
import { OverBudget } from "./over-budget.tsx";
import { PlanView } from "./plan-view.tsx";
import { QuoteBar } from "./quote-bar.tsx";
import { useRequestKeys } from "./use-request-keys.ts";
import { useGenerateKey } from "./use-generate-key.ts";
import { usePageTitle } from "./use-page-title.ts";
import { usePlanRevisions } from "./use-plan-revisions.ts";
import { modeTitle, usd } from "./words.ts";

/** A plan that is there, with what edits it and what renders it. Only a stored plan can be rendered. */
export function PlanDesk({
  plan,
  shot,
  tab,
  at,
}: {
  plan: DirectorPlan;
  shot: number;
  tab: string | null;
  at: number | null;
}) {
  const router = useRouter();
  const editing = usePlanRevisions(plan);
  const { shown, stored } = editing;
  usePageTitle(shown.title);
  const { plan_id } = stored;
  // What the API tab shows is this, and this is what is sent.
  const request = useMemo<GenerateRequest>(() => ({ plan_id }), [plan_id]);
  const keyOf = useRequestKeys();
  const generate = useMutation({
    mutationFn: (most_usd: number | null) => {
      const body = { ...request, ...agreedTo(most_usd) };
      return service.generate_video(body, { idempotencyKey: keyOf(body), prefer: "respond-async" });
    },
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const still = useMutation({
    mutationFn: (most_usd: number | null) => {
      const body = { plan_id, hold: true, ...agreedTo(most_usd) };
      return service.generate_video_staged(body, { idempotencyKey: keyOf(body), prefer: "respond-async" });
    },
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  /** The plan that cheaper models were asked for; when it stands again, that was undone. */
  const [dear, setDear] = useState<DirectorPlan | null>(null);
  const busy = editing.saving || generate.isPending || generate.isSuccess || still.isPending || still.isSuccess;
  useGenerateKey(() => {
    if (!busy) generate.mutate(null);
  });
  const buttons = (
    <>
      <Button disabled={busy} onClick={() => still.mutate(null)} className="max-md:px-3">
        Draw hero frame
      </Button>
      <Button look="primary" disabled={busy} onClick={() => generate.mutate(null)}>
        Generate
        <span className="max-xl:hidden [&_kbd]:border-btn-ink/30 [&_kbd]:text-btn-ink">
          <Kbd>⌘↵</Kbd>
        </span>
      </Button>
    </>
  );
  return (
    <div>
      <FilmHead
        title={shown.title}
        planId={plan_id}
        filmId={null}
        here="Plan"
        chip={<Chip>{modeTitle(shown.mode_selection.primary)}</Chip>}
      >
        <span className="flex items-center gap-3 max-lg:hidden">
          <Price plan={shown} />
          {buttons}
        </span>
      </FilmHead>
      <DirectDraft plan={plan} editing={editing} />
      {generate.error === null ? null : (
        <div className="p-3">
          <FaultNote
            error={generate.error}
            doing="start the film"
            onRetry={() => generate.mutate(null)}
            onAgree={generate.mutate}
          />
        </div>
      )}
      {still.error === null ? null : (
        <div className="p-3">
          <FaultNote
            error={still.error}
            doing="draw the hero frame"
            onRetry={() => still.mutate(null)}
            onAgree={still.mutate}
          />
        </div>
      )}
      <div className="px-3 pt-3 empty:hidden pb-3 lg:border-b lg:border-line">
        <OverBudget
          quote={stored.quote}
          routed={
            dear === null || dear.plan_id === plan_id
              ? null
              : { was_usd: stored.parent_plan_id === dear.plan_id ? dear.quote.total_usd : null }
          }
          busy={editing.saving}
          onCheaper={() => {
            setDear(stored);
            editing.edit({ edits: { routing: { optimize_for: "cost" } }, said: "Use cheaper models" });
          }}
        />
      </div>
      <PlanView editing={editing} request={request} shot={shot} tab={tab} at={at} />
      <div className="fixed inset-x-0 bottom-0 z-20 md:left-[3.25rem] lg:hidden">
        <QuoteBar quote={shown.quote}>{buttons}</QuoteBar>
      </div>
    </div>
  );
}

function Price({ plan }: { plan: DirectorPlan }) {
  const { total_usd, if_live_usd } = plan.quote;
  return (
    <span className="text-sm whitespace-nowrap text-ink2 max-xl:flex max-xl:flex-col max-xl:items-end">
      <span>
        <span className="figures font-semibold text-ink">{usd(total_usd)}</span>{" "}
        {total_usd === 0 ? "preview" : "at most"}
      </span>
      <span>
        <span className="max-xl:hidden"> · </span>
        <span className="figures">{usd(if_live_usd)}</span> if live
      </span>
    </span>
  );
}
