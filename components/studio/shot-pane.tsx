import type { ReactNode } from "react";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import { modelName, movementTitle, plainWords, roleTitle, sentenceCase } from "./words.ts";

const metres = (value: number | null): string =>
  value === null || value > 999 ? "∞" : `${value.toFixed(value < 10 ? 1 : 0)} m`;
const shownCandidates = 4;

/** One shot as a director, a cinematographer and an editor would ask about it. */
export function ShotPane({ plan, shot }: { plan: DirectorPlan; shot: PlannedShot }) {
  const physics = plan.camera_physics.find((each) => each.shot_id === shot.shot_id);
  const layers = plan.depth_layers.find((each) => each.shot_id === shot.shot_id)?.layers ?? [];
  const beats = plan.edit_beats.filter((beat) => beat.shot_id === shot.shot_id);
  const field = physics?.depth_of_field;
  const candidates = shot.routing.candidates.filter((each) => each.excluded_because === undefined);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-md font-semibold">
          Shot {shot.index}, {roleTitle(shot.role).toLowerCase()}
        </h2>
        <p className="mt-1">{shot.description}</p>
        <p className="mt-1 text-ink3">{shot.narrative_purpose}</p>
        {shot.caption === null ? null : <p className="mt-2 border-l-2 border-line2 pl-3 text-ink2">“{shot.caption}”</p>}
      </div>
      <Part title="Camera">
        <Facts
          facts={[
            ["Framing", `${sentenceCase(plainWords(shot.framing))}, ${plainWords(shot.camera.angle)}`],
            ["Movement", movementTitle(shot.camera.movement)],
            ["Lens", `${shot.camera.lens_mm} mm, ${physics?.horizontal_fov_deg.toFixed(1)}° across`],
            ["Stop", `f/${physics?.aperture_f}, ${physics?.shutter_angle_deg}° shutter`],
            ["Focus", metres(physics?.focus_distance_m ?? null)],
            ["Sharp from", `${metres(field?.near_m ?? null)} to ${metres(field?.far_m ?? null)}`],
            ["Height", metres(physics?.camera_height_m ?? null)],
            ["Speed", `${physics?.speed_mps.toFixed(2)} m/s, ${physics?.stabilisation}`],
          ]}
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
      <Part title="In depth, near to far">
        <Facts
          facts={layers.map((layer) => [
            sentenceCase(layer.name),
            `${layer.content}, ${metres(layer.distance_m)}${layer.in_focus ? ", sharp" : ""}`,
          ])}
        />
      </Part>
      <Part title="Continuity">
        <Facts
          facts={[
            ["Subject", shot.continuity.subject_lock],
            ["Direction", sentenceCase(plainWords(shot.continuity.screen_direction))],
            ["Key light", sentenceCase(plainWords(shot.continuity.key_light_side))],
          ]}
        />
      </Part>
      <Part title="Routing">
        <p className="text-ink2">{shot.routing.reason}</p>
        <ol className="mt-2 flex flex-col gap-1.5">
          {candidates.slice(0, shownCandidates).map((candidate) => (
            <li key={candidate.model} className="flex items-center gap-3 text-sm">
              <span className="figures w-36 truncate">{modelName(candidate.model)}</span>
              <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-s3">
                <span className="block h-full bg-ink3" style={{ width: `${candidate.score * 100}%` }} />
              </span>
              <span className="figures text-ink2">{candidate.score.toFixed(2)}</span>
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm text-ink3">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: [term: string, value: string][] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([term, value]) => (
        <div key={term} className="flex gap-3 py-1.5">
          <dt className="w-24 shrink-0 text-ink3">{term}</dt>
          <dd className="min-w-0 flex-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
