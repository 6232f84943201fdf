"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Clock, LoaderCircle, Play } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { GenerationBody, Shot } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { AttemptList } from "./attempt-list.tsx";
import { attemptWords, failoverWords } from "./attempt-words.ts";
import { service } from "./client.ts";
import { OfflineNote } from "./offline-note.tsx";
import { MadeShots } from "./made-shots.tsx";
import { PlanStill } from "./plan-still.tsx";
import { aboutTime, currentShot, currentStep, nowLine, placeInLine, stepsOf } from "./progress-words.ts";
import { useFilmPlan } from "./use-film-plan.ts";
import { useTimeLeft } from "./use-time-left.ts";
import { roleTitle, shotSeconds, usd } from "./words.ts";

/** What is happening now: one line in words, one bar, every shot. The page can be closed; the work goes on. */
export function FilmProgress({ film }: { film: GenerationBody }) {
  const plan = useFilmPlan(film.plan_id).data ?? null;
  const left = useTimeLeft(film.progress);
  const line = nowLine(film);
  const shot = currentShot(film);
  const [watched, setWatched] = useState<number | null>(null);
  const rest =
    film.state === "queued"
      ? null
      : `${left === null ? "" : `About ${aboutTime(left)} left. `}You can close this page; the work goes on.`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_clamp(388px,34.4vw,520px)] max-lg:grid-cols-1">
      <div className="flex flex-col gap-4 p-6 max-md:p-4">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p role="status" className="text-xl font-semibold">
              {line.replace(/\.$/, "")}
              <span className="sr-only">.</span>
            </p>
            {rest === null ? <PlaceInLine generationId={film.generation_id} /> : <p className="text-ink2">{rest}</p>}
          </div>
          <p aria-hidden="true" className="text-2xl font-medium tabular-nums">
            {Math.round(film.progress * 100)}
            <span className="text-lg text-ink3">%</span>
          </p>
        </div>
        <OfflineNote />
        <Steps film={film} />
        <div className="relative grid aspect-video max-h-[58vh] place-items-center overflow-hidden rounded-frame bg-well shadow-[0_0_0_1px_var(--line)]">
          {plan === null ? null : <PlanStill plan={plan} shot={shot} className="h-full w-full" />}
          <MadeShots shots={film.shots} watched={watched} onWatch={setWatched} />
          <p className="figures pointer-events-none absolute top-2.5 right-2.5 rounded-chip bg-black/72 px-2 py-0.5 text-sm text-white">
            {watched === null ? `Shot ${shot + 1}, as planned` : `Shot ${watched + 1}, as made`}
          </p>
        </div>
        <div
          role="progressbar"
          aria-label="Film progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(film.progress * 100)}
          className="-mt-2 h-[3px] overflow-hidden bg-s3"
        >
          <div
            className="h-full bg-accent transition-[width] duration-200 ease-studio"
            style={{ width: `${film.progress * 100}%` }}
          />
        </div>
        <p className="text-sm text-ink3">{film.raw_intent}</p>
      </div>
      <aside
        aria-label="Shots"
        className="flex flex-col border-line bg-s1 max-lg:border-t lg:sticky lg:top-[52px] lg:h-[calc(100dvh-52px)] lg:overflow-y-auto lg:border-l"
      >
        <h2 className="border-b border-line px-4 py-3.5 font-semibold">Shots</h2>
        <ol aria-label="Shot progress">
          {film.shots.map((each, i) => (
            <ShotLine key={each.shot_id} film={film} shot={each} plan={plan} index={i} onWatch={() => setWatched(i)} />
          ))}
        </ol>
        <div className="mt-auto border-t border-line px-4 py-4">
          <dl className="grid grid-cols-3 gap-2">
            {[
              ["Quoted", usd(film.cost.quoted_usd)],
              ["Charged so far", usd(film.cost.charged_usd)],
              ["If live", usd(film.cost.if_live_usd)],
            ].map(([term, value]) => (
              <div key={term}>
                <dt className="text-sm text-ink3">{term}</dt>
                <dd className="figures text-lg font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-ink2">
            Settled once, at the end, for what was delivered. Never more than quoted. If it fails or you cancel, nothing
            is charged.
          </p>
        </div>
      </aside>
    </div>
  );
}

function PlaceInLine({ generationId }: { generationId: string }) {
  const line = useQuery({
    queryKey: ["waiting"],
    refetchInterval: 3000,
    queryFn: ({ signal }) => service.list_generations({ state: "queued", limit: 100 }, { signal }),
  });
  const place = placeInLine(line.data?.generations ?? [], generationId);
  return (
    <p className="text-ink2">
      {limits.running_generations === 4 ? "Four" : limits.running_generations} films are rendering.
      {place === null ? " Yours is in line." : ` Yours is number ${place} in line.`}
    </p>
  );
}

function Steps({ film }: { film: GenerationBody }) {
  const now = currentStep(film);
  return (
    <ol aria-label="Stages" className="flex gap-1">
      {stepsOf(film).map((step, i) => {
        const state = i < now ? "done" : i === now ? "now" : "later";
        const Icon = state === "done" ? Check : LoaderCircle;
        return (
          <li
            key={step.name}
            aria-current={state === "now" ? "step" : undefined}
            className={`flex flex-1 items-center gap-1.5 border-t-2 pt-1.5 text-sm max-sm:gap-1 ${
              state === "done"
                ? "border-pass text-ink2"
                : state === "now"
                  ? "flex-[1.4] border-accent font-medium"
                  : "border-line2 text-ink3"
            }`}
          >
            {state === "later" ? null : (
              <Icon
                size={13}
                strokeWidth={1.75}
                aria-hidden="true"
                className={`shrink-0 ${state === "done" ? "text-pass" : "text-accent motion-safe:animate-spin"}`}
              />
            )}
            {step.name}
            {state === "done" ? <span className="sr-only"> done</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

function ShotLine({
  film,
  shot,
  plan,
  index,
  onWatch,
}: {
  film: GenerationBody;
  shot: Shot;
  plan: DirectorPlan | null;
  index: number;
  onWatch: () => void;
}) {
  const made = shot.delivered;
  const under = shot.attempts.at(-1)?.ended_at === null;
  const drawing = film.stage === "render" && made === null && (under || index === currentShot(film));
  const again = failoverWords(shot.attempts);
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5">
      {plan === null ? (
        <span className="h-[72px] w-32 shrink-0 rounded-frame bg-well max-sm:h-[54px] max-sm:w-24" />
      ) : (
        <PlanStill
          plan={plan}
          shot={index}
          className={`h-[72px] w-32 max-sm:h-[54px] max-sm:w-24 ${made === null ? "[&>canvas]:opacity-40" : ""}`}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-2">
          <span>
            <span className="font-semibold">
              {shot.index}. {roleTitle(shot.role)}
            </span>{" "}
            <span className="figures text-sm text-ink3">{shotSeconds(shot.duration_seconds)}</span>
          </span>
          {made !== null ? (
            <Chip tone="pass">
              <Check size={13} strokeWidth={1.75} aria-hidden="true" /> Done
            </Chip>
          ) : drawing ? (
            <Chip tone="accent">
              <LoaderCircle size={13} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
              Rendering
            </Chip>
          ) : (
            <Chip>
              <Clock size={13} strokeWidth={1.75} aria-hidden="true" /> Waiting
            </Chip>
          )}
        </p>
        {made === null ? (
          <>
            <p className="line-clamp-2 text-ink2">{shot.description}</p>
            {again === null ? null : (
              <>
                <p role="status" className="mt-1.5 font-medium">
                  {again}
                </p>
                <AttemptList attempts={shot.attempts} quoted_usd={film.cost.quoted_usd} />
              </>
            )}
          </>
        ) : (
          <>
            <p className="flex items-center justify-between gap-2 font-medium">
              {made.preview ? "Drawn by" : "Made by"} {made.model}
              <IconButton label={`Play shot ${shot.index}`} onClick={onWatch} className="-my-2">
                <Play size={14} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </p>
            {made.preview ? (
              <p className="text-ink2">
                Routed to {shot.routed_model}. That provider is not connected yet, so this shot is a preview.
              </p>
            ) : null}
            {shot.attempts
              .filter(({ outcome, ended_at }) => ended_at !== null && outcome !== "delivered")
              .map((attempt) => (
                <p key={attempt.started_at} className="text-ink2">
                  {attempt.model}: {attemptWords(attempt)}. Not charged.
                </p>
              ))}
          </>
        )}
      </div>
    </li>
  );
}
