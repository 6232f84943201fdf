import type { CameraPhysics } from "#lib/contract/plan.ts";
import type { Movement, Motion } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { stageOf, type Stage } from "#lib/planning/shots/stage.ts";
import { depthOfField, fieldOfView_deg, sensorOf } from "./optics.ts";
import { cameraPath, pathLength_m } from "./path.ts";

const supports: Partial<Record<Movement, string>> = {
  static: "locked tripod",
  rack_focus: "locked tripod, focus pulled by hand",
  pan_left: "fluid head",
  pan_right: "fluid head",
  tilt_up: "fluid head",
  tilt_down: "fluid head",
  whip_pan: "fluid head, drag off",
  zoom_in: "locked tripod, zoom lens",
  zoom_out: "locked tripod, zoom lens",
  handheld: "handheld, operator breathing with the scene",
  tracking_follow: "gimbal, walking behind",
  tracking_lead: "gimbal, walking backward",
  crane_up: "crane with a stabilised head",
  crane_down: "crane with a stabilised head",
  drone_rise: "drone with a three-axis gimbal",
};

/** Metres per second at which a followed subject goes. */
const pace = (motion: Motion, height_m: number): number => {
  switch (motion) {
    case "run":
      return Math.max(1.5, height_m * 1.9);
    case "drive":
      return 7;
    case "fly":
      return 4;
    case "swim":
    case "float":
      return 0.9;
    default:
      return Math.max(0.5, Math.min(1.4, height_m * 0.75));
  }
};

/** Small things need stopping down or nothing of them is sharp; open views need it to hold depth. */
const apertureFor = (film: Film, shot: DraftShot): number => {
  const wide = shot.framing === "wide" || shot.framing === "extreme_wide";
  const macro = shot.framing === "insert" || shot.framing === "extreme_close";
  return wide ? Math.max(film.mode.aperture_f, 5.6) : macro ? Math.max(film.mode.aperture_f, 8) : film.mode.aperture_f;
};

const round = (value: number, digits: number) => Number(value.toFixed(digits));

const physicsOf = (shot: DraftShot, film: Film, stage: Stage): CameraPhysics => {
  const { stand } = stage;
  const { lens_mm, movement } = shot.camera;
  const sensor = sensorOf(film.aspect);
  const aperture_f = apertureFor(film, shot);
  const focus_distance_m = round(stand.distance_m, 3);
  const horizontal_fov_deg = fieldOfView_deg(sensor.width_mm, lens_mm);
  const vertical_fov_deg = fieldOfView_deg(sensor.height_mm, lens_mm);
  const lead = stage.focus === null ? undefined : film.cast[stage.focus];
  const camera_height_m = round(Math.max(0.05, stand.camera_height_m), 3);
  const path = cameraPath(movement, {
    duration_s: shot.duration_seconds,
    lens_mm,
    camera_height_m,
    tilt_deg: stand.tilt_deg,
    roll_deg: stand.roll_deg,
    distance_m: focus_distance_m,
    visible_height_m: stand.visible_height_m,
    visible_width_m: (stand.visible_height_m * sensor.width_mm) / sensor.height_mm,
    horizontal_fov_deg,
    vertical_fov_deg,
    nearest_m: focus_distance_m * 0.55,
    move_speed_mps: film.mode.move_speed_mps,
    subject_speed_mps: pace(
      stage.focus === null ? "walk" : (stage.motions.get(stage.focus) ?? "walk"),
      lead?.height_m ?? 1.7,
    ),
    seed: film.seed * 31 + shot.index,
  });
  const depth = depthOfField(lens_mm, aperture_f, focus_distance_m);
  return {
    shot_id: shot.shot_id,
    lens_mm,
    sensor: "full_frame",
    horizontal_fov_deg: round(horizontal_fov_deg, 3),
    vertical_fov_deg: round(vertical_fov_deg, 3),
    aperture_f,
    focus_distance_m,
    depth_of_field: {
      near_m: round(depth.near_m, 4),
      far_m: depth.far_m === null ? null : round(depth.far_m, 4),
      hyperfocal_m: round(depth.hyperfocal_m, 3),
    },
    camera_height_m,
    shutter_angle_deg: film.mode.shutter_angle_deg,
    path,
    speed_mps: round(pathLength_m(path) / shot.duration_seconds, 4),
    stabilisation: supports[movement] ?? film.mode.stabilisation,
  };
};

/** Lens, focus, depth of field and path of every shot. */
export const deriveCameraPhysics = (shots: readonly DraftShot[], film: Film): CameraPhysics[] =>
  shots.map((shot) => physicsOf(shot, film, stageOf(shot, film)));
