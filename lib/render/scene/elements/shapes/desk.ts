import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, leather, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, curve, extruded, hoop, places, points, sheet, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

export function paintPencil(brush: Brush): void {
  const { seed } = brush;
  const noun = brush.noun.toLowerCase();
  const pen = /pen$|fountain|pluma estilográfica|stylo|füller|bolígrafo|kugelschreiber|caneta|penna|ペン|钢笔|قلم حبر/.test(noun);
  sculpt(
    brush,
    () => {
      if (pen) {
        const resin = finish(brush.colour ?? [18, 22, 44], { rough: 0.06, gloss: 1, surface: (s) => tint(s, [60, 74, 130], smoothstep(0.55, 0.8, clouding(s.x * 14, s.y * 8, s.z * 14, seed)) * 0.5) });
        const gold = metal([228, 182, 92], seed, 0.14);
        return together(
          [
            sheet(gold, 12, 16, (u, v) => [(u - 0.5) * 0.075 * (1 - v) ** 0.7, 0.16 - v * 0.16, 0.03 - (u - 0.5) ** 2 * 0.05 * (1 - v)]),
            turned(resin, points("0 .1, .026 .1, .03 .14, .04 .26, .04 .26, .052 .27, .056 .5, .056 .8, .05 .92, .03 .99, 0 1"), 36, 4),
            ...[0.27, 0.52].map((y) => turned(gold, [[0.05, y - 0.012], [0.06, y - 0.006], [0.06, y + 0.006], [0.05, y + 0.012]], 32, 2)),
            tube(gold, places("0 .9 .05, 0 .88 .075, 0 .7 .072, 0 .58 .064"), (t) => 0.009 + t * 0.004),
          ],
          { turn: [0, 0, -0.6], at: [-0.3, 0.02, 0] },
        );
      }
      const tone = brush.colour ?? rgb("#e0a526");
      const hex = (r: number): [number, number][] => Array.from({ length: 6 }, (_, i) => [Math.cos((i * Math.PI) / 3) * r, Math.sin((i * Math.PI) / 3) * r]);
      const bare = wood(rgb("#dcb583"), seed, "y", 2);
      const tip: Finish = {
        ...bare,
        surface: (s) => {
          const zig = 0.2 + 0.012 * Math.abs(Math.sin(Math.atan2(s.z, s.x) * 3));
          if (s.y > zig) {
            tint(s, tone);
            s.gloss = 0.7;
          } else if (s.y < 0.06) {
            tint(s, [40, 40, 46]);
            s.rough = 0.3;
            s.gloss = 0.6;
          } else bare.surface?.(s);
        },
      };
      const body = moved(extruded(finish(tone, { rough: 0.2, gloss: 0.8 }), hex(0.057), 0.66, 0.004), { turn: [Math.PI / 2, 0, 0], at: [0, 0.54, 0] });
      return together(
        [
          turned(tip, points("0 0, .008 .01, .018 .06, .054 .215"), 24, 3),
          body,
          turned(metal([206, 196, 160], seed, 0.2), points(".056 .86, .062 .868, .056 .876, .062 .884, .056 .892, .06 .91, .058 .92"), 32, 2),
          turned(finish([216, 120, 116], { rough: 0.85, soft: 0.3 }), points(".056 .92, .056 .98, .045 1, 0 1.005"), 32, 3),
        ],
        { turn: [0, 0, -0.6], at: [-0.3, 0.02, 0] },
      );
    },
    { pitch: 0.15, turn: -0.2 },
  );
}

