import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, cloth, darken, leather, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, sheet, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

export function paintUmbrella(brush: Brush): void {
  const { seed } = brush;
  const tone = brush.colour ?? rgb("#b8322b");
  const open = told(brush, "open", 1 - told(brush, "folded", 0));
  /** Furled it hangs down about its stick. */
  const out = 0.11 + 0.89 * open;
  const high = (v: number): number => open * (0.6 + 0.385 * Math.cos(v * 1.46)) + (1 - open) * (0.985 - 0.6 * v);
  sculpt(
    brush,
    () => {
      const steel = metal([190, 192, 198], seed, 0.2);
      const ribs = 8;
      const fabric = cloth(tone, seed, 260, { gloss: 0.3, rough: 0.6, soft: 0.7 });
      const canopy = sheet(fabric, 128, 18, (u, v) => {
        const a = u * Math.PI * 2;
        const gore = Math.abs(Math.sin((a * ribs) / 2));
        const r = 0.74 * out * Math.sin(v * 1.35) * (1 - gore * (0.085 + 0.4 * (1 - open)) * v);
        return [Math.cos(a) * r, high(v) + gore * v * v * 0.035, Math.sin(a) * r];
      });
      const parts: Solid[] = [
        canopy,
        tube(steel, places("0 .1 0, 0 .6 0, 0 .98 0"), 0.011),
        tube(steel, places("0 .96 0, 0 1.02 0, 0 1.05 0"), (t) => 0.014 - t * 0.009),
        tube(
          wood(rgb("#6b4024"), seed, "y", 1.5, { gloss: 0.7 }),
          places("0 .2 0, 0 .1 0, .005 .04 0, .04 .005 0, .085 .015 0, .1 .06 0"),
          0.02,
        ),
      ];
      for (let i = 0; i < ribs; i++) {
        const a = (i / ribs) * Math.PI * 2;
        const at = (v: number, drop: number): Vec => [
          Math.cos(a) * 0.73 * out * Math.sin(v * 1.35),
          high(v) - drop,
          Math.sin(a) * 0.73 * out * Math.sin(v * 1.35),
        ];
        parts.push(
          tube(steel, [at(0.02, 0.01), at(0.4, 0.012), at(0.75, 0.012), at(1, 0.01)], 0.0055, { sides: 6 }),
          tube(steel, [[0, 0.68, 0], at(0.5, 0.012)], 0.005, { sides: 5, steps: 1 }),
          moved(ball(steel, 0.012), { at: at(1, 0.006) }),
        );
      }
      return together(parts, { turn: [-0.1, 0.2, -0.12], at: [-0.04, 0, 0] });
    },
    { pitch: 0.1 },
  );
}

export function paintSuitcase(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const hide = leather(brush.colour ?? rgb("#7c4a2a"), seed);
      const strap = leather(rgb("#3f2416"), seed + 1);
      const brass = metal([214, 172, 92], seed, 0.22);
      const parts: Solid[] = [
        moved(slab(hide, 1.25, 0.82, 0.42, 0.07), { at: [0, 0.43, 0] }),
        moved(slab(strap, 1.26, 0.012, 0.43, 0.004), { at: [0, 0.56, 0] }),
      ];
      for (const x of [-0.36, 0.36])
        parts.push(
          moved(slab(strap, 0.1, 0.84, 0.44, 0.02), { at: [x, 0.43, 0] }),
          moved(slab(brass, 0.13, 0.1, 0.03, 0.01), { at: [x, 0.5, 0.22] }),
          moved(slab(strap, 0.08, 0.07, 0.04, 0.006), { at: [x, 0.5, 0.222] }),
        );
      for (const x of [-0.57, 0.57])
        for (const y of [0.1, 0.76])
          parts.push(
            moved(slab(strap, 0.15, 0.15, 0.435, 0.06), { at: [x, y, 0] }),
            ...[-0.03, 0.03].map((d) => moved(ball(brass, 0.013), { at: [x + d, y, 0.218] })),
          );
      parts.push(
        tube(strap, places("-.17 .85 0, -.16 .93 0, -.08 .98 0, .08 .98 0, .16 .93 0, .17 .85 0"), 0.032),
        ...[-0.17, 0.17].map((x) => moved(slab(brass, 0.08, 0.04, 0.1, 0.01), { at: [x, 0.85, 0] })),
      );
      const labels: readonly (readonly [number, number, number, Rgb])[] = [
        [-0.1, 0.3, 0.15, [196, 72, 48]],
        [0.12, 0.68, -0.1, [60, 110, 126]],
        [0.1, 0.22, -0.2, [222, 196, 130]],
      ];
      for (const [x, y, spin, tone] of labels)
        parts.push(
          moved(slab(paper(tone, seed, 0.5), 0.24, 0.15, 0.012, 0.02), { turn: [0, 0, spin], at: [x, y, 0.208] }),
        );
      return parts;
    },
    { pitch: 0.2, turn: -0.45 },
  );
}

