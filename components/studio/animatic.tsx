"use client";

import { Pause, Play } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import { captionAt } from "#lib/render/scene/caption-range.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";

/** Pictures of the animatic, small enough for software rendering to keep up. */
const sizes: Record<AspectRatio, { width_px: number; height_px: number }> = {
  "16:9": { width_px: 640, height_px: 360 },
  "9:16": { width_px: 360, height_px: 640 },
  "1:1": { width_px: 480, height_px: 480 },
};

const createCanvas: CanvasFactory = (width, height) => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

const shotIndexAt = (plan: DirectorPlan, seconds: number): number => {
  const index = plan.shots.findLastIndex((shot) => shot.start_seconds <= seconds + 1e-6);
  return Math.max(0, index);
};

/** Plays a plan with the film's own drawing code. Silent; captions are words under the picture for readers. */
export function Animatic({ plan }: { plan: DirectorPlan }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const size = sizes[plan.aspect_ratio];
  const scene = useMemo(() => buildFilmScene(plan, sizes[plan.aspect_ratio], createCanvas), [plan]);
  const shot = shotIndexAt(plan, at);
  const start = plan.shots[shot]?.start_seconds ?? 0;

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context == null) return;
    // The next free moment: a plan that changes while one types must not hold the keys.
    const frame = requestAnimationFrame(() => drawFrame(scene, context, shot, Math.max(0, at - start)));
    return () => cancelAnimationFrame(frame);
  }, [scene, shot, at, start]);

  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let last = performance.now();
    const tick = (now: number) => {
      const passed = (now - last) / 1000;
      last = now;
      setAt((seconds) => (seconds + passed >= plan.duration_seconds ? 0 : seconds + passed));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, plan.duration_seconds]);

  const caption = captionAt(plan, shot, at - start);
  return (
    <div className="flex flex-col gap-2">
      <div
        className="relative mx-auto overflow-hidden rounded-frame border border-line bg-well"
        style={{
          aspectRatio: `${size.width_px} / ${size.height_px}`,
          maxHeight: "46vh",
          width: size.width_px > size.height_px ? "100%" : "auto",
        }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Animatic: shot ${shot + 1} of ${plan.shots.length}, ${Math.floor(at)} s of ${Math.round(plan.duration_seconds)} s`}
          width={size.width_px}
          height={size.height_px}
          className="block h-full w-full"
        />
        {caption === null ? null : (
          <p className="pointer-events-none absolute inset-x-4 bottom-3 text-center">
            <span className="rounded-chip bg-black/70 px-2 py-1 font-medium text-white">{caption}</span>
          </p>
        )}
      </div>
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={playing ? "Pause" : "Play"}
          onClick={() => setPlaying(!playing)}
          className="grid size-8 place-items-center rounded-control border border-ctl hover:bg-s3 max-md:size-11"
        >
          {playing ? (
            <Pause size={15} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Play size={15} strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
        <input
          type="range"
          aria-label="Playhead"
          min={0}
          max={plan.duration_seconds}
          step={1 / plan.fps}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          className="h-6 flex-1 accent-[var(--accent)]"
        />
        <span className="money text-[12px] text-ink3">
          {at.toFixed(1)} / {plan.duration_seconds.toFixed(1)} s
        </span>
      </div>
    </div>
  );
}