export function paintPaintbrush(brush: Brush): void {
  const { seed, random } = brush;
  const tone = brush.colour ?? mix(brush.light.accent, [30, 90, 190], 0.4);
  sculpt(
    brush,
    () => {
      const wet = finish(tone, { rough: 0.12, gloss: 1, surface: (s) => bump(s, (x, y, z) => speckle(x * 90, y * 8, z * 90, seed), 0.008, 0.005) });
      const hair = finish(rgb("#7b4c2a"), { rough: 0.5, gloss: 0.5, surface: (s) => { darken(s, 0.6 + speckle(s.x * 160, s.y * 6, s.z * 160, seed) * 0.7); tint(s, tone, smoothstep(0.2, 0.12, s.y + 0.03 * speckle(s.x * 60, 0, s.z * 60, seed))); } });
      const parts = together(
        [
          turned(hair, points("0 0, .012 .02, .034 .08, .05 .16, .045 .25, .04 .27"), 36, 5),
          turned(wet, points("0 -.012, .016 .012, .038 .075, .05 .13, .04 .14"), 36, 4),
          turned(metal([214, 206, 186], seed, 0.16), points(".042 .25, .046 .26, .046 .29, .05 .295, .046 .3, .042 .44"), 36, 2),
          turned(wood(rgb("#8c2f25"), seed, "y", 1.4, { gloss: 0.9, rough: 0.12 }), points(".036 .43, .046 .5, .05 .58, .036 .75, .02 .92, .014 .99, 0 1"), 32, 5),
        ],
        { turn: [0, 0, -0.62], at: [-0.28, 0.06, 0.05] },
      );
      const puddle = (x: number, z: number, r: number, c: Rgb): Solid =>
        moved(turned(finish(c, { rough: 0.06, gloss: 1, soft: 0.1 }), Array.from({ length: 8 }, (_, i): [number, number] => [r * Math.sin((i / 7) * Math.PI * 0.5), r * 0.28 * Math.cos((i / 7) * Math.PI * 0.5)]), 32, 2), { at: [x, 0.035, z], stretch: [1 + random() * 0.4, 1, 0.8 + random() * 0.3] });
      return [
        moved(extruded(wood(rgb("#b98a54"), seed, "x", 1.3, { gloss: 0.6 }), curve(points("-.62 -.1, -.5 .28, -.1 .42, .38 .36, .62 .1, .56 -.2, .3 -.28, .2 -.14, .06 -.16, .04 -.34, -.3 -.38"), 6, true), 0.035, 0.012), { turn: [-Math.PI / 2, 0, 0], at: [0.05, 0.018, 0] }),
        puddle(-0.28, 0.04, 0.13, tone),
        puddle(0.02, -0.26, 0.1, [236, 190, 44]),
        puddle(0.3, -0.2, 0.11, [190, 40, 40]),
        puddle(-0.26, -0.22, 0.09, [240, 236, 226]),
        puddle(0.48, 0.02, 0.09, [46, 120, 72]),
        ...parts,
      ];
    },
    { pitch: 0.5, turn: -0.1 },
  );
}

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
      const hill = (k: number, base: number, rise: number) => base + (clouding(u * 3 + k * 9, 2.5, 0, seed + k, 2) - 0.5) * rise;
      tint(s, mix([246, 206, 150], mix(light.upper, [120, 150, 190], 0.6), smoothstep(0.42, 1, v + jitter * 0.1)));
      const sun = Math.hypot((u - 0.14) * (width / height), v - 0.62);
      tint(s, [255, 236, 180], smoothstep(0.3, 0, sun) * 0.6 + (sun < 0.06 ? 0.5 : 0));
      if (v < hill(1, 0.56, 0.4)) tint(s, mix([126, 124, 158], [222, 170, 140], smoothstep(0.3, 0.6, v)));
      if (v < hill(2, 0.42, 0.3)) tint(s, [74, 92, 96]);
      if (v < 0.33) tint(s, mix([92, 122, 140], [250, 210, 150], smoothstep(0.25, 0, Math.abs(u - 0.14)) * (speckle(u * 6, v * 70, 0, seed) > 0.45 ? 0.8 : 0.1)));
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
        ...together([slab(paper([240, 234, 222], seed, 0.1), 0.72, 0.54, 0.035, 0.006), moved(slab(landscape(brush, 0.7, 0.52, -0.26), 0.705, 0.525, 0.01, 0.003), { at: [0, 0, 0.016] })], { turn: [-0.2, 0, 0], at: [0, 0.62, 0.075] }),
        moved(slab(beech, 0.1, 0.06, 0.05, 0.01), { at: [0, 0.91, 0.0] }),
      ];
    },
    { pitch: 0.12, turn: -0.25 },
  );
}

