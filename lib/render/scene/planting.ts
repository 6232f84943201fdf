import { cropOf, type Crop } from "#lib/elements/plants/crops.ts";
import { variantsOf } from "#lib/elements/variants.ts";
import { wholly } from "./aim.ts";
import { leading } from "./lead.ts";
import type { View } from "./camera.ts";
import { clamp } from "./colour.ts";
import { elementOf } from "./elements/element-catalog.ts";
import type { SceneElement } from "./elements/scene-element.ts";
import type { Grade } from "./grade.ts";
import { hazeAt, type SceneLight } from "./light.ts";
import type { PlateJob } from "./plate.ts";
import { hashText, randomFrom, type Random } from "./random.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";
import type { ShotCamera } from "./shot-camera.ts";
import { layerBlur, type Actor } from "./staging.ts";

/** One thing that grows about the subject, seen from where the camera starts. */
interface Plant {
  element: string;
  distance_m: number;
  across: number;
  height_m: number;
  /** Plants of one look at about one distance share a picture. */
  look: string;
}

/** What grows in a place beside the wall of it that the plan names: trees, and what stands under them. */
const woods: Record<string, { trees: readonly string[]; under: readonly string[]; tall_m: number; row: boolean }> = {
  forest: { trees: ["tree"], under: ["bush", "grass"], tall_m: 11, row: true },
  jungle: { trees: ["palm"], under: ["bush", "grass"], tall_m: 8, row: true },
  bamboo: { trees: [], under: ["grass", "bush"], tall_m: 10, row: true },
  orchard: { trees: ["tree"], under: ["grass"], tall_m: 5, row: false },
  swamp: { trees: ["tree"], under: ["grass", "bush"], tall_m: 8, row: true },
};

const standing = { motion: "still", facing: "right", colour: null } as const;

/** Most pixels of a picture that stands for several plants. */
const mostPixels = 360_000;
const mostRowPixels = 900_000;

function grove(place: Cast, lead_m: number, random: Random, wintry: boolean): Plant[] {
  const kind = woods[place.element.id];
  if (!kind) return [];
  const plants: Plant[] = [];
  const add = (element: string, distance_m: number, across: number, height_m: number, look: string) =>
    plants.push({ element, distance_m, across, height_m, look });
  const needles = wintry || place.item.variants?.includes("pine") === true;
  const [first, second = first] = needles && kind.trees.length > 0 ? ["pine"] : kind.trees;
  if (first) {
    // Both sides of the subject, an opening between them that narrows with distance.
    for (const [index, step] of [1.5, 1.9, 2.5, 3.2, 4.2, 5.4, 7, 9].entries()) {
      const side = index % 2 === 0 ? 1 : -1;
      const across = side * (1.12 - 0.085 * index + random() * 0.2);
      const element = index % 3 === 2 ? second! : first;
      const distance_m = Math.max(4.5 + index * 2.2, lead_m * step);
      add(element, distance_m, across, kind.tall_m * (0.75 + random() * 0.5), index < 3 ? "near" : "far");
    }
  }
  if (kind.under.length > 0)
    for (let index = 0; index < 18; index++) {
      const element = kind.under[index % kind.under.length]!;
      if (wintry && element === "grass") continue;
      const distance_m = Math.max(1.6, lead_m * (0.8 + 3.4 * random() ** 1.4));
      const across = (random() * 2 - 1) * 1.1;
      const height_m = element === "grass" ? 0.12 + random() ** 2 * 0.3 : 0.45 + random() * 0.5;
      add(element, distance_m, across, height_m, distance_m < lead_m * 1.6 ? "near" : "far");
    }
  return plants;
}

/** Tufts in the grass, so that a meadow is no lawn. */
function meadow(lead_m: number, random: Random): Plant[] {
  return Array.from({ length: 18 }, (_, index) => {
    const distance_m = Math.max(1.5, lead_m * (0.62 + 4 * random() ** 1.6));
    return {
      element: index % 5 === 4 ? "flower" : "grass",
      distance_m,
      across: (random() * 2 - 1) * 1.1,
      height_m: 0.08 + random() ** 2 * 0.26,
      look: distance_m < lead_m * 1.5 ? "near" : "far",
    };
  });
}

/** Depth at which the ground leaves the frame at its lower edge. */
const below = (view: View): number =>
  (view.pose.y_m * view.focal_px) / Math.max(1, view.height * 1.05 - view.horizon_y);

