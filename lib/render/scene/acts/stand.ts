import type { Actor } from "#lib/render/scene/staging.ts";
import { moments, type ShotCamera } from "#lib/render/scene/shot-camera.ts";
import { gripOf } from "#lib/acts/grips.ts";
import { seatOn } from "#lib/acts/seats.ts";
import { extentOf } from "#lib/render/scene/elements/scene-element.ts";
import { astrideHip, seatedHip } from "#lib/render/scene/elements/shapes/figure-acted.ts";
import type { ActScript } from "#lib/acts/act-script.ts";
import { heading, type Scene } from "./act-scene.ts";
import { actRoomOf } from "./act-room.ts";
import { inRow, layoutOf } from "./layout.ts";
import { standSwing } from "./swing.ts";

/** What is long takes other room from its side than from its end. */
function become(actor: Actor, turned: Pick<Actor["item"], "facing" | "motion">): void {
  const window = actor.element.ahead ? extentOf(actor.element, turned) : actor.job.window;
  actor.item = { ...actor.item, ...turned };
  actor.job = { ...actor.job, ...turned, window };
}

/** Turns somebody, who then does nothing but what the act has them do. */
function face(actor: Actor, facing: Actor["item"]["facing"]): void {
  become(actor, { facing, motion: "idle" });
}

/** Metres across the world to the middle of the frame at a depth, over the shot, and half of what it shows. */
function frameAt(camera: ShotCamera, z_m: number, follows: boolean): { middle_m: number; half_m: number } {
  const times = follows ? [camera.duration_s / 2] : moments(camera.duration_s).slice(1, 8);
  const seen = times.map((t) => {
    const view = camera.view(t);
    const px_per_m = view.focal_px / Math.max(0.1, z_m - view.pose.z_m);
    return {
      middle_m: view.pose.x_m + (view.width / 2 - view.centre_x) / px_per_m,
      half_m: view.width / 2 / px_per_m,
    };
  });
  const mean = (of: (one: (typeof seen)[number]) => number) =>
    seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
  return { middle_m: mean((one) => one.middle_m), half_m: mean((one) => one.half_m) };
}

