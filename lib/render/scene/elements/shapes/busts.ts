import { smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { clouding, darken, tint } from "./grain.ts";
import { moved, swollen, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, points, tube, turned, type Solid } from "./solid.ts";

/** A dent or a hill around a place on a head, in units of its radius. */
const around = (x: number, y: number, z: number, at: readonly [number, number, number], wide: number): number =>
  Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / (wide * wide));

/** A head of antiquity on its foot: brow, nose, lips and curls cut out of one stone. */
export function paintBust(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const stone = finish(brush.colour ?? [226, 221, 211], {
        rough: 0.45,
        gloss: 0.35,
        soft: 0.35,
        surface: (s) => {
          darken(s, 0.86 + clouding(s.x * 5, s.y * 5, s.z * 5, seed, 4) * 0.22);
          const vein = Math.abs(clouding(s.x * 3 + 7, s.y * 4, s.z * 3, seed + 2, 4) - 0.5);
          tint(s, [150, 148, 150], smoothstep(0.02, 0.006, vein) * 0.35);
        },
      });
      const skull = moved(ball(stone, 0.2), { stretch: [0.78, 1.06, 0.94] });
      const face = swollen(skull, (x, y, z) => {
        const front = smoothstep(-0.02, 0.1, z);
        const eyes = around(x, y, z, [-0.068, 0.022, 0.17], 0.038) + around(x, y, z, [0.068, 0.022, 0.17], 0.038);
        const lids = around(x, y, z, [-0.068, 0.02, 0.18], 0.021) + around(x, y, z, [0.068, 0.02, 0.18], 0.021);
        const brow = around(x * 0.5, y, z, [0, 0.062, 0.17], 0.026);
        const ridge = Math.exp(-(x * x) / 0.0005) * smoothstep(0.06, -0.03, y) * smoothstep(-0.075, -0.045, y);
        const wings = around(x, y * 1.4, z, [0, -0.085, 0.19], 0.032);
        const mouth = around(x * 0.55, y * 2.4, z, [0, -0.27, 0.17], 0.034);
        const parting = Math.exp(-((y + 0.112) ** 2) / 0.00002) * smoothstep(0.05, 0.03, Math.abs(x));
        const chin = around(x, y, z, [0, -0.19, 0.14], 0.05);
        const cheeks = around(x, y, z, [-0.1, -0.05, 0.14], 0.06) + around(x, y, z, [0.1, -0.05, 0.14], 0.06);
        const jaw = smoothstep(-0.06, -0.2, y) * Math.abs(x) * -0.16;
        return (
          front *
            (lids * 0.016 -
              eyes * 0.026 +
              brow * 0.014 +
              ridge * 0.075 +
              wings * 0.034 +
              mouth * 0.036 -
              parting * 0.03 +
              chin * 0.026 +
              cheeks * 0.008) +
          jaw
        );
      });
      // Curls stand up all over the crown and down to the nape.
      const curls: Solid[] = [];
      for (let row = 0; row < 6; row++) {
        const tall = 1.35 - row * 0.27;
        const count = Math.round(6 + Math.cos(tall) * 13);
        for (let i = 0; i < count; i++) {
          const a = (i / count) * Math.PI * 2 + row * 0.35;
          const at = [
            Math.cos(a) * Math.cos(tall) * 0.168,
            Math.sin(tall) * 0.222,
            Math.sin(a) * Math.cos(tall) * 0.195,
          ] as const;
          // The forehead and the face stay free.
          if (at[2] > 0.06 && at[1] < 0.135) continue;
          curls.push(moved(ball(stone, 0.042), { at, stretch: [1.05, 0.95, 1.05], turn: [a, row, 0] }));
        }
      }
      const ears = [-1, 1].map((way) =>
        moved(ball(stone, 0.04), { at: [way * 0.158, -0.005, 0.01], stretch: [0.4, 1.15, 0.75] }),
      );
      const head = together([face, ...curls, ...ears], { at: [0, 0.79, 0.01], turn: [0.06, -0.42, 0] });
      const neck = tube(
        stone,
        [
          [0, 0.4, -0.02],
          [0, 0.52, -0.01],
          [0.004, 0.66, 0],
        ],
        (t) => 0.115 - t * 0.024,
        { sides: 28, steps: 8 },
      );
      const chest = moved(
        swollen(
          turned(stone, points("0 .17, .1 .18, .2 .24, .27 .33, .3 .43, .27 .49, .18 .53, .1 .56, 0 .57"), 64, 5),
          (x, y, z) => Math.sin(x * 26 + y * 17) * 0.007 * smoothstep(0.46, 0.3, y) + smoothstep(0, 0.2, z) * 0.02,
        ),
        { stretch: [1.2, 1, 0.72], at: [0, 0, -0.02] },
      );
      const foot = turned(
        stone,
        points("0 0, .17 0, .18 .02, .17 .045, .13 .06, .085 .09, .07 .13, .08 .17, .11 .2, .1 .24, 0 .25"),
        56,
        5,
      );
      return [foot, chest, neck, ...head];
    },
    { pitch: 0.06, turn: 0.1 },
  );
}
