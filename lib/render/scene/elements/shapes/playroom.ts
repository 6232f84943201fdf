import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, cloth, darken, paper, speckle, tint, wood } from "./grain.ts";
import { moved, swollen, together, type Move } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, places, points, sheet, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

export function paintToy(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const tone = brush.colour ?? rgb("#a9764a");
      const plush = (colour: Rgb): Finish =>
        finish(colour, {
          rough: 1,
          gloss: 0.08,
          soft: 0.55,
          surface: (s) => {
            const n = clouding(s.x * 26, s.y * 26, s.z * 26, seed, 3);
            darken(s, 0.62 + n * 0.75);
            bump(s, (x, y, z) => clouding(x * 40, y * 40, z * 40, seed, 2), 0.03, 0.006);
          },
        });
      const fur = plush(tone);
      const pale = plush(mix(tone, [244, 222, 188], 0.6));
      const dark = finish([22, 16, 14], { rough: 0.1, gloss: 1 });
      const lump = (of: Finish, r: number, move: Move): Solid => moved(swollen(ball(of, r), (x, y, z) => (clouding(x * 30, y * 30, z * 30, seed) - 0.5) * 0.02), move);
      const parts: Solid[] = [
        lump(fur, 0.27, { at: [0, 0.28, 0], stretch: [1, 1.05, 0.9] }),
        lump(pale, 0.2, { at: [0, 0.28, 0.09], stretch: [0.95, 1.05, 0.85] }),
        lump(fur, 0.23, { at: [0, 0.71, 0.02], stretch: [1.08, 0.95, 0.95] }),
        lump(pale, 0.11, { at: [0, 0.65, 0.2], stretch: [1.15, 0.9, 0.85] }),
        moved(ball(dark, 0.034), { at: [0, 0.69, 0.29], stretch: [1.3, 0.85, 0.8] }),
        tube(dark, places("-.04 .615 .28, 0 .635 .297, .04 .615 .28"), 0.006),
        tube(dark, places("0 .67 .3, 0 .635 .298"), 0.005),
      ];
      for (const s of [-1, 1]) {
        parts.push(
          lump(fur, 0.085, { at: [s * 0.19, 0.88, 0], stretch: [1, 1, 0.6] }),
          lump(pale, 0.055, { at: [s * 0.19, 0.875, 0.03], stretch: [1, 1, 0.5] }),
          moved(ball(dark, 0.025), { at: [s * 0.085, 0.745, 0.212] }),
          lump(fur, 0.105, { at: [s * 0.29, 0.37, 0.08], stretch: [0.85, 1.7, 0.9], turn: [-0.35, 0, s * 0.5] }),
          lump(fur, 0.125, { at: [s * 0.2, 0.115, 0.2], stretch: [0.95, 0.92, 1.6], turn: [0, s * 0.35, 0] }),
          lump(pale, 0.085, { at: [s * 0.27, 0.125, 0.385], stretch: [1, 1.1, 0.3], turn: [0, s * 0.35, 0] }),
        );
      }
      const bow = finish(mix(brush.light.accent, [180, 30, 40], 0.5), { rough: 0.55, gloss: 0.5, soft: 0.4 });
      for (const s of [-1, 1]) parts.push(moved(ball(bow, 0.09), { at: [s * 0.085, 0.505, 0.2], stretch: [1, 0.62, 0.4], turn: [0, 0, s * 0.25] }));
      parts.push(moved(ball(bow, 0.035), { at: [0, 0.505, 0.225] }));
      return parts;
    },
    { pitch: 0.14, turn: -0.3 },
  );
}

