import { variantsOf } from "#lib/elements/variants.ts";
import { withinFrame } from "./aim.ts";
import { brandOn } from "./belongings.ts";
import { blurRadius_px, type View } from "./camera.ts";
import { clamp } from "./colour.ts";
import type { Box } from "#lib/elements/element-rows.ts";
import { extentOf, type SceneElement } from "./elements/scene-element.ts";
import type { Grade } from "./grade.ts";
import { identityOf, lookOf, peopleAt } from "./identity.ts";
import { hazeAt, keyed, type SceneLight } from "./light.ts";
import { near } from "./lead.ts";
import { shiftOf, speedOf, type Shift } from "./motion.ts";
import type { Plate, PlateJob } from "./plate.ts";
import type { Demeanour } from "./acts/demeanour.ts";
import type { Play } from "./acts/play.ts";
import { hashText, randomFrom } from "./random.ts";
import { backIntoFrame_m, detailAcross, portraitAcross } from "./portrait.ts";
import type { RoomBox } from "./room-box.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";
import { moments, type ShotCamera } from "./shot-camera.ts";
import { periodOf } from "./span-period.ts";
import { mountOf, propped, saddleOf, sunkBy, vessels } from "./support.ts";

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

const followed = new Set(["tracking_follow", "tracking_lead"]);
const travelling = new Set(["walk", "run", "drive", "fly", "swim"]);

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

