import { imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, lerp, mix, scale, smoothstep, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { filmFontStack } from "#lib/render/scene/typography.ts";
import { pixels } from "./strokes.ts";

/** What a turned body is made of between two heights. */
export interface LatheBand {
  /** Heights, 0 the foot and 1 the top. */
  from: number;
  to: number;
  material: "glass" | "metal" | "glossy" | "matte" | "label" | "liquid";
  colour: Rgb;
}

export interface LatheSpec {
  /** Radius at heights: pairs of [height, radius], both in units. */
  profile: readonly (readonly [number, number])[];
  bands: (brush: Brush) => LatheBand[];
  droplets?: boolean;
}

function radiusAt(profile: LatheSpec["profile"], h: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [h0, r0] = profile[i - 1]!;
    const [h1, r1] = profile[i]!;
    if (h <= h1)
      return lerp(
        r0,
        r1,
        smoothstep(0, 1, (h - h0) / Math.max(1e-6, h1 - h0)) * 0.6 + ((h - h0) / Math.max(1e-6, h1 - h0)) * 0.4,
      );
  }
  return 0;
}

/** The studio seen in a curved surface: two strip lights, a key side, a dark floor. `n` are the normal's parts. */
function environment(brush: Brush, nx: number, ny: number, tight: number): number {
  const side = brush.light.side < 0 ? -1 : 1;
  const x = nx * side;
  const strip = Math.exp(-(((x - 0.62) / (0.16 * tight)) ** 2)) * 1.1;
  const fill = Math.exp(-(((x + 0.74) / (0.1 * tight)) ** 2)) * 0.6;
  const top = smoothstep(0.2, 0.9, ny) * 0.7;
  return strip * smoothstep(-0.9, -0.2, ny + 0.4) + fill + top;
}

/** Turns a profile into a lit body: the normal of a surface of revolution looks up light, edge and colour. */
export function lathe(spec: LatheSpec): (brush: Brush) => void {
  return (brush) => {
    const { light, seed } = brush;
    const bands = spec.bands(brush);
    const spots = spec.droplets && brush.px_per_unit > 160 ? droplets(seed) : null;
    const warmKey = mix(light.key, [255, 255, 255], 0.35);
    pixels(brush, (x, y, out) => {
      const h = -y;
      if (h < 0 || h > 1) return;
      const r = radiusAt(spec.profile, h);
      if (r <= 0) return;
      const u = x / r;
      if (Math.abs(u) >= 1) return;
      const rise =
        (radiusAt(spec.profile, Math.min(1, h + 0.006)) - radiusAt(spec.profile, Math.max(0, h - 0.006))) / 0.012;
      const flat = Math.sqrt(1 - u * u);
      const tilt = -clamp(rise, -3, 3);
      const norm = Math.hypot(1, tilt);
      let nx = u / norm;
      let ny = tilt / norm;
      const band = bands.find(({ from, to }) => h >= from && h < to) ?? bands[bands.length - 1]!;
      let wet = 0;
      if (spots && band.material !== "metal") {
        const spot = spots(Math.asin(u) / Math.PI + 0.5, h / 0.9);
        if (spot) {
          nx = clamp(nx + spot[0] * 0.75, -1, 1);
          ny = clamp(ny - spot[1] * 0.75, -1, 1);
          wet = spot[2] * (band.material === "label" ? 0.45 : 1);
        }
      }
      const side = light.side < 0 ? -1 : 1;
      const diffuse = clamp(0.42 + nx * side * 0.5 + ny * 0.25, 0.06, 1);
      const edge = 1 - flat;
      let colour: Rgb;
      const back = light.primary;
      if (band.material === "glass") {
        const through = mix(scale(back, 0.5), mix(back, [255, 240, 220], 0.35), flat * 0.55);
        colour = mix(mix(through, band.colour, 0.3), scale(band.colour, 0.25), smoothstep(0.55, 0.98, edge) * 0.75);
      } else if (band.material === "liquid") {
        const glow = Math.exp(-((u * side - 0.25) ** 2) * 5) * 0.75 + 0.12;
        const deep = mix(
          scale(band.colour, 0.34),
          mix(band.colour, [255, 214, 150], 0.3),
          glow * flat * (0.65 + 0.35 * h),
        );
        colour = mix(deep, scale(band.colour, 0.14), smoothstep(0.6, 1, edge) * 0.7);
      } else if (band.material === "metal") {
        const wave = 0.5 + 0.5 * Math.sin(nx * 7.5 + 0.8);
        colour = mix(
          scale(band.colour, 0.22),
          mix(band.colour, [255, 255, 255], 0.35),
          clamp(wave * 0.7 + diffuse * 0.3, 0, 1),
        );
      } else {
        colour = scale(mix(band.colour, warmKey, 0.04), 0.24 + diffuse * 0.92);
      }
      const gloss =
        band.material === "matte" ? 0.12 : band.material === "label" ? 0.1 : band.material === "metal" ? 0.6 : 0.85;
      const shine =
        environment(brush, nx, ny, band.material === "matte" || band.material === "label" ? 2 : 1) *
        gloss *
        (wet > 0 ? 1.25 : 1);
      colour = mix(colour, warmKey, clamp(shine, 0, 0.94));
      if (wet > 0) colour = mix(colour, scale(colour, 0.6), wet * 0.25);
      const fresnel = smoothstep(0.82, 1, Math.abs(u)) * (nx * side > 0 ? 0.5 : 0.2);
      colour = mix(colour, light.rim, fresnel * (0.4 + light.back * 0.5));
      const foot = 0.72 + 0.28 * smoothstep(0, 0.06, h);
      out[0] = colour[0] * foot;
      out[1] = colour[1] * foot;
      out[2] = colour[2] * foot;
      const alpha = band.material === "glass" ? 0.78 + 0.22 * edge : 1;
      out[3] = 255 * alpha * clamp((1 - Math.abs(u)) * r * brush.px_per_unit, 0, 1);
    });
    for (const band of bands) if (band.material === "label") print(brush, spec, band);
  };
}

