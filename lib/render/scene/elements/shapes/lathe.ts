import { contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, lerp, mix, multiply, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { noise } from "#lib/render/scene/random.ts";
import { keyOf, shadeOf, sideOf, softBoxes, type Sheen } from "./surface-light.ts";
import { dropletsOf, type Drop } from "./droplets.ts";
import { wrapOf, type Wrap } from "./wrap.ts";

/** What a turned body is made of between two heights. `glass` is clear, `liquid` is glass with something in it. */
export interface LatheBand {
  /** Heights, 0 the foot and 1 the top. */
  from: number;
  to: number;
  material: "glass" | "liquid" | "frosted" | "metal" | "glossy" | "satin" | "matte" | "cork" | "ribbed" | "label";
  colour: Rgb;
}

export interface LatheSpec {
  /** Radius at heights: pairs of [height, radius], both in units; two pairs at one height make a step. */
  profile: readonly (readonly [number, number])[];
  bands: (brush: Brush) => LatheBand[];
  droplets?: boolean;
  /** How far down the lens looks: 0 straight on. */
  tilt?: number;
}

const sheens: Partial<Record<LatheBand["material"], Sheen>> = {
  metal: "metal",
  glossy: "gloss",
  satin: "satin",
  matte: "matte",
  label: "satin",
  cork: "matte",
  ribbed: "satin",
};

interface Slice {
  h: number;
  r: number;
  /** Outward and upward parts of the normal. */
  out: number;
  up: number;
  band: LatheBand;
  /** Belongs to the inside, which only shows behind the lip. */
  inner: boolean;
}

/** The profile as thin slices from foot to top, `per_unit` along its length; shoulders are eased, steps stay crisp. */
function slicesOf(spec: LatheSpec, bands: readonly LatheBand[], per_unit: number): Slice[] {
  const points = spec.profile;
  const slices: Slice[] = [];
  let inner = false;
  const add = (h: number, r: number, dh: number, dr: number) => {
    const length = Math.hypot(dh, dr) || 1e-6;
    const band = bands.find(({ from, to }) => h >= from && h < to) ?? bands[bands.length - 1]!;
    inner ||= dh < -1e-6;
    slices.push({ h, r, out: dh / length, up: -dr / length, band, inner });
  };
  for (let i = 1; i < points.length; i++) {
    const [h0, r0] = points[i - 1]!;
    const [h1, r1] = points[i]!;
    const before = points[i - 2];
    const after = points[i + 1];
    const dh = h1 - h0;
    const easy = dh > 0.02;
    const m0 = easy && before && h0 - before[0] > 0.004 ? (r1 - before[1]) / (h1 - before[0]) : (r1 - r0) / (dh || 1);
    const m1 = easy && after && after[0] - h1 > 0.004 ? (after[1] - r0) / (after[0] - h0) : (r1 - r0) / (dh || 1);
    const steps = Math.max(1, Math.ceil(Math.hypot(dh, r1 - r0) * per_unit));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      if (!easy) {
        add(lerp(h0, h1, t), lerp(r0, r1, t), dh, r1 - r0);
        continue;
      }
      // Cubic Hermite, held between its ends so that a neck never swells.
      const s = t * t * (3 - 2 * t);
      const r = lerp(r0, r1, s) + dh * (t * (1 - t) ** 2 * m0 - t * t * (1 - t) * m1);
      const held = clamp(r, Math.min(r0, r1), Math.max(r0, r1));
      const slope = (6 * t * (1 - t) * (r1 - r0)) / dh + (1 - 4 * t + 3 * t * t) * m0 + (3 * t * t - 2 * t) * m1;
      add(lerp(h0, h1, t), held, 1, held === r ? slope : 0);
    }
  }
  const [top, radius] = points[points.length - 1]!;
  for (let r = radius; r > 0; r -= 1 / per_unit) add(top, r, 0, -1);
  return slices;
}

const samples = 256;
/** Angle around the body at each sample of its breadth, in half turns from -0.5 to 0.5. */
const turns = Float32Array.from({ length: samples + 1 }, (_, i) => Math.asin((i / samples) * 2 - 1) / Math.PI);

/** Light across a slice, which its neighbours of the same slope share: what a black and a white body would show. */
class Glaze {
  readonly #rows = new Map<string, Float32Array>();
  readonly #brush: Brush;
  constructor(brush: Brush) {
    this.#brush = brush;
  }

