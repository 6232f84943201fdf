import type { Backdrop } from "./backdrop.ts";
import type { View } from "./camera.ts";
import { contextOf, type CanvasFactory } from "./canvas.ts";
import { clamp, css, mix, scale, type Rgb } from "./colour.ts";
import { extentOf } from "./elements/scene-element.ts";
import type { SceneLight } from "./light.ts";
import { randomFrom } from "./random.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import { screenOf, type Actor } from "./staging.ts";
import type { ShotCamera } from "./shot-camera.ts";

/** A round plinth that the goods of a studio stand on: it is painted once and goes with them. */
export interface Plinth {
  /** The farthest of what stands on it: it is drawn before that. */
  bearer: Actor;
  picture: Picture;
  /** Of the picture, in metres from the middle of the goods' feet. */
  middle_m: number;
  half_m: number;
  /** Half the height of its top as the lens sees it, and the height of the whole picture, by half its width. */
  squash: number;
  tall: number;
}

const columns = 760;

/** Null where nothing stands in the studio that a plinth would carry. */
export function buildPlinth(
  createCanvas: CanvasFactory,
  raster: Raster,
  camera: ShotCamera,
  actors: readonly Actor[],
  backdrop: Backdrop,
  light: SceneLight,
  seed: number,
): Plinth | null {
  const goods = actors.filter(
    ({ layer, element }) => layer.name === "subject" && element.form === "figure" && element.stands === "ground",
  );
  const bearer = goods[0];
  if (!bearer || goods.some(({ alive, height_m, base_m }) => alive || height_m > 1.4 || base_m > 0)) return null;
  const middle = camera.duration_s / 2;
  const view = camera.view(middle);
  const at = screenOf(bearer, view, middle, camera);
  if (!at) return null;
  const ends = goods.flatMap((each) => {
    const { left, right } = extentOf(each.element, each.item);
    return [each.x_m + left * each.height_m * 0.8, each.x_m + right * each.height_m * 0.8];
  });
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const half_m = Math.max((right - left) * 0.5 * 1.32, bearer.height_m * 0.4);
  // The lower the lens the narrower the ring, and never quite a line.
  const rise_px = Math.max(0, at.y - view.horizon_y);
  const half_px = (half_m * at.unit_px) / bearer.height_m;
  const squash = clamp(((rise_px / half_px) * half_m) / at.depth_m, 0.045, 0.34);
  const tall = squash * 2 + clamp((bearer.height_m * 0.34) / half_m, 0.3, 0.62);
  return {
    bearer,
    picture: raster.picture(painted(createCanvas, squash, tall, backdrop, light, seed)),
    middle_m: (left + right) / 2 - bearer.x_m,
    half_m,
    squash,
    tall,
  };
}

function painted(
  createCanvas: CanvasFactory,
  squash: number,
  tall: number,
  { tone, deep }: Backdrop,
  light: SceneLight,
  seed: number,
) {
  const half = columns / 2;
  const [flat, high] = [half * squash, half * tall];
  const canvas = createCanvas(columns, Math.ceil(high) + 4);
  const ctx = contextOf(canvas);
  const lit = light.side < 0 ? -1 : 1;
  const stone = mix(mix(tone, deep, 0.35), [226, 222, 216], 0.24);
  const low = high - flat;
  const r = half - 2;
  const wall = () => {
    ctx.beginPath();
    ctx.ellipse(half, flat, r, flat, 0, 0, Math.PI);
    ctx.lineTo(half - r, low);
    ctx.ellipse(half, low, r, flat, 0, Math.PI, 0, true);
    ctx.closePath();
  };
  const across = (stops: readonly (readonly [number, Rgb])[]) => {
    const gradient = ctx.createLinearGradient(half - r * lit, 0, half + r * lit, 0);
    for (const [share, colour] of stops) gradient.addColorStop(share, css(colour));
    return gradient;
  };
  wall();
  ctx.fillStyle = across([
    [0, mix(deep, stone, 0.3)],
    [0.06, mix(deep, stone, 0.14)],
    [0.3, mix(deep, stone, 0.2)],
    [0.66, mix(deep, stone, 0.62)],
    [0.82, mix(stone, [255, 255, 255], 0.12)],
    [0.93, mix(deep, stone, 0.55)],
    [1, mix(deep, stone, 0.3)],
  ]);
  ctx.fill();
  ctx.save();
  ctx.clip();
  // It goes down into the shade of the floor.
  const fall = ctx.createLinearGradient(0, flat, 0, high);
  fall.addColorStop(0, css(deep, 0));
  fall.addColorStop(0.6, css(deep, 0.3));
  fall.addColorStop(1, css(scale(deep, 0.5), 0.92));
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, columns, high + 4);
  ctx.restore();
  const top = () => {
    ctx.beginPath();
    ctx.ellipse(half, flat, r, flat, 0, 0, Math.PI * 2);
  };
  top();
  ctx.fillStyle = across([
    [0, mix(deep, stone, 0.5)],
    [0.5, mix(deep, stone, 0.86)],
    [0.8, mix(stone, [255, 255, 255], 0.16)],
    [1, mix(deep, stone, 0.9)],
  ]);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.translate(half + r * 0.18 * lit, flat * 0.7);
  ctx.scale(1, squash);
  const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, r * 0.8);
  pool.addColorStop(0, css(mix(light.halo, [255, 255, 255], 0.4), 0.26));
  pool.addColorStop(1, css(mix(light.halo, [255, 255, 255], 0.4), 0));
  ctx.fillStyle = pool;
  ctx.fillRect(-columns, -columns, columns * 2, columns * 2);
  ctx.restore();
  // The polished edge holds one long light.
  const edge = ctx.createLinearGradient(half - r * lit, 0, half + r * lit, 0);
  const gloss = mix(stone, [255, 255, 255], 0.7);
  for (const [share, alpha] of [
    [0, 0.1],
    [0.45, 0.25],
    [0.78, 0.95],
    [1, 0.2],
  ] as const)
    edge.addColorStop(share, css(gloss, alpha));
  ctx.strokeStyle = edge;
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.ellipse(half, flat + 1.2, r, flat, 0, 0.02, Math.PI - 0.02);
  ctx.stroke();
  const random = randomFrom(seed + 4711);
  ctx.save();
  wall();
  ctx.clip();
  for (let i = 0; i < 900; i++) {
    ctx.fillStyle = css(random() > 0.5 ? [255, 255, 255] : [0, 0, 0], 0.05);
    ctx.fillRect(random() * columns, flat + random() * high, 1.4, 1.4);
  }
  ctx.restore();
  return canvas;
}

/** Draws the plinth under its goods; they are drawn over it. */
export function drawPlinth(raster: Raster, view: View, plinth: Plinth, camera: ShotCamera, t: number): void {
  const at = screenOf(plinth.bearer, view, t, camera);
  if (!at) return;
  const px_per_m = at.unit_px / plinth.bearer.height_m;
  const half = plinth.half_m * px_per_m;
  const middle = at.x + plinth.middle_m * px_per_m;
  const foot = view.horizon_y + (view.pose.y_m - plinth.bearer.base_m) * px_per_m;
  raster.draw(plinth.picture, middle - half, foot - half * plinth.squash, half * 2, half * plinth.tall);
}