/** Brings those together who do something with each other and with things, in the middle of the frame. */
export function stand(scene: Scene, camera: ShotCamera): void {
  const { script, by, to, lying, table } = scene;
  by.velocity_mps = 0;
  const { middle_m, half_m } = frameAt(camera, by.z_m, by.follows);
  const mirrored = lying !== null && gripOf(lying.element.id, false).mirrored;
  const met = to !== null && script.apart !== null;
  const bedded = script.rests === "bed" && lying !== null && !(by.element.kind === "animal");
  const side = bedded ? (script.other_rests ? 1 : -1) : mirrored ? 1 : turnedTo(by);
  // An animal's outline tells what it does.
  const isAnimal = by.element.kind === "animal";
  if (script.seen === "front" && !met && !isAnimal) face(by, "camera");
  else if (script.seen !== "planned" || met) face(by, side > 0 === mirrored ? "left" : "right");
  const { to_m, thing_m, table_m } = layoutOf(script, by, to, lying);
  const { middle_m: centre_m = 0 } = actRoomOf(script, by, to, lying, "full");
  if (scene.behind !== undefined) {
    by.x_m = scene.behind.x_m - side * inRow * (by.element.box.right - by.element.box.left) * by.height_m;
    by.z_m = scene.behind.z_m + 0.02;
  } else if (scene.crowd !== true) by.x_m = middle_m - side * centre_m;
  scene.half_m = half_m;
  scene.step_m = script.across
    ? by.follows
      ? 0.12
      : scene.crowd === true
        ? half_m * 0.5
        : half_m
    : isAnimal
      ? by.height_m * 1.2
      : 1;
  if (to !== null && script.bears !== null) bear(scene, script.bears, side);
  if (script.rides && seat(scene, side)) return;
  // Of two of a group the nearer decides: nothing of the place stands before them.
  if (met && to.item.id === by.item.id) by.z_m = Math.min(by.z_m, to.z_m);
  if (script.wet && by.base_m === 0) by.base_m = -waterline * by.height_m;
  if (to !== null && to_m !== null) {
    to.x_m = by.x_m + side * to_m;
    // The smaller of two is not hidden behind the other.
    to.z_m = by.z_m + (to.height_m < by.height_m * 0.85 && !script.on ? -0.02 : 0.02);
    to.base_m = by.base_m;
    to.velocity_mps = 0;
    face(to, (script.way === "same") === side > 0 ? "right" : "left");
  }
  if (script.swings !== null) standSwing(script.swings === "to" ? (to ?? by) : by, scene.around);
  if (script.between !== null) {
    standBetweenTwo(scene, script.between.up);
    return;
  }
  if (script.leaves || script.departs) {
    standVehicle(scene, side);
    return;
  }
  // What towers over everybody stays where it stands.
  if (lying === null || thing_m === null || lying.z_m > by.z_m + lying.height_m * 0.5) return;
  lying.x_m = by.x_m + side * thing_m;
  // What is worked on lies before the hands; what is hidden behind or lain upon stands the other way round.
  lying.z_m = by.z_m + depthOf(script, mirrored);
  if (bedded) {
    const rester = script.other_rests ? (to ?? by) : by;
    // A bed's pillow is at its right, whichever way it is turned elsewhere.
    face(lying, "camera");
    rester.base_m = lying.height_m * mattress;
    rester.x_m = lying.x_m + upwards * rester.height_m;
    return;
  }
  if (lying.element.stands === "wall") return;
  lying.base_m = table_m ?? by.base_m;
  if (script.hangs) for (const rack of scene.around) standRack(rack, lying, by);
  if (script.upon && isAnimal && table_m !== null) by.base_m = table_m;
  if (table_m !== null && table !== null && script.lies === "table") {
    table.height_m = table_m / 0.97;
    // What is to fall stands at the edge.
    const half_m = ((lying.element.box.right - lying.element.box.left) / 2) * 0.8 * lying.height_m;
    table.x_m = lying.x_m + side * (script.upon ? half_m - edge * table.height_m : table.height_m * 0.5);
    if (script.upon && isAnimal) table.z_m = by.z_m + 0.05;
    else table.z_m = lying.z_m + 0.015;
    table.base_m = script.upon && isAnimal ? 0 : by.base_m;
  }
}

/** What of the way between two is taken by their arms, in heights of the smaller. */
const arms = 0.3;
/** What is taller than broad is carried lying. */
const isUpright = ({ left, right, top }: Actor["element"]["box"]): boolean => right - left < -top * 0.7;

/** Stands a coat stand behind what hangs on it. */
function standRack(rack: Actor, hung: Actor, by: Actor): void {
  rack.height_m = by.height_m * 1.04;
  rack.x_m = hung.x_m;
  rack.z_m = hung.z_m + 0.02;
  rack.base_m = by.base_m;
}

/** Puts a thing between two who hold it, as long as they are apart. */
function standBetweenTwo({ by, to, lying, timed }: Scene, up: number): void {
  if (lying === null || to === null) return;
  const low_m = Math.min(by.height_m, to.height_m);
  const { box } = lying.element;
  const free_m = Math.max(0.3, Math.abs(to.x_m - by.x_m) - arms * low_m);
  const across = (box.right - box.left) * 0.9;
  const lies = isUpright(box);
  const stretched = timed.act !== "carry_together" || lies;
  const wanted_m = lies ? free_m + 0.5 * low_m : free_m / across;
  lying.height_m = stretched ? wanted_m : Math.min(lying.height_m, wanted_m);
  lying.velocity_mps = 0;
  lying.x_m = (by.x_m + to.x_m) / 2;
  lying.z_m = Math.min(by.z_m, to.z_m) - 0.03;
  // Cloth hangs from the hands.
  lying.base_m = by.base_m + up * low_m - (timed.act === "fold_together" ? lying.height_m : 0);
  lying.item = { ...lying.item, facing: "camera" };
  lying.job = { ...lying.job, facing: "camera" };
}