/** What stands up into the lower corners, close to the lens and out of focus. */
function frameOf(view: View, travel_m: number, random: Random): Plant[] {
  const depth = below(view);
  if (depth < 0.5 || depth + travel_m < 0.5) return [];
  const height_m = (view.height * depth) / view.focal_px;
  const side = random() > 0.5 ? 1 : -1;
  const distance_m = depth + travel_m;
  return [
    { element: "grass", distance_m, across: side * 1.02, height_m: height_m * 0.4, look: "frame" },
    { element: "grass", distance_m, across: -side * 1.16, height_m: height_m * 0.28, look: "frame" },
  ];
}

/** What is sown in the place of a shot. */
const sownIn = (place: Cast | undefined): Crop | null =>
  place?.element.id === "field" ? cropOf(variantsOf(place.item.variants)) : null;

/** Earth or straw shows between the rows of a crop, not lawn. */
export function groundUnder(setting: Setting): Setting["ground"] {
  const autumnal = setting.casts.some(({ item }) => item.variants?.includes("autumn"));
  const crop = setting.casts.map(sownIn).find((each) => each !== null);
  const under =
    crop?.ground ?? (autumnal && setting.casts.every(({ item }) => item.ground === undefined) ? "leaves" : null);
  if (under === null) return setting.ground;
  return setting.ground.map((band) => (band.material === "grass" ? { ...band, material: under } : band));
}

/**
 * What stands about the subject of a shot without being named: the trees of a forest, the tufts of a meadow, crops up
 * to the lens. The subject stays in the clear.
 */
