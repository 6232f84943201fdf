import { luma } from "./colour.ts";
import { weatherIn, type FilmScene, type ShotWorld } from "./film-scene.ts";
import type { SceneLight } from "./light.ts";
import { marginOf } from "./shot-camera.ts";
import { buildSky, type Sky } from "./sky.ts";
import { discUp, stageShot } from "./staged-shot.ts";
import { castAs } from "./plate-at.ts";
import type { Actor } from "./staging.ts";

type Staged = ReturnType<typeof stageShot>;

/**
 * The world of a changed shot out of what was painted for the shot `before` its change: in a few milliseconds the new
 * camera sees everything where the new plan stands it, in the old paint. What is new in it is painted when it is first
 * drawn, and so is a subject in another light; at another hour or in other weather the old paint lies under the new sky,
 * darker or brighter as a whole. Where the lens comes nearer than before, paint is coarse, and beyond what the old lens saw
 * it may be missing. Null where the place is another one: that is painted from the start.
 */
export function refilm(scene: FilmScene, shotIndex: number, before: ShotWorld): ShotWorld | null {
  const shot = stageShot(scene, shotIndex, before.grade);
  const { camera, light, view, setting } = shot;
  const aired = JSON.stringify(airOf(light)) !== JSON.stringify(airOf(before.light));
  if (!samePlace(shot, before, aired)) return null;
  const { width, height } = scene;
  const reshaped = before.camera.width !== width || before.camera.height !== height;
  if (before.raster.width !== width || before.raster.height !== height)
    before.raster.resize(width, height, Math.max(before.raster.margin, marginOf(camera)));
  const relit = !aired && JSON.stringify(light) !== JSON.stringify(before.light);
  const painted = new Map<string, Actor[]>();
  for (const actor of before.actors) painted.set(nameOf(actor), [...(painted.get(nameOf(actor)) ?? []), actor]);
  const stoodFor = new Map<Actor, Actor>();
  const actors = shot.actors.map((actor) => {
    const old = painted.get(nameOf(actor))?.shift();
    if (!old || (relit && actor.layer.name === "subject") || (reshaped && !paintFits(actor, old))) return actor;
    const dressed = inPaint(actor, old);
    stoodFor.set(old, dressed);
    return dressed;
  });
  const bearer = before.plinth && stoodFor.get(before.plinth.bearer);
  if (before.plinth && !bearer) return null;
  return {
    ...before,
    setting,
    camera,
    light,
    actors,
    surface_m: shot.surface_m,
    shutter_s: shot.shutter_s,
    misty: shot.misty,
    dark: shot.dark,
    sunken: shot.sunken,
    hidden: new Set(),
    later: null,
    room: roomFor(shot, before),
    sky: skyFor(scene, shot, before, aired || reshaped),
    ...(aired || reshaped ? { weather: weatherIn(scene, shotIndex, before.raster, shot) } : {}),
    ...(aired ? { lift: liftFor(light, before.light) } : {}),
    skyThings: before.skyThings
      .filter(({ cast }) => setting.casts.some(({ element }) => element.id === cast.element.id))
      .map((thing) => (thing.repeats || setting.surroundings === "space" ? thing : { ...thing, up: discUp(view) })),
    ground: {
      ...before.ground,
      light,
      level_m: shot.surface_m,
      bands: before.ground.bands.map((band, i) => ({ ...band, ...lengthsOf(shot.bands[i] ?? band) })),
    },
    plinth: before.plinth && bearer ? { ...before.plinth, bearer } : null,
  };
}

/** What a sky and the air under it are painted of. */
const airOf = ({ time, weather, interior, wet, night }: SceneLight) => [time, weather, interior, wet, night];

/** The sky as it was painted, seen through the new lens; at another hour, in other weather or in a frame of another shape it is painted anew. */
function skyFor({ createCanvas }: FilmScene, shot: Staged, before: ShotWorld, anew: boolean): Sky {
  const { view, light, setting, ownDisc } = shot;
  const up_px = discUp(view) * view.height;
  if (anew) {
    const { raster, grade } = before;
    const sky = buildSky(createCanvas, raster, view, setting.surroundings, light, grade, shot.seed, setting.starry);
    return ownDisc ? { ...sky, disc: null, disc_at: { ...sky.disc_at, elevation_px: up_px } } : sky;
  }
  const disc_at = ownDisc
    ? { ...before.sky.disc_at, elevation_px: up_px }
    : { ...before.sky.disc_at, across: light.disc?.across ?? 0 };
  return { ...before.sky, focal_px: view.focal_px, light, disc_at };
}

