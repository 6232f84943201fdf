import type { ReactNode } from "react";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import { Routing, ShotEditor } from "./shot-editor.tsx";
import { focusWords, metres, travelWords } from "./stage-plot.ts";
import type { EditPlan } from "./use-plan-revisions.ts";
import { movementTitle, plainWords, sentenceCase } from "./words.ts";

/** One shot as a director, a cinematographer and an editor would ask about it, and change it. */
export function ShotPane({ plan, shot, onEdit }: { plan: DirectorPlan; shot: PlannedShot; onEdit: EditPlan }) {
  const physics = plan.camera_physics.find((each) => each.shot_id === shot.shot_id);
  const layers = plan.depth_layers.find((each) => each.shot_id === shot.shot_id)?.layers ?? [];
  const beats = plan.edit_beats.filter((beat) => beat.shot_id === shot.shot_id);
  const travel = physics === undefined ? null : travelWords(physics);
  const { color_intent: colour, cinematic_idiom: idiom } = plan;
  return (
    <div className="flex flex-col gap-5">
      <ShotEditor plan={plan} shot={shot} onEdit={onEdit} />
      <hr className="-mx-4 border-line" />
      <Routing shot={shot} onEdit={onEdit} />
      <hr className="-mx-4 border-line" />
      {physics === undefined ? null : (
        <Part title="Lens and movement">
          <Facts
            facts={[
              ["View", `${physics.horizontal_fov_deg.toFixed(1)}° across, ${physics.vertical_fov_deg.toFixed(1)}° up`],
              ["Stop", `f/${physics.aperture_f}, ${physics.shutter_angle_deg}° shutter`],
              ["Focus", `${metres(physics.focus_distance_m)}. ${focusWords(physics)}`],
              ["Height", metres(physics.camera_height_m)],
              ["Movement", `${movementTitle(shot.camera.movement)}${travel === null ? "" : `, ${travel}`}`],
              ["Held by", sentenceCase(physics.stabilisation)],
            ]}
          />
        </Part>
      )}
      <Part title="Light and colour">
        <Facts
          facts={[
            [
              "Key light",
              `From the ${plainWords(shot.continuity.key_light_side)}, key to fill ${colour.key_to_fill_ratio}:1`,
            ],
            ["Time", sentenceCase(plainWords(shot.continuity.time_of_day))],
            ["White", `${colour.white_balance_k} K`],
            ["Look", idiom.lighting],
          ]}
        />
        <ul aria-label="Film palette" className="mt-2 flex h-9 gap-px overflow-hidden rounded-chip">
          {colour.palette.map(({ hex, role, share }) => (
            <li
              key={role}
              title={`${sentenceCase(plainWords(role))}, ${hex}`}
              style={{ flexGrow: share, background: hex }}
            >
              <span className="sr-only">
                {plainWords(role)}, {hex}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="References">
        {shot.attached_ref_ids.length === 0 ? (
          <p className="text-ink3">None. Nothing in this shot has to look the same elsewhere.</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {shot.attached_ref_ids.map((ref) => (
              <li
                key={ref}
                className="figures max-w-full truncate rounded-chip border border-line2 px-2 py-0.5 text-sm"
              >
                {ref}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="In depth, near to far">
        <Facts
          facts={layers.map((layer) => [
            sentenceCase(layer.name),
            <>
              {sentenceCase(layer.content)}, {layer.distance_m === null ? "∞" : metres(layer.distance_m)}
              {layer.in_focus ? ", sharp" : ""}
              {layer.drawn_as.map((thing) => (
                <span key={`${thing.noun} ${thing.across}`} className="block text-sm text-ink3">
                  {thing.noun}: drawn as {plainWords(thing.element)}
                  {thing.count > 1 ? ` ×${thing.count}` : ""}, {metres(thing.height_m)} tall, {plainWords(thing.motion)}
                </span>
              ))}
            </>,
          ])}
        />
      </Part>
      <Part title="Beats">
        <ol className="flex flex-col gap-2">
          {beats.map((beat) => (
            <li key={beat.beat_id}>
              <p className="figures text-sm text-ink3">
                {beat.timecode_in} – {beat.timecode_out} · {plainWords(beat.transition_in)}
              </p>
              <p>{beat.action}</p>
              <p className="text-sm text-ink3">{sentenceCase(beat.sound)}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Continuity">
        <Facts
          facts={[
            ["Subject", shot.continuity.subject_lock],
            ["Wardrobe", shot.continuity.wardrobe ?? "Not fixed"],
            ["Direction", sentenceCase(plainWords(shot.continuity.screen_direction))],
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: [term: string, value: ReactNode][] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([term, value]) => (
        <div key={term} className="flex gap-3 py-1.5">
          <dt className="w-20 shrink-0 text-ink3">{term}</dt>
          <dd className="min-w-0 flex-1 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
