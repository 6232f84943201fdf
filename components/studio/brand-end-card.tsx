"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Segments } from "#components/ui/segments.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { aspectRatios, type AspectRatio } from "#lib/contract/vocabulary.ts";
import type { SceneCanvas } from "#lib/render/scene/canvas.ts";
import type { ProductPicture } from "#lib/render/scene/product-picture.ts";
import { canvasFrom, cardFilm, cardSize, cardStart, drawCard, plannedFor, type CardLook } from "./brand-card.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { drawStill } from "./film-artist.ts";

const shapes = aspectRatios.map((value) => ({ value, label: value }));
/** Time after the last key before the card is drawn anew. */
const quiet_ms = 120;

const usePlan = (aspect: AspectRatio) =>
  useQuery({
    queryKey: ["card-plan", aspect],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: ({ signal }) => service.plan_director_prompt(cardFilm(aspect), { signal }),
  });

/** The frame at which a plan's card comes; null until it is drawn. */
const useLastPicture = (plan: DirectorPlan | undefined): SceneCanvas | null => {
  const [drawn, setDrawn] = useState<{ plan_id: string; canvas: SceneCanvas } | null>(null);
  useEffect(() => {
    if (plan === undefined) return;
    let wanted = true;
    const takeBack = drawStill(
      { plan, shot: plan.shots.length - 1, t_s: cardStart(plan, ""), hidden: [] },
      (picture) => {
        if (picture === null) return;
        if (wanted) setDrawn({ plan_id: plan.plan_id, canvas: canvasFrom(picture) });
        else picture.close();
      },
    );
    return () => {
      wanted = false;
      takeBack();
    };
  }, [plan]);
  return drawn !== null && drawn.plan_id === plan?.plan_id ? drawn.canvas : null;
};

/** The card that films of this brand end on, drawn by the film's own code while the brand is written. */
export function EndCardPreview({ look, product }: { look: CardLook; product: ProductPicture | null }) {
  const [aspect, setAspect] = useState<AspectRatio>("16:9");
  const canvas = useRef<HTMLCanvasElement>(null);
  const plan = usePlan(aspect);
  const picture = useLastPicture(plan.data);
  const { width, height } = cardSize(aspect);
  const { name, cta, palette } = look;
  const colours = palette.join();

  const [shown, setShown] = useState("");
  const wish = `${aspect} ${name} ${cta ?? ""} ${colours}`;
  useEffect(() => {
    if (plan.data === undefined || picture === null) return;
    let wanted = true;
    const ending = plannedFor(plan.data, { name, cta, palette: colours === "" ? [] : colours.split(",") });
    const timer = setTimeout(() => {
      const fresh = new OffscreenCanvas(width, height);
      const context = fresh.getContext("2d", { alpha: false }) as CanvasRenderingContext2D | null;
      if (context === null) return;
      drawCard(context, ending, picture, product)
        .then(() => {
          if (!wanted) return;
          canvas.current?.getContext("2d", { alpha: false })?.drawImage(fresh, 0, 0);
          setShown(wish);
        })
        .catch((error: unknown) => console.error("The end card could not be drawn.", error));
    }, quiet_ms);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [plan.data, picture, product, name, cta, colours, width, height, wish]);

  return (
    <section aria-label="End card preview">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="font-semibold">End card</h2>
        <div className="[&>div>span]:sr-only">
          <Segments label="Shape of the end card" value={aspect} onChange={setAspect} options={shapes} />
        </div>
      </div>
      {plan.error === null ? null : (
        <FaultNote error={plan.error} doing="draw the end card" onRetry={() => void plan.refetch()} />
      )}
      <div className="relative grid place-items-center overflow-hidden rounded-frame border border-line bg-well">
        {plan.error !== null || shown.startsWith(`${aspect} `) ? null : (
          <span aria-hidden="true" className="absolute text-sm text-white/70">
            Drawing the end card
          </span>
        )}
        <canvas
          // A new size is a new picture: nothing of the old one is stretched into it.
          key={aspect}
          ref={canvas}
          role="img"
          aria-label={`End card ${aspect}: ${[name, cta].filter((part) => part !== null && part !== "").join(", ")}`}
          aria-busy={shown !== wish}
          width={width}
          height={height}
          className={`block max-h-[min(420px,60dvh)] w-auto max-w-full ${aspect === "16:9" ? "w-full" : ""}`}
          style={{ aspectRatio: `${width} / ${height}` }}
        />
      </div>
      <p className="mt-1.5 text-sm text-ink3">Drawn by the renderer that draws your films.</p>
    </section>
  );
}
