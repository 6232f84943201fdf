import type { Box } from "#lib/contract/picture.ts";
import type { CameraPhysics } from "#lib/contract/plan.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import { poseAt, sensorWidth_mm, type Pose } from "#lib/render/scene/camera.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** How far beyond the first frame's sides a shot comes to see, in widths and heights of the frame. */
export interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The camera of a shot against where it began, and its lens in pixels of a frame. */
export interface CameraMove {
  from_px: number;
  focal_px: number;
  moved: Pick<Pose, "x_m" | "y_m" | "z_m">;
  /** Of the roll; and how far a turn shifts the picture, in focal lengths. */
  cos: number;
  sin: number;
  pan: number;
  tilt: number;
}

export const moveAt = (path: CameraPhysics["path"], t_s: number, width: number, height: number): CameraMove => {
  const start = poseAt(path, 0);
  const pose = poseAt(path, t_s);
  const perMm = width / sensorWidth_mm(width, height);
  const turned = (field: "pan_deg" | "tilt_deg" | "roll_deg") => ((pose[field] - start[field]) * Math.PI) / 180;
  return {
    from_px: start.lens_mm * perMm,
    focal_px: pose.lens_mm * perMm,
    moved: { x_m: pose.x_m - start.x_m, y_m: pose.y_m - start.y_m, z_m: pose.z_m - start.z_m },
    cos: Math.cos(turned("roll_deg")),
    sin: Math.sin(turned("roll_deg")),
    pan: Math.tan(turned("pan_deg")),
    tilt: Math.tan(turned("tilt_deg")),
  };
};

/**
 * Where what is seen at a point of the frame was at the start, at an inverse distance: `x` right and `y` down from the
 * frame's middle, in pixels. A pinhole that moved; turns shift the picture, as they do in the drawn films.
 */
export const sourceOf = (
  { from_px, focal_px, moved, cos, sin, pan, tilt }: CameraMove,
  x: number,
  y: number,
  inverse_m: number,
): { x: number; y: number } => {
  const a = (x * cos + y * sin) / focal_px + pan;
  const b = (y * cos - x * sin) / focal_px - tilt;
  const nearer = 1 - moved.z_m * inverse_m;
  return {
    x: from_px * (a * nearer + moved.x_m * inverse_m),
    y: from_px * (b * nearer - moved.y_m * inverse_m),
  };
};

/** Moments of a path that are looked at: its samples are four a second. */
const moments = 33;
const aspects = { "16:9": [16, 9], "9:16": [9, 16], "1:1": [1, 1] } as const;
/** A little more than is seen: what is read lies between pixels. */
const spare = 0.01;

/** What a shot comes to see of the picture beside its first frame. */
export const reachOf = (plan: ScenePlan, shotIndex: number): Reach => {
  const shot = plan.shots[shotIndex];
  const physics = plan.camera_physics.find(({ shot_id }) => shot_id === shot?.shot_id);
  const reach = { left: spare, right: spare, top: spare, bottom: spare };
  if (shot === undefined || physics === undefined || plan.picture === undefined) return reach;
  const [width, height] = aspects[plan.aspect_ratio];
  const { near_m, far_m } = plan.picture;
  for (let i = 0; i < moments; i++) {
    const move = moveAt(physics.path, (shot.duration_seconds * i) / (moments - 1), width, height);
    for (const inverse_m of [1 / near_m, 1 / far_m])
      for (const [x, y] of [
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [0.5, 0.5],
      ] as const) {
        const from = sourceOf(move, x * width, y * height, inverse_m);
        reach.left = Math.max(reach.left, -from.x / width - 0.5 + spare);
        reach.right = Math.max(reach.right, from.x / width - 0.5 + spare);
        reach.top = Math.max(reach.top, -from.y / height - 0.5 + spare);
        reach.bottom = Math.max(reach.bottom, from.y / height - 0.5 + spare);
      }
  }
  return reach;
};

/** What of the picture the first frame of a shot shows. */
export const cropOf = ({ picture, shots }: ScenePlan, shotIndex: number): Box => {
  if (picture === undefined) throw new Error("The plan sets no picture in motion.");
  return picture.crops?.[shots[shotIndex]?.shot_id ?? ""] ?? picture.crop;
};

/** The crop of the first frame, and the part of the picture that the shot comes to show; shares of the picture. */
export const partShown = (plan: ScenePlan, shotIndex: number): { crop: Box; part: Box } => {
  const crop = cropOf(plan, shotIndex);
  const reach = reachOf(plan, shotIndex);
  const x = clamp(crop.x - crop.width * reach.left, 0, 1);
  const y = clamp(crop.y - crop.height * reach.top, 0, 1);
  const width = clamp(crop.x + crop.width * (1 + reach.right), 0, 1) - x;
  const height = clamp(crop.y + crop.height * (1 + reach.bottom), 0, 1) - y;
  return { crop, part: { x, y, width, height } };
};
