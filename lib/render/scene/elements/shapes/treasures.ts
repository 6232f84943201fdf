import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, metal, tint, wood } from "./grain.ts";
import { moved, swollen, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, hoop, places, points, sheet, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

const goldOf = (brush: Brush, rough = 0.16): Finish => metal(brush.colour ?? [232, 182, 84], brush.seed, rough);

/** A cut stone: flat faces that each answer the light alone. */
export const gem = (colour: Rgb, radius: number, facets = 8): Solid[] => {
  const cut = finish(colour, {
    rough: 0.02,
    gloss: 1,
    soft: 0.4,
    glow: 0.25,
    surface: (s) => {
      // Every face throws back another piece of the room.
      const fire = Math.abs(Math.sin(s.nx * 12.9 + s.ny * 78.2 + s.nz * 37.7) * 438.5) % 1;
      tint(s, fire > 0.62 ? mix(colour, [255, 255, 255], 0.7) : scale(colour, 0.25 + fire * 0.75), 0.75);
      s.glow = fire > 0.8 ? 0.4 : 0.08;
    },
  });
  const r = radius;
  const body = turned(cut, [[0, -0.85 * r], [0, -0.85 * r], [0.5 * r, -0.42 * r], [0.5 * r, -0.42 * r], [r, 0], [r, 0], [0.98 * r, 0.08 * r], [0.98 * r, 0.08 * r], [0.8 * r, 0.27 * r], [0.8 * r, 0.27 * r], [0.55 * r, 0.4 * r], [0.55 * r, 0.4 * r], [0, 0.4 * r]], facets * 2, 1);
  return [flatFaced(body)];
};

/** The body with one normal a triangle. */
function flatFaced(solid: Solid): Solid {
  const out: Solid = { finish: solid.finish, position: [], normal: [], local: [], index: [] };
  for (let f = 0; f < solid.index.length; f += 3) {
    const corners = [0, 1, 2].map((k) => {
      const i = solid.index[f + k]! * 3;
      return [solid.position[i]!, solid.position[i + 1]!, solid.position[i + 2]!] as const;
    });
    const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const n: Vec = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux];
    const length = Math.hypot(...n);
    if (length < 1e-12) continue;
    for (const p of corners) {
      out.index.push(out.position.length / 3);
      out.position.push(...p);
      out.local.push(...p);
      out.normal.push(n[0] / length, n[1] / length, n[2] / length);
    }
  }
  return out;
}

export function paintCrown(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const gold = goldOf(brush);
      const velvet = finish(rgb("#7d1630"), { rough: 0.95, gloss: 0.25, soft: 0.6, surface: (s) => darken(s, 0.7 + clouding(s.x * 6, s.y * 6, s.z * 6, seed) * 0.6) });
      const tall = (a: number) => 0.42 + 0.36 * Math.abs(Math.cos(a * 4)) ** 3;
      const wall = sheet(gold, 160, 10, (u, v) => {
        const a = u * Math.PI * 2;
        const r = 0.55 + v * 0.12;
        return [Math.cos(a) * r, 0.12 + v * (tall(a) - 0.12), Math.sin(a) * r];
      });
      const parts: Solid[] = [
        wall,
        turned(gold, points(".55 .0, .585 .01, .595 .05, .58 .1, .595 .15, .585 .19, .56 .2, .53 .18"), 80, 3),
        swollen(turned(velvet, points("0 .55, .3 .5, .47 .36, .54 .2"), 56, 5), (x, y, z) => 0.03 * Math.cos(Math.atan2(z, x) * 8) * smoothstep(0.2, 0.4, y)),
        swollen(turned(finish([244, 240, 230], { rough: 1, soft: 0.6, surface: (s) => { const n = clouding(s.x * 24, s.y * 24, s.z * 24, seed); darken(s, 0.82 + n * 0.3); if (Math.abs(Math.sin(Math.atan2(s.z, s.x) * 9)) > 0.985) tint(s, [40, 34, 34], 0.9); } }), points(".5 .0, .6 -.01, .64 .04, .6 .1, .5 .1"), 80, 4), (x, y, z) => clouding(x * 14, y * 14, z * 14, seed) * 0.03),
      ];
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2;
        parts.push(moved(ball(i % 2 ? finish([244, 240, 232], { rough: 0.12, gloss: 1, soft: 0.4 }) : gold, 0.042), { at: [Math.cos(a) * 0.68, 0.81, Math.sin(a) * 0.68] }));
        const stone = ([[190, 20, 46], [28, 84, 190], [22, 140, 84]] as const)[i % 3]!;
        parts.push(...gem(stone, 0.058).map((s) => moved(s, { turn: [Math.PI / 2, 0, 0], at: [0, 0.15, 0.575] })).map((s) => moved(s, { turn: [0, a + 0.39, 0] })));
        parts.push(...gem(([[28, 84, 190], [190, 20, 46]] as const)[i % 2]!, 0.045).map((s) => moved(s, { turn: [Math.PI / 2 - 0.2, 0, 0], at: [0, 0.42, 0.615] })).map((s) => moved(s, { turn: [0, a + Math.PI / 2, 0] })));
      }
      return parts;
    },
    { pitch: 0.24 },
  );
}

