import type { LayerName } from "#lib/contract/vocabulary.ts";
import { buildBackdrop, type Backdrop } from "./backdrop.ts";
import { canvasOfPixels, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import type { View } from "./camera.ts";
import { plateOf } from "./plate.ts";
import { fractal } from "./random.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import { Raster } from "./raster/raster.ts";
import { furnish, roomOf, type RoomBox } from "./room-box.ts";
import type { ProductPicture } from "./product-picture.ts";
import { withProduct } from "./shown-product.ts";
import type { SkyThing } from "./sky-things.ts";
import { clamp } from "./colour.ts";
import type { Grade } from "./grade.ts";
import { buildGround, type Ground } from "./ground.ts";
import { buildShafts, type LightShafts } from "./light-shafts.ts";
import { lightOf, type SceneLight } from "./light.ts";
import { buildPlinth, type Plinth } from "./plinth.ts";
import { portrayed } from "./portrait.ts";
import type { ScenePlan } from "./scene-plan.ts";
import { settingOf, type Setting } from "./setting.ts";
import { buildSky, softDisc, type Sky } from "./sky.ts";
import { marginOf, shotCamera, type ShotCamera } from "./shot-camera.ts";
import { shutterOpen_s } from "./shutter.ts";
import { groundUnder, plantActors } from "./planting.ts";
import { stageActors, type Actor } from "./staging.ts";
import { aim, stood, surfaceFor } from "./aim.ts";
import { buildWeather, type Weather } from "./weather.ts";

/** One shot's world, built once. */
export interface ShotWorld {
  grade: Grade;
  setting: Setting;
  camera: ShotCamera;
  light: SceneLight;
  raster: Raster;
  room: RoomBox | null;
  /** Seconds that the shutter is open for a frame. */
  shutter_s: number;
  /** How far the shadows of a night are opened, 0 to 1; below 0 how far a bright day is stopped down. */
  lift: number;
  /** How much the air scatters the light of lamps, 0 to 1. */
  misty: number;
  /** Layers that are not drawn: a viewer may switch them off. */
  hidden: Set<LayerName>;
  sky: Sky;
  shafts: LightShafts | null;
  backdrop: Backdrop | null;
  /** What the goods of a studio stand on. */
  plinth: Plinth | null;
  ground: Ground;
  actors: Actor[];
  weather: Weather;
  skyThings: SkyThing[];
  /** Darkness under a thing that touches the ground. */
  contact: Picture;
  /** A ray through mist, for lights that turn; null where nothing carries one. */
  beam: Picture | null;
  surface_m: number;
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

/** Elements that are the sky's own disc. */
const discs = new Set(["moon", "sun"]);

/** Light whose sun or moon stands where the plan draws one. */
const discAt = (light: SceneLight, across: number | undefined): SceneLight =>
  across === undefined || !light.disc ? light : { ...light, disc: { ...light.disc, across } };

/** Height of a moon or a sun over the horizon, in frame heights. */
const discUp = (view: View, height: number) => Math.max(0.16, (view.horizon_y / height) * 0.62);

const mists: Partial<Record<SceneLight["weather"], number>> = {
  fog: 0.5,
  rain: 0.25,
  storm: 0.25,
  snow: 0.25,
  dust: 0.3,
};

/** Builds the world of a shot under a grade. Throws on a shot the plan does not have. */
export function buildWorld(scene: FilmScene, shotIndex: number, grade: Grade): ShotWorld {
  const { plan, width, height, createCanvas } = scene;
  const camera = shotCamera(plan, shotIndex, width, height);
  const standing = stood(plan, shotIndex, withProduct(settingOf(plan, shotIndex), plan, scene.product), camera);
  const own = standing.casts.find(({ element }) => element.form === "sky" && discs.has(element.id));
  const light = discAt(lightOf(plan, shotIndex, standing.surroundings), own?.item.across);
  const setting = portrayed(createCanvas, plan, shotIndex, standing, light, grade);
  const surface_m = surfaceFor(setting);
  aim(plan, shotIndex, setting, camera, surface_m);
  const raster = new Raster(width, height, marginOf(camera));
  // The place is the same in every shot of a film; only what stands in it changes.
  const seed = plan.seed * 7 + 11;
  const view = camera.view(0);
  const subject = setting.casts.find(({ layer }) => layer.name === "subject") ?? setting.casts[0];
  const distance = subject && subject.distance_m !== Infinity ? subject.distance_m : 8;
  const frame_m = (width * distance) / view.focal_px;
  const studio = setting.surroundings === "room" && setting.ground[0]?.material === "gloss";
  const bands =
    surface_m > 0 && !studio
      ? [{ material: "wood" as const, near_m: 0, far_m: distance * 1.9 }]
      : groundUnder(plan, setting);
  const room = studio ? null : roomOf(setting, camera);
  const box = room && furnish(createCanvas, raster, room, light, grade, seed);
  const sky = buildSky(createCanvas, raster, view, setting.surroundings, light, grade, seed, setting.starry);
  if (own) {
    sky.disc = null;
    sky.disc_at = { ...sky.disc_at, elevation_px: discUp(view, height) * height };
  }
  const actors = peopled(plan, shotIndex, setting, camera, light, grade, surface_m, box);
  const backdrop = studio ? buildBackdrop(createCanvas, raster, light, grade, seed) : null;
  return {
    raster,
    room: box,
    shutter_s: shutterOpen_s(camera.physics.shutter_angle_deg, plan.fps),
    lift: 0,
    misty: light.interior ? 0 : (mists[light.weather] ?? 0),
    hidden: new Set(),
    grade,
    setting,
    camera,
    light,
    surface_m,
    glows: new Map(),
    sky,
    shafts: buildShafts(createCanvas, raster, setting, light, grade, seed),
    backdrop,
    plinth: backdrop && buildPlinth(createCanvas, raster, camera, actors, backdrop, light, seed),
    ground: buildGround(createCanvas, raster, bands, clamp(frame_m, 0.4, 30), surface_m, light, grade, seed),
    actors,
    weather: buildWeather(
      createCanvas,
      raster,
      light,
      setting.surroundings,
      plan.seed + shotIndex * 31,
      camera.duration_s,
    ),
    skyThings: skyThingsOf(scene, raster, grade, setting, view, light, seed),
    contact: raster.picture(softDisc(createCanvas, 64, [0, 0, 0], 1.5)),
    beam: setting.casts.some(({ element }) => element.id === "lighthouse")
      ? raster.picture(beamOf(createCanvas, seed))
      : null,
  };
}

/** What the plan names and what grows about it, from the far to the near. */
function peopled(
  ...[plan, shotIndex, setting, camera, light, grade, ...rest]: Parameters<typeof stageActors>
): Actor[] {
  const staged = stageActors(plan, shotIndex, setting, camera, light, grade, ...rest);
  const planted = plantActors(plan, shotIndex, setting, camera, light, grade, staged);
  return [...staged, ...planted].sort((a, b) => b.z_m - a.z_m || a.element.form.localeCompare(b.element.form));
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
    const plate = plateOf(scene.createCanvas, raster, {
      element: cast.element,
      noun: cast.item.noun,
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
    });
    if (!plate) return;
    const space = setting.surroundings === "space";
    const above = discUp(view, scene.height);
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
