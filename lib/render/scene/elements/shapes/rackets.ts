import { mix, rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { darken, leather, speckle, tint } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, hoop, tube, type Solid, type Vec } from "./solid.ts";

/** Felt with the one white seam that winds round a tennis ball. */
const felt = (seed: number): Finish =>
  finish(rgb("#c9d83a"), {
    rough: 1,
    gloss: 0,
    soft: 0.4,
    surface: (s) => {
      darken(s, 0.8 + 0.3 * speckle(s.x * 420, s.y * 420, s.z * 420, seed));
      const a = Math.atan2(s.z, s.x);
      const r = Math.hypot(s.x, s.y, s.z) || 1;
      if (Math.abs(s.y / r - 0.5 * Math.sin(a * 2)) < 0.1) tint(s, [240, 242, 226], 0.85);
    },
  });

/** A strung head on an open throat, a wrapped grip, and a ball beside it. */
export function paintRacket(brush: Brush): void {
  const { seed } = brush;
  const tone = brush.colour ?? mix(rgb("#1f2733"), brush.light.accent, 0.25);
  const frame = finish(tone, {
    rough: 0.22,
    gloss: 0.8,
    surface: (s) => {
      if (Math.abs(s.x) > 0.17 && s.y > 0.55 && s.y < 0.78) tint(s, [232, 232, 226], 0.9);
    },
  });
  const gut = finish(rgb("#efe9d8"), { rough: 0.4, gloss: 0.4 });
  const [cx, cy, rx, ry] = [0, 0.745, 0.19, 0.235];
  const strings: Solid[] = [];
  for (let i = -7; i <= 7; i++) {
    const x = (i / 8) * rx;
    const h = ry * Math.sqrt(1 - (x / rx) ** 2);
    strings.push(tube(gut, [[x, cy - h, 0], [x, cy, 0.002], [x, cy + h, 0]], 0.0026, { sides: 5, steps: 2 })); // prettier-ignore
  }
  for (let i = -9; i <= 9; i++) {
    const y = (i / 10) * ry;
    const w = rx * Math.sqrt(1 - (y / ry) ** 2);
    strings.push(tube(gut, [[-w, cy + y, 0], [0, cy + y, 0.002], [w, cy + y, 0]], 0.0026, { sides: 5, steps: 2 })); // prettier-ignore
  }
  const head = moved(tube(frame, hoop(rx, ry / rx, 20), 0.017, { sides: 12, steps: 6, closed: true }), {
    at: [cx, cy, 0],
  });
  const throat = [-1, 1].map((side): Solid => {
    const path: Vec[] = [[side * 0.145, 0.6, 0], [side * 0.085, 0.5, 0], [side * 0.03, 0.38, 0], [side * 0.014, 0.3, 0]]; // prettier-ignore
    return tube(frame, path, 0.0155, { sides: 10, steps: 8 });
  });
  const wrap = leather(rgb("#1b1a1c"), seed);
  const grip = tube(
    {
      ...wrap,
      surface: (s) => {
        wrap.surface?.(s);
        const turn = s.y * 46 + Math.atan2(s.z, s.x) / (Math.PI * 2);
        darken(s, turn - Math.floor(turn) < 0.14 ? 0.5 : 1.1);
      },
    },
    [[0, 0, 0], [0, 0.015, 0], [0, 0.16, 0], [0, 0.31, 0]], // prettier-ignore
    (t) => 0.027 + (t < 0.06 ? 0.006 : 0),
    { sides: 14, steps: 6 },
  );
  sculpt(
    brush,
    () => [
      ...together([head, ...throat, grip, ...strings], { turn: [-0.12, 0, -0.3], at: [-0.13, 0.02, 0] }),
      moved(ball(felt(seed), 0.048), { at: [0.24, 0.05, 0.1], turn: [0.4, 0.5, 0.3] }),
    ],
    { pitch: 0.14, turn: -0.35, keep: "racket" },
  );
}
