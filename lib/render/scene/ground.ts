import type { View } from "./camera.ts";
import { drawSoft, enlarged, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { clamp, css, mix, scale, type Rgb } from "./colour.ts";
import type { GroundMaterial } from "./elements/scene-element.ts";
import { gradeColour, type Grade } from "./grade.ts";
import { drawPlane } from "./ground-plane.ts";
import { glintTexture, groundTexture, type GroundTexture } from "./ground-texture.ts";
import { hazeAt, type SceneLight } from "./light.ts";
import { paintRows } from "./rows.ts";
import { mirroredStops, softDisc, type Sky } from "./sky.ts";

export interface GroundBand {
  material: GroundMaterial;
  near_m: number;
  far_m: number;
  texture: GroundTexture | null;
  glints: GroundTexture | null;
  shades: GroundTexture | null;
}

/** The floor of a shot: bands of ground, water among them, and the light that lies on it. */
export interface Ground {
  bands: GroundBand[];
  level_m: number;
  light: SceneLight;
  grade: Grade;
  pool: SceneCanvas;
  pool_colour: Rgb;
  rough: number;
}

const stillTextured = (material: GroundMaterial) => material !== "water" && material !== "gloss" && material !== "none";

/** `scale_m` is about the width of the frame at the subject, so that texture is as fine as the lens can see. */
export function buildGround(
  createCanvas: CanvasFactory,
  bands: readonly { material: GroundMaterial; near_m: number; far_m: number }[],
  scale_m: number,
  level_m: number,
  light: SceneLight,
  grade: Grade,
  seed: number,
): Ground {
  const tile_m = 2 ** Math.round(Math.log2(clamp(scale_m * 0.8, 0.5, 24)));
  const rough = {
    clear: 0.5,
    unspecified: 0.5,
    cloudy: 0.6,
    rain: 0.8,
    storm: 1.2,
    snow: 0.7,
    fog: 0.35,
    wind: 1,
    dust: 0.6,
  }[light.weather];
  return {
    bands: bands
      .filter(({ material }) => material !== "none")
      .map((band) => ({
        ...band,
        texture: stillTextured(band.material)
          ? groundTexture(createCanvas, band.material, tile_m, seed, light, grade)
          : null,
        glints:
          band.material === "water"
            ? glintTexture(createCanvas, seed + 5, gradeColour(grade, mix(light.halo, [255, 255, 255], 0.35)), 0.6)
            : null,
        shades:
          band.material === "water"
            ? glintTexture(
                createCanvas,
                seed + 9,
                gradeColour(grade, scale(mix(light.shadow, light.zenith, 0.5), 0.75)),
                0.52,
              )
            : null,
      })),
    level_m,
    light,
    grade,
    pool: enlarged(createCanvas, softDisc(createCanvas, 96, [255, 255, 255], 1.5), 5),
    pool_colour: gradeColour(grade, light.halo),
    rough,
  };
}

const noWobble = () => 0;

function drawWater(
  ctx: CanvasRenderingContext2D,
  view: View,
  ground: Ground,
  band: GroundBand,
  sky: Sky,
  t: number,
): void {
  const m = view.margin_px;
  const rise = Math.max(0.05, view.pose.y_m - ground.level_m);
  const horizon = view.horizon_y;
  const end =
    band.near_m <= 0
      ? view.height + m
      : Math.min(view.height + m, horizon + (view.focal_px * rise) / Math.max(0.1, band.near_m - view.pose.z_m));
  if (end <= horizon) return;
  const depth = Math.max(view.height * 0.62, 60);
  const { light } = ground;
  const body = gradeColour(
    ground.grade,
    scale(mix([22, 62, 84], light.upper, 0.35), light.night > 0.9 ? 0.55 : light.night > 0.5 ? 0.6 : 0.9),
  );
  paintRows(ctx, view, sky.rows, horizon - 1, end, (strip, width) => {
    const gradient = strip.createLinearGradient(0, horizon, 0, horizon + depth);
    for (const [at, colour] of mirroredStops(sky)) gradient.addColorStop(at, colour);
    const tint = strip.createLinearGradient(0, horizon, 0, horizon + depth);
    tint.addColorStop(0, css(body, 0.22));
    tint.addColorStop(0.35, css(body, 0.5));
    tint.addColorStop(1, css(body, 0.78));
    for (const style of [gradient, tint]) {
      strip.fillStyle = style;
      strip.fillRect(0, horizon - 1, width, end - horizon + 1);
    }
  });
  const far = band.far_m;
  const wave = (z: number) => Math.sin(z * 0.55 + t * 1.2) * 0.12 + Math.sin(z * 1.7 - t * 1.9) * 0.04;
  for (const [texture, alpha, speed, tile] of [
    [band.shades, 0.5 * Math.min(1, ground.rough), -0.35, 5],
    [band.glints, 0.2 + 0.12 * ground.rough, 0.5, 3.4],
    [band.glints, 0.16, -0.7, 1.3],
  ] as const) {
    if (!texture) continue;
    ctx.globalAlpha = alpha;
    const tile_m = tile * clamp(rise * 1.1, 0.5, 14);
    drawPlane(ctx, view, {
      texture: { ...texture, tile_m },
      level_m: ground.level_m,
      near_m: band.near_m,
      far_m: far,
      drift_x_m: t * speed * ground.rough * tile_m * 0.12,
      drift_z_m: t * 0.1 * tile_m * (0.4 + ground.rough),
      wobble: wave,
    });
  }
  ctx.globalAlpha = 1;
  if (light.disc) {
    // The path of light towards the sun: narrow at the horizon, broken by waves.
    const x = view.centre_x + light.disc.across * view.width * 0.5;
    ctx.globalCompositeOperation = "lighter";
    ctx.fillStyle = css(ground.pool_colour);
    const rows = 46;
    for (let i = 0; i < rows; i++) {
      const share = i / rows;
      const y = horizon + share ** 1.55 * Math.min(end - horizon, view.height * 0.55);
      const beat = Math.sin(i * 12.9898 + Math.floor(t * 6 + i * 0.37) * 4.1) * 0.5 + 0.5;
      const wide = view.width * (0.018 + 0.07 * share) * (0.35 + beat);
      ctx.globalAlpha = (0.34 - 0.26 * share) * (0.35 + 0.65 * beat) * (light.disc.moon ? 0.6 : 1);
      const offset = Math.sin(i * 3.7 + t * 2.1) * wide * 0.4;
      ctx.drawImage(imageOf(ground.pool), x - wide + offset, y - 1.5 - share * 3, wide * 2, 3 + share * 7);
    }
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
  }
}

/** Draws all ground and water under the horizon at `t` seconds. */
export function drawGround(
  ctx: CanvasRenderingContext2D,
  view: View,
  ground: Ground,
  sky: Sky,
  t: number,
  focus_x: number,
): void {
  const m = view.margin_px;
  const lifted = { ...view, pose: view.pose };
  for (let i = ground.bands.length - 1; i >= 0; i--) {
    const band = ground.bands[i]!;
    if (band.material === "water") {
      drawWater(ctx, lifted, ground, band, sky, t);
      continue;
    }
    if (band.texture) {
      drawPlane(ctx, view, {
        texture: band.texture,
        level_m: ground.level_m,
        near_m: 0,
        far_m: band.far_m,
        drift_x_m: 0,
        drift_z_m: 0,
        wobble: noWobble,
      });
    }
  }
  const rise = view.pose.y_m - ground.level_m;
  if (rise <= 0.02 || !ground.bands.some(({ texture }) => texture)) return;
  const top = view.horizon_y;
  const bottom = view.height + m;
  if (bottom <= top) return;
  const { light } = ground;
  const land = ground.bands[0]!;
  const start = land.far_m === Infinity ? top : top + (view.focal_px * rise) / land.far_m;
  paintRows(ctx, view, sky.rows, start - 1, bottom, (strip, width) => {
    // Haze by distance, laid over all rows at once.
    const veil = strip.createLinearGradient(0, top, 0, bottom);
    const haze = gradeColour(ground.grade, light.haze);
    for (let i = 0; i <= 8; i++) {
      const share = (i / 8) ** 2;
      const depth = (view.focal_px * rise) / Math.max(1, share * (bottom - top));
      veil.addColorStop(share, css(haze, clamp(hazeAt(light, depth * 1.2) * 0.96, 0, 1)));
    }
    if (light.haze_m < 1e6) {
      strip.fillStyle = veil;
      strip.fillRect(0, Math.max(start, -m) - 1, width, bottom - start + 1);
    }
    // Falling off towards the lens, and a pool of key light where the subject is.
    const near = strip.createLinearGradient(0, top, 0, bottom);
    near.addColorStop(0, "rgba(0,0,0,0)");
    near.addColorStop(0.45, "rgba(0,0,0,0)");
    near.addColorStop(1, css(scale(light.shadow, 0.3), 0.34));
    strip.fillStyle = near;
    strip.fillRect(0, Math.max(start, -m), width, bottom - start);
  });
  ctx.globalCompositeOperation = "soft-light";
  ctx.globalAlpha = 0.75;
  const wide = view.width * 0.75;
  const tall = (bottom - top) * 0.9;
  drawSoft(
    ctx,
    ground.pool,
    focus_x - wide + light.side * view.width * 0.08,
    top + (bottom - top) * 0.1,
    wide * 2,
    tall,
  );
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "source-over";
}
