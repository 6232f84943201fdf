import type { CameraPhysics, DirectorPlan, EditBeat, EndCard, PlannedShot } from "#lib/contract/plan.ts";
import type { PlanEdits, ShotRevision } from "#lib/contract/revision.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import { depthOfField, fieldOfView_deg, sensorOf } from "#lib/planning/camera/optics.ts";
import { cameraPath, pathLength_m } from "#lib/planning/camera/path.ts";
import { editScreenplay } from "#lib/planning/edit/edit-screenplay.ts";
import { framesOf, secondsOf, timecode } from "#lib/planning/frames.ts";
import { mergePatch } from "#lib/planning/merge-patch.ts";
import { reordered, retimed } from "#lib/planning/recut.ts";
import { restaged } from "./edited-staging.ts";
import { shotWordsOf } from "./director/screenplay-edits.ts";

/** Metres a second of a deliberate move, where the old one stood still and says nothing of it. */
const usualSpeed_mps = 0.5;

/**
 * A plan with edits in it as far as the page can tell by itself: order, lengths, cuts, lens, movement, words, so that
 * the pictures follow the hand. What only the planner knows (checks, risk, prompts, routing, price, what a changed
 * description shows) stays as it was until the service answers. The hash is one of no stored plan. Throws Problem
 * `validation_failed` where no film can be cut that way, as the service would.
 */
export const editedPlan = (plan: DirectorPlan, edits: PlanEdits): DirectorPlan => {
  const order = reordered(plan.shots, edits);
  const frames = retimed(order, edits);
  const ids = order.map(({ shot_id }) => shot_id);
  const screenplay = plan.screenplay === undefined ? undefined : editScreenplay(plan.screenplay, edits, ids);
  let at = 0;
  const shots = order.map((shot, place): PlannedShot => {
    const start = at;
    at += frames[place] ?? 0;
    const edit = edits.shots?.[shot.shot_id] ?? {};
    return {
      ...withWords(shot, edit),
      ...shotWordsOf(screenplay, edits.screenplay ?? {}, shot.shot_id),
      index: place + 1,
      start_seconds: secondsOf(start),
      duration_seconds: secondsOf(frames[place] ?? 0),
    };
  });
  const aspect_ratio = edits.aspect_ratio ?? plan.aspect_ratio;
  const stays = new Set(shots.map(({ shot_id }) => shot_id));
  const factors = new Map<string, number>();
  const camera_physics = shots.flatMap((shot) => {
    const before = plan.shots.find(({ shot_id }) => shot_id === shot.shot_id);
    const physics = plan.camera_physics.find(({ shot_id }) => shot_id === shot.shot_id);
    if (before === undefined || physics === undefined) return [];
    const next = filmedAnew(physics, before, shot, plan, aspect_ratio);
    factors.set(shot.shot_id, next.focus_distance_m / physics.focus_distance_m);
    return [next];
  });
  return {
    ...plan,
    plan_hash: `${plan.plan_hash}+${JSON.stringify(edits)}`,
    title: screenplay?.title ?? plan.title,
    ...(screenplay === undefined ? {} : { screenplay }),
    aspect_ratio,
    duration_seconds: secondsOf(at),
    captions: edits.captions ?? plan.captions,
    audio: edits.audio ?? plan.audio,
    shots,
    end_card: cardOf(plan, shots, edits),
    edit_beats: beatsOf(plan.edit_beats, shots),
    camera_physics,
    ...(plan.staging === undefined ? {} : { staging: restaged(plan, shots, edits) }),
    depth_layers: plan.depth_layers
      .filter(({ shot_id }) => stays.has(shot_id))
      .map(({ shot_id, layers }) => ({
        shot_id,
        layers: layers.map((layer) =>
          layer.name === "subject" && layer.distance_m !== null
            ? { ...layer, distance_m: layer.distance_m * (factors.get(shot_id) ?? 1) }
            : layer,
        ),
      })),
  };
};

/** A shot with what was written or chosen in it; times and place come after. */
const withWords = (shot: PlannedShot, edit: ShotRevision): PlannedShot => {
  const { index: _place, duration_seconds: _length, caption, continuity, ...fields } = edit;
  return {
    ...(mergePatch(shot, fields) as PlannedShot),
    // Null is a value here, not a removal.
    caption: caption === undefined ? shot.caption : caption,
    continuity: { ...shot.continuity, ...(continuity as Partial<PlannedShot["continuity"]> | undefined) },
  };
};