export function paintPictureFrame(brush: Brush): void {
  const { seed } = brush;
  const noun = brush.noun.toLowerCase();
  const photo = /photo|foto|写真|照片|फोटो|صورة/.test(noun);
  sculpt(
    brush,
    () => {
      const [w, h] = photo ? [0.78, 1] : [1.25, 1];
      const wide = photo ? 0.07 : 0.13;
      const moulding = photo ? wood(brush.colour ?? rgb("#5c3a24"), seed, "y", 1.4, { gloss: 0.7 }) : { ...metal(brush.colour ?? [206, 160, 84], seed, 0.3) };
      const carve: Finish = photo ? moulding : { ...moulding, surface: (s) => { moulding.surface?.(s); const run = Math.abs(s.x) / (w / 2) > Math.abs(s.y - 0) / (h / 2) ? s.y : s.x; bump(s, (x, y) => Math.abs(Math.sin((Math.abs(x) / w > Math.abs(y) / h ? y : x) * 60)) , 0.004, 0.004); darken(s, 0.86 + 0.14 * Math.sin(run * 60)); } };
      const bar = (long: number, at: Vec, spin: number): Solid[] => [
        moved(extruded(carve, [[-long / 2, wide / 2], [long / 2, wide / 2], [long / 2 - wide, -wide / 2], [-long / 2 + wide, -wide / 2]], 0.07, 0.03), { turn: [0, 0, spin], at }),
      ];
      const parts = [
        ...bar(w, [0, h / 2 - wide / 2, 0], 0),
        ...bar(w, [0, -h / 2 + wide / 2, 0], Math.PI),
        ...bar(h, [-w / 2 + wide / 2, 0, 0], Math.PI / 2),
        ...bar(h, [w / 2 - wide / 2, 0, 0], -Math.PI / 2),
        moved(slab(paper([244, 238, 226], seed, 0.05), w - wide, h - wide, 0.02, 0.004), { at: [0, 0, -0.005] }),
        moved(slab(landscape(brush, w - wide * 2.6, h - wide * 2.6, -(h - wide * 2.6) / 2), w - wide * (photo ? 3.2 : 1.8), h - wide * (photo ? 3.2 : 1.8), 0.012, 0.002), { at: [0, 0, 0.004] }),
      ];
      return [...together(parts, { turn: [-0.12, 0, 0], at: [0, 0.5, 0] }), ...(photo ? [tube(moulding, places("0 .6 -.1, 0 0 -.35"), 0.02, { steps: 2 })] : [])];
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
          tint(s, mix(scale(light.shadow, 1), mix(light.horizon, [255, 250, 240], 0.3), smoothstep(-0.2, 1, y + s.x * 0.6)));
          const band = Math.abs(s.x * 0.9 + s.y * 0.75 - 0.12);
          tint(s, [255, 252, 246], smoothstep(0.1, 0.02, band) * 0.4 + smoothstep(0.02, 0.01, Math.abs(band - 0.16)) * 0.3);
          s.glow = 0.25;
        },
      });
      const oval = (k: number): [number, number][] => Array.from({ length: 56 }, (_, i) => [Math.cos((i / 56) * 6.2832) * 0.32 * k, Math.sin((i / 56) * 6.2832) * 0.44 * k]);
      const leaves = Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2;
        return moved(ball(gold, 0.036), { at: [Math.cos(a) * 0.365, Math.sin(a) * 0.485, 0.01], stretch: [1.5, 0.8, 0.7], turn: [0, 0, a + 0.9] });
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

