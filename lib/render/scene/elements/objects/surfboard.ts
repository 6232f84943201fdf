import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { tint } from "#lib/render/scene/elements/shapes/grain.ts";
import { moved } from "#lib/render/scene/elements/shapes/placing.ts";
import { sculpt } from "#lib/render/scene/elements/shapes/sculpture.ts";
import { curve, extruded, points, type Solid } from "#lib/render/scene/elements/shapes/solid.ts";

/** A board stood on its tail in the sand: a pin line, a stringer, a band of colour over the nose. */
export function paintSurfboard(brush: Brush): void {
  const tone = brush.colour ?? mix(rgb("#c2482e"), brush.light.accent, 0.12);
  const deck = finish([244, 238, 222], {
    rough: 0.16,
    gloss: 0.9,
    soft: 0.25,
    surface: (s) => {
      const edge = Math.abs(s.x) / (0.13 * Math.max(0.05, Math.sin(Math.PI * (0.1 + s.y * 0.84)) ** 0.6));
      if (s.y > 0.7 || s.y < 0.16) tint(s, tone);
      else if (s.y > 0.67 || s.y < 0.18) tint(s, scale(tone, 0.45), 0.95);
      if (Math.abs(s.x) < 0.0035) tint(s, [120, 84, 52], 0.9);
      if (edge > 0.86 && edge < 0.92) tint(s, scale(tone, 0.55), 0.9);
    },
  });
  const fin = finish([38, 42, 48], { rough: 0.3, gloss: 0.6 });
  sculpt(
    brush,
    (): Solid[] => [
      extruded(
        deck,
        curve(
          points(
            "0 0, .045 .015, .085 .09, .115 .24, .13 .44, .125 .64, .1 .82, .06 .94, .025 .985, 0 1, -.025 .985, -.06 .94, -.1 .82, -.125 .64, -.13 .44, -.115 .24, -.085 .09, -.045 .015",
          ),
          5,
          true,
        ),
        0.03,
        0.014,
      ),
      moved(extruded(fin, points("0 0, .06 .02, .1 .1, .05 .08"), 0.012, 0.004), {
        at: [0, 0.08, -0.02],
        turn: [0, 1.57, 0],
      }),
    ],
    { pitch: 0.04, turn: -0.35 },
  );
}
