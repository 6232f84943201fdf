"use client";

import { useRef, type CSSProperties } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { shotIndexAt } from "./shot-at.ts";
import { usePlayheadNow, type Playhead } from "./use-playhead.ts";
import { timecode } from "./words.ts";

/** The playhead as a slider: a film that plays rests while it is held. */
export function Scrubber({ plan, playhead, className }: { plan: DirectorPlan; playhead: Playhead; className: string }) {
  const at = usePlayheadNow(playhead);
  const goOn = useRef(false);
  const held = () => {
    goOn.current = playhead.rate() === 1;
    if (goOn.current) playhead.stop();
  };
  const released = () => {
    if (goOn.current) playhead.toggle();
    goOn.current = false;
  };
  return (
    <input
      type="range"
      aria-label="Playhead"
      aria-valuetext={`Shot ${shotIndexAt(plan.shots, playhead.at) + 1}, ${timecode(playhead.at)}`}
      min={0}
      max={plan.duration_seconds}
      step={1 / plan.fps}
      value={at}
      onPointerDown={held}
      onPointerUp={released}
      onPointerCancel={released}
      onChange={(event) => playhead.seek(Number(event.target.value))}
      style={{ "--share": `${(at / plan.duration_seconds) * 100}%` } as CSSProperties}
      className={`scrubber ${className}`}
    />
  );
}

/** Where the playhead is, to the frame. */
export function Timecode({ plan, playhead }: { plan: DirectorPlan; playhead: Playhead }) {
  const at = usePlayheadNow(playhead);
  return (
    <span className="figures text-sm whitespace-nowrap">
      <span className="font-semibold max-sm:hidden">{timecode(at)}</span>
      <span className="font-semibold sm:hidden">{timecode(at, true)}</span>
      <span className="text-ink3 max-md:hidden"> / {timecode(plan.duration_seconds)}</span>
    </span>
  );
}