export function paintBook(brush: Brush): void {
  const { seed } = brush;
  const noun = brush.noun.toLowerCase();
  const open = brush.motion === "open" || /magazine|newspaper|revista|zeitschrift|diary|journal|notebook|diario|tagebuch|bible/.test(noun);
  const tone = brush.colour ?? mix(mix(brush.light.primary, brush.light.accent, 0.4), [70, 30, 30], 0.35);
  sculpt(
    brush,
    () => {
      const page = paper([246, 238, 220], seed, 0.15, {
        surface: (s) => {
          const row = s.z * 46;
          const far = Math.abs(s.x);
          const word = speckle(s.x * 30 + Math.floor(row) * 7, Math.floor(row), 0, seed) > 0.3;
          const text = Math.abs(row - Math.floor(row) - 0.5) < 0.2 && word && far > 0.14 && far < 0.86 && Math.abs(s.z) < 0.5;
          if (text && s.ny > 0.3) tint(s, [92, 80, 70], 0.7);
        },
      });
      const edge = paper([228, 216, 190], seed, 0.2, { surface: (s) => darken(s, 0.78 + 0.3 * speckle(2, s.y * 240, s.z * 3, seed)) });
      const hide = leather(tone, seed);
      if (open) {
        const rise = (u: number, k: number) => 0.05 + k * (0.16 * Math.sin(Math.min(1, u * 1.25) * Math.PI * 0.62) + 0.02 * (1 - u)) ;
        const parts: Solid[] = [];
        for (const s of [-1, 1]) {
          parts.push(moved(slab(hide, 1.02, 0.03, 1.36, 0.012), { at: [s * 0.51, 0.02, 0], turn: [0, 0, 0] }));
          for (const k of [0.55, 0.8, 1]) parts.push(sheet(k === 1 ? page : edge, 26, 12, (u, v) => [s * u * 0.96, rise(u, k) * (1 - 0.45 * u), (v - 0.5) * 1.26]));
          parts.push(sheet(edge, 20, 3, (u, v) => [s * u * 0.96, 0.04 + (rise(u, 1) * (1 - 0.45 * u) - 0.04) * v, 0.63]));
          parts.push(sheet(edge, 3, 8, (u, v) => [s * 0.96, 0.04 + (rise(1, 1) * 0.55 - 0.04) * u, (v - 0.5) * 1.26]));
        }
        parts.push(sheet(page, 20, 8, (u, v) => [0.02 + Math.sin(u * 1.5) * 0.42, 0.14 + u * 0.58 * (1 - 0.2 * u), (v - 0.5) * 1.24]));
        parts.push(sheet(finish([160, 30, 36], { rough: 0.6, gloss: 0.4, soft: 0.3 }), 16, 3, (u, v) => [0.03 + (v - 0.5) * 0.05 + 0.05 * Math.sin(u * 4), 0.16 - Math.max(0, u - 0.86) * 1.1, -0.5 + u * 1.3]));
        return parts;
      }
      const gilt = metal(mix([226, 180, 96], brush.light.accent, 0.15), seed, 0.25);
      const cover: Finish = {
        ...hide,
        surface: (s) => {
          hide.surface?.(s);
          const [ax, ay] = [Math.abs(s.x), Math.abs(s.y)];
          const border = Math.abs(Math.max(ax - 0.26, ay - 0.4)) < 0.007 || Math.abs(Math.max(ax - 0.235, ay - 0.375)) < 0.003;
          const r = Math.hypot(s.x, s.y);
          const star = Math.abs(r - 0.13 - 0.02 * Math.cos(Math.atan2(s.y, s.x) * 8)) < 0.006 || r < 0.05 + 0.05 * Math.abs(Math.cos(Math.atan2(s.y, s.x) * 4)) ** 4;
          if (Math.abs(s.z) < 0.2 && (border || star)) {
            tint(s, gilt.colour);
            s.metal = 1;
            s.rough = 0.25;
          }
        },
      };
      const board = (z: number): Solid => moved(slab(cover, 0.68, 0.98, 0.025, 0.01), { at: [0, 0.49, z] });
      return [
        board(0.105),
        board(-0.105),
        moved(slab(edge, 0.63, 0.93, 0.19, 0.008), { at: [0.01, 0.49, 0] }),
        moved(turned(hide, points(".11 0, .115 .02, .115 .96, .11 .98"), 28, 2), { at: [-0.335, 0, 0], stretch: [0.35, 1, 1.06] }),
        ...[0.14, 0.34, 0.64, 0.84].map((y) => moved(turned(gilt, [[0.115, y - 0.008], [0.119, y], [0.115, y + 0.008]], 28, 1), { at: [-0.335, 0, 0], stretch: [0.36, 1, 1.07] })),
      ];
    },
    { pitch: open ? 0.55 : 0.16, turn: open ? -0.15 : -0.5 },
  );
  if (open) brush.glow({ x: 0, y: -0.35, radius: 0.7, colour: [255, 236, 190], strength: 0.14 });
}