export function paintChess(brush: Brush): void {
  const { seed } = brush;
  const noun = brush.noun.toLowerCase();
  sculpt(
    brush,
    () => {
      const light = wood(brush.colour ?? rgb("#d8b27a"), seed, "y", 1.6, { gloss: 0.7, rough: 0.22 });
      const dark = wood(rgb("#3c2318"), seed + 1, "y", 1.6, { gloss: 0.8, rough: 0.2 });
      const foot = "0 0, .2 0, .21 .03, .2 .06, .17 .08, .17 .1, .14 .13,";
      const king = (of: Finish, k: number, x: number, z: number): Solid[] =>
        together(
          [
            turned(of, points(`${foot} .1 .22, .075 .4, .07 .56, .07 .56, .13 .58, .14 .6, .13 .62, .09 .63, .09 .63, .11 .72, .145 .84, .14 .86, .09 .88, .05 .9, 0 .91`), 44, 4),
            moved(slab(of, 0.04, 0.13, 0.035, 0.01), { at: [0, 0.96, 0] }),
            moved(slab(of, 0.1, 0.04, 0.035, 0.01), { at: [0, 0.97, 0] }),
          ],
          { stretch: [k, k, k], at: [x, 0, z] },
        );
      const pawn = (of: Finish, x: number, z: number): Solid[] =>
        together([turned(of, points(`${foot} .09 .22, .07 .36, .07 .36, .12 .38, .12 .4, .07 .42, .07 .42, .12 .48, .13 .55, .1 .63, .05 .67, 0 .68`), 40, 4)], { stretch: [0.84, 0.84, 0.84], at: [x, 0, z] });
      if (/knight|caballo|cavalier|springer/.test(noun)) return king(light, 1, 0, 0);
      const board = finish([200, 160, 110], {
        rough: 0.25,
        gloss: 0.7,
        surface: (s) => {
          const square = (Math.floor(s.x / 0.38 + 20.5) + Math.floor(s.z / 0.38 + 20.5)) % 2;
          tint(s, square ? [58, 36, 24] : [222, 190, 138]);
          darken(s, 0.86 + 0.24 * clouding(s.x * 40, s.y, s.z * 3, seed));
        },
      });
      return [
        moved(slab(board, 2.1, 0.06, 1.5, 0.02), { at: [0, -0.03, 0.05] }),
        ...king(light, 1, -0.19, 0.0),
        ...pawn(light, -0.57, 0.38),
        ...pawn(dark, 0.19, 0.38),
        ...king(dark, 0.92, 0.57, -0.38),
        ...pawn(dark, 0.57, 0.0),
        ...pawn(light, -0.57, -0.38),
      ].map((s) => moved(s, { at: [0, 0.04, 0] }));
    },
    { pitch: 0.3, turn: -0.35 },
  );
}

export function paintDice(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const tone = brush.colour ?? rgb("#b3202a");
      const pips: Record<string, readonly (readonly [number, number])[]> = {
        z: [[-1, -1], [1, 1], [-1, 1], [1, -1], [0, 0]],
        x: [[-1, -1], [0, 0], [1, 1]],
        y: [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
      };
      const die = finish(tone, {
        rough: 0.08,
        gloss: 1,
        soft: 0.35,
        surface: (s) => {
          const [ax, ay, az] = [Math.abs(s.x), Math.abs(s.y), Math.abs(s.z)];
          const [list, u, v] = az >= ax && az >= ay ? ([pips.z!, s.x, s.y] as const) : ax >= ay ? ([pips.x!, s.z, s.y] as const) : ([pips.y!, s.x, s.z] as const);
          for (const [px, py] of list) {
            const d = Math.hypot(u - px * 0.15, v - py * 0.15);
            if (d > 0.062) continue;
            tint(s, [250, 246, 236], smoothstep(0.062, 0.054, d));
            s.rough = 0.4;
          }
          darken(s, 0.94 + clouding(s.x * 5, s.y * 5, s.z * 5, seed) * 0.1);
        },
      });
      const cube = slab(die, 0.62, 0.62, 0.62, 0.09);
      return [moved(cube, { turn: [0, 0.5, 0], at: [-0.4, 0.31, 0.05] }), moved(cube, { turn: [Math.PI / 2, 0.2, 0.62], at: [0.42, 0.41, -0.1] })];
    },
    { pitch: 0.42 },
  );
}

