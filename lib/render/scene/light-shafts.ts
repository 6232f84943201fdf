import { canvasOfPixels, type CanvasFactory } from "./canvas.ts";
import type { View } from "./camera.ts";
import { clamp, mix, smoothstep, type Rgb } from "./colour.ts";
import { gradeColour, type Grade } from "./grade.ts";
import type { SceneLight } from "./light.ts";
import { noise } from "./random.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import type { Setting } from "./setting.ts";

/** Light that is seen in the air: through trees, through a window, through water. */
export interface LightShafts {
  picture: Picture;
  strength: number;
  /** Rays of water sway and pass over each other. */
  sways: boolean;
}

const wooded = new Set(["forest", "jungle", "bamboo", "orchard", "swamp", "cave", "ruins"]);
const columns = 320;
const rows = 180;

/** How much of the light is seen in the air of a place, 0 for none. */
function strengthOf(setting: Setting, light: SceneLight): number {
  if (setting.surroundings === "underwater") return 0.38;
  const told = setting.casts.some(({ item }) => /ray|beam|shaft/.test(item.noun));
  const low = light.time === "dawn" || light.time === "morning" || light.time === "golden_hour";
  if (setting.surroundings === "room") {
    if (setting.ground[0]?.material === "gloss" || light.night > 0.5 || light.time === "interior")
      return told ? 0.3 : 0;
    return low || light.time === "afternoon" ? 0.3 : 0.12;
  }
  if (setting.surroundings !== "outdoor" || light.night > 0.6) return 0;
  if (["rain", "storm", "snow", "cloudy"].includes(light.weather) && !told) return 0;
  const among = setting.casts.some(({ element }) => wooded.has(element.id));
  const misty = light.weather === "fog" || light.weather === "dust";
  return (among ? 0.42 : 0) + (misty ? 0.16 : 0) + (told ? 0.25 : 0) + (low && (among || misty) ? 0.14 : 0);
}

/** Paints the shafts of a shot, once; null where the air shows none. */
export function buildShafts(
  createCanvas: CanvasFactory,
  raster: Raster,
  setting: Setting,
  light: SceneLight,
  grade: Grade,
  seed: number,
): LightShafts | null {
  const strength = strengthOf(setting, light);
  if (strength <= 0) return null;
  const under = setting.surroundings === "underwater";
  const colour: Rgb = gradeColour(grade, under ? [150, 236, 232] : mix(light.halo, light.key, 0.4));
  // Where the rays come from, in frame widths and heights: out of the picture, on the side of the key.
  const from = under ? { x: 0.5 + light.side * 0.2, y: -0.75 } : { x: light.side < 0 ? -0.12 : 1.12, y: -0.32 };
  const ray = (angle: number) => {
    const wide = noise(angle * (under ? 13 : 9) + 40, 3.5, seed, 64);
    const thin = noise(angle * (under ? 41 : 30) + 90, 7.5, seed + 9, 256);
    return smoothstep(0.42, 0.9, wide * 0.68 + thin * 0.38);
  };
  const picture = raster.picture(
    canvasOfPixels(createCanvas, columns, rows, (x, y, out) => {
      const dx = (x + 0.5) / columns - from.x;
      const dy = ((y + 0.5) / rows - from.y) * 0.62;
      const far = Math.hypot(dx, dy);
      const fade = under ? clamp(1.25 - (y / rows) * 1.25, 0, 1) ** 1.3 : clamp(1.25 - far, 0, 1) ** 0.9;
      const edge = smoothstep(0, 0.06, x / columns) * smoothstep(1, 0.94, x / columns);
      [out[0], out[1], out[2]] = colour;
      out[3] = 255 * fade * ray(Math.atan2(dx, dy)) * (under ? edge : 1) * smoothstep(1, 0.7, y / rows);
    }),
  );
  return { picture, strength, sways: under };
}

/** Lays the shafts over what is drawn so far at `t` seconds. */
export function drawShafts(raster: Raster, view: View, shafts: LightShafts, t: number): void {
  const m = raster.margin;
  const { width, height } = view;
  const slide = clamp((view.centre_x - width / 2) * 0.25, -width * 0.2, width * 0.2);
  const passes = shafts.sways ? [0, 1] : [0];
  for (const pass of passes) {
    const sway = Math.sin(t * (0.5 + pass * 0.23) + pass * 2.1) * width * (shafts.sways ? 0.05 : 0.006);
    const breath = 0.86 + 0.14 * Math.sin(t * (0.7 + pass * 0.4) + pass);
    const wide = width * (1.5 + pass * 0.35) + 2 * m;
    const tall = height * (shafts.sways ? 1.05 : 1.12) + m;
    const x = (width - wide) / 2 + slide + sway;
    raster.draw(shafts.picture, x, -m, wide, tall, (shafts.strength * breath) / passes.length ** 0.5, "add");
  }
}
