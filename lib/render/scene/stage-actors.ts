import { variantsOf } from "#lib/elements/variants.ts";
import { withinFrame } from "./aim.ts";
import { brandOn } from "./belongings.ts";
import type { View } from "./camera.ts";
import { clamp } from "./colour.ts";
import { extentOf } from "./elements/scene-element.ts";
import type { Grade } from "./grade.ts";
import { identityOf, lookOf, peopleAt } from "./identity.ts";
import { near } from "./lead.ts";
import { hazeAt, keyed, type SceneLight } from "./light.ts";
import { speedOf } from "./motion.ts";
import type { PlateJob } from "./plate.ts";
import { backIntoFrame_m, detailAcross, portraitAcross } from "./portrait.ts";
import { hashText, randomFrom } from "./random.ts";
import type { RoomBox } from "./room-box.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";
import type { ShotCamera } from "./shot-camera.ts";
import { periodOf } from "./span-period.ts";
import { finishJob, layerBlur, screenOf, travelling, type Actor } from "./staging.ts";
import { mountOf, propped, saddleOf, sunkBy, vessels } from "./support.ts";

const followed = new Set(["tracking_follow", "tracking_lead"]);

/** What all things of a shot are staged by. */
interface Stage {
  plan: ScenePlan;
  shotIndex: number;
  setting: Setting;
  camera: ShotCamera;
  light: SceneLight;
  grade: Grade;
  /** Height of a table or plinth for small things, m. */
  surface_m: number;
  box: RoomBox | null;
  /** What the lens sees half through the shot. */
  view: View;
  label: PlateJob["label"];
}

/** One of a cast's copies, with what is known of it before it has its place. */
interface Copy {
  cast: Cast;
  copy: number;
  copies: number;
  mount: Cast | null;
  random: () => number;
  /** The back wall of a closed room is one picture, as wide as the room. */
  backWall: boolean;
  spanning: boolean;
  /** How far a group stands loosely: nothing for one alone, and for who is on something. */
  scatter: number;
  distance_m: number;
  z_m: number;
  px_per_m: number;
}

/** Stands everything of a shot in the world, farthest first. */
export function stageActors(given: Omit<Stage, "view" | "label">): Actor[] {
  const { plan, setting, camera } = given;
  const label = brandOn(plan.intent.product, plan.title);
  const stage: Stage = { ...given, view: camera.view(camera.duration_s / 2), label };
  return setting.casts
    .flatMap((cast, i) => copiesOf(stage, cast, i))
    .sort((a, b) => b.z_m - a.z_m || a.element.form.localeCompare(b.element.form));
}

function copiesOf(stage: Stage, cast: Cast, castIndex: number): Actor[] {
  const { plan, shotIndex, setting, box } = stage;
  const { element, item } = cast;
  // The studio is the backdrop itself.
  if (cast.distance_m === Infinity || element.id === "studio") return [];
  const mount = mountOf(setting.casts, castIndex);
  const placedBy = mount ?? cast;
  const placed_id = `${placedBy.element.id}/${setting.casts.indexOf(placedBy)}`;
  const random = randomFrom(plan.seed + hashText(`${plan.shots[shotIndex]!.shot_id}/${placed_id}`));
  const backWall = element.form === "room" && box !== null;
  const spanning = (element.form === "span" || element.form === "room") && !backWall;
  const copies = spanning ? 1 : Math.max(1, item.count);
  const afloat = mount !== null && vessels.has(mount.element.id);
  // Who is on something is not beside it.
  const scatter = copies === 1 || afloat || item.rests_m !== undefined ? 0 : 1;
  return Array.from({ length: copies }, (_, copy) => {
    const at = depthOf(stage, cast, { copies, scatter, spanning, random });
    return actorOf(stage, { cast, copy, copies, mount, random, backWall, spanning, scatter, ...at });
  }).filter((actor) => actor !== null);
}

/** How far away a copy stands, and how large a metre is there. */
function depthOf(
  { plan, shotIndex, setting, camera, view }: Stage,
  { element, layer, distance_m }: Cast,
  { copies, scatter, spanning, random }: Pick<Copy, "copies" | "scatter" | "spanning" | "random">,
): Pick<Copy, "distance_m" | "z_m" | "px_per_m"> {
  const start = camera.view(0).pose;
  let distance =
    element.form === "room" && setting.wall_m
      ? setting.wall_m
      : distance_m * (1 + scatter * (random() - (layer.name === "subject" ? 0.06 : 0.35)) * (copies > 4 ? 0.7 : 0.42));
  if (spanning && !element.ground && element.form === "span") distance = Math.max(distance, 1.2);
  const z_m = start.z_m + distance;
  const goesAlong = followed.has(plan.shots[shotIndex]!.camera.movement) && layer.name === "subject";
  const depth = Math.max(0.1, z_m - (goesAlong ? start.z_m : view.pose.z_m));
  return { distance_m: distance, z_m, px_per_m: view.focal_px / depth };
}

