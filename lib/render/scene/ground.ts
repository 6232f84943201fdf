import type { View } from "./camera.ts";
import type { CanvasFactory } from "./canvas.ts";
import { clamp, mix, scale, type Rgb } from "./colour.ts";
import type { GroundMaterial } from "#lib/contract/vocabulary.ts";
import { gradeColour, type Grade } from "./grade.ts";
import { colourAt, type Stops } from "./gradient.ts";
import { drawPlane } from "./ground-plane.ts";
import { glintTexture, groundTexture, type SquarePixels } from "./ground-texture.ts";
import { hazeAt, type SceneLight } from "./light.ts";
import { tone } from "./raster/light-plate.ts";
import type { Picture, Texture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import { mirroredStops, softDisc, type Sky } from "./sky.ts";

export interface GroundBand {
  material: GroundMaterial;
  near_m: number;
  far_m: number;
  texture: { tile_m: number; texture: Texture } | null;
  glints: Texture | null;
  shades: Texture | null;
}

/** The floor of a shot: bands of ground, water among them, and the light that lies on it. */
export interface Ground {
  bands: GroundBand[];
  level_m: number;
  light: SceneLight;
  grade: Grade;
  pool: Picture;
  /** The light of the sun or moon on water, in its own colour. */
  path: Picture;
  rough: number;
}

const stillTextured = (material: GroundMaterial) => material !== "water" && material !== "gloss" && material !== "none";

/** `scale_m` is about the width of the frame at the subject, so that texture is as fine as the lens can see. */
export function buildGround(
  createCanvas: CanvasFactory,
  raster: Raster,
  bands: readonly { material: GroundMaterial; near_m: number; far_m: number }[],
  scale_m: number,
  level_m: number,
  light: SceneLight,
  grade: Grade,
  seed: number,
): Ground {
  // Few sizes, so that the shots of a film share their grounds.
  const tile_m = 4 ** Math.round(Math.log(clamp(scale_m * 0.8, 0.5, 24)) / Math.log(4));
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
  const textureOf = ({ side, data }: SquarePixels, graded: boolean) => {
    const pixels = raster.loadPixels(data, side, side);
    if (!graded) tone(raster, pixels, grade);
    return raster.textureOf(pixels);
  };
  // Glints are drawn in colours that are graded already.
  const glints = (at: number, colour: Rgb, sparse: number) =>
    textureOf(glintTexture(at, gradeColour(grade, colour), sparse), true);
  return {
    bands: bands
      .filter(({ material }) => material !== "none")
      .map((band) => ({
        ...band,
        texture: stillTextured(band.material)
          ? { tile_m, texture: textureOf(groundTexture(band.material, tile_m, seed, light), false) }
          : null,
        glints:
          band.material === "water"
            ? glints(seed + 5, mix(light.halo, [255, 255, 255], 0.35), 0.6)
            : band.material === "seabed"
              ? glints(seed + 5, [190, 250, 236], 0.52)
              : null,
        shades:
          band.material === "water" ? glints(seed + 9, scale(mix(light.shadow, light.zenith, 0.5), 0.75), 0.52) : null,
      })),
    level_m,
    light,
    grade,
    pool: raster.picture(softDisc(createCanvas, 192, mix([255, 255, 255], light.halo, 0.4), 1.5)),
    path: raster.picture(softDisc(createCanvas, 96, gradeColour(grade, light.halo), 1.5)),
    rough,
  };
}

const noWobble = () => 0;

function drawWater(raster: Raster, view: View, ground: Ground, band: GroundBand, sky: Sky, t: number): void {
  const m = raster.margin;
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
  const mirrored = mirroredStops(sky);
  const tint: Stops = [
    [0, body, 0.22],
    [0.35, body, 0.5],
    [1, body, 0.78],
  ];
  const veil = new Float64Array(4);
  raster.shadeRows(horizon - 1, end + 1, (y, out) => {
    const share = (y + 0.5 - horizon) / depth;
    colourAt(mirrored, share, out);
    colourAt(tint, share, veil);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = out[channel]! * (1 - veil[3]!) + veil[channel]! * veil[3]!;
  });
  const wave = (z: number) => Math.sin(z * 0.55 + t * 1.2) * 0.12 + Math.sin(z * 1.7 - t * 1.9) * 0.04;
  for (const [texture, alpha, speed, tile] of [
    [band.shades, 0.34 * Math.min(1, ground.rough), -0.35, 3],
    [band.glints, 0.2 + 0.12 * ground.rough, 0.5, 2.3],
    // The finest ripple is lost where the water is rough.
    [ground.rough < 0.8 ? band.glints : null, 0.2, -0.7, 0.9],
  ] as const) {
    if (!texture) continue;
    const tile_m = tile * clamp(rise * 1.1, 0.5, 14);
    drawPlane(raster, view, {
      texture,
      tile_m,
      level_m: ground.level_m,
      near_m: band.near_m,
      far_m: band.far_m,
      drift_x_m: t * speed * ground.rough * tile_m * 0.12,
      drift_z_m: t * 0.1 * tile_m * (0.4 + ground.rough),
      wobble: wave,
      alpha,
      mode: "over",
    });
  }
  if (light.disc) {
    // The path of light towards the sun: narrow at the horizon, broken by waves.
    const x = view.centre_x + light.disc.across * view.width * 0.5;
    const rows = 56;
    for (let i = 0; i < rows; i++) {
      const share = i / rows;
      const y = horizon + share ** 1.55 * Math.min(end - horizon, view.height * 0.55);
      const beat = Math.sin(i * 12.9898 + Math.floor(t * 6 + i * 0.37) * 4.1) * 0.5 + 0.5;
      const wide = view.width * (0.026 + 0.1 * share) * (0.35 + beat);
      const alpha = (0.5 - 0.38 * share) * (0.35 + 0.65 * beat) * (light.disc.moon ? 0.6 : 1);
      const offset = Math.sin(i * 3.7 + t * 2.1) * wide * 0.4;
      raster.draw(ground.path, x - wide + offset, y - 1.5 - share * 3, wide * 2, 3 + share * 7, alpha, "add");
    }
  }
}

/** Draws all ground and water under the horizon at `t` seconds. */
export function drawGround(raster: Raster, view: View, ground: Ground, sky: Sky, t: number, focus_x: number): void {
  const m = raster.margin;
  for (let i = ground.bands.length - 1; i >= 0; i--) {
    const band = ground.bands[i]!;
    if (band.material === "water") {
      drawWater(raster, view, ground, band, sky, t);
      continue;
    }
    if (band.texture) {
      drawPlane(raster, view, {
        ...band.texture,
        level_m: ground.level_m,
        near_m: 0,
        far_m: band.far_m,
        drift_x_m: 0,
        drift_z_m: 0,
        wobble: noWobble,
        alpha: 1,
        mode: "over",
      });
    }
    // Caustics: two nets of light that cross each other.
    if (band.material === "seabed" && band.glints && band.texture)
      for (const [way, share] of [
        [0.35, 1],
        [-0.24, 0.62],
      ] as const)
        drawPlane(raster, view, {
          texture: band.glints,
          tile_m: band.texture.tile_m * 0.9 * share,
          level_m: ground.level_m,
          near_m: 0,
          far_m: band.far_m,
          drift_x_m: t * way,
          drift_z_m: t * way * 0.6 + Math.sin(t * 0.9) * 0.1,
          wobble: (z) => Math.sin(z * 1.3 + t * 1.6) * 0.06,
          alpha: 0.2,
          mode: "add",
        });
  }
  const rise = view.pose.y_m - ground.level_m;
  if (rise <= 0.02 || !ground.bands.some(({ texture }) => texture)) return;
  const top = view.horizon_y;
  const bottom = view.height + m;
  if (bottom <= top) return;
  const { light } = ground;
  const land = ground.bands[0]!;
  const start = Math.max(-m, land.far_m === Infinity ? top : top + (view.focal_px * rise) / land.far_m);
  const haze = gradeColour(ground.grade, light.haze);
  const near = scale(light.shadow, 0.3);
  raster.shadeRows(start, bottom, (y, out) => {
    // Haze by distance, and falling off towards the lens.
    const share = (y + 0.5 - top) / (bottom - top);
    const depth = (view.focal_px * rise) / Math.max(1, share * (bottom - top));
    const veil = light.haze_m < 1e6 ? clamp(hazeAt(light, depth * 1.2) * 0.96, 0, 1) : 0;
    const dark = 0.24 * clamp((share - 0.5) / 0.5, 0, 1);
    out[3] = veil + dark - veil * dark;
    if (out[3] <= 0) return;
    for (let channel = 0; channel < 3; channel++) {
      const at = channel as 0 | 1 | 2;
      out[channel] = (haze[at] * veil * (1 - dark) + near[at] * dark) / out[3];
    }
  });
  if (light.wet) {
    // Wet ground mirrors the sky, the more the flatter one looks at it.
    const sheen = gradeColour(ground.grade, mix(light.horizon, light.halo, 0.25));
    raster.shadeRows(start, bottom, (y, out) => {
      [out[0], out[1], out[2]] = sheen;
      out[3] = 0.3 * (1 - clamp((y - top) / (view.height * 0.34), 0, 1)) ** 2;
    });
  }
  // A pool of key light where the subject is.
  const wide = view.width * 0.75;
  const tall = (bottom - top) * 0.9;
  raster.draw(
    ground.pool,
    focus_x - wide + light.side * view.width * 0.08,
    top + (bottom - top) * 0.1,
    wide * 2,
    tall,
    0.36,
    "light",
    start,
  );
}
