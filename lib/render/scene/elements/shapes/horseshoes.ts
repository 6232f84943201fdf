import { mix, rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { tint } from "./grain.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { extruded, slab, type Solid } from "./solid.ts";
import type { Point } from "./strokes.ts";
import { wornSteel } from "./tools.ts";

/** A forged shoe with its groove and nail holes, open end up; straight from the fire it glows at the toe. */
export function paintHorseshoe(brush: Brush): void {
  const { seed } = brush;
  const glowing = brush.variants.has("glow") || brush.motion === "glow" || brush.motion === "burn";
  const base = wornSteel(brush.colour ?? [128, 126, 128], seed, 0.42);
  const steel: Finish = {
    ...base,
    surface: (s) => {
      base.surface?.(s);
      const r = Math.hypot(s.x / 0.4, (s.y - 0.47) / 0.47);
      if (Math.abs(r - 0.83) < 0.035 && s.y < 0.8 && s.nz > 0.4) tint(s, [30, 26, 24], 0.65);
      if (!glowing) return;
      const heat = Math.max(0, Math.min(1, (0.85 - s.y) / 0.7));
      tint(s, mix([120, 24, 12], [255, 132, 40], heat), 0.15 + heat * 0.8);
      s.glow = heat * 0.6;
    },
  };
  const arc = (rx: number, ry: number, lean: number): Point[] =>
    Array.from({ length: 41 }, (_, i): Point => {
      const a = -Math.PI * 1.22 + (i / 40) * Math.PI * 1.44;
      const x = Math.cos(a) * rx;
      return [x * (1 - Math.max(0, Math.sin(a)) * lean), 0.47 + Math.sin(a) * ry];
    });
  const outline = [...arc(0.44, 0.47, 0.02), ...arc(0.28, 0.3, -0.12).toReversed()];
  const hole = finish(rgb("#14100e"), { rough: 1, gloss: 0 });
  const nails: Solid[] = [-1, 1].flatMap((side) =>
    [-0.05, 0.28, 0.62, 0.95].map((a) =>
      moved(slab(hole, 0.035, 0.055, 0.012, 0.01), {
        at: [side * Math.cos(a - 0.35) * 0.358, 0.47 + Math.sin(-a + 0.35) * 0.386, 0.052],
        turn: [0, 0, side * (0.3 - a)],
      }),
    ),
  );
  sculpt(brush, () => [extruded(steel, outline, 0.1, 0.022), ...nails], {
    pitch: 0.12,
    turn: -0.42,
    keep: "horseshoe",
  });
  if (glowing) brush.glow({ x: 0, y: -0.35, radius: 0.85, colour: [255, 120, 40], strength: 0.7, flicker: 0.15 });
}
