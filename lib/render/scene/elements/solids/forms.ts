import type { Finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { curve, sheet, tube, type Solid, type Vec } from "#lib/render/scene/elements/shapes/solid.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A stuffed square with full corners that lies flat: half its width, depth and height. */
export const pillow = (of: Finish, [width, deep, height]: Vec): Solid =>
  sheet(of, 30, 30, (u, v) => {
    const [a, t] = [u * Math.PI * 2, v * Math.PI];
    const full = (value: number, k: number) => Math.sign(value) * Math.abs(value) ** k;
    return [
      full(Math.cos(a), 0.45) * full(Math.sin(t), 0.45) * width,
      full(Math.sin(a), 0.9) * Math.sin(t) * height,
      full(Math.cos(t), 0.45) * deep,
    ];
  });

/** A smooth outline blown up to so much depth on either side. */
export function puffed(of: Finish, outline: readonly Point[], deep: number): Solid {
  const line = curve(outline, 6, true);
  const [x0, y0] = [0, 1].map((axis) => line.reduce((sum, point) => sum + point[axis]!, 0) / line.length) as [
    number,
    number,
  ];
  return sheet(of, line.length, 40, (u, v) => {
    const at = u * line.length;
    const i = Math.floor(at);
    const [a, b] = [line[i % line.length]!, line[(i + 1) % line.length]!];
    const k = Math.sin(v * Math.PI) ** 0.9;
    const along = (axis: 0 | 1) => a[axis] + (b[axis] - a[axis]) * (at - i);
    return [x0 + (along(0) - x0) * k, y0 + (along(1) - y0) * k, Math.cos(v * Math.PI) * deep];
  });
}

/** A rope of three strands along a way, turned so often from end to end. */
export function rope(strand: Finish, way: (t: number) => Vec, radius: number, twists = 24): Solid[] {
  const steps = Math.round(twists * 6);
  const round = (t: number, from: number): Vec => {
    const [p, q] = [way(t), way(Math.min(1, t + 0.002))];
    const d: Vec = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    const l = Math.hypot(...d) || 1;
    const side: Vec = Math.abs(d[1] / l) > 0.8 ? [1, 0, 0] : [-d[2] / l, 0, d[0] / l];
    const up: Vec = [
      (d[1] * side[2] - d[2] * side[1]) / l,
      (d[2] * side[0] - d[0] * side[2]) / l,
      (d[0] * side[1] - d[1] * side[0]) / l,
    ];
    const a = t * twists * Math.PI * 2 + from;
    const [c, s] = [Math.cos(a) * radius * 0.55, Math.sin(a) * radius * 0.55];
    return [p[0] + side[0] * c + up[0] * s, p[1] + side[1] * c + up[1] * s, p[2] + side[2] * c + up[2] * s];
  };
  return [0, 1, 2].map((k) =>
    tube(
      strand,
      Array.from({ length: steps + 1 }, (_, i) => round(i / steps, (k * Math.PI * 2) / 3)),
      radius * 0.62,
      { sides: 8, steps: 1 },
    ),
  );
}

/** The part of a profile below a level, closed by a flat face. */
export function filled(profile: readonly Point[], level: number): Point[] {
  const above = profile.findIndex(([, y], i) => i > 0 && y > level);
  if (above < 0) return [...profile];
  const [[r0, y0], [r1, y1]] = [profile[above - 1]!, profile[above]!];
  const rim: Point = [r0 + ((r1 - r0) * (level - y0)) / (y1 - y0 || 1), level];
  return [...profile.slice(0, above), rim, rim, [0, level]];
}
