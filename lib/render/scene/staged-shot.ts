import { darkAt, sunkenAt } from "./acts/act-light.ts";
import { castForActs } from "./acts/cast-acts.ts";
import { castForWitness } from "./acts/cast-witness.ts";
import { castForPlaced } from "./acts/placed.ts";
import { castForPerches } from "./acts/perches.ts";
import { castForThings } from "./acts/cast-things.ts";
import { inWall } from "./acts/in-wall.ts";
import { perform } from "./acts/perform.ts";
import { demean } from "./acts/demeanour.ts";
import { aim, stood, surfaceFor } from "./aim.ts";
import type { View } from "./camera.ts";
import type { FilmScene } from "./film-scene.ts";
import type { Grade } from "./grade.ts";
import { leading, living } from "./lead.ts";
import { lightOf, type SceneLight } from "./light.ts";
import { groundUnder, plantActors } from "./planting.ts";
import { portrayed } from "./portrait.ts";
import { roomOf } from "./room-box.ts";
import { settingOf, type Setting } from "./setting.ts";
import { shotCamera, type ShotCamera } from "./shot-camera.ts";
import { withProduct } from "./shown-product.ts";
import { shutterOpen_s } from "./shutter.ts";
import { stageActors } from "./stage-actors.ts";
import type { Actor } from "./staging.ts";

/** What is known of a shot's world before anything of it is painted. */
export interface StagedWorld {
  grade: Grade;
  setting: Setting;
  camera: ShotCamera;
  light: SceneLight;
  /** Seconds that the shutter is open for a frame. */
  shutter_s: number;
  /** How much the air scatters the light of lamps, 0 to 1. */
  misty: number;
  surface_m: number;
  actors: Actor[];
  /** How dark what happens makes the place at a moment, 0 to 1; null where its light stays. */
  dark: ((t: number) => number) | null;
  /** How far what the sky has by this id has gone down at a moment, 0 to 1. */
  sunken: (id: string | undefined, t: number) => number;
}

/** The same with what its painters need to know. */
interface StagedShot extends StagedWorld {
  /** Of the place, which is the same in every shot of a film; only what stands in it changes. */
  seed: number;
  /** As the shot begins. */
  view: View;
  room: ReturnType<typeof roomOf>;
  bands: Setting["ground"];
  /** Width of the frame at the subject. */
  frame_m: number;
  studio: boolean;
  /** The plan draws the sun or moon itself. */
  ownDisc: boolean;
}

/** Elements that are the sky's own disc. */
const discs = new Set(["moon", "sun"]);

/** Light whose sun or moon stands where the plan draws one. */
const discAt = (light: SceneLight, across: number | undefined): SceneLight =>
  across === undefined || !light.disc ? light : { ...light, disc: { ...light.disc, across } };

/** Height of a moon or a sun over the horizon, in frame heights. */
export const discUp = (view: View): number => Math.max(0.16, (view.horizon_y / view.height) * 0.62);

const mists: Partial<Record<SceneLight["weather"], number>> = {
  fog: 0.5,
  rain: 0.25,
  storm: 0.25,
  snow: 0.25,
  dust: 0.3,
};

