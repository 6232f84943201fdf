import { rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { clouding, darken, speckle, tint } from "./grain.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { slab, type Solid } from "./solid.ts";

/** Courses of stone blocks that step back to a worn top, one face in the sun and one in shade. */
export function paintPyramid(brush: Brush): void {
  const { seed } = brush;
  const courses = 44;
  const stone = finish(brush.colour ?? rgb("#c9a871"), {
    rough: 1,
    gloss: 0,
    surface: (s) => {
      const row = Math.floor(s.y * courses);
      const within = s.y * courses - row;
      const along = (Math.abs(s.nx) > Math.abs(s.nz) ? s.z : s.x) * 30 + (row % 2) * 0.5;
      const block = Math.floor(along);
      darken(s, 0.82 + 0.26 * speckle(block, row, 3, seed));
      if (within < 0.16 || along - block < 0.07) darken(s, 0.84);
      darken(s, 0.86 + 0.26 * clouding(s.x * 8, s.y * 8, s.z * 8, seed));
      // What is left of the smooth casing near the top.
      if (s.y > 0.83 + 0.06 * clouding(s.x * 12, s.y * 4, s.z * 12, seed + 5)) tint(s, [226, 208, 170], 0.5);
      s.ny += within < 0.3 ? 0.5 : 0;
    },
  });
  const steps: Solid[] = Array.from({ length: courses }, (_, i) => {
    const y = (i + 0.5) / courses;
    const wide = (1 - i / courses) * 1.57 + 0.012;
    const rough = 1 + (speckle(i, 7, 2, seed) - 0.5) * 0.006;
    return moved(slab(stone, wide * rough, 1 / courses + 0.002, wide, 0.003), { at: [0, y, 0] });
  }).map((solid, i) => ({
    ...solid,
    local: solid.local.map((value, k) => (k % 3 === 1 ? value + (i + 0.5) / courses : value)),
  }));
  sculpt(brush, () => steps, { pitch: 0.04, turn: -0.62, distance: 9 });
}