  /** Eight numbers a sample: the colour and alpha as painted, then what black would be and what white adds. */
  across(slice: Slice, toLens: 1 | -1): Float32Array {
    const { band, out, up, r } = slice;
    const around = band.material === "ribbed" ? Math.round(r * 200) : 0;
    const key = `${band.from}/${Math.round(out * 20)}/${Math.round(up * 20)}/${toLens}/${around}`;
    const known = this.#rows.get(key);
    if (known) return known;
    const row = new Float32Array((samples + 1) * 10);
    const seen = new Float32Array(4);
    for (let i = 0; i <= samples; i++) {
      const u = (i / samples) * 2 - 1;
      const depth = Math.sqrt(Math.max(0, 1 - u * u)) * toLens;
      surface(this.#brush, slice, u, depth, band.colour, null, seen);
      row.set(seen, i * 10);
      if (band.material !== "label") continue;
      surface(this.#brush, slice, u, depth, [0, 0, 0], null, seen);
      row.set(seen.subarray(0, 3), i * 10 + 4);
      surface(this.#brush, slice, u, depth, [255, 255, 255], null, seen);
      for (let c = 0; c < 3; c++) row[i * 10 + 7 + c] = (seen[c]! - row[i * 10 + 4 + c]!) / 255;
    }
    this.#rows.set(key, row);
    return row;
  }
}

/** Turns a profile into a lit body, slice upon slice from the foot, as a lens a little above it sees it. */
export function lathe(spec: LatheSpec): (brush: Brush) => void {
  return (brush) => {
    const { px_per_unit, ctx } = brush;
    const tilt = spec.tilt ?? 0.07;
    const ppu = px_per_unit * (px_per_unit < 420 ? 2 : px_per_unit < 700 ? 1.5 : 1.2);
    const reach = Math.max(...spec.profile.map(([, r]) => r)) + 0.004;
    const foot = spec.profile[0]![1] * tilt;
    const [top, lip] = spec.profile[spec.profile.length - 1]!;
    // The whole body, its tilted foot and lip included, fills the height that the profile promised.
    const squeeze = top / (top + foot + lip * tilt);
    const width = Math.ceil(reach * 2 * ppu);
    const height = Math.ceil(top * ppu) + 2;
    const canvas = brush.createCanvas(width, height);
    const context = contextOf(canvas);
    const image = context.createImageData(width, height);
    const bands = spec.bands(brush);
    const wraps = new Map<LatheBand, Wrap>();
    for (const band of bands)
      if (band.material === "label") {
        const at = spec.profile.find(([h]) => h >= band.from) ?? spec.profile[spec.profile.length - 1]!;
        wraps.set(band, wrapOf(brush, band.colour, at[1], band.to - band.from));
      }
    const drops = spec.droplets && px_per_unit > 150 ? dropletsOf(brush.seed) : null;
    const glaze = new Glaze(brush);
    const print = new Float32Array(3);
    const wet = new Float32Array(4);
    const { data } = image;
    const middle = width >> 1;
    // The highest point of the outside in each column hides what lies lower inside.
    const brim = new Float32Array(width);
    for (const slice of slicesOf(spec, bands, ppu * 1.1)) {
      const { h, r, band, inner, up } = slice;
      const span = Math.ceil(r * ppu);
      const contact = 0.66 + 0.34 * smoothstep(0, 0.05, h);
      const wrap = wraps.get(band);
      const beads = band.material === "metal" || inner ? null : drops;
      const step = 1 / ppu / r;
      for (let half: 1 | -1 = up > 0.5 || inner ? -1 : 1; ; half = 1) {
        const row = glaze.across(slice, half);
        for (let px = Math.max(-span, -middle); px <= span && px + middle < width; px++) {
          const u = (px + 0.5) * step;
          const flat = 1 - u * u;
          if (flat <= 0) continue;
          const y = (h + foot - tilt * r * Math.sqrt(flat) * half) * squeeze * ppu;
          const column = middle + px;
          const line = height - 1 - (y | 0);
          if (line < 0 || line >= height) continue;
          if (inner) {
            if (y <= brim[column]!) continue;
          } else if (half === 1 && y > brim[column]!) brim[column] = y;
          const sample = ((u + 1) * 0.5 * samples + 0.5) | 0;
          const from = sample * 10;
          let red = row[from]!;
          let green = row[from + 1]!;
          let blue = row[from + 2]!;
          let alpha = row[from + 3]! / 255;
          if (wrap && half === 1) {
            wrap.at(turns[sample]! + 0.5, (h - band.from) / (band.to - band.from), print);
            red = row[from + 4]! + row[from + 7]! * print[0]!;
            green = row[from + 5]! + row[from + 8]! * print[1]!;
            blue = row[from + 6]! + row[from + 9]! * print[2]!;
          }
          if (beads && half === 1) {
            const drop = beads.at(turns[sample]! * Math.PI * r, h);
            if (drop) {
              const ground: Rgb = wrap ? [print[0]!, print[1]!, print[2]!] : band.colour;
              surface(brush, slice, u, Math.sqrt(flat), ground, drop, wet);
              red = wet[0]!;
              green = wet[1]!;
              blue = wet[2]!;
              alpha = wet[3]! / 255;
            }
          }
          alpha *= Math.min(1, (1 - Math.abs(u)) * r * ppu);
          const at = (line * width + column) * 4;
          const under = (data[at + 3]! / 255) * (1 - alpha);
          const total = alpha + under;
          if (total <= 0) continue;
          data[at] = (red * contact * alpha + data[at]! * under) / total;
          data[at + 1] = (green * contact * alpha + data[at + 1]! * under) / total;
          data[at + 2] = (blue * contact * alpha + data[at + 2]! * under) / total;
          data[at + 3] = Math.max(data[at + 3]!, total * 255);
        }
        if (half === 1 || (inner && up <= 0.5)) break;
      }
    }
    context.putImageData(image, 0, 0);
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(imageOf(canvas), -width / 2 / ppu, -height / ppu, width / ppu, height / ppu);
  };
}

/** Colour and alpha of one point: `u` across its slice, `toLens` towards the lens (below 0 the far side). */
function surface(
  brush: Brush,
  { h, r, out, up, band }: Slice,
  u: number,
  toLens: number,
  own: Rgb,
  drop: Drop | null,
  to: Float32Array,
): void {
  const { light } = brush;
  let nx = u * out;
  let ny = up;
  let wet = 0;
  if (drop) {
    const soaked = band.material === "label" ? 0.25 : 1;
    nx = clamp(nx + drop.nx * 0.8 * soaked, -1, 1);
    ny = clamp(ny + drop.ny * 0.8 * soaked, -1, 1);
    wet = drop.depth * soaked;
  }
  const side = sideOf(light);
  const x = u * side;
  const flat = Math.abs(toLens);
  let colour: Rgb;
  let alpha = 1;
  const key = keyOf(light);
  if (band.material === "glass" || band.material === "liquid" || band.material === "frosted") {
    const wall = smoothstep(0.8, 0.97, Math.abs(u));
    if (band.material === "liquid") {
      // A full bottle is a lens: what stands behind it shows upside down, its lamp on the far side.
      const lens = Math.exp(-((x + 0.42) ** 2) * 4.5) * 0.95 + Math.exp(-((x - 0.55) ** 2) * 14) * 0.28;
      const thick = 0.35 + flat * 0.65;
      const through: Rgb = [
        255 * (band.colour[0] / 255) ** (thick * 1.35),
        255 * (band.colour[1] / 255) ** (thick * 1.35),
        255 * (band.colour[2] / 255) ** (thick * 1.35),
      ];
      const glow = mix(scale(band.colour, 0.34), mix(through, multiply(through, key), 0.3), clamp(0.26 + lens, 0, 1));
      colour = mix(glow, scale(band.colour, 0.12), wall * 0.8);
      alpha = 0.97;
    } else if (band.material === "frosted") {
      colour = mix(shadeOf(light, band.colour, "satin", nx, ny), key, 0.1 + wall * 0.2);
      alpha = 0.93;
    } else {
      const veil = 0.12 + smoothstep(0.5, 1, Math.abs(u)) * 0.5;
      colour = mix(mix(light.upper, band.colour, 0.7), scale(band.colour, 0.2), wall * 0.8);
      alpha = clamp(veil + wall * 0.4, 0, 1);
    }
    const shine = softBoxes(light, nx, ny, 0.8) * 0.95;
    colour = mix(colour, key, clamp(shine, 0, 0.95));
    alpha = Math.max(alpha, clamp(shine, 0, 0.95));
    const outer = smoothstep(0.955, 1, Math.abs(u));
    colour = mix(colour, mix(light.rim, key, 0.5), outer * (x > 0 ? 0.75 : 0.4) * (0.5 + light.back * 0.5));
    alpha = Math.max(alpha, outer * 0.7);
  } else {
    let base = own;
    if (band.material === "cork") base = scale(base, 0.72 + noise(u * 30 + 60, h * 300, brush.seed, 200) * 0.4);
    if (band.material === "ribbed") nx = clamp(nx + Math.sin(Math.asin(u) * r * 420) * 0.34 * flat, -1, 1);
    colour = shadeOf(light, base, sheens[band.material] ?? "satin", nx, ny);
    const fresnel = smoothstep(0.84, 1, Math.abs(u)) * (x > 0 ? 0.5 : 0.22);
    colour = mix(colour, light.rim, fresnel * (0.3 + light.back * 0.5));
    // A hard edge towards the shade keeps a pale body off a pale ground.
    colour = scale(colour, 1 - smoothstep(0.7, 1, -x) * 0.35);
  }
  if (toLens < 0) colour = scale(colour, 0.8);
  if (wet > 0) {
    const glint = softBoxes(light, nx, ny, 1.2);
    colour = mix(scale(colour, 1 - wet * 0.3), key, clamp(glint * 0.8, 0, 0.85));
    alpha = Math.max(alpha, 0.5);
  }
  to[0] = colour[0];
  to[1] = colour[1];
  to[2] = colour[2];
  to[3] = alpha * 255;
}
