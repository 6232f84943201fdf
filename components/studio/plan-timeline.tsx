"use client";

import { AudioLines, Camera, Captions, Film, Scissors, type LucideIcon } from "lucide-react";
import { memo, useRef, type ReactNode } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { captionRange } from "#lib/render/scene/caption-range.ts";
import type { Loudness } from "./loudness.ts";
import { TimelineShots } from "./timeline-shots.tsx";
import type { EditPlan } from "./use-plan-revisions.ts";
import { usePlayheadNow, type Playhead } from "./use-playhead.ts";
import { plainWords, timecode } from "./words.ts";

const tickSteps_s = [0.5, 1, 2, 5, 10];
const mostTicks = 12;

/** The film in time: ruler, shots, beats, the camera's way, captions, sound, all over one another and under one playhead. */
export const PlanTimeline = memo(function PlanTimeline({
  plan,
  playhead,
  selected,
  onEdit,
  loudness,
  pictures,
}: {
  plan: DirectorPlan;
  playhead: Playhead;
  selected: number;
  onEdit: EditPlan;
  /** Null while the sound is not composed, or where there is none. */
  loudness: Loudness | null;
  /** Whether the shots' pictures may be drawn: they wait until the film's first one is there. */
  pictures: boolean;
}) {
  return (
    <section
      aria-label="Timeline"
      className="relative overflow-hidden rounded-card border border-line bg-s1 max-lg:rounded-none max-lg:border-x-0"
    >
      <Lane label={<Now playhead={playhead} />} className="h-6 max-md:hidden">
        <Ruler plan={plan} playhead={playhead} />
      </Lane>
      <Lane label="Shots" Icon={Film} className="h-12 py-0.5">
        <TimelineShots plan={plan} selected={selected} onSelect={playhead.toShot} onEdit={onEdit} pictures={pictures} />
      </Lane>
      <Lane label="Beats" Icon={Scissors} className="h-[30px] max-md:hidden">
        {plan.edit_beats.map((beat) => (
          <Span key={beat.beat_id} plan={plan} from={beat.start_seconds} to={beat.end_seconds} className="p-px py-1">
            <span
              title={`${beat.action} (${plainWords(beat.transition_in)})`}
              className="block h-full truncate rounded-[3px] bg-s3 px-1.5 text-sm leading-[22px]"
            >
              {beat.action}
            </span>
          </Span>
        ))}
      </Lane>
      <Lane label="Camera" Icon={Camera} className="h-[30px] max-md:hidden">
        {plan.shots.map((shot) => (
          <Span
            key={shot.shot_id}
            plan={plan}
            from={shot.start_seconds}
            to={shot.start_seconds + shot.duration_seconds}
            className="flex items-center gap-1.5 px-1.5"
          >
            <span
              className="figures text-sm text-ink3"
              title={`${shot.camera.lens_mm} mm, ${plainWords(shot.camera.movement)}`}
            >
              {shot.camera.lens_mm}
            </span>
            <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" className="h-4 min-w-0 flex-1">
              <path
                d={cameraCurve(plan, shot.shot_id)}
                fill="none"
                vectorEffect="non-scaling-stroke"
                strokeWidth={1.75}
                className="stroke-accent"
              />
            </svg>
          </Span>
        ))}
      </Lane>
      <Lane label="Captions" Icon={Captions} className="h-[26px] max-md:hidden">
        {plan.shots.map((shot, i) => {
          const range = captionRange(plan, i);
          const at = (frame: number) => shot.start_seconds + frame / plan.fps;
          return range === null ? null : (
            <Span key={shot.shot_id} plan={plan} from={at(range.first)} to={at(range.end)} className="py-1">
              <span
                lang={plan.language}
                dir="auto"
                title={range.text}
                className="block truncate border-l-2 border-line2 pl-1.5 text-sm leading-[18px] text-ink2"
              >
                {range.text}
              </span>
            </Span>
          );
        })}
      </Lane>
      <Lane label="Sound" Icon={AudioLines} className="h-[26px] max-md:hidden">
        {loudness === null ? (
          <span className="absolute inset-x-0 top-1/2 h-px bg-line2" />
        ) : (
          <svg
            viewBox={`0 0 ${loudness.length} 2`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 h-full w-full py-0.5"
          >
            <path
              d={loudness
                .map((loud, i) => `M${i + 0.5} ${1 - Math.max(0.04, loud)}V${1 + Math.max(0.04, loud)}`)
                .join("")}
              className="stroke-ink3"
              strokeWidth={0.55}
            />
          </svg>
        )}
      </Lane>
      <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 left-24 max-md:left-0">
        <PlayheadLine plan={plan} playhead={playhead} />
      </div>
    </section>
  );
});

/** A row: its name on the left, its time on the right. On phones only the time is there. */
function Lane({
  label,
  Icon,
  className,
  children,
}: {
  label: ReactNode;
  Icon?: LucideIcon;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className="flex border-t border-line first:border-t-0">
      <div className="flex w-24 shrink-0 items-center gap-2 border-r border-line px-2.5 text-sm text-ink2 max-md:hidden">
        {Icon === undefined ? null : <Icon size={14} strokeWidth={1.75} aria-hidden="true" className="text-ink3" />}
        {label}
      </div>
      <div className={`relative min-w-0 flex-1 ${className}`}>{children}</div>
    </div>
  );
}

function Span({
  plan,
  from,
  to,
  className,
  children,
}: {
  plan: DirectorPlan;
  from: number;
  to: number;
  className: string;
  children: ReactNode;
}) {
  const share = (seconds: number) => `${(seconds / plan.duration_seconds) * 100}%`;
  return (
    <span className={`absolute inset-y-0 ${className}`} style={{ left: share(from), width: share(to - from) }}>
      {children}
    </span>
  );
}

function Now({ playhead }: { playhead: Playhead }) {
  const at = usePlayheadNow(playhead);
  return <span className="figures text-accent">{timecode(at, true)}</span>;
}

/** A press on the ruler goes there; whoever has no pointer has the slider "Playhead". */
function Ruler({ plan, playhead }: { plan: DirectorPlan; playhead: Playhead }) {
  const held = useRef(false);
  const step = tickSteps_s.find((each) => plan.duration_seconds / each <= mostTicks) ?? tickSteps_s.at(-1) ?? 10;
  const ticks = Array.from({ length: Math.ceil(plan.duration_seconds / step - 1e-6) }, (_, i) => i * step);
  const seek = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const seconds = ((event.clientX - box.left) / box.width) * plan.duration_seconds;
    playhead.seek(Math.round(seconds * plan.fps) / plan.fps);
  };
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 cursor-pointer touch-none"
      onPointerDown={(event) => {
        held.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (held.current) seek(event);
      }}
      onPointerUp={() => (held.current = false)}
      onPointerCancel={() => (held.current = false)}
    >
      {ticks.map((tick) => (
        <span
          key={tick}
          style={{ left: `${(tick / plan.duration_seconds) * 100}%` }}
          className="figures absolute inset-y-0 border-l border-line2 pl-1 text-xs leading-6 text-ink3"
        >
          {timecode(tick, true)}
        </span>
      ))}
    </div>
  );
}

