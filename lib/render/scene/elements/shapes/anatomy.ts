import { css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Random } from "#lib/render/scene/random.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;
/** Half widths of a tube on its upper and its lower side, for one that runs to the right. */
export type Girth = number | readonly [over: number, under: number];

/** A fleshy tube: its closed outline and a chart of its surface. */
export interface Tube {
  outline: readonly Point[];
  /** `t` runs 0 to 1 from first to last point, `v` from -1 (upper edge) to 1 (lower edge). */
  at: (t: number, v: number) => Point;
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A tube through points, smooth along its length, with rounded ends. */
export function tube(points: readonly Point[], girths: readonly Girth[], steps = 6): Tube {
  const n = points.length;
  const near = (i: number) => Math.max(0, Math.min(n - 1, i));
  const centre: Point[] = [];
  const over: number[] = [];
  const under: number[] = [];
  const side = (i: number, of: 0 | 1) => {
    const girth = girths[near(i)]!;
    return typeof girth === "number" ? girth : girth[of];
  };
  for (let i = 0; i < n - 1; i++) {
    for (let k = 0; k < steps + (i === n - 2 ? 1 : 0); k++) {
      const t = k / steps;
      const along = (of: 0 | 1) =>
        spline(points[near(i - 1)]![of], points[i]![of], points[i + 1]![of], points[near(i + 2)]![of], t);
      centre.push([along(0), along(1)]);
      const wide = (of: 0 | 1) =>
        Math.max(1e-4, spline(side(i - 1, of), side(i, of), side(i + 1, of), side(i + 2, of), t));
      over.push(wide(0));
      under.push(wide(1));
    }
  }
  const last = centre.length - 1;
  const normals = centre.map((_, i): Point => {
    const a = centre[Math.max(0, i - 1)]!;
    const b = centre[Math.min(last, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  });
  const edge = (i: number, v: number): Point => {
    const reach = v < 0 ? -v * over[i]! : -v * under[i]!;
    return [centre[i]![0] + normals[i]![0] * reach, centre[i]![1] + normals[i]![1] * reach];
  };
  const cap = (i: number, forwards: 1 | -1): Point[] => {
    const [nx, ny] = normals[i]!;
    return [0.14, 0.28, 0.42, 0.58, 0.72, 0.86].map((share): Point => {
      const angle = share * Math.PI;
      const across = Math.cos(angle) * forwards;
      const reach = across > 0 ? over[i]! : under[i]!;
      const out = Math.sin(angle) * Math.min(over[i]!, under[i]!) * forwards;
      return [centre[i]![0] + nx * across * reach - ny * out, centre[i]![1] + ny * across * reach + nx * out];
    });
  };
  const upper = centre.map((_, i) => edge(i, -1));
  const lower = centre.map((_, i) => edge(i, 1)).reverse();
  return {
    outline: [...upper, ...cap(last, 1), ...lower, ...cap(0, -1)],
    at(t, v) {
      const place = Math.max(0, Math.min(1, t)) * last;
      const i = Math.min(last - 1, Math.floor(place));
      const a = edge(i, v);
      const b = edge(i + 1, v);
      return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)];
    },
  };
}

export function trail(ctx: Ctx, outline: readonly Point[]): void {
  ctx.beginPath();
  for (let i = 0; i < outline.length; i++) {
    if (i) ctx.lineTo(outline[i]![0], outline[i]![1]);
    else ctx.moveTo(outline[i]![0], outline[i]![1]);
  }
  ctx.closePath();
}

export function flesh(ctx: Ctx, style: string | CanvasGradient, shape: Tube): void {
  trail(ctx, shape.outline);
  ctx.fillStyle = style;
  ctx.fill();
}

/** Paints only where something is painted already: markings, shadows and sheen stay inside the body. */
export function onto(ctx: Ctx, draw: () => void): void {
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  draw();
  ctx.restore();
}

/** Soft rounds by their colour, for one canvas: speckles repeat the same few a hundred times. */
const rounds = new WeakMap<Ctx, Map<string, CanvasGradient>>();

function roundOf(ctx: Ctx, colour: Rgb, alpha: number): CanvasGradient {
  let known = rounds.get(ctx);
  if (!known) rounds.set(ctx, (known = new Map()));
  const key = `${colour[0] | 0},${colour[1] | 0},${colour[2] | 0},${(alpha * 100) | 0}`;
  let gradient = known.get(key);
  if (!gradient) {
    gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
    gradient.addColorStop(0, css(colour, alpha));
    gradient.addColorStop(0.45, css(colour, alpha * 0.62));
    gradient.addColorStop(1, css(colour, 0));
    known.set(key, gradient);
  }
  return gradient;
}

/** A soft round of colour, strongest in its middle. */
export function bloom(
  ctx: Ctx,
  colour: Rgb,
  x: number,
  y: number,
  rx: number,
  ry: number,
  alpha: number,
  angle = 0,
): void {
  if (alpha <= 0) return;
  ctx.save();
  ctx.translate(x, y);
  if (angle) ctx.rotate(angle);
  ctx.scale(Math.max(1e-4, rx), Math.max(1e-4, ry));
  ctx.fillStyle = roundOf(ctx, colour, alpha);
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

/** Many fine hairs in one stroke; `hair` says where the next one lies. */
export function hairs(
  ctx: Ctx,
  colour: Rgb,
  width: number,
  alpha: number,
  count: number,
  hair: (index: number) => readonly [Point, Point] | null,
): void {
  ctx.beginPath();
  for (let i = 0; i < count; i++) {
    const ends = hair(i);
    if (!ends) continue;
    ctx.moveTo(ends[0][0], ends[0][1]);
    ctx.lineTo(ends[1][0], ends[1][1]);
  }
  ctx.strokeStyle = css(colour, alpha);
  ctx.lineWidth = width;
  ctx.lineCap = "butt";
  ctx.stroke();
  ctx.lineCap = "round";
}

/** Tufts that break a smooth edge: little wedges leaning along the outline, `lean` 1 onwards and -1 back. */
export function tufts(
  ctx: Ctx,
  style: string | CanvasGradient,
  outline: readonly Point[],
  length: number,
  random: Random,
  lean: 1 | -1,
  every = 1,
): void {
  ctx.beginPath();
  for (let i = 1; i < outline.length - 1; i += every) {
    const [ax, ay] = outline[i - 1]!;
    const [bx, by] = outline[i + 1]!;
    const [x, y] = outline[i]!;
    const run = Math.hypot(bx - ax, by - ay) || 1e-6;
    const tx = ((bx - ax) / run) * lean;
    const ty = ((by - ay) / run) * lean;
    const ox = ((by - ay) / run) * 1;
    const oy = (-(bx - ax) / run) * 1;
    // Uneven, and here and there none: a comb of equal teeth is no fur.
    const long = length * (0.2 + random() ** 1.6 * 1.3);
    const foot = length * (0.4 + random() * 0.4);
    ctx.moveTo(x - tx * foot - ox * foot * 0.4, y - ty * foot - oy * foot * 0.4);
    ctx.quadraticCurveTo(
      x + ox * long * 0.42,
      y + oy * long * 0.42,
      x + tx * long * 1.3 + ox * long * 0.36,
      y + ty * long * 1.3 + oy * long * 0.36,
    );
    ctx.quadraticCurveTo(
      x + tx * foot * 0.7,
      y + ty * foot * 0.7,
      x + tx * foot - ox * foot * 0.4,
      y + ty * foot - oy * foot * 0.4,
    );
  }
  ctx.fillStyle = style;
  ctx.fill();
}

/** Where the middle joint of two bones lies; `bend` 1 or -1 chooses its side. A reach too far is stretched straight. */
export function joint(root: Point, end: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const dx = end[0] - root[0];
  const dy = end[1] - root[1];
  const far = Math.hypot(dx, dy) || 1e-6;
  const reach = Math.min(far, (upper + lower) * 0.999);
  const share = Math.max(-1, Math.min(1, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach)));
  const along = upper * share;
  const aside = upper * Math.sqrt(1 - share * share) * bend;
  return [root[0] + (dx / far) * along + (dy / far) * aside, root[1] + (dy / far) * along - (dx / far) * aside];
}

/** One foot in its stride: place -1 (behind) to 1 (ahead), height off the ground and fold of the wrist, 0 to 1. */
export interface Footfall {
  place: number;
  lift: number;
  fold: number;
}

export function footfall(phase: number, onGround: number): Footfall {
  const turn = phase - Math.floor(phase);
  if (turn < onGround) return { place: 1 - (2 * turn) / onGround, lift: 0, fold: 0 };
  const swing = (turn - onGround) / (1 - onGround);
  const eased = swing * swing * (3 - 2 * swing);
  return {
    place: -1 + 2 * eased,
    lift: Math.sin(Math.PI * swing),
    fold: Math.sin(Math.PI * Math.min(1, swing * 1.25)) ** 1.2,
  };
}

/** A small wet eye with one catch-light on the side of the key. */
export function eye(ctx: Ctx, iris: Rgb, x: number, y: number, r: number, lightSide: number, open = 1): void {
  const height = Math.max(0.12, open);
  ctx.fillStyle = "rgb(17,12,11)";
  ctx.beginPath();
  ctx.ellipse(x, y, r * 1.22, r * 1.1 * height, 0.16, 0, Math.PI * 2);
  ctx.fill();
  if (open < 0.4) return;
  ctx.fillStyle = css(iris);
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.84, r * 0.84 * height, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = "rgb(10,8,8)";
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.5, r * 0.56 * height, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = "rgba(255,250,240,0.95)";
  ctx.beginPath();
  ctx.arc(x + (lightSide < 0 ? -1 : 1) * r * 0.3, y - r * 0.38, r * 0.24, 0, Math.PI * 2);
  ctx.fill();
}
