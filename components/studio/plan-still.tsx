"use client";

import { useEffect, useRef } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { animaticSizes, drawStill } from "./film-artist.ts";
import { sliceOf } from "./shot-slice.ts";

/** Where in a shot its picture is taken: late enough that the shot has become itself. */
const stillShare = 0.45;

/** One picture of a planned shot, drawn by the film's own code. `shot` counts from 0, `at` is a share of its length. */
export function PlanStill({
  plan,
  shot,
  at = stillShare,
  className = "",
}: {
  plan: DirectorPlan;
  shot: number;
  at?: number;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef("");
  const size = animaticSizes[plan.aspect_ratio];
  useEffect(() => {
    // A plan that changed elsewhere leaves the picture as it is.
    const slice = `${at} ${sliceOf(plan, shot)}`;
    if (drawn.current === slice) return;
    let wanted = true;
    const length = plan.shots[shot]?.duration_seconds ?? 0;
    const takeBack = drawStill({ plan, shot, t_s: length * at, hidden: [] }, (picture) => {
      const context = canvas.current?.getContext("2d");
      if (wanted && picture !== null && context != null) {
        context.imageSmoothingQuality = "high";
        context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
        drawn.current = slice;
      }
      picture?.close();
    });
    return () => {
      wanted = false;
      takeBack();
    };
  }, [plan, shot, at]);
  return (
    <span className={`block shrink-0 overflow-hidden rounded-frame bg-well ${className}`}>
      <canvas
        ref={canvas}
        width={size.width_px / 2}
        height={size.height_px / 2}
        aria-hidden="true"
        className="block h-full w-full object-contain"
      />
    </span>
  );
}