export function paintRing(brush: Brush): void {
  const noun = brush.noun.toLowerCase();
  sculpt(
    brush,
    () => {
      const gold = goldOf(brush, 0.1);
      const stone: Rgb = /ruby|rubí|rubis|rubin/.test(noun) ? [204, 16, 46] : /emerald|esmeralda|smaragd/.test(noun) ? [14, 150, 84] : /sapphire|zafiro|saphir/.test(noun) ? [22, 70, 200] : [226, 240, 250];
      if (/jewel|gem|diamond|diamant|ruby|emerald|sapphire|joya|bijou|juwel|宝石|钻石/.test(noun)) return gem(stone, 0.58, 9).map((s) => moved(s, { at: [0, 0.52, 0], stretch: [1, 1.15, 1], turn: [0.45, 0.2, 0.1] }));
      const band = together([tube(gold, hoop(0.34, 1, 16), 0.05, { closed: true, sides: 20, steps: 4 })], { stretch: [1, 1, 1.15], turn: [0, -0.55, 0], at: [0, 0.385, 0] });
      return [
        ...band,
        ...gem(stone, 0.17, 8).map((s) => moved(s, { at: [0, 0.86, 0], turn: [0.25, 0, 0] })),
        ...[0.4, 1.97, 3.54, 5.11].map((a) => tube(gold, [[Math.cos(a) * 0.05, 0.73, Math.sin(a) * 0.05], [Math.cos(a) * 0.13, 0.8, Math.sin(a) * 0.13], [Math.cos(a) * 0.155, 0.9, Math.sin(a) * 0.155]], 0.018)),
      ];
    },
    { pitch: 0.3 },
  );
  brush.glow({ x: 0.06 * (brush.light.side < 0 ? -1 : 1), y: -0.9, radius: 0.28, colour: [255, 250, 240], strength: 0.45, flicker: 0.3 });
}

/** A struck coin: milled edge, raised rim, a profile of rays. */
const coinOf = (brush: Brush): Finish => {
  const gold = goldOf(brush, 0.22);
  return {
    ...gold,
    surface: (s) => {
      gold.surface?.(s);
      const r = Math.hypot(s.x, s.z);
      const a = Math.atan2(s.z, s.x);
      if (Math.abs(s.ny) < 0.4 && Math.abs(s.y) < 0.5) darken(s, 0.8 + 0.3 * Math.sin(a * 90));
      const relief = (x: number, _y: number, z: number): number => {
        const d = Math.hypot(x, z);
        const b = Math.atan2(z, x);
        const star = smoothstep(0.02, -0.02, d - (0.16 + 0.1 * Math.abs(Math.cos(b * 2.5)) ** 3));
        const beads = smoothstep(0.01, -0.01, Math.abs(d - 0.35) - 0.012) * smoothstep(0, 0.6, Math.sin(b * 44));
        return star + beads * 0.8 + 0.15 * smoothstep(0.02, -0.02, d - 0.08);
      };
      if (r < 0.41) bump(s, relief, 0.025, 0.006);
    },
  };
};

const coinShape = points("0 0, .4 0, .42 0, .45 -.015, .48 -.005, .49 .03, .48 .065, .45 .075, .42 .06, .4 .06, 0 .06");

export function paintCoin(brush: Brush): void {
  const { random } = brush;
  sculpt(
    brush,
    () => {
      const coin = turned(coinOf(brush), coinShape, 72, 2);
      const parts: Solid[] = [moved(coin, { turn: [Math.PI / 2 - 0.2, -0.35, 0], at: [0.05, 0.55, 0.1] })];
      for (let i = 0; i < 5; i++) parts.push(moved(coin, { at: [-0.5 + random() * 0.03, i * 0.075, -0.3 + random() * 0.04], turn: [0, i, 0] }));
      parts.push(moved(coin, { at: [0.5, 0.0, 0.0], turn: [0, 1, 0] }), moved(coin, { at: [-0.15, 0.05, 0.42], turn: [0.12, 0.6, 0.06] }));
      return parts;
    },
    { pitch: 0.3 },
  );
}

