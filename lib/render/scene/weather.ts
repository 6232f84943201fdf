import type { View } from "./camera.ts";
import { canvasOfPixels, contextOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { css, mix, smoothstep, type Rgb } from "./colour.ts";
import type { SceneLight } from "./light.ts";
import { fractal, randomFrom } from "./random.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import { softDisc } from "./sky.ts";
import type { Surroundings } from "./surroundings.ts";

interface Particle {
  x: number;
  y: number;
  /** 0 far and small, 1 near and large. */
  near: number;
  beat: number;
}

/** What drifts in the air of a shot and how it falls. */
export interface Weather {
  kind: "snow" | "rain" | "motes" | "dust" | "bubbles" | "leaves";
  particles: Particle[];
  /** Pictures of one of them: by nearness for rain, one else; leaves by colour. */
  sprites: Picture[];
  wind: number;
  storm: boolean;
  fog: Picture | null;
  fog_alpha: number;
  flashes: number[];
}

/** Prepares the air of a shot. */
export function buildWeather(
  createCanvas: CanvasFactory,
  raster: Raster,
  light: SceneLight,
  surroundings: Surroundings,
  seed: number,
  duration_s: number,
): Weather {
  const random = randomFrom(seed + 4242);
  const outside = surroundings === "outdoor";
  const kind =
    surroundings === "underwater"
      ? "bubbles"
      : !outside
        ? "motes"
        : light.weather === "snow"
          ? "snow"
          : light.weather === "rain" || light.weather === "storm"
            ? "rain"
            : light.weather === "dust"
              ? "dust"
              : light.weather === "wind"
                ? "leaves"
                : "motes";
  const counts = {
    snow: 300,
    rain: 330,
    motes: surroundings === "space" ? 26 : 46,
    dust: 130,
    bubbles: 60,
    leaves: 48,
  };
  const colour: Rgb =
    kind === "snow"
      ? mix([250, 252, 255], light.ambient, 0.12)
      : kind === "rain"
        ? mix([205, 218, 235], light.horizon, 0.3)
        : kind === "dust"
          ? mix([238, 198, 140], light.halo, 0.3)
          : kind === "bubbles"
            ? [200, 245, 250]
            : mix(light.halo, [255, 255, 255], 0.3);
  const foggy =
    outside &&
    (light.weather === "fog" ||
      light.weather === "rain" ||
      light.weather === "storm" ||
      light.weather === "dust" ||
      light.weather === "snow");
  const storm = light.weather === "storm" && outside;
  return {
    kind,
    particles: Array.from({ length: counts[kind] }, () => ({
      x: random(),
      y: random(),
      near: random() ** 2.2,
      beat: random(),
    })),
    sprites: spritesOf(createCanvas, kind, colour, windOf(kind, storm, light), raster.height).map((sprite) =>
      raster.picture(sprite),
    ),
    wind: windOf(kind, storm, light),
    storm,
    fog: foggy
      ? raster.band(
          canvasOfPixels(createCanvas, 512, 96, (x, y, out) => {
            const v = (y + 0.5) / 96;
            const body = fractal((x / 512) * 4, v * 2.2, seed + 61, 4, 4);
            out[0] = light.haze[0];
            out[1] = light.haze[1];
            out[2] = light.haze[2];
            out[3] = 255 * Math.max(0, body * 1.5 - 0.45) * Math.sin(v * Math.PI) ** 1.4;
          }),
        )
      : null,
    fog_alpha: light.weather === "fog" ? 0.85 : light.weather === "dust" ? 0.6 : 0.3,
    flashes: storm
      ? Array.from(
          { length: Math.max(1, Math.round(duration_s / 2.2)) },
          () => 0.15 + random() * Math.max(0.1, duration_s - 0.4),
        )
      : [],
  };
}

const windOf = (kind: Weather["kind"], storm: boolean, light: SceneLight): number =>
  storm ? 0.5 : light.weather === "wind" ? 0.7 : kind === "dust" ? 0.42 : kind === "snow" ? 0.2 : 0.08;

/** A soft streak from one corner region to the other: `slant` pixels sideways for each pixel down. */
function streak(createCanvas: CanvasFactory, length: number, slant: number, width: number, colour: Rgb): SceneCanvas {
  const across = Math.abs(slant) * length;
  const pad = Math.ceil(width) + 1;
  const columns = Math.ceil(across) + pad * 2;
  const rows = Math.ceil(length) + pad * 2;
  const size = Math.hypot(across, length);
  return canvasOfPixels(createCanvas, columns, rows, (x, y, out) => {
    const dx = x + 0.5 - pad - across;
    const dy = y + 0.5 - pad;
    const along = (-dx * across + dy * length) / size;
    const aside = Math.abs((dx * length + dy * across) / size);
    const ends = smoothstep(0, 0.35, along / size) * smoothstep(1, 0.72, along / size);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * ends * Math.max(0, 1 - aside / width);
  });
}

function spritesOf(
  createCanvas: CanvasFactory,
  kind: Weather["kind"],
  colour: Rgb,
  wind: number,
  height: number,
): SceneCanvas[] {
  const unit = height / 720;
  switch (kind) {
    case "rain":
      return [0, 0.5, 1].map((near) =>
        streak(createCanvas, (20 + 44 * near) * unit, wind * 0.8 + 0.1, (0.9 + near * 0.9) * unit, colour),
      );
    case "snow":
      return [streak(createCanvas, 22, wind * 5, 9, colour)];
    case "bubbles":
      return [bubble(createCanvas)];
    case "leaves":
      return [0, 0.35, 0.7, 1].map((share) => leaf(createCanvas, mix([96, 74, 36], [206, 128, 48], share)));
    case "motes":
    case "dust":
      return [softDisc(createCanvas, 32, colour, 1.8)];
  }
}

function leaf(createCanvas: CanvasFactory, colour: Rgb): SceneCanvas {
  const canvas = createCanvas(32, 16);
  const ctx = contextOf(canvas);
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.moveTo(1, 8);
  ctx.quadraticCurveTo(12, -2, 31, 8);
  ctx.quadraticCurveTo(12, 18, 1, 8);
  ctx.fill();
  return canvas;
}

function bubble(createCanvas: CanvasFactory): SceneCanvas {
  return canvasOfPixels(createCanvas, 32, 32, (x, y, out) => {
    const r = Math.hypot(x - 15.5, y - 15.5) / 15.5;
    const shine = Math.max(0, 1 - Math.hypot(x - 11, y - 10) / 6);
    out[0] = 215;
    out[1] = 248;
    out[2] = 252;
    out[3] = r > 1 ? 0 : 255 * Math.min(0.85, r ** 6 * 0.55 + shine * 0.7 + 0.05);
  });
}

/** A band of mist at a height of the frame; drawn between layers. */
export function drawFog(raster: Raster, view: View, weather: Weather, t: number, share: number): void {
  if (!weather.fog) return;
  const width = view.width * 1.8;
  const height = view.height * (0.34 + share * 0.3);
  const top = view.horizon_y - height * 0.62 + share * view.height * 0.1;
  const speed = view.width * (0.02 + weather.wind * 0.12) * (0.5 + share);
  const x = view.centre_x + t * speed * (share > 0.5 ? 1 : 0.7) + share * 400;
  raster.draw(weather.fog, x, top, width, height, weather.fog_alpha * (0.65 + 0.35 * share));
}

const wrapped = (value: number) => ((value % 1) + 1) % 1;

/** Draws what falls and drifts, near over far, at `t` seconds. */
export function drawWeather(raster: Raster, view: View, weather: Weather, t: number): void {
  const { width, height } = view;
  const m = raster.margin + 20;
  const w = width + m * 2;
  const h = height + m * 2;
  const unit = Math.min(width, height) / 720;
  // The air moves with the camera: what is near shifts more.
  const shiftX = (near: number) =>
    (view.centre_x - width / 2 - view.pose.x_m * view.focal_px * 0.02 * (0.3 + near)) / w;
  const shiftY = (near: number) =>
    (view.horizon_y - height / 2 + view.pose.y_m * view.focal_px * 0.02 * (0.3 + near)) / h;
  weather.particles.forEach((p, index) => {
    const wander = Math.sin(t * (0.4 + p.beat) + p.beat * 40);
    switch (weather.kind) {
      case "rain": {
        const band = index % 3;
        const near = band / 2;
        const sprite = weather.sprites[band]!;
        const slant = weather.wind * 0.8 + 0.1;
        const fall = t * (1.5 + near * 1.1 + p.beat * 0.25);
        const x = wrapped(p.x - fall * slant * (height / width) * 1.0 + shiftX(near)) * w - m;
        const y = wrapped(p.y + fall + shiftY(near)) * h - m;
        raster.draw(sprite, x - sprite.columns, y, sprite.columns, sprite.rows, 0.2 + 0.22 * near);
        return;
      }
      case "snow": {
        const sprite = weather.sprites[0]!;
        const speed = 0.07 + p.near * 0.24;
        const sway = Math.sin(t * (1 + p.beat) + p.beat * 30) * 0.008;
        const x = wrapped(p.x - t * speed * weather.wind * 4 + sway + shiftX(p.near)) * w - m;
        const y = wrapped(p.y + t * speed + shiftY(p.near)) * h - m;
        const size = ((2.2 + p.near * 7.5) * unit) / 14;
        const alpha = p.near > 0.72 ? 0.5 : 0.6 + 0.4 * p.near;
        raster.draw(sprite, x, y, sprite.columns * size, sprite.rows * size, alpha);
        return;
      }
      case "leaves": {
        const size = (6 + p.near * 20) * unit;
        const x = wrapped(p.x - t * (0.25 + 0.4 * p.near) + shiftX(p.near)) * w - m;
        const y = wrapped(p.y + t * 0.05 + wander * 0.05 + shiftY(p.near)) * h - m;
        const angle = t * (2 + p.beat * 4) + p.beat * 9;
        const scale = size / 24;
        const flat = 0.35 + 0.65 * Math.abs(Math.sin(angle * 0.7 + p.beat * 5));
        const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
        const sprite = weather.sprites[index % weather.sprites.length]!;
        raster.drawTurned(sprite, cos, sin, -sin * flat, cos * flat, x, y, 0.85);
        return;
      }
      case "motes":
      case "dust":
      case "bubbles": {
        const sprite = weather.sprites[0]!;
        let { x, y } = p;
        let size = (3 + p.near * 10) * unit;
        let alpha = 0.16 + 0.2 * p.near;
        if (weather.kind === "motes") {
          x += t * 0.006 + wander * 0.012;
          y += -t * (0.004 + 0.012 * p.near) + Math.cos(t * 0.5 + p.beat * 20) * 0.01;
          alpha *= 0.6 + 0.5 * Math.sin(t * (0.6 + p.beat * 1.4) + p.beat * 50);
        } else if (weather.kind === "dust") {
          x -= t * (0.12 + 0.5 * p.near);
          y += wander * 0.02;
          alpha = 0.1 + 0.12 * p.near;
          size *= 1.4;
        } else {
          x += wander * 0.012;
          y -= t * (0.05 + 0.12 * p.near);
          alpha = 0.35 + 0.4 * p.near;
          size *= 1.1;
        }
        const px = wrapped(x + shiftX(p.near)) * w - m;
        const py = wrapped(y + shiftY(p.near)) * h - m;
        const long = size * (weather.kind === "dust" ? 3 : 1);
        const mode = weather.kind === "bubbles" ? "over" : "add";
        raster.draw(sprite, px - long / 2, py - size / 2, long, size, Math.max(0, alpha), mode);
        return;
      }
    }
  });
}

/** Brightness of lightning at `t`, 0 to 1: a stroke and its echo. */
export function flashAt(weather: Weather, t: number): number {
  let level = 0;
  for (const at of weather.flashes) {
    const since = t - at;
    if (since >= 0 && since < 0.5)
      level = Math.max(level, Math.exp(-since * 9) * (since > 0.08 && since < 0.15 ? 0.25 : 1));
  }
  return level;
}
