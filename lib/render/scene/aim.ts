import type { ShotCamera } from "./shot-camera.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";

const degrees = 180 / Math.PI;

function leading(setting: Setting): Cast | undefined {
  const subjects = setting.casts.filter(
    ({ layer, element, distance_m }) =>
      layer.name === "subject" && element.form === "figure" && distance_m !== Infinity,
  );
  return subjects[0];
}

/** Small things are shown on something: the height of that table or plinth in metres, 0 when they stand on the ground. */
export function surfaceFor(plan: ScenePlan, shotIndex: number, setting: Setting, camera: ShotCamera): number {
  const lead = leading(setting);
  if (!lead || lead.element.stands !== "ground" || lead.item.height_m > 0.62) return 0;
  const onTable = ["product", "food", "object", "symbol"].includes(lead.element.kind) || lead.element.id === "flower";
  if (!onTable || plan.shots[shotIndex] === undefined) return 0;
  if (setting.surroundings !== "room") return 0;
  const view = camera.view(camera.duration_s / 2);
  const px_per_m = view.focal_px / Math.max(0.1, lead.distance_m);
  const thing_px = lead.item.height_m * px_per_m;
  // The foot of the thing lies where a still life has it, lower for large pictures of it.
  const foot_y = Math.min(view.height * 0.94, Math.max(view.height * 0.7, view.height * 0.5 + thing_px * 0.5));
  const level = view.pose.y_m - (foot_y - view.horizon_y) / px_per_m;
  return level > 0.12 ? level : 0;
}

/**
 * Extra tilt in degrees that keeps the subject in the frame where the plan's own aim would lose it.
 * A subject that fits is held whole; one that does not is held by its head.
 */
export function aim(
  plan: ScenePlan,
  shotIndex: number,
  setting: Setting,
  camera: ShotCamera,
  surface_m: number,
): number {
  const lead = leading(setting);
  if (!lead || lead.element.stands === "air" || setting.surroundings === "space") return 0;
  if (setting.surroundings === "underwater" && lead.element.stands !== "ground") return 0;
  const view = camera.view(camera.duration_s / 2);
  const follows = ["tracking_follow", "tracking_lead"].includes(plan.shots[shotIndex]!.camera.movement);
  const depth = Math.max(0.1, lead.distance_m - (follows ? 0 : view.pose.z_m - camera.view(0).pose.z_m));
  const px_per_m = view.focal_px / depth;
  const foot = view.horizon_y + (view.pose.y_m - surface_m) * px_per_m;
  const posture =
    lead.element.kind === "person" && (lead.item.motion === "sit" || lead.item.motion === "kneel") ? 0.76 : 1;
  const size = lead.item.height_m * posture * px_per_m;
  const head = foot - size;
  const { height } = view;
  let wanted = 0;
  if (size < height * 0.84) {
    if (foot > height * 0.95) wanted = height * 0.95 - foot;
    else if (head < height * 0.05) wanted = height * 0.05 - head;
  } else {
    const living = lead.element.kind === "person" || lead.element.kind === "animal" || lead.element.kind === "building";
    const point = living ? head + Math.min(size * 0.14, height * 0.5) : (head + foot) / 2;
    const low = height * 0.3;
    const high = height * 0.52;
    wanted = point < low ? low - point : point > high ? high - point : 0;
  }
  return wanted === 0 ? 0 : Math.atan(wanted / view.focal_px) * degrees;
}
