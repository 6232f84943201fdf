import type { Angle, Framing } from "#lib/contract/vocabulary.ts";
import type { ActRoom } from "./acts/act-room.ts";
import type { View } from "./camera.ts";
import { clamp } from "./colour.ts";
import { extentOf } from "./elements/scene-element.ts";
import { leading, living, near } from "./lead.ts";
import { eyeLine, own } from "./portrait.ts";
import { moments, type ShotCamera } from "./shot-camera.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";
import { propped } from "./support.ts";

/** Height of a table that nobody names, metres. */
const table_m = 0.74;

/** Small things are shown on something: the height of that table or plinth in metres, 0 when they stand on the ground. */
export function surfaceFor(setting: Setting): number {
  const lead = leading(setting);
  if (!lead || lead.element.stands !== "ground" || lead.item.height_m > 0.62) return 0;
  const onTable = ["product", "food", "object", "symbol"].includes(lead.element.kind) || lead.element.id === "flower";
  if (!onTable || setting.surroundings !== "room" || setting.ground[0]?.material === "gloss") return 0;
  return propped(setting.casts, lead) > 0 ? 0 : table_m;
}

/** Framings that show all of their subject. */
export const wholly: ReadonlySet<string> = new Set(["extreme_wide", "wide", "full"]);

/** Breadth of a head with its hair, in heights of its owner. */
const headBreadth = 0.145;

/** Height of a subject as it holds itself, metres. */
function upright_m({ element, item }: Cast): number {
  const seated = element.kind === "person" && (item.motion === "sit" || item.motion === "kneel");
  return item.height_m * (seated ? 0.76 : 1);
}

/**
 * Where the things of a shot stand for a frame of this shape: as large as the framing promises, never cut by a few
 * pixels, never wider than the frame. What stands about the subject comes along with it.
 */
export function stood(plan: ScenePlan, shotIndex: number, setting: Setting, camera: ShotCamera): Setting {
  const lead = leading(setting);
  const shot = plan.shots[shotIndex]!;
  if (!lead || camera.physics.path.length === 0) return setting;
  const view = camera.view(camera.duration_s / 2);
  const start = camera.view(0).pose;
  const follows = ["tracking_follow", "tracking_lead"].includes(shot.camera.movement);
  const travel = follows ? 0 : view.pose.z_m - start.z_m;
  const depth = Math.max(0.1, lead.distance_m - travel);
  const size = (upright_m(lead) * view.focal_px) / depth / view.height;
  const box = extentOf(lead.element, lead.item);
  const wide = ((box.right - box.left) * 0.8 * lead.item.height_m * view.focal_px) / depth / view.width;
  const tall = view.height > view.width;
  const widest = lead.element.kind === "product" && shot.framing !== "medium" ? 0.62 : 0.86;
  let factor = 1;
  if (setting.act) factor = nearnessFor(setting.act, camera, lead.distance_m, follows);
  else if (living(lead) || lead.element.kind === "vehicle" || lead.element.kind === "product") {
    const goods = lead.element.kind === "product";
    // What somebody wears and holds is known from no further off.
    const person = lead.element.kind === "person";
    const least =
      {
        extreme_wide: goods ? 0.42 : tall ? 0.3 : person ? 0.33 : 0.27,
        wide: goods || person ? 0.54 : 0.42,
        full: goods ? 0.64 : 0.7,
        medium: goods ? 0.72 : 0,
      }[shot.framing as "wide"] ?? 0;
    if (size < least) factor = Math.max(0.55, size / least);
  }
  if (setting.act) return moved(setting, camera, factor);
  if (size >= 0.84 && size < 1.04 && !near.has(shot.framing)) factor = size / 0.82;
  // What is wider than the frame is stood back, except where a part of it is what is shown.
  if (!near.has(shot.framing) && !(living(lead) && !wholly.has(shot.framing)))
    factor = Math.max(factor, Math.min(2.4, wide / factor > widest ? wide / widest : 0));
  // Of a thing seen from near a part is shown, not a surface that could be anything.
  if (near.has(shot.framing) && !living(lead) && lead.element.kind !== "building") {
    const detail = (shot.framing === "extreme_close" ? 1.75 : 1.25) * (1 + 0.2 * own(plan, shotIndex));
    const broad = lead.element.kind === "vehicle" ? 1.05 : 0.62;
    factor = Math.max(factor, Math.min(3, Math.max(size / detail, wide / (detail * broad))));
  }
  // A face is never cut by the sides of a tall frame.
  if (near.has(shot.framing) && lead.element.kind === "person")
    factor = Math.max(factor, (headBreadth * lead.item.height_m * view.focal_px) / depth / view.width / 0.84);
  return moved(setting, camera, factor);
}

