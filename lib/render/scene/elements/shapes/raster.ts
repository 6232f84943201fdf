import type { Finish } from "./finish.ts";
import type { Solid } from "./solid.ts";

export interface Lens {
  pitch: number;
  turn: number;
  distance: number;
  window: { left: number; right: number; top: number; bottom: number };
  width: number;
  height: number;
}

/** Bodies as one mesh, turned before the lens. */
export interface Merged {
  position: Float32Array;
  normal: Float32Array;
  local: Float32Array;
  index: Uint32Array;
  /** Finish of each triangle. */
  finishOf: Uint16Array;
  finishes: readonly Finish[];
  /** Pixel across, pixel down and nearness of each corner. */
  seen: Float32Array;
}

export function merged(solids: readonly Solid[], lens: Lens): Merged {
  const corners = solids.reduce((sum, { position }) => sum + position.length, 0);
  const triples = solids.reduce((sum, { index }) => sum + index.length, 0);
  const mesh: Merged = {
    position: new Float32Array(corners),
    normal: new Float32Array(corners),
    local: new Float32Array(corners),
    index: new Uint32Array(triples),
    finishOf: new Uint16Array(triples / 3),
    finishes: solids.map(({ finish }) => finish),
    seen: new Float32Array(corners),
  };
  const [st, ct] = [Math.sin(lens.turn), Math.cos(lens.turn)];
  const [sin, cos] = [Math.sin(lens.pitch), Math.cos(lens.pitch)];
  const px = lens.width / (lens.window.right - lens.window.left);
  const py = lens.height / (lens.window.bottom - lens.window.top);
  let at = 0;
  let used = 0;
  solids.forEach((solid, which) => {
    const first = at / 3;
    for (let i = 0; i < solid.position.length; i += 3, at += 3) {
      const [x, y, z] = [solid.position[i]!, solid.position[i + 1]!, solid.position[i + 2]!];
      const [nx, nz] = [solid.normal[i]!, solid.normal[i + 2]!];
      const rx = x * ct + z * st;
      const rz = -x * st + z * ct;
      mesh.position[at] = rx;
      mesh.position[at + 1] = y;
      mesh.position[at + 2] = rz;
      mesh.normal[at] = nx * ct + nz * st;
      mesh.normal[at + 1] = solid.normal[i + 1]!;
      mesh.normal[at + 2] = -nx * st + nz * ct;
      for (let k = 0; k < 3; k++) mesh.local[at + k] = solid.local[i + k]!;
      const near = y * sin + rz * cos;
      const up = y * cos - rz * sin;
      const k = lens.distance / (lens.distance - near);
      // The foot of a thing stays on its line whatever the perspective.
      mesh.seen[at] = (rx * k - lens.window.left) * px;
      mesh.seen[at + 1] = ((-up * k) / cos - lens.window.top) * py;
      mesh.seen[at + 2] = near;
    }
    mesh.finishOf.fill(which, used / 3, (used + solid.index.length) / 3);
    for (const i of solid.index) mesh.index[used++] = first + i;
  });
  return mesh;
}

/** What each pixel shows: the triangle, where on it, and how near. */
export interface Depths {
  face: Int32Array;
  u: Float32Array;
  v: Float32Array;
  z: Float32Array;
}

/** Room for two pictures of depths, used again and again: what is opaque, and what is glass before it. */
const rooms: Partial<Record<"opaque" | "glass", Depths>> = {};

function roomFor(pixels: number, of: "opaque" | "glass", farthest: number): Depths {
  const known = rooms[of];
  const depths =
    known && known.face.length >= pixels
      ? known
      : (rooms[of] = {
          face: new Int32Array(pixels),
          u: new Float32Array(pixels),
          v: new Float32Array(pixels),
          z: new Float32Array(pixels),
        });
  depths.face.fill(-1, 0, pixels);
  depths.z.fill(farthest, 0, pixels);
  return depths;
}

/**
 * Draws a mesh, keeping its nearest (or farthest) faces that stand before `before`. The answer lasts until the next
 * call of its sort: with `before` or without.
 */
export function depthsOf(mesh: Merged, lens: Lens, keep: "near" | "far", before: Depths | null): Depths {
  const { width, height } = lens;
  const { seen, index } = mesh;
  const sign = keep === "near" ? 1 : -1;
  const ahead = before?.face ?? null;
  const aheadZ = before?.z ?? null;
  const depths = roomFor(width * height, before ? "glass" : "opaque", -1e9 * sign);
  const { face: faces, u: us, v: vs, z: zs } = depths;
  for (let f = 0, n = 0; f < index.length; f += 3, n++) {
    const a = index[f]! * 3;
    const b = index[f + 1]! * 3;
    const c = index[f + 2]! * 3;
    const ax = seen[a]! - 0.5;
    const ay = seen[a + 1]! - 0.5;
    const bx = seen[b]! - 0.5;
    const by = seen[b + 1]! - 0.5;
    const cx = seen[c]! - 0.5;
    const cy = seen[c + 1]! - 0.5;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    const ux = (cy - ay) / area;
    const uy = -(cx - ax) / area;
    const vx = -(by - ay) / area;
    const vy = (bx - ax) / area;
    const za = seen[a + 2]!;
    const zb = seen[b + 2]! - za;
    const zc = seen[c + 2]! - za;
    for (let y = y0; y <= y1; y++) {
      let u = (x0 - ax) * ux + (y - ay) * uy;
      let v = (x0 - ax) * vx + (y - ay) * vy;
      for (let x = x0, at = y * width + x0; x <= x1; x++, at++, u += ux, v += vx) {
        if (u < -1e-5 || v < -1e-5 || u + v > 1.00002) continue;
        const z = za + zb * u + zc * v;
        if ((z - zs[at]!) * sign <= 0) continue;
        if (ahead !== null && aheadZ !== null && ahead[at]! >= 0 && z < aheadZ[at]!) continue;
        zs[at] = z;
        faces[at] = n;
        us[at] = u;
        vs[at] = v;
      }
    }
  }
  return depths;
}
