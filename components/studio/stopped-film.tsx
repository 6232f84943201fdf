"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, CircleX, RotateCcw, ShieldAlert, Wallet, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { Attempt, GenerationBody } from "#lib/contract/generation.ts";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
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
  const { kind, title, text } = stoppedWords(film, useBudgetLeft(overBudget));
  const { Icon, tone } = looks[kind];
  const keys = useMemo(() => ({ first: newRequestKey(), second: newRequestKey() }), []);
  const again = useMutation({
    mutationFn: ({ more, key }: { more: Again; key: string }) => startAgain(film, more, key),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => service.resume_generation({ generation_id: film.generation_id }, { prefer: "respond-async" }),
    // Where it goes on already, the page shows that.
    onSettled: () => client.invalidateQueries({ queryKey: ["film", film.generation_id] }),
  });
  const busy = again.isPending || again.isSuccess || resume.isPending;
  const spans = (film.blocked?.evidence ?? []).flatMap(({ start, end }) =>
    start === null || end === null ? [] : [{ start, end }],
  );
  const failedShot = film.shots.find(({ shot_id }) => shot_id === film.failure?.shot_id);
  const error = again.error ?? resume.error;

  return (
    <div className="p-5 max-md:p-4">
      <div className="max-w-xl rounded-card border border-line bg-s1 p-5">
        <div className="flex items-center gap-3">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${tone}`} />
          <h2 className="text-lg font-semibold">{title}</h2>
        </div>
        <p className="mt-2 text-ink2">{text}</p>
        {kind === "failed" ? <Attempts attempts={film.failure?.attempts ?? []} /> : null}
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
          {film.links.resume === null ? null : (
            <Button look="primary" disabled={busy} onClick={() => resume.mutate()}>
              <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" />{" "}
              {failedShot === undefined ? "Resume" : `Try shot ${failedShot.index} again`}
            </Button>
          )}
          {kind === "failed" || kind === "budget" ? (
            <Button disabled={busy} onClick={() => again.mutate({ more: { render: "preview" }, key: keys.second })}>
              Finish as preview
            </Button>
          ) : null}
          {overBudget ? (
            <Link href="/keys#budget" className={buttonClass()}>
              Raise the budget
            </Link>
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
            <FaultNote error={error} doing={again.error === null ? "take the film up again" : "start the film"} />
          </div>
        )}
      </div>
    </div>
  );
}

interface Again {
  likeness_consent?: true;
  render?: "preview";
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

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <ol aria-label="Attempts" className="mt-3 flex flex-col gap-1 border-l-2 border-line2 pl-3.5">
      {attempts.map((attempt, i) => (
        <li key={attempt.started_at} className="flex items-start gap-2 text-sm leading-5">
          <CircleX size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-fail" />
          <span>
            <span className="font-medium">Attempt {i + 1}</span>{" "}
            <span className="figures text-ink2">{attempt.model}</span>{" "}
            <span className="text-ink2">{attempt.message ?? attempt.code ?? attempt.outcome}. Not charged.</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