/** Aims the camera of a shot, lights it, and stands everything in it. Throws on a shot the plan does not have. */
export function stageShot({ plan, width, height, ...scene }: FilmScene, shotIndex: number, grade: Grade): StagedShot {
  const camera = shotCamera(plan, shotIndex, width, height);
  const shot = plan.shots[shotIndex]!;
  const staging = plan.staging?.find(({ shot_id }) => shot_id === shot.shot_id);
  const played = castForActs(settingOf(plan, shotIndex), staging, shot.framing, camera.duration_s);
  const acted = castForPlaced(castForPerches(played, staging, shot.framing), staging, shot.framing);
  const witnessed = castForWitness(withProduct(acted, plan, scene.product), staging);
  const named = setBack(castForThings(witnessed, staging, camera));
  if (acted.act && sweeping.has(shot.camera.movement)) camera.share = heldShare;
  const standing = inWall(walledIn(stood(plan, shotIndex, named, camera)), staging);
  const own = standing.casts.find(({ element }) => element.form === "sky" && discs.has(element.id));
  const light = discAt(lightOf(plan, shotIndex, standing.surroundings), own?.item.across);
  const setting = standing.act ? standing : portrayed(scene.createCanvas, plan, shotIndex, standing, light, grade);
  const surface_m = setting.floor === true ? 0 : surfaceFor(setting);
  aim(plan, shotIndex, setting, camera, surface_m + (leading(setting)?.item.rests_m ?? 0));
  const view = camera.view(0);
  const subject = setting.casts.find(({ layer }) => layer.name === "subject") ?? setting.casts[0];
  const distance = subject && subject.distance_m !== Infinity ? subject.distance_m : 8;
  const studio = setting.surroundings === "room" && setting.ground[0]?.material === "gloss";
  const room = studio ? null : roomOf(setting, camera);
  return {
    grade,
    setting,
    camera,
    light,
    shutter_s: shutterOpen_s(camera.physics.shutter_angle_deg, plan.fps),
    misty: light.interior ? 0 : (mists[light.weather] ?? 0),
    surface_m,
    actors: peopled({ plan, shotIndex, setting, camera, light, grade, surface_m, box: room && room.box }),
    dark: darkAt(staging, setting.casts),
    sunken: (id, t) => sunkenAt(staging, id, t),
    seed: plan.seed * 7 + 11,
    view,
    room,
    bands: surface_m > 0 && !studio ? [{ material: "wood", near_m: 0, far_m: distance * 1.9 }] : groundUnder(setting),
    frame_m: (width * distance) / view.focal_px,
    studio,
    ownDisc: own !== undefined,
  };
}

/** Moves that sweep over what happens; where people do something they are hints of themselves, and nobody is lost from the frame. */
const sweeping: ReadonlySet<string> = new Set(
  `tilt_up tilt_down pan_left pan_right whip_pan crane_up crane_down pedestal_up pedestal_down drone_rise arc_left
  arc_right truck_left truck_right`.split(/\s+/u),
);
const heldShare = 0.25;

/** What is so many times as tall as somebody before it is a wall where they stand, and a ship from farther off. */
const towering = 2.5;

/** Stands ships and towers so far behind whoever a shot is about that they are seen to be what they are. */
function setBack(setting: Setting): Setting {
  const lead = setting.casts.find((cast) => cast.layer.name === "subject" && living(cast));
  if (lead === undefined) return setting;
  const towers = ({ element, item }: Setting["casts"][number]) =>
    element.form === "figure" &&
    (element.kind === "vehicle" || element.kind === "building") &&
    item.height_m > lead.item.height_m * towering;
  return {
    ...setting,
    casts: setting.casts.map((cast) =>
      towers(cast) && cast.distance_m < lead.distance_m + cast.item.height_m
        ? { ...cast, distance_m: lead.distance_m + cast.item.height_m * 0.9 }
        : cast,
    ),
  };
}

/** Metres behind what lies on the floor at which its room ends, however near the lens came to it before. */
const behind_m = 1.6;

/** A kitchen is no larger for a cup that is seen to fall in it. */
function walledIn(setting: Setting): Setting {
  const lead = setting.casts.find(({ layer }) => layer.name === "subject");
  if (setting.floor !== true || lead === undefined || setting.wall_m === null) return setting;
  return { ...setting, wall_m: Math.min(setting.wall_m, lead.distance_m + behind_m) };
}

/** What the plan names and what grows about it, from the far to the near. */
function peopled(stage: Parameters<typeof stageActors>[0]): Actor[] {
  const { plan, shotIndex, setting, camera, light, grade } = stage;
  const staged = stageActors(stage);
  const staging = plan.staging?.find(({ shot_id }) => shot_id === plan.shots[shotIndex]?.shot_id);
  if (staging) {
    staged.push(...perform(staging, staged, plan.seed, camera));
    demean(staging, staged);
  }
  const planted = plantActors(plan, shotIndex, setting, camera, light, grade);
  return [...staged, ...planted].sort((a, b) => b.z_m - a.z_m || a.element.form.localeCompare(b.element.form));
}