/** From the middle of a table to its edge, in its heights. */
const edge = 1.04;

/** Stands a vehicle by whom it is left or missed, with its open door before them. */
function standVehicle({ script, by, lying, around }: Scene, side: 1 | -1): void {
  if (lying === null) return;
  const { thing_m } = layoutOf(script, by, null, lying);
  lying.x_m = by.x_m + side * (thing_m ?? 0);
  lying.z_m = by.z_m + 0.45;
  lying.base_m = 0;
  lying.velocity_mps = 0;
  face(lying, side > 0 ? "right" : "left");
  for (const door of around) {
    door.x_m = by.x_m + side * 0.34;
    door.z_m = by.z_m - 0.06;
    door.base_m = 0.2;
    door.height_m = Math.min(door.height_m, lying.height_m * 0.62);
    face(door, "camera");
  }
}

/** Stands one more behind the midst of two, to the lens. */
export function standBetween({ by, to }: Scene): void {
  if (to === null) return;
  by.velocity_mps = 0;
  by.x_m = to.x_m - (heading(to) * -1 * by.height_m) / 4.5;
  by.z_m = to.z_m + 0.25;
  by.base_m = to.base_m;
  face(by, "camera");
}

/** Who is carried goes along: lying in the arms, or seated on shoulders or a back. */
function bear({ by, to, script }: Scene, { x, up }: NonNullable<ActScript["bears"]>, side: 1 | -1): void {
  if (to === null) return;
  const lies = script.to.some(({ body }) => body === "lie");
  to.x_m = by.x_m + side * x * by.height_m;
  to.z_m = by.z_m - 0.02;
  to.base_m = by.base_m + up * by.height_m - (lies ? 0 : seatedHip[1] * to.height_m);
  to.velocity_mps = 0;
  face(to, side > 0 === lies ? "left" : "right");
}

/** Sits who does it on what carries them; whether there is anything. */
function seat({ by, to, lying }: Scene, side: 1 | -1): boolean {
  const mount = to ?? lying;
  if (mount === null) return false;
  const { x, up } = seatOn(mount.element.id, mount.element.kind);
  mount.x_m = by.x_m - side * x * mount.height_m;
  mount.z_m = by.z_m + 0.02;
  mount.base_m = 0;
  mount.velocity_mps = 0;
  face(mount, side > 0 ? "right" : "left");
  by.base_m = mount.base_m + up * mount.height_m - astrideHip * by.height_m;
  return true;
}

/** Metres by which the thing of an act is further off than who does it. */
const depthOf = (script: ActScript, mirrored: boolean): number =>
  script.behind
    ? -0.25
    : script.steals
      ? 0.04
      : script.mounts || script.topples || script.rests === "bed" || mirrored
        ? 0.15
        : script.on || script.inside
          ? 0.05
          : -0.03;

/** What of a swimmer is under water, in heights: all but the head, the shoulders and the arms. */
export const waterline = 0.13;

/** Height of what one lies on, in heights of a bed, and how far towards the pillow one lies, in one's own. */
const mattress = 0.46;
const upwards = 0.2;

/** The way that somebody acts: the same in every shot, wherever in the frame the plan has them. */
const turnedTo = ({ item }: Actor): 1 | -1 => (item.facing === "left" ? -1 : 1);

/** What burns or shines goes on doing so in its own pictures; every other way of moving is the act's alone. */
const ownMotions: ReadonlySet<Actor["item"]["motion"]> = new Set(["still", "idle", "burn", "glow"]);

/** Stills a thing that an act moves or changes. */
export function settle(thing: Actor): void {
  thing.velocity_mps = 0;
  thing.follows = false;
  if (ownMotions.has(thing.item.motion)) return;
  become(thing, { facing: thing.item.facing, motion: "still" });
}
