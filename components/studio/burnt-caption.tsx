"use client";

import { useEffect, useRef } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { loadFaces } from "./film-face.ts";
import { filmFaces } from "./film-faces.ts";

/** A caption set as in the film, seen by a share of 0 to 1, and as text for who does not see it. */
export function BurntCaption({ plan, text, share }: { plan: DirectorPlan; text: string | null; share: number }) {
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
        style={{ opacity: share }}
        className={`pointer-events-none absolute inset-0 h-full w-full object-contain ${text === null ? "hidden" : "block"}`}
      />
      {text === null ? null : (
        <p className="sr-only" lang={plan.language} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
