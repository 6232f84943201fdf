import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, paper, tint, wood } from "./grain.ts";
import { isPuppet, paintPuppet } from "./puppets.ts";
import { moved, swollen, together, type Move } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, places, points, slab, tube, turned, type Solid } from "./solid.ts";

export function paintToy(brush: Brush): void {
  if (isPuppet(brush.variants)) return paintPuppet(brush);
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
      const lump = (of: Finish, r: number, move: Move): Solid =>
        moved(
          swollen(ball(of, r), (x, y, z) => (clouding(x * 30, y * 30, z * 30, seed) - 0.5) * 0.02),
          move,
        );
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
      for (const s of [-1, 1])
        parts.push(
          moved(ball(bow, 0.09), { at: [s * 0.085, 0.505, 0.2], stretch: [1, 0.62, 0.4], turn: [0, 0, s * 0.25] }),
        );
      parts.push(moved(ball(bow, 0.035), { at: [0, 0.505, 0.225] }));
      return parts;
    },
    { pitch: 0.14, turn: -0.3 },
  );
}

export function paintChess(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  sculpt(
    brush,
    () => {
      const light = wood(brush.colour ?? rgb("#d8b27a"), seed, "y", 1.6, { gloss: 0.7, rough: 0.22 });
      const dark = wood(rgb("#3c2318"), seed + 1, "y", 1.6, { gloss: 0.8, rough: 0.2 });
      const foot = "0 0, .2 0, .21 .03, .2 .06, .17 .08, .17 .1, .14 .13,";
      const king = (of: Finish, k: number, x: number, z: number): Solid[] =>
        together(
          [
            turned(
              of,
              points(
                `${foot} .1 .22, .075 .4, .07 .56, .07 .56, .13 .58, .14 .6, .13 .62, .09 .63, .09 .63, .11 .72, .145 .84, .14 .86, .09 .88, .05 .9, 0 .91`,
              ),
              44,
              4,
            ),
            moved(slab(of, 0.04, 0.13, 0.035, 0.01), { at: [0, 0.96, 0] }),
            moved(slab(of, 0.1, 0.04, 0.035, 0.01), { at: [0, 0.97, 0] }),
          ],
          { stretch: [k, k, k], at: [x, 0, z] },
        );
      const pawn = (of: Finish, x: number, z: number): Solid[] =>
        together(
          [
            turned(
              of,
              points(
                `${foot} .09 .22, .07 .36, .07 .36, .12 .38, .12 .4, .07 .42, .07 .42, .12 .48, .13 .55, .1 .63, .05 .67, 0 .68`,
              ),
              40,
              4,
            ),
          ],
          { stretch: [0.84, 0.84, 0.84], at: [x, 0, z] },
        );
      if (variants.has("knight")) return king(light, 1, 0, 0);
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
        z: [
          [-1, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
          [0, 0],
        ],
        x: [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
        y: [
          [-1, -1],
          [-1, 0],
          [-1, 1],
          [1, -1],
          [1, 0],
          [1, 1],
        ],
      };
      const die = finish(tone, {
        rough: 0.08,
        gloss: 1,
        soft: 0.35,
        surface: (s) => {
          const [ax, ay, az] = [Math.abs(s.x), Math.abs(s.y), Math.abs(s.z)];
          const [list, u, v] =
            az >= ax && az >= ay
              ? ([pips.z!, s.x, s.y] as const)
              : ax >= ay
                ? ([pips.x!, s.z, s.y] as const)
                : ([pips.y!, s.x, s.z] as const);
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
      return [
        moved(cube, { turn: [0, 0.5, 0], at: [-0.4, 0.31, 0.05] }),
        moved(cube, { turn: [Math.PI / 2, 0.2, 0.62], at: [0.42, 0.41, -0.1] }),
      ];
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
        const hearts = u * u + (y - 0.35 * Math.sqrt(Math.abs(u))) ** 2 < 0.62 && y > -1;
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
      return [0, 1, 2, 1, 0]
        .map((kind) => moved(slab(card(kind), 0.6, 0.9, 0.008, 0.035), { at: [0, 0.5, 0] }))
        .map((solid, i) => moved(solid, { turn: [0, 0, 0.56 - i * 0.28], at: [(i - 2) * 0.05, 0.02, i * 0.012] }))
        .map((solid) => moved(solid, { turn: [-0.15, 0, 0] }));
    },
    { pitch: 0.12, turn: -0.25 },
  );
}

export function paintPuzzle(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const tab = (n: number): [number, number][] =>
        Array.from({ length: 13 }, (_, i) => {
          const a = -2.3 + (i / 12) * 4.6;
          return [Math.sin(a) * 0.1, n * (0.13 + Math.cos(a) * 0.1 - 0.04)];
        });
      const edge = (kind: number): [number, number][] => [
        [-0.3, 0] as [number, number],
        ...(kind ? tab(kind) : []),
        [0.3, 0] as [number, number],
      ];
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
      return together(
        [
          piece([1, 1, -1, -1], a, { at: [-0.3, 0.3, 0] }),
          piece([1, -1, -1, 1], mix(a, [244, 238, 226], 0.6), { at: [0.32, 0.3, 0] }),
          piece([-1, 1, 1, -1], scale(a, 0.6), { at: [-0.3, 0.92, 0] }),
          piece([-1, -1, 1, 1], mix(a, brush.light.primary, 0.7), { at: [0.48, 1.05, 0.12], turn: [0.2, -0.2, -0.3] }),
        ],
        { turn: [-0.35, 0, 0.06], at: [-0.02, 0.1, 0], stretch: [0.72, 0.72, 0.72] },
      );
    },
    { pitch: 0.2, turn: -0.25 },
  );
}
