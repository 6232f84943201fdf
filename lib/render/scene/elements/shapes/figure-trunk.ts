import { flat, type Joint } from "./figure-space.ts";
import type { Easel } from "./figure-limbs.ts";
import { along, between, bow, on, type Tube } from "./figure-tube.ts";
import type { Point } from "./strokes.ts";

/** A trunk or a skirt: its outline and, row by row, how wide, how deep and how turned to the lens it is. */
export interface Trunk {
  tube: Tube;
  rows: readonly { wide: number; deep: number; yaw: number; half: number }[];
}

const halfOf = (wide: number, deep: number, yaw: number): number =>
  Math.hypot(wide * Math.sin(yaw), deep * Math.cos(yaw));

function place(trunk: Trunk, z: number, down: number, back: boolean): { at: Point; seen: boolean } {
  const row = trunk.rows[Math.round(Math.max(0, Math.min(1, down)) * (trunk.rows.length - 1))]!;
  const forward = row.deep * Math.sqrt(Math.max(0, 1 - z * z)) * (back ? -1 : 1);
  const x = forward * Math.cos(row.yaw) - z * row.wide * Math.sin(row.yaw);
  const seen = forward * Math.sin(row.yaw) + z * row.wide * Math.cos(row.yaw) > -0.012;
  // What turns away ends at the outline.
  const across = seen ? 0.5 + (0.5 * x) / (row.half || 1e-4) : x > 0 ? 1 : 0;
  return { at: on(trunk.tube, Math.max(0.01, Math.min(0.99, across)), down), seen };
}

/**
 * A point on the cloth: `z` -1 at its left hip to 1 at its right, `down` from the neck. Null where it turns away;
 * `back` asks for the other side of the body.
 */
export function faceAt(trunk: Trunk, z: number, down: number, back = false): Point | null {
  const { at, seen } = place(trunk, z, down, back);
  return seen ? at : null;
}

/** Points on the cloth; those that turn away lie on its outline. Empty when none can be seen. */
export function facePath(trunk: Trunk, path: readonly (readonly [number, number])[], back = false): Point[] {
  const places = path.map(([z, down]) => place(trunk, z, down, back));
  return places.some(({ seen }) => seen) ? places.map(({ at }) => at) : [];
}

/** The trunk from the neck to just below the hips. Rows: neck, shoulder, armpit, chest, rib, waist, hip, seat, hem. */
export function trunkOf(easel: Easel, ease: number, tail: number, flare: number, waisted: boolean): Trunk {
  const { figure, body } = easel;
  const [neck, chest, waist, pelvis] = [figure.neck, figure.chest, figure.waist, figure.pelvis].map(flat) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const down: Point = [pelvis[0] - waist[0], pelvis[1] - waist[1]];
  const size = Math.hypot(...down) || 1e-4;
  const sit = Math.abs(figure.knees[0].y - figure.hips[0].y) < 0.12 ? 0.3 : 1;
  const hem: Point = [
    pelvis[0] + (down[0] / size) * (0.02 + tail) * sit,
    pelvis[1] + (down[1] / size) * (0.022 + tail) * sit,
  ];
  const cy = figure.chest_yaw;
  const hy = figure.hip_yaw;
  const slim = waisted ? 0.25 : 1;
  const [cw, cd] = body.chest;
  const [ww, wd] = body.waist;
  const [sw, sd] = body.seat;
  const spec: { at: Point; wide: number; deep: number; yaw: number; front: number }[] = [
    { at: between(neck, chest, 0.6), wide: cw * 0.99 + ease, deep: cd * 0.82 + ease, yaw: cy, front: body.bust * 0.25 },
    { at: between(neck, chest, 1), wide: cw * 0.97 + ease, deep: cd + ease, yaw: cy, front: 0.006 + body.bust },
    {
      at: between(chest, waist, 0.42),
      wide: (cw + ww) / 2 + ease,
      deep: (cd + wd) / 2 + ease,
      yaw: (cy * 2 + hy) / 3,
      front: 0.006 + body.bust * 0.35 + body.belly * 0.5,
    },
    {
      at: between(chest, waist, 0.95),
      wide: ww + ease * slim,
      deep: wd + ease * slim,
      yaw: (cy + hy) / 2,
      front: 0.002 + body.belly,
    },
    {
      at: between(waist, pelvis, 0.5),
      wide: (ww + sw) / 2 + ease,
      deep: (wd + sd) / 2 + ease,
      yaw: hy,
      front: -0.001 + body.belly * 0.8,
    },
    { at: between(waist, pelvis, 1.02), wide: sw + ease, deep: sd + ease, yaw: hy, front: -0.009 },
    { at: hem, wide: sw + ease + flare, deep: sd + ease + flare, yaw: hy, front: -0.007 },
  ];
  const left: Point[] = [];
  const right: Point[] = [];
  const rows: { wide: number; deep: number; yaw: number; half: number }[] = [];
  // Neck and shoulders follow their own joints: a raised arm lifts its shoulder.
  const [a, b] =
    figure.shoulders[0].x < figure.shoulders[1].x
      ? [figure.shoulders[0], figure.shoulders[1]]
      : [figure.shoulders[1], figure.shoulders[0]];
  const throat = 0.026 + body.neck * 0.5 + ease * 0.4;
  const lean = Math.cos(cy) * 0.006;
  left.push([neck[0] - throat + lean, neck[1] - 0.014]);
  right.push([neck[0] + throat + lean, neck[1] - 0.014]);
  rows.push({ wide: throat, deep: throat, yaw: cy, half: throat });
  const span = (b.x - a.x) / 2;
  const aside = Math.cos(cy) ** 2;
  const extra = 0.001 + 0.024 * aside + ease * 0.5;
  const mid: Point = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  // From the side the shoulders are the slope of the back, which leans with it.
  const fall = Math.hypot(chest[0] - neck[0], chest[1] - neck[1]) || 1e-4;
  const tilt = (chest[0] - neck[0]) / fall;
  const cap = (joint: Joint, side: number): Point => [
    mid[0] + side * (span + extra),
    joint.y - 0.009 + 0.014 * aside - ease * 0.3 - side * tilt * (span + extra) * aside,
  ];
  left.push(cap(a, -1));
  right.push(cap(b, 1));
  rows.push({ wide: body.shoulder + extra, deep: cd * 0.8, yaw: cy, half: span + extra });
  spec.forEach((row, i) => {
    const before = i === 0 ? neck : spec[i - 1]!.at;
    const after = spec[Math.min(spec.length - 1, i + 1)]!.at;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1e-4;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    const half = halfOf(row.wide, row.deep, row.yaw);
    const shift = row.front * Math.cos(row.yaw);
    left.push([row.at[0] + nx * (half - shift), row.at[1] + ny * (half - shift)]);
    right.push([row.at[0] - nx * (half + shift), row.at[1] - ny * (half + shift)]);
    rows.push({ wide: row.wide, deep: row.deep, yaw: row.yaw, half });
  });
  return { tube: { left, right }, rows };
}

