"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { ModeSelection } from "#lib/contract/plan.ts";
import type { GenerateRequest, PlanRequest } from "#lib/contract/requests.ts";
import { newRequestKey, service } from "./client.ts";
import { ExamplePicker } from "./example-picker.tsx";
import { FaultNote } from "./fault-note.tsx";
import { durationFault, FilmOptions } from "./film-options.tsx";
import { IdeaField } from "./idea-field.tsx";
import { LivePlan } from "./live-plan.tsx";
import { OverBudget } from "./over-budget.tsx";
import { QuoteBar } from "./quote-bar.tsx";
import { useDraft, type Draft } from "./use-draft.ts";
import { useGenerateKey } from "./use-generate-key.ts";
import { useLivePlan } from "./use-live-plan.ts";
import { modeTitle } from "./words.ts";

const requestOf = (draft: Draft, seed: number, cheaper: boolean): PlanRequest | null => {
  const raw_intent = draft.idea.trim();
  if (raw_intent.length < limits.raw_intent_min || durationFault(draft.seconds) !== undefined) return null;
  return {
    raw_intent,
    director_mode: draft.mode,
    aspect_ratio: draft.ratio,
    seed,
    ...(cheaper ? { routing: { optimize_for: "cost" } } : {}),
    ...(draft.brand === "" ? {} : { brand_id: draft.brand }),
    ...(draft.shots === "auto" ? {} : { shot_count: Number(draft.shots) }),
    ...(draft.seconds === "" ? {} : { duration_seconds: Number(draft.seconds) }),
  };
};

/** Idea, options and the plan that forms beside them. Planning is free; Generate says what it costs. */
export function FromWords({ intent, brandId }: { intent: string | null; brandId: string | null }) {
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, change, forget } = useDraft(intent, brandId);
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  /** The draft that cheaper models were asked for, and its quote before that; null while they are not. */
  const [dear, setDear] = useState<{ draft: Draft; was_usd: number } | null>(null);
  const cheaper = dear !== null;
  const request = useMemo(() => requestOf(draft, seed, cheaper), [draft, seed, cheaper]);
  const live = useLivePlan(request);
  const { plan } = live;
  // Made when the button is shown for this request, so that a double press makes one film.
  // oxlint-disable-next-line react/exhaustive-deps
  const key = useMemo(() => (request === null ? "" : newRequestKey()), [request, draft.hold]);
  const generate = useMutation({
    mutationFn: (body: GenerateRequest) => {
      const call = { idempotencyKey: key, prefer: "respond-async" };
      return draft.hold
        ? service.generate_video_staged({ ...body, hold: true }, call)
        : service.generate_video(body, call);
    },
    onSuccess: ({ generation_id }) => {
      forget();
      router.push(`/films/${generation_id}`);
    },
  });
  const busy = generate.isPending || generate.isSuccess;
  const start = () => {
    if (request === null || busy) return;
    // A plan that is up to date is rendered exactly; else the request is planned on the way.
    generate.mutate(live.fresh && plan !== null ? { plan_id: plan.plan_id } : request);
  };
  useGenerateKey(start);

  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_clamp(400px,34.4vw,560px)] max-lg:grid-cols-1">
      <div className="flex flex-col gap-5 overflow-y-auto px-8 py-7 max-lg:overflow-visible max-md:gap-4 max-md:p-4">
        <IdeaField
          field={field}
          value={draft.idea}
          onChange={(idea) => change({ idea })}
          onSubmit={start}
          intent={plan?.intent ?? null}
        />
        <FilmOptions draft={draft} onChange={change} plan={plan} />
        {plan === null ? null : <ModeReason selection={plan.mode_selection} />}
        {/* On phones the plan takes the place of the examples: it would be far below them. */}
        <div className={`mt-auto pt-4 ${plan === null ? "" : "max-lg:hidden"}`}>
          <ExamplePicker
            onPick={(idea) => {
              change({ idea });
              field.current?.focus();
            }}
          />
        </div>
      </div>
      <div className="flex min-h-0 flex-col border-line bg-s1 max-lg:border-t max-lg:pb-[76px] lg:border-l">
        <div className="min-h-0 flex-1 lg:overflow-y-auto">
          <LivePlan live={live}>
            {plan === null ? null : (
              <OverBudget
                quote={plan.quote}
                routed={dear === null ? null : { was_usd: dear.draft === draft ? dear.was_usd : null }}
                busy={live.planning}
                onCheaper={() => setDear({ draft, was_usd: plan.quote.total_usd })}
              />
            )}
          </LivePlan>
        </div>
        <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 md:max-lg:left-[212px]">
          {generate.error === null ? null : (
            <div className="bg-s1 px-5 py-3 max-md:px-4">
              <FaultNote error={generate.error} doing="start the film" onRetry={start} />
            </div>
          )}
          <QuoteBar quote={plan?.quote ?? null}>
            {plan === null ? null : (
              <Button size="large" onClick={() => router.push(`/plans/${plan.plan_id}`)} className="max-md:px-3">
                Open shot plan
              </Button>
            )}
            <Button
              look="primary"
              size="large"
              disabled={request === null || busy}
              onClick={start}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              Generate
              <span className="contents [&_kbd]:border-btn-ink/40 [&_kbd]:text-btn-ink">
                <Kbd>⌘↵</Kbd>
              </span>
            </Button>
          </QuoteBar>
        </div>
      </div>
    </div>
  );
}

/** Why the film is told this way. */
function ModeReason({ selection }: { selection: ModeSelection }) {
  return (
    <div
      role="note"
      aria-label="Mode reason"
      className="flex items-center gap-3 rounded-card bg-s1 px-4 py-3 text-ink2 max-md:flex-col max-md:items-start max-md:gap-2"
    >
      <span className="flex shrink-0 items-center gap-2 text-sm">
        <Chip tone="accent">{modeTitle(selection.primary)}</Chip> with{" "}
        <Chip tone="outline">{modeTitle(selection.secondary)}</Chip>
      </span>
      <span>{selection.reason}</span>
    </div>
  );
}
