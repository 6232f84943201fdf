import type { View } from "./camera.ts";
import { canvasOfPixels, contextOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { clamp, css, mix, saturate, scale, smoothstep, type Rgb } from "./colour.ts";
import { colourAt, type Stops } from "./gradient.ts";
import { gradeColour, type Grade } from "./grade.ts";
import { holding } from "./held.ts";
import type { SceneLight } from "./light.ts";
import { fractal, randomFrom } from "./random.ts";
import { tone } from "./raster/light-plate.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import type { Surroundings } from "./surroundings.ts";

export interface Sky {
  surroundings: Surroundings;
  /** Colour stops from the top (0) of the painted height down to the horizon (1). */
  stops: Stops;
  /** Focal length that the sky was made for, so that a zoom magnifies it. */
  focal_px: number;
  clouds: Picture | null;
  far_clouds: Picture | null;
  halo: Picture | null;
  disc: Picture | null;
  disc_at: { across: number; elevation_px: number; radius_px: number };
  stars: Picture | null;
  twinkles: { x: number; y: number; size: number; beat: number }[];
  spark: Picture;
  speed: number;
  light: SceneLight;
}

const mostDiscs = 24;
const heldDiscs = new WeakMap<CanvasFactory, ReturnType<typeof holding<SceneCanvas>>>();

/** Soft round light, only to be read; `power` above 1 tightens it. */
export function softDisc(createCanvas: CanvasFactory, side: number, colour: Rgb, power: number, core = 0): SceneCanvas {
  const held = heldDiscs.get(createCanvas) ?? holding<SceneCanvas>(mostDiscs);
  heldDiscs.set(createCanvas, held);
  return held([side, colour, power, core].join("/"), () => paintDisc(createCanvas, side, colour, power, core));
}

function paintDisc(createCanvas: CanvasFactory, side: number, colour: Rgb, power: number, core: number): SceneCanvas {
  const half = side / 2;
  const shineAt = (x: number, y: number): number => {
    const r = Math.hypot(x + 0.5 - half, y + 0.5 - half) / half;
    return r >= 1 ? 0 : 255 * Math.max(core > 0 ? smoothstep(core, core * 0.82, r) : 0, (1 - r) ** power);
  };
  // Its four quarters mirror one another.
  const columns = Math.ceil(half);
  const quarter = Float32Array.from({ length: columns ** 2 }, (_, i) => shineAt(i % columns, Math.floor(i / columns)));
  return canvasOfPixels(createCanvas, side, side, (x, y, out) => {
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = quarter[Math.min(y, side - 1 - y) * columns + Math.min(x, side - 1 - x)]!;
  });
}

/** Where clouds are thick, and how they stand out towards the sun. */
const heldClouds = holding<{ density: Float32Array; relief: Float32Array }>(4);

function cloudPlate(
  raster: Raster,
  width: number,
  height: number,
  light: SceneLight,
  grade: Grade,
  seed: number,
  far: boolean,
): Picture {
  const cells = far ? 5 : 3;
  const bright = mix(light.halo, [255, 255, 255], light.night > 0.5 ? 0.02 : 0.35);
  const lit = scale(bright, light.night > 0.9 ? 0.46 : light.cloud > 0.85 ? 0.74 : 0.97);
  const dark = mix(scale(light.upper, 0.8), light.shadow, light.cloud > 0.85 ? 0.35 : 0.18);
  const threshold = 0.66 - light.cloud * 0.34;
  const sunX = ((light.disc?.across ?? light.side * 0.4) + 1) / 2;
  const soft = light.cloud > 0.85 ? 0.42 : 0.24;
  const key = [width, height, seed, far, threshold, soft, sunX].join("/");
  const { density, relief } = heldClouds(key, () => {
    const density = new Float32Array(width * height);
    const relief = new Float32Array(width * height);
    for (let y = 0, i = 0; y < height; y++) {
      const up = 1 - y / height;
      const v = (far ? 0.75 : 0.55) / (up * 0.9 + (far ? 0.07 : 0.16));
      for (let x = 0; x < width; x++, i++) {
        const u = (x / width) * cells;
        const warp = fractal(u * 2, v * 2 + 7, seed + 5, 2, cells * 2) - 0.5;
        const body = fractal(u + warp * 0.35, v * 1.25 + warp * 0.2, seed, 6, cells);
        const thick = smoothstep(threshold, threshold + soft, body);
        if (thick <= 0.002) continue;
        density[i] = thick;
        // Goes round with the band: its ends meet, and nothing jumps below the sun.
        const sunward = 0.08 * Math.sin((sunX - x / width) * Math.PI * 2);
        relief[i] = body - fractal(u + warp * 0.35 + sunward, v * 1.25 + 0.12, seed, 4, cells);
      }
    }
    return { density, relief };
  });
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) {
    const up = 1 - y / height;
    const cover = 255 * smoothstep(0, 0.12, up) * smoothstep(1, 0.8, up) * (far ? 0.75 : 0.94);
    for (let x = 0; x < width; x++, i++) {
      const thick = density[i]!;
      if (thick === 0) continue;
      const shade = clamp(0.5 + relief[i]! * 3.6 - thick * 0.28 + (1 - up) * 0.22, 0, 1);
      const aside = Math.abs(x / width - sunX);
      const near = Math.exp(-(Math.min(aside, 1 - aside) ** 2) * 7) * (1 - up) ** 1.2 * 0.55;
      for (let channel = 0; channel < 3; channel++) {
        const at = channel as 0 | 1 | 2;
        const body = dark[at] * (1 - shade) + lit[at] * shade;
        data[i * 4 + channel] = body * (1 - near) + light.halo[at] * near;
      }
      data[i * 4 + 3] = cover * thick;
    }
  }
  const pixels = raster.loadPixels(data, width, height);
  tone(raster, pixels, grade);
  return raster.bandOf(pixels);
}