export function paintTreasureChest(brush: Brush): void {
  const { seed, random } = brush;
  sculpt(
    brush,
    () => {
      const oak = wood(brush.colour ?? rgb("#7a4a26"), seed, "x", 0.9);
      const iron = metal([112, 104, 98], seed, 0.4);
      const gold = goldOf(brush, 0.2);
      const lid = together(
        Array.from({ length: 7 }, (_, i): Solid[] => {
          const a = -0.15 + (i / 6) * (Math.PI + 0.3);
          return [moved(slab(oak, 1.2, 0.17, 0.035, 0.008), { turn: [-a, 0, 0], at: [0, Math.sin(a) * 0.3, Math.cos(a) * 0.36] })];
        }).flat().concat([-0.5, 0, 0.5].map((x) => tube(iron, Array.from({ length: 9 }, (_, i): Vec => [x, Math.sin((i / 8) * Math.PI) * 0.33, Math.cos((i / 8) * Math.PI) * 0.39]), 0.03, { sides: 6 }))),
        { turn: [-1.0, 0, 0], at: [0, 0.72, -0.5] },
      );
      const parts: Solid[] = [...lid, moved(slab(finish([30, 20, 14], { rough: 1 }), 1.1, 0.44, 0.68, 0.01), { at: [0, 0.24, 0] })];
      for (let i = 0; i < 3; i++) {
        parts.push(moved(slab(oak, 1.2, 0.155, 0.04, 0.008), { at: [0, 0.1 + i * 0.16, 0.37] }));
        for (const x of [-0.59, 0.59]) parts.push(moved(slab(oak, 0.76, 0.155, 0.04, 0.008), { turn: [0, Math.PI / 2, 0], at: [x, 0.1 + i * 0.16, 0] }));
      }
      for (const x of [-0.5, 0, 0.5]) parts.push(moved(slab(iron, 0.1, 0.5, 0.03, 0.008), { at: [x, 0.26, 0.385] }));
      parts.push(moved(slab(gold, 0.2, 0.2, 0.04, 0.03), { at: [0, 0.44, 0.41] }), moved(ball(finish([16, 12, 10]), 0.028), { at: [0, 0.45, 0.43] }));
      const coin = turned(gold, points("0 0, .06 0, .07 .008, .07 .016, .06 .02, 0 .02"), 22, 1);
      for (let i = 0; i < 130; i++) {
        const x = (random() - 0.5) * 1.02;
        const z = (random() - 0.5) * 0.62;
        const h = 0.46 + 0.17 * Math.cos(x * 1.9) * Math.cos(z * 2.4) * random() ** 0.4;
        parts.push(moved(coin, { at: [x, h, z], turn: [(random() - 0.3) * 1.3, random() * 3, (random() - 0.5) * 1.2] }));
      }
      for (const [x, z, c] of [[-0.25, 0.2, [200, 20, 50]], [0.2, 0.12, [30, 90, 210]], [0.4, 0.22, [20, 160, 90]], [-0.42, 0.02, [230, 240, 250]]] as const) parts.push(...gem(c, 0.08).map((s) => moved(s, { at: [x, 0.66, z], turn: [0.5, x * 5, 0.3] })));
      for (let i = 0; i < 22; i++) parts.push(moved(ball(finish([246, 240, 230], { rough: 0.12, gloss: 1, soft: 0.4 }), 0.03), { at: [0.15 + i * 0.02, 0.6 + 0.05 * Math.sin(i * 0.6) - Math.max(0, i - 12) * 0.028, 0.26 + Math.min(i, 10) * 0.018] }));
      return parts;
    },
    { pitch: 0.34, turn: -0.35 },
  );
  brush.glow({ x: 0, y: -0.62, radius: 0.9, colour: [255, 206, 110], strength: 0.4, flicker: 0.15 });
}

