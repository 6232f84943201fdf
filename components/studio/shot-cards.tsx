"use client";

import { memo, type KeyboardEvent } from "react";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import { movedBy } from "./cut-edits.ts";
import { FovWedge } from "./fov-wedge.tsx";
import { MoveGlyph } from "./move-glyph.tsx";
import { RiskChip } from "./risk-chip.tsx";
import type { EditPlan } from "./use-plan-revisions.ts";
import { useRoving } from "./use-roving.ts";
import { livePrice, modelName, movementTitle, plainWords, roleTitle, sentenceCase, shotSeconds } from "./words.ts";

/** The shots side by side; a press selects one everywhere. Arrows go along them, Alt and an arrow moves a shot. */
export const ShotCards = memo(function ShotCards({
  plan,
  selected,
  onSelect,
  onEdit,
}: {
  plan: DirectorPlan;
  selected: number;
  onSelect: (index: number) => void;
  onEdit: EditPlan;
}) {
  const ids = plan.shots.map(({ shot_id }) => shot_id);
  const roving = useRoving(ids, ids[selected] ?? "");
  const onKey = (event: KeyboardEvent, i: number) => {
    const back = ["ArrowLeft", "ArrowUp"];
    const on = ["ArrowRight", "ArrowDown"];
    if (roving.press(event, ids[i] ?? "", back, on)) return;
    if (!event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const step = back.includes(event.key) ? -1 : on.includes(event.key) ? 1 : null;
    if (step === null) return;
    event.preventDefault();
    onEdit((now) => movedBy(now, ids[i] ?? "", step));
  };
  return (
    <ol aria-label="Shots" className="grid auto-cols-fr gap-2.5 lg:grid-flow-col">
      {plan.shots.map((shot, i) => (
        <li key={shot.shot_id} className="min-w-0">
          <ShotCard
            plan={plan}
            shot={shot}
            selected={i === selected}
            button={{
              ...roving.thing(shot.shot_id),
              onClick: () => onSelect(i),
              onKeyDown: (event: KeyboardEvent) => onKey(event, i),
            }}
          />
        </li>
      ))}
    </ol>
  );
});

/** Why this model: the first reason that is no price. */
const whyRouted = (shot: PlannedShot): string | null => {
  const chosen = shot.routing.candidates.find(({ model }) => model === shot.routed_model);
  const reason = chosen?.reasons.find((each) => !each.startsWith("$"));
  return reason === undefined ? null : sentenceCase(reason.replace(/ \([\d.]+\)$/, ""));
};

function ShotCard({
  plan,
  shot,
  selected,
  button,
}: {
  plan: DirectorPlan;
  shot: PlannedShot;
  selected: boolean;
  button: React.ButtonHTMLAttributes<HTMLButtonElement> & { ref: (node: HTMLElement | null) => void };
}) {
  const physics = plan.camera_physics.find((each) => each.shot_id === shot.shot_id);
  const price = livePrice(shot);
  const why = whyRouted(shot);
  return (
    <article
      aria-label={`Shot ${shot.index}: ${shot.role}`}
      className={`relative flex h-full flex-col rounded-card border bg-s1 ${selected ? "border-accent shadow-[0_0_0_1px_var(--accent)]" : "border-line"}`}
    >
      <div className="flex flex-1 flex-col px-3 pt-2 pb-2.5">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h2 className="font-semibold">
            {/* The whole card is the button's: its face lies over it. */}
            <button
              type="button"
              aria-pressed={selected}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
              {...button}
            >
              {shot.index}. {roleTitle(shot.role)}
            </button>{" "}
            <span className="figures text-sm font-normal whitespace-nowrap text-ink3">
              {shotSeconds(shot.duration_seconds)}
            </span>
          </h2>
          <span className="lg:[@media(height<860px)]:hidden">
            <RiskChip level={shot.artifact_risk.level} />
          </span>
        </div>
        <p className="line-clamp-2 text-ink2 lg:[@media(height<860px)]:hidden max-lg:line-clamp-3">
          {shot.description}
        </p>
        <div className="mt-auto flex items-center gap-2 pt-2 lg:[@media(height<860px)]:hidden">
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
      <div className="border-t border-line px-3 py-1.5 text-sm lg:[@media(height<860px)]:hidden">
        <p className="figures flex items-baseline justify-between gap-2">
          <span className="truncate">{modelName(shot.routed_model)}</span>
          {price === null ? null : <span className="shrink-0 text-ink3">{price} live</span>}
        </p>
        {why === null ? null : <p className="truncate text-ink3">{why}</p>}
      </div>
    </article>
  );
}
