"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import { Animatic } from "./animatic-loader.tsx";
import { CheckList } from "./check-list.tsx";
import { plainWords, sentenceCase, service, usd, wordsFor } from "./client.ts";
import { CopyButton } from "./copy-button.tsx";
import { FilmHead } from "./film-head.tsx";

/** A plan, whole: pictures, shots, checks, prompts, and the request that renders it. */
export function PlanPage({ planId }: { planId: string }) {
  const router = useRouter();
  const query = useQuery({
    queryKey: ["plan", planId],
    queryFn: ({ signal }) => service.get_plan({ plan_id: planId }, { signal }),
  });
  const key = useMemo(() => crypto.randomUUID(), []);
  const generate = useMutation({
    mutationFn: () => service.generate_video({ plan_id: planId }, { idempotencyKey: key, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const plan = query.data;
  return (
    <>
      <FilmHead title={plan?.title ?? "Shot plan"} planId={planId} filmId={null} here="Plan">
        {plan === undefined ? null : (
          <>
            <span className="money self-center text-[12px] text-ink3">
              $0.00 preview · {usd(plan.quote.if_live_usd)} if live
            </span>
            <Button look="primary" disabled={generate.isPending} onClick={() => generate.mutate()}>
              Generate
            </Button>
          </>
        )}
      </FilmHead>
      {generate.error === null ? null : (
        <p role="alert" className="px-5 py-3 text-fail">
          {wordsFor(generate.error, "start the film")}
        </p>
      )}
      {plan === undefined ? (
        <p className="p-6 text-ink2">
          {query.error === null
            ? "Loading the plan."
            : query.error instanceof ClientProblem && query.error.status === 404
              ? "There is nothing here. It may belong to another account."
              : wordsFor(query.error, "load the plan")}
        </p>
      ) : (
        <PlanBody plan={plan} />
      )}
    </>
  );
}

function PlanBody({ plan }: { plan: DirectorPlan }) {
  const body = JSON.stringify({ plan_id: plan.plan_id }, null, 2);
  const tab =
    "rounded-chip px-3 py-1 text-ink2 data-[state=active]:bg-s3 data-[state=active]:font-medium data-[state=active]:text-ink";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1">
      <div className="flex flex-col gap-5 p-5 max-md:p-4">
        <section aria-label="Animatic">
          <Animatic plan={plan} />
        </section>
        <ol aria-label="Shots" className="flex flex-col gap-3">
          {plan.shots.map((shot) => (
            <li key={shot.shot_id}>
              <ShotCard plan={plan} shot={shot} />
            </li>
          ))}
        </ol>
      </div>
      <Tabs.Root defaultValue="checks" className="border-l border-line bg-s1 p-5 max-lg:border-t max-lg:border-l-0">
        <Tabs.List
          aria-label="Plan details"
          className="mb-4 inline-flex rounded-control border border-line bg-s2 p-0.5"
        >
          <Tabs.Trigger value="checks" className={tab}>
            Checks
          </Tabs.Trigger>
          <Tabs.Trigger value="prompts" className={tab}>
            Prompts
          </Tabs.Trigger>
          <Tabs.Trigger value="api" className={tab}>
            API
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="checks" className="flex flex-col gap-4">
          <p className="text-ink2">
            <Chip tone="accent">{sentenceCase(plainWords(plan.mode_selection.primary))}</Chip>{" "}
            {plan.mode_selection.reason}
          </p>
          <CheckList checks={plan.story_report.checks} />
        </Tabs.Content>
        <Tabs.Content value="prompts" className="flex flex-col gap-4">
          {plan.shots.map((shot) => (
            <article key={shot.shot_id} aria-label={`Prompt of shot ${shot.index}`}>
              <div className="mb-1 flex items-center justify-between gap-2">
                <h3 className="font-medium">
                  {shot.index}. {shot.routed_model}
                </h3>
                <CopyButton label="Copy prompt" text={shot.prompt} />
              </div>
              <p className="rounded-control bg-s2 p-3 font-mono text-[12px] leading-[18px] break-words whitespace-pre-wrap">
                {shot.prompt}
              </p>
              <p className="mt-1 text-[12px] text-ink3">{shot.routing.reason}</p>
            </article>
          ))}
        </Tabs.Content>
        <Tabs.Content value="api">
          <div className="mb-2 flex items-center justify-between">
            <p className="font-mono text-[12px]">POST /api/v1/generate_video</p>
            <CopyButton label="Copy request" text={body} />
          </div>
          <pre tabIndex={0} className="overflow-x-auto rounded-control bg-s2 p-3 font-mono text-[12px]">
            {body}
          </pre>
          <p className="mt-2 text-[12px] text-ink3">
            Plan hash {plan.plan_hash.slice(0, 16)}…, planner {plan.planner_version}
          </p>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

function ShotCard({ plan, shot }: { plan: DirectorPlan; shot: PlannedShot }) {
  const physics = plan.camera_physics.find((each) => each.shot_id === shot.shot_id);
  const beat = plan.edit_beats.find((each) => each.shot_id === shot.shot_id);
  const field = physics?.depth_of_field;
  return (
    <article aria-label={`Shot ${shot.index}: ${shot.role}`} className="rounded-card border border-line bg-s1 p-4">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-medium">
          {shot.index}. {sentenceCase(shot.role)}
          <span className="ml-2 text-[12px] font-normal text-ink3">
            {plainWords(shot.framing)}, {plainWords(shot.camera.angle)}, {plainWords(shot.camera.movement)}
          </span>
        </h2>
        <span className="money text-[12px] text-ink3">
          {beat?.timecode_in} – {plan.edit_beats.findLast((each) => each.shot_id === shot.shot_id)?.timecode_out}
        </span>
      </div>
      <p>{shot.description}</p>
      <p className="mt-1 text-ink3">{shot.narrative_purpose}</p>
      <dl className="money mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[12px] text-ink2">
        {[
          ["lens", `${shot.camera.lens_mm} mm f/${physics?.aperture_f}`],
          ["focus", `${physics?.focus_distance_m.toFixed(1)} m`],
          ["sharp", `${field?.near_m.toFixed(1)} – ${field?.far_m == null ? "∞" : field.far_m.toFixed(1)} m`],
          ["speed", `${physics?.speed_mps.toFixed(2)} m/s`],
          ["model", shot.routed_model],
          ["risk", shot.artifact_risk.level],
        ].map(([term, value]) => (
          <div key={term} className="flex gap-1.5">
            <dt className="text-ink3">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shot.caption === null ? null : <p className="mt-2 border-l-2 border-line2 pl-3 text-ink2">“{shot.caption}”</p>}
    </article>
  );
}