function starPlate(
  createCanvas: CanvasFactory,
  width: number,
  height: number,
  seed: number,
  count: number,
): SceneCanvas {
  const canvas = createCanvas(width, height);
  const ctx = contextOf(canvas);
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const size = 0.4 + random() ** 5 * 1.5;
    ctx.fillStyle = css(mix([170, 195, 255], [255, 236, 214], random()), 0.25 + random() * 0.65);
    ctx.beginPath();
    ctx.arc(random() * width, random() ** 1.25 * height, size, 0, 7);
    ctx.fill();
  }
  return canvas;
}

/** Makes the sky of a shot. `starry` asks for stars whatever the hour. */
export function buildSky(
  createCanvas: CanvasFactory,
  raster: Raster,
  view: View,
  surroundings: Surroundings,
  light: SceneLight,
  grade: Grade,
  seed: number,
  starry: boolean,
): Sky {
  const { width, height } = view;
  const g = (colour: Rgb) => gradeColour(grade, colour);
  let stops: Sky["stops"];
  if (surroundings === "space") {
    const deep = mix([10, 12, 30], scale(light.shadow, 0.5), 0.35);
    stops = [
      [0, g(deep), 1],
      [0.5, g(mix(deep, scale(light.primary, 0.3), 0.45)), 1],
      [1, g(deep), 1],
    ];
  } else if (surroundings === "underwater") {
    const blue = mix([20, 96, 138], light.primary, 0.12);
    stops = [
      [0, g(mix([150, 226, 232], light.halo, 0.2)), 1],
      [0.3, g(mix(blue, [70, 176, 196], 0.55)), 1],
      [0.75, g(blue), 1],
      [1, g(mix(blue, [10, 44, 82], 0.55)), 1],
    ];
  } else if (surroundings === "room") {
    // Only ever seen above a wall: a ceiling in shadow.
    const ceiling = scale(mix(light.ambient, [120, 104, 92], 0.5), 0.3);
    stops = [
      [0, g(scale(ceiling, 0.6)), 1],
      [1, g(ceiling), 1],
    ];
  } else {
    const late = light.time === "golden_hour" || light.time === "dusk" || light.time === "dawn";
    const band = mix(light.horizon, light.halo, late ? 0.5 : 0.15 + 0.25 * light.night);
    // Low sun reddens a belt above the bright horizon; higher up the day's or the night's blue stays.
    const belt = late
      ? saturate(mix(light.upper, mix(light.horizon, [226, 92, 84], light.time === "dusk" ? 0.42 : 0.22), 0.56), 1.15)
      : mix(light.upper, light.horizon, 0.45);
    stops = [
      [0, g(scale(light.zenith, late ? 0.86 : 1)), 1],
      [0.4, g(mix(light.zenith, light.upper, 0.72)), 1],
      [0.7, g(belt), 1],
      [0.88, g(late ? mix(belt, light.horizon, 0.72) : light.horizon), 1],
      [1, g(band), 1],
    ];
  }
  const outdoor = surroundings === "outdoor";
  const cloudHeight = Math.round(height * 0.3);
  const cloudWidth = Math.round(Math.max(width, height) * 0.46);
  const star = surroundings === "space" || starry || (outdoor && light.night > 0.5 && light.cloud < 0.85);
  const random = randomFrom(seed + 99);
  const disc = outdoor ? light.disc : null;
  const discColour: Rgb = light.disc?.moon ? [226, 234, 255] : mix(light.halo, [255, 255, 255], 0.78);
  const starCount = surroundings === "space" ? 900 : light.night > 0.9 || starry ? 520 : 160;
  return {
    surroundings,
    stops,
    focal_px: view.focal_px,
    clouds:
      outdoor && light.cloud > 0.05 ? cloudPlate(raster, cloudWidth, cloudHeight, light, grade, seed, false) : null,
    far_clouds:
      // Under a closed cover nobody sees the far ones.
      outdoor && light.cloud > 0.15 && light.cloud < 0.85
        ? cloudPlate(raster, cloudWidth, cloudHeight >> 1, light, grade, seed + 17, true)
        : null,
    halo: disc
      ? raster.picture(softDisc(createCanvas, 256, gradeColour(grade, light.halo), disc.moon ? 3.4 : 2.1))
      : null,
    disc: disc ? raster.picture(softDisc(createCanvas, 96, discColour, 9, disc.moon ? 0.62 : 0.55)) : null,
    disc_at: {
      across: disc?.across ?? 0,
      elevation_px: Math.min(height * 0.4, Math.tan(((disc?.elevation_deg ?? 0) * Math.PI) / 180) * height * 0.85),
      radius_px: height * (disc?.moon ? 0.045 : 0.05),
    },
    stars: star
      ? raster.band(starPlate(createCanvas, Math.round(width * 1.2), Math.round(height * 1.2), seed + 3, starCount))
      : null,
    twinkles: star
      ? Array.from({ length: 46 }, () => ({
          x: random(),
          y: random() ** 1.3,
          size: 3 + random() * 9,
          beat: 1 + random() * 4,
        }))
      : [],
    spark: raster.picture(softDisc(createCanvas, 24, [235, 242, 255], 2.4, 0.14)),
    speed: { clear: 5, unspecified: 5, cloudy: 9, rain: 14, storm: 30, snow: 10, fog: 4, wind: 26, dust: 16 }[
      light.weather
    ],
    light,
  };
}