export function plantActors(
  plan: ScenePlan,
  shotIndex: number,
  setting: Setting,
  camera: ShotCamera,
  light: SceneLight,
  grade: Grade,
): Actor[] {
  if (setting.surroundings !== "outdoor") return [];
  const place = setting.casts.find(({ element }) => element.id in woods || element.id === "field");
  const crop = sownIn(place);
  if (setting.ground[0]?.material === "water" && crop === null) return [];
  const material = setting.ground[0]?.material;
  if (!place && material !== "grass" && material !== "leaves") return [];
  const lead = leading(setting);
  const lead_m = clamp(lead?.distance_m ?? 8, 1.2, 24);
  const random = randomFrom(plan.seed + hashText(`${plan.shots[shotIndex]!.shot_id}/growth`));
  const wintry = material === "snow";
  const variants = variantsOf(place?.item.variants);
  const layerAt = (distance_m: number): Cast["layer"] => ({
    ...(place ?? lead ?? setting.casts[0]!).layer,
    name: distance_m < lead_m * 0.9 ? "foreground" : distance_m < lead_m * 5 ? "midground" : "background",
    in_focus: false,
  });
  const view = camera.view(camera.duration_s / 2);
  const start = camera.view(0).pose;
  const actorOf = (
    element: SceneElement,
    { distance_m, height_m }: Pick<Plant, "distance_m" | "height_m">,
    x_m: number,
    seed: number,
    period: number | null,
  ): Actor => {
    const layer = layerAt(distance_m);
    const noun = period === null ? element.id.replaceAll("_", " ") : place!.item.noun;
    const item = { noun, element: element.id, count: 1, across: 0, height_m, ...standing } satisfies Cast["item"];
    const job: Omit<PlateJob, "phase"> = {
      element,
      noun,
      variants,
      look: "",
      label: "",
      ...standing,
      seed,
      window: element.box,
      px_per_unit: 1,
      haze: hazeAt(light, distance_m),
      blur_px: 0,
      light,
      grade,
      repeats: period !== null,
      shadow: period === null && height_m < 2,
    };
    return {
      element,
      item,
      layer,
      x_m,
      base_m: 0,
      z_m: start.z_m + distance_m,
      height_m,
      follows: false,
      velocity_mps: 0,
      beat: 0.13,
      alive: false,
      period,
      job,
      plates: new Map(),
      play: null,
      pulled: null,
    };
  };
  const actors: Actor[] = [];
  const focus_m = camera.physics.focus_distance_m;
  /** Rows of the place across the frame, the nearest first; they share one picture. */
  const addRows = (distances_m: readonly number[], height_m: (index: number) => number, seed: number) => {
    const stands = distances_m.map((distance_m, index) => {
      const depth = Math.max(0.4, start.z_m + distance_m - view.pose.z_m);
      const widest = ((view.width + 2 * view.margin_px) * depth) / view.focal_px / height_m(index);
      return { distance_m, height_m: height_m(index), unit_px: (height_m(index) * view.focal_px) / depth, widest };
    });
    const grown = crop === null ? place!.element : elementOf("crops");
    const { left, right, top, bottom } = grown.box;
    const period = Math.max(right - left, stands[0]!.widest * 1.3);
    const largest = Math.max(...stands.map(({ unit_px }) => unit_px));
    const px_per_unit = Math.min(largest, Math.sqrt(mostRowPixels / (period * (bottom - top))));
    const plates: Actor["plates"] = new Map();
    const blur_px = layerBlur(camera, stands[0]!.distance_m, focus_m, false);
    const haze = hazeAt(light, stands[stands.length >> 1]!.distance_m);
    for (const stand of stands) {
      const actor = actorOf(grown, stand, random() * 40, seed, period);
      const window = { left: 0, right: period, top, bottom };
      const job = { ...actor.job, window, px_per_unit, haze, blur_px: (blur_px * px_per_unit) / largest };
      actors.push({ ...actor, job, plates });
    }
  };
  if (crop !== null && !wintry) {
    // The first row stands up from below the frame.
    const below_m = view.pose.z_m - start.z_m + below(view);
    const nearest_m = Math.max(0.6, Math.min(lead_m * 0.7, below_m));
    // Nobody is seen through what is as tall: that stands behind alone, and nothing before hides more than legs.
    const inFront_m = Math.min(crop.tall_m, (lead?.item.height_m ?? 1.7) * 0.42) * 0.7;
    for (const [index, shares] of [
      crop.tall_m > 0.8 ? [1.3, 1.6] : [0.7, 0.9, 1.1],
      [1.4, 1.8, 2.4].map((share) => (crop.tall_m > 0.8 ? share + 0.5 : share)),
      [3.2, 4.4, 6.5, 11],
    ].entries())
      addRows(
        shares.map((share) => (share < 1 ? nearest_m : Math.max(0.9, lead_m * share))),
        (row) => (shares[row]! < 1 ? inFront_m : crop.tall_m * (0.88 + 0.12 * index + 0.06 * row)),
        plan.seed + 811 * (index + 1),
      );
  } else if (place && woods[place.element.id]?.row) {
    for (const [index, share] of [5, 11].entries())
      addRows(
        [clamp(lead_m * share, 24 + index * 22, 40 + index * 50)],
        () => woods[place.element.id]!.tall_m * 1.25,
        plan.seed + 811 * (index + 1),
      );
  }
  const plants =
    place && place.element.id !== "field"
      ? grove(place, lead_m, random, wintry)
      : crop !== null
        ? []
        : meadow(lead_m, random);
  if (wholly.has(plan.shots[shotIndex]!.framing) && !wintry)
    plants.push(...frameOf(view, view.pose.z_m - start.z_m, random));
  const shared = new Map<string, Actor>();
  const lead_x = lead ? lead.item.across : 0;
  for (const plant of plants.sort((a, b) => a.distance_m - b.distance_m)) {
    const element = elementOf(plant.element);
    const depth = start.z_m + plant.distance_m - view.pose.z_m;
    if (depth < 0.45) continue;
    const px_per_m = view.focal_px / depth;
    const unit_px = plant.height_m * px_per_m;
    const half = (element.box.right * unit_px * 2) / view.width;
    // Nothing tall before the subject or right behind it.
    const framing = plant.look === "frame";
    const clear = Math.abs(plant.across - lead_x) - half * (unit_px > view.height * 0.16 ? 0.8 : 0);
    if (!framing && (depth < 0.8 || (unit_px > view.height * 0.1 && clear < 0.14))) continue;
    const x_m = view.pose.x_m + (view.width / 2 + (plant.across * view.width) / 2 - view.centre_x) / px_per_m;
    const actor = actorOf(element, plant, x_m, plan.seed + hashText(`${plant.element}/${plant.look}`), null);
    const twin = shared.get(`${plant.element}/${plant.look}`);
    if (twin) {
      actors.push({ ...actor, job: twin.job, plates: twin.plates });
      continue;
    }
    const { left, right, top, bottom } = element.box;
    const blur_px = layerBlur(camera, plant.distance_m, focus_m, false) * (plant.look === "near" ? 1 : 0.7);
    const px_per_unit = Math.min(unit_px * 1.1, Math.sqrt(mostPixels / ((right - left) * (bottom - top))));
    const job = { ...actor.job, px_per_unit, blur_px: (blur_px * px_per_unit) / unit_px };
    const first = { ...actor, job };
    shared.set(`${plant.element}/${plant.look}`, first);
    actors.push(first);
  }
  return actors;
}
