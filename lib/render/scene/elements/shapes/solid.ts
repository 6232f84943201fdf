import { ears } from "./ears.ts";
import type { Finish } from "./finish.ts";
import type { Point } from "./strokes.ts";

export type Vec = readonly [x: number, y: number, z: number];

/** A body made of triangles, of one finish. x to the right, y up, z towards the lens, in units of the element's height. */
export interface Solid {
  finish: Finish;
  /** Three numbers a corner. */
  position: number[];
  normal: number[];
  /** Where the corner lay before the body was moved: grain and weave go with the body. */
  local: number[];
  index: number[];
}

/** `"x y, x y"` as points of an outline or profile. */
export const points = (text: string): Point[] =>
  text.split(",").map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number);
    return [x, y];
  });

/** `"x y z, x y z"` as places in the room. */
export const places = (text: string): Vec[] =>
  text.split(",").map((triple): Vec => {
    const [x = 0, y = 0, z = 0] = triple.trim().split(/\s+/).map(Number);
    return [x, y, z];
  });

/** A ring of places that faces the lens, for a closed tube. */
export const hoop = (radius: number, tall = 1, count = 12): Vec[] =>
  Array.from({ length: count }, (_, i): Vec => {
    const angle = (i / count) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * tall, 0];
  });

const empty = (finish: Finish): Solid => ({ finish, position: [], normal: [], local: [], index: [] });

function corner(solid: Solid, position: Vec, normal: Vec): number {
  const [x, y, z] = position;
  const [nx, ny, nz] = normal;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  solid.position.push(x, y, z);
  solid.local.push(x, y, z);
  solid.normal.push(nx / length, ny / length, nz / length);
  return solid.position.length / 3 - 1;
}

/** Points along a smooth curve; a point given twice is a sharp corner. */
export function curve(points: readonly Point[], steps = 6, closed = false): Point[] {
  const runs: Point[][] = [[]];
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    runs.at(-1)!.push(point);
    if (before && before[0] === point[0] && before[1] === point[1]) {
      runs.at(-1)!.pop();
      runs.push([point]);
    }
  }
  const round = closed && runs.length === 1;
  if (closed && !round) runs.at(-1)!.push(points[0]!);
  const out: Point[] = [];
  for (const run of runs) {
    const n = run.length;
    const at = (i: number): Point => (round ? run[(i + n) % n]! : run[Math.max(0, Math.min(n - 1, i))]!);
    for (let i = 0; i < (round ? n : n - 1); i++) {
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      for (let k = 0; k < steps; k++) {
        const t = k / steps;
        const axis = (a: 0 | 1) =>
          0.5 *
          (2 * p1[a] +
            (p2[a] - p0[a]) * t +
            (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t +
            (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t ** 3);
        out.push([axis(0), axis(1)]);
      }
    }
    if (!closed) out.push(run[n - 1]!);
  }
  return out;
}

/** A body turned on a lathe from points of [radius, height], foot first; a point given twice is a sharp edge. */
export function turned(finish: Finish, profile: readonly Point[], sides = 56, steps = 5): Solid {
  const solid = empty(finish);
  const line = curve(profile, steps);
  const columns = sides + 1;
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (Math.hypot(b[0] - a[0], b[1] - a[1]) < 1e-6) continue;
    const slope = (from: Point, to: Point): Point => [to[1] - from[1], from[0] - to[0]];
    const own = slope(a, b);
    const shared = (other: Point | undefined): Point => {
      if (!other) return own;
      const la = Math.hypot(...own) || 1;
      const lb = Math.hypot(...other) || 1;
      const cos = (own[0] * other[0] + own[1] * other[1]) / (la * lb);
      return lb < 1e-7 || cos < 0.72 ? own : [own[0] / la + other[0] / lb, own[1] / la + other[1] / lb];
    };
    const previous = line[i - 1];
    const next = line[i + 2];
    const na = shared(previous && slope(previous, a));
    const nb = shared(next && slope(b, next));
    const first = solid.position.length / 3;
    for (const [point, n] of [
      [a, na],
      [b, nb],
    ] as const)
      for (let k = 0; k < columns; k++) {
        const angle = (k / sides) * Math.PI * 2;
        const c = Math.cos(angle);
        const s = Math.sin(angle);
        corner(solid, [point[0] * c, point[1], point[0] * s], [n[0] * c, n[1], n[0] * s]);
      }
    for (let k = 0; k < sides; k++) {
      const [p, q] = [first + k, first + columns + k];
      solid.index.push(p, q, p + 1, p + 1, q, q + 1);
    }
  }
  return solid;
}