export function paintGift(brush: Brush): void {
  const { seed } = brush;
  const tone = brush.colour ?? mix(brush.light.accent, [150, 24, 40], 0.45);
  const silk = finish(mix(tone, [252, 240, 214], 0.82), {
    rough: 0.3,
    gloss: 0.7,
    soft: 0.4,
    surface: (s) => bump(s, (x, y, z) => speckle(x * 40, y * 40, z * 40, seed), 0.003, 0.006),
  });
  const wrap = paper(tone, seed, 0.05, {
    gloss: 0.45,
    rough: 0.4,
    surface: (s) => {
      if (Math.sin(s.x * 42) * Math.sin(s.y * 42 + s.z * 42) > 0.86) tint(s, mix(tone, [255, 236, 190], 0.7));
    },
  });
  sculpt(
    brush,
    () => {
      const ribbon = sheet(silk, 30, 4, (u, v) => {
        const a = u * Math.PI * 2;
        return [0.19 * (1 - Math.cos(a)), 0.12 * Math.sin(a), (v - 0.5) * 0.15 * (0.35 + 0.65 * Math.sin(a / 2))];
      });
      const loop = (turn: number, lift: number): Solid =>
        moved(moved(ribbon, { turn: [0, 0, lift] }), { turn: [0, turn, 0], at: [0, 0.87, 0] });
      const open = told(brush, "open", 0);
      const lid: Solid[] = [
        moved(slab(wrap, 0.98, 0.2, 0.98, 0.014), { at: [0, 0.75, 0] }),
        ...[0, Math.PI / 2].map((turn) =>
          moved(slab(silk, 0.16, 0.21, 0.99, 0.005), { turn: [0, turn, 0], at: [0, 0.75, 0] }),
        ),
        loop(0.5, 0.42),
        loop(0.5 + Math.PI, 0.42),
        loop(0.5 + Math.PI / 2, 0.3),
        loop(0.5 - Math.PI / 2, 0.3),
        moved(ball(silk, 0.075), { at: [0, 0.9, 0], stretch: [1, 0.85, 1] }),
        ...[0.9, 2.3].map((a) =>
          moved(
            sheet(silk, 20, 3, (u, v) => [u * 0.5, 0.03 * Math.sin(u * 9) - u * u * 0.12, (v - 0.5) * 0.12]),
            { turn: [0, -a, 0], at: [0, 0.87, 0] },
          ),
        ),
      ];
      return [
        moved(slab(wrap, 0.9, 0.66, 0.9, 0.012), { at: [0, 0.33, 0] }),
        ...[0, Math.PI / 2].map((turn) =>
          moved(slab(silk, 0.16, 0.66, 0.91, 0.005), { turn: [0, turn, 0], at: [0, 0.33, 0] }),
        ),
        ...(open > 0.05
          ? [moved(slab(finish([24, 16, 14], { rough: 1 }), 0.82, 0.01, 0.82, 0.002), { at: [0, 0.665, 0] })]
          : []),
        ...together(lid, { turn: [0, 0, -0.7 * open], at: [0.12 * open, 0.26 * open, 0] }),
      ];
    },
    { pitch: 0.34, turn: -0.6 },
  );
}

