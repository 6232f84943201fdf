"use client";

import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { IconButton } from "#components/ui/button.tsx";
import { Select } from "#components/ui/select.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import type { ShotRevision } from "#lib/contract/revision.ts";
import { angles, framings, keyLightSides, movements } from "#lib/contract/vocabulary.ts";
import { leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import { movedBy, without } from "./cut-edits.ts";
import { NumberField, NumberSlider, TextField } from "./shot-fields.tsx";
import type { EditPlan } from "./use-plan-revisions.ts";
import { plainWords, roleTitle, sentenceCase } from "./words.ts";

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: sentenceCase(plainWords(value)) }));
const lens = { least: 14, most: 200 };
const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What can be changed in a shot; every change is seen at once and makes a revision of the plan. */
export function ShotEditor({ plan, shot, onEdit }: { plan: DirectorPlan; shot: PlannedShot; onEdit: EditPlan }) {
  const change = (what: string, edit: ShotRevision, together = false) =>
    onEdit({
      edits: { shots: { [shot.shot_id]: edit } },
      said: `Change the ${what} of shot ${shot.index}`,
      ...(together ? { hand: `${what} ${shot.shot_id}` } : {}),
    });
  const { shot_id } = shot;
  const [earlier, later, gone] = [movedBy(plan, shot_id, -1), movedBy(plan, shot_id, 1), without(plan, shot_id)];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-1">
        <h2 className="flex-1 text-md font-semibold">
          Shot {shot.index}, {roleTitle(shot.role).toLowerCase()}
        </h2>
        <IconButton
          label="Move earlier"
          title="Move earlier"
          disabled={earlier === null}
          onClick={() => earlier !== null && onEdit(earlier)}
          className="disabled:opacity-40"
        >
          <ChevronLeft {...icon} />
        </IconButton>
        <IconButton
          label="Move later"
          title="Move later"
          disabled={later === null}
          onClick={() => later !== null && onEdit(later)}
          className="disabled:opacity-40"
        >
          <ChevronRight {...icon} />
        </IconButton>
        <IconButton
          label="Remove shot"
          title="Remove shot"
          disabled={gone === null}
          onClick={() => gone !== null && onEdit(gone)}
          className="disabled:opacity-40"
        >
          <Trash2 {...icon} />
        </IconButton>
      </div>
      <p className="-mt-2 text-sm text-ink3">{shot.narrative_purpose}</p>
      <TextField
        key={`description ${shot.shot_id}`}
        label="Description"
        value={shot.description}
        rows={4}
        onChange={(description) => {
          if (description !== "") change("description", { description });
        }}
      />
      <TextField
        key={`caption ${shot.shot_id}`}
        label="Caption"
        value={shot.caption ?? ""}
        rows={1}
        lang={plan.language}
        onChange={(caption) => change("caption", { caption: caption === "" ? null : caption })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Movement"
          value={shot.camera.movement}
          options={options(movements)}
          onChange={(value) =>
            change("movement", { camera: { movement: movements.find((each) => each === value) ?? "static" } })
          }
        />
        <Select
          label="Angle"
          value={shot.camera.angle}
          options={options(angles)}
          onChange={(value) =>
            change("angle", { camera: { angle: angles.find((each) => each === value) ?? "eye_level" } })
          }
        />
        <Select
          label="Framing"
          value={shot.framing}
          options={options(framings)}
          onChange={(value) => change("framing", { framing: framings.find((each) => each === value) ?? "medium" })}
        />
        <Select
          label="Key light"
          value={shot.continuity.key_light_side}
          options={options(keyLightSides)}
          onChange={(value) =>
            change("key light", {
              continuity: { key_light_side: keyLightSides.find((each) => each === value) ?? "left" },
            })
          }
        />
        <div className="grid grid-cols-[72px_minmax(0,1fr)] items-end gap-2.5">
          <NumberField
            key={`lens ${shot.shot_id}`}
            label="Lens, mm"
            value={shot.camera.lens_mm}
            shown={(value) => String(Math.round(value))}
            {...lens}
            step={1}
            onChange={(lens_mm) => change("lens", { camera: { lens_mm: Math.round(lens_mm) } }, true)}
          />
          <div className="flex h-8 items-center max-md:h-11">
            <NumberSlider
              label="Lens"
              value={shot.camera.lens_mm}
              text={`${shot.camera.lens_mm} mm`}
              {...lens}
              onChange={(lens_mm) => change("lens", { camera: { lens_mm } }, true)}
            />
          </div>
        </div>
        <NumberField
          key={`length ${shot.shot_id}`}
          label="Seconds"
          value={shot.duration_seconds}
          shown={(value) => value.toFixed(2)}
          least={secondsOf(leastShotFrames)}
          most={limits.duration_seconds_max}
          step={secondsOf(1)}
          onChange={(seconds) =>
            change("length", { duration_seconds: Math.round(seconds * plan.fps) / plan.fps }, true)
          }
        />
      </div>
    </div>
  );
}

