import type { View } from "./camera.ts";
import {
  canvasOfPixels,
  contextOf,
  drawSoft,
  enlarged,
  imageOf,
  type CanvasFactory,
  type SceneCanvas,
} from "./canvas.ts";
import { clamp, css, mix, scale, smoothstep, type Rgb } from "./colour.ts";
import { gradeColour, type Grade } from "./grade.ts";
import { holding } from "./held.ts";
import type { SceneLight } from "./light.ts";
import { fractal, randomFrom } from "./random.ts";
import { paintRows, rowPainter, type RowPainter } from "./rows.ts";
import type { Surroundings } from "./surroundings.ts";

export interface Sky {
  surroundings: Surroundings;
  /** Colour stops from the top (0) of the painted height down to the horizon (1). */
  stops: [at: number, colour: string][];
  /** Focal length that the sky was made for, so that a zoom magnifies it. */
  focal_px: number;
  clouds: SceneCanvas | null;
  far_clouds: SceneCanvas | null;
  halo: SceneCanvas | null;
  disc: SceneCanvas | null;
  disc_at: { across: number; elevation_px: number; radius_px: number };
  stars: SceneCanvas | null;
  twinkles: { x: number; y: number; size: number; beat: number }[];
  spark: SceneCanvas;
  speed: number;
  light: SceneLight;
  rows: RowPainter;
}

/** Soft round light; `power` above 1 tightens it. */
export function softDisc(createCanvas: CanvasFactory, side: number, colour: Rgb, power: number, core = 0): SceneCanvas {
  const half = side / 2;
  return canvasOfPixels(createCanvas, side, side, (x, y, out) => {
    const r = Math.hypot(x + 0.5 - half, y + 0.5 - half) / half;
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = r >= 1 ? 0 : 255 * Math.max(core > 0 ? smoothstep(core, core * 0.82, r) : 0, (1 - r) ** power);
  });
}

/** Where clouds are thick, and how they stand out towards the sun. */
const heldClouds = holding<{ density: Float32Array; relief: Float32Array }>(4);

