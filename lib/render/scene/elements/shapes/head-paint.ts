import { clamp, css, luma, mix, multiply, saturate, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { trace, type Point } from "./strokes.ts";

export type Ctx = CanvasRenderingContext2D;

/** One material in the values a painter needs: lit plane, local colour, turning edge, shadow, accent. */
export interface Tones {
  /** What lies square to the key. */
  gleam: Rgb;
  light: Rgb;
  mid: Rgb;
  /** Warm band where light turns into shadow: blood under skin. */
  turn: Rgb;
  shadow: Rgb;
  deep: Rgb;
}

/** A colour no brighter than a lamp may still model. */
function dimmedTo(colour: Rgb, most: number): Rgb {
  return scale(colour, Math.min(1, most / luma(colour)));
}

export function skinTones(bare: Rgb): Tones {
  const skin = dimmedTo(bare, 186);
  const glow: Rgb = [Math.min(255, skin[0] * 1.02), skin[1] * 0.66, skin[2] * 0.52];
  return {
    gleam: dimmedTo(mix(scale(skin, 1.12), [255, 232, 208], 0.36), 212),
    light: dimmedTo(mix(skin, [255, 230, 206], 0.28), 200),
    mid: skin,
    turn: mix(scale(skin, 0.8), glow, 0.5),
    shadow: multiply(skin, [158, 124, 126]),
    deep: multiply(skin, [92, 62, 62]),
  };
}

export function hairTones(hair: Rgb): Tones {
  const lifted = mix(hair, [52, 44, 42], 0.16);
  return {
    gleam: mix(scale(lifted, 1.7), [255, 232, 204], 0.4),
    light: mix(scale(lifted, 1.4), [255, 226, 190], 0.26),
    mid: lifted,
    turn: saturate(scale(lifted, 1.16), 1.25),
    shadow: scale(lifted, 0.62),
    deep: scale(lifted, 0.36),
  };
}

export function clothTones(cloth: Rgb): Tones {
  return {
    gleam: mix(cloth, [255, 248, 238], 0.4),
    light: mix(cloth, [255, 246, 232], 0.2),
    mid: cloth,
    turn: saturate(scale(cloth, 0.86), 1.15),
    shadow: multiply(cloth, [140, 132, 150]),
    deep: multiply(cloth, [84, 78, 96]),
  };
}

export function metalTones(metal: Rgb): Tones {
  return {
    gleam: mix(metal, [255, 252, 246], 0.85),
    light: mix(metal, [255, 252, 246], 0.7),
    mid: metal,
    turn: scale(metal, 0.72),
    shadow: scale(metal, 0.42),
    deep: scale(metal, 0.2),
  };
}

/** Points from their numbers, x and y in turn. */
export function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length >> 1 }, (_, i): Point => [numbers[i * 2]!, numbers[i * 2 + 1]!]);
}

/** A pool of colour without an edge. */
export function soft(ctx: Ctx, colour: Rgb, [x, y]: Point, rx: number, ry: number, alpha: number, angle = 0): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.scale(rx, ry);
  const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  pool.addColorStop(0, css(colour, alpha));
  pool.addColorStop(0.3, css(colour, alpha * 0.78));
  pool.addColorStop(0.65, css(colour, alpha * 0.26));
  pool.addColorStop(1, css(colour, 0));
  ctx.fillStyle = pool;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

/** Paints only on what is painted already. */
export function atop(ctx: Ctx, draw: () => void): void {
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  draw();
  ctx.restore();
}

/** Paints beneath all that is painted already: on a page of its own, to be laid under the body. */
export function beneath(ctx: Ctx, page: (() => Ctx) | null, draw: (ctx: Ctx) => void): void {
  const behind = page ? page() : ctx;
  behind.save();
  behind.setTransform(ctx.getTransform());
  behind.globalCompositeOperation = "destination-over";
  draw(behind);
  behind.restore();
}

/** Paints only inside a smooth closed outline. */
export function within(ctx: Ctx, outline: readonly Point[], draw: () => void): void {
  ctx.save();
  trace(ctx, outline, true);
  ctx.clip();
  draw();
  ctx.restore();
}

const fineness = new WeakMap<Ctx, number>();

/** Says how many pixels a radius of the head has on a page: what none can see is not drawn there. */
export function fineTo(ctx: Ctx, px_per_radius: number): void {
  fineness.set(ctx, px_per_radius);
}

const pxOf = (ctx: Ctx): number => fineness.get(ctx) ?? 400;

/** Fills whatever `path` traces with lost edges: its own blurred shadow, cast from outside the picture. */
function blurred(ctx: Ctx, colour: Rgb, alpha: number, feather: number, path: () => void): void {
  // The edge of a plain fill is as soft as this.
  if (feather * pxOf(ctx) < 1.3) {
    path();
    ctx.fillStyle = css(colour, alpha);
    ctx.fill();
    return;
  }
  const aside_px = 16000;
  const { a, b, c, d, e, f } = ctx.getTransform();
  ctx.save();
  ctx.setTransform(a, b, c, d, e - aside_px, f);
  ctx.shadowColor = css(colour, alpha);
  ctx.shadowBlur = feather * Math.hypot(a, b);
  ctx.shadowOffsetX = aside_px;
  ctx.fillStyle = "#000";
  path();
  ctx.fill();
  ctx.restore();
}

