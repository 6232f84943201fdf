import { rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { cloth, darken, metal } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { curve, extruded, places, points, slab, tube, turned, type Solid } from "./solid.ts";

export function paintPiano(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const lacquer = finish(brush.colour ?? [20, 19, 22], { rough: 0.05, gloss: 1 });
      const rim = curve(
        points(
          "-.72 .38, .72 .38, .72 .38, .74 -.1, .6 -.42, .2 -.62, -.02 -.9, -.34 -1.06, -.62 -.96, -.72 -.7, -.72 -.7",
        ),
        6,
        true,
      );
      const flat = (
        shape: readonly (readonly [number, number])[],
        y: number,
        thick: number,
        of: Finish,
        bevel = 0.01,
      ): Solid =>
        moved(
          extruded(
            of,
            shape.map(([x, z]) => [x, -z] as const),
            thick,
            bevel,
          ),
          { turn: [-Math.PI / 2, 0, 0], at: [0, y, 0] },
        );
      const gold = metal([214, 160, 74], seed, 0.3);
      const parts: Solid[] = [
        flat(rim, 0.55, 0.2, lacquer, 0.02),
        flat(
          rim.map(([x, z]) => [x * 0.93, z * 0.93 - 0.02] as const),
          0.652,
          0.012,
          gold,
        ),
        moved(slab(lacquer, 1.46, 0.05, 0.28, 0.015), { at: [0, 0.47, 0.47] }),
        moved(slab(lacquer, 1.34, 0.1, 0.03, 0.01), { at: [0, 0.58, 0.37] }),
        ...[-0.7, 0.7].map((x) => moved(slab(lacquer, 0.07, 0.13, 0.26, 0.02), { at: [x, 0.53, 0.48] })),
      ];
      const ivory = finish([246, 242, 232], {
        rough: 0.2,
        gloss: 0.7,
        soft: 0.2,
        surface: (s) => darken(s, s.z > 0.1 ? 0.9 : 1),
      });
      for (let i = 0; i < 36; i++)
        parts.push(moved(slab(ivory, 0.0345, 0.022, 0.2, 0.003), { at: [-0.63 + i * 0.036, 0.507, 0.49] }));
      for (let i = 0; i < 35; i++)
        if (![2, 6].includes(i % 7))
          parts.push(moved(slab(lacquer, 0.019, 0.025, 0.12, 0.004), { at: [-0.612 + i * 0.036, 0.525, 0.45] }));
      for (let i = 0; i < 34; i++)
        parts.push(
          tube(
            metal([230, 214, 180], seed),
            [
              [-0.6 + i * 0.036, 0.665, 0.28],
              [-0.6 + i * 0.03, 0.665, -0.3 - 0.5 * Math.cos(i * 0.05)],
            ],
            0.003,
            { sides: 4, steps: 1 },
          ),
        );
      const lid = together(
        [
          flat(
            rim.map(([x, z]) => [x + 0.72, z] as const),
            0,
            0.025,
            { ...lacquer, rough: 0.04 },
          ),
        ],
        { turn: [0, 0, 0.82], at: [-0.72, 0.67, 0] },
      );
      parts.push(
        ...lid,
        tube(lacquer, places(".42 .66 .1, .3 .95 .1"), 0.012),
        moved(slab(lacquer, 0.6, 0.22, 0.015, 0.01), { turn: [-0.25, 0, 0], at: [0, 0.78, 0.24] }),
      );
      for (const [x, z] of [
        [-0.6, 0.32],
        [0.6, 0.32],
        [-0.2, -0.78],
      ] as const)
        parts.push(
          moved(turned(lacquer, points("0 0, .025 .02, .03 .06, .03 .07, .035 .1, .055 .4, .07 .46, 0 .46"), 20, 3), {
            at: [x, 0, z],
          }),
        );
      parts.push(
        moved(slab(lacquer, 0.05, 0.32, 0.04, 0.01), { at: [0, 0.3, 0.2] }),
        moved(slab(gold, 0.12, 0.02, 0.12, 0.01), { at: [0, 0.06, 0.26] }),
      );
      const seat = together(
        [
          moved(slab(cloth(rgb("#2a2022"), seed, 160), 0.52, 0.07, 0.26, 0.03), { at: [0, 0.32, 0] }),
          ...[-0.22, 0.22].flatMap((x) =>
            [-0.09, 0.09].map((z) => moved(slab(lacquer, 0.035, 0.3, 0.035, 0.008), { at: [x, 0.15, z] })),
          ),
        ],
        { at: [0.02, 0, 0.92] },
      );
      return [...parts, ...seat];
    },
    { pitch: 0.3, turn: -0.5, distance: 5.5 },
  );
}