/** Which model makes a shot: why, how the others compare, who is left out, and the way to choose another. */
export function Routing({ shot, onEdit }: { shot: PlannedShot; onEdit: EditPlan }) {
  const fit = shot.routing.candidates.filter((each) => each.excluded_because === undefined);
  const out = shot.routing.candidates.filter((each) => each.excluded_because !== undefined);
  return (
    <section className="flex flex-col gap-2.5">
      <h3 className="font-semibold">Routed to {shot.routed_model}</h3>
      <p className="text-sm text-ink2">{shot.routing.reason}</p>
      <ol className="flex flex-col gap-1.5">
        {fit.slice(0, 4).map((candidate) => (
          <Bar key={candidate.model} {...candidate} chosen={candidate.model === shot.routed_model} />
        ))}
      </ol>
      {fit.length + out.length <= 4 ? null : (
        <details className="group">
          <summary className="w-fit rounded-chip text-sm text-ink2 hover:text-ink max-md:py-3.5">
            {fit.length > 4 ? `${fit.length - 4} more that fit` : "Others"}
            {out.length > 0 ? `, ${out.length} left out` : ""}
          </summary>
          <ol className="mt-2 flex flex-col gap-1.5">
            {[...fit.slice(4), ...out].map((candidate) => (
              <Bar key={candidate.model} {...candidate} chosen={false} />
            ))}
          </ol>
        </details>
      )}
      <Select
        label="Force a model"
        value={shot.routed_model}
        options={fit.map((each) => ({ value: each.model, label: each.model, note: each.reasons.join(", ") }))}
        onChange={(routed_model) => {
          if (routed_model !== shot.routed_model)
            onEdit({
              edits: { shots: { [shot.shot_id]: { routed_model } } },
              said: `Route shot ${shot.index} to ${routed_model}`,
            });
        }}
      />
    </section>
  );
}

function Bar({
  model,
  score,
  reasons,
  excluded_because,
  chosen,
}: PlannedShot["routing"]["candidates"][number] & { chosen: boolean }) {
  const out = excluded_because !== undefined;
  return (
    <li className={out ? "text-ink3" : ""}>
      <span className="flex items-center gap-3">
        <span className={`figures w-44 truncate text-sm ${chosen ? "font-semibold" : ""}`}>{model}</span>
        <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-s3">
          <span className={`block h-full ${chosen ? "bg-accent" : "bg-ink3"}`} style={{ width: `${score * 100}%` }} />
        </span>
        <span className="figures w-8 text-right text-sm">{out ? "–" : score.toFixed(2)}</span>
      </span>
      <span className="line-clamp-2 text-sm text-ink3">
        {out ? `Left out: ${excluded_because}` : reasons.join(", ")}
      </span>
    </li>
  );
}
