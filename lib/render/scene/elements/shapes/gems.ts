import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { finish } from "./finish.ts";
import { tint } from "./grain.ts";
import { turned, type Solid, type Vec } from "./solid.ts";

/** A cut stone: flat faces that each answer the light alone. */
export const gem = (colour: Rgb, radius: number, facets = 8): Solid[] => {
  const cut = finish(colour, {
    rough: 0.02,
    gloss: 1,
    soft: 0.4,
    glow: 0.25,
    surface: (s) => {
      // Every face throws back another piece of the room.
      const fire = Math.abs(Math.sin(s.nx * 12.9 + s.ny * 78.2 + s.nz * 37.7) * 438.5) % 1;
      tint(s, fire > 0.62 ? mix(colour, [255, 255, 255], 0.7) : scale(colour, 0.25 + fire * 0.75), 0.75);
      s.glow = fire > 0.8 ? 0.4 : 0.08;
    },
  });
  const r = radius;
  const body = turned(
    cut,
    [
      [0, -0.85 * r],
      [0, -0.85 * r],
      [0.5 * r, -0.42 * r],
      [0.5 * r, -0.42 * r],
      [r, 0],
      [r, 0],
      [0.98 * r, 0.08 * r],
      [0.98 * r, 0.08 * r],
      [0.8 * r, 0.27 * r],
      [0.8 * r, 0.27 * r],
      [0.55 * r, 0.4 * r],
      [0.55 * r, 0.4 * r],
      [0, 0.4 * r],
    ],
    facets * 2,
    1,
  );
  return [flatFaced(body)];
};

/** The body with one normal a triangle. */
function flatFaced(solid: Solid): Solid {
  const out: Solid = { finish: solid.finish, position: [], normal: [], local: [], index: [] };
  for (let f = 0; f < solid.index.length; f += 3) {
    const corners = [0, 1, 2].map((k) => {
      const i = solid.index[f + k]! * 3;
      return [solid.position[i]!, solid.position[i + 1]!, solid.position[i + 2]!] as const;
    });
    const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const n: Vec = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux];
    const length = Math.hypot(...n);
    if (length < 1e-12) continue;
    for (const p of corners) {
      out.index.push(out.position.length / 3);
      out.position.push(...p);
      out.local.push(...p);
      out.normal.push(n[0] / length, n[1] / length, n[2] / length);
    }
  }
  return out;
}