/** Shares of the frame that an act takes at most: at the shot's middle, and where the camera is nearest. */
const filled = { middle: 0.84, nearest: 0.95, across: 0.9 } as const;

/** How much further off everything stands so that the act fills the frame and none of it is cut. */
function nearnessFor(act: ActRoom, camera: ShotCamera, distance_m: number, follows: boolean): number {
  const start = camera.view(0).pose;
  const tall_m = act.top_m - act.bottom_m;
  const sizeAt = (t: number): number => {
    const view = camera.view(t);
    const depth = Math.max(0.1, distance_m - (follows ? 0 : view.pose.z_m - start.z_m));
    const px_per_m = view.focal_px / depth;
    return Math.max((tall_m * px_per_m) / view.height, (act.wide_m * px_per_m) / view.width / filled.across);
  };
  const middle = sizeAt(camera.duration_s / 2) / filled.middle;
  return Math.max(middle, Math.max(...moments(camera.duration_s).slice(1, 8).map(sizeAt)) / filled.nearest);
}

/** Everything at another distance, and the camera's way with it. */
function moved(setting: Setting, camera: ShotCamera, factor: number): Setting {
  if (Math.abs(factor - 1) < 0.02) return setting;
  // All that stands is moved alike and the camera's way with it, so that near and far still move as planned.
  const { aperture_f, focus_distance_m } = camera.physics;
  camera.nearness = factor;
  camera.physics = {
    ...camera.physics,
    focus_distance_m: focus_distance_m * factor,
    aperture_f: aperture_f / factor,
  };
  const back = (distance_m: number) => (factor > 1 ? distance_m * factor : distance_m);
  return {
    ...setting,
    casts: setting.casts.map((cast) => ({
      ...cast,
      distance_m:
        cast.element.form === "figure" || cast.layer.name === "subject" ? cast.distance_m * factor : cast.distance_m,
    })),
    shore_m: setting.shore_m === null ? null : back(setting.shore_m),
    wall_m: setting.wall_m === null ? null : back(setting.wall_m),
    ground: setting.ground.map((band) => ({ ...band, near_m: back(band.near_m), far_m: back(band.far_m) })),
  };
}

/**
 * Where across the frame (-1 to 1) a subject goes so that its sides do not cut it: alone it stands inside; several keep
 * their order and move together.
 */
export function withinFrame(cast: Cast, across: number, unit_px: number, view: View, setting: Setting): number {
  const { left, right } = extentOf(cast.element, cast.item);
  // Of somebody larger than the frame, head and shoulders count.
  const half = living(cast) && unit_px > view.height ? 0.16 : (right - left) * 0.42;
  const room = Math.max(0, 0.95 - (half * unit_px * 2) / view.width);
  const beside = setting.casts.some(
    (other) => other !== cast && other.layer === cast.layer && other.element.form === "figure",
  );
  if (!beside && cast.item.count === 1) {
    const heading = cast.item.facing === "left" ? -1 : cast.item.facing === "right" ? 1 : 0;
    const long = ((right - left) * 0.84 * unit_px) / view.width;
    // An animal that is longer than the frame shows its head, with room to look into.
    if (cast.element.kind === "animal" && heading !== 0 && long > 1) return -heading * (long * 0.7 - 0.06);
    return clamp(across, -room, room);
  }
  if (view.height <= view.width || across === 0) return across;
  // A tall frame brings them together as far as they do not hide each other.
  const apart =
    ((cast.element.kind === "person" ? 0.28 : (right - left) * 0.6) * unit_px) / view.width / Math.abs(across);
  const share = Math.min(1, Math.max(clamp(room / 0.5, 0.42, 0.86), apart));
  return across * share;
}

/** Where the horizon may lie, as shares of the frame's height from its top. */
function horizonRange(angle: Angle, framing: Framing): readonly [number, number] {
  const tight = near.has(framing);
  switch (angle) {
    case "overhead":
      return [0.02, 0.14];
    case "high":
      return tight ? [0.12, 0.36] : [0.17, 0.3];
    case "low":
      return tight ? [0.55, 0.92] : [0.58, 0.74];
    case "ground":
      return tight ? [0.6, 0.95] : [0.64, 0.78];
    default:
      return tight ? [0.3, 0.6] : [0.38, 0.56];
  }
}