export function paintCards(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const suit = (u: number, v: number, kind: number): boolean => {
        if (kind === 0) return Math.abs(u) + Math.abs(v) < 1;
        const y = kind === 1 ? v : -v;
        const hearts = (u * u + (y - 0.35 * Math.sqrt(Math.abs(u))) ** 2 < 0.62) && y > -1;
        return hearts || (kind === 2 && Math.abs(u) < 0.12 && v < 0 && v > -1.05);
      };
      const card = (kind: number): Finish =>
        paper([248, 244, 234], seed, 0.06, {
          surface: (s) => {
            if (Math.abs(s.nz) < 0.4 && Math.abs(s.ny) < 0.4) return;
            const ink: Rgb = kind === 2 ? [28, 26, 30] : [186, 26, 34];
            if (suit(s.x / 0.12, s.y / 0.15, kind)) tint(s, ink);
            for (const k of [-1, 1]) if (suit((s.x * k + 0.245) / 0.042, (s.y * k - 0.36) / 0.052, kind)) tint(s, ink);
          },
        });
      return [0, 1, 2, 1, 0].map((kind, i) => moved(slab(card(kind), 0.6, 0.9, 0.008, 0.035), { at: [0, 0.5, 0] })).map((solid, i) => moved(solid, { turn: [0, 0, 0.56 - i * 0.28], at: [(i - 2) * 0.05, 0.02, i * 0.012] })).map((solid) => moved(solid, { turn: [-0.15, 0, 0] }));
    },
    { pitch: 0.12, turn: -0.25 },
  );
}

export function paintPuzzle(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const tab = (n: number): [number, number][] => Array.from({ length: 13 }, (_, i) => {
        const a = -2.3 + (i / 12) * 4.6;
        return [Math.sin(a) * 0.1, n * (0.13 + Math.cos(a) * 0.1 - 0.04)];
      });
      const edge = (kind: number): [number, number][] => [[-0.3, 0] as [number, number], ...(kind ? tab(kind) : []), [0.3, 0] as [number, number]];
      const piece = (kinds: readonly number[], tone: Rgb, move: Move): Solid => {
        const outline: [number, number][] = [];
        kinds.forEach((kind, side) => {
          const a = (side * Math.PI) / 2;
          for (const [x, y] of edge(kind).slice(0, -1)) {
            const [px, py] = [-x, 0.3 + y];
            outline.push([px * Math.cos(a) - py * Math.sin(a), px * Math.sin(a) + py * Math.cos(a)]);
          }
        });
        return moved(extruded(paper(tone, seed, 0.1, { gloss: 0.35, rough: 0.5 }), outline, 0.09, 0.012), { ...move });
      };
      const a = brush.colour ?? brush.light.accent;
      return together([
        piece([1, 1, -1, -1], a, { at: [-0.3, 0.3, 0] }),
        piece([1, -1, -1, 1], mix(a, [244, 238, 226], 0.6), { at: [0.32, 0.3, 0] }),
        piece([-1, 1, 1, -1], scale(a, 0.6), { at: [-0.3, 0.92, 0] }),
        piece([-1, -1, 1, 1], mix(a, brush.light.primary, 0.7), { at: [0.48, 1.05, 0.12], turn: [0.2, -0.2, -0.3] }),
      ], { turn: [-0.35, 0, 0.06], at: [-0.02, 0.1, 0], stretch: [0.72, 0.72, 0.72] });
    },
    { pitch: 0.2, turn: -0.25 },
  );
}

export function paintFlag(brush: Brush): void {
  const { seed, phase } = brush;
  const tone = brush.colour ?? brush.light.accent;
  const turn = phase * Math.PI * 2;
  sculpt(
    brush,
    () => [
      tube(wood(rgb("#6f5a44"), seed, "y", 1), places("-.5 0 0, -.5 .5 0, -.5 1 0"), 0.014),
      moved(ball(finish([220, 176, 90], { metal: 1, rough: 0.2, gloss: 1 }), 0.028), { at: [-0.5, 1.01, 0] }),
      sheet(
        cloth(tone, seed, 240, { soft: 0.6, surface: (s) => darken(s, 1 - 0.22 * smoothstep(0.01, 0, Math.min(Math.abs(s.y - 0.93), Math.abs(s.y - 0.47)))) }),
        44,
        14,
        (u, v) => {
          const amount = 0.02 + u * 0.075;
          const wave = Math.sin(u * 8.5 - turn + v * 1.1) * amount + Math.sin(u * 15 - turn * 2 + v * 2) * amount * 0.25;
          return [-0.49 + u * 0.86, 0.97 - v * 0.5 - u * u * 0.05 - wave * 0.25, wave];
        },
      ),
    ],
    { pitch: 0.06, turn: -0.25 },
  );
}

