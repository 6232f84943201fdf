import { css, mix, rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { glass, metal, tint, wood } from "./grain.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { slab, tube, type Solid, type Vec } from "./solid.ts";

/** Glass under a flat roof with a lit edge, a bench, a lit poster, and the sign on its pole. */
export function paintBusStop(brush: Brush): void {
  const { seed, light } = brush;
  const steel = metal(rgb("#5d646c"), seed, 0.42);
  const dark = finish(rgb("#30353b"), { rough: 0.5, gloss: 0.4 });
  const tone = brush.colour ?? mix(rgb("#1f5fa8"), light.accent, 0.2);
  const lit = light.night > 0.45;
  const timber = wood(rgb("#8d6440"), seed, "x", 1.4, { gloss: 0.3 });
  const put = (solid: Solid, at: Vec): Solid => moved(solid, { at });
  const posts: Solid[] = [-0.72, 0, 0.72].flatMap((x) => [put(slab(steel, 0.03, 0.86, 0.03, 0.006), [x, 0.43, -0.2])]);
  const front: Solid[] = [-0.72, 0.72].map((x) => put(slab(steel, 0.03, 0.86, 0.03, 0.006), [x, 0.43, 0.22]));
  const panes: Solid[] = [
    put(slab(glass(), 0.68, 0.68, 0.006, 0.004), [-0.36, 0.48, -0.2]),
    put(slab(glass(), 0.68, 0.68, 0.006, 0.004), [0.36, 0.48, -0.2]),
    moved(slab(glass(), 0.38, 0.68, 0.006, 0.004), { turn: [0, Math.PI / 2, 0], at: [-0.72, 0.48, 0.01] }),
  ];
  const bench: Solid[] = [
    put(slab(timber, 0.8, 0.018, 0.07, 0.006), [-0.2, 0.18, -0.06]),
    put(slab(timber, 0.8, 0.018, 0.07, 0.006), [-0.2, 0.18, -0.14]),
    ...[-0.5, 0.1].map((x) => put(slab(dark, 0.025, 0.18, 0.12, 0.005), [x, 0.09, -0.1])),
  ];
  const roof: Solid[] = [
    put(slab(dark, 1.58, 0.05, 0.56, 0.012), [0, 0.885, 0.01]),
    put(
      slab(finish(tone, { rough: 0.4, gloss: 0.5, glow: lit ? 0.5 : 0 }), 1.58, 0.03, 0.01, 0.004),
      [0, 0.885, 0.295],
    ),
  ];
  const poster = finish(mix(tone, [240, 236, 226], 0.55), {
    rough: 0.3,
    gloss: 0.6,
    glow: lit ? 0.75 : 0.1,
    surface: (s) => {
      const d = Math.hypot(s.x + 0.02, s.y - 0.06);
      if (d < 0.085) tint(s, [232, 150, 70], 0.9);
      if (s.y < -0.06 + 0.03 * Math.sin(s.x * 22)) tint(s, [44, 74, 104], 0.85);
    },
  });
  const panel: Solid[] = [
    put(slab(dark, 0.06, 0.72, 0.4, 0.01), [0.74, 0.42, 0.02]),
    moved(slab(poster, 0.34, 0.56, 0.01, 0.006), { turn: [0, -Math.PI / 2, 0], at: [0.705, 0.45, 0.02] }),
  ];
  const plate = finish(tone, {
    rough: 0.35,
    gloss: 0.5,
    glow: lit ? 0.35 : 0,
    surface: (s) => {
      // A bus seen from the front.
      const [x, y] = [s.x / 0.1, s.y / 0.1];
      if (Math.abs(x) < 0.55 && y > -0.55 && y < 0.62) tint(s, [244, 244, 240], 1);
      if (Math.abs(x) < 0.42 && y > 0.02 && y < 0.42) tint(s, [tone[0], tone[1], tone[2]], 1);
      if (Math.abs(Math.abs(x) - 0.36) < 0.1 && Math.abs(y + 0.28) < 0.1) tint(s, [tone[0], tone[1], tone[2]], 1);
      if (Math.abs(Math.abs(x) - 0.38) < 0.12 && y < -0.5 && y > -0.72) tint(s, [244, 244, 240], 1);
    },
  });
  const sign: Solid[] = [
    tube(steel, [[1, 0, 0.2], [1, 0.5, 0.2], [1, 1.06, 0.2]], 0.014, { sides: 10, steps: 2 }), // prettier-ignore
    put(slab(plate, 0.2, 0.2, 0.02, 0.03), [1, 0.97, 0.218]),
    put(slab(finish(rgb("#eceae2"), { rough: 0.6, glow: lit ? 0.25 : 0 }), 0.15, 0.22, 0.015, 0.006), [1, 0.6, 0.216]),
  ];
  sculpt(brush, () => [...posts, ...panes, ...bench, ...panel, ...front, ...roof, ...sign], {
    pitch: 0.12,
    turn: -0.28,
    distance: 6,
    keep: "bus stop",
  });
  if (!lit) return;
  const { ctx } = brush;
  const wash = ctx.createLinearGradient(0, -0.86, 0, 0);
  wash.addColorStop(0, css([255, 236, 200], 0.26));
  wash.addColorStop(1, css([255, 236, 200], 0));
  ctx.globalCompositeOperation = "lighter";
  ctx.fillStyle = wash;
  ctx.fillRect(-0.72, -0.86, 1.44, 0.86);
  ctx.globalCompositeOperation = "source-over";
  brush.glow({ x: 0, y: -0.82, radius: 0.8, colour: [255, 230, 190], strength: 0.4 });
}