export function paintLetter(brush: Brush): void {
  const { seed } = brush;
  const noun = brush.noun.toLowerCase();
  sculpt(
    brush,
    () => {
      const stock = paper(brush.colour ?? rgb("#eadcbe"), seed, 0.35);
      const ink = (s: Parameters<NonNullable<Finish["surface"]>>[0]): void => {
        const row = (s.y + 0.5) * 13;
        const line = row - Math.floor(row);
        const wave = 0.5 + 0.26 * Math.sin(s.x * 90 + Math.sin(s.x * 37 + Math.floor(row) * 5) * 2);
        const gap = speckle(s.x * 9 + Math.floor(row) * 5, Math.floor(row), 0, seed) > 0.34;
        if (gap && Math.abs(line - wave) < 0.1 && Math.abs(s.x) < 0.52 && Math.abs(s.y) < 0.38) tint(s, [52, 46, 70], 0.75);
      };
      if (/ticket|billet|boleto|eintrittskarte|bilhete|biglietto|切符|票|टिकट|تذكرة/.test(noun)) {
        const tone = brush.colour ?? mix(brush.light.accent, [240, 226, 190], 0.55);
        return [moved(slab(paper(tone, seed, 0.3, { surface: (s) => { if (Math.abs(s.x - 0.5) < 0.006 && Math.sin(s.y * 80) > 0) tint(s, [60, 44, 40]); if (Math.abs(Math.max(Math.abs(s.x) - 0.82, Math.abs(s.y) - 0.34)) < 0.01) tint(s, [80, 40, 36]); if (Math.hypot(s.x + 0.1, s.y) < 0.2 && Math.abs(Math.sin(Math.atan2(s.y, s.x + 0.1) * 5)) > 0.3) tint(s, [120, 50, 40], 0.8); } }), 1.75, 0.8, 0.015, 0.03), { turn: [-0.3, 0, 0.12], at: [0, 0.5, 0] })];
      }
      if (/note|paper|document|contract|papel|papier|zettel|紙|纸|कागज़|ورقة|page|message/.test(noun))
        return [sheet({ ...stock, surface: (s) => { stock.surface?.(s); ink(s); } }, 20, 24, (u, v) => [(u - 0.5) * 1.25, 0.02 + v * 0.98, 0.05 * Math.sin(v * 5) + (u - 0.5) ** 2 * 0.22 + smoothstep(0.8, 1, v) * 0.16])].map((x) => ({ ...x, local: x.local.map((c, i) => (i % 3 === 1 ? c - 0.52 : c)) }));
      const [w, h] = [1.5, 0.92];
      const wax = finish(rgb("#9c1f22"), { rough: 0.22, gloss: 0.9, soft: 0.2, surface: (s) => bump(s, (x, _y, z) => (Math.abs(Math.hypot(x, z) - 0.085) < 0.01 ? 1 : 0) + (Math.hypot(x, z) < 0.05 + 0.02 * Math.cos(Math.atan2(z, x) * 5) ? 0.8 : 0), 0.01, 0.004) });
      const flap = (points3: readonly (readonly [number, number])[], z: number): Solid => moved(extruded(stock, points3, 0.014, 0.006), { at: [0, 0, z] });
      const seal = moved(turned(wax, points("0 .03, .06 .03, .1 .026, .11 .035, .14 .03, .16 .012, .155 0, 0 0"), 40, 4), { turn: [Math.PI / 2, 0, 0], at: [0, -0.04, 0.045], stretch: [1, 1, 0.96] });
      return together(
        [
          slab(stock, w, h, 0.03, 0.012),
          flap([[-w / 2, -h / 2], [-w / 2, h / 2], [0.02, -0.02]], 0.014),
          flap([[w / 2, -h / 2], [-0.02, -0.02], [w / 2, h / 2]], 0.014),
          flap([[-w / 2, -h / 2], [w / 2, -h / 2], [0.06, 0.02], [-0.06, 0.02]], 0.02),
          flap(curve(points(`${-w / 2} ${h / 2}, ${-w / 2} ${h / 2}, -.12 -.08, 0 -.14, .12 -.08, ${w / 2} ${h / 2}, ${w / 2} ${h / 2}`), 5, true), 0.03),
          seal,
        ],
        { turn: [-0.25, 0, 0.09], at: [0, 0.52, 0] },
      );
    },
    { pitch: 0.15, turn: -0.2 },
  );
}

