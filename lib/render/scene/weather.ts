import type { View } from "./camera.ts";
import { canvasOfPixels, contextOf, drawSoft, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { css, mix, type Rgb } from "./colour.ts";
import type { SceneLight } from "./light.ts";
import { fractal, randomFrom } from "./random.ts";
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
  sprite: SceneCanvas;
  colour: Rgb;
  wind: number;
  storm: boolean;
  fog: SceneCanvas | null;
  fog_alpha: number;
  flashes: number[];
}

/** Prepares the air of a shot. */
export function buildWeather(
  createCanvas: CanvasFactory,
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
    rain: 420,
    motes: surroundings === "space" ? 26 : 46,
    dust: 130,
    bubbles: 60,
    leaves: 34,
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
    sprite:
      kind === "bubbles"
        ? bubble(createCanvas)
        : softDisc(createCanvas, 32, colour, kind === "snow" ? 1.1 : 1.8, kind === "snow" ? 0.3 : 0),
    colour,
    wind: storm ? 0.5 : light.weather === "wind" ? 0.7 : kind === "dust" ? 0.42 : kind === "snow" ? 0.2 : 0.08,
    storm,
    fog: foggy
      ? fogBank(createCanvas, (x, y, out) => {
          const v = y / 64;
          const body = fractal((x / 256) * 4, v * 2.2, seed + 61, 4, 4);
          out[0] = light.haze[0];
          out[1] = light.haze[1];
          out[2] = light.haze[2];
          out[3] = 255 * Math.max(0, body * 1.5 - 0.45) * Math.sin(v * Math.PI) ** 1.4;
        })
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

/** Mist as wide as it is drawn, or nearly; its right edge continues at the left. */
function fogBank(createCanvas: CanvasFactory, shade: (x: number, y: number, out: Float32Array) => void): SceneCanvas {
  const small = canvasOfPixels(createCanvas, 256, 64, shade);
  // One more column on each side, so that the ends are smoothed into each other.
  const wrapped = createCanvas(258, 64);
  const ctx = contextOf(wrapped);
  for (const x of [1 - 256, 1, 257]) ctx.drawImage(imageOf(small), x, 0);
  const bank = createCanvas(256 * 6, 64 * 6);
  const large = contextOf(bank);
  large.imageSmoothingEnabled = true;
  large.imageSmoothingQuality = "high";
  large.drawImage(imageOf(wrapped), -6, 0, 258 * 6, 64 * 6);
  return bank;
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
export function drawFog(ctx: CanvasRenderingContext2D, view: View, weather: Weather, t: number, share: number): void {
  if (!weather.fog) return;
  const width = view.width * 1.8;
  const height = view.height * (0.34 + share * 0.3);
  const top = view.horizon_y - height * 0.62 + share * view.height * 0.1;
  const speed = view.width * (0.02 + weather.wind * 0.12) * (0.5 + share);
  const m = view.margin_px;
  const offset = view.centre_x + t * speed * (share > 0.5 ? 1 : 0.7) + share * 400;
  ctx.globalAlpha = weather.fog_alpha * (0.65 + 0.35 * share);
  let x = -m - ((((-m - offset) % width) + width) % width);
  for (; x < view.width + m; x += width) drawSoft(ctx, weather.fog, x, top, width, height);
  ctx.globalAlpha = 1;
}

const wrapped = (value: number) => ((value % 1) + 1) % 1;

/** Draws what falls and drifts, near over far, at `t` seconds. */
export function drawWeather(ctx: CanvasRenderingContext2D, view: View, weather: Weather, t: number): void {
  const { width, height } = view;
  const m = view.margin_px + 20;
  const w = width + m * 2;
  const h = height + m * 2;
  const unit = Math.min(width, height) / 720;
  // The air moves with the camera: what is near shifts more.
  const shiftX = (near: number) =>
    (view.centre_x - width / 2 - view.pose.x_m * view.focal_px * 0.02 * (0.3 + near)) / w;
  const shiftY = (near: number) =>
    (view.horizon_y - height / 2 + view.pose.y_m * view.focal_px * 0.02 * (0.3 + near)) / h;
  if (weather.kind === "rain") {
    for (let band = 0; band < 3; band++) {
      const near = band / 2;
      ctx.strokeStyle = css(weather.colour, 0.16 + 0.13 * near);
      ctx.lineWidth = (0.8 + near * 1.1) * unit;
      ctx.beginPath();
      const length = (16 + 36 * near) * unit;
      const slant = weather.wind * 0.8 + 0.1;
      for (let i = band; i < weather.particles.length; i += 3) {
        const p = weather.particles[i]!;
        const fall = t * (1.5 + near * 1.1 + p.beat * 0.25);
        const x = wrapped(p.x - fall * slant * 0.5 + shiftX(near)) * w - m;
        const y = wrapped(p.y + fall + shiftY(near)) * h - m;
        ctx.moveTo(x, y);
        ctx.lineTo(x - length * slant, y + length);
      }
      ctx.stroke();
    }
    return;
  }
  const sprite = imageOf(weather.sprite);
  if (weather.kind === "snow") {
    const slant = Math.atan2(1, weather.wind * 5);
    for (const p of weather.particles) {
      const speed = 0.07 + p.near * 0.24;
      const sway = Math.sin(t * (1 + p.beat) + p.beat * 30) * 0.008;
      const x = wrapped(p.x - t * speed * weather.wind * 4 + sway + shiftX(p.near)) * w - m;
      const y = wrapped(p.y + t * speed + shiftY(p.near)) * h - m;
      const size = (2.2 + p.near * 7.5) * unit;
      ctx.globalAlpha = p.near > 0.72 ? 0.42 : 0.55 + 0.35 * p.near;
      ctx.translate(x, y);
      ctx.rotate(slant);
      ctx.drawImage(sprite, -size * 1.5, -size / 2, size * 3, size);
      ctx.rotate(-slant);
      ctx.translate(-x, -y);
    }
    ctx.globalAlpha = 1;
    return;
  }
  ctx.globalCompositeOperation = weather.kind === "bubbles" || weather.kind === "leaves" ? "source-over" : "lighter";
  for (const p of weather.particles) {
    const wander = Math.sin(t * (0.4 + p.beat) + p.beat * 40);
    let x = p.x;
    let y = p.y;
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
    } else if (weather.kind === "bubbles") {
      x += wander * 0.012;
      y -= t * (0.05 + 0.12 * p.near);
      alpha = 0.35 + 0.4 * p.near;
      size *= 1.1;
    } else {
      x -= t * (0.25 + 0.4 * p.near);
      y += t * 0.05 + wander * 0.05;
      alpha = 0.7;
    }
    const px = wrapped(x + shiftX(p.near)) * w - m;
    const py = wrapped(y + shiftY(p.near)) * h - m;
    ctx.globalAlpha = Math.max(0, alpha);
    if (weather.kind === "leaves") {
      ctx.fillStyle = css(mix([96, 74, 36], [190, 122, 48], p.beat));
      ctx.translate(px, py);
      ctx.rotate(t * (2 + p.beat * 4) + p.beat * 9);
      ctx.fillRect(-size * 0.5, -size * 0.18, size, size * 0.36);
      ctx.rotate(-(t * (2 + p.beat * 4) + p.beat * 9));
      ctx.translate(-px, -py);
    } else {
      const stretch = weather.kind === "dust" ? 3 : 1;
      ctx.drawImage(sprite, px - (size * stretch) / 2, py - size / 2, size * stretch, size);
    }
  }
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "source-over";
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