export function paintKite(brush: Brush): void {
  const { seed, phase } = brush;
  const noun = brush.noun.toLowerCase();
  const turn = phase * Math.PI * 2;
  const tone = brush.colour ?? brush.light.accent;
  sculpt(
    brush,
    () => {
      if (/paper plane|paper airplane|紙飛行機|avión de papel|avion en papier/.test(noun)) {
        const fold = paper([246, 242, 232], seed, 0.05);
        const wing = (s: number): Solid[] => [
          sheet(fold, 10, 6, (u, v) => [0.85 - u * 1.6, 0.52 + v * 0.05 + 0.02 * Math.sin(turn), s * v * u * 0.62]),
          sheet(fold, 10, 4, (u, v) => [0.85 - u * 1.6, 0.52 - v * u * 0.26, s * 0.012 * u * (1 - v)]),
        ];
        return together([...wing(1), ...wing(-1)], { turn: [0.1, 0.5, 0.22], at: [0, 0.08 * Math.sin(turn), 0] });
      }
      const panel = (a: Vec, b: Vec, c: Vec, colour: Rgb): Solid =>
        sheet(cloth(colour, seed, 200, { soft: 0.75 }), 12, 12, (u, v) => {
          const k = u * (1 - v);
          const bulge = Math.sin(Math.PI * v) * Math.sin(Math.PI * u) * 0.04;
          return [a[0] + (b[0] - a[0]) * k + (c[0] - a[0]) * v, a[1] + (b[1] - a[1]) * k + (c[1] - a[1]) * v, a[2] + (b[2] - a[2]) * k + (c[2] - a[2]) * v + bulge];
        });
      const mid: Vec = [0, 0.72, 0.05];
      const [top, low, left, right]: [Vec, Vec, Vec, Vec] = [[0, 1, 0], [0, 0.26, 0], [-0.27, 0.72, -0.03], [0.27, 0.72, -0.03]];
      const pale = mix(tone, [250, 244, 230], 0.65);
      const spar = wood(rgb("#8c6a42"), seed, "y");
      const tail = Array.from({ length: 9 }, (_, i): Vec => {
        const t = i / 8;
        return [0.07 * Math.sin(t * 7 - turn) * t + t * 0.1, 0.26 - t * 0.36, 0.03 * Math.cos(t * 6 - turn)];
      });
      const parts = [panel(mid, top, left, pale), panel(mid, right, top, tone), panel(mid, left, low, tone), panel(mid, low, right, pale), tube(spar, [top, mid, low].map(([x, y, z]): Vec => [x, y, z + 0.008]), 0.006), tube(spar, [left, mid, right].map(([x, y, z]): Vec => [x, y, z + 0.008]), 0.006), tube(finish(scale(pale, 0.9), { rough: 0.8 }), tail, 0.004)];
      for (let i = 1; i < 8; i += 2) {
        const at = tail[i]!;
        for (const s of [-1, 1]) parts.push(moved(ball(cloth(i % 4 === 1 ? tone : pale, seed), 0.03), { at: [at[0] + s * 0.028, at[1], at[2]], stretch: [1, 0.55, 0.3], turn: [0, 0, s * 0.3 + Math.sin(turn + i) * 0.3] }));
      }
      return together(parts, { turn: [0.15, -0.3 + 0.08 * Math.sin(turn), 0.16 + 0.05 * Math.sin(turn)], at: [0.08, 0.02, 0] });
    },
    { pitch: 0 },
  );
}

