import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";
import { curveThrough, trace, type Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** A soft body between two edges: a limb, a trunk, a skirt. Both edges run from its top to its hem. */
export interface Tube {
  left: readonly Point[];
  right: readonly Point[];
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Points along a bent limb, its joints rounded. */
export function bow(joints: readonly Point[], steps: number): Point[] {
  const out: Point[] = [];
  const spans = joints.length - 1;
  for (let i = 0; i <= steps; i++) {
    const u = (i / steps) * spans;
    const k = Math.min(spans - 1, Math.floor(u));
    const straight = between(joints[k]!, joints[k + 1]!, u - k);
    const nearest = Math.round(u);
    const off = Math.abs(u - nearest);
    if (nearest > 0 && nearest < spans && off < 0.22) {
      const a = between(joints[nearest]!, joints[nearest - 1]!, 0.22);
      const b = between(joints[nearest]!, joints[nearest + 1]!, 0.22);
      const t = (u - nearest + 0.22) / 0.44;
      out.push(between(between(a, joints[nearest]!, t), between(joints[nearest]!, b, t), t));
    } else out.push(straight);
  }
  return out;
}

/** A tube around a line; half widths to its left and right hand as it runs down. */
export function tubeAlong(centre: readonly Point[], half: (t: number) => readonly [number, number]): Tube {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = centre.length - 1;
  centre.forEach(([x, y], i) => {
    const a = centre[Math.max(0, i - 1)]!;
    const b = centre[Math.min(last, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;
    const nx = -(b[1] - a[1]) / length;
    const ny = (b[0] - a[0]) / length;
    const [l, r] = half(i / last);
    left.push([x + nx * l, y + ny * l]);
    right.push([x - nx * r, y - ny * r]);
  });
  return { left, right };
}

/** A point on the tube: `across` 0 at its left edge to 1 at its right, `down` 0 to 1. */
export function on(tube: Tube, across: number, down: number): Point {
  const u = Math.max(0, Math.min(1, down)) * (tube.left.length - 1);
  const k = Math.min(tube.left.length - 2, Math.floor(u));
  const l = between(tube.left[k]!, tube.left[k + 1]!, u - k);
  const r = between(tube.right[k]!, tube.right[k + 1]!, u - k);
  return between(l, r, across);
}

/** Values of a curve through evenly spaced stops. */
export function along(stops: readonly number[], t: number): number {
  const u = Math.max(0, Math.min(1, t)) * (stops.length - 1);
  const k = Math.min(stops.length - 2, Math.floor(u));
  const s = u - k;
  const eased = s * s * (3 - 2 * s);
  return stops[k]! + (stops[k + 1]! - stops[k]!) * (eased * 0.6 + s * 0.4);
}

export interface Lamp {
  x: number;
  y: number;
  /** Depth of painted shadow and strength of the painted edge light. */
  depth: number;
  edge: number;
  rim: Rgb;
  /** A lamp behind lights both edges: 0 to 1. */
  halo: number;
  /** Bands of a painted shadow: more where they can be seen. */
  steps: number;
  /** How much of its colour a thing keeps against the light. */
  keep: number;
}

export function lampOf(light: SceneLight, px_per_unit: number): Lamp {
  const x = Math.abs(light.side) < 0.3 ? (light.side < 0 ? -0.5 : 0.5) : light.side;
  const length = Math.hypot(x, 0.62);
  return {
    x: x / length,
    y: -0.62 / length,
    depth: 0.2 + light.back * 0.16,
    edge: 0.16 + light.back * 0.5,
    rim: light.rim,
    halo: Math.max(0, light.back - 0.55) * 1.7,
    steps: px_per_unit > 700 ? 7 : px_per_unit > 360 ? 4 : 2,
    keep: 1 - 0.4 * light.back * light.back - 0.12 * light.night,
  };
}

/** Cloth and skin as they are against this light. */
export const lit = (lamp: Lamp, colour: Rgb): Rgb => scale(colour, lamp.keep);

function band(
  ctx: Ctx,
  edge: readonly Point[],
  other: readonly Point[],
  stride: number,
  share: (i: number) => number,
): void {
  const last = edge.length - 1;
  ctx.beginPath();
  ctx.moveTo(edge[0]![0], edge[0]![1]);
  for (let i = stride; i < last; i += stride) ctx.lineTo(edge[i]![0], edge[i]![1]);
  ctx.lineTo(edge[last]![0], edge[last]![1]);
  for (let i = last; i >= 0; i = i === last ? last - 1 - ((last - 1) % stride) : i - stride) {
    const s = share(i);
    const [x, y] = edge[i]!;
    ctx.lineTo(x + (other[i]![0] - x) * s, y + (other[i]![1] - y) * s);
  }
  ctx.closePath();
  ctx.fill();
}

/** How much an edge of the tube looks at the lamp, -1 to 1, at each of its points. */
function exposure(edge: readonly Point[], other: readonly Point[], lamp: Lamp): number[] {
  return edge.map(([x, y], i) => {
    const [ox, oy] = other[i]!;
    const length = Math.hypot(x - ox, y - oy) || 1e-6;
    return ((x - ox) * lamp.x + (y - oy) * lamp.y) / length;
  });
}

/** Smooth along both edges, gently rounded across the ends: the corner of a hem stays a corner. */
function outline(ctx: Ctx, { left, right }: Tube): void {
  const last = left.length - 1;
  const cap = (from: Point, to: Point, inside: Point) => {
    const [mx, my] = between(from, to, 0.5);
    const length = Math.hypot(mx - inside[0], my - inside[1]) || 1e-6;
    const swell = (0.16 * Math.hypot(to[0] - from[0], to[1] - from[1])) / length;
    ctx.quadraticCurveTo(mx + (mx - inside[0]) * swell, my + (my - inside[1]) * swell, ...to);
  };
  ctx.beginPath();
  ctx.moveTo(...left[0]!);
  curveThrough(ctx, left);
  cap(left[last]!, right[last]!, between(left[last - 1]!, right[last - 1]!, 0.5));
  curveThrough(ctx, right.toReversed());
  cap(right[0]!, left[0]!, between(left[1]!, right[1]!, 0.5));
  ctx.closePath();
}

/** Widths of the light along an edge: two that overlap, or one where two cannot be told apart. */
const softRim: readonly number[] = [0.011, 0.0055];
const plainRim: readonly number[] = [0.0085];

/** Fills a tube and models it: shadow away from the lamp, an edge of light towards it. */
export function fillTube(ctx: Ctx, tube: Tube, raw: Rgb, lamp: Lamp, gloss = 0, rim = 1): void {
  const colour = lit(lamp, raw);
  outline(ctx, tube);
  ctx.fillStyle = css(colour);
  ctx.fill();
  const dark = mix(scale(colour, 0.36), [22, 20, 52], 0.22);
  // Far off, every other point of an edge will do.
  const stride = lamp.steps > 2 || tube.left.length < 7 ? 1 : 2;
  for (const [edge, other] of [
    [tube.left, tube.right],
    [tube.right, tube.left],
  ] as const) {
    const seen = exposure(edge, other, lamp);
    if (seen.some((value) => value < -0.05)) {
      ctx.fillStyle = css(dark, (lamp.depth * 1.86) / lamp.steps);
      for (let step = 0; step < lamp.steps; step++) {
        const reach = 0.16 + (0.46 * (step + 0.5)) / lamp.steps;
        band(ctx, edge, other, stride, (i) => Math.max(0, -seen[i]!) ** 0.7 * reach);
      }
    }
    if (rim > 0 && (lamp.halo > 0 || seen.some((value) => value > 0.1))) {
      const layers = stride === 1 ? softRim : plainRim;
      ctx.fillStyle = css(mix(colour, lamp.rim, 0.62), (lamp.edge * rim) / (stride === 1 ? 2 : 1.4));
      for (const thick of layers) {
        band(ctx, edge, other, stride, (i) => {
          const width = Math.hypot(edge[i]![0] - other[i]![0], edge[i]![1] - other[i]![1]);
          return Math.max(0, seen[i]!, lamp.halo) * Math.min(0.3, thick / (width || 1));
        });
      }
    }
  }
  if (gloss > 0) {
    ctx.fillStyle = css([255, 252, 246], gloss);
    const from = lamp.x < 0 ? 0.2 : 0.68;
    const shine = (share: number) => tube.left.map((point, i) => between(point, tube.right[i]!, share));
    band(ctx, shine(from), shine(from + 0.12), 1, () => 1);
  }
}

/** A fold: a stroke that swells and dies away. */
export function crease(ctx: Ctx, colour: Rgb, points: readonly Point[], width: number, alpha: number): void {
  const line = tubeAlong(points, (t) => {
    const half = (Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.08)) * width) / 2;
    return [half, half];
  });
  trace(ctx, [...line.left, ...line.right.toReversed()], true);
  ctx.fillStyle = css(colour, alpha);
  ctx.fill();
}

export const foldColour = (colour: Rgb): Rgb => mix(scale(colour, 0.4), [20, 18, 46], 0.2);
