import type { Solid, Vec } from "./solid.ts";

export interface Move {
  at?: Vec;
  /** Turns about x, y and z in radians, in this order. */
  turn?: Vec;
  stretch?: Vec;
}

/** The body stretched, then turned, then put in its place. */
export function moved(solid: Solid, { at = [0, 0, 0], turn = [0, 0, 0], stretch = [1, 1, 1] }: Move): Solid {
  const [sx, cx] = [Math.sin(turn[0]), Math.cos(turn[0])];
  const [sy, cy] = [Math.sin(turn[1]), Math.cos(turn[1])];
  const [sz, cz] = [Math.sin(turn[2]), Math.cos(turn[2])];
  // The turns about x, y and z as one matrix.
  const [ax, ay, az] = [cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz];
  const [bx, by, bz] = [cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz];
  const [dx, dy, dz] = [-sy, sx * cy, cx * cy];
  const { position, normal } = solid;
  const out: Solid = { ...solid, position: [], normal: [] };
  for (let i = 0; i < position.length; i += 3) {
    const x = position[i]! * stretch[0];
    const y = position[i + 1]! * stretch[1];
    const z = position[i + 2]! * stretch[2];
    out.position.push(
      x * ax + y * ay + z * az + at[0],
      x * bx + y * by + z * bz + at[1],
      x * dx + y * dy + z * dz + at[2],
    );
    const nx = normal[i]! / stretch[0];
    const ny = normal[i + 1]! / stretch[1];
    const nz = normal[i + 2]! / stretch[2];
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    out.normal.push(
      (nx * ax + ny * ay + nz * az) / length,
      (nx * bx + ny * by + nz * bz) / length,
      (nx * dx + ny * dy + nz * dz) / length,
    );
  }
  return out;
}

/** Several bodies moved as one. */
export const together = (solids: readonly Solid[], move: Move): Solid[] => solids.map((solid) => moved(solid, move));

/** The body with its skin pushed out by a distance that depends on the place, and its normals taken anew. */
export function swollen(solid: Solid, by: (x: number, y: number, z: number) => number): Solid {
  const { position, normal, index } = solid;
  const out: Solid = { ...solid, position: [], normal: [] };
  for (let i = 0; i < position.length; i += 3) {
    const d = by(position[i]!, position[i + 1]!, position[i + 2]!);
    for (let k = 0; k < 3; k++) out.position.push(position[i + k]! + normal[i + k]! * d);
  }
  // Corners at one place share a normal; a place is told by one whole number.
  const ids = new Map<number, number>();
  const shared = new Uint32Array(position.length / 3);
  for (let i = 0; i < position.length; i += 3) {
    const key =
      (Math.round(position[i]! * 2e4) * 131_072 + Math.round(position[i + 1]! * 2e4)) * 131_072 +
      Math.round(position[i + 2]! * 2e4);
    let id = ids.get(key);
    if (id === undefined) ids.set(key, (id = ids.size * 3));
    shared[i / 3] = id;
  }
  const sums = new Float64Array(ids.size * 3);
  const p = out.position;
  for (let f = 0; f < index.length; f += 3) {
    const a = index[f]! * 3;
    const b = index[f + 1]! * 3;
    const c = index[f + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    // Faces follow the side that their corners' old normals name.
    const outward = nx * normal[a]! + ny * normal[a + 1]! + nz * normal[a + 2]! < 0 ? -1 : 1;
    for (let k = 0; k < 3; k++) {
      const id = shared[index[f + k]!]!;
      sums[id]! += nx * outward;
      sums[id + 1]! += ny * outward;
      sums[id + 2]! += nz * outward;
    }
  }
  for (const id of shared) {
    const x = sums[id]!;
    const y = sums[id + 1]!;
    const z = sums[id + 2]!;
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    out.normal.push(x / length, y / length, z / length);
  }
  return out;
}
