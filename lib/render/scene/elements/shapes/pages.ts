import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, leather, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, curve, extruded, points, sheet, slab, turned, type Solid } from "./solid.ts";

export function paintBook(brush: Brush): void {
  const { seed } = brush;
  const said = brush.motion === "open" || brush.variants.has("magazine");
  const open = told(brush, "open", said ? 1 : 0) > 0.5;
  const tone = brush.colour ?? mix(mix(brush.light.primary, brush.light.accent, 0.4), [70, 30, 30], 0.35);
  sculpt(
    brush,
    () => {
      const page = paper([246, 238, 220], seed, 0.15, {
        surface: (s) => {
          const row = s.z * 46;
          const far = Math.abs(s.x);
          const word = speckle(s.x * 30 + Math.floor(row) * 7, Math.floor(row), 0, seed) > 0.3;
          const text =
            Math.abs(row - Math.floor(row) - 0.5) < 0.2 && word && far > 0.14 && far < 0.86 && Math.abs(s.z) < 0.5;
          if (text && s.ny > 0.3) tint(s, [92, 80, 70], 0.7);
        },
      });
      const edge = paper([228, 216, 190], seed, 0.2, {
        surface: (s) => darken(s, 0.78 + 0.3 * speckle(2, s.y * 240, s.z * 3, seed)),
      });
      const hide = leather(tone, seed);
      if (open) {
        const rise = (u: number, k: number) =>
          0.05 + k * (0.16 * Math.sin(Math.min(1, u * 1.25) * Math.PI * 0.62) + 0.02 * (1 - u));
        const parts: Solid[] = [];
        for (const s of [-1, 1]) {
          parts.push(moved(slab(hide, 1.02, 0.03, 1.36, 0.012), { at: [s * 0.51, 0.02, 0], turn: [0, 0, 0] }));
          for (const k of [0.55, 0.8, 1])
            parts.push(
              sheet(k === 1 ? page : edge, 26, 12, (u, v) => [
                s * u * 0.96,
                rise(u, k) * (1 - 0.45 * u),
                (v - 0.5) * 1.26,
              ]),
            );
          parts.push(
            sheet(edge, 20, 3, (u, v) => [s * u * 0.96, 0.04 + (rise(u, 1) * (1 - 0.45 * u) - 0.04) * v, 0.63]),
          );
          parts.push(sheet(edge, 3, 8, (u, v) => [s * 0.96, 0.04 + (rise(1, 1) * 0.55 - 0.04) * u, (v - 0.5) * 1.26]));
        }
        parts.push(
          sheet(page, 20, 8, (u, v) => [
            0.02 + Math.sin(u * 1.5) * 0.42,
            0.14 + u * 0.58 * (1 - 0.2 * u),
            (v - 0.5) * 1.24,
          ]),
        );
        parts.push(
          sheet(finish([160, 30, 36], { rough: 0.6, gloss: 0.4, soft: 0.3 }), 16, 3, (u, v) => [
            0.03 + (v - 0.5) * 0.05 + 0.05 * Math.sin(u * 4),
            0.16 - Math.max(0, u - 0.86) * 1.1,
            -0.5 + u * 1.3,
          ]),
        );
        return parts;
      }
      const gilt = metal(mix([226, 180, 96], brush.light.accent, 0.15), seed, 0.25);
      const cover: Finish = {
        ...hide,
        surface: (s) => {
          hide.surface?.(s);
          const [ax, ay] = [Math.abs(s.x), Math.abs(s.y)];
          const border =
            Math.abs(Math.max(ax - 0.26, ay - 0.4)) < 0.007 || Math.abs(Math.max(ax - 0.235, ay - 0.375)) < 0.003;
          const r = Math.hypot(s.x, s.y);
          const star =
            Math.abs(r - 0.13 - 0.02 * Math.cos(Math.atan2(s.y, s.x) * 8)) < 0.006 ||
            r < 0.05 + 0.05 * Math.abs(Math.cos(Math.atan2(s.y, s.x) * 4)) ** 4;
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
        moved(turned(hide, points(".11 0, .115 .02, .115 .96, .11 .98"), 28, 2), {
          at: [-0.335, 0, 0],
          stretch: [0.35, 1, 1.06],
        }),
        ...[0.14, 0.34, 0.64, 0.84].map((y) =>
          moved(
            turned(
              gilt,
              [
                [0.115, y - 0.008],
                [0.119, y],
                [0.115, y + 0.008],
              ],
              28,
              1,
            ),
            { at: [-0.335, 0, 0], stretch: [0.36, 1, 1.07] },
          ),
        ),
      ];
    },
    { pitch: open ? 0.55 : 0.16, turn: open ? -0.15 : -0.5 },
  );
  if (open) brush.glow({ x: 0, y: -0.35, radius: 0.7, colour: [255, 236, 190], strength: 0.14 });
}

export function paintLetter(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  sculpt(
    brush,
    () => {
      const stock = paper(brush.colour ?? rgb("#eadcbe"), seed, 0.35);
      const ink = (s: Parameters<NonNullable<Finish["surface"]>>[0]): void => {
        const row = (s.y + 0.5) * 13;
        const line = row - Math.floor(row);
        const wave = 0.5 + 0.26 * Math.sin(s.x * 90 + Math.sin(s.x * 37 + Math.floor(row) * 5) * 2);
        const gap = speckle(s.x * 9 + Math.floor(row) * 5, Math.floor(row), 0, seed) > 0.34;
        if (gap && Math.abs(line - wave) < 0.1 && Math.abs(s.x) < 0.52 && Math.abs(s.y) < 0.38)
          tint(s, [52, 46, 70], 0.75);
      };
      if (variants.has("ticket")) {
        const tone = brush.colour ?? mix(brush.light.accent, [240, 226, 190], 0.55);
        return [
          moved(
            slab(
              paper(tone, seed, 0.3, {
                surface: (s) => {
                  if (Math.abs(s.x - 0.5) < 0.006 && Math.sin(s.y * 80) > 0) tint(s, [60, 44, 40]);
                  if (Math.abs(Math.max(Math.abs(s.x) - 0.82, Math.abs(s.y) - 0.34)) < 0.01) tint(s, [80, 40, 36]);
                  if (Math.hypot(s.x + 0.1, s.y) < 0.2 && Math.abs(Math.sin(Math.atan2(s.y, s.x + 0.1) * 5)) > 0.3)
                    tint(s, [120, 50, 40], 0.8);
                },
              }),
              1.75,
              0.8,
              0.015,
              0.03,
            ),
            { turn: [-0.3, 0, 0.12], at: [0, 0.5, 0] },
          ),
        ];
      }
      if (variants.has("note"))
        return [
          sheet(
            {
              ...stock,
              surface: (s) => {
                stock.surface?.(s);
                ink(s);
              },
            },
            20,
            24,
            (u, v) => [
              (u - 0.5) * 1.25,
              0.02 + v * 0.98,
              0.05 * Math.sin(v * 5) + (u - 0.5) ** 2 * 0.22 + smoothstep(0.8, 1, v) * 0.16,
            ],
          ),
        ].map((x) => ({ ...x, local: x.local.map((c, i) => (i % 3 === 1 ? c - 0.52 : c)) }));
      const [w, h] = [1.5, 0.92];
      const wax = finish(rgb("#9c1f22"), {
        rough: 0.22,
        gloss: 0.9,
        soft: 0.2,
        surface: (s) =>
          bump(
            s,
            (x, _y, z) =>
              (Math.abs(Math.hypot(x, z) - 0.085) < 0.01 ? 1 : 0) +
              (Math.hypot(x, z) < 0.05 + 0.02 * Math.cos(Math.atan2(z, x) * 5) ? 0.8 : 0),
            0.01,
            0.004,
          ),
      });
      const flap = (points3: readonly (readonly [number, number])[], z: number): Solid =>
        moved(extruded(stock, points3, 0.014, 0.006), { at: [0, 0, z] });
      const seal = moved(
        turned(wax, points("0 .03, .06 .03, .1 .026, .11 .035, .14 .03, .16 .012, .155 0, 0 0"), 40, 4),
        { turn: [Math.PI / 2, 0, 0], at: [0, -0.04, 0.045], stretch: [1, 1, 0.96] },
      );
      return together(
        [
          slab(stock, w, h, 0.03, 0.012),
          flap(
            [
              [-w / 2, -h / 2],
              [-w / 2, h / 2],
              [0.02, -0.02],
            ],
            0.014,
          ),
          flap(
            [
              [w / 2, -h / 2],
              [-0.02, -0.02],
              [w / 2, h / 2],
            ],
            0.014,
          ),
          flap(
            [
              [-w / 2, -h / 2],
              [w / 2, -h / 2],
              [0.06, 0.02],
              [-0.06, 0.02],
            ],
            0.02,
          ),
          flap(
            curve(
              points(
                `${-w / 2} ${h / 2}, ${-w / 2} ${h / 2}, -.12 -.08, 0 -.14, .12 -.08, ${w / 2} ${h / 2}, ${w / 2} ${h / 2}`,
              ),
              5,
              true,
            ),
            0.03,
          ),
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
      const rolled = (s: number): Solid =>
        moved(
          sheet(plain, 46, 8, (u, v) => {
            const a = u * 11;
            const r = 0.14 - u * 0.055;
            return [s * (-Math.sin(a) * r * 1 + 0.04), 0.14 - Math.cos(a) * r, (v - 0.5) * 1.24];
          }),
          { at: [s * 0.9, 0, 0] },
        );
      const knob = wood(rgb("#5e3820"), seed, "z", 1.6, { gloss: 0.7 });
      return [
        sheet(vellum, 40, 16, (u, v) => [
          (u - 0.5) * 1.86,
          0.02 + 0.03 * Math.sin(u * 9) * (1 - Math.abs(u - 0.5)) + 0.1 * Math.abs(u - 0.5) ** 4 * 16 * 0.3,
          (v - 0.5) * 1.24 + 0.012 * Math.sin(u * 40),
        ]),
        rolled(1),
        rolled(-1),
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((z) => moved(ball(knob, 0.06), { at: [x * 0.88, 0.14, z * 0.67], stretch: [0.8, 0.8, 1.3] })),
        ),
      ];
    },
    { pitch: 0.72, turn: -0.12 },
  );
}