export const ball = (finish: Finish, radius: number): Solid => {
  // Seeds and bubbles need no more corners than can be seen.
  const [rows, sides] = radius < 0.06 ? [7, 14] : [24, 32];
  const half = Array.from({ length: rows + 1 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i / rows) * Math.PI;
    return [Math.max(0, Math.cos(angle) * radius), Math.sin(angle) * radius];
  });
  return turned(finish, half, sides, 1);
};

/** A surface over a square of [u, v] from 0 to 1: cloth, paper, crust. */
export function sheet(finish: Finish, across: number, down: number, at: (u: number, v: number) => Vec): Solid {
  const solid = empty(finish);
  const e = 0.002;
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) {
      const [u, v] = [i / across, j / down];
      const a = at(Math.min(1, u + e), v);
      const b = at(Math.max(0, u - e), v);
      const c = at(u, Math.min(1, v + e));
      const d = at(u, Math.max(0, v - e));
      corner(solid, at(u, v), cross([a[0] - b[0], a[1] - b[1], a[2] - b[2]], [c[0] - d[0], c[1] - d[1], c[2] - d[2]]));
    }
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const p = j * (across + 1) + i;
      solid.index.push(p, p + 1, p + across + 1, p + 1, p + across + 2, p + across + 1);
    }
  return solid;
}

