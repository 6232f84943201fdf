"use client";

import { memo, useId, useState } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { SideView, TopView } from "./stage-views.tsx";
import { focusWords, metres, stagePlot, travelWords } from "./stage-plot.ts";
import { movementTitle } from "./words.ts";

const views = ["Top", "Side"] as const;
type View = (typeof views)[number];

/** Where the camera of a shot stands and goes, and what is before it, from above or from the side. */
export const PlanStage = memo(function PlanStage({
  plan,
  shot: index,
  className = "",
}: {
  plan: DirectorPlan;
  shot: number;
  className?: string;
}) {
  const id = useId();
  const [view, setView] = useState<View>("Top");
  const shot = plan.shots[index];
  const plot = stagePlot(plan, index);
  if (shot === undefined || plot === null) return null;
  const { physics, items } = plot;
  const travel = travelWords(physics);
  const move = `${movementTitle(shot.camera.movement)}${travel === null ? "" : `, ${travel}`}`;
  const told = items.map(({ name, distance_m }) => `${name} at ${metres(distance_m)}`).join(", ");
  const name = `${view === "Top" ? "From above" : "From the side"}: ${told === "" ? "nothing before the camera" : told}. ${focusWords(physics)}. ${move}.`;
  const Drawing = view === "Top" ? TopView : SideView;
  const facts = [
    ["Lens", `${shot.camera.lens_mm} mm`],
    ["View", `${physics.horizontal_fov_deg.toFixed(1)}°`],
    ["Stop", `f/${physics.aperture_f}`],
    ["Height", metres(physics.camera_height_m)],
  ] as const;
  return (
    <section
      aria-labelledby={id}
      className={`flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-s1 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1.5 pr-1.5 pl-3">
        <h2 id={id} className="font-semibold">
          <span>Stage</span>
          <span aria-hidden="true">, shot {index + 1}</span>
        </h2>
        <div role="group" aria-label="View" className="flex rounded-control border border-line2 p-[2px]">
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className="h-6 rounded-chip px-2 text-sm text-ink2 hover:text-ink aria-pressed:bg-s3 aria-pressed:font-medium aria-pressed:text-ink max-md:h-11 max-md:px-4"
            >
              {each}
            </button>
          ))}
        </div>
      </div>
      <div className="min-h-0 flex-1">
        <Drawing plot={plot} name={name} move={move} />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] divide-x divide-line border-t border-line">
        {facts.map(([term, value]) => (
          <div key={term} className="px-2.5 py-1.5">
            <dt className="text-xs text-ink3">{term}</dt>
            <dd className="figures text-sm">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
