import type { KeyLightSide, TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import { clamp, hueOf, luma, mix, multiply, rgb, saturate, scale, type Rgb } from "./colour.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Surroundings } from "./surroundings.ts";

/** What the light of one shot is made of; painters and the shading pass read it. */
export interface SceneLight {
  time: Exclude<TimeOfDay, "unspecified">;
  weather: Weather;
  zenith: Rgb;
  upper: Rgb;
  horizon: Rgb;
  /** Colour of the sky around the sun or moon. */
  halo: Rgb;
  /** Direct light on things; 255 leaves an albedo as it is. */
  key: Rgb;
  ambient: Rgb;
  rim: Rgb;
  haze: Rgb;
  /** Distance at which haze hides two thirds of a thing, metres. */
  haze_m: number;
  /** -1 the key comes from the left, 1 from the right, 0 from the axis. */
  side: number;
  /** How far the key stands behind the subject: 1 silhouettes it, 0 lights its face. */
  back: number;
  /** Sun or moon: across the frame (-1 to 1), elevation above the horizon in degrees; null when none is seen. */
  disc: { across: number; elevation_deg: number; moon: boolean } | null;
  cloud: number;
  /** 0 day, 1 night: windows are lit, stars are out. */
  night: number;
  interior: boolean;
  /** Rain has fallen on the ground, whether or not it falls still. */
  wet: boolean;
  accent: Rgb;
  primary: Rgb;
  shadow: Rgb;
}

type Preset = [zenith: string, upper: string, horizon: string, halo: string, key: string, ambient: string];
const presets: Record<SceneLight["time"], Preset> = {
  dawn: ["#26386b", "#7a77ab", "#f3b79a", "#ffdfae", "#ffcfa4", "#7d82ac"],
  morning: ["#3a7abf", "#86b7de", "#dfe9e6", "#fff3d2", "#fff0d6", "#93a9c6"],
  noon: ["#2467ba", "#5c9fdc", "#c6dfef", "#fffbe8", "#fffaf0", "#9fb4cc"],
  afternoon: ["#2f66a8", "#7caed6", "#ecdcbf", "#ffe8b2", "#ffe4b8", "#8d9db8"],
  golden_hour: ["#31467f", "#a5809c", "#f7a75c", "#ffd684", "#ffb669", "#776c8c"],
  dusk: ["#14183f", "#49397a", "#e07b58", "#ffb568", "#ff9d68", "#56527f"],
  night: ["#0a1130", "#16264f", "#355080", "#8fb0e6", "#a9c4ff", "#4c5f92"],
  interior: ["#3a2f2a", "#5b4a3e", "#8a715c", "#ffe2b4", "#ffe2ba", "#8a8078"],
};
const elevations: Record<SceneLight["time"], number> = {
  dawn: 4,
  morning: 22,
  noon: 60,
  afternoon: 26,
  golden_hour: 6,
  dusk: 1.5,
  night: 20,
  interior: 40,
};

interface WeatherEffect {
  cloud: number;
  grey: number;
  dim: number;
  haze_m: number;
  tint: string;
  disc: boolean;
}
const clearSky: WeatherEffect = { cloud: 0.32, grey: 0, dim: 1, haze_m: 5200, tint: "#c8d4e0", disc: true };
const effects: Record<Weather, WeatherEffect> = {
  clear: clearSky,
  unspecified: clearSky,
  cloudy: { cloud: 0.72, grey: 0.45, dim: 0.88, haze_m: 3200, tint: "#aeb8c4", disc: false },
  rain: { cloud: 0.9, grey: 0.55, dim: 0.72, haze_m: 900, tint: "#7f8ea0", disc: false },
  storm: { cloud: 1, grey: 0.5, dim: 0.58, haze_m: 800, tint: "#56617a", disc: false },
  snow: { cloud: 0.62, grey: 0.3, dim: 0.94, haze_m: 1300, tint: "#b9c3d6", disc: true },
  fog: { cloud: 0.4, grey: 0.5, dim: 0.95, haze_m: 90, tint: "#c4ccd2", disc: false },
  wind: { cloud: 0.55, grey: 0.1, dim: 1, haze_m: 4200, tint: "#c8d4e0", disc: true },
  dust: { cloud: 0.25, grey: 0.15, dim: 0.94, haze_m: 420, tint: "#d8a468", disc: true },
};
const sides: Record<KeyLightSide, { side: number; back: number }> = {
  left: { side: -1, back: 0.35 },
  right: { side: 1, back: 0.35 },
  front: { side: 0.25, back: 0 },
  back: { side: 0.3, back: 0.9 },
  top: { side: 0.12, back: 0.25 },
  ambient: { side: -0.4, back: 0.15 },
};

function paletteColour(plan: ScenePlan, roles: readonly string[], fallback: Rgb): Rgb {
  for (const role of roles) {
    const found = plan.color_intent.palette.find((entry) => entry.role === role);
    if (found) return rgb(found.hex);
  }
  return fallback;
}

/** Moves a colour towards the hue of another while it keeps its own brightness. */
export function leanTo(colour: Rgb, target: Rgb, amount: number): Rgb {
  const level = luma(colour) / Math.max(12, luma(target));
  return mix(colour, scale(target, clamp(level, 0.1, 4)), amount);
}

/** Time of day of a shot where neither text nor plan says: a mode's own hour, so that films differ. */
function hourOf(plan: ScenePlan, shot: ScenePlan["shots"][number], interior: boolean): SceneLight["time"] {
  const said = shot.continuity.time_of_day === "unspecified" ? plan.intent.time_of_day : shot.continuity.time_of_day;
  if (said !== "unspecified") return said;
  if (interior) return "interior";
  switch (plan.mode_selection.primary) {
    case "trailer_tease":
      return "dusk";
    // Nobody is in the dark whom no word puts there.
    case "suspense_noir":
    case "music_rhythm":
    case "narrative_drama":
    case "brand_anthem":
    case "fashion_editorial":
      return "golden_hour";
    case "place_journey":
    case "animated_world":
      return "dawn";
    default:
      return "afternoon";
  }
}

const saidWet = (plan: ScenePlan, shot_id: string): boolean =>
  plan.depth_layers
    .find((each) => each.shot_id === shot_id)
    ?.layers.some(({ drawn_as }) => drawn_as.some(({ wet }) => wet)) === true;

/**
 * Light of a shot from its time of day, weather, key side and palette.
 * A room is warmed from within whatever the hour outside; under water everything turns blue with distance.
 */
export function lightOf(plan: ScenePlan, shotIndex: number, surroundings: Surroundings): SceneLight {
  const interior = surroundings === "room";
  const shot = plan.shots[shotIndex];
  if (!shot) throw new Error(`the plan has no shot ${shotIndex}`);
  const time = hourOf(plan, shot, interior);
  const weather = shot.continuity.weather ?? plan.intent.weather;
  const effect = interior ? clearSky : effects[weather];
  const { side, back } = sides[shot.continuity.key_light_side];
  const [zenith, upper, horizon, halo, key, ambient] = presets[time].map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];

  const keyTone = paletteColour(plan, ["key"], halo);
  const fillTone = paletteColour(plan, ["fill", "background"], upper);
  const shadow = paletteColour(plan, ["shadow", "background"], zenith);
  const accent = paletteColour(plan, ["brand_accent", "accent", "brand_primary"], [255, 180, 84]);
  const primary = paletteColour(plan, ["brand_primary", "accent", "key"], accent);

  const level = luma(horizon) / 255;
  const tint = scale(rgb(effect.tint), time === "night" ? 0.34 : time === "dusk" ? 0.62 : time === "dawn" ? 0.85 : 1);
  const weathered = (colour: Rgb, share: number) => scale(mix(colour, tint, effect.grey * share), effect.dim);
  const night = time === "night" ? 1 : time === "dusk" ? 0.7 : time === "dawn" ? 0.25 : 0;
  const horizonColour = weathered(leanTo(horizon, keyTone, 0.14), 0.9);
  const fromNight = time === "night";
  const lit: SceneLight = {
    time,
    weather,
    zenith: weathered(leanTo(zenith, shadow, 0.16), 1),
    upper: weathered(leanTo(upper, fillTone, 0.16), 1),
    horizon: horizonColour,
    halo: saturate(weathered(leanTo(halo, keyTone, 0.18), 0.5), 1.1),
    key: mix(leanTo(key, keyTone, 0.2), [200, 210, 225], effect.grey * 0.6),
    ambient: scale(leanTo(ambient, fillTone, 0.18), (effect.dim * 0.4 + 0.6) * 1.12),
    rim: mix(leanTo(key, keyTone, 0.3), [255, 255, 255], 0.18),
    haze: mix(horizonColour, tint, weather === "fog" || weather === "dust" ? 0.55 : 0.18),
    haze_m: effect.haze_m * (level < 0.4 ? 0.8 : 1),
    side: side === 0.3 && hueOf(keyTone) > 180 ? -side : side,
    back: time === "dusk" || time === "golden_hour" || time === "dawn" ? Math.max(back, 0.55) : back,
    disc:
      effect.disc && time !== "noon" && time !== "interior"
        ? {
            across: clamp(side * (0.42 + back * 0.1), -0.62, 0.62) || 0.3,
            elevation_deg: elevations[time],
            moon: fromNight,
          }
        : null,
    cloud: effect.cloud,
    night: interior && time !== "night" ? 0 : night,
    interior,
    wet: !interior && (weather === "rain" || weather === "storm" || saidWet(plan, shot.shot_id)),
    accent,
    primary,
    shadow,
  };
  if (surroundings === "underwater") return submerged(lit);
  return surroundings === "outdoor" ? lit : { ...lit, haze_m: Infinity };
}

