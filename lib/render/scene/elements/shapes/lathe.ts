import { imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, css, lerp, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, randomFrom } from "#lib/render/scene/random.ts";
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

const liquidOf = (noun: string): Rgb =>
  /water|agua|eau|wasser|água|acqua|水|ماء/.test(noun)
    ? [150, 200, 220]
    : /wine|vino|vin|wein|vinho|ワイン/.test(noun)
      ? [110, 20, 36]
      : /beer|cerveza|bière|bier|birra|ビール|honey|miel|whisk|oil/.test(noun)
        ? [206, 132, 34]
        : /coffee|cold|brew|cola|café/.test(noun)
          ? [92, 48, 22]
          : /perfume|parfum|fragrance|cologne|香水/.test(noun)
            ? [232, 178, 140]
            : /juice|lemon|orange|soda/.test(noun)
              ? [236, 150, 40]
              : [120, 64, 30];

export const paintBottle = lathe({
  profile: [
    [0, 0.125],
    [0.02, 0.14],
    [0.52, 0.14],
    [0.6, 0.135],
    [0.7, 0.075],
    [0.76, 0.055],
    [0.9, 0.052],
    [0.905, 0.06],
    [1, 0.06],
  ],
  droplets: true,
  bands: (brush) => {
    const liquid = liquidOf(brush.noun.toLowerCase() + " " + brush.label.toLowerCase());
    const paper = brush.colour ?? mix(brush.light.accent, [255, 236, 206], 0.25);
    return [
      { from: 0, to: 0.15, material: "liquid", colour: liquid },
      { from: 0.15, to: 0.47, material: "label", colour: paper },
      { from: 0.47, to: 0.68, material: "liquid", colour: liquid },
      { from: 0.68, to: 0.9, material: "glass", colour: mix(liquid, [230, 226, 220], 0.55) },
      { from: 0.9, to: 1.01, material: "metal", colour: mix(brush.light.accent, [210, 200, 186], 0.55) },
    ];
  },
});

export const paintCan = lathe({
  profile: [
    [0, 0.2],
    [0.03, 0.235],
    [0.06, 0.265],
    [0.88, 0.265],
    [0.94, 0.225],
    [0.96, 0.235],
    [1, 0.23],
  ],
  droplets: true,
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, brush.light.accent, 0.5);
    return [
      { from: 0, to: 0.06, material: "metal", colour: [196, 202, 208] },
      { from: 0.06, to: 0.22, material: "glossy", colour: scale(body, 0.85) },
      { from: 0.22, to: 0.7, material: "label", colour: body },
      { from: 0.7, to: 0.89, material: "glossy", colour: mix(body, [255, 255, 255], 0.75) },
      { from: 0.89, to: 1.01, material: "metal", colour: [206, 212, 218] },
    ];
  },
});

export const paintJar = lathe({
  profile: [
    [0, 0.4],
    [0.05, 0.46],
    [0.6, 0.47],
    [0.7, 0.44],
    [0.72, 0.48],
    [0.98, 0.48],
    [1, 0.46],
  ],
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, [244, 236, 226], 0.55);
    return [
      { from: 0, to: 0.12, material: "glossy", colour: body },
      { from: 0.12, to: 0.58, material: "label", colour: mix(body, [255, 252, 246], 0.45) },
      { from: 0.58, to: 0.71, material: "glossy", colour: body },
      { from: 0.71, to: 1.01, material: "metal", colour: mix(brush.light.accent, [226, 206, 170], 0.6) },
    ];
  },
});

export const paintTube = lathe({
  profile: [
    [0, 0.12],
    [0.2, 0.125],
    [0.21, 0.15],
    [0.9, 0.165],
    [1, 0.17],
  ],
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, [246, 238, 232], 0.5);
    return [
      { from: 0, to: 0.205, material: "metal", colour: mix(brush.light.accent, [220, 200, 170], 0.5) },
      { from: 0.205, to: 0.4, material: "glossy", colour: body },
      { from: 0.4, to: 0.78, material: "label", colour: body },
      { from: 0.78, to: 1.01, material: "glossy", colour: scale(body, 0.92) },
    ];
  },
});

