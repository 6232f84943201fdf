import { mix, rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bump, clouding, darken, glazed, tint, wood } from "#lib/render/scene/elements/shapes/grain.ts";
import { finish, type Finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { sculpt } from "#lib/render/scene/elements/shapes/sculpture.ts";
import { points, turned } from "#lib/render/scene/elements/shapes/solid.ts";

/** Stoneware in a running glaze; wet clay with the marks of fingers; turned wood. */
function stuff(brush: Brush): Finish {
  const { seed } = brush;
  const { variants } = brush;
  if (variants.has("wood")) return wood(brush.colour ?? rgb("#8a5f38"), seed, "x", 1);
  if (variants.has("clay"))
    return finish(brush.colour ?? rgb("#a8764f"), {
      rough: 0.5,
      gloss: 0.35,
      soft: 0.15,
      surface: (s) => {
        bump(s, (_x, y) => Math.sin(y * 62) * 0.5 + clouding(0, y * 30, 0, seed), 0.02, 0.01);
        darken(s, 0.9 + clouding(s.x * 5, s.y * 9, s.z * 5, seed) * 0.25);
      },
    });
  const glaze = glazed(brush.colour ?? mix(rgb("#3f6470"), brush.light.accent, 0.2), seed, 0.5);
  return {
    ...glaze,
    surface: (s) => {
      glaze.surface?.(s);
      const run = 0.2 + clouding(Math.atan2(s.z, s.x) * 3, 0, 1, seed) * 0.26;
      if (s.y < run) {
        tint(s, [150, 116, 86], 0.9);
        s.rough = 0.75;
      }
      if (s.y > 0.95) tint(s, [196, 160, 120], 0.55);
      const vein = Math.abs(clouding(s.x * 2.2, s.y * 2.2, s.z * 2.2, seed + 5) - 0.5);
      if (variants.has("kintsugi") && vein < 0.022) tint(s, [236, 190, 92], 1);
    },
  };
}

export function paintBowl(brush: Brush): void {
  const spin = brush.motion === "spin" ? brush.phase * 0.2 : 0;
  sculpt(
    brush,
    () => [
      turned(
        stuff(brush),
        points(
          "0 .04, .3 .04, .34 .0, .4 .0, .42 .1, .62 .26, .82 .55, .92 .86, .95 .98, .92 1, .885 .97, .84 .8, .72 .5, .5 .24, .26 .14, 0 .12",
        ),
        72,
        5,
      ),
    ],
    { pitch: 0.3, turn: spin },
  );
}