/** Draws the sky at `t` seconds. Everything in it turns with the camera and none of it shifts when the camera travels. */
export function drawSky(raster: Raster, view: View, sky: Sky, t: number, gone = { disc: 0, stars: 0 }): void {
  const m = raster.margin;
  const magnify = view.focal_px / sky.focal_px;
  const outdoor = sky.surroundings === "outdoor";
  const base =
    outdoor || sky.surroundings === "room"
      ? view.horizon_y
      : view.height * 0.5 + (view.horizon_y - view.height / 2) * 0.6 + view.height * 0.62;
  const tall = view.height * (outdoor ? 1.02 : 1.24) * magnify;
  const bottom = outdoor ? Math.min(view.height + m, Math.max(base + 3, -m)) : view.height + m;
  if (bottom <= -m) return;
  raster.shadeRows(-m, bottom, (y, out) => colourAt(sky.stops, (y - base + tall) / tall, out));
  if (sky.stars) {
    const w = sky.stars.columns * magnify;
    const h = sky.stars.rows * magnify;
    const alpha = (sky.surroundings === "space" || sky.light.night > 0.9 ? 0.95 : 0.5) * (1 - gone.stars);
    const low =
      sky.surroundings === "space" ? view.height / 2 + h / 2 + (view.horizon_y - view.height / 2) * 0.6 : base;
    raster.draw(sky.stars, view.centre_x * 0.98 - w / 2, low - h, w, h, alpha, "over", -m, bottom);
    for (const star of sky.twinkles) {
      const pulse = (0.625 + 0.375 * Math.sin(t * star.beat * 2.4 + star.x * 40)) * (1 - gone.stars);
      const side = star.size * magnify;
      const x = view.centre_x + (star.x - 0.5) * w;
      const y = low - h + star.y * h;
      raster.draw(sky.spark, x - side / 2, y - side / 2, side, side, pulse, "over", -m, bottom);
    }
  }
  const at_x = view.centre_x + sky.disc_at.across * view.width * 0.5 * magnify;
  const at_y = base - sky.disc_at.elevation_px * magnify * (1 - gone.disc);
  if (sky.halo) {
    const breath = 1 + 0.02 * Math.sin(t * 1.3);
    const r = view.height * (sky.light.disc?.moon ? 0.5 : 0.85) * magnify * breath;
    const strength = sky.light.disc?.moon ? 0.42 : 0.36;
    raster.draw(sky.halo, at_x - r * 1.35, at_y - r * 0.8, r * 2.7, r * 1.6, strength, "add", -m, bottom);
  }
  if (sky.disc) {
    const r = sky.disc_at.radius_px * magnify * 1.6;
    if (sky.halo && !sky.light.disc?.moon)
      raster.draw(sky.halo, at_x - r * 4, at_y - r * 4, r * 8, r * 8, 0.5, "add", -m, bottom);
    const mode = sky.light.disc?.moon ? "over" : "add";
    raster.draw(sky.disc, at_x - r, at_y - r, r * 2, r * 2, 1, mode, -m, bottom);
  }
  const wide = Math.max(view.width, view.height) * 1.6 * magnify;
  if (sky.far_clouds) {
    const high = view.height * 0.42 * magnify;
    const x = view.centre_x + t * sky.speed * 0.5 - wide / 2;
    raster.draw(sky.far_clouds, x, base - high, wide, high, 1, "over", -m, bottom);
  }
  if (sky.clouds) {
    const high = view.height * 0.98 * magnify;
    const x = view.centre_x + t * sky.speed * 1.3 - wide / 2;
    raster.draw(sky.clouds, x, base + view.height * 0.01 - high, wide, high, 1, "over", -m, bottom);
  }
}

/** Colours of the sky seen mirrored in water, horizon first. */
export function mirroredStops(sky: Sky): Stops {
  return sky.stops.map(([at, colour, alpha]): Stops[number] => [1 - at, colour, alpha]).reverse();
}
