"use client";

import { useEffect, useRef, useState } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { captionAt } from "#lib/render/scene/caption-range.ts";
import { animaticSizes, drawPlanFrame } from "./film-artist.ts";
import { shotIndexAt } from "./shot-at.ts";

/** The playhead of a plan: where it is, whether it runs. It stops at the end and starts over from there. */
export const usePlayhead = (plan: DirectorPlan) => {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const end = plan.duration_seconds;
  const hash = plan.plan_hash;
  useEffect(() => {
    setAt(0);
    setPlaying(false);
  }, [hash]);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let last = performance.now();
    const tick = (now: number) => {
      const passed = (now - last) / 1000;
      last = now;
      setAt((seconds) => Math.min(end, seconds + passed));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, end]);
  useEffect(() => {
    if (playing && at >= end) setPlaying(false);
  }, [playing, at, end]);
  return {
    at,
    playing,
    seek: (seconds: number) => setAt(Math.max(0, Math.min(end, seconds))),
    toggle: () => {
      if (!playing && at >= end - 1 / plan.fps) setAt(0);
      setPlaying(!playing);
    },
  };
};

/** A plan's picture at a time of the film, drawn with the film's own code; its caption is real text over it. */
export function AnimaticFrame({ plan, at, captions }: { plan: DirectorPlan; at: number; captions: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const wanted = useRef<{ plan: DirectorPlan; seconds: number } | null>(null);
  const busy = useRef(false);
  const size = animaticSizes[plan.aspect_ratio];
  const seconds = Math.min(at, plan.duration_seconds - 1 / plan.fps);
  const shot = shotIndexAt(plan.shots, seconds);
  const within = Math.max(0, seconds - (plan.shots[shot]?.start_seconds ?? 0));

  useEffect(() => {
    wanted.current = { plan, seconds };
    // One picture at a time: what was passed over while one was drawn is never drawn.
    const draw = () => {
      const order = wanted.current;
      busy.current = order !== null;
      if (order === null) return;
      wanted.current = null;
      const index = shotIndexAt(order.plan.shots, order.seconds);
      const start = order.plan.shots[index]?.start_seconds ?? 0;
      drawPlanFrame(order.plan, index, Math.max(0, order.seconds - start), "now", (picture) => {
        const target = canvas.current;
        if (picture !== null) target?.getContext("2d")?.drawImage(picture, 0, 0, target.width, target.height);
        picture?.close();
        draw();
      });
    };
    if (!busy.current) draw();
  }, [plan, seconds]);

  const caption = captions ? captionAt(plan, shot, within) : null;
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Animatic: shot ${shot + 1} of ${plan.shots.length}, ${Math.floor(seconds)} s of ${Math.round(plan.duration_seconds)} s`}
        width={size.width_px}
        height={size.height_px}
        className="block h-full w-full object-contain"
      />
      {caption === null ? null : (
        <p className="pointer-events-none absolute inset-x-[8%] bottom-[8%] text-center">
          <span className="rounded-chip bg-black/72 px-2.5 py-1 text-lg font-semibold text-white [box-decoration-break:clone]">
            {caption}
          </span>
        </p>
      )}
    </>
  );
}