/** Condensation: drops scattered over a wrapped square; answers their slope and depth at a point. */
function droplets(seed: number): (u: number, v: number) => [number, number, number] | null {
  const cells = 30;
  const random = randomFrom(seed + 12);
  const drops = Array.from({ length: cells * cells }, () => ({
    x: random(),
    y: random(),
    r: random() > 0.6 ? 0.16 + random() ** 2.5 * 0.34 : 0,
  }));
  return (u, v) => {
    const cx = Math.floor(u * cells * 0.7);
    const cy = Math.floor(v * cells * 1.9);
    const drop = drops[(((cy % cells) + cells) % cells) * cells + (((cx % cells) + cells) % cells)]!;
    if (drop.r === 0) return null;
    const dx = u * cells * 0.7 - cx - (0.3 + drop.x * 0.4);
    const dy = v * cells * 1.9 - cy - (0.3 + drop.y * 0.4);
    const d = Math.hypot(dx, dy) / drop.r;
    return d < 1 ? [(dx / drop.r) * d, (dy / drop.r) * d, 1 - d * d] : null;
  };
}

/** The words on a label, squeezed towards its edges as print on a round body is. */
function print(brush: Brush, spec: LatheSpec, band: LatheBand): void {
  const { ctx, createCanvas, label } = brush;
  const words = label.trim().split(/\s+/).slice(0, 3).join(" ").slice(0, 18) || "No. 1";
  const radius = radiusAt(spec.profile, (band.from + band.to) / 2);
  const tall = band.to - band.from;
  const flatWidth = 512;
  const flatHeight = Math.max(16, Math.round((flatWidth * tall) / (radius * Math.PI * 0.62)));
  const flat = createCanvas(flatWidth, flatHeight);
  const pen = flat.getContext("2d");
  if (!pen) throw new Error("this host gives no 2d context");
  const bright = band.colour[0] * 0.3 + band.colour[1] * 0.59 + band.colour[2] * 0.11 > 120;
  const ink: Rgb = bright ? [38, 28, 24] : [248, 240, 224];
  pen.fillStyle = css(ink);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const lines =
    words.length > 9 && words.includes(" ")
      ? [words.slice(0, words.indexOf(" ")), words.slice(words.indexOf(" ") + 1)]
      : [words];
  let size = flatHeight * (lines.length > 1 ? 0.26 : 0.34);
  pen.font = `700 ${size}px ${filmFontStack}`;
  const widest = Math.max(...lines.map((text) => pen.measureText(text.toUpperCase()).width));
  if (widest > flatWidth * 0.74) size *= (flatWidth * 0.74) / widest;
  pen.font = `700 ${size}px ${filmFontStack}`;
  lines.forEach((text, i) =>
    pen.fillText(text.toUpperCase(), flatWidth / 2, flatHeight * 0.55 + (i - (lines.length - 1) / 2) * size * 1.12),
  );
  pen.fillRect(0, flatHeight * 0.06, flatWidth, flatHeight * 0.014);
  pen.fillRect(0, flatHeight * 0.92, flatWidth, flatHeight * 0.014);
  const columns = 72;
  for (let i = 0; i < columns; i++) {
    const u0 = -1 + (i * 2) / columns;
    const from = (Math.asin(u0) / Math.PI) * 1.0 + 0.5;
    const to = (Math.asin(Math.min(1, u0 + 2 / columns)) / Math.PI) * 1.0 + 0.5;
    ctx.globalAlpha = 0.92 * Math.sqrt(Math.max(0, 1 - u0 * u0));
    ctx.drawImage(
      imageOf(flat),
      from * flatWidth,
      0,
      Math.max(0.5, (to - from) * flatWidth),
      flatHeight,
      u0 * radius,
      -band.to,
      (2 / columns) * radius * 1.02,
      tall,
    );
  }
  ctx.globalAlpha = 1;
}
