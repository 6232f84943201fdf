import { variantsOf } from "#lib/elements/variants.ts";
import type { Angle, Framing } from "#lib/contract/vocabulary.ts";
import type { CanvasFactory } from "./canvas.ts";
import type { View } from "./camera.ts";
import { clamp } from "./colour.ts";
import type { Head, SceneElement } from "./elements/scene-element.ts";
import type { Grade } from "./grade.ts";
import type { SceneLight } from "./light.ts";
import { holding } from "./held.ts";
import { paint } from "./plate.ts";
import { identityOf, lookOf, peopleAt } from "./identity.ts";
import { hashText } from "./random.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";
import { mountOf } from "./support.ts";
import { leading, living, near } from "./lead.ts";
import { moments, type ShotCamera } from "./shot-camera.ts";

/** Pixels of the small picture in which a head is looked for. */
const sounding_px = 56;

/** Heads of the last subjects: every change of a shot looks for the same again. */
const heldHeads = holding<(Head | null)[]>(8);

/** The setting with the head of its subject, found by painting it once in small, where the shot is a portrait of it. */
export function portrayed(
  createCanvas: CanvasFactory,
  plan: ScenePlan,
  shotIndex: number,
  setting: Setting,
  light: SceneLight,
  grade: Grade,
): Setting {
  const shot = plan.shots[shotIndex]!;
  const lead = leading(setting);
  if (!lead || !near.has(shot.framing) || !living(lead) || lead.item.count > 1) return setting;
  const { item, element, layer } = lead;
  const beside = setting.casts.some((other) => other !== lead && other.layer === layer && living(other));
  const carried = mountOf(setting.casts, setting.casts.indexOf(lead)) !== null;
  if (beside || carried || element.stands !== "ground" || setting.surroundings === "space") return setting;
  const who = {
    noun: item.noun,
    variants: variantsOf(item.variants),
    material: item.material ?? null,
    look: lookOf(shot.continuity, item),
    people: peopleAt(item, 0),
    motion: item.motion,
    facing: item.facing,
    colour: item.colour,
    seed: identityOf(plan, lead),
  };
  const headAt = (phase: number) =>
    paint(createCanvas, {
      ...who,
      element,
      label: "",
      phase,
      window: element.box,
      px_per_unit: sounding_px,
      haze: 0,
      blur_px: 0,
      light,
      grade,
      repeats: false,
      shadow: false,
    }).head;
  // Who looks about moves the head: it is held where it is on the whole.
  const heads = heldHeads(JSON.stringify([element.id, who, light.weather, light.interior]), () =>
    [0.1, 0.4, 0.7, 0.95].map(headAt),
  );
  const first = heads[0];
  if (!first || heads.some((each) => each === null)) return setting;
  const mean = (of: (head: Head) => number) => heads.reduce((sum, each) => sum + of(each!), 0) / heads.length;
  const head: Head = { x: mean(({ x }) => x), y: mean(({ y }) => y), radius: first.radius };

  return { ...setting, casts: setting.casts.map((cast) => (cast === lead ? { ...cast, head } : cast)) };
}

/** Where a shot's camera stands against the eyes moves them in the frame: who is looked up to stands high in it. */
const raised: Partial<Record<Angle, number>> = { low: -0.02, ground: -0.03, high: 0.035, overhead: 0.06 };

/** A number of this shot between -1 and 1: two close-ups of a film are not framed alike. */
export const own = (plan: ScenePlan, shotIndex: number): number =>
  (hashText(`${plan.seed}/${plan.shots[shotIndex]!.shot_id}/portrait`) % 1000) / 500 - 1;

/** Height of the eyes of a head of this radius (share of the frame's height), as a share of it from the top. */
export function eyeLine(plan: ScenePlan, shotIndex: number, radius: number, kind: SceneElement["kind"]): number {
  const ears = kind === "animal" ? 1.55 : 1.3;
  // Room over the hair while there is any; of a face that fills the frame the brow goes, never the mouth.
  const level = clamp(0.075 + ears * radius, 0.29, 0.41);
  const { angle } = plan.shots[shotIndex]!.camera;
  return level + (raised[angle] ?? 0) + own(plan, shotIndex) * 0.014;
}

const thirds: Partial<Record<Framing, number>> = { medium_close: 0.34, close: 0.29, extreme_close: 0.17, insert: 0.24 };
const square = new Set(["static", "push_in", "pull_out", "zoom_in", "zoom_out"]);

/**
 * Where across the frame (-1 to 1) a thing goes that is shown in part, so that its edge and what lies behind it are
 * seen: what has a front shows it, with room before it. `unit` is its height in half widths of the frame.
 */
export function detailAcross(plan: ScenePlan, shotIndex: number, { item, element }: Cast, unit: number): number {
  const share = own(plan, shotIndex);
  const heading = item.facing === "left" ? -1 : item.facing === "right" ? 1 : 0;
  if (element.kind === "vehicle" && heading !== 0)
    return heading * (0.5 + 0.12 * share - element.box.right * 0.92 * unit);
  return Math.sign(item.across || share || 1) * (0.26 + 0.1 * share);
}

/**
 * Where across the frame (-1 to 1) the head of a portrait goes: aside from the middle, with room on the side that it
 * looks to. Who looks into the lens from a camera that stands square to them may stand in the middle.
 */
export function portraitAcross(
  plan: ScenePlan,
  shotIndex: number,
  { item, element }: Cast,
  half_width: number,
  light: SceneLight,
): number {
  const { framing, camera } = plan.shots[shotIndex]!;
  const share = own(plan, shotIndex);
  const heading = item.facing === "left" ? -1 : item.facing === "right" ? 1 : 0;
  const aside = (thirds[framing] ?? 0.3) * (1 + 0.2 * share);
  const most = Math.max(0.04, 0.94 - half_width * 1.3);
  if (heading !== 0) return -heading * Math.min(aside, most);
  if (item.facing === "camera" && camera.angle === "eye_level" && square.has(camera.movement) && share > 0) return 0;
  // A face to the lens is turned a little to its light; of who looks away the way they go is seen.
  const turned =
    element.kind === "person" && item.facing === "camera"
      ? light.side < 0
        ? -1
        : 1
      : -Math.sign(item.across || share || 1);
  return -turned * Math.min(aside * 0.85, most);
}

/**
 * Pixels by which a head would have to go aside so that it is in the frame for as long as its shot holds it: `seen` is
 * where it is and how large at a moment.
 */
export function backIntoFrame_m(
  camera: ShotCamera,
  seen: (t: number, view: View) => { x: number; radius_px: number; px_per_m: number } | null,
): number {
  let [least, most] = [0, 0];
  // A shot may arrive at a face and leave it again.
  for (const t of moments(camera.duration_s).slice(2, 7)) {
    const view = camera.view(t);
    const at = seen(t, view);
    if (!at) continue;
    const reach = Math.min(at.radius_px * 1.15, view.width * 0.44);
    const edge = view.width * 0.03;
    least = Math.min(least, (view.width - edge - reach - at.x) / at.px_per_m);
    most = Math.max(most, (edge + reach - at.x) / at.px_per_m);
  }
  return (least + most) / (least < 0 && most > 0 ? 2 : 1);
}