function cloudPlate(
  createCanvas: CanvasFactory,
  width: number,
  height: number,
  light: SceneLight,
  grade: Grade,
  seed: number,
  far: boolean,
) {
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
        const sunward = sunX > x / width ? 0.07 : -0.07;
        relief[i] = body - fractal(u + warp * 0.35 + sunward, v * 1.25 + 0.12, seed, 4, cells);
      }
    }
    return { density, relief };
  });
  return canvasOfPixels(createCanvas, width, height, (x, y, out) => {
    const thick = density[y * width + x]!;
    if (thick === 0) return;
    const up = 1 - y / height;
    const shade = clamp(0.5 + relief[y * width + x]! * 3.6 - thick * 0.28 + (1 - up) * 0.22, 0, 1);
    const near = Math.exp(-((x / width - sunX) ** 2) * 5) * (1 - up) ** 1.2;
    const colour = gradeColour(grade, mix(mix(dark, lit, shade), light.halo, near * 0.55));
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * thick * smoothstep(0, 0.12, up) * smoothstep(1, 0.8, up) * (far ? 0.75 : 0.94);
  });
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
  view: View,
  surroundings: Surroundings,
  light: SceneLight,
  grade: Grade,
  seed: number,
  starry: boolean,
): Sky {
  const { width, height } = view;
  const g = (colour: Rgb, alpha = 1) => css(gradeColour(grade, colour), alpha);
  let stops: Sky["stops"];
  if (surroundings === "space") {
    const deep = mix([10, 12, 30], scale(light.shadow, 0.5), 0.35);
    stops = [
      [0, g(deep)],
      [0.5, g(mix(deep, scale(light.primary, 0.3), 0.45))],
      [1, g(deep)],
    ];
  } else if (surroundings === "underwater") {
    const blue = mix([20, 96, 138], light.primary, 0.12);
    stops = [
      [0, g(mix([150, 226, 232], light.halo, 0.2))],
      [0.3, g(mix(blue, [70, 176, 196], 0.55))],
      [0.75, g(blue)],
      [1, g(mix(blue, [10, 44, 82], 0.55))],
    ];
  } else if (surroundings === "room") {
    // Only ever seen above a wall: a ceiling in shadow.
    const ceiling = scale(mix(light.ambient, [120, 104, 92], 0.5), 0.3);
    stops = [
      [0, g(scale(ceiling, 0.6))],
      [1, g(ceiling)],
    ];
  } else {
    const band = mix(light.horizon, light.halo, light.time === "noon" || light.time === "morning" ? 0.15 : 0.42);
    stops = [
      [0, g(light.zenith)],
      [0.42, g(mix(light.zenith, light.upper, 0.75))],
      [0.72, g(mix(light.upper, light.horizon, 0.45))],
      [0.9, g(light.horizon)],
      [1, g(band)],
    ];
  }
  const outdoor = surroundings === "outdoor";
  const cloudHeight = Math.round(height * 0.5);
  const cloudWidth = Math.round(Math.max(width, height) * 0.8);
  const star = surroundings === "space" || starry || (outdoor && light.night > 0.5 && light.cloud < 0.85);
  const random = randomFrom(seed + 99);
  const disc = outdoor ? light.disc : null;
  const discColour: Rgb = light.disc?.moon ? [226, 234, 255] : mix(light.halo, [255, 255, 255], 0.6);
  const starCount = surroundings === "space" ? 900 : light.night > 0.9 || starry ? 520 : 160;
  return {
    surroundings,
    stops,
    focal_px: view.focal_px,
    clouds:
      outdoor && light.cloud > 0.05
        ? cloudPlate(createCanvas, cloudWidth, cloudHeight, light, grade, seed, false)
        : null,
    far_clouds:
      outdoor && light.cloud > 0.15
        ? cloudPlate(createCanvas, cloudWidth, cloudHeight >> 1, light, grade, seed + 17, true)
        : null,
    halo: disc
      ? enlarged(createCanvas, softDisc(createCanvas, 128, gradeColour(grade, light.halo), disc.moon ? 3.4 : 2.1), 5)
      : null,
    disc: disc ? softDisc(createCanvas, 96, discColour, 9, disc.moon ? 0.62 : 0.55) : null,
    disc_at: {
      across: disc?.across ?? 0,
      elevation_px: Math.min(height * 0.4, Math.tan(((disc?.elevation_deg ?? 0) * Math.PI) / 180) * height * 0.85),
      radius_px: height * (disc?.moon ? 0.045 : 0.05),
    },
    stars: star
      ? starPlate(createCanvas, Math.round(width * 1.2), Math.round(height * 1.2), seed + 3, starCount)
      : null,
    twinkles: star
      ? Array.from({ length: 46 }, () => ({
          x: random(),
          y: random() ** 1.3,
          size: 3 + random() * 9,
          beat: 1 + random() * 4,
        }))
      : [],
    spark: softDisc(createCanvas, 24, [235, 242, 255], 2.4, 0.14),
    speed: { clear: 5, unspecified: 5, cloudy: 9, rain: 14, storm: 30, snow: 10, fog: 4, wind: 26, dust: 16 }[
      light.weather
    ],
    light,
    rows: rowPainter(createCanvas),
  };
}

/** Fills `plate` across the view, repeated, its bottom at `bottom`. */
function drawAcross(
  ctx: CanvasRenderingContext2D,
  view: View,
  plate: SceneCanvas,
  width: number,
  height: number,
  bottom: number,
  offset: number,
): void {
  const left = -view.margin_px;
  const right = view.width + view.margin_px;
  let x = left - ((((left - offset) % width) + width) % width);
  for (; x < right; x += width) ctx.drawImage(imageOf(plate), x, bottom - height, width + 0.5, height);
}