export function finishJob(actor: Actor, camera: ShotCamera, blur_px: number): Omit<PlateJob, "phase"> | null {
  const seen = seenPart(actor, camera);
  if (!seen) return null;
  const { window } = seen;
  // Land and walls are soft by nature: four fifths of the pixels each way are two thirds of the paint.
  const broad = actor.period !== null || actor.element.form === "room" ? 0.8 : 1;
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

/** Stands everything of a shot in the world. `surface_m` is the height of a table or plinth for small things. */
export function stageActors(
  plan: ScenePlan,
  shotIndex: number,
  setting: Setting,
  camera: ShotCamera,
  light: SceneLight,
  grade: Grade,
  surface_m: number,
  box: RoomBox | null,
): Actor[] {
  const shot = plan.shots[shotIndex]!;
  const middle = camera.duration_s / 2;
  const view = camera.view(middle);
  const start = camera.view(0).pose;
  const actors: Actor[] = [];
  const movement = shot.camera.movement;
  const label = brandOn(plan.intent.product, plan.title);
  setting.casts.forEach((cast, castIndex) => {
    const { item, layer, element, head } = cast;
    // The studio is the backdrop itself.
    if (cast.distance_m === Infinity || element.id === "studio") return;
    const mount = mountOf(setting.casts, castIndex);
    const placedBy = mount ?? cast;
    const placed_id = `${placedBy.element.id}/${setting.casts.indexOf(placedBy)}`;
    const random = randomFrom(plan.seed + hashText(`${shot.shot_id}/${placed_id}`));
    const identity = identityOf(plan, cast);
    // The back wall of a closed room is one picture, as wide as the room.
    const backWall = element.form === "room" && box !== null;
    const spanning = (element.form === "span" || element.form === "room") && !backWall;
    const copies = spanning ? 1 : Math.max(1, item.count);
    for (let copy = 0; copy < copies; copy++) {
      const spread = copies === 1 ? 0 : (copy + 0.5) / copies - 0.5;
      const afloat = mount !== null && vessels.has(mount.element.id);
      // Who is on something is not beside it.
      const scatter = copies === 1 || afloat || item.rests_m !== undefined ? 0 : 1;
      let distance =
        element.form === "room" && setting.wall_m
          ? setting.wall_m
          : cast.distance_m *
            (1 + scatter * (random() - (layer.name === "subject" ? 0.06 : 0.35)) * (copies > 4 ? 0.7 : 0.42));
      if (spanning && !element.ground && element.form === "span") distance = Math.max(distance, 1.2);
      const z_m = start.z_m + distance;
      const depth = Math.max(
        0.1,
        z_m - (followed.has(movement) && layer.name === "subject" ? start.z_m : view.pose.z_m),
      );
      const px_per_m = view.focal_px / depth;
      const hull = afloat ? (mount.item.height_m * px_per_m * 2.4) / view.width : Infinity;
      const reach = copies === 1 ? 0 : Math.min(1.7, 0.32 * copies, hull);
      // A group stands loosely, never in a row.
      const loose = scatter * (random() - 0.5) * (copies < 7 ? (0.55 * reach) / copies : 0.12);
      // Of a crowd seen close, one face is the picture's.
      const chosen = copies > 1 && copy === copies >> 1 && layer.name === "subject" && near.has(shot.framing);
      const across = chosen ? item.across * 0.4 : clamp(item.across + spread * reach + loose, -1.35, 1.35);
      const alive = element.kind === "person" || element.kind === "animal";
      const size = (item.height_m * px_per_m) / view.height;
      // What is close and tall frames the picture from its side; it never covers the middle.
      const looming = layer.name === "foreground" && element.form === "figure" && size > 0.3;
      const side = across === 0 ? (random() > 0.5 ? 1 : -1) : Math.sign(across);
      const wide = (item.height_m * px_per_m * 2) / view.width;
      const extent = extentOf(element, item);
      const half = extent.right * wide;
      if (looming && half > 2.2) continue;
      const inPart =
        near.has(shot.framing) && copies === 1 && (size > 1.2 || (element.kind === "vehicle" && half > 0.8));
      let placed = across;
      if (looming) placed = side * Math.max(Math.abs(across), 0.62 + half * 0.8);
      else if (head) placed = portraitAcross(plan, shotIndex, cast, head.radius * wide, light) - head.x * wide;
      else if (layer.name === "subject" && element.form === "figure")
        placed =
          inPart && !alive && element.kind !== "building"
            ? detailAcross(plan, shotIndex, cast, wide)
            : withinFrame(cast, across, item.height_m * px_per_m, view, setting);
      const screen_x = view.width / 2 + (placed * view.width) / 2;
      const open_x = view.pose.x_m + (screen_x - view.centre_x) / px_per_m;
      const inside = box ? Math.max(0.3, box.half_m - 0.35) : Infinity;
      const x_m = spanning ? random() * 40 : backWall ? 0 : clamp(open_x, -inside, inside);
      const height_m = backWall ? box.height_m : item.height_m * (copies === 1 ? 1 : 0.86 + random() * 0.2);
      const small = layer.name === "subject" || layer.name === "foreground" ? surface_m : 0;
      let base_m = element.stands === "ground" ? small : 0;
      if (mount) base_m += Math.max(0, saddleOf(mount) - item.height_m * 0.28);
      base_m += item.rests_m ?? propped(setting.casts, cast);
      const sunk = setting.surroundings === "outdoor" ? sunkBy(element.id) : null;
      if (sunk !== null) base_m = -height_m * sunk;
      else if (
        element.stands === "air" ||
        setting.surroundings === "space" ||
        (setting.surroundings === "underwater" && element.stands !== "ground")
      ) {
        const lift =
          layer.name === "subject" ? 0.47 + (copies > 1 ? (random() - 0.5) * 0.5 : 0) : 0.3 + random() * 0.22;
        // What is larger than the frame is held by its head.
        const held = element.kind === "person" && size > 0.84 ? 0.1 + size / 2 : lift;
        const centre_y = view.pose.y_m + (view.horizon_y - view.height * held) / px_per_m;
        base_m = centre_y - height_m / 2;
        // Background flyers stay above the ground; the subject is where the frame needs it.
        if (setting.surroundings !== "space" && layer.name !== "subject") base_m = Math.max(base_m, 0.05);
      }
      if (element.stands === "wall") base_m = 0.85;
      const moving =
        mount !== null ||
        (travelling.has(item.motion) && (alive || element.kind === "vehicle" || element.kind === "object"));
      const follows = followed.has(movement) && layer.name === "subject" && !spanning;
      const heading = item.facing === "left" ? -1 : item.facing === "right" ? 1 : 0;
      const natural = mount
        ? speedOf(mount.item.motion, mount.element.kind) * mount.item.height_m
        : speedOf(item.motion, element.kind) * height_m;
      const room_m = ((near.has(shot.framing) ? 0.12 : layer.name === "subject" ? 0.28 : 0.5) * view.width) / px_per_m;
      const velocity = follows ? 0 : heading * Math.min(natural, room_m / camera.duration_s);
      const period = spanning ? periodOf(element, camera, z_m, height_m, box) : null;
      const focus = camera.physics.focus_distance_m;
      const job: Omit<PlateJob, "phase"> = {
        element,
        noun: item.noun,
        variants: variantsOf(item.variants),
        material: item.material ?? null,
        look: lookOf(shot.continuity, item),
        people: peopleAt(item, copy),
        ...(item.lacks === undefined ? {} : { lacks: item.lacks }),
        label,
        motion: item.motion,
        facing: copy > 0 ? turned(item, random()) : item.facing,
        colour: item.colour,
        seed: identity + copy * 7919,
        window: backWall
          ? { left: -box.half_m / box.height_m, right: box.half_m / box.height_m, top: -1, bottom: 0.01 }
          : sunk !== null
            ? { ...element.box, bottom: -sunk }
            : extent,
        px_per_unit: 1,
        haze: hazeAt(light, distance),
        blur_px: 0,
        light: layer.name === "subject" && alive ? keyed(light, heading) : light,
        grade,
        repeats: spanning,
        shadow:
          !spanning &&
          !backWall &&
          element.stands === "ground" &&
          element.box.bottom < -element.box.top &&
          setting.surroundings !== "space",
      };
      const actor: Actor = {
        element,
        item,
        layer,
        x_m,
        base_m,
        z_m,
        height_m,
        follows,
        velocity_mps: moving ? velocity : 0,
        beat: copies === 1 ? 0.13 : random(),
        alive,
        period,
        job,
        plates: new Map(),
        play: null,
        pulled: null,
      };
      if (head)
        actor.x_m += backIntoFrame_m(camera, (t, seen) => {
          const at = screenOf(actor, seen, t, camera);
          if (!at) return null;
          const { unit_px } = at;
          return { x: at.x + head.x * unit_px, radius_px: head.radius * unit_px, px_per_m: unit_px / height_m };
        });
      const sharp = finishJob(actor, camera, layerBlur(camera, distance, focus, layer.in_focus));
      if (!sharp) continue;
      actor.job = sharp;
      if (movement === "rack_focus") {
        const from = pullFrom(setting, focus);
        const other = finishJob(
          actor,
          camera,
          layerBlur(camera, distance, from, Math.abs(distance - from) < from * 0.15),
        );
        if (other) actor.pulled = { job: other, plates: new Map() };
      }
      actors.push(actor);
    }
  });
  return actors.sort((a, b) => b.z_m - a.z_m || a.element.form.localeCompare(b.element.form));
}

/** Some of a group that stands about look the other way; who goes somewhere goes together. */
function turned({ facing, motion }: Cast["item"], chance: number): Cast["item"]["facing"] {
  if (travelling.has(motion) || chance > 0.4) return facing;
  return facing === "left" ? "right" : facing === "right" ? "left" : chance > 0.2 ? "left" : "right";
}

/** A focus pull starts on the layer that is furthest, in stops, from where it ends. */
function pullFrom(setting: Setting, focus_m: number): number {
  const distances = setting.casts.map(({ distance_m }) => distance_m).filter(Number.isFinite);
  return distances.reduce(
    (best, d) => (Math.abs(Math.log(d / focus_m)) > Math.abs(Math.log(best / focus_m)) ? d : best),
    focus_m,
  );
}
