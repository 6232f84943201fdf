import { mix, rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { bump, clouding, cloth, darken, wood } from "#lib/render/scene/elements/shapes/grain.ts";
import { moved } from "#lib/render/scene/elements/shapes/placing.ts";
import { sculpt } from "#lib/render/scene/elements/shapes/sculpture.ts";
import {
  ball,
  hoop,
  places,
  points,
  tube,
  turned,
  type Solid,
  type Vec,
} from "#lib/render/scene/elements/shapes/solid.ts";

/** Three rolled balls that have settled into each other, coal, a carrot, twigs, a scarf and an old hat. */
export function paintSnowman(brush: Brush): void {
  const { seed } = brush;
  const snow = finish([240, 244, 250], {
    rough: 0.95,
    gloss: 0.05,
    soft: 0.55,
    surface: (s) => {
      bump(s, (x, y, z) => clouding(x * 7, y * 7, z * 7, seed, 3), 0.05, 0.02);
      darken(s, 0.94 + clouding(s.x * 4, s.y * 4, s.z * 4, seed + 3) * 0.1);
    },
  });
  const coal = finish([26, 26, 30], { rough: 0.6, gloss: 0.3 });
  const bark = wood(rgb("#4a3626"), seed, "x", 1);
  const wool = cloth(brush.colour ?? mix(rgb("#a5322e"), brush.light.accent, 0.15), seed, 90, { soft: 0.5 });
  const felt = cloth(rgb("#2a2a30"), seed, 160);
  const lump = (y: number, r: number): Solid => moved(ball(snow, r), { at: [0, y, 0], stretch: [1.04, 0.94, 1.02] });
  const dot = (at: Vec, r: number): Solid => moved(ball(coal, r), { at });
  const twig = (side: number): Solid[] => [
    tube(
      bark,
      [
        [side * 0.16, 0.56, 0.03],
        [side * 0.28, 0.62, 0.05],
        [side * 0.4, 0.7, 0.06],
      ],
      (t) => 0.012 - t * 0.005,
    ),
    tube(
      bark,
      [
        [side * 0.34, 0.66, 0.055],
        [side * 0.38, 0.64, 0.06],
        [side * 0.43, 0.645, 0.07],
      ],
      0.005,
    ),
    tube(
      bark,
      [
        [side * 0.35, 0.67, 0.055],
        [side * 0.36, 0.73, 0.06],
        [side * 0.38, 0.76, 0.06],
      ],
      0.005,
    ),
  ];
  sculpt(
    brush,
    () => [
      lump(0.21, 0.245),
      lump(0.54, 0.18),
      lump(0.77, 0.125),
      ...twig(-1),
      ...twig(1),
      dot([-0.045, 0.805, 0.112], 0.014),
      dot([0.045, 0.805, 0.112], 0.014),
      ...[-2, -1, 0, 1, 2].map((i) =>
        dot([i * 0.023, 0.715 + Math.abs(i) * 0.008, 0.118 - Math.abs(i) * 0.004], 0.008),
      ),
      ...[0.6, 0.54, 0.48].map((y) => dot([0, y, 0.178], 0.015)),
      tube(
        finish([226, 118, 36], { rough: 0.6, soft: 0.3 }),
        places("0 .77 .11, .012 .767 .18, .03 .762 .25"),
        (t) => 0.024 * (1 - t * 0.85),
      ),
      moved(tube(wool, hoop(0.112, 1, 16), 0.03, { closed: true, sides: 10, steps: 2 }), {
        turn: [1.57, 0, 0],
        at: [0, 0.668, 0],
      }),
      tube(wool, places(".07 .66 .1, .1 .58 .15, .1 .5 .17, .115 .44 .17"), 0.03),
      turned(felt, points("0 .885, .16 .88, .165 .892, .1 .9, .098 .91"), 40, 3),
      turned(felt, points(".1 .89, .098 .95, .094 1.02, .085 1.035, 0 1.04"), 40, 4),
      turned(wool, points(".1 .9, .104 .905, .103 .925, .099 .93"), 40, 3),
    ],
    { pitch: 0.06, turn: brush.facing === "camera" ? 0 : 0.35 },
  );
}
