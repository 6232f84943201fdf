"use client";

import { Fragment, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";
import { cutAt, cutBy, cutRange, endOf, movedBy, movedTo } from "./cut-edits.ts";
import { PlanStill } from "./plan-still.tsx";
import type { EditPlan } from "./use-plan-revisions.ts";
import { useRoving } from "./use-roving.ts";
import { roleTitle, shotSeconds, timecode } from "./words.ts";

/** A pointer that went further than this drags; nearer, it presses. */
const dragFrom_px = 6;
/** Pictures of a film in its strip, about. */
const stripStills = 10;

type Drag =
  | { kind: "cut"; shot: number; frame: number }
  | { kind: "shot"; shot: number; from_px: number; place: number | null };

/**
 * The shots in the time they take, with their cuts. Arrows go from one to the next; Alt and an arrow moves a shot, up
 * and down move a cut by a frame, with Shift by ten. By pointer both are dragged; Escape lets go.
 */
export function TimelineShots({
  plan,
  selected,
  onSelect,
  onEdit,
  pictures,
}: {
  plan: DirectorPlan;
  selected: number;
  onSelect: (index: number) => void;
  onEdit: EditPlan;
  pictures: boolean;
}) {
  const track = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const ids = plan.shots.flatMap(({ shot_id }) => [`shot ${shot_id}`, `cut ${shot_id}`]);
  const roving = useRoving(ids, `shot ${plan.shots[selected]?.shot_id ?? ""}`);
  const total = framesOf(plan.duration_seconds);
  const share = (frames: number) => `${(frames / total) * 100}%`;
  const frameAt = (event: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect();
    return box === undefined ? 0 : ((event.clientX - box.left) / box.width) * total;
  };
  /** Where a shot that is dropped here would stand. */
  const placeAt = (event: PointerEvent, shot: number): number => {
    const frame = frameAt(event);
    return plan.shots.filter(
      (other, i) => i !== shot && framesOf(other.start_seconds) + framesOf(other.duration_seconds) / 2 < frame,
    ).length;
  };
  const cutOf = (i: number): number => {
    if (drag?.kind === "cut" && drag.shot === i) return drag.frame;
    return endOf(plan, i);
  };
  const onCutKey = (event: KeyboardEvent, i: number) => {
    if (roving.press(event, ids[i * 2 + 1] ?? "", ["ArrowLeft"], ["ArrowRight"])) return;
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === "Escape") setDrag(null);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const frames = step * (event.shiftKey && Math.abs(step) === 1 ? 10 : 1);
    const { shot_id } = plan.shots[i] ?? { shot_id: "" };
    onEdit((now) => cutBy(now, shot_id, frames));
  };
  const onShotKey = (event: KeyboardEvent, i: number) => {
    if (event.key === "Escape") setDrag(null);
    if (roving.press(event, ids[i * 2] ?? "", ["ArrowLeft"], ["ArrowRight"])) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    const { shot_id } = plan.shots[i] ?? { shot_id: "" };
    onEdit((now) => movedBy(now, shot_id, step));
  };
  return (
    <div ref={track} role="toolbar" aria-label="Shots and cuts" className="relative h-11 touch-pan-y select-none">
      {plan.shots.map((shot, i) => {
        const start = i === 0 ? 0 : cutOf(i - 1);
        const end = cutOf(i);
        const { least, most } = cutRange(plan, i);
        const last = i === plan.shots.length - 1;
        const stills = !pictures ? 0 : Math.max(1, Math.min(4, Math.round(((end - start) / total) * stripStills)));
        return (
          <Fragment key={shot.shot_id}>
            <button
              type="button"
              aria-pressed={i === selected}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              title={`${roleTitle(shot.role)}, ${shotSeconds(secondsOf(end - start))}. Drag it, or press Alt and an arrow, to move it.`}
              {...roving.thing(`shot ${shot.shot_id}`)}
              onClick={() => {
                if (!dragged.current) onSelect(i);
              }}
              onKeyDown={(event) => onShotKey(event, i)}
              onPointerDown={(event) => {
                dragged.current = false;
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrag({ kind: "shot", shot: i, from_px: event.clientX, place: null });
              }}
              onPointerMove={(event) => {
                if (drag?.kind !== "shot" || drag.shot !== i) return;
                if (drag.place === null && Math.abs(event.clientX - drag.from_px) < dragFrom_px) return;
                dragged.current = true;
                setDrag({ ...drag, place: placeAt(event, i) });
              }}
              onPointerUp={() => {
                if (drag?.kind === "shot" && drag.place !== null) {
                  const { place } = drag;
                  onEdit((now) => movedTo(now, shot.shot_id, place));
                }
                setDrag(null);
              }}
              onPointerCancel={() => setDrag(null)}
              style={{ left: share(start), width: share(end - start) }}
              className={`group absolute inset-y-0 overflow-hidden border-x border-s1 text-left -outline-offset-2 ${drag?.kind === "shot" && drag.shot === i && drag.place !== null ? "opacity-50" : ""}`}
            >
              <span className="flex h-full bg-well" aria-hidden="true">
                {Array.from({ length: stills }, (_, k) => (
                  <PlanStill
                    key={k}
                    plan={plan}
                    shot={i}
                    at={(k + 0.5) / stills}
                    className="h-full min-w-0 flex-1 !rounded-none [&>canvas]:object-cover"
                  />
                ))}
              </span>
              <span className="absolute top-0.5 left-0.5 max-w-full truncate rounded-chip bg-black/72 px-1.5 text-xs text-white">
                {shot.index}
                <span className="max-sm:sr-only"> {roleTitle(shot.role)}</span>
              </span>
              {i === selected ? <span className="absolute inset-0 border-2 border-accent" /> : null}
            </button>
            <span
              role="slider"
              aria-label={last ? "End of the film" : `Cut after shot ${i + 1}`}
              aria-orientation="vertical"
              aria-valuemin={secondsOf(least)}
              aria-valuemax={secondsOf(most)}
              aria-valuenow={secondsOf(end)}
              aria-valuetext={timecode(secondsOf(end))}
              title="Drag it, or press up and down, to move the cut by frames."
              {...roving.thing(`cut ${shot.shot_id}`)}
              onKeyDown={(event) => onCutKey(event, i)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrag({ kind: "cut", shot: i, frame: end });
              }}
              onPointerMove={(event) => {
                if (drag?.kind !== "cut" || drag.shot !== i) return;
                setDrag({ ...drag, frame: Math.max(least, Math.min(most, Math.round(frameAt(event)))) });
              }}
              onPointerUp={() => {
                if (drag?.kind === "cut") {
                  const { frame } = drag;
                  onEdit((now) => cutAt(now, shot.shot_id, frame));
                }
                setDrag(null);
              }}
              onPointerCancel={() => setDrag(null)}
              style={{ left: `min(100%, ${share(end)})` }}
              className={`absolute inset-y-0 z-10 w-6 cursor-ew-resize touch-none rounded-chip before:absolute before:inset-y-1 before:w-1 before:rounded-full before:bg-white/0 hover:before:bg-white focus-visible:before:bg-white ${last ? "-translate-x-6 before:right-0.5" : "-translate-x-3 before:left-2.5"}`}
            >
              {drag?.kind === "cut" && drag.shot === i ? (
                <span
                  className={`figures pointer-events-none absolute top-full z-20 mt-1 rounded-chip bg-black/85 px-1.5 py-0.5 text-xs whitespace-nowrap text-white ${last ? "right-0" : "left-1/2 -translate-x-1/2"}`}
                >
                  {timecode(secondsOf(end), true)}
                </span>
              ) : null}
            </span>
          </Fragment>
        );
      })}
      {drag?.kind === "shot" && drag.place !== null && drag.place !== drag.shot ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 z-20 w-1 -translate-x-0.5 bg-accent"
          style={{
            left: share(drag.place > drag.shot ? cutOf(drag.place) : drag.place === 0 ? 0 : cutOf(drag.place - 1)),
          }}
        />
      ) : null}
    </div>
  );
}
