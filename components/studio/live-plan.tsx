import { Check, LoaderCircle, Pause, Play, ShieldAlert } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { AnimaticFrame } from "./animatic.tsx";
import { CheckLines } from "./check-list.tsx";
import { FaultNote } from "./fault-note.tsx";
import { openStudio } from "./film-artist.ts";
import { PlanStill } from "./plan-still.tsx";
import { RiskChip } from "./risk-chip.tsx";
import { shotIndexAt } from "./shot-at.ts";
import type { LivePlanState } from "./use-live-plan.ts";
import { usePlayhead } from "./use-playhead.ts";
import { livePrice, modelName, plainWords, roleTitle, sentenceCase, shotSeconds, timecode } from "./words.ts";

/**
 * The plan as it stands while one types: picture, shots, checks, risk. The last plan stays while the next one forms;
 * what `children` say of it stands above it.
 */
export function LivePlan({ live, children }: { live: LivePlanState; children?: ReactNode }) {
  const { plan, planning } = live;
  useEffect(() => void openStudio(), []);
  return (
    <section aria-label="Live plan" className="flex flex-col gap-3 p-5 max-md:p-4">
      <div className="flex min-h-[22px] items-center justify-between gap-3">
        <div className="flex items-center gap-2.5">
          <h2 className="font-semibold">Live plan</h2>
          <span role="status">
            {planning ? (
              <Chip>
                <LoaderCircle size={12} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
                Planning
              </Chip>
            ) : plan === null || live.error !== null ? null : (
              <Chip tone="pass">
                <Check size={13} strokeWidth={1.75} aria-hidden="true" /> Up to date
              </Chip>
            )}
          </span>
        </div>
        <span className="text-sm text-ink3">Free. Updates as you type.</span>
      </div>
      {live.error === null ? null : <FaultNote error={live.error} doing="plan the film" onRetry={live.retry} />}
      {children}
      {plan !== null ? <Body plan={plan} /> : planning ? <Forming /> : live.error === null ? <Empty /> : null}
    </section>
  );
}

function Empty() {
  return (
    <div className="grid aspect-video place-items-center rounded-card border border-dashed border-line2 px-6 text-center">
      <p className="text-ink2">
        <strong className="block text-md font-semibold text-ink">Your plan appears here.</strong>
        Planning is free. Write a sentence, or start from an example.
      </p>
    </div>
  );
}

function Forming() {
  return (
    <>
      <Skeleton className="aspect-video w-full" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 py-1.5">
          <Skeleton className="h-12 w-[86px]" />
          <div className="flex flex-1 flex-col justify-center gap-2">
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </>
  );
}

function Body({ plan }: { plan: DirectorPlan }) {
  const finding = plan.gate.would_block ? plan.gate.findings[0] : undefined;
  const factor = plan.artifact_risk.factors.toSorted((a, b) => b.weight - a.weight)[0];
  return (
    <>
      {finding === undefined ? null : (
        <p className="flex gap-2 rounded-control bg-warn-bg px-3 py-2 text-sm text-warn">
          <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span>
            {finding.gate === "consent" ? "This film needs consent. " : "We cannot make this film. "}
            {finding.reason}.
          </span>
        </p>
      )}
      <Player plan={plan} />
      <ol aria-label="Shots" className="-mt-1 flex flex-col">
        {plan.shots.map((shot, i) => (
          <li key={shot.shot_id} className="flex items-center gap-3 border-b border-line py-2">
            <PlanStill plan={plan} shot={i} className="h-12 w-[86px]" />
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-3">
                <span className="truncate">
                  <span className="font-semibold">
                    {shot.index}. {roleTitle(shot.role)}
                  </span>{" "}
                  <span className="text-sm text-ink3">
                    {shotSeconds(shot.duration_seconds)} · {shot.camera.lens_mm} mm · {plainWords(shot.camera.movement)}
                  </span>
                </span>
                <span className="figures shrink-0 text-sm max-sm:hidden">{modelName(shot.routed_model)}</span>
              </p>
              <p className="flex items-baseline justify-between gap-3">
                <span className="truncate text-ink2" title={shot.description}>
                  {shot.description}
                </span>
                {livePrice(shot) === null ? null : (
                  <span className="figures shrink-0 text-sm text-ink3">{livePrice(shot)} live</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
        <Column title="Story checks">
          <CheckLines checks={plan.story_report.checks} />
        </Column>
        <Column title="Artifact risk">
          <RiskChip level={plan.artifact_risk.level} score={plan.artifact_risk.score} />
          {factor === undefined ? null : (
            <p className="mt-1.5 text-sm leading-4 text-ink2">
              {sentenceCase(plainWords(factor.factor))}. {factor.mitigation}
            </p>
          )}
        </Column>
      </div>
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 text-sm text-ink2">{title}</h3>
      {children}
    </div>
  );
}

/** The plan's pictures with one button and a line of shots; a press on the line goes there. */
function Player({ plan }: { plan: DirectorPlan }) {
  const playhead = usePlayhead(plan);
  const { at, playing, seek, toggle } = playhead;
  const Icon = playing ? Pause : Play;
  const current = shotIndexAt(plan.shots, at);
  return (
    <div>
      <div className="relative grid aspect-video place-items-center overflow-hidden rounded-frame bg-well">
        <AnimaticFrame plan={plan} playhead={playhead} captions />
        <p className="figures absolute top-2 right-2 rounded-chip bg-black/72 px-2 py-0.5 text-sm text-white">
          {timecode(at, true)} / {timecode(plan.duration_seconds, true)}
        </p>
        <button
          type="button"
          aria-label={playing ? "Pause" : "Play"}
          onClick={toggle}
          className="absolute bottom-2.5 left-2.5 grid size-8 place-items-center rounded-full bg-black/72 text-white hover:bg-black max-md:size-11"
        >
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="mt-1 flex gap-0.5" aria-hidden="true">
        {plan.shots.map((shot, i) => {
          const share = Math.max(0, Math.min(1, (at - shot.start_seconds) / shot.duration_seconds));
          return (
            <span
              key={shot.shot_id}
              onClick={() => seek(shot.start_seconds)}
              style={{ flexGrow: shot.duration_seconds }}
              className="block cursor-pointer basis-0 py-1"
            >
              <span className={`block h-[3px] overflow-hidden ${i === current ? "bg-line2" : "bg-s3"}`}>
                <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
