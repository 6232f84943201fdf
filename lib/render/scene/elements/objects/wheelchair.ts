import { mix, rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { leather, metal } from "#lib/render/scene/elements/shapes/grain.ts";
import { moved } from "#lib/render/scene/elements/shapes/placing.ts";
import { sculpt } from "#lib/render/scene/elements/shapes/sculpture.ts";
import { ball, hoop, places, slab, tube, type Solid, type Vec } from "#lib/render/scene/elements/shapes/solid.ts";

const wide = 0.29;

/** A large wheel: tyre, rim, the hoop that hands push, spokes to its hub. */
function wheel(seed: number, z: number, outside: number): Solid[] {
  const at: Vec = [-0.1, 0.34, z];
  const steel = metal(rgb("#c8ccd2"), seed, 0.22);
  const spokes = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const lean = i % 2 ? 0.4 : -0.4;
    return tube(
      steel,
      [
        [Math.cos(a + lean) * 0.03, Math.sin(a + lean) * 0.03, 0],
        [Math.cos(a) * 0.3, Math.sin(a) * 0.3, 0],
      ],
      0.0035,
      { sides: 4, steps: 1 },
    );
  });
  return [
    tube(finish([34, 35, 38], { rough: 0.85 }), hoop(0.325, 1, 28), 0.019, { closed: true, sides: 8, steps: 2 }),
    tube(steel, hoop(0.302, 1, 28), 0.009, { closed: true, sides: 6, steps: 2 }),
    moved(tube(steel, hoop(0.275, 1, 28), 0.009, { closed: true, sides: 6, steps: 2 }), {
      at: [0, 0, outside * 0.045],
    }),
    moved(ball(steel, 0.036), { stretch: [1, 1, 1.3] }),
    ...spokes,
  ].map((part) => moved(part, { at }));
}

function frame(seed: number, z: number, paint: ReturnType<typeof finish>): Solid[] {
  const grip = finish([40, 40, 44], { rough: 0.8 });
  const caster: Vec = [0.36, 0.1, z];
  return [
    tube(paint, places("-.34 1 0, -.26 .98 0, -.23 .9 0, -.22 .5 0, -.2 .3 0, -.1 .2 0, .2 .2 0"), 0.016),
    tube(paint, places("-.22 .52 0, .1 .52 0, .32 .5 0, .37 .44 0, .42 .2 0, .5 .1 0"), 0.016),
    tube(paint, places("-.22 .74 0, .08 .74 0, .14 .71 0, .16 .62 0, .16 .52 0"), 0.014),
    tube(paint, places("-.2 .22 0, .3 .22 0, .34 .3 0, .34 .5 0"), 0.013),
    tube(grip, places("-.42 1.005 0, -.3 .995 0"), 0.024),
    moved(slab(grip, 0.28, 0.035, 0.055, 0.015), { at: [-0.05, 0.755, 0] }),
  ]
    .map((part) => moved(part, { at: [0, 0, z] }))
    .concat([
      moved(
        tube(finish([40, 40, 44], { rough: 0.85 }), hoop(0.075, 1, 16), 0.022, { closed: true, sides: 8, steps: 2 }),
        { at: caster },
      ),
      moved(ball(metal(rgb("#c8ccd2"), seed, 0.25), 0.05), { at: caster, stretch: [1, 1, 0.4] }),
      tube(
        paint,
        [
          [0.36, 0.1, z + 0.03],
          [0.35, 0.22, z],
        ],
        0.012,
      ),
      moved(slab(grip, 0.17, 0.018, 0.15, 0.01), { at: [0.52, 0.09, z * 0.62], turn: [0, 0, 0.12] }),
    ]);
}

export function paintWheelchair(brush: Brush): void {
  const { seed } = brush;
  const hide = leather(brush.colour ?? mix(rgb("#26313f"), brush.light.primary, 0.12), seed);
  const paint = metal(rgb("#b4bac2"), seed, 0.2);
  const build = (): Solid[] => [
    ...wheel(seed, -wide - 0.05, -1),
    ...frame(seed, -wide, paint),
    moved(slab(hide, 0.54, 0.07, wide * 1.9, 0.03), { at: [0.06, 0.55, 0] }),
    moved(slab(hide, 0.05, 0.46, wide * 1.9, 0.02), { at: [-0.235, 0.75, 0], turn: [0, 0, 0.04] }),
    tube(
      paint,
      [
        [-0.1, 0.34, -wide],
        [-0.1, 0.34, wide],
      ],
      0.014,
    ),
    tube(
      paint,
      [
        [-0.2, 0.24, -wide],
        [0.3, 0.46, wide],
      ],
      0.01,
    ),
    tube(
      paint,
      [
        [-0.2, 0.46, -wide],
        [0.3, 0.24, wide],
      ],
      0.01,
    ),
    ...frame(seed, wide, paint),
    ...wheel(seed, wide + 0.05, 1),
  ];
  sculpt(brush, build, { pitch: 0.14, turn: -0.42 });
}