/** The camera of a shot after its edit: another lens stands where the subject keeps its size in the picture. */
const filmedAnew = (
  physics: CameraPhysics,
  before: PlannedShot,
  shot: PlannedShot,
  plan: DirectorPlan,
  aspect: AspectRatio,
): CameraPhysics => {
  const { lens_mm, movement } = shot.camera;
  const duration_s = shot.duration_seconds;
  const same = movement === before.camera.movement && lens_mm === before.camera.lens_mm;
  if (same && aspect === plan.aspect_ratio) {
    const pace = duration_s / before.duration_seconds;
    const path = pace === 1 ? physics.path : physics.path.map((pose) => ({ ...pose, t: pose.t * pace }));
    return { ...physics, path, speed_mps: physics.speed_mps / pace };
  }
  const sensor = sensorOf(aspect);
  const focus_distance_m = (physics.focus_distance_m * lens_mm) / before.camera.lens_mm;
  const horizontal_fov_deg = fieldOfView_deg(sensor.width_mm, lens_mm);
  const vertical_fov_deg = fieldOfView_deg(sensor.height_mm, lens_mm);
  const [first, last] = [physics.path[0], physics.path.at(-1)];
  const tilts = before.camera.movement.startsWith("tilt") ? [first?.tilt_deg ?? 0, last?.tilt_deg ?? 0] : [];
  const half = Math.PI / 360;
  const path = cameraPath(movement, {
    duration_s,
    lens_mm,
    camera_height_m: physics.camera_height_m,
    tilt_deg: tilts.length === 2 ? ((tilts[0] ?? 0) + (tilts[1] ?? 0)) / 2 : (first?.tilt_deg ?? 0),
    roll_deg: first?.roll_deg ?? 0,
    distance_m: focus_distance_m,
    visible_height_m: 2 * focus_distance_m * Math.tan(vertical_fov_deg * half),
    visible_width_m: 2 * focus_distance_m * Math.tan(horizontal_fov_deg * half),
    horizontal_fov_deg,
    vertical_fov_deg,
    nearest_m: focus_distance_m * 0.55,
    move_speed_mps: physics.speed_mps > 0 ? physics.speed_mps : usualSpeed_mps,
    subject_speed_mps: physics.speed_mps,
    seed: plan.seed * 31 + shot.index,
  });
  return {
    ...physics,
    lens_mm,
    horizontal_fov_deg,
    vertical_fov_deg,
    focus_distance_m,
    depth_of_field: depthOfField(lens_mm, physics.aperture_f, focus_distance_m),
    path,
    speed_mps: pathLength_m(path) / duration_s,
  };
};

/** Ways from shot to shot belong to their place in the film; what happens in a beat belongs to its shot. */
const beatsOf = (before: readonly EditBeat[], shots: readonly PlannedShot[]): EditBeat[] =>
  shots.flatMap((shot, place) => {
    const own = before.find(({ shot_id }) => shot_id === shot.shot_id);
    if (own === undefined) return [];
    const last = place === shots.length - 1;
    const end_seconds = shot.start_seconds + shot.duration_seconds;
    return [
      {
        ...own,
        start_seconds: shot.start_seconds,
        end_seconds,
        timecode_in: timecode(framesOf(shot.start_seconds)),
        timecode_out: timecode(framesOf(end_seconds)),
        transition_in: before[place]?.transition_in ?? own.transition_in,
        transition_out: (last ? before.at(-1) : before[place])?.transition_out ?? own.transition_out,
        beat: shot.narrative_purpose,
        caption: shot.caption,
      },
    ];
  });

/** The end card stays as long as it was before the end of its shot. */
const cardOf = (plan: DirectorPlan, shots: readonly PlannedShot[], edits: PlanEdits): EndCard | null => {
  if (edits.end_card === null) return null;
  const card = plan.end_card;
  if (card === null) return null;
  const hosted = plan.shots.find(({ shot_id }) => shot_id === card.shot_id);
  const host = shots.find(({ shot_id }) => shot_id === (edits.end_card?.shot_id ?? card.shot_id)) ?? shots.at(-1);
  if (host === undefined) return null;
  const shown_s = hosted === undefined ? 2 : hosted.start_seconds + hosted.duration_seconds - card.start_seconds;
  const end = host.start_seconds + host.duration_seconds;
  return {
    shot_id: host.shot_id,
    start_seconds: edits.end_card?.start_seconds ?? Math.max(host.start_seconds, end - shown_s),
    text: edits.end_card?.text ?? card.text,
    cta: edits.end_card?.cta === undefined ? card.cta : edits.end_card.cta,
  };
};
