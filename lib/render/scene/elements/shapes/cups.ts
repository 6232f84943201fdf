import { told } from "#lib/render/scene/states/told.ts";
import type { Variants } from "#lib/elements/variants.ts";
import { clamp, mix, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { finish, type Finish, type Sample } from "./finish.ts";
import { glazed, tint } from "./grain.ts";
import { sculpt } from "./sculpture.ts";
import { moved } from "./placing.ts";
import { tube, turned, type Solid } from "./solid.ts";
import { steam } from "./steam.ts";

const coffee: Rgb = [58, 28, 12];

/** Poured milk: a leaf of many lobes on the stem that cut it, drawn in the square of the cup's mouth. */
function rosetta(x: number, z: number): number {
  const v = z + 0.02;
  const t = (v + 0.74) / 1.46;
  const a = Math.abs(x);
  if (t < -0.06 || t > 1.04) return 0;
  const outline = 0.72 * Math.max(0, Math.sin(Math.PI * clamp(t * 0.97, 0, 1) ** 0.74)) ** 0.75;
  // Each pour pushes the one before it aside: arcs that hang from the stem.
  const arcs = Math.sin((t * 5.2 + a * 0.55 + a * a * 0.95) * Math.PI * 2);
  const leaf = smoothstep(outline, outline - 0.07, a) * smoothstep(-0.62, -0.2, arcs);
  const cut = smoothstep(0.035, 0.012, a) * smoothstep(0.12, 0.2, t) * smoothstep(1, 0.9, t);
  const heart = smoothstep(0.24, 0.2, Math.hypot(a - 0.12, (v + 0.6) * 1.15));
  return clamp(Math.max(leaf, heart) * (1 - cut * 0.75), 0, 1);
}

/** The drink's face, seen from above; `u` and `w` run from -1 to 1 over it. */
function drinkOf(variants: Variants, seed: number, radius: number): Finish {
  const foam: Rgb = [240, 220, 188];
  const crema: Rgb = [158, 92, 38];
  const swirl = (u: number, w: number, k: number) => fractal(u * k + 40, w * k + 40, seed, 3, 128);
  const face = (colour: Rgb, paint: (s: Sample, u: number, w: number, d: number) => void, rough = 0.08): Finish =>
    finish(colour, {
      rough,
      gloss: 0.9,
      soft: 0.2,
      surface: (s) => {
        const u = s.x / radius;
        const w = s.z / radius;
        const d = Math.hypot(u, w);
        paint(s, u, w, d);
        // Liquid climbs its wall.
        const climb = smoothstep(0.9, 1, d) * 0.5;
        s.nx -= (u / (d || 1)) * climb;
        s.nz -= (w / (d || 1)) * climb;
      },
    });
  if (variants.has("latte"))
    return face(crema, (s, u, w, d) => {
      const n = swirl(u, w, 6);
      tint(s, mix([120, 62, 24], crema, n));
      tint(s, foam, rosetta(u + (n - 0.5) * 0.07, w + (n - 0.5) * 0.07) * smoothstep(0.95, 0.86, d));
      tint(s, [98, 50, 20], smoothstep(0.86, 1, d) * 0.7);
      s.rough = 0.3;
    });
  if (variants.has("matcha"))
    return face([118, 150, 52], (s, u, w) => {
      const n = swirl(u, w, 14);
      tint(s, [176, 196, 104], smoothstep(0.45, 0.75, n) * 0.8);
      s.rough = 0.45;
    });
  if (variants.has("tea"))
    return face([168, 74, 14], (s, _u, _w, d) => tint(s, [226, 142, 46], smoothstep(0.55, 1, d) * 0.75), 0.03);
  if (variants.has("cocoa"))
    return face([84, 42, 22], (s, u, w) => tint(s, [196, 150, 112], smoothstep(0.56, 0.7, swirl(u, w, 5)) * 0.6), 0.25);
  if (variants.has("milk_cups")) return face([246, 240, 226], () => {});
  if (variants.has("water_cups")) return face([120, 146, 150], () => {}, 0.02);
  return face(coffee, (s, u, w, d) => {
    const n = swirl(u * 1.2 + w * 0.4, w, 5);
    const ring = smoothstep(0.62, 0.97, d + (n - 0.5) * 0.3);
    tint(s, crema, (variants.has("espresso") ? 0.45 + 0.5 * n : 0.1) + ring * 0.75);
    s.rough += ring * 0.25;
  });
}

function cupBody(ware: Finish, drink: Finish, wide: number, full: number): Solid[] {
  const r = 0.44 * wide;
  return [
    turned(ware, [
      [0, 0.02],
      [r * 0.56, 0.02],
      [r * 0.58, 0],
      [r * 0.62, 0],
      [r * 0.64, 0.03],
      [r * 0.72, 0.07],
      [r * 0.93, 0.28],
      [r * 0.995, 0.55],
      [r, 0.8],
      [r * 1.006, 0.815],
      [r * 0.985, 0.825],
      [r * 0.955, 0.81],
      [r * 0.945, 0.7],
      [r * 0.94, 0.5],
    ]),
    ...(full > 0.04 ? [drinkIn(drink, r, full)] : []),
    tube(
      ware,
      [
        [r * 0.93, 0.66, 0],
        [r * 1.22, 0.7, 0],
        [r * 1.52, 0.6, 0],
        [r * 1.54, 0.42, 0],
        [r * 1.3, 0.26, 0],
        [r * 0.86, 0.2, 0],
      ],
      (t) => 0.05 + 0.018 * Math.abs(t * 2 - 1) ** 2,
    ),
  ];
}

/** What is in a cup: its face as high as the cup is full. */
const drinkIn = (drink: Finish, r: number, full: number): Solid =>
  moved(
    turned(
      drink,
      [
        [0, 0],
        [r * 0.3, 0],
        [r * 0.6, 0],
        [r * (0.7 + 0.25 * full ** 0.6), 0],
      ],
      56,
      2,
    ),
    { at: [0, 0.07 + 0.695 * full, 0] },
  );

/** A cup or mug on its saucer, by what is in it. */
export function paintCup(brush: Brush): void {
  const { variants } = brush;
  const ware = glazed(
    brush.colour ?? mix(mix(brush.light.accent, [238, 230, 218], 0.72), [250, 246, 238], 0.2),
    brush.seed,
  );
  const side = brush.light.side < 0 ? 1 : -1;
  const full = told(brush, "full", 1);
  const mug = variants.has("mug");
  sculpt(
    brush,
    () => {
      const r = 0.44;
      const body = cupBody(ware, drinkOf(variants, brush.seed, r * 0.945), 1, full).map((solid) =>
        moved(solid, {
          turn: [0, side > 0 ? -0.5 : Math.PI + 0.5, 0],
          at: [0, mug ? 0 : 0.05, 0],
          stretch: [1, mug ? 1.1 : 1, 1],
        }),
      );
      if (mug) return body;
      const saucer = turned({ ...ware, colour: scale(ware.colour, 0.98) }, [
        [0, 0.03],
        [0.3, 0.03],
        [0.36, 0.045],
        [0.6, 0.085],
        [0.74, 0.125],
        [0.755, 0.135],
        [0.745, 0.14],
        [0.6, 0.1],
        [0.34, 0.06],
        [0.3, 0.05],
        [0, 0.05],
      ]);
      return [saucer, ...body];
    },
    { pitch: 0.46, keep: "cup" },
  );
  if (full > 0.3 && !variants.has("water_cups_2")) steam(brush, { y: -0.7, height: 0.98, half: 0.3 }, 0.42);
}