/** A shape with lost edges; `feather` is the blur's width. */
export function veil(ctx: Ctx, colour: Rgb, outline: readonly Point[], alpha: number, feather: number): void {
  blurred(ctx, colour, alpha, feather, () => trace(ctx, outline, true));
}

function curve(points: readonly Point[], steps: number): Point[] {
  const out: Point[] = [];
  const n = points.length - 1;
  const at = (i: number): Point => points[clamp(i, 0, n)]!;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = i ? 1 : 0; k <= steps; k++) {
      const t = k / steps;
      const blend = (p: number, q: number, r: number, s: number) =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      out.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]);
    }
  }
  return out;
}

type Swell = (t: number) => number;
const belly: Swell = (t) => Math.sin(Math.PI * t) ** 0.7;

/** A brush stroke: thin where `swell` is 0, `width` where it is 1; swell runs along the stroke from 0 to 1. */
export function ribbon(
  ctx: Ctx,
  colour: Rgb,
  points: readonly Point[],
  width: number,
  alpha = 1,
  swell: Swell = belly,
): void {
  if (width * pxOf(ctx) * alpha < 0.05) return;
  stroked(ctx, points, width, swell);
  ctx.fillStyle = css(colour, alpha);
  ctx.fill();
}

/** A brush stroke with lost edges: a fold, a gleam. */
export function smear(
  ctx: Ctx,
  colour: Rgb,
  points: readonly Point[],
  width: number,
  alpha: number,
  feather = width,
): void {
  blurred(ctx, colour, alpha, feather, () => stroked(ctx, points, width, belly));
}

function stroked(ctx: Ctx, points: readonly Point[], width: number, swell: Swell): void {
  const [first, end] = [points[0]!, points.at(-1)!];
  const chord_px = (Math.abs(end[0] - first[0]) + Math.abs(end[1] - first[1])) * pxOf(ctx);
  const spine = curve(points, clamp(Math.ceil(chord_px / (points.length * 2.5)), 2, 6));
  const last = spine.length - 1;
  const near: Point[] = [];
  const far: Point[] = [];
  for (let i = 0; i <= last; i++) {
    const [ax, ay] = spine[Math.max(0, i - 1)]!;
    const [bx, by] = spine[Math.min(last, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1e-6;
    const half = (width / 2) * swell(i / last);
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    near.push([spine[i]![0] + nx, spine[i]![1] + ny]);
    far.push([spine[i]![0] - nx, spine[i]![1] - ny]);
  }
  ctx.beginPath();
  near.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  for (let i = last; i >= 0; i--) ctx.lineTo(...far[i]!);
  ctx.closePath();
}

/** Thick at its start, lost at its end. */
export const fades = (t: number): number => (1 - t) ** 0.8;

/** The stroke between two or more guides: 0 is the first guide, 1 the last. */
export function between(guides: readonly (readonly Point[])[], t: number): Point[] {
  const place = clamp(t, 0, 1) * (guides.length - 1);
  const i = Math.min(guides.length - 2, Math.floor(place));
  const [a, b] = [guides[i]!, guides[i + 1]!];
  return a.map(([x, y], k) => {
    const to = b[k]!;
    const u = place - i;
    return [x + (to[0] - x) * u, y + (to[1] - y) * u];
  });
}

/** Locks of hair laid along guides; most dark, some catching light. `shine` is where along them light strikes. */
export function strands(
  ctx: Ctx,
  random: Random,
  tones: Tones,
  guides: readonly (readonly Point[])[],
  count: number,
  look: { width: number; stray?: number; shine?: number; strength?: number },
): void {
  const { width, stray = 0.03, shine = 0.35, strength = 1 } = look;
  for (let i = 0; i < count; i++) {
    const points = between(guides, (i + random()) / count).map(([x, y]): Point => [
      x + (random() - 0.5) * stray,
      y + (random() - 0.5) * stray,
    ]);
    const dark = i % 2 === 0;
    const tone = dark ? mix(tones.deep, tones.shadow, random()) : mix(tones.mid, tones.turn, random());
    ribbon(ctx, tone, points, width * (0.5 + random()), (dark ? 0.42 : 0.5) * strength);
    if (i % 3 !== 1) continue;
    const reach = 0.16 + random() * 0.14;
    const n = points.length - 1;
    const lit = points.filter((_, k) => Math.abs(k / n - shine) <= reach + 0.5 / n);
    if (lit.length > 1) ribbon(ctx, tones.light, lit, width * (0.4 + random() * 0.5), 0.34 * strength);
  }
}
