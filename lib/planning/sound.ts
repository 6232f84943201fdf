import type { Motion, Weather } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "./draft.ts";
import { type Film, filmAt, scriptOf } from "./film.ts";
import { stageOf } from "./shots/stage.ts";

const weatherSound: Partial<Record<Weather, string>> = {
  rain: "steady rain",
  storm: "gusts and far thunder",
  snow: "snow-muffled air",
  fog: "damp, close air",
  wind: "wind",
  dust: "grit on the wind",
};
const placeSound: Readonly<Record<string, string>> = {
  sea: "surf",
  beach: "small waves on sand",
  harbour: "ropes and water against hulls",
  river: "running water",
  waterfall: "falling water",
  lake: "lapping water",
  forest: "leaves and a few birds",
  garden: "insects and leaves",
  field: "grass in the wind",
  city: "far traffic",
  street: "passing steps and traffic",
  road: "tyres on the road",
  kitchen: "a low kitchen hum",
  living_room: "a ticking clock",
  office: "keys and ventilation",
  workshop: "tools and wood",
  stage: "an expectant hush",
  gym: "breath and rubber soles",
  space: "a deep hum",
  underwater: "muffled water",
};
const motionSound: Partial<Record<Motion, string>> = {
  walk: "footsteps",
  run: "fast footsteps and breath",
  dance: "soles on the floor",
  drive: "an engine passing",
  fly: "wings and air",
  swim: "water breaking",
  pour: "liquid pouring",
  burn: "fire crackling",
  open: "a latch opening",
  work: "hands at work",
  shake: "a rattle",
  fall: "a drop and its impact",
  glow: "a faint electric hum",
};

/** What is heard in a shot: the screenplay's own sound, weather, place, the action's own sound, then the mode's music. */
export const soundFor = (shot: DraftShot, whole: Film): string => {
  const film = filmAt(whole, shot.shot_id);
  const stage = stageOf(shot, film);
  const motion = stage.focus === null ? undefined : stage.motions.get(stage.focus);
  const written = scriptOf(film, shot.shot_id)
    ?.sound.replaceAll(/\s*;\s*/gu, ", ")
    .replace(/[.\s]+$/u, "");
  const parts = [
    written === "" ? undefined : written,
    film.place.interior ? undefined : weatherSound[film.weather],
    film.place.elements.map((id) => placeSound[id]).findLast((sound) => sound !== undefined),
    motion === undefined ? undefined : motionSound[motion],
  ].filter((part) => part !== undefined);
  const [music = film.mode.idiom.sound] = film.mode.idiom.sound.split(/[;.]/);
  return `${[...new Set(parts)].join(", ") || "quiet air"}; ${music.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
};