export function paintBirdcage(brush: Brush): void {
  const { seed } = brush;
  const open = brush.variants.has("open");
  sculpt(
    brush,
    () => {
      const brass = metal(brush.colour ?? [206, 164, 88], seed, 0.2);
      const parts: Solid[] = [
        turned(brass, points("0 0, .3 0, .33 .02, .33 .07, .31 .09, 0 .09"), 56, 3),
        turned(brass, points(".295 .58, .31 .59, .295 .6, .29 .59"), 56, 2),
        turned(brass, points("0 .84, .04 .85, .05 .87, .02 .9, .03 .93, 0 .95"), 24, 3),
      ];
      for (let i = 0; i < 24; i++) {
        const a = (i / 24) * Math.PI * 2;
        if (open && i > 4 && i < 8) continue;
        const at = (r: number, y: number): Vec => [Math.cos(a) * r, y, Math.sin(a) * r];
        parts.push(
          tube(
            brass,
            [at(0.3, 0.08), at(0.3, 0.4), at(0.3, 0.6), at(0.25, 0.75), at(0.14, 0.84), at(0.02, 0.875)],
            0.0065,
            { sides: 6, steps: 4 },
          ),
        );
      }
      parts.push(
        tube(brass, places("-.05 .97 0, -.03 1.02 0, .03 1.02 0, .05 .97 0, .02 .93 0, -.02 .93 0"), 0.011, {
          closed: true,
        }),
        tube(wood(rgb("#8f6a42"), seed, "x"), places("-.29 .32 0, 0 .32 0, .29 .32 0"), 0.012),
      );
      if (!open) {
        const plume = finish([238, 196, 66], {
          rough: 0.85,
          gloss: 0.2,
          soft: 0.5,
          surface: (s) => darken(s, 0.8 + 0.35 * speckle(s.x * 50, s.y * 20, s.z * 50, seed)),
        });
        parts.push(
          moved(ball(plume, 0.075), { stretch: [1.25, 1, 0.9], turn: [0, 0, 0.7], at: [0, 0.415, 0] }),
          moved(ball(plume, 0.05), { at: [0.055, 0.5, 0] }),
          moved(ball(finish([18, 14, 12], { rough: 0.1, gloss: 1 }), 0.009), { at: [0.075, 0.508, 0.042] }),
          tube(
            finish([206, 120, 50], { rough: 0.4 }),
            places(".095 .5 0, .115 .494 0, .13 .487 0"),
            (t) => 0.014 * (1 - t * 0.9),
          ),
          tube(plume, places("-.05 .37 0, -.1 .3 0, -.13 .22 0"), (t) => 0.035 - t * 0.014),
          moved(ball(finish([206, 158, 44], { rough: 0.9, soft: 0.3 }), 0.06), {
            stretch: [1.3, 0.75, 0.5],
            turn: [0, 0, 0.9],
            at: [-0.02, 0.41, 0.05],
          }),
        );
      }
      return parts;
    },
    { pitch: 0.16 },
  );
}

export function paintTable(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const desk = variants.has("desk");
  sculpt(
    brush,
    () => {
      const oak = wood(brush.colour ?? rgb("#8a5a34"), seed, "x", 0.5, { gloss: 0.6, rough: 0.32 });
      const leg = wood(scale(brush.colour ?? rgb("#8a5a34"), 0.85), seed + 1, "y", 0.7, { gloss: 0.5 });
      const parts: Solid[] = [
        moved(slab(oak, 2.1, 0.06, 1.05, 0.02), { at: [0, 0.97, 0] }),
        moved(slab(leg, 1.9, 0.13, 0.03, 0.005), { at: [0, 0.88, 0.44] }),
        moved(slab(leg, 1.9, 0.13, 0.03, 0.005), { at: [0, 0.88, -0.44] }),
        ...[-0.93, 0.93].map((x) => moved(slab(leg, 0.03, 0.13, 0.88, 0.005), { at: [x, 0.88, 0] })),
      ];
      const turnedLeg = turned(
        leg,
        points(
          "0 0, .03 0, .035 .03, .025 .06, .04 .12, .05 .3, .035 .55, .05 .66, .055 .7, .04 .74, .06 .78, .06 .94, 0 .94",
        ),
        22,
        4,
      );
      for (const x of [-0.92, 0.92]) for (const z of [-0.42, 0.42]) parts.push(moved(turnedLeg, { at: [x, 0, z] }));
      if (desk) {
        const brass = metal([212, 170, 92], seed, 0.2);
        for (let i = 0; i < 3; i++)
          parts.push(
            moved(slab(oak, 0.56, 0.22, 0.04, 0.012), { at: [0.6, 0.82 - i * 0.24, 0.45] }),
            moved(ball(brass, 0.025), { at: [0.6, 0.82 - i * 0.24, 0.48] }),
          );
        parts.push(moved(slab(leg, 0.62, 0.76, 0.86, 0.01), { at: [0.6, 0.56, 0] }));
      }
      return parts;
    },
    { pitch: 0.26, turn: -0.4, distance: 6 },
  );
}