const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A round rod that follows a smooth path; its radius may change along it. */
export function tube(
  finish: Finish,
  path: readonly Vec[],
  radius: number | ((t: number) => number),
  { sides = 12, steps = 6, closed = false } = {},
): Solid {
  const solid = empty(finish);
  const n = path.length;
  const at = (i: number): Vec => (closed ? path[(i + n) % n]! : path[Math.max(0, Math.min(n - 1, i))]!);
  const points: Vec[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const axis = (a: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[a] +
          (p2[a] - p0[a]) * t +
          (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t +
          (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t ** 3);
      points.push([axis(0), axis(1), axis(2)]);
    }
  points.push(closed ? points[0]! : path[n - 1]!);
  let side: Vec = [0, 0, 1];
  const rings = points.length;
  for (let i = 0; i < rings; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(rings - 1, i + 1)]!;
    const along: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    let up = cross(along, side);
    if (Math.hypot(...up) < 1e-5) up = cross(along, [1, 0.1, 0]);
    const lu = Math.hypot(...up) || 1;
    up = [up[0] / lu, up[1] / lu, up[2] / lu];
    const s = cross(up, along);
    const ls = Math.hypot(...s) || 1;
    side = [s[0] / ls, s[1] / ls, s[2] / ls];
    const r = typeof radius === "number" ? radius : radius(i / (rings - 1));
    for (let k = 0; k <= sides; k++) {
      const angle = (k / sides) * Math.PI * 2;
      const c = Math.cos(angle);
      const d = Math.sin(angle);
      const normal: Vec = [side[0] * c + up[0] * d, side[1] * c + up[1] * d, side[2] * c + up[2] * d];
      const p = points[i]!;
      corner(solid, [p[0] + normal[0] * r, p[1] + normal[1] * r, p[2] + normal[2] * r], normal);
    }
  }
  for (let i = 0; i < rings - 1; i++)
    for (let k = 0; k < sides; k++) {
      const p = i * (sides + 1) + k;
      solid.index.push(p, p + sides + 1, p + 1, p + 1, p + sides + 1, p + sides + 2);
    }
  if (!closed)
    for (const [ring, sign] of [
      [0, -1],
      [rings - 1, 1],
    ] as const) {
      const p = points[ring]!;
      const q = points[ring - sign]!;
      const normal: Vec = [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
      const middle = corner(solid, p, normal);
      const first = middle + 1;
      for (let k = 0; k <= sides; k++) {
        const o = (ring * (sides + 1) + k) * 3;
        corner(solid, [solid.position[o]!, solid.position[o + 1]!, solid.position[o + 2]!], normal);
      }
      for (let k = 0; k < sides; k++) solid.index.push(middle, first + k, first + k + 1);
    }
  return solid;
}

/** A flat outline with thickness and rounded edges, its middle plane at z = 0. */
export function extruded(finish: Finish, outline: readonly Point[], depth: number, bevel = 0.01): Solid {
  const solid = empty(finish);
  let area = 0;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    area += p[0] * q[1] - q[0] * p[1];
  });
  const ring = area < 0 ? outline.toReversed() : [...outline];
  const n = ring.length;
  const edge = Math.min(bevel, depth / 2);
  const outward = ring.map((p, i): Point => {
    const a = ring[(i + n - 1) % n]!;
    const b = ring[(i + 1) % n]!;
    const [ux, uy] = unit(p[1] - a[1], a[0] - p[0]);
    const [vx, vy] = unit(b[1] - p[1], p[0] - b[0]);
    const [mx, my] = unit(ux + vx, uy + vy);
    const k = 1 / Math.max(0.45, mx * ux + my * uy);
    return [mx * k, my * k];
  });
  const rounds = 3;
  const loops: { inset: number; z: number; flat: number; front: number }[] = [];
  for (let i = 0; i <= rounds; i++) {
    const angle = (i / rounds) * (Math.PI / 2);
    loops.push({
      inset: edge * (1 - Math.sin(angle)),
      z: depth / 2 - edge * (1 - Math.cos(angle)),
      flat: Math.sin(angle),
      front: Math.cos(angle),
    });
  }
  for (const { inset, z, flat, front } of loops.slice().toReversed()) loops.push({ inset, z: -z, flat, front: -front });
  for (let i = 0; i < n; i++) {
    const a = i;
    const b = (i + 1) % n;
    const face = unit(ring[b]![1] - ring[a]![1], ring[a]![0] - ring[b]![0]);
    const smooth = (k: number): Point => {
      const [x, y] = unit(...outward[k]!);
      return x * face[0] + y * face[1] > 0.86 ? [x, y] : face;
    };
    const first = solid.position.length / 3;
    for (const { inset, z, flat, front } of loops)
      for (const k of [a, b]) {
        const [ox, oy] = outward[k]!;
        const [nx, ny] = smooth(k);
        corner(
          solid,
          [ring[k]![0] - ox * inset, ring[k]![1] - oy * inset, z],
          [nx * flat, ny * flat, front + 1e-4 * Math.sign(front)],
        );
      }
    for (let k = 0; k < loops.length - 1; k++) {
      const p = first + k * 2;
      solid.index.push(p, p + 1, p + 2, p + 1, p + 3, p + 2);
    }
  }
  const cap = ring.map((p, i): Point => [p[0] - outward[i]![0] * edge, p[1] - outward[i]![1] * edge]);
  const triangles = ears(cap);
  for (const sign of [1, -1]) {
    const first = solid.position.length / 3;
    for (const [x, y] of cap) corner(solid, [x, y, (sign * depth) / 2], [0, 0, sign]);
    for (const k of triangles) solid.index.push(first + k);
  }
  return solid;
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** A box with rounded edges, its middle at the origin. */
export function slab(finish: Finish, width: number, height: number, depth: number, round = 0.02): Solid {
  const r = Math.min(round, width / 2, height / 2);
  const outline: Point[] = [];
  for (const [cx, cy, from] of [
    [width / 2 - r, height / 2 - r, 0],
    [-width / 2 + r, height / 2 - r, 1],
    [-width / 2 + r, -height / 2 + r, 2],
    [width / 2 - r, -height / 2 + r, 3],
  ] as const)
    for (let k = 0; k <= 3; k++) {
      const angle = (from + k / 3) * (Math.PI / 2);
      outline.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    }
  return extruded(finish, outline, depth, r * 0.85);
}