function PlayheadLine({ plan, playhead }: { plan: DirectorPlan; playhead: Playhead }) {
  const at = usePlayheadNow(playhead);
  return (
    <span
      className="absolute inset-y-0 w-0.5 -translate-x-px bg-accent before:absolute before:-left-1 before:border-x-5 before:border-t-6 before:border-x-transparent before:border-t-accent max-md:before:hidden"
      style={{ left: `${Math.min(1, at / plan.duration_seconds) * 100}%` }}
    />
  );
}

/** How far a camera has come of its way: travel where it goes, else what it zooms or turns. Path in a box of 100 x 20. */
const cameraCurve = (plan: DirectorPlan, shot_id: string): string => {
  const path = plan.camera_physics.find((each) => each.shot_id === shot_id)?.path ?? [];
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || last.t === 0) return "M0 10H100";
  const gone = path.map((pose) => Math.hypot(pose.x_m - first.x_m, pose.y_m - first.y_m, pose.z_m - first.z_m));
  const zoomed = path.map((pose) => Math.abs(pose.lens_mm - first.lens_mm));
  const turned = path.map((pose) => Math.abs(pose.pan_deg - first.pan_deg) + Math.abs(pose.tilt_deg - first.tilt_deg));
  const [way, most] =
    Math.max(...zoomed) >= 1
      ? [zoomed, Math.max(...zoomed)]
      : Math.max(...gone) >= 0.05
        ? [gone, Math.max(...gone)]
        : [turned, Math.max(1, ...turned)];
  if (Math.max(...way) === 0) return "M0 10H100";
  return `M${path.map((pose, i) => `${(pose.t / last.t) * 100} ${18 - ((way[i] ?? 0) / most) * 16}`).join("L")}`;
};
