import { clamp, mix, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";

/** One point of a surface while it is shaded; a finish may change its colour, normal and gloss. */
export interface Sample {
  /** Where on the body, before it was moved. */
  x: number;
  y: number;
  z: number;
  /** Normal in the room. */
  nx: number;
  ny: number;
  nz: number;
  r: number;
  g: number;
  b: number;
  rough: number;
  gloss: number;
  metal: number;
  glow: number;
}

/** What a body is made of. */
export interface Finish {
  colour: Rgb;
  /** 0 a mirror, 1 chalk. */
  rough: number;
  /** Strength of the clear reflection over the colour: 0 none, 1 glaze. */
  gloss: number;
  metal: number;
  /** Light that wanders inside: wax, cheese, cream, cloth. */
  soft: number;
  /** Seen through: only edges, reflections and its tint are drawn. */
  glass: boolean;
  /** Light of its own, 0 to 1. */
  glow: number;
  surface: ((sample: Sample) => void) | null;
}

const plain: Finish = {
  colour: [128, 128, 128],
  rough: 0.7,
  gloss: 0.3,
  metal: 0,
  soft: 0.1,
  glass: false,
  glow: 0,
  surface: null,
};
export const finish = (colour: Rgb, given: Partial<Finish> = {}): Finish => ({ ...plain, colour, ...given });

/** The light of a shot as a studio: a soft window on the key side, sky above, floor below, a rim from behind. */
export interface Studio {
  side: number;
  back: number;
  /** Direction to the key. */
  key: readonly [number, number, number];
  keyColour: Rgb;
  sky: Rgb;
  skyTop: Rgb;
  floor: Rgb;
  ambient: Rgb;
  rim: Rgb;
}

export function studioOf(light: SceneLight): Studio {
  const side = light.side < 0 ? -1 : 1;
  const reach = Math.max(0.4, Math.abs(light.side));
  const towards = [side * 0.95 * reach, 0.8, 0.6 - light.back * 0.55] as const;
  const length = Math.hypot(...towards);
  const direct = light.night > 0.9 ? 0.78 : 1.04;
  return {
    side,
    back: light.back,
    key: [towards[0] / length, towards[1] / length, towards[2] / length],
    keyColour: scale(light.key, direct / 255),
    sky: scale(mix(light.horizon, light.ambient, 0.4), 1 / 255),
    skyTop: scale(mix(light.upper, light.ambient, 0.4), 1 / 255),
    floor: scale(mix(mix(light.ambient, light.horizon, 0.35), light.shadow, 0.45), 0.55 / 255),
    ambient: scale(light.ambient, 1 / 255),
    rim: scale(light.rim, 1 / 255),
  };
}

/** What a mirror would show in a direction (view space, y up, z to the lens), as light of 0 to about 2. */
function reflected(studio: Studio, x: number, y: number, z: number, rough: number, out: Float64Array): void {
  const a = x * studio.side;
  const e = 0.07 + rough * 0.55;
  const above = smoothstep(-0.12 - rough * 0.7, 0.14 + rough * 0.7, y);
  const rise = clamp(y, 0, 1);
  // Most of what is seen lies outside the window: only what lies inside pays for its soft edges.
  let window = 0;
  if (a > 0.34 - e && a < 0.8 + e && y > -1.1 && y < 0.82 + e && z > -0.6)
    window =
      smoothstep(0.34 - e, 0.34 + e, a) *
      (1 - smoothstep(0.8 - e, 0.8 + e, a)) *
      smoothstep(-1.1, -0.55, y) *
      (1 - smoothstep(0.82 - e, 0.82 + e, y)) *
      smoothstep(-0.6, -0.2, z) *
      (2.3 - rough * 1.6) *
      (0.5 + 0.5 * smoothstep(-0.7, 0.5, y));
  const off = (a + 0.78) / (0.07 + rough * 0.3);
  const strip =
    y > -0.5 && off * off < 12 ? Math.exp(-off * off) * smoothstep(-0.5, 0.1, y) * (0.62 - rough * 0.35) : 0;
  const edge = strip + smoothstep(0.1, -0.75, z) * (0.25 + studio.back * 0.9) * above;
  const low = (1 - above) * 0.8;
  const high = above * 0.8;
  const { floor, sky, skyTop, keyColour, rim } = studio;
  out[0] = floor[0] * low + (sky[0] + (skyTop[0] - sky[0]) * rise) * high + keyColour[0] * window + rim[0] * edge;
  out[1] = floor[1] * low + (sky[1] + (skyTop[1] - sky[1]) * rise) * high + keyColour[1] * window + rim[1] * edge;
  out[2] = floor[2] * low + (sky[2] + (skyTop[2] - sky[2]) * rise) * high + keyColour[2] * window + rim[2] * edge;
}

const mirror = new Float64Array(3);
const albedo = new Float64Array(3);

const shoulder = (value: number): number => (value < 196 ? value : 196 + 62 * (1 - Math.exp((196 - value) / 62)));

/**
 * Light that leaves a point. `lit` is the share of key that reaches it, `open` the share of sky; the lens looks down by
 * the angle of `sin` and `cos`. Writes r, g, b, and for glass the share of what lies behind that it hides.
 */
export function shadePoint(
  studio: Studio,
  s: Sample,
  of: Finish,
  lit: number,
  open: number,
  sin: number,
  cos: number,
  out: Float32Array,
): void {
  const vy = s.ny * cos - s.nz * sin;
  const vz = clamp(s.ny * sin + s.nz * cos, 0.02, 1);
  const facing = s.nx * studio.key[0] + s.ny * studio.key[1] + s.nz * studio.key[2];
  const wrap = 0.12 + of.soft * 0.5;
  const diffuse = clamp((facing + wrap) / (1 + wrap), 0, 1) * (lit + (1 - lit) * of.soft * 0.35);
  const up = 0.5 + s.ny * 0.5;
  reflected(studio, 2 * vz * s.nx, 2 * vz * vy, 2 * vz * vz - 1, s.rough, mirror);
  const averted = (1 - vz) * (1 - vz);
  const grazing = averted * averted;
  const seen = s.gloss * (0.35 + 0.65 * lit) * (0.4 + 0.6 * open) * (1 - s.metal);
  const clear = seen * (0.07 + 0.55 * grazing + (1 - s.rough) * 0.07);
  // Lamps stand out of what a glossy skin reflects far more than the room does.
  const lamp = seen * (1 - s.rough) * 0.26;
  const rim = grazing * clamp(s.nx * studio.side * 0.8 + vy * 0.55, 0, 1) * (0.14 + studio.back * 0.62);
  albedo[0] = s.r;
  albedo[1] = s.g;
  albedo[2] = s.b;
  if (of.glass) {
    const edge = smoothstep(0.62, 0.05, vz);
    const shine = clamp((mirror[1]! - 0.9) * 0.8, 0, 1);
    for (let i = 0; i < 3; i++) {
      out[i] = shoulder(
        albedo[i]! * (0.5 * studio.ambient[i]! + 0.35 * studio.keyColour[i]!) * (0.25 + edge * 0.3) +
          255 * mirror[i]! * (0.1 + 0.5 * grazing + shine * 0.7) +
          255 * studio.rim[i]! * rim,
      );
    }
    out[3] = clamp(0.06 + edge * 0.5 + shine * 0.5 + s.glow, 0, 0.94);
    return;
  }
  // A pale card beside the lens, so that flat metal that faces it is not black.
  const card =
    s.metal === 0
      ? 0
      : smoothstep(0.1, 0.95, 2 * vz * vz - 1) * clamp(0.5 + s.nx * studio.side * 1.6 + vy * 0.5, 0.12, 1.1) * 0.62;
  const skyShare = (0.28 + 0.48 * up) * open;
  const floorShare = (1 - up) * 0.5 * (0.5 + 0.5 * open);
  const innerShare = of.soft * (1 - vz) * 0.12;
  const metalShare = 1.1 * (0.45 + 0.55 * open) * (0.62 + 0.38 * lit);
  for (let i = 0; i < 3; i++) {
    const own = albedo[i]!;
    const reflection = mirror[i]!;
    const key = studio.keyColour[i]!;
    const base = own * (studio.ambient[i]! * skyShare + studio.floor[i]! * floorShare + key * diffuse * 0.98);
    let body = base + own * innerShare * key;
    if (s.metal !== 0) body += (own * (reflection + key * card) * metalShare + base * 0.16 - base) * s.metal;
    const spark = reflection > 0.75 ? (reflection - 0.75) * lamp : 0;
    out[i] = shoulder(body + 255 * (reflection * clear + spark) + 255 * studio.rim[i]! * rim * 0.7 + own * s.glow);
  }
  out[3] = 1;
}