/** How far paint of one light is brightened or darkened to stand for another. */
function liftFor(light: SceneLight, before: SceneLight): number {
  const level = ({ ambient, key, night, interior }: SceneLight) =>
    (luma(ambient) + luma(key) * 0.6) * (1 - night * (interior ? 0.1 : 0.55));
  const share = level(light) / Math.max(1, level(before));
  return share < 1 ? -Math.min(mostDarkened, 1 - share) : Math.min(mostLifted, (share - 1) * 0.15);
}
const mostDarkened = 0.5;
const mostLifted = 0.3;

/**
 * Whether the paint of a place fits a shot: the same kind of place over the same grounds, in a frame as fine. Where
 * hour or weather are others (`aired`) ground and stars may be too: snow has fallen.
 */
function samePlace(shot: Staged, before: ShotWorld, aired: boolean): boolean {
  const { raster, setting, light, ground } = before;
  const kindOf = (each: typeof setting) => [
    each.surroundings,
    each.casts.find(({ element }) => element.form === "room" || element.sides !== null)?.element.id,
    ...(aired
      ? []
      : [each.starry, each.casts.filter(({ element }) => element.form === "sky").map(({ element }) => element.id)]),
  ];
  const materials = (bands: readonly { material: string }[]) => bands.map(({ material }) => material);
  return (
    (isSized(shot, before) ? raster.margin >= marginOf(shot.camera) : isReshaped(shot, before)) &&
    shot.studio === (before.backdrop !== null) &&
    (shot.room === null) === (before.room === null) &&
    shot.light.interior === light.interior &&
    (aired || JSON.stringify(materials(shot.bands)) === JSON.stringify(materials(ground.bands))) &&
    JSON.stringify(kindOf(shot.setting)) === JSON.stringify(kindOf(setting))
  );
}

const isSized = ({ camera }: Staged, { raster }: ShotWorld): boolean =>
  camera.width === raster.width && camera.height === raster.height;

/** Whether a frame is another shape of about as many pixels. A studio is composed for its frame. */
const isReshaped = ({ camera, studio }: Staged, { raster }: ShotWorld): boolean => {
  const share = (camera.width * camera.height) / (raster.width * raster.height);
  return !studio && share > 0.5 && share < 2;
};

/** Sharper than this the old paint of something would have to be, and missing more of it (heights), to be seen as such. */
const coarser = 1.35;
const missing = 0.06;

/** Whether an actor has in old paint all that a frame of another shape shows of it. */
function paintFits({ job, element, period }: Actor, old: Actor): boolean {
  if (period !== null || element.form === "room") return true;
  const [seen, had] = [job.window, old.job.window];
  return (
    job.px_per_unit <= old.job.px_per_unit * coarser &&
    seen.left > had.left - missing &&
    seen.right < had.right + missing &&
    seen.top > had.top - missing &&
    seen.bottom < had.bottom + missing
  );
}

const lengthsOf = ({ near_m, far_m }: { near_m: number; far_m: number }) => ({ near_m, far_m });

/** What an actor is, however far and in whatever light: equal ones may wear each other's paint. */
function nameOf({ element, job, period, item }: Actor): string {
  const { noun, look, variants, material, label, motion, facing, colour, seed } = job;
  const kinds = [...(variants ?? []), material ?? null];
  return JSON.stringify([
    element.id,
    noun,
    look,
    kinds,
    label,
    motion,
    facing,
    colour,
    seed,
    period === null,
    item.facing,
  ]);
}

/** An actor where it stands now, in the pictures that it was painted in before. */
function inPaint(actor: Actor, old: Actor): Actor {
  const { window } = old.job;
  // A back wall is as wide as its room, and its paint is stretched to it.
  const wall = actor.element.form === "room" && actor.period === null;
  const stretch = wall ? actor.job.window.right / window.right : 1;
  const plates: Actor["plates"] = new Map();
  for (const [frame, plate] of old.plates)
    plates.set(frame, plate && { ...plate, left: plate.left * stretch, width: plate.width * stretch });
  castAs({ job: old.job, plates }, old);
  return {
    ...actor,
    period: old.period,
    job: old.job,
    plates,
    pulled: pulledFor(actor, old),
  };
}

/** The other end of a focus pull: as it was painted, else only what the shot is about is painted for it. */
function pulledFor(actor: Actor, old: Actor): Actor["pulled"] {
  if (actor.pulled === null) return null;
  if (old.pulled) return { job: old.pulled.job, plates: new Map(old.pulled.plates) };
  return actor.layer.name === "subject" ? actor.pulled : null;
}

/** The walls of a room as far apart and as high as they are now. */
function roomFor(shot: Staged, { room }: ShotWorld): ShotWorld["room"] {
  if (room === null || shot.room === null) return null;
  const { half_m, height_m, end_m } = shot.room.box;
  const { side } = room;
  const length_m = side ? (side.length_m * height_m) / side.height_m : 0;
  return { ...room, half_m, height_m, end_m, side: side && { ...side, length_m, height_m } };
}