/** Where a copy stands from the left edge (-1) to the right (1); null where it would cover the middle. */
function acrossOf({ plan, shotIndex, setting, view, light }: Stage, one: Copy): number | null {
  const { cast, copy, copies, mount, scatter, random, px_per_m } = one;
  const { item, layer, element, head } = cast;
  const closeUp = near.has(plan.shots[shotIndex]!.framing);
  const spread = copies === 1 ? 0 : (copy + 0.5) / copies - 0.5;
  const afloat = mount !== null && vessels.has(mount.element.id);
  const hull = afloat ? (mount.item.height_m * px_per_m * 2.4) / view.width : Infinity;
  const reach = copies === 1 ? 0 : Math.min(1.7, 0.32 * copies, hull);
  // A group stands loosely, never in a row.
  const loose = scatter * (random() - 0.5) * (copies < 7 ? (0.55 * reach) / copies : 0.12);
  // Of a crowd seen close, one face is the picture's.
  const chosen = copies > 1 && copy === copies >> 1 && layer.name === "subject" && closeUp;
  const across = chosen ? item.across * 0.4 : clamp(item.across + spread * reach + loose, -1.35, 1.35);
  const size = (item.height_m * px_per_m) / view.height;
  // What is close and tall frames the picture from its side; it never covers the middle.
  const looming = layer.name === "foreground" && element.form === "figure" && size > 0.3;
  const side = across === 0 ? (random() > 0.5 ? 1 : -1) : Math.sign(across);
  const wide = (item.height_m * px_per_m * 2) / view.width;
  const half = extentOf(element, item).right * wide;
  if (looming) return half > 2.2 ? null : side * Math.max(Math.abs(across), 0.62 + half * 0.8);
  if (head) return portraitAcross(plan, shotIndex, cast, head.radius * wide, light) - head.x * wide;
  if (layer.name !== "subject" || element.form !== "figure") return across;
  const inPart = closeUp && copies === 1 && (size > 1.2 || (element.kind === "vehicle" && half > 0.8));
  return inPart && !isAlive(element) && element.kind !== "building"
    ? detailAcross(plan, shotIndex, cast, wide)
    : withinFrame(cast, across, item.height_m * px_per_m, view, setting);
}

const isAlive = ({ kind }: Cast["element"]): boolean => kind === "person" || kind === "animal";

/** How far a thing of this kind is sunk into the ground or the water that it stands in, in its heights; null: not. */
const sunkOf = ({ setting }: Stage, { element }: Cast): number | null =>
  setting.surroundings === "outdoor" ? sunkBy(element.id) : null;

/** How high the foot of a copy of `height_m` is over the ground, m. */
function baseOf(stage: Stage, { cast, copies, mount, random, px_per_m }: Copy, height_m: number): number {
  const { setting, surface_m, view } = stage;
  const { item, layer, element } = cast;
  const sunk = sunkOf(stage, cast);
  if (sunk !== null) return -height_m * sunk;
  if (element.stands === "wall") return 0.85;
  const floats =
    element.stands === "air" ||
    setting.surroundings === "space" ||
    (setting.surroundings === "underwater" && element.stands !== "ground");
  if (floats) {
    const lift = layer.name === "subject" ? 0.47 + (copies > 1 ? (random() - 0.5) * 0.5 : 0) : 0.3 + random() * 0.22;
    const size = (item.height_m * px_per_m) / view.height;
    // What is larger than the frame is held by its head.
    const held = element.kind === "person" && size > 0.84 ? 0.1 + size / 2 : lift;
    const base_m = view.pose.y_m + (view.horizon_y - view.height * held) / px_per_m - height_m / 2;
    // Background flyers stay above the ground; the subject is where the frame needs it.
    return setting.surroundings !== "space" && layer.name !== "subject" ? Math.max(base_m, 0.05) : base_m;
  }
  const small = layer.name === "subject" || layer.name === "foreground" ? surface_m : 0;
  return (
    (element.stands === "ground" ? small : 0) +
    (mount ? Math.max(0, saddleOf(mount) - item.height_m * 0.28) : 0) +
    (item.rests_m ?? propped(setting.casts, cast))
  );
}

/** Which way somebody goes, -1 to the left. */
const headingOf = ({ facing }: Cast["item"]): number => (facing === "left" ? -1 : facing === "right" ? 1 : 0);