/** Where the foot of the subject goes, as a share of the frame's height, given how large it is and where it was. */
function footFor(lead: Cast, size: number, foot: number, framing: Framing): number {
  if (size < 0.84) {
    const low = framing === "extreme_wide" ? 0.8 : 0.78;
    return clamp(foot, Math.max(0.07 + size, low), Math.max(size < 0.6 ? 0.87 : 0.93, 0.07 + size));
  }
  const head = foot - size;
  if (living(lead)) {
    // A close-up holds the eyes on the upper third.
    const [least, most] = size > 2.4 ? [0.05, 0.13] : [0.08, 0.16];
    return clamp(head, least, most) + size;
  }
  if (lead.element.kind === "building") return clamp(head, 0.05, 0.2) + size;
  // What is larger than the frame shows its upper part, and air over it.
  if (size > 1.2) return 0.16 + size;
  return clamp(head + size / 2, 0.44, 0.56) + size / 2;
}

/**
 * Aims the camera of a shot: raises and tilts it so that the horizon lies where the angle has it and the subject in
 * the frame as its size asks. A subject that fits is held whole; one that does not is held by its head.
 */
export function aim(plan: ScenePlan, shotIndex: number, setting: Setting, camera: ShotCamera, surface_m: number): void {
  if (setting.surroundings === "space") return;
  const { framing, camera: told } = plan.shots[shotIndex]!;
  const { height } = camera;
  const middle = camera.duration_s / 2;
  const view = camera.view(middle);
  const [high, low] = horizonRange(told.angle, framing);
  const horizon = clamp(view.horizon_y / height, high, low);
  camera.aimed = (horizon * height - view.horizon_y) / view.focal_px;
  const ends = moments(camera.duration_s).map((t) => camera.view(t));
  const most = ends.reduce((far, each) =>
    Math.abs(each.horizon_y - horizon * height) > Math.abs(far.horizon_y - horizon * height) ? each : far,
  );
  const excursion = Math.abs(most.horizon_y / height - horizon);
  const risen_m = most.pose.y_m - view.pose.y_m;
  // What rises and turns to hold the subject turns no further than the frame holds; a tilt is there to be seen whole.
  if (excursion > 0.24 && Math.abs(risen_m) > 0.05) {
    camera.swing = 0.24 / excursion;
    const depth = Math.max(0.5, (Math.abs(risen_m) * most.focal_px) / (excursion * height));
    camera.held = { z_m: most.pose.z_m + depth };
  }
  const lead = leading(setting);
  const level_m = surface_m + (lead ? propped(setting.casts, lead) : 0);
  const floats =
    !lead ||
    lead.element.stands === "air" ||
    (setting.surroundings === "underwater" && lead.element.stands !== "ground");
  // A bird that flies has the frame about it; one that sits on a branch is looked at there.
  if (!lead || (floats && setting.act?.perched !== true)) return;
  const follows = ["tracking_follow", "tracking_lead"].includes(told.movement);
  const depth = Math.max(0.1, lead.distance_m - (follows ? 0 : view.pose.z_m - camera.view(0).pose.z_m));
  const px_per_m = view.focal_px / depth;
  const size = (upright_m(lead) * px_per_m) / height;
  const was = view.horizon_y / height + ((view.pose.y_m - level_m) * px_per_m) / height;
  if (setting.act) {
    aimAtAct(setting.act, camera, view, horizon, px_per_m);
    return;
  }
  const { head } = lead;
  const unit = (lead.item.height_m * px_per_m) / height;
  const wanted = head
    ? eyeLine(plan, shotIndex, head.radius * unit, lead.element.kind) - head.y * unit
    : footFor(lead, size, was + (horizon - view.horizon_y / height), framing);
  const foot = Math.max(wanted, horizon + 0.03);
  if (camera.held) camera.held = { z_m: camera.view(0).pose.z_m + lead.distance_m };
  camera.lift_m = level_m + ((foot - horizon) * height) / px_per_m - view.pose.y_m;
}

/** Raises the camera so that an act stands in the frame with as much air over it as under it, and never less over heads. */
function aimAtAct(act: ActRoom, camera: ShotCamera, view: View, horizon: number, px_per_m: number): void {
  const seen_m = view.height / px_per_m;
  const spare = Math.max(0, 1 - (act.top_m - act.bottom_m) / seen_m);
  const foot = Math.max(spare * 0.5 + act.top_m / seen_m, horizon + 0.03);
  camera.lift_m = ((foot - horizon) * view.height) / px_per_m - view.pose.y_m;
}