const pillow = (of: Finish, w: number, h: number, d: number): Solid =>
  sheet(of, 30, 30, (u, v) => {
    const a = u * Math.PI * 2;
    const t = v * Math.PI;
    const p = (x: number, k: number) => Math.sign(x) * Math.abs(x) ** k;
    return [
      p(Math.cos(a), 0.45) * p(Math.sin(t), 0.45) * w,
      p(Math.sin(a), 0.9) * Math.sin(t) * d,
      p(Math.cos(t), 0.45) * h,
    ];
  });

export function paintSofa(brush: Brush): void {
  const { seed } = brush;
  const single = brush.variants.has("armchair_household");
  sculpt(
    brush,
    () => {
      const tone = brush.colour ?? rgb("#4c6670");
      const weave = cloth(tone, seed, 190);
      const k = single ? 0.5 : 1;
      const leg = wood(rgb("#5f3e26"), seed, "y");
      const cushion = (x: number, w: number): Solid[] => [
        moved(pillow(weave, w, 0.42, 0.13), { at: [x, 0.48, 0.12] }),
        moved(pillow(weave, w, 0.32, 0.12), { turn: [Math.PI / 2 - 0.2, 0, 0], at: [x, 0.78, -0.26] }),
      ];
      const w = 0.95 * k;
      return [
        moved(slab(weave, w * 2 + 0.3, 0.26, 1, 0.07), { at: [0, 0.27, 0] }),
        moved(slab(weave, w * 2 + 0.3, 0.75, 0.26, 0.11), { at: [0, 0.62, -0.42], turn: [-0.12, 0, 0] }),
        ...[-1, 1].map((s) => moved(slab(weave, 0.26, 0.56, 1, 0.1), { at: [s * (w + 0.14), 0.4, 0] })),
        ...(single ? cushion(0, 0.48) : [...cushion(-0.48, 0.48), ...cushion(0.48, 0.48)]),
        moved(pillow(cloth(mix(brush.light.accent, [226, 196, 150], 0.35), seed + 4, 150), 0.23, 0.23, 0.1), {
          turn: [Math.PI / 2 - 0.35, 0.1, 0.25],
          at: [-w + 0.28, 0.76, 0.0],
        }),
        ...[-1, 1].flatMap((s) =>
          [0.4, -0.4].map((z) =>
            tube(
              leg,
              [
                [s * (w + 0.06), 0.16, z],
                [s * (w + 0.1), 0, z * 1.08],
              ],
              (t) => 0.04 - t * 0.015,
            ),
          ),
        ),
      ];
    },
    { pitch: 0.24, turn: -0.42, distance: 6 },
  );
}

export function paintBed(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const oak = wood(rgb("#7a4f30"), seed, "y", 0.7, { gloss: 0.5 });
      const linen = cloth([240, 236, 228], seed, 220);
      const cover = cloth(brush.colour ?? mix(brush.light.accent, [90, 104, 130], 0.65), seed + 2, 160);
      const drape = sheet(cover, 60, 60, (u, v) => {
        const x = (u - 0.5) * 2.1;
        const over = Math.max(0, Math.abs(x) - 0.8);
        const fold = (clouding(u * 7, v * 7, 0, seed, 3) - 0.5) * 0.07;
        return [
          Math.sign(x) * Math.min(Math.abs(x), 0.8 + over * 0.22 + Math.max(0, over) * 0.12 * Math.sin(v * 26)),
          0.635 + fold - over * 1.5,
          -0.28 + v * 1.42,
        ];
      });
      return [
        moved(slab(oak, 1.66, 0.95, 0.07, 0.04), { at: [0, 0.52, -1.05] }),
        moved(slab(oak, 1.66, 0.2, 2.1, 0.02), { at: [0, 0.26, 0] }),
        moved(slab(linen, 1.58, 0.26, 2.04, 0.08), { at: [0, 0.46, 0] }),
        ...[-0.4, 0.4].map((x) =>
          moved(pillow(linen, 0.36, 0.24, 0.13), { turn: [0.4, x * 0.15, 0], at: [x, 0.7, -0.74] }),
        ),
        drape,
        moved(slab(linen, 1.62, 0.05, 0.24, 0.02), { at: [0, 0.62, -0.32] }),
        ...[-0.76, 0.76].flatMap((x) =>
          [-0.98, 0.98].map((z) => moved(slab(oak, 0.09, 0.2, 0.09, 0.01), { at: [x, 0.1, z] })),
        ),
      ];
    },
    { pitch: 0.34, turn: -0.55, distance: 6 },
  );
}
