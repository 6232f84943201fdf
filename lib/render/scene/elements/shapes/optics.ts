import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { darken, glass, leather, metal, speckle, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, hoop, places, points, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

const brassOf = (brush: Brush): Finish => metal(brush.colour ?? [214, 166, 86], brush.seed, 0.2);

/** A lens: dark, deep and coated, with the sky in it. */
const lens = (tone: Rgb): Finish => finish(mix([16, 22, 40], tone, 0.16), { rough: 0.02, gloss: 1, metal: 0.35 });

export function paintTelescope(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const brass = brassOf(brush);
      const hide = leather(rgb("#4a2c1e"), seed);
      const oak = wood(rgb("#6d4326"), seed, "y", 1.2, { gloss: 0.5 });
      const tubeOf = together(
        [
          turned(brass, points("0 .62, .074 .62, .082 .6, .082 .52, .074 .5"), 44, 2),
          moved(turned(lens(brush.light.primary), points("0 .012, .04 .01, .07 0"), 36, 4), { at: [0, 0.622, 0] }),
          turned(hide, points(".07 .5, .07 .06"), 44, 2),
          turned(brass, points(".07 .08, .076 .07, .076 .03, .066 .02"), 44, 2),
          turned(brass, points(".052 .03, .052 -.2, .052 -.2, .058 -.21, .058 -.24, .046 -.25"), 40, 2),
          turned(
            brass,
            points(".038 -.24, .038 -.42, .038 -.42, .046 -.44, .05 -.48, .03 -.49, .012 -.46, 0 -.46"),
            36,
            3,
          ),
        ],
        { turn: [0, 0, -0.92], at: [0.02, 0.74, 0] },
      );
      const legs = [0.5, 2.6, 4.7].map((a): Solid =>
        tube(
          oak,
          [
            [Math.cos(a) * 0.04, 0.56, Math.sin(a) * 0.04],
            [Math.cos(a) * 0.17, 0.28, Math.sin(a) * 0.17],
            [Math.cos(a) * 0.3, 0, Math.sin(a) * 0.3],
          ],
          (t) => 0.024 - t * 0.01,
        ),
      );
      return [
        ...tubeOf,
        ...legs,
        turned(brass, points("0 .5, .05 .52, .062 .56, .05 .6, .025 .62, .024 .68, 0 .68"), 32, 3),
        moved(turned(brass, points(".02 0, .086 0, .09 .03, .086 .06, .06 .06"), 36, 2), {
          turn: [0, 0, -0.92],
          at: [0.0, 0.72, 0],
        }),
      ];
    },
    { pitch: 0.14, turn: -0.3 },
  );
}

export function paintMagnifier(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () =>
      together(
        [
          tube(brassOf(brush), hoop(0.3), 0.034, { closed: true, sides: 18, steps: 5 }),
          moved(ball(glass([214, 232, 240]), 0.285), { stretch: [1, 1, 0.16] }),
          moved(turned(brassOf(brush), points("0 0, .03 0, .034 .08, .05 .1, .05 .1, 0 .1"), 28, 2), {
            turn: [0, 0, Math.PI],
            at: [0, -0.32, 0],
          }),
          moved(
            turned(
              wood(rgb("#4d2a1a"), seed, "y", 1.5, { gloss: 0.7 }),
              points("0 0, .045 .0, .06 .1, .05 .25, .04 .32, .05 .36, .03 .4, 0 .4"),
              32,
              5,
            ),
            { turn: [0, 0, Math.PI], at: [0, -0.42, 0] },
          ),
        ],
        { turn: [-0.1, -0.3, -0.5], at: [0.16, 0.66, 0] },
      ),
    { pitch: 0.12 },
  );
}

export function paintMicroscope(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const enamel = finish(brush.colour ?? [226, 228, 226], { rough: 0.25, gloss: 0.7 });
      const black = finish([28, 28, 32], { rough: 0.4, gloss: 0.5 });
      const chrome = metal([210, 212, 216], seed, 0.14);
      const head = together(
        [
          turned(enamel, points("0 0, .07 0, .075 .02, .07 .16, .06 .18, .06 .18, 0 .18"), 36, 3),
          turned(black, points("0 .18, .042 .18, .042 .36, .055 .37, .055 .43, .04 .44, 0 .42"), 32, 2),
          turned(chrome, points("0 -.03, .06 -.03, .065 -.01, .05 .0, 0 0"), 32, 2),
        ],
        { turn: [0, 0, 0.62], at: [0.0, 0.62, 0] },
      );
      const objective = (turn: number, long: number): Solid[] =>
        together(
          [
            turned(
              chrome,
              [
                [0, -long],
                [0.014, -long],
                [0.022, -long + 0.03],
                [0.03, -long * 0.6],
                [0.03, 0],
                [0, 0],
              ],
              24,
              2,
            ),
            turned(
              finish(brush.light.accent, { rough: 0.4 }),
              [
                [0.0305, -long * 0.45],
                [0.0305, -long * 0.38],
              ],
              24,
              1,
            ),
          ],
          { turn: [0, 0, turn], at: [0.03, 0.58, 0] },
        );
      return [
        moved(slab(enamel, 0.52, 0.07, 0.36, 0.03), { at: [-0.02, 0.035, 0] }),
        tube(enamel, places("-.22 .06 0, -.27 .25 0, -.25 .45 0, -.14 .62 0, -.02 .66 0"), (t) => 0.06 - t * 0.01, {
          sides: 18,
        }),
        moved(slab(black, 0.3, 0.03, 0.26, 0.01), { at: [0.04, 0.34, 0] }),
        tube(enamel, places("-.26 .32 0, -.1 .33 0"), 0.035),
        moved(slab(glass([220, 236, 240]), 0.22, 0.012, 0.07, 0.003), { at: [0.05, 0.362, 0.02] }),
        turned(chrome, points("0 .07, .07 .07, .065 .1, .05 .12, 0 .12"), 32, 2),
        ...head,
        ...objective(0, 0.15),
        ...objective(0.75, 0.1),
        ...objective(-0.75, 0.1),
        ...[0.28, 0.18].map((y) =>
          moved(turned(black, points("0 0, .06 0, .062 .03, .05 .05, 0 .05"), 30, 2), {
            turn: [Math.PI / 2, 0, 0],
            at: [-0.25, y, 0.06],
          }),
        ),
      ].map((solid) => moved(solid, { at: [0.03, 0, 0] }));
    },
    { pitch: 0.18, turn: -0.45 },
  );
}

