import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { paintFruit } from "#lib/render/scene/elements/shapes/fruits.ts";
import { speckle, tint } from "#lib/render/scene/elements/shapes/grain.ts";
import { moved } from "#lib/render/scene/elements/shapes/placing.ts";
import { sculpt } from "#lib/render/scene/elements/shapes/sculpture.ts";
import { places, sheet, tube } from "#lib/render/scene/elements/shapes/solid.ts";

/** A peel thrown away: four flaps that sprawl on the ground, their pale insides up at the edges, the stalk standing. */
function paintPeel(brush: Brush): void {
  const { seed } = brush;
  const yellow = finish(brush.colour ?? [238, 196, 58], {
    rough: 0.5,
    gloss: 0.4,
    soft: 0.3,
    surface: (s) => {
      tint(s, [104, 66, 30], Math.max(0, speckle(s.x * 16, s.y * 16, s.z * 16, seed) - 0.72) * 2.2);
    },
  });
  const pale = finish([248, 232, 186], { rough: 0.8, soft: 0.5 });
  const flaps = [0.35, 1.75, 3.3, 4.75].flatMap((angle, i) => {
    const long = 0.95 + ((i * 37) % 10) * 0.025;
    const rise = 0.62;
    const flap =
      (lift: number, wide: number) =>
      (u: number, v: number): [number, number, number] => {
        const reach = 0.07 + u * long;
        const arch =
          rise * (1 - u) ** 1.7 + 0.16 * Math.sin(Math.PI * Math.min(1, u * 1.15)) + (u > 0.86 ? (u - 0.86) * 0.5 : 0);
        const half =
          wide * (0.1 + 0.24 * Math.sin(Math.PI * Math.min(1, 0.14 + u * 0.8)) ** 0.8) * (u > 0.97 ? 0.4 : 1);
        return [reach, Math.max(0.02, arch) + lift - Math.abs(v - 0.5) ** 2 * 0.2, (v - 0.5) * 2 * half];
      };
    return [
      moved(sheet(yellow, 18, 8, flap(0.02, 1)), { turn: [0, angle, 0] }),
      moved(sheet(pale, 18, 8, flap(-0.012, 0.95)), { turn: [0, angle, 0] }),
    ];
  });
  const stalk = finish([150, 130, 54], { rough: 0.7 });
  sculpt(
    brush,
    () => [
      ...flaps,
      tube(yellow, places("0 .52 0, .01 .66 0, .03 .78 .02"), (t) => 0.15 - t * 0.09),
      tube(stalk, places("0.03 .76 .02, .06 .9 .03, .13 1 .04"), 0.05),
    ],
    { pitch: 0.42, turn: 0.5 },
  );
}

export const paintBanana = (brush: Brush): void => (brush.variants.has("peel") ? paintPeel(brush) : paintFruit(brush));