/**
 * The light on who a shot is about: a key from the side that models the face, a rim, and shade that stays shade.
 * `heading` is where they look: -1 left, 1 right. At night a lamp answers it; by day the sun stays where it is.
 */
export function keyed(light: SceneLight, heading: number): SceneLight {
  const dark = light.night > 0.9;
  const low = light.back >= 0.55 && !dark;
  const side = dark && heading !== 0 ? heading : light.side < 0 ? -1 : 1;
  return {
    ...light,
    key: scale(light.key, dark ? 1.34 : 1.06).map((level) => Math.min(255, level)) as unknown as Rgb,
    // Against a low sun the face is filled, or it would be a hole in the picture.
    ambient: scale(light.ambient, dark ? 0.84 : low ? 1.16 : 0.92),
    side: side * Math.max(0.62, Math.abs(light.side)),
    back: Math.min(light.back, 0.45),
  };
}

/** Light that has come down through water: green-blue from above, and a blue veil a few metres deep. */
function submerged(light: SceneLight): SceneLight {
  const blue = mix([24, 104, 146], light.primary, 0.08);
  return {
    ...light,
    weather: "clear",
    key: [196, 240, 236],
    ambient: [86, 150, 172],
    rim: [206, 250, 246],
    halo: [190, 246, 240],
    haze: blue,
    haze_m: 16,
    back: 0.3,
    night: 0,
    cloud: 0,
  };
}

/** Direct and ambient light together on an albedo, 0 shade to 1 full key. */
export function litColour(light: SceneLight, albedo: Rgb, exposure: number): Rgb {
  const direct = multiply(albedo, scale(light.key, light.night > 0.9 ? 0.62 : 1));
  return mix(multiply(albedo, scale(light.ambient, 0.92)), direct, exposure);
}

/** Share of haze at a distance in metres, 0 to 1. */
export function hazeAt(light: SceneLight, distance_m: number): number {
  return 1 - Math.exp(-distance_m / light.haze_m);
}
