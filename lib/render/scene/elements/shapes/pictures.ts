import { mix, rgb, scale, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, hoop, places, slab, tube, type Solid, type Vec } from "./solid.ts";

/** A small landscape in oils: sky, hills, water and a low sun, in visible strokes. */
export function landscape(brush: Brush, width: number, height: number, foot: number): Finish {
  const { seed, light } = brush;
  return finish([200, 190, 170], {
    rough: 0.55,
    gloss: 0.4,
    surface: (s) => {
      if (s.nz < 0.2 && Math.abs(s.ny) > 0.9) return;
      const jitter = clouding(s.x * 12, s.y * 30, 0, seed, 2) - 0.5;
      const u = s.x / width + jitter * 0.03;
      const v = (s.y - foot) / height + jitter * 0.04;
      const hill = (k: number, base: number, rise: number) =>
        base + (clouding(u * 3 + k * 9, 2.5, 0, seed + k, 2) - 0.5) * rise;
      tint(s, mix([246, 206, 150], mix(light.upper, [120, 150, 190], 0.6), smoothstep(0.42, 1, v + jitter * 0.1)));
      const sun = Math.hypot((u - 0.14) * (width / height), v - 0.62);
      tint(s, [255, 236, 180], smoothstep(0.3, 0, sun) * 0.6 + (sun < 0.06 ? 0.5 : 0));
      if (v < hill(1, 0.56, 0.4)) tint(s, mix([126, 124, 158], [222, 170, 140], smoothstep(0.3, 0.6, v)));
      if (v < hill(2, 0.42, 0.3)) tint(s, [74, 92, 96]);
      if (v < 0.33)
        tint(
          s,
          mix(
            [92, 122, 140],
            [250, 210, 150],
            smoothstep(0.25, 0, Math.abs(u - 0.14)) * (speckle(u * 6, v * 70, 0, seed) > 0.45 ? 0.8 : 0.1),
          ),
        );
      if (v < hill(3, 0.1, 0.26)) tint(s, [50, 58, 38]);
      bump(s, (x, y) => clouding(x * 40, y * 90, 0, seed + 6, 2), 0.0035, 0.004);
      darken(s, 0.9 + jitter * 0.35);
    },
  });
}

export function paintEasel(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const beech = wood(brush.colour ?? rgb("#a8763f"), seed, "y", 0.9);
      const beam = (a: Vec, b: Vec, r: number): Solid => tube(beech, [a, b], r, { sides: 4, steps: 2 });
      return [
        beam([-0.3, 0, 0.16], [-0.05, 0.98, -0.04], 0.026),
        beam([0.3, 0, 0.16], [0.05, 0.98, -0.04], 0.026),
        beam([0, 0, -0.4], [0, 0.95, -0.06], 0.024),
        moved(slab(beech, 0.72, 0.035, 0.08, 0.008), { at: [0, 0.32, 0.12] }),
        moved(slab(beech, 0.5, 0.035, 0.025, 0.006), { at: [0, 0.2, 0.12] }),
        ...together(
          [
            slab(paper([240, 234, 222], seed, 0.1), 0.72, 0.54, 0.035, 0.006),
            moved(slab(landscape(brush, 0.7, 0.52, -0.26), 0.705, 0.525, 0.01, 0.003), { at: [0, 0, 0.016] }),
          ],
          { turn: [-0.2, 0, 0], at: [0, 0.62, 0.075] },
        ),
        moved(slab(beech, 0.1, 0.06, 0.05, 0.01), { at: [0, 0.91, 0.0] }),
      ];
    },
    { pitch: 0.12, turn: -0.25 },
  );
}