export function paintHourglass(brush: Brush): void {
  const { seed } = brush;
  const sand = finish(rgb("#d8a95c"), {
    rough: 0.9,
    gloss: 0.1,
    soft: 0.2,
    surface: (s) => darken(s, 0.8 + speckle(s.x * 160, s.y * 160, s.z * 160, seed) * 0.35),
  });
  sculpt(
    brush,
    () => {
      const oak = wood(brush.colour ?? rgb("#6b3b20"), seed, "y", 1.5, { gloss: 0.7, rough: 0.3 });
      const cap = (y: number): Solid =>
        moved(turned(oak, points("0 0, .28 0, .3 .015, .3 .05, .27 .06, .25 .08, 0 .08"), 52, 2), { at: [0, y, 0] });
      const high = 0.72;
      return [
        cap(0),
        moved(cap(0), { turn: [Math.PI, 0, 0], at: [0, 1, 0] }),
        ...[0.6, 2.3, 4, 5.4].map((a) =>
          moved(
            turned(
              oak,
              points(".02 .07, .03 .12, .02 .2, .016 .35, .028 .48, .028 .52, .016 .65, .02 .8, .03 .88, .02 .93"),
              18,
              4,
            ),
            { at: [Math.cos(a) * 0.235, 0, Math.sin(a) * 0.235] },
          ),
        ),
        turned(
          sand,
          [
            [0, 0.085],
            [0.185, 0.085],
            [0.195, 0.15],
            [0.188, 0.22],
            [0.188, 0.22],
            [0.1, 0.29],
            [0, 0.345],
          ],
          48,
          3,
        ),
        turned(
          sand,
          [
            [0.0, 0.5],
            [0.012, 0.505],
            [0.06, 0.57],
            [0.13, 0.66],
            [0.16, high],
            [0.16, high],
            [0.06, high - 0.035],
            [0, high - 0.05],
          ],
          48,
          3,
        ),
        tube(
          sand,
          [
            [0, 0.5, 0],
            [0, 0.42, 0],
            [0, 0.32, 0],
          ],
          0.006,
          { sides: 8 },
        ),
        turned(
          glass([232, 240, 242]),
          points(".16 .08, .2 .12, .2 .22, .15 .36, .05 .46, .018 .5, .05 .54, .15 .64, .2 .78, .2 .88, .16 .92"),
          56,
          6,
        ),
      ];
    },
    { pitch: 0.2 },
  );
}

export function paintScales(brush: Brush): void {
  const tilt = 0.07;
  sculpt(
    brush,
    () => {
      const brass = brassOf(brush);
      const parts: Solid[] = [
        turned(
          brass,
          points(
            "0 0, .26 0, .28 .02, .26 .045, .16 .06, .1 .1, .04 .13, .03 .2, .045 .24, .03 .28, .02 .5, .024 .8, .04 .84, .024 .88, .03 .92, .03 .95, .01 1, 0 1",
          ),
          44,
          4,
        ),
        tube(
          brass,
          [
            [-0.6 * Math.cos(tilt), 0.86 - 0.6 * Math.sin(tilt), 0],
            [-0.3, 0.9 - 0.3 * Math.sin(tilt), 0],
            [0, 0.88, 0],
            [0.3, 0.9 + 0.3 * Math.sin(tilt), 0],
            [0.6 * Math.cos(tilt), 0.86 + 0.6 * Math.sin(tilt), 0],
          ],
          (t) => 0.014 + 0.014 * (1 - Math.abs(t * 2 - 1)),
        ),
      ];
      for (const s of [-1, 1]) {
        const x = s * 0.6 * Math.cos(tilt);
        const y = 0.86 + s * 0.6 * Math.sin(tilt);
        parts.push(
          moved(turned(brass, points("0 -.07, .12 -.055, .21 0, .225 .012, .21 .012, .12 -.03, 0 -.045"), 44, 4), {
            at: [x, y - 0.46, 0],
          }),
          moved(ball(brass, 0.026), { at: [x, y, 0] }),
        );
        for (let i = 0; i < 3; i++) {
          const a = i * 2.094 + 0.5;
          parts.push(
            tube(
              brass,
              [
                [x, y, 0],
                [x + Math.cos(a) * 0.21, y - 0.455, Math.sin(a) * 0.21],
              ] as Vec[],
              0.006,
              { sides: 6, steps: 1 },
            ),
          );
        }
      }
      return parts;
    },
    { pitch: 0.2, turn: -0.3 },
  );
}
