"use client";

import { Captions, Maximize, Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from "react";
import { IconButton } from "#components/ui/button.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { AnimaticFrame, type Playhead } from "./animatic.tsx";
import { pressPlayerKey } from "./player-keys.ts";
import { shotIndexAt } from "./shot-at.ts";
import { roleTitle, timecode } from "./words.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The plan as moving pictures, with its transport. Silent: sound is laid when the film is made. */
export function AnimaticPlayer({ plan, playhead }: { plan: DirectorPlan; playhead: Playhead }) {
  const { at, playing, seek, toggle, toShot } = playhead;
  const [captions, setCaptions] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const selected = shotIndexAt(plan.shots, at);
  const shot = plan.shots[selected];
  const fullScreen = () =>
    void (document.fullscreenElement === null ? frame.current?.requestFullscreen() : document.exitFullscreen());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    pressPlayerKey(event, {
      toggle,
      stop: playhead.stop,
      forward: playhead.forward,
      back: () => seek(at - 1),
      step: (seconds) => seek(at + seconds),
      toShot,
      shot: () => selected,
      toStart: () => seek(0),
      toEnd: () => seek(plan.duration_seconds),
      mute: () => undefined,
      captions: () => setCaptions(!captions),
      fullScreen,
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const PlayIcon = playing ? Pause : Play;
  return (
    <section aria-label="Animatic" className="max-lg:sticky max-lg:top-[52px] max-lg:z-20 max-lg:bg-bg">
      <div
        ref={frame}
        className="relative mx-auto max-h-[max(240px,calc(100dvh-352px))] overflow-hidden rounded-frame bg-well max-lg:max-h-[46dvh]"
        style={{ aspectRatio: plan.aspect_ratio.replace(":", " / ") }}
      >
        <AnimaticFrame plan={plan} at={at} captions={captions} />
        <p className="absolute top-2 right-2 rounded-chip bg-black/72 px-2 py-0.5 text-sm text-white">
          {selected + 1} {shot === undefined ? "" : roleTitle(shot.role)}
          <span className="figures max-sm:hidden"> · Animatic, drawn from the plan</span>
        </p>
      </div>
      <div className="flex items-center gap-1 pt-1.5 max-lg:px-3 max-lg:pb-1.5">
        <IconButton label="Previous shot" onClick={() => toShot(selected - 1)} className="max-sm:hidden">
          <SkipBack {...icon} />
        </IconButton>
        <IconButton
          label={playing ? "Pause" : "Play"}
          onClick={toggle}
          className="border border-line2 text-ink max-md:border-0"
        >
          <PlayIcon {...icon} />
        </IconButton>
        <IconButton label="Next shot" onClick={() => toShot(selected + 1)} className="max-sm:hidden">
          <SkipForward {...icon} />
        </IconButton>
        <span className="figures px-2 text-sm whitespace-nowrap">
          <span className="font-semibold">{timecode(at)}</span>
          <span className="text-ink3 max-md:hidden"> / {timecode(plan.duration_seconds)}</span>
        </span>
        <input
          type="range"
          aria-label="Playhead"
          aria-valuetext={`Shot ${selected + 1}, ${timecode(at)}`}
          min={0}
          max={plan.duration_seconds}
          step={1 / plan.fps}
          value={at}
          onChange={(event) => seek(Number(event.target.value))}
          style={{ "--share": `${(at / plan.duration_seconds) * 100}%` } as CSSProperties}
          className="mx-2 scrubber min-w-0 flex-1 max-md:h-11"
        />
        <IconButton
          label="Captions"
          aria-pressed={captions}
          onClick={() => setCaptions(!captions)}
          className="aria-pressed:text-accent"
        >
          <Captions {...icon} />
        </IconButton>
        <IconButton label="Full screen" onClick={fullScreen}>
          <Maximize {...icon} />
        </IconButton>
      </div>
    </section>
  );
}
