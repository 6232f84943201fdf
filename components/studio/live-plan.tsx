import { Check, LoaderCircle, Pause, Play, ShieldAlert } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { AnimaticFrame } from "./animatic.tsx";
import { CheckLines } from "./check-list.tsx";
import { LiveDirector } from "./director/live-director.tsx";
import { LiveShots } from "./director/live-shots.tsx";
import type { DirectedFilm } from "./director/use-directed-film.ts";
import { FaultNote } from "./fault-note.tsx";
import { openStudio } from "./film-artist.ts";
import { RiskChip } from "./risk-chip.tsx";
import { shotIndexAt } from "./shot-at.ts";
import type { LivePlanState } from "./use-live-plan.ts";
import { usePlayhead } from "./use-playhead.ts";
import { plainWords, sentenceCase, timecode } from "./words.ts";

/**
 * The plan as it stands while one types: picture, shots, checks, risk. The last plan stays while the next one forms;
 * what `children` say of it stands above it.
 */
export function LivePlan({ live, film, children }: { live: LivePlanState; film: DirectedFilm; children?: ReactNode }) {
  const { planning } = live;
  const plan = film.plan ?? live.plan;
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
      {plan !== null ? (
        <Body plan={plan} film={film} />
      ) : planning ? (
        <Forming />
      ) : live.error === null ? (
        <Empty />
      ) : null}
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

function Body({ plan, film }: { plan: DirectorPlan; film: DirectedFilm }) {
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
      <LiveDirector plan={plan} film={film} />
      <Player plan={plan} draft={film.soFar !== null} />
      <LiveShots plan={plan} soFar={film.soFar} />
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
function Player({ plan, draft }: { plan: DirectorPlan; draft: boolean }) {
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
        {draft ? (
          <p className="absolute top-2 left-2 rounded-chip bg-black/72 px-2 py-0.5 text-sm text-white">Draft</p>
        ) : null}
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
