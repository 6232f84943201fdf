"use client";

import { useEffect, useRef, useState } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { captionAt } from "#lib/render/scene/caption-range.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { animaticSizes, drawPlanFrame } from "./film-artist.ts";
import { loadFaces } from "./film-face.ts";
import { filmFaces } from "./film-faces.ts";
import { shotIndexAt } from "./shot-at.ts";

/** Where a plan is shown, and what moves it. */
export interface Playhead {
  /** Seconds from the film's start. */
  at: number;
  playing: boolean;
  seek: (seconds: number) => void;
  /** Goes to a shot by its index from 0; one outside the film is the nearest there is. */
  toShot: (index: number) => void;
  toggle: () => void;
  stop: () => void;
  /** Plays; when it plays already, twice as fast, up to four times. */
  forward: () => void;
}

/** The playhead of a plan. It stops at the end and starts over from there; another plan starts it anew. */
export const usePlayhead = (plan: DirectorPlan, from = 0): Playhead => {
  const [at, setAt] = useState(from);
  const [speed, setSpeed] = useState(0);
  const end = plan.duration_seconds;
  const hash = useRef(plan.plan_hash);
  useEffect(() => {
    if (hash.current === plan.plan_hash) return;
    hash.current = plan.plan_hash;
    setAt(0);
    setSpeed(0);
  }, [plan.plan_hash]);
  useEffect(() => {
    if (speed === 0) return;
    let frame = 0;
    let last = performance.now();
    const tick = (now: number) => {
      const passed = ((now - last) / 1000) * speed;
      last = now;
      setAt((seconds) => Math.min(end, seconds + passed));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [speed, end]);
  useEffect(() => {
    if (at >= end) setSpeed(0);
  }, [at, end]);
  const seek = (seconds: number) => setAt(Math.max(0, Math.min(end, seconds)));
  const play = (times: number) => {
    if (at >= end - 1 / plan.fps) setAt(0);
    setSpeed(times);
  };
  return {
    at,
    playing: speed !== 0,
    seek,
    toShot: (index) => seek(plan.shots[Math.max(0, Math.min(plan.shots.length - 1, index))]?.start_seconds ?? 0),
    toggle: () => (speed === 0 ? play(1) : setSpeed(0)),
    stop: () => setSpeed(0),
    forward: () => play(speed === 0 ? 1 : Math.min(4, speed * 2)),
  };
};

/** A plan's picture at a time of the film, drawn with the film's own code, its caption over it as the film burns it in. */
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
      <BurntCaption plan={plan} text={caption} />
    </>
  );
}

/** A caption set as in the film, and as text for who does not see it. */
function BurntCaption({ plan, text }: { plan: DirectorPlan; text: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = previewSizes[plan.aspect_ratio];
  useEffect(() => {
    let wanted = true;
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, width, height);
    if (text === null || context == null) return;
    const draw = () => {
      if (!wanted) return;
      const size = { width_px: width, height_px: height };
      drawCaption(context, text, size, plan.language, plan.mode_selection.primary);
    };
    void filmFaces(plan)
      .then((faces) => loadFaces(faces, document.fonts))
      .then(draw);
    return () => {
      wanted = false;
    };
  }, [plan, text, width, height]);
  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={width}
        height={height}
        className="pointer-events-none absolute inset-0 block h-full w-full object-contain"
      />
      {text === null ? null : (
        <p className="sr-only" lang={plan.language} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