export function paintBell(brush: Brush): void {
  const swing = Math.sin(brush.phase * Math.PI * 2) * 0.16;
  sculpt(
    brush,
    () => {
      const bronze = metal(brush.colour ?? [204, 150, 72], brush.seed, 0.2);
      return together(
        [
          turned(bronze, points("0 .84, .1 .835, .2 .8, .255 .72, .28 .55, .31 .38, .38 .24, .48 .13, .5 .1, .49 .06, .46 .05, .44 .08, .3 .3, .2 .7, 0 .76"), 72, 5),
          ...[0.2, 0.24, 0.66].map((y) => turned(bronze, [[0.3, y], [y > 0.5 ? 0.272 : 0.435 - (y - 0.2) * 0.9, y], [y > 0.5 ? 0.274 : 0.437 - (y - 0.2) * 0.9, y + 0.014], [0.28, y + 0.02]], 64, 2)),
          moved(tube(bronze, hoop(0.08), 0.026, { closed: true }), { at: [0, 0.91, 0] }),
          tube(bronze, [[0, 0.7, 0], [-swing * 0.3, 0.3, 0], [-swing * 0.5, 0.1, 0]], 0.014),
          moved(ball(metal([90, 84, 80], brush.seed, 0.35), 0.075), { at: [-swing * 0.5, 0.06, 0] }),
        ].map((s) => moved(s, { at: [0, -0.95, 0] })),
        { turn: [0, 0, swing], at: [0, 0.97, 0] },
      );
    },
    { pitch: 0.1 },
  );
}

export function paintMask(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const tone = brush.colour ?? mix(brush.light.accent, [244, 236, 222], 0.75);
      const gold = goldOf(brush, 0.2);
      const eye = (u: number, v: number): number => {
        const x = Math.abs(u);
        return ((x - 0.4) / 0.2) ** 2 + ((v - 0.05 - (x - 0.4) * 0.25) / 0.11) ** 2;
      };
      const face = finish(tone, {
        rough: 0.25,
        gloss: 0.7,
        soft: 0.15,
        surface: (s) => {
          const e = eye(s.x, s.y);
          if (e < 1) {
            tint(s, [10, 8, 10]);
            s.gloss = 0;
            s.rough = 1;
          } else if (e < 1.7) {
            tint(s, [226, 178, 84]);
            s.metal = 1;
            s.rough = 0.2;
          }
          const curl = Math.abs(Math.sin(Math.hypot(Math.abs(s.x) - 0.7, s.y - 0.35) * 30 + Math.atan2(s.y - 0.35, Math.abs(s.x) - 0.7)));
          if (s.y > 0.12 && e > 1.9) {
            tint(s, [214, 160, 76], smoothstep(0.25, 0.08, curl) * 0.9);
            s.metal = smoothstep(0.25, 0.08, curl);
          }
          darken(s, 0.94 + clouding(s.x * 8, s.y * 8, s.z * 8, seed) * 0.1);
        },
      });
      const mask = sheet(face, 70, 44, (u, v) => {
        const x = (u - 0.5) * 2;
        const top = 0.46 + 0.16 * Math.abs(x) ** 1.6 - 0.09 * Math.exp(-((x / 0.16) ** 2));
        const low = -0.32 + 0.24 * Math.abs(x) ** 2.2 + 0.16 * Math.exp(-((x / 0.15) ** 2)) - 0.06 * Math.exp(-(((Math.abs(x) - 0.42) / 0.25) ** 2));
        const y = low + (top - low) * v;
        const nose = 0.26 * Math.exp(-((x / 0.13) ** 2)) * smoothstep(0.5, -0.1, y);
        const sink = -0.06 * Math.exp(-eye(x, y) * 0.7);
        return [x * 0.95, y, 0.42 * (1 - x * x * 0.85) + nose + sink];
      });
      const ribbon = finish(mix(brush.light.accent, [150, 20, 50], 0.6), { rough: 0.5, gloss: 0.5, soft: 0.4 });
      const plume = Array.from({ length: 7 }, (_, i) => tube(finish(mix(scale(brush.light.accent, 0.8), [240, 230, 220], (i % 3) / 4), { rough: 0.9, soft: 0.5 }), [[-0.02 + i * 0.01, 0.36, 0.42], [0.1 + i * 0.07, 0.8 - i * 0.03, 0.34], [0.36 + i * 0.13, 0.9 - i * 0.1, 0.2]] as Vec[], (t) => 0.012 + 0.05 * Math.sin(t * 3) ** 1.4));
      return together([...plume, mask, ...gem([200, 24, 60], 0.075).map((s) => moved(s, { turn: [Math.PI / 2, 0, 0], at: [0, 0.38, 0.46] })), ...[-1, 1].map((k) => sheet(ribbon, 24, 4, (u, v) => [k * (0.94 + 0.14 * Math.sin(u * 5)), 0.35 - u * 0.85, 0.02 + (v - 0.5) * 0.14 + Math.cos(u * 6) * 0.05])), moved(ball(gold, 0.04), { at: [-0.94, 0.38, 0.08] }), moved(ball(gold, 0.04), { at: [0.94, 0.38, 0.08] })], { stretch: [0.72, 0.72, 0.72], turn: [0, 0, 0.06], at: [0, 0.4, 0] });
    },
    { pitch: 0.08, turn: -0.3 },
  );
}

