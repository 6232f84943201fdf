"use client";

import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import { FovWedge } from "./fov-wedge.tsx";
import { MoveGlyph } from "./move-glyph.tsx";
import { RiskChip } from "./risk-chip.tsx";
import { livePrice, modelName, movementTitle, plainWords, roleTitle, shotSeconds } from "./words.ts";

/** The shots side by side; a press selects one everywhere. */
export function ShotCards({
  plan,
  selected,
  onSelect,
}: {
  plan: DirectorPlan;
  selected: number;
  onSelect: (index: number) => void;
}) {
  return (
    <ol aria-label="Shots" className="grid auto-cols-fr gap-2.5 lg:grid-flow-col">
      {plan.shots.map((shot, i) => (
        <li key={shot.shot_id} className="min-w-0">
          <ShotCard plan={plan} shot={shot} selected={i === selected} onSelect={() => onSelect(i)} />
        </li>
      ))}
    </ol>
  );
}

function ShotCard({
  plan,
  shot,
  selected,
  onSelect,
}: {
  plan: DirectorPlan;
  shot: PlannedShot;
  selected: boolean;
  onSelect: () => void;
}) {
  const physics = plan.camera_physics.find((each) => each.shot_id === shot.shot_id);
  const price = livePrice(shot);
  return (
    <article
      aria-label={`Shot ${shot.index}: ${shot.role}`}
      className={`relative flex h-full flex-col rounded-card border bg-s1 ${selected ? "border-accent shadow-[0_0_0_1px_var(--accent)]" : "border-line"}`}
    >
      <div className="flex-1 px-3 pt-2.5 pb-3">
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h2 className="font-semibold">
            {/* The whole card is the button's: its face lies over it. */}
            <button
              type="button"
              aria-pressed={selected}
              onClick={onSelect}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {shot.index}. {roleTitle(shot.role)}
            </button>{" "}
            <span className="figures text-sm font-normal text-ink3">{shotSeconds(shot.duration_seconds)}</span>
          </h2>
          <RiskChip level={shot.artifact_risk.level} />
        </div>
        <p className="line-clamp-3 text-ink2">{shot.description}</p>
        <div className="mt-3 flex items-center gap-2">
          <MoveGlyph movement={shot.camera.movement} />
          {physics === undefined ? null : <FovWedge angle_deg={physics.horizontal_fov_deg} />}
          <span className="min-w-0">
            <span className="block truncate font-medium">{movementTitle(shot.camera.movement)}</span>
            <span className="block truncate text-sm text-ink3">
              <span className="figures">{shot.camera.lens_mm} mm</span> · {plainWords(shot.camera.angle)}
            </span>
          </span>
        </div>
      </div>
      <p className="figures flex items-baseline justify-between gap-2 border-t border-line px-3 py-2 text-sm">
        <span className="truncate">{modelName(shot.routed_model)}</span>
        {price === null ? null : <span className="shrink-0 text-ink3">{price} live</span>}
      </p>
    </article>
  );
}
