import { mix, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, cloth, darken, metal, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, curve, extruded, places, points, slab, tube, turned, type Solid } from "./solid.ts";

export function paintMicrophone(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  sculpt(
    brush,
    () => {
      const chrome = metal(brush.colour ?? [206, 206, 210], seed, 0.14);
      if (variants.has("podcast")) {
        const ribs: Finish = {
          ...chrome,
          surface: (s) => {
            chrome.surface?.(s);
            const rib = Math.abs(Math.sin(s.y * 62));
            darken(s, 0.35 + rib * 0.75);
            s.ny += Math.cos(s.y * 62) * 0.5;
          },
        };
        return [
          turned(
            chrome,
            points("0 0, .2 0, .21 .02, .1 .04, .04 .06, .03 .1, .026 .42, .05 .44, .05 .44, 0 .44"),
            48,
            3,
          ),
          moved(turned(ribs, points("0 -.28, .1 -.27, .17 -.2, .19 -.06, .19 .1, .165 .22, .09 .28, 0 .29"), 56, 5), {
            stretch: [1, 1, 0.75],
            at: [0, 0.71, 0],
          }),
          moved(slab(chrome, 0.4, 0.045, 0.3, 0.02), { at: [0, 0.68, 0] }),
          moved(slab(chrome, 0.045, 0.52, 0.3, 0.02), { at: [0, 0.72, 0.005] }),
        ];
      }
      const mesh = finish([152, 154, 160], {
        rough: 0.35,
        metal: 0.85,
        gloss: 0.8,
        surface: (s) => {
          const a = Math.atan2(s.z, s.x) * 14;
          const g = Math.max(Math.abs(Math.sin(a + s.y * 150)), Math.abs(Math.sin(a - s.y * 150)));
          darken(s, 0.3 + 0.8 * smoothstep(0.6, 0.95, g));
        },
      });
      const body = finish([30, 30, 34], { rough: 0.45, gloss: 0.5 });
      const mic = together(
        [
          turned(body, points("0 -.52, .034 -.52, .04 -.5, .052 -.2, .07 -.02, .078 0, .078 .02, .07 .03"), 40, 4),
          turned(chrome, points(".07 .02, .086 .025, .088 .04, .086 .055, .07 .06"), 44, 3),
          turned(mesh, points(".075 .05, .094 .1, .1 .16, .088 .22, .05 .26, 0 .272"), 52, 6),
          turned(chrome, points(".098 .135, .1015 .14, .1015 .155, .097 .16"), 48, 2),
        ],
        { turn: [0.35, 0, -0.5], at: [-0.03, 0.72, 0.03] },
      );
      return [
        ...mic,
        tube(chrome, places("0 .02 0, 0 .3 0, 0 .55 0"), 0.016),
        turned(body, points("0 0, .19 0, .2 .012, .19 .03, .05 .04, .03 .06, 0 .06"), 48, 3),
        moved(turned(body, points(".03 -.05, .05 -.04, .05 .04, .03 .05"), 24, 3), {
          turn: [0.35, 0, -0.5],
          at: [-0.11, 0.57, 0.0],
        }),
        tube(body, places("0 .52 0, -.05 .55 0, -.1 .56 0"), 0.022),
      ];
    },
    { pitch: 0.16 },
  );
}

