"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { DirectorPlan, ModeSelection } from "#lib/contract/plan.ts";
import type { GenerateRequest, PlanRequest } from "#lib/contract/requests.ts";
import { service } from "./client.ts";
import { costsNoMore } from "./director/draft-rows.ts";
import { keepRequest } from "./director/kept-request.ts";
import { useAskDirector } from "./director/use-director.ts";
import { useDirectedFilm } from "./director/use-directed-film.ts";
import { agreedTo } from "./changed-quote.ts";
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
import { useRequestKeys } from "./use-request-keys.ts";
import { modeTitle, usd } from "./words.ts";

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
  const drafting = useMemo<PlanRequest | null>(
    () => (request === null ? null : { ...request, director: "coverage" }),
    [request],
  );
  const live = useLivePlan(drafting);
  const film = useDirectedFilm(request, live.fresh);
  const plan = film.plan ?? live.plan;
  const model = useAskDirector();
  const keyOf = useRequestKeys();
  /** The directed plan whose price was more than the button had said. */
  const [dearer, setDearer] = useState<string | null>(null);
  const generate = useMutation({
    mutationFn: async (most_usd: number | null) => {
      const asked = await bodyToGenerate();
      if (asked === null) return null;
      const body = { ...asked, ...agreedTo(most_usd) };
      const call = { idempotencyKey: keyOf({ ...body, hold: draft.hold }), prefer: "respond-async" };
      return draft.hold
        ? service.generate_video_staged({ ...body, hold: true }, call)
        : service.generate_video(body, call);
    },
    onSuccess: (made) => {
      if (made === null) return;
      forget();
      router.push(`/films/${made.generation_id}`);
    },
  });
  /** What is rendered: the directed plan where there is a director, at no higher price than was said; null to wait. */
  const bodyToGenerate = async (): Promise<GenerateRequest | null> => {
    if (film.plan !== null) return { plan_id: film.plan.plan_id };
    if ((await model()) === null)
      // A plan that is up to date is rendered exactly; else the request is planned on the way.
      return live.fresh && live.plan !== null ? { plan_id: live.plan.plan_id } : request;
    const directed = await film.direct();
    if (directed === null) return null;
    if (costsNoMore(plan?.quote ?? null, directed.quote)) return { plan_id: directed.plan_id };
    setDearer(directed.plan_id);
    return null;
  };
  const open = useMutation({
    mutationFn: async () => film.plan ?? ((await model()) === null ? live.plan : await film.direct()),
    onSuccess: (made) => {
      if (made !== null) show(made);
    },
  });
  const busy = generate.isPending || (generate.isSuccess && generate.data !== null);
  const start = () => {
    if (request !== null && !busy) generate.mutate(null);
  };
  /** Its page knows what it was made of, and can have it directed. */
  const show = ({ plan_id }: DirectorPlan) => {
    if (request !== null) keepRequest(plan_id, request);
    router.push(`/plans/${plan_id}`);
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
          <LivePlan live={live} film={film}>
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
              <FaultNote error={generate.error} doing="start the film" onRetry={start} onAgree={generate.mutate} />
            </div>
          )}
          {open.error === null ? null : (
            <div className="bg-s1 px-5 py-3 max-md:px-4">
              <FaultNote error={open.error} doing="open the plan" onRetry={() => open.mutate()} />
            </div>
          )}
          {dearer === null || dearer !== film.plan?.plan_id ? null : (
            <p role="status" className="bg-warn-bg px-5 py-2 text-sm leading-5 text-warn max-md:px-4">
              The directed film costs {usd(film.plan.quote.total_usd)}, more than its draft. Nothing was begun. Press
              Generate to make it.
            </p>
          )}
          <QuoteBar quote={plan?.quote ?? null}>
            {plan === null ? null : film.soFar === null ? (
              <Button size="large" disabled={open.isPending} onClick={() => open.mutate()} className="max-md:px-3">
                Open shot plan
              </Button>
            ) : (
              <Button size="large" onClick={() => live.plan !== null && show(live.plan)} className="max-md:px-3">
                Open the draft
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
