import { blurRadius_px, type View } from "./camera.ts";
import { clamp } from "./colour.ts";
import type { Box } from "#lib/elements/element-rows.ts";
import { type SceneElement } from "./elements/scene-element.ts";
import { shiftOf, type Shift } from "./motion.ts";
import type { Plate, PlateJob } from "./plate.ts";
import type { Demeanour } from "./acts/demeanour.ts";
import type { Play } from "./acts/play.ts";
import type { Cast } from "./setting.ts";
import { moments, type ShotCamera } from "./shot-camera.ts";

/** One thing standing in the world of a shot, with the pictures it has been drawn in so far. */
export interface Actor {
  element: SceneElement;
  item: Cast["item"];
  layer: Cast["layer"];
  x_m: number;
  base_m: number;
  z_m: number;
  height_m: number;
  /** Goes along with the camera, as a followed subject does. */
  follows: boolean;
  velocity_mps: number;
  beat: number;
  alive: boolean;
  /** Length in units after which a span repeats; null for single figures. */
  period: number | null;
  job: Omit<PlateJob, "phase">;
  plates: Map<string, Plate | null>;
  /** Its part in what happens in the shot; null where it only has its motion. */
  play: Play | null;
  /** Its face and eyes over the shot, where the staging tells of them; `key` is the same for the same. */
  demeanour?: (t: number) => { key: string; demeanour: Demeanour };
  /** A second set of pictures at the other end of a focus pull. */
  pulled: { job: Omit<PlateJob, "phase">; plates: Map<string, Plate | null> } | null;
}

/** Motions that lead somewhere. */
export const travelling = new Set(["walk", "run", "drive", "fly", "swim"]);

export function screenOf(
  actor: Actor,
  view: View,
  t: number,
  camera: ShotCamera,
): { x: number; y: number; unit_px: number; depth_m: number; shift: Shift } | null {
  const start = camera.view(0).pose;
  const middle = camera.duration_s / 2;
  let x_m = actor.x_m + actor.velocity_mps * (t - middle);
  let z_m = actor.z_m;
  let y_m = actor.base_m;
  if (actor.follows) {
    const at = camera.view(middle).pose;
    x_m += view.pose.x_m - at.x_m;
    z_m += view.pose.z_m - start.z_m;
  }
  const heading = actor.item.facing;
  if (
    actor.velocity_mps === 0 &&
    !actor.follows &&
    travelling.has(actor.item.motion) &&
    (heading === "camera" || heading === "away")
  ) {
    z_m *= 1 + (heading === "camera" ? -0.1 : 0.1) * (t / camera.duration_s - 0.5);
  }
  const depth = z_m - view.pose.z_m;
  if (depth < 0.08) return null;
  const px_per_m = view.focal_px / depth;
  const shift = shiftOf(
    actor.item.motion,
    actor.alive,
    t,
    camera.duration_s,
    actor.beat,
    actor.element.kind === "plant",
  );
  if (actor.element.form !== "figure") {
    y_m = 0;
  }
  const played = actor.play?.at(t) ?? null;
  if (played) {
    x_m += played.x_m;
    y_m += played.y_m;
    shift.angle += played.turn;
    shift.stretch_x *= played.wide;
    shift.stretch_y *= played.tall;
    shift.alpha *= played.alpha;
    shift.glow *= played.lit;
  }
  const unit_px = px_per_m * actor.height_m;
  return {
    x: view.centre_x + (x_m - view.pose.x_m) * px_per_m + shift.x * unit_px,
    y:
      view.horizon_y -
      (y_m - view.pose.y_m) * px_per_m +
      (actor.element.stands === "air" || !["fall", "rise"].includes(actor.item.motion) ? shift.y : 0) * unit_px,
    unit_px,
    depth_m: depth,
    shift,
  };
}

/** The part of an actor that the frame ever shows, and how large it ever gets. */
function seenPart(actor: Actor, camera: ShotCamera): { window: Box; unit_px: number } | null {
  const box = actor.job.window;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  let largest = 0;
  for (const t of moments(camera.duration_s)) {
    const view = camera.view(t);
    const at = screenOf(actor, view, t, camera);
    if (!at) continue;
    const m = view.margin_px + 12;
    const slack = 0.12;
    left = Math.min(left, (-m - at.x) / at.unit_px - slack);
    right = Math.max(right, (view.width + m - at.x) / at.unit_px + slack);
    top = Math.min(top, (-m - at.y) / at.unit_px - slack);
    bottom = Math.max(bottom, (view.height + m - at.y) / at.unit_px + slack);
    largest = Math.max(largest, at.unit_px);
  }
  if (largest === 0) return null;
  // A back wall is composed as a whole, so it is painted as a whole.
  const window =
    actor.element.form === "room" && actor.period === null
      ? box
      : actor.period
        ? { left: 0, right: actor.period, top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) }
        : {
            left: Math.max(box.left, left),
            right: Math.min(box.right, right),
            top: Math.max(box.top, top),
            bottom: Math.min(box.bottom, bottom),
          };
  return window.right > window.left && window.bottom > window.top ? { window, unit_px: largest } : null;
}

/** Pixels of a film's frame; smaller frames, as drafts have, hold smaller pictures. */
export const filmPixels = 1280 * 720;
/** Most pixels a single picture may take: beyond it detail is dropped, never memory. */
const mostPixels = 1_500_000;
/** The same for each picture of a movement, which are many and in motion. */
const mostMovingPixels = 420_000;
/** How many of the frame's pixels land and walls are painted with, each way. */
const landSharpness = 0.64;
const wallSharpness = 0.8;
/** Land that is no higher than this in the frame is the horizon's own line. */
const leastLand_px = 3;

export function finishJob(actor: Actor, camera: ShotCamera, blur_px: number): Omit<PlateJob, "phase"> | null {
  const seen = seenPart(actor, camera);
  if (!seen) return null;
  const { window } = seen;
  if (actor.period !== null && (window.bottom - window.top) * seen.unit_px < leastLand_px) return null;
  // Land and walls are soft by nature: of less than all pixels each way, far less is to be painted.
  const broad = actor.period !== null ? landSharpness : actor.element.form === "room" ? wallSharpness : 1;
  const sharpness = blur_px > 5 ? 0.5 : blur_px > 2.5 ? 0.75 : broad;
  const area = (window.right - window.left) * (window.bottom - window.top);
  const share = Math.min(1, (camera.width * camera.height) / filmPixels);
  const px_per_unit = Math.max(
    2,
    Math.min(
      seen.unit_px * sharpness,
      Math.sqrt(((actor.element.cycle(actor.item.motion) ? mostMovingPixels : mostPixels) * share) / area),
    ),
  );
  return { ...actor.job, window, px_per_unit, blur_px: (blur_px * px_per_unit) / seen.unit_px };
}

/** Blur of a layer in pixels for a focus distance; layers that the plan holds sharp stay sharp. */
export function layerBlur(camera: ShotCamera, distance_m: number, focus_m: number, inFocus: boolean): number {
  if (inFocus) return 0;
  const { lens_mm, aperture_f } = camera.physics;
  const radius = blurRadius_px(distance_m, focus_m, lens_mm, aperture_f, camera.width, camera.height);
  return clamp(radius, 1.4, camera.height * 0.026);
}