/** A cup with its handle and, where it is hot, its steam. */
export function paintCup(brush: Brush): void {
  const { ctx, phase } = brush;
  const ware = brush.colour ?? mix(brush.light.accent, [238, 230, 218], 0.62);
  const side = brush.light.side < 0 ? 1 : -1;
  ctx.strokeStyle = css(scale(ware, 0.62));
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.ellipse(side * 0.42, -0.42, 0.22, 0.24, 0, 0, 7);
  ctx.stroke();
  ctx.strokeStyle = css(mix(ware, [255, 255, 255], 0.2), 0.8);
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.ellipse(side * 0.42, -0.43, 0.225, 0.245, 0, Math.PI, Math.PI * 2);
  ctx.stroke();
  lathe({
    profile: [
      [0, 0.26],
      [0.04, 0.3],
      [0.3, 0.42],
      [0.7, 0.47],
      [0.78, 0.48],
    ],
    bands: () => [{ from: 0, to: 1, material: "glossy", colour: ware }],
  })({ ...brush, window: { ...brush.window, top: Math.max(brush.window.top, -0.78) } });
  ctx.fillStyle = css(scale(ware, 0.7));
  ctx.beginPath();
  ctx.ellipse(0, -0.775, 0.478, 0.085, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = css(mix([74, 40, 22], brush.light.key, 0.08));
  ctx.beginPath();
  ctx.ellipse(0, -0.765, 0.43, 0.066, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = css([190, 140, 92], 0.7);
  ctx.beginPath();
  ctx.ellipse(0.08, -0.76, 0.2, 0.03, 0, 0, 7);
  ctx.fill();
  for (let wisp = 0; wisp < 4; wisp++) {
    for (let i = 0; i < 22; i++) {
      const rise = (i / 22 + phase) % 1;
      const x = (wisp - 1.5) * 0.13 + Math.sin(rise * 7 + wisp * 2 + phase * 6.28) * 0.07 * rise;
      ctx.fillStyle = css([240, 240, 244], 0.055 * Math.sin(rise * Math.PI));
      ctx.beginPath();
      ctx.ellipse(x, -0.8 - rise * 0.75, 0.05 + rise * 0.07, 0.07 + rise * 0.05, 0, 0, 7);
      ctx.fill();
    }
  }
}

/** A sphere with its own light: fruit, balls, planets small enough to hold. */
export function sphere(
  brush: Brush,
  x0: number,
  y0: number,
  r: number,
  albedo: (u: number, v: number) => Rgb,
  gloss: number,
): void {
  const { light } = brush;
  const side = light.side < 0 ? -1 : 1;
  const key = mix(light.key, [255, 255, 255], 0.3);
  pixels(brush, (x, y, out) => {
    const u = (x - x0) / r;
    const v = (y - y0) / r;
    const d = u * u + v * v;
    if (d >= 1) return;
    const z = Math.sqrt(1 - d);
    const lambert = clamp(u * side * 0.6 - v * 0.55 + z * 0.45, 0, 1);
    const ambient = 0.26 + 0.12 * -v;
    const base = albedo(u, v);
    const lit: Rgb = [
      base[0] * (ambient * light.ambient[0] * 0.006 + lambert * light.key[0] * 0.0042),
      base[1] * (ambient * light.ambient[1] * 0.006 + lambert * light.key[1] * 0.0042),
      base[2] * (ambient * light.ambient[2] * 0.006 + lambert * light.key[2] * 0.0042),
    ];
    const hx = u - side * 0.42;
    const hy = v + 0.46;
    const shine = Math.exp(-(hx * hx + hy * hy) * 26) * gloss;
    const rim = smoothstep(0.72, 1, Math.sqrt(d)) * Math.max(0, u * side + 0.2) * 0.4;
    const colour = mix(mix(lit, key, shine), light.rim, rim);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * clamp((1 - Math.sqrt(d)) * r * brush.px_per_unit, 0, 1);
  });
}

export function paintFruit(brush: Brush): void {
  const { ctx, noun, seed } = brush;
  const base: Rgb =
    brush.colour ??
    (/orange|naranja|apfelsine|laranja|arancia|pumpkin|peach|mango/.test(noun)
      ? [236, 132, 36]
      : /lemon|limón|citron|zitrone|banana|pear/.test(noun)
        ? [238, 206, 62]
        : /grape|plum|berry|eggplant/.test(noun)
          ? [96, 52, 120]
          : /egg|huevo/.test(noun)
            ? [236, 216, 190]
            : /avocado|lime|melon/.test(noun)
              ? [96, 132, 56]
              : [196, 44, 36]);
  sphere(
    brush,
    0,
    -0.47,
    0.47,
    (u, v) => {
      const streak = fractal(u * 9 + 20, v * 2.5 + 9, seed, 3, 64);
      return mix(base, mix(base, [246, 214, 110], 0.5), clamp(streak * 1.3 - 0.5 - v * 0.2, 0, 0.8));
    },
    0.8,
  );
  ctx.strokeStyle = css(rgb("#5a3d22"));
  ctx.lineWidth = 0.035;
  ctx.beginPath();
  ctx.moveTo(0, -0.9);
  ctx.quadraticCurveTo(0.02, -0.98, 0.06, -1.02);
  ctx.stroke();
  ctx.fillStyle = css(rgb("#5f8a3a"));
  ctx.beginPath();
  ctx.ellipse(0.15, -0.99, 0.13, 0.05, -0.35, 0, 7);
  ctx.fill();
}

export function paintBall(brush: Brush): void {
  const { noun, phase } = brush;
  const basket = /basket/.test(noun);
  const soccer = /soccer|football|fútbol|fußball|balón/.test(noun);
  const base: Rgb =
    brush.colour ??
    (basket ? [206, 104, 44] : soccer ? [240, 240, 236] : /tennis/.test(noun) ? [206, 222, 60] : brush.light.accent);
  const turn =
    brush.motion === "spin" || brush.motion === "drive" || brush.motion === "run" ? phase * Math.PI * 2 : 0.4;
  sphere(
    brush,
    0,
    -0.5,
    0.49,
    (u, v) => {
      const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
      const a = Math.atan2(u, z) + turn;
      const b = Math.asin(clamp(v, -1, 1));
      if (soccer) return Math.sin(a * 3) * Math.sin(b * 4 + 1) > 0.55 ? [28, 28, 32] : base;
      if (basket) return Math.abs(Math.sin(a)) < 0.05 || Math.abs(b) < 0.03 ? [40, 26, 20] : base;
      return Math.sin(a * 2) > 0 ? base : mix(base, [250, 244, 232], 0.7);
    },
    0.55,
  );
}

/** A form of light for what has no form: concentric shells that breathe. */
export function paintOrb(brush: Brush): void {
  const { light, seed, phase } = brush;
  const core = brush.colour ?? mix(light.accent, [255, 255, 255], 0.2);
  const turn = phase * Math.PI * 2;
  pixels(
    brush,
    (x, y, out) => {
      const u = x / 0.5;
      const v = (y + 0.5) / 0.5;
      const d = Math.hypot(u, v);
      if (d > 1.3) return;
      const angle = Math.atan2(v, u);
      const flow = fractal(
        Math.cos(angle + d * 2.4 + turn) * 1.6 + 12,
        Math.sin(angle + d * 2.4 + turn) * 1.6 + d * 2.2 + 12,
        seed,
        3,
        64,
      );
      const shell =
        Math.exp(-(((d - 0.72 - (flow - 0.5) * 0.3) / 0.13) ** 2)) * 0.8 +
        Math.exp(-(((d - 0.4 - (flow - 0.5) * 0.36) / 0.1) ** 2)) * 0.55;
      const heart = Math.exp(-d * d * 11);
      const colour = mix(
        mix(light.primary, core, clamp(flow * 1.6 - 0.3, 0, 1)),
        [255, 252, 240],
        clamp(heart * 1.0 + shell * 0.12, 0, 1),
      );
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * clamp(heart * 1.2 + shell * 0.85 + 0.12 * Math.exp(-d * d * 3), 0, 1) * smoothstep(1.3, 0.95, d);
    },
    0.34,
  );
  brush.glow({ x: 0, y: -0.5, radius: 0.95, colour: core, strength: 0.3, flicker: 0.15 });
}