export function paintBall(brush: Brush): void {
  const { seed, noun, phase } = brush;
  const basket = /basket|baloncesto|篮球/.test(noun);
  const tennis = /tennis|tenis/.test(noun);
  const soccer = /soccer|football|fútbol|fußball|balón|pallone|足球/.test(noun);
  const bubble = /bubble|burbuja|bulle|blase|bolha|bolla|泡/.test(noun);
  const rolling = brush.motion === "spin" || brush.motion === "drive" || brush.motion === "run" ? phase * Math.PI * 2 : 0.5;
  const phi = (1 + Math.sqrt(5)) / 2;
  const l = Math.hypot(1, phi);
  const centres: Vec[] = [];
  for (const a of [-1, 1]) for (const b of [-phi, phi]) centres.push([0, a / l, b / l], [a / l, b / l, 0], [b / l, 0, a / l]);
  sculpt(
    brush,
    () => {
      if (bubble) return [moved(ball(finish([226, 240, 250], { glass: true, rough: 0.02, gloss: 1, surface: (s) => tint(s, [128 + 120 * Math.sin(s.y * 9), 150 + 90 * Math.sin(s.y * 9 + 2), 200 + 50 * Math.sin(s.y * 9 + 4)]) }), 0.48), { at: [0, 0.5, 0] })];
      const base: Rgb = brush.colour ?? (basket ? [200, 96, 40] : soccer ? [242, 242, 238] : tennis ? [202, 222, 60] : brush.light.accent);
      const skin = finish(base, {
        rough: basket || tennis ? 0.75 : 0.3,
        gloss: basket || tennis ? 0.25 : 0.7,
        surface: (s) => {
          const r = 0.49;
          const p: Vec = [s.x / r, s.y / r, s.z / r];
          if (soccer) {
            let [first, second] = [-2, -2];
            for (const c of centres) {
              const d = c[0] * p[0] + c[1] * p[1] + c[2] * p[2];
              if (d > first) [first, second] = [d, first];
              else if (d > second) second = d;
            }
            if (first > 0.955) tint(s, [26, 26, 30]);
            const seam = Math.min(Math.abs(first - 0.955), (first - second) * 0.8);
            darken(s, 0.62 + 0.38 * smoothstep(0, 0.014, seam));
          } else if (basket) {
            const seam = Math.min(Math.abs(p[0]), Math.abs(p[1]), Math.abs(Math.abs(p[0]) - 0.62 - p[2] * p[2] * 0.12));
            tint(s, [30, 20, 16], smoothstep(0.022, 0.012, seam));
            bump(s, (x, y, z) => speckle(x * 90, y * 90, z * 90, seed), 0.004, 0.005);
          } else if (tennis) {
            const a = Math.atan2(p[1], p[0]);
            const seam = Math.abs(p[2] - 0.55 * Math.sin(a * 2));
            tint(s, [246, 246, 236], smoothstep(0.06, 0.035, seam));
            darken(s, 0.84 + speckle(s.x * 60, s.y * 60, s.z * 60, seed) * 0.3);
          } else if (Math.sin(Math.atan2(p[0], p[1]) * 3) > 0) tint(s, mix(base, [250, 244, 232], 0.85));
        },
      });
      return [moved(ball(skin, 0.49), { turn: [0.5, 0.4, -rolling], at: [0, 0.5, 0] })];
    },
    { pitch: 0.12 },
  );
}

export function paintSign(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const post = wood(rgb("#6a4a2e"), seed + 1, "y", 0.9);
      const arm = (y: number, s: number, tilt: number, k: number): Solid =>
        moved(extruded(wood(mix(brush.colour ?? rgb("#a97d4e"), [90, 64, 40], k * 0.25), seed + k, "x", 0.9), points("-.12 -.06, .34 -.065, .43 0, .34 .065, -.12 .06"), 0.035, 0.006), { stretch: [s, 1, 1], turn: [0, s * 0.15, tilt], at: [0, y, 0.035] });
      return [tube(post, places("0 0 0, .004 .5 0, 0 1 0"), 0.035, { sides: 9 }), arm(0.88, 1, 0.03, 1), arm(0.71, -1, 0.05, 2), arm(0.55, 1, -0.06, 3)];
    },
    { pitch: 0.08, turn: -0.2 },
  );
}
