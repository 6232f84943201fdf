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
  const spun = (x: number, y: number, z: number): Vec => {
    const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
    const [x2, z2] = [x * cy + z1 * sy, -x * sy + z1 * cy];
    return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
  };
  const out: Solid = { ...solid, position: [], normal: [] };
  for (let i = 0; i < solid.position.length; i += 3) {
    const [x, y, z] = spun(
      solid.position[i]! * stretch[0],
      solid.position[i + 1]! * stretch[1],
      solid.position[i + 2]! * stretch[2],
    );
    out.position.push(x + at[0], y + at[1], z + at[2]);
    const normal = spun(
      solid.normal[i]! / stretch[0],
      solid.normal[i + 1]! / stretch[1],
      solid.normal[i + 2]! / stretch[2],
    );
    const length = Math.hypot(...normal) || 1;
    out.normal.push(normal[0] / length, normal[1] / length, normal[2] / length);
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
  const sums = new Map<string, [number, number, number]>();
  const keys: string[] = [];
  for (let i = 0; i < position.length; i += 3)
    keys.push(
      `${Math.round(position[i]! * 2e4)} ${Math.round(position[i + 1]! * 2e4)} ${Math.round(position[i + 2]! * 2e4)}`,
    );
  const p = out.position;
  for (let f = 0; f < index.length; f += 3) {
    const [a, b, c] = [index[f]! * 3, index[f + 1]! * 3, index[f + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    let [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    // Faces follow the side that their corners' old normals name.
    if (nx * normal[a]! + ny * normal[a + 1]! + nz * normal[a + 2]! < 0) [nx, ny, nz] = [-nx, -ny, -nz];
    for (const i of [index[f]!, index[f + 1]!, index[f + 2]!]) {
      const sum = sums.get(keys[i]!) ?? [0, 0, 0];
      sum[0] += nx;
      sum[1] += ny;
      sum[2] += nz;
      sums.set(keys[i]!, sum);
    }
  }
  for (const key of keys) {
    const [x, y, z] = sums.get(key) ?? [0, 1, 0];
    const length = Math.hypot(x, y, z) || 1;
    out.normal.push(x / length, y / length, z / length);
  }
  return out;
}