export function paintKey(brush: Brush): void {
  const { seed } = brush;
  const noun = brush.noun.toLowerCase();
  sculpt(
    brush,
    () => {
      const brass = metal(brush.colour ?? [206, 160, 84], seed, 0.24);
      if (/lock|candado|cadenas|serrure|vorhängeschloss|schloss|cadeado|lucchetto|锁|錠/.test(noun) && !/locket/.test(noun))
        return [
          moved(slab(brass, 0.8, 0.58, 0.28, 0.07), { at: [0, 0.29, 0] }),
          tube(metal([206, 208, 212], seed, 0.14), places("-.24 .52 0, -.24 .74 0, -.2 .9 0, 0 1 0, .2 .9 0, .24 .74 0, .24 .52 0"), 0.062, { sides: 18 }),
          moved(turned(metal([150, 116, 62], seed), points("0 0, .1 0, .11 .01, .1 .02, 0 .02"), 32, 1), { turn: [1.57, 0, 0], at: [0, 0.32, 0.13] }),
          moved(ball(finish([12, 10, 8], { rough: 1, gloss: 0 }), 0.042), { at: [0, 0.34, 0.15], stretch: [1, 1, 0.4] }),
          moved(slab(finish([12, 10, 8], { rough: 1, gloss: 0 }), 0.04, 0.12, 0.02, 0.004), { at: [0, 0.28, 0.15] }),
        ];
      const bow = [0, 1, 2].map((i) => {
        const a = Math.PI / 2 + (i - 1) * 2.1;
        return moved(tube(brass, hoop(0.1), 0.03, { closed: true, sides: 16, steps: 4 }), { at: [Math.cos(a) * 0.115, 0.8 + Math.sin(a) * 0.1, 0] });
      });
      return together(
        [
          ...bow,
          moved(turned(brass, points("0 0, .036 0, .04 .02, .036 .04, .05 .1, .036 .12, .05 .15, .034 .17, .032 .55, .05 .57, .05 .6, .036 .62, .06 .65, .04 .68, 0 .68"), 28, 2), { at: [0, 0.0, 0] }),
          extruded(brass, points(".02 .05, .22 .05, .22 .11, .17 .11, .17 .14, .22 .14, .22 .24, .15 .24, .15 .2, .11 .2, .11 .24, .02 .24"), 0.045, 0.01),
        ],
        { turn: [0.05, -0.4, -0.3], at: [-0.14, 0.02, 0] },
      );
    },
    { pitch: 0.12 },
  );
}

export function paintHeart(brush: Brush): void {
  const { seed, phase } = brush;
  const red = brush.colour ?? rgb("#c01e3c");
  // Two beats, the second softer, then rest.
  const pulse = (at: number) => Math.exp(-(((((phase - at + 1.5) % 1) - 0.5) / 0.07) ** 2));
  const beat = 1 + 0.05 * pulse(0.25) + 0.028 * pulse(0.47);
  const { ctx } = brush;
  ctx.save();
  ctx.translate(0, -0.5);
  ctx.scale(beat, beat);
  ctx.translate(0, 0.5);
  sculpt(
    { ...brush, phase: 0 },
    () => {
      const flesh = finish(red, {
        rough: 0.1,
        gloss: 1,
        soft: 0.55,
        surface: (s) => {
          const inner = clouding(s.x * 2.6, s.y * 2.6, s.z * 2.6, seed, 4);
          tint(s, mix(red, [255, 150, 130], 0.5), smoothstep(0.5, 0.85, inner) * 0.5);
          darken(s, 0.86 + inner * 0.25);
          s.glow = 0.16 + 0.2 * smoothstep(0.4, 0.9, inner);
        },
      });
      return [
        sheet(flesh, 72, 48, (u, v) => {
          const a = u * Math.PI * 2;
          const t = v * Math.PI;
          const x = Math.sin(a) ** 3;
          const y = (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) / 16.2;
          const k = Math.sin(t) ** 0.9;
          return [x * 0.52 * k, 0.52 + (y * k + (1 - k) * 0.12) * 0.5, Math.cos(t) * 0.3 * (1 - 0.25 * Math.abs(x))];
        }),
      ];
    },
    { pitch: 0.05, turn: -0.22, keep: "heart" },
  );
  ctx.restore();
  brush.glow({ x: 0, y: -0.5, radius: 0.85, colour: mix(red, [255, 120, 100], 0.3), strength: 0.22 + 0.2 * pulse(0.25) });
}
