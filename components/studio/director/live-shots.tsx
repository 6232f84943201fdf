import { Check } from "lucide-react";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import type { ScreenplayShot } from "#lib/contract/screenplay.ts";
import { MoveGlyph } from "#components/studio/move-glyph.tsx";
import { PlanStill } from "#components/studio/plan-still.tsx";
import { livePrice, modelName, plainWords, roleTitle, shotSeconds } from "#components/studio/words.ts";
import { draftRows } from "./draft-rows.ts";
import type { FilmSoFar } from "./plan-stream.ts";

/** The shots of a film that forms; while it is being directed, written ones take the place of the draft's. */
export function LiveShots({ plan, soFar }: { plan: DirectorPlan; soFar: FilmSoFar | null }) {
  return (
    <ol aria-label="Shots" className="-mt-1 flex flex-col">
      {draftRows(plan, soFar).map((row) => (
        <li
          key={row.place}
          className={`flex items-center gap-3 border-b border-line py-2 ${soFar !== null && row.kind === "draft" ? "opacity-60" : ""}`}
        >
          {row.kind === "draft" ? (
            <Drafted plan={plan} shot={row.shot} place={row.place} />
          ) : (
            <Written shot={row.shot} place={row.place} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Drafted({ plan, shot, place }: { plan: DirectorPlan; shot: PlannedShot; place: number }) {
  const price = livePrice(shot);
  return (
    <>
      <PlanStill plan={plan} shot={place} className="h-12 w-[86px]" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate">
            <span className="font-semibold">
              {shot.index}. {roleTitle(shot.role)}
            </span>{" "}
            <span className="text-sm text-ink3">
              {shotSeconds(shot.duration_seconds)} · {shot.camera.lens_mm} mm · {plainWords(shot.camera.movement)}
            </span>
          </span>
          <span className="figures shrink-0 text-sm max-sm:hidden">{modelName(shot.routed_model)}</span>
        </p>
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate text-ink2" title={shot.description}>
            {shot.description}
          </span>
          {price === null ? null : <span className="figures shrink-0 text-sm text-ink3">{price} live</span>}
        </p>
      </div>
    </>
  );
}

/** A shot that is written and not yet drawn: its picture comes with the plan. */
function Written({ shot, place }: { shot: ScreenplayShot; place: number }) {
  return (
    <>
      <span className="grid h-12 w-[86px] shrink-0 place-items-center rounded-frame bg-s2">
        <MoveGlyph movement={shot.movement} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate">
            <span className="font-semibold">
              {place + 1}. {roleTitle(shot.role)}
            </span>{" "}
            <span className="text-sm text-ink3">
              {plainWords(shot.framing)} · {shot.lens_mm} mm · {plainWords(shot.movement)}
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-1 text-sm text-ink3">
            <Check size={13} strokeWidth={1.75} aria-hidden="true" /> Written
          </span>
        </p>
        <p className="line-clamp-2 text-ink2" title={shot.purpose}>
          {shot.action}
        </p>
      </div>
    </>
  );
}
