import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import type { Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { grain } from "./weave.ts";

/** A flat wall in the picture: u runs along it, v from its top (0) to its foot (1). */
export interface Face {
  at(u: number, v: number): Point;
  /** Its size in units, for the scale of stones and boards. */
  wide: number;
  tall: number;
  exposure: number;
}

export type Masonry = "plaster" | "stone" | "brick" | "boards" | "logs" | "smooth" | "sheet";

const lampLit: Rgb = [255, 206, 128];

export const isLit = (brush: Brush): boolean => brush.light.night > 0.2 || brush.light.cloud > 0.8;
export const isSnowed = (brush: Brush): boolean => brush.light.weather === "snow";

/** Light on a wall that looks at the lens, on one that looks to the right, and on what lies open to the sky. */
export function wallLight(brush: Brush): { front: number; right: number; left: number; top: number } {
  const { side, back, cloud } = brush.light;
  const soft = cloud > 0.8 ? 0.4 : 1;
  return {
    front: clamp(0.56 - back * 0.46, 0.08, 1) * (0.6 + 0.4 * soft),
    right: clamp(0.42 + side * 0.55 * soft - back * 0.1, 0.05, 1.05),
    left: clamp(0.42 - side * 0.55 * soft - back * 0.1, 0.05, 1.05),
    top: clamp(0.78 - back * 0.15, 0, 1),
  };
}

/** A wall from x0 to x1 with the heights of its corners; the far edge may be shorter, as things are further off. */
export function wall(
  x0: number,
  x1: number,
  top0: number,
  top1: number,
  foot0: number,
  foot1: number,
  exposure: number,
): Face {
  return {
    wide: Math.abs(x1 - x0),
    tall: foot0 - top0,
    exposure,
    at: (u, v) => {
      const top = top0 + (top1 - top0) * u;
      const foot = foot0 + (foot1 - foot0) * u;
      return [x0 + (x1 - x0) * u, top + (foot - top) * v];
    },
  };
}

/** Fills a part of a face. */
export function patch(
  brush: Brush,
  face: Face,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  colour: Rgb,
  alpha = 1,
): void {
  const { ctx } = brush;
  ctx.fillStyle = css(colour, alpha);
  ctx.beginPath();
  ctx.moveTo(...face.at(u0, v0));
  ctx.lineTo(...face.at(u1, v0));
  ctx.lineTo(...face.at(u1, v1));
  ctx.lineTo(...face.at(u0, v1));
  ctx.fill();
}

/** Fills any outline with a wall's light: open above, duller and dirtier towards its foot. */
export function fillLit(brush: Brush, outline: readonly Point[], albedo: Rgb, exposure: number): void {
  const { ctx, light } = brush;
  const ys = outline.map(([, y]) => y);
  const top = Math.min(...ys);
  const foot = Math.max(...ys);
  const gradient = ctx.createLinearGradient(0, top, 0, foot + 1e-4);
  gradient.addColorStop(0, css(sunlit(light, albedo, exposure)));
  gradient.addColorStop(0.6, css(sunlit(light, scale(albedo, 0.95), exposure * 0.95)));
  gradient.addColorStop(1, css(sunlit(light, scale(albedo, 0.72), exposure * 0.8)));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (const [x, y] of outline) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

/** Paints a wall with what it is built of; `eaves` throw their shade on its top. */
export function facade(brush: Brush, face: Face, albedo: Rgb, masonry: Masonry, eaves = true): void {
  const { light, px_per_unit } = brush;
  fillLit(brush, [face.at(0, 0), face.at(1, 0), face.at(1, 1), face.at(0, 1)], albedo, face.exposure);
  const random = randomFrom(brush.seed + Math.round(face.wide * 1e4));
  const tone = (factor: number, e = face.exposure): Rgb => sunlit(light, scale(albedo, factor), e);
  const course = { plaster: 0, smooth: 0, stone: 0.042, brick: 0.018, boards: 0.034, logs: 0.055, sheet: 0.03 }[
    masonry
  ];
  if (masonry === "plaster") {
    for (let i = 0; i < 60; i++) {
      const u = random();
      const v = random();
      const r = 0.02 + random() * 0.07;
      const worn = tone(random() > 0.5 ? 1.1 : 0.84);
      patch(
        brush,
        face,
        clamp(u - r, 0, 1),
        clamp(v - r * 0.3, 0, 1),
        clamp(u + r, 0, 1),
        clamp(v + r, 0, 1),
        worn,
        0.1,
      );
    }
  } else if (masonry === "boards" || masonry === "sheet") {
    const count = Math.max(4, Math.round(face.wide / course));
    for (let i = 0; i < count; i++) {
      patch(brush, face, i / count, 0, (i + 1) / count, 1, tone(0.86 + random() * 0.26), 0.75);
      patch(brush, face, i / count, 0, (i + 0.16) / count, 1, tone(0.5), masonry === "boards" ? 0.7 : 0.35);
    }
  } else if (course > 0) {
    const courses = Math.max(3, Math.round(face.tall / Math.max(course, 2.2 / px_per_unit)));
    for (let row = 0; row < courses; row++) {
      const v0 = row / courses;
      const v1 = (row + 1) / courses;
      const deep = v1 - v0;
      if (masonry === "logs") {
        patch(brush, face, 0, v0, 1, v1, tone(0.9 + random() * 0.16), 1);
        const shine = tone(1.25, Math.min(1.1, face.exposure + 0.15));
        patch(brush, face, 0, v0 + deep * 0.06, 1, v0 + deep * 0.38, shine, 0.7);
        patch(brush, face, 0, v1 - deep * 0.22, 1, v1, tone(0.36), 0.85);
        continue;
      }
      const stones = Math.max(2, Math.round(face.wide / (masonry === "stone" ? 0.085 : 0.05)));
      for (let i = -1; i < stones; i++) {
        const shift = (row % 2) * 0.5 + (masonry === "stone" ? (random() - 0.5) * 0.3 : 0);
        const u0 = clamp((i + shift + 0.06) / stones, 0, 1);
        const u1 = clamp((i + 1 + shift - 0.02) / stones, 0, 1);
        if (u1 - u0 < 0.004) continue;
        const worn = 0.82 + random() * 0.32 + (grain(u0 * 2, v0 * 2) - 0.5) * 0.25;
        patch(brush, face, u0, v0 + deep * 0.1, u1, v1 - deep * 0.05, tone(worn), 0.85);
      }
    }
  }
  if (eaves) eavesShade(brush, face, 0.14, 0.42);
}

/** The shade that eaves throw on the wall beneath them. */
function eavesShade(brush: Brush, face: Face, share: number, alpha: number): void {
  const { ctx } = brush;
  const [, top] = face.at(0, 0);
  const [, end] = face.at(0, share);
  const gradient = ctx.createLinearGradient(0, top, 0, end);
  gradient.addColorStop(0, css([14, 16, 26], alpha));
  gradient.addColorStop(1, css([14, 16, 26], 0.001));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(...face.at(0, 0));
  ctx.lineTo(...face.at(1, 0));
  ctx.lineTo(...face.at(1, share));
  ctx.lineTo(...face.at(0, share));
  ctx.fill();
}

/** A window in a face: frame, panes that hold the sky by day and lamplight by night, a sill. */
export function casement(
  brush: Brush,
  face: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  frame: Rgb,
  bars: readonly [across: number, down: number] = [2, 2],
): void {
  const { light, ctx } = brush;
  const dark: Rgb = sunlit(light, [30, 34, 42], 0.2);
  patch(brush, face, u - w * 0.1, v - h * 0.07, u + w * 1.1, v + h * 1.07, sunlit(light, frame, face.exposure));
  const lamp = isLit(brush);
  const top = lamp ? mix(lampLit, [255, 246, 214], 0.45) : mix(mix(light.upper, light.horizon, 0.35), dark, 0.42);
  const foot = lamp ? mix(lampLit, [226, 138, 62], 0.35) : mix(light.zenith, dark, 0.7);
  const [, y0] = face.at(u, v);
  const [, y1] = face.at(u, v + h);
  const gradient = ctx.createLinearGradient(0, y0, 0, y1);
  gradient.addColorStop(0, css(top));
  gradient.addColorStop(1, css(foot));
  patch(brush, face, u, v, u + w, v + h, foot);
  ctx.fillStyle = gradient;
  ctx.fill();
  const bar = sunlit(light, frame, face.exposure * 0.9);
  for (let i = 1; i < bars[0]; i++) {
    const at = u + (w * i) / bars[0];
    patch(brush, face, at - w * 0.025, v, at + w * 0.025, v + h, bar);
  }
  for (let i = 1; i < bars[1]; i++) {
    const at = v + (h * i) / bars[1];
    patch(brush, face, u, at - h * 0.02, u + w, at + h * 0.02, bar);
  }
  patch(brush, face, u, v, u + w, v + h * 0.1, [10, 12, 20], lamp ? 0.18 : 0.4);
  const sill = sunlit(light, mix(frame, [255, 255, 255], 0.2), face.exposure + 0.2);
  patch(brush, face, u - w * 0.16, v + h * 1.05, u + w * 1.16, v + h * 1.14, sill);
  patch(brush, face, u - w * 0.16, v + h * 1.14, u + w * 1.16, v + h * 1.2, [12, 14, 24], 0.35);
  if (!lamp) return;
  const [gx, gy] = face.at(u + w / 2, v + h / 2);
  const size = Math.max(Math.abs(y1 - y0), w * face.wide);
  brush.glow({ x: gx, y: gy, radius: size * 2.3, colour: lampLit, strength: 0.42, flicker: 0.06 });
}

/** A door with its frame and panels. */
export function doorway(brush: Brush, face: Face, u: number, w: number, v: number, colour: Rgb): void {
  const { light } = brush;
  const tall = 1 - v;
  const frame = sunlit(light, mix(colour, [235, 226, 208], 0.7), face.exposure);
  patch(brush, face, u - w * 0.12, v - tall * 0.06, u + w * 1.12, 1, frame);
  patch(brush, face, u, v, u + w, 1, sunlit(light, colour, face.exposure));
  patch(brush, face, u, v, u + w, v + tall * 0.08, [10, 10, 16], 0.4);
  for (const [px, py, ph] of [
    [0.12, 0.1, 0.34],
    [0.56, 0.1, 0.34],
    [0.12, 0.54, 0.36],
    [0.56, 0.54, 0.36],
  ] as const) {
    const left = u + w * px;
    const foot = v + tall * (py + ph);
    patch(brush, face, left, v + tall * py, left + w * 0.32, foot, sunlit(light, scale(colour, 0.72), face.exposure));
    const lip = v + tall * (py + ph * 0.92);
    patch(brush, face, left, lip, left + w * 0.32, foot, sunlit(light, scale(colour, 1.25), face.exposure));
  }
  const [x, y] = face.at(u + w * 0.88, v + tall * 0.52);
  brush.ctx.fillStyle = css(sunlit(light, rgb("#e2bd6a"), 0.9));
  brush.ctx.beginPath();
  brush.ctx.arc(x, y, Math.max(w * face.wide * 0.05, 0.6 / brush.px_per_unit), 0, 7);
  brush.ctx.fill();
}