export function paintMap(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const vellum = paper(brush.colour ?? rgb("#dcc08a"), seed, 0.6, {
        surface: (s) => {
          if (Math.abs(s.x) > 0.86) return;
          const land = clouding(s.x * 2.6, s.z * 2.6, 0, seed + 4, 4);
          const ink: Rgb = [86, 54, 30];
          if (Math.abs(land - 0.52) < 0.008) tint(s, ink, 0.85);
          else if (land > 0.52) tint(s, [176, 146, 84], 0.35);
          else if (Math.sin(s.z * 120 + Math.sin(s.x * 30)) > 0.93 && land > 0.46) tint(s, [96, 110, 110], 0.5);
          if (land > 0.6 && Math.abs(Math.sin(s.x * 26) * 0.02 - ((s.z * 14) % 1) * 0.05) < 0.004) tint(s, ink, 0.6);
          const t = (s.x + 0.6) / 1.1;
          const trail = Math.abs(s.z - (0.24 * Math.sin(t * 5) - 0.08));
          if (t > 0 && t < 1 && trail < 0.013 && Math.sin(s.x * 70) > -0.2) tint(s, [164, 30, 24], 0.9);
          const [mx, mz] = [s.x - 0.5, s.z + 0.31];
          if (Math.hypot(mx, mz) < 0.1 && Math.abs(Math.abs(mx) - Math.abs(mz)) < 0.022) tint(s, [164, 30, 24], 0.95);
          const [cx, cz] = [s.x + 0.58, s.z - 0.32];
          const r = Math.hypot(cx, cz);
          const rose = r < 0.04 + 0.11 * Math.abs(Math.cos(Math.atan2(cz, cx) * 2)) ** 6;
          if (rose || Math.abs(r - 0.13) < 0.004) tint(s, ink, 0.8);
          if (Math.abs(Math.max(Math.abs(s.x) - 0.84, Math.abs(s.z) - 0.52)) < 0.006) tint(s, ink, 0.7);
        },
      });
      const plain = paper(brush.colour ?? rgb("#cfb078"), seed + 1, 0.6);
      const rolled = (s: number): Solid => moved(sheet(plain, 46, 8, (u, v) => { const a = u * 11; const r = 0.14 - u * 0.055; return [s * (-Math.sin(a) * r * 1 + 0.04), 0.14 - Math.cos(a) * r, (v - 0.5) * 1.24]; }), { at: [s * 0.9, 0, 0] });
      const knob = wood(rgb("#5e3820"), seed, "z", 1.6, { gloss: 0.7 });
      return [
        sheet(vellum, 40, 16, (u, v) => [(u - 0.5) * 1.86, 0.02 + 0.03 * Math.sin(u * 9) * (1 - Math.abs(u - 0.5)) + 0.1 * Math.abs(u - 0.5) ** 4 * 16 * 0.3, (v - 0.5) * 1.24 + 0.012 * Math.sin(u * 40)]),
        rolled(1),
        rolled(-1),
        ...[-1, 1].flatMap((x) => [-1, 1].map((z) => moved(ball(knob, 0.06), { at: [x * 0.88, 0.14, z * 0.67], stretch: [0.8, 0.8, 1.3] }))),
      ];
    },
    { pitch: 0.72, turn: -0.12 },
  );
}
