"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, CircleX, RotateCcw, ShieldAlert, Wallet, type LucideIcon } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { AttemptList } from "./attempt-list.tsx";
import { agreedTo } from "./changed-quote.ts";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { BudgetLine, BudgetWays } from "./over-budget.tsx";
import { stoppedWords, withEvidence, type StoppedWords } from "./stopped-words.ts";
import { useBudgetLeft } from "./use-usage.ts";

const looks: Record<StoppedWords["kind"], { Icon: LucideIcon; tone: string }> = {
  cancelled: { Icon: Ban, tone: "text-ink2" },
  consent: { Icon: ShieldAlert, tone: "text-warn" },
  refused: { Icon: CircleX, tone: "text-fail" },
  budget: { Icon: Wallet, tone: "text-warn" },
  failed: { Icon: CircleX, tone: "text-fail" },
};

/** Why there is no film, what it cost, and how to go on. */
export function StoppedFilm({ film }: { film: GenerationBody }) {
  const router = useRouter();
  const [agreed, setAgreed] = useState(false);
  const overBudget = film.blocked?.gate === "budget";
  const left = useBudgetLeft(overBudget);
  const { kind, title, text } = stoppedWords(film, left);
  const { Icon, tone } = looks[kind];
  const keys = useMemo(() => ({ first: newRequestKey(), second: newRequestKey() }), []);
  const again = useMutation({
    mutationFn: ({ more, key }: { more: Again; key: string }) => startAgain(film, more, key),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  // The plan under the cheaper policy is another plan: its page shows the new quote before anything is begun.
  const cheaper = useMutation({
    mutationFn: () => service.revise_plan({ plan_id: film.plan_id, routing: { optimize_for: "cost" } }),
    onSuccess: ({ plan_id }) => router.push(`/plans/${plan_id}`),
  });
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: (most_usd: number | null) =>
      service.resume_generation(
        { generation_id: film.generation_id, ...agreedTo(most_usd) },
        { prefer: "respond-async" },
      ),
    // Where it goes on already, the page shows that.
    onSettled: () => client.invalidateQueries({ queryKey: ["film", film.generation_id] }),
  });
  const busy = again.isPending || again.isSuccess || resume.isPending || cheaper.isPending || cheaper.isSuccess;
  const spans = (film.blocked?.evidence ?? []).flatMap(({ start, end, field }) =>
    start === null || end === null || field !== undefined ? [] : [{ start, end }],
  );
  const failedShot = film.shots.find(({ shot_id }) => shot_id === film.failure?.shot_id);
  const error = again.error ?? resume.error ?? cheaper.error;

  return (
    <div className="p-5 max-md:p-4">
      <div className="max-w-xl rounded-card border border-line bg-s1 p-5">
        <div className="flex items-center gap-3">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${tone}`} />
          <h2 className="text-lg font-semibold">{title}</h2>
        </div>
        <p className="mt-2 text-ink2">{text}</p>
        {kind === "refused" && film.blocked !== null ? (
          <p className="mt-2 text-sm text-ink3">{film.blocked.resolve}</p>
        ) : null}
        {overBudget && left !== null ? <BudgetLine left={left} className="mt-3" /> : null}
        {kind === "failed" ? (
          <AttemptList attempts={film.failure?.attempts ?? []} quoted_usd={film.cost.quoted_usd} />
        ) : null}
        {film.raw_intent === null ? null : (
          <p className="mt-3 rounded-control bg-s2 px-3.5 py-2.5">
            {withEvidence(film.raw_intent, spans).map((part, i) =>
              i % 2 === 0 ? (
                part
              ) : (
                <mark key={i} className="rounded-[3px] bg-warn-bg px-1 font-semibold text-warn">
                  {part}
                </mark>
              ),
            )}
          </p>
        )}
        {kind === "consent" ? (
          <label className="mt-4 flex items-start gap-2.5">
            <input
              type="checkbox"
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-[var(--accent)] max-md:size-6"
            />
            <span>I have this person’s consent, and I understand it is recorded.</span>
          </label>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-2">
          {kind === "consent" ? (
            <Button
              look="primary"
              disabled={!agreed || busy}
              onClick={() => again.mutate({ more: { likeness_consent: true }, key: keys.first })}
            >
              Continue with consent
            </Button>
          ) : null}
          {overBudget ? (
            <BudgetWays busy={busy} primary onCheaper={wholePlan(film) ? () => cheaper.mutate() : null} />
          ) : null}
          {film.links.resume === null ? null : (
            <Button look="primary" disabled={busy} onClick={() => resume.mutate(null)}>
              <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" />{" "}
              {failedShot === undefined ? "Resume" : `Try shot ${failedShot.index} again`}
            </Button>
          )}
          {kind === "failed" || kind === "budget" ? (
            <Button disabled={busy} onClick={() => again.mutate({ more: { render: "preview" }, key: keys.second })}>
              Finish as preview
            </Button>
          ) : null}
          <Link
            href={`/films/new?intent=${encodeURIComponent(film.raw_intent ?? "")}`}
            className={buttonClass(kind === "refused" ? "primary" : "outline")}
          >
            Edit the idea
          </Link>
        </div>
        {error === null ? null : (
          <div className="mt-4">
            <FaultNote
              error={error}
              onAgree={(most_usd) => {
                if (again.error === null) return resume.mutate(most_usd);
                const more = { ...again.variables.more, ...agreedTo(most_usd) };
                again.mutate({ more, key: newRequestKey() });
              }}
              doing={
                again.error !== null
                  ? "start the film"
                  : cheaper.error !== null
                    ? "route cheaper models"
                    : "take the film up again"
              }
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** A refined or extended film is made of another film's files, and an animated picture of the picture: they have no policy. */
const wholePlan = ({ parent_generation_id, shots }: GenerationBody): boolean =>
  parent_generation_id === null && shots.length > 1;

interface Again {
  likeness_consent?: true;
  render?: "preview";
  max_cost_usd?: number;
}

/** The same film once more, in the way that it was begun. */
const startAgain = (film: GenerationBody, more: Again, key: string) => {
  const call = { idempotencyKey: key, prefer: "respond-async" };
  const { change, parent_generation_id: parent, plan_id } = film;
  if (change !== undefined && parent !== null)
    return service.refine_shot(
      { generation_id: parent, shot_id: change.shot_id, instruction: change.instruction, ...more },
      call,
    );
  return film.hero_frames === undefined
    ? service.generate_video({ plan_id, ...more }, call)
    : service.generate_video_staged({ plan_id, hold: true, ...more }, call);
};
