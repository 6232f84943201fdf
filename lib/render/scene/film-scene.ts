import { variantsOf } from "#lib/elements/variants.ts";
import type { LayerName } from "#lib/contract/vocabulary.ts";
import { buildBackdrop, type Backdrop } from "./backdrop.ts";
import { canvasOfPixels, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import type { View } from "./camera.ts";
import { heldPlate } from "./held-plate.ts";
import { plateOf, type PlateJob } from "./plate.ts";
import { fractal } from "./random.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import { Raster } from "./raster/raster.ts";
import { furnish, type RoomBox } from "./room-box.ts";
import type { ProductPicture } from "./product-picture.ts";
import type { SkyThing } from "./sky-things.ts";
import { clamp } from "./colour.ts";
import type { Grade } from "./grade.ts";
import { buildGround, type Ground } from "./ground.ts";
import { buildShafts, type LightShafts } from "./light-shafts.ts";
import type { SceneLight } from "./light.ts";
import { buildPlinth, type Plinth } from "./plinth.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Setting } from "./setting.ts";
import { buildSky, softDisc, type Sky } from "./sky.ts";
import { marginOf } from "./shot-camera.ts";
import { discUp, stageShot, type StagedWorld } from "./staged-shot.ts";
import { buildWeather, type Weather } from "./weather.ts";

/** A picture that is still to be painted, and of what it is: pictures of one thing take about as long each. */
export interface Unpainted {
  of: object;
  paint: () => void;
}

/** One shot's world, built once. */
export interface ShotWorld extends StagedWorld {
  raster: Raster;
  room: RoomBox | null;
  /** How far the shadows of a night are opened, 0 to 1; below 0 how far a bright day is stopped down. */
  lift: number;
  /** Layers that are not drawn: a viewer may switch them off. */
  hidden: Set<LayerName>;
  /**
   * Takes over what is to be painted where a viewer cannot wait: the picture that was seen last stands in for it. Null
   * where every picture is painted before it is drawn, as for a film.
   */
  later: ((piece: Unpainted) => void) | null;
  sky: Sky;
  shafts: LightShafts | null;
  backdrop: Backdrop | null;
  /** What the goods of a studio stand on. */
  plinth: Plinth | null;
  ground: Ground;
  weather: Weather;
  skyThings: SkyThing[];
  /** Darkness under a thing that touches the ground. */
  contact: Picture;
  /** A ray through mist, for lights that turn; null where nothing carries one. */
  beam: Picture | null;
  /** Lamp light by colour; painted on first use. */
  glows: Map<string, Picture>;
}

/** A plan made ready for drawing at one frame size. Worlds are built when their shot is first drawn. */
export interface FilmScene {
  plan: ScenePlan;
  width: number;
  height: number;
  createCanvas: CanvasFactory;
  /** The brand's goods as they are; null where the film sells none, or shows them drawn. */
  product: ProductPicture | null;
  worlds: Map<number, ShotWorld>;
  /** Frame behind the end card, by shot; made on first use. */
  cards: Map<number, SceneCanvas>;
}

/**
 * Prepares a film for drawing. `size` is the frame in pixels; the plan is re-composed for its shape.
 * The same plan and size draw the same pixels on one machine.
 */
export function buildFilmScene(
  plan: ScenePlan,
  size: { width_px: number; height_px: number },
  createCanvas: CanvasFactory,
  product: ProductPicture | null = null,
): FilmScene {
  return {
    product,
    plan,
    width: size.width_px,
    height: size.height_px,
    createCanvas,
    worlds: new Map(),
    cards: new Map(),
  };
}

/** Seats around a pitch are a room whose roof is the sky. */
const roofless = ({ casts }: Setting): boolean =>
  casts.some(({ element }) => element.id === "stadium" && element.ceiling === null);

/** The air of a staged shot, painted onto a raster. */
export function weatherIn(
  { plan, createCanvas }: FilmScene,
  shotIndex: number,
  raster: Raster,
  { light, setting, camera }: Pick<StagedWorld, "light" | "setting" | "camera">,
): Weather {
  const surroundings = roofless(setting) ? "outdoor" : setting.surroundings;
  return buildWeather(createCanvas, raster, light, surroundings, plan.seed + shotIndex * 31, camera.duration_s);
}

/** Builds the world of a shot under a grade. Throws on a shot the plan does not have. */
export function buildWorld(scene: FilmScene, shotIndex: number, grade: Grade): ShotWorld {
  const steps = worldSteps(scene, shotIndex, grade);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same, part after part of it; the last step answers the world. */
export function* worldSteps(scene: FilmScene, shotIndex: number, grade: Grade): Generator<null, ShotWorld> {
  const { createCanvas } = scene;
  const { seed, view, room, bands, frame_m, studio, ownDisc, ...staged } = stageShot(scene, shotIndex, grade);
  const { camera, light, setting, surface_m, actors } = staged;
  yield null;
  const raster = new Raster(scene.width, scene.height, marginOf(camera));
  const sky = buildSky(createCanvas, raster, view, setting.surroundings, light, grade, seed, setting.starry);
  if (ownDisc) {
    sky.disc = null;
    sky.disc_at = { ...sky.disc_at, elevation_px: discUp(view) * view.height };
  }
  const backdrop = studio ? buildBackdrop(createCanvas, raster, light, grade, seed) : null;
  yield null;
  const furnished = room && furnish(createCanvas, raster, room, light, grade, seed);
  yield null;
  const shafts = buildShafts(createCanvas, raster, setting, light, grade, seed);
  const plinth = backdrop && buildPlinth(createCanvas, raster, camera, actors, backdrop, light, seed);
  yield null;
  const ground = buildGround(createCanvas, raster, bands, clamp(frame_m, 0.4, 30), surface_m, light, grade, seed);
  yield null;
  const weather = weatherIn(scene, shotIndex, raster, staged);
  yield null;
  const skyThings = skyThingsOf(scene, raster, grade, setting, view, light, seed);
  return {
    ...staged,
    raster,
    room: furnished,
    lift: 0,
    hidden: new Set(),
    later: null,
    glows: new Map(),
    sky,
    shafts,
    backdrop,
    plinth,
    ground,
    weather,
    skyThings,
    contact: raster.picture(softDisc(createCanvas, 64, [0, 0, 0], 1.5)),
    beam: setting.casts.some(({ element }) => element.id === "lighthouse")
      ? raster.picture(beamOf(createCanvas, seed))
      : null,
  };
}

function skyThingsOf(
  scene: FilmScene,
  raster: Raster,
  grade: Grade,
  setting: Setting,
  view: View,
  light: SceneLight,
  seed: number,
): SkyThing[] {
  const things: SkyThing[] = [];
  setting.casts.forEach((cast, index) => {
    if (cast.element.form !== "sky") return;
    const { box } = cast.element;
    const repeats = box.right - box.left >= 1.6;
    const job: PlateJob = {
      element: cast.element,
      noun: cast.item.noun,
      variants: variantsOf(cast.item.variants),
      look: "",
      label: "",
      motion: cast.item.motion,
      facing: "camera",
      colour: cast.item.colour,
      seed: seed + index * 53,
      phase: 0,
      window: box,
      px_per_unit: repeats ? scene.height * 0.5 : scene.height,
      haze: 0,
      blur_px: 0,
      light,
      grade,
      repeats,
      shadow: false,
    };
    const key = JSON.stringify([
      cast.element.id,
      { ...job, element: null, variants: cast.item.variants, grade: scene.plan.color_intent },
    ]);
    const plate = heldPlate(raster, key, () => plateOf(scene.createCanvas, raster, job));
    if (!plate) return;
    const space = setting.surroundings === "space";
    // What is told to rise stands over the roofs in the end.
    const above = cast.item.id === undefined ? discUp(view) : (view.horizon_y / view.height) * 0.78;
    things.push({ cast, plate, across: cast.item.across, up: repeats ? 0 : space ? 0.08 : above, repeats });
  });
  return things.sort((a, b) => Number(b.repeats) - Number(a.repeats));
}

/** A cone of light in hazy air: noise times falloff, never a hard polygon. */
function beamOf(createCanvas: CanvasFactory, seed: number): SceneCanvas {
  return canvasOfPixels(createCanvas, 256, 64, (x, y, out) => {
    const along = x / 256;
    const spread = 0.04 + along * 0.32;
    const across = Math.abs(y / 64 - 0.5) / spread;
    const mist = 0.7 + 0.6 * (fractal(along * 9, y / 20, seed, 3, 16) - 0.5);
    out[0] = 255;
    out[1] = 238;
    out[2] = 200;
    out[3] =
      255 *
      Math.exp(-across * across * 2.6) *
      (1 - along) ** 1.1 *
      mist *
      Math.min(1, 0.25 / (0.08 + along * 0.8) + 0.25);
  });
}