export function paintRecord(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const box = wood(brush.colour ?? rgb("#7a4a2a"), seed, "x", 0.9, { gloss: 0.6 });
      const chrome = metal([206, 208, 212], seed, 0.15);
      const vinyl = finish([18, 17, 20], {
        rough: 0.18,
        gloss: 0.9,
        surface: (s) => {
          const r = Math.hypot(s.x, s.z);
          const a = Math.atan2(s.z, s.x);
          if (r < 0.2) {
            tint(s, mix(brush.light.accent, [214, 70, 44], 0.4));
            if (r > 0.185 || r < 0.07) darken(s, 0.8);
            if (Math.abs(Math.sin(a + 0.7)) < 0.16 && r > 0.09 && r < 0.16) tint(s, [246, 232, 204]);
            s.rough = 0.6;
            return;
          }
          // Grooves throw the light out into two bright wedges.
          const wedge = Math.abs(Math.cos(a - 0.9 * brush.light.side)) ** 26;
          const groove = Math.sin(r * 620) * 0.5 + 0.5;
          const gap = smoothstep(0.006, 0, Math.abs(((r * 9) % 1) - 0.5) * 0.11);
          tint(s, [214, 210, 220], wedge * (0.3 + 0.4 * groove) * (1 - gap));
          darken(s, 1 + groove * 0.25);
        },
      });
      return [
        moved(slab(box, 1.7, 0.26, 1.25, 0.03), { at: [0, 0.18, 0] }),
        moved(slab(finish([38, 36, 38], { rough: 0.4, gloss: 0.4 }), 1.62, 0.02, 1.17, 0.02), { at: [0, 0.315, 0] }),
        ...[-0.7, 0.7].flatMap((x) =>
          [-0.5, 0.5].map((z) =>
            moved(turned(finish([24, 24, 26]), points("0 0, .08 0, .09 .05, 0 .06"), 20, 1), { at: [x, 0, z] }),
          ),
        ),
        moved(turned(chrome, points("0 .33, .56 .33, .57 .345, .56 .36, 0 .36"), 64, 2), { at: [-0.2, 0, 0] }),
        moved(turned(vinyl, points("0 .366, .2 .366, .54 .366, .55 .37, .54 .374, .2 .374, 0 .374"), 80, 2), {
          at: [-0.2, 0, 0],
        }),
        moved(ball(chrome, 0.02), { at: [-0.2, 0.38, 0] }),
        moved(turned(chrome, points("0 0, .11 0, .11 .03, .06 .05, .05 .12, 0 .12"), 32, 2), {
          at: [0.58, 0.32, -0.36],
        }),
        tube(chrome, places(".58 .46 -.36, .6 .47 .0, .5 .44 .24, .34 .41 .34"), 0.017),
        moved(slab(finish([30, 30, 34], { rough: 0.3, gloss: 0.6 }), 0.08, 0.035, 0.14, 0.01), {
          turn: [0, -0.6, 0],
          at: [0.32, 0.405, 0.36],
        }),
        ...[0.15, 0.35].map((z) =>
          moved(turned(chrome, points("0 0, .05 0, .045 .05, 0 .055"), 24, 2), { at: [0.66, 0.325, z + 0.05] }),
        ),
      ];
    },
    { pitch: 0.55, turn: 0.25 },
  );
}

export function paintRadio(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const body = wood(brush.colour ?? rgb("#8b4f2b"), seed, "x", 0.9, { gloss: 0.65, rough: 0.3 });
      const weave = cloth(rgb("#c9ad7c"), seed, 150);
      const brass = metal([216, 176, 96], seed, 0.2);
      const dial = finish([255, 226, 160], {
        rough: 0.2,
        gloss: 0.7,
        glow: 0.35,
        surface: (s) => {
          const tick = Math.abs(Math.sin(s.x * 95)) < 0.16 && Math.abs(s.y) > 0.012;
          if (tick) tint(s, [92, 50, 22], 0.85);
          if (Math.abs(s.x - 0.08) < 0.004) tint(s, [190, 30, 20]);
        },
      });
      const knob = (x: number, y: number): Solid =>
        moved(
          turned(
            finish([48, 32, 24], {
              rough: 0.25,
              gloss: 0.7,
              surface: (s) => bump(s, (a, _b, c) => Math.sin(Math.atan2(c, a) * 24) * 0.5, 0.004, 0.004),
            }),
            points("0 0, .075 0, .07 .05, .055 .06, 0 .062"),
            40,
            2,
          ),
          { turn: [Math.PI / 2, 0, 0], at: [x, y, 0.28] },
        );
      const outline = curve(
        points("-.8 .06, .8 .06, .8 .06, .8 .7, .74 .9, .5 .98, 0 1, -.5 .98, -.74 .9, -.8 .7, -.8 .06, -.8 .06"),
        6,
        true,
      );
      brush.glow({ x: 0.3, y: -0.72, radius: 0.5, colour: [255, 206, 120], strength: 0.3 });
      return [
        extruded(body, outline, 0.56, 0.03),
        moved(slab(weave, 0.72, 0.62, 0.02, 0.06), { at: [-0.35, 0.5, 0.28] }),
        ...Array.from({ length: 4 }, (_, i) =>
          moved(slab(body, 0.022, 0.64, 0.03, 0.008), { at: [-0.6 + i * 0.165, 0.5, 0.29] }),
        ),
        moved(slab(brass, 0.66, 0.23, 0.02, 0.03), { at: [0.38, 0.7, 0.28] }),
        moved(slab(dial, 0.6, 0.17, 0.02, 0.02), { at: [0.38, 0.7, 0.286] }),
        knob(0.2, 0.34),
        knob(0.56, 0.34),
        ...[-0.66, 0.66].map((x) => moved(slab(finish([36, 24, 18]), 0.18, 0.06, 0.46, 0.02), { at: [x, 0.03, 0] })),
      ];
    },
    { pitch: 0.18, turn: -0.35 },
  );
}