/** What hangs from the waist around both legs: skirts, coat tails, robes. `length` from the hips, in heights. */
export function skirtOf(easel: Easel, length: number, flare: number, ease: number, waisted = true): Trunk {
  const slim = waisted ? 0.3 : 1;
  const { figure, body } = easel;
  const waist = flat(figure.waist);
  const pelvis = flat(figure.pelvis);
  const yaw = figure.hip_yaw;
  const legs = ([0, 1] as const).map((i) =>
    bow([flat(figure.hips[i]), flat(figure.knees[i]), flat(figure.ankles[i])], 20),
  );
  const share = Math.min(0.97, length / (0.497 * body.legs));
  const steps = Math.max(4, Math.round(share * 12));
  const [ww, wd] = body.waist;
  const [sw, sd] = body.seat;
  const rows: { at: Point; half: number; wide: number; deep: number; shift: number }[] = [
    {
      at: between(flat(figure.chest), waist, 0.95),
      wide: ww + ease * slim,
      deep: wd + ease * slim,
      half: 0,
      shift: 0.002 + body.belly,
    },
    {
      at: between(waist, pelvis, 0.5),
      wide: (ww + sw) / 2 + ease,
      deep: (wd + sd) / 2 + ease,
      half: 0,
      shift: body.belly * 0.7,
    },
    { at: pelvis, wide: sw + ease, deep: sd + ease, half: 0, shift: -0.009 },
  ].map((row) => ({ ...row, half: halfOf(row.wide, row.deep, yaw) }));
  for (let i = 1; i <= steps; i++) {
    const u = (i / steps) * share;
    const index = u * 20;
    const k = Math.min(19, Math.floor(index));
    const [a, b] = legs.map((leg) => between(leg[k]!, leg[k + 1]!, index - k)) as [Point, Point];
    const [pa, pb] = legs.map((leg) => leg[Math.max(0, k - 2)]!) as [Point, Point];
    const at = between(a, b, 0.5);
    const tangent: Point = [at[0] - (pa[0] + pb[0]) / 2, at[1] - (pa[1] + pb[1]) / 2];
    const size = Math.hypot(...tangent) || 1e-4;
    const apart = Math.abs((a[0] - b[0]) * (-tangent[1] / size) + (a[1] - b[1]) * (tangent[0] / size)) / 2;
    const fall = i / steps;
    const leg = along([0.048, 0.048, 0.045, 0.042, 0.04], u) * body.girth;
    const hip = halfOf(sw, sd, yaw) * Math.max(0, 1 - fall * 2.2);
    const half = Math.max(hip, apart * 0.92 + leg) + ease + flare * fall ** 1.15;
    rows.push({ at, half, wide: half, deep: half * 0.8, shift: -0.006 * (1 - fall) });
  }
  const left: Point[] = [];
  const right: Point[] = [];
  rows.forEach((row, i) => {
    const before = rows[Math.max(0, i - 1)]!.at;
    const after = rows[Math.min(rows.length - 1, i + 1)]!.at;
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1e-4;
    const nx = -(after[1] - before[1]) / size;
    const ny = (after[0] - before[0]) / size;
    const shift = row.shift * Math.cos(yaw);
    left.push([row.at[0] + nx * (row.half - shift), row.at[1] + ny * (row.half - shift)]);
    right.push([row.at[0] - nx * (row.half + shift), row.at[1] - ny * (row.half + shift)]);
  });
  return { tube: { left, right }, rows: rows.map(({ wide, deep, half }) => ({ wide, deep, half, yaw })) };
}