/** How fast a copy of `height_m` goes along the picture, m/s; what the camera follows stays where it is seen. */
function velocityOf(stage: Stage, { cast, mount, px_per_m }: Copy, height_m: number, follows: boolean): number {
  const { item, layer, element } = cast;
  const { plan, shotIndex, camera, view } = stage;
  const goes =
    mount !== null ||
    (travelling.has(item.motion) && (isAlive(element) || element.kind === "vehicle" || element.kind === "object"));
  if (follows || !goes) return 0;
  const natural = mount
    ? speedOf(mount.item.motion, mount.element.kind) * mount.item.height_m
    : speedOf(item.motion, element.kind) * height_m;
  const share = near.has(plan.shots[shotIndex]!.framing) ? 0.12 : layer.name === "subject" ? 0.28 : 0.5;
  return headingOf(item) * Math.min(natural, (share * view.width) / px_per_m / camera.duration_s);
}

/** What is painted of a copy, before it is known which part of it is seen how large. */
function jobOf(stage: Stage, one: Copy): Omit<PlateJob, "phase"> {
  const { plan, shotIndex, setting, light, grade, box, label } = stage;
  const { cast, copy, random, backWall, spanning, distance_m } = one;
  const { item, layer, element } = cast;
  const sunk = sunkOf(stage, cast);
  const extent = extentOf(element, item);
  return {
    element,
    noun: item.noun,
    variants: variantsOf(item.variants),
    material: item.material ?? null,
    look: lookOf(plan.shots[shotIndex]!.continuity, item),
    people: peopleAt(item, copy),
    ...(item.lacks === undefined ? {} : { lacks: item.lacks }),
    label,
    motion: item.motion,
    facing: copy > 0 ? turned(item, random()) : item.facing,
    colour: item.colour,
    seed: identityOf(plan, cast) + copy * 7919,
    window:
      backWall && box
        ? { left: -box.half_m / box.height_m, right: box.half_m / box.height_m, top: -1, bottom: 0.01 }
        : sunk !== null
          ? { ...element.box, bottom: -sunk }
          : extent,
    px_per_unit: 1,
    haze: hazeAt(light, distance_m),
    blur_px: 0,
    light: layer.name === "subject" && isAlive(element) ? keyed(light, headingOf(item)) : light,
    grade,
    repeats: spanning,
    shadow:
      !spanning &&
      !backWall &&
      element.stands === "ground" &&
      element.box.bottom < -element.box.top &&
      setting.surroundings !== "space",
  };
}

/** A copy in its place; null where nothing of it is ever seen. */
function actorOf(stage: Stage, one: Copy): Actor | null {
  const { plan, shotIndex, camera, view, box } = stage;
  const { cast, copies, random, backWall, spanning, z_m, px_per_m } = one;
  const { item, layer, element, head } = cast;
  const placed = acrossOf(stage, one);
  if (placed === null) return null;
  const screen_x = view.width / 2 + (placed * view.width) / 2;
  const open_x = view.pose.x_m + (screen_x - view.centre_x) / px_per_m;
  const inside = box ? Math.max(0.3, box.half_m - 0.35) : Infinity;
  const x_m = spanning ? random() * 40 : backWall ? 0 : clamp(open_x, -inside, inside);
  const height_m = backWall && box ? box.height_m : item.height_m * (copies === 1 ? 1 : 0.86 + random() * 0.2);
  const base_m = baseOf(stage, one, height_m);
  const follows = followed.has(plan.shots[shotIndex]!.camera.movement) && layer.name === "subject" && !spanning;
  const actor: Actor = {
    element,
    item,
    layer,
    x_m,
    base_m,
    z_m,
    height_m,
    follows,
    velocity_mps: velocityOf(stage, one, height_m, follows),
    job: jobOf(stage, one),
    beat: copies === 1 ? 0.13 : random(),
    alive: isAlive(element),
    period: spanning ? periodOf(element, camera, z_m, height_m, box) : null,
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
  return focused(stage, one, actor);
}

/** An actor as sharp as the lens shows it, at both ends of a focus pull; null where nothing of it is ever seen. */
function focused({ plan, shotIndex, setting, camera }: Stage, { cast, distance_m }: Copy, actor: Actor): Actor | null {
  const focus = camera.physics.focus_distance_m;
  const job = finishJob(actor, camera, layerBlur(camera, distance_m, focus, cast.layer.in_focus));
  if (!job) return null;
  actor.job = job;
  if (plan.shots[shotIndex]!.camera.movement === "rack_focus") {
    const from = pullFrom(setting, focus);
    const isSharp = Math.abs(distance_m - from) < from * 0.15;
    const other = finishJob(actor, camera, layerBlur(camera, distance_m, from, isSharp));
    if (other) actor.pulled = { job: other, plates: new Map() };
  }
  return actor;
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