export function paintPictureFrame(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const photo = variants.has("photo");
  sculpt(
    brush,
    () => {
      const [w, h] = photo ? [0.78, 1] : [1.25, 1];
      const wide = photo ? 0.07 : 0.13;
      const moulding = photo
        ? wood(brush.colour ?? rgb("#5c3a24"), seed, "y", 1.4, { gloss: 0.7 })
        : { ...metal(brush.colour ?? [206, 160, 84], seed, 0.3) };
      const carve: Finish = photo
        ? moulding
        : {
            ...moulding,
            surface: (s) => {
              moulding.surface?.(s);
              const run = Math.abs(s.x) / (w / 2) > Math.abs(s.y - 0) / (h / 2) ? s.y : s.x;
              bump(s, (x, y) => Math.abs(Math.sin((Math.abs(x) / w > Math.abs(y) / h ? y : x) * 60)), 0.004, 0.004);
              darken(s, 0.86 + 0.14 * Math.sin(run * 60));
            },
          };
      const bar = (long: number, at: Vec, spin: number): Solid[] => [
        moved(
          extruded(
            carve,
            [
              [-long / 2, wide / 2],
              [long / 2, wide / 2],
              [long / 2 - wide, -wide / 2],
              [-long / 2 + wide, -wide / 2],
            ],
            0.07,
            0.03,
          ),
          { turn: [0, 0, spin], at },
        ),
      ];
      const parts = [
        ...bar(w, [0, h / 2 - wide / 2, 0], 0),
        ...bar(w, [0, -h / 2 + wide / 2, 0], Math.PI),
        ...bar(h, [-w / 2 + wide / 2, 0, 0], Math.PI / 2),
        ...bar(h, [w / 2 - wide / 2, 0, 0], -Math.PI / 2),
        moved(slab(paper([244, 238, 226], seed, 0.05), w - wide, h - wide, 0.02, 0.004), { at: [0, 0, -0.005] }),
        moved(
          slab(
            landscape(brush, w - wide * 2.6, h - wide * 2.6, -(h - wide * 2.6) / 2),
            w - wide * (photo ? 3.2 : 1.8),
            h - wide * (photo ? 3.2 : 1.8),
            0.012,
            0.002,
          ),
          { at: [0, 0, 0.004] },
        ),
      ];
      return [
        ...together(parts, { turn: [-0.12, 0, 0], at: [0, 0.5, 0] }),
        ...(photo ? [tube(moulding, places("0 .6 -.1, 0 0 -.35"), 0.02, { steps: 2 })] : []),
      ];
    },
    { pitch: 0.08, turn: -0.32 },
  );
}

export function paintMirror(brush: Brush): void {
  const { seed, light } = brush;
  sculpt(
    brush,
    () => {
      const gold = metal(brush.colour ?? [208, 164, 92], seed, 0.22);
      const silver = finish([150, 160, 176], {
        rough: 0.9,
        gloss: 0,
        surface: (s) => {
          const y = s.y * 0.5 + 0.5;
          tint(
            s,
            mix(scale(light.shadow, 1), mix(light.horizon, [255, 250, 240], 0.3), smoothstep(-0.2, 1, y + s.x * 0.6)),
          );
          const band = Math.abs(s.x * 0.9 + s.y * 0.75 - 0.12);
          tint(
            s,
            [255, 252, 246],
            smoothstep(0.1, 0.02, band) * 0.4 + smoothstep(0.02, 0.01, Math.abs(band - 0.16)) * 0.3,
          );
          s.glow = 0.25;
        },
      });
      const oval = (k: number): [number, number][] =>
        Array.from({ length: 56 }, (_, i) => [
          Math.cos((i / 56) * 6.2832) * 0.32 * k,
          Math.sin((i / 56) * 6.2832) * 0.44 * k,
        ]);
      const leaves = Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2;
        return moved(ball(gold, 0.036), {
          at: [Math.cos(a) * 0.365, Math.sin(a) * 0.485, 0.01],
          stretch: [1.5, 0.8, 0.7],
          turn: [0, 0, a + 0.9],
        });
      });
      return together(
        [
          extruded(silver, oval(1), 0.02, 0.004),
          tube(gold, hoop(0.34, 0.46 / 0.34, 24), 0.03, { closed: true, steps: 3 }),
          tube(gold, hoop(0.39, 0.51 / 0.39, 24), 0.018, { closed: true, steps: 3 }),
          ...leaves,
          moved(ball(gold, 0.07), { at: [0, 0.52, 0.01], stretch: [1.4, 0.8, 0.6] }),
        ],
        { at: [0, 0.53, 0], stretch: [0.93, 0.93, 0.93] },
      );
    },
    { pitch: 0.04, turn: -0.22 },
  );
}