/** Draws the sky at `t` seconds. Everything in it turns with the camera and none of it shifts when the camera travels. */
export function drawSky(ctx: CanvasRenderingContext2D, view: View, sky: Sky, t: number): void {
  const m = view.margin_px;
  const magnify = view.focal_px / sky.focal_px;
  const base =
    sky.surroundings === "outdoor" || sky.surroundings === "room"
      ? view.horizon_y
      : view.height * 0.5 + (view.horizon_y - view.height / 2) * 0.6 + view.height * 0.62;
  const tall = view.height * (sky.surroundings === "outdoor" ? 1.02 : 1.24) * magnify;
  const bottom = sky.surroundings === "outdoor" ? Math.min(view.height + m, Math.max(base + 3, -m)) : view.height + m;
  if (bottom <= -m) return;
  paintRows(ctx, view, sky.rows, -m, bottom, (strip, width) => {
    const gradient = strip.createLinearGradient(0, base - tall, 0, base);
    for (const [at, colour] of sky.stops) gradient.addColorStop(at, colour);
    strip.fillStyle = gradient;
    strip.fillRect(0, -m, width, bottom + m);
  });
  ctx.save();
  if (sky.surroundings === "outdoor") {
    ctx.beginPath();
    ctx.rect(-m, -m, view.width + m * 2, bottom + m);
    ctx.clip();
  }
  if (sky.stars) {
    const w = sky.stars.width * magnify;
    const h = sky.stars.height * magnify;
    ctx.globalAlpha = sky.surroundings === "space" || sky.light.night > 0.9 ? 0.95 : 0.5;
    const top =
      sky.surroundings === "space" ? view.height / 2 + h / 2 + (view.horizon_y - view.height / 2) * 0.6 : base;
    drawAcross(ctx, view, sky.stars, w, h, top, view.centre_x * 0.98 - w / 2);
    for (const star of sky.twinkles) {
      const pulse = 0.5 + 0.5 * Math.sin(t * star.beat * 2.4 + star.x * 40);
      const side = star.size * magnify;
      const x = view.centre_x + (star.x - 0.5) * w;
      const y = top - h + star.y * h;
      ctx.globalAlpha = 0.25 + 0.75 * pulse;
      ctx.drawImage(imageOf(sky.spark), x - side / 2, y - side / 2, side, side);
    }
    ctx.globalAlpha = 1;
  }
  const at_x = view.centre_x + sky.disc_at.across * view.width * 0.5 * magnify;
  const at_y = base - sky.disc_at.elevation_px * magnify;
  if (sky.halo) {
    ctx.globalCompositeOperation = "lighter";
    const breath = 1 + 0.02 * Math.sin(t * 1.3);
    const r = view.height * (sky.light.disc?.moon ? 0.5 : 0.85) * magnify * breath;
    ctx.globalAlpha = sky.light.disc?.moon ? 0.42 : 0.5;
    drawSoft(ctx, sky.halo, at_x - r * 1.35, at_y - r * 0.8, r * 2.7, r * 1.6);
    ctx.globalCompositeOperation = "source-over";
    ctx.globalAlpha = 1;
  }
  if (sky.disc) {
    const r = sky.disc_at.radius_px * magnify * 1.6;
    ctx.drawImage(imageOf(sky.disc), at_x - r, at_y - r, r * 2, r * 2);
  }
  const cloudWidth = Math.max(view.width, view.height) * 1.6 * magnify;
  if (sky.far_clouds) {
    drawAcross(
      ctx,
      view,
      sky.far_clouds,
      cloudWidth,
      view.height * 0.42 * magnify,
      base,
      view.centre_x + t * sky.speed * 0.5 - cloudWidth / 2,
    );
  }
  if (sky.clouds) {
    drawAcross(
      ctx,
      view,
      sky.clouds,
      cloudWidth,
      view.height * 0.98 * magnify,
      base + view.height * 0.01,
      view.centre_x - t * sky.speed * -1.3 - cloudWidth / 2,
    );
  }
  ctx.restore();
}

/** Colours of the sky seen mirrored in water, horizon first. */
export function mirroredStops(sky: Sky): [number, string][] {
  return sky.stops.map(([at, colour]): [number, string] => [1 - at, colour]).reverse();
}
