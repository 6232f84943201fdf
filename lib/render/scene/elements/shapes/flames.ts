import { told } from "#lib/render/scene/states/told.ts";
import { clamp, mix, rgb, smoothstep, css, type Rgb } from "#lib/render/scene/colour.ts";
import { canvasOfPixels, imageOf } from "#lib/render/scene/canvas.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { finish } from "./finish.ts";
import { clouding, darken, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, tube, turned, type Solid } from "./solid.ts";
import { steam } from "./steam.ts";

const ember: Rgb = [196, 38, 10];
const orange: Rgb = [255, 124, 26];
const gold: Rgb = [255, 206, 96];
const whiteHot: Rgb = [255, 250, 222];

const heatColour = (heat: number): Rgb =>
  heat < 0.36
    ? mix(ember, orange, heat / 0.36)
    : heat < 0.7
      ? mix(orange, gold, (heat - 0.36) / 0.34)
      : mix(gold, whiteHot, clamp((heat - 0.7) / 0.3, 0, 1));

/** Fire that climbs, folds over and tears off; `phase` 0 and 1 are alike. */
export function flames(brush: Brush, x0: number, base: number, height: number, half: number): void {
  const { ctx, seed, phase, px_per_unit } = brush;
  const rows = clamp(Math.round(height * px_per_unit * 0.55), 40, 190);
  const columns = clamp(Math.round(half * 3 * px_per_unit * 0.55), 24, 150);
  const sway = Math.sin(phase * Math.PI * 2) * 0.06;
  const canvas = canvasOfPixels(brush.createCanvas, columns, rows, (px, py, out) => {
    const h = 1 - (py + 0.5) / rows;
    const x = (((px + 0.5) / columns) * 2 - 1) * 1.5;
    // Noise repeats along its first axis, so the fire may climb for ever.
    const slow = fractal(h * 2 - phase * 4 + 64, x * 1.1 + 5, seed, 2, 4) - 0.5;
    const bent = x + slow * 1.5 * h + sway * h * 2;
    const wide = (1 - h) ** 0.7 * (0.62 + 0.5 * smoothstep(0, 0.22, h));
    const edge = 1 - Math.abs(bent) / Math.max(0.03, wide);
    if (edge < -0.9) return;
    const fine = fractal(h * 3 - phase * 8 + 64 + bent * 0.2, bent * 2.3 + 11, seed + 7, 3, 8);
    const tongue = fractal(h * 1.5 - phase * 4 + 64, bent * 3.1 + 3, seed + 13, 2, 4);
    const heat = edge * 0.95 + 0.34 - (1 - fine) * (0.3 + h * 0.85) - (0.62 - tongue) * h * 1.5;
    if (heat <= 0) return;
    const colour = heatColour(clamp(heat * 1.05 * (1.1 - h * 0.45), 0, 1));
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(0, 0.26, heat) * smoothstep(0, 0.05, h) * (0.96 - 0.25 * h);
  });
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), x0 - half * 1.5, base - height, half * 3, height);
}

function sparks(brush: Brush, x0: number, base: number, height: number, count: number): void {
  const { ctx, phase, random } = brush;
  for (let i = 0; i < count; i++) {
    const [start, drift, size, x] = [random(), random() - 0.5, random(), random() - 0.5];
    const t = (start + phase) % 1;
    const alpha = Math.sin(Math.PI * t) ** 0.6 * (1 - t * 0.5);
    ctx.fillStyle = css(mix(gold, orange, t), alpha);
    ctx.beginPath();
    ctx.arc(x0 + x * 0.3 + drift * t * 0.9 + Math.sin(t * 9 + i) * 0.04, base - t * height, 0.004 + size * 0.007, 0, 7);
    ctx.fill();
  }
}

export function paintFire(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  if (variants.has("smoke")) {
    steam(brush, { y: 0, height: 1.15, half: 0.4 }, 0.95);
    return;
  }
  const torch = variants.has("torch");
  sculpt(
    brush,
    () => {
      const bark = wood(rgb("#4a3020"), seed, "x", 0.8, { rough: 0.9, gloss: 0.1 });
      if (torch)
        return [
          tube(wood(rgb("#5d3d26"), seed, "y", 1), places("0 0 0, .01 .25 0, 0 .5 0"), (t) => 0.026 + t * 0.014),
          turned(
            finish([92, 74, 54], {
              rough: 1,
              gloss: 0,
              surface: (s) => darken(s, 0.5 + 0.6 * Math.abs(Math.sin((s.y + s.x * 0.3) * 70))),
            }),
            points("0 .42, .05 .42, .075 .48, .08 .56, .06 .6, 0 .6"),
            36,
            4,
          ),
        ];
      const charred = {
        ...bark,
        surface: (s: Parameters<NonNullable<typeof bark.surface>>[0]) => {
          bark.surface?.(s);
          const burnt = smoothstep(0.32, 0.05, Math.abs(s.x));
          tint(s, [20, 14, 12], burnt * 0.85);
          const crack = clouding(s.x * 12, s.y * 12, s.z * 12, seed + 3);
          const live = burnt * smoothstep(0.08, 0.01, Math.abs(crack - 0.5));
          tint(s, [255, 120, 30], live);
          s.glow = live * 0.9;
        },
      };
      const log = (turn: number, tilt: number, y: number): Solid =>
        moved(
          swollen(
            tube(charred, places("-.52 0 0, -.2 0.01 0, .2 0 0, .52 .01 0"), 0.075, { sides: 18, steps: 8 }),
            (x, a, z) => (clouding(x * 9, a * 9, z * 9, seed + turn) - 0.5) * 0.035,
          ),
          { turn: [0, turn, tilt], at: [0, y, 0] },
        );
      const stone = (i: number): Solid => {
        const a = (i / 13) * Math.PI * 2;
        const k = 0.9 + speckle(i, 2, 5, seed) * 0.4;
        return moved(
          swollen(
            ball(
              finish([104, 98, 94], {
                rough: 0.95,
                gloss: 0.1,
                surface: (s) => darken(s, 0.7 + clouding(s.x * 14, s.y * 14, s.z * 14, seed + i) * 0.6),
              }),
              0.095 * k,
            ),
            (x, y, z) => (clouding(x * 8, y * 8, z * 8, seed + i) - 0.5) * 0.06,
          ),
          { at: [Math.cos(a) * 0.6, 0.045, Math.sin(a) * 0.5], stretch: [1.15, 0.75, 1], turn: [0, i, 0] },
        );
      };
      return [
        log(0.35, 0.12, 0.1),
        log(-0.5, -0.14, 0.12),
        log(1.4, 0.3, 0.17),
        log(2.2, -0.32, 0.2),
        ...Array.from({ length: 13 }, (_, i) => stone(i)),
      ];
    },
    { pitch: 0.3, keep: torch ? "torch" : "fire" },
  );
  const base = torch ? -0.5 : -0.03;
  const height = torch ? 0.72 : 1.05;
  const lit = told(brush, "lit", 1);
  if (lit < 0.3) steam(brush, { y: base, height: 0.9, half: 0.12 }, 0.7 * (1 - lit / 0.3));
  if (lit < 0.04) return;
  const grown = height * (0.3 + 0.7 * lit);
  flames(brush, 0, base, grown, (torch ? 0.12 : 0.3) * (0.5 + 0.5 * lit));
  if (!torch && lit > 0.4)
    flames({ ...brush, seed: seed + 31, phase: (brush.phase + 0.4) % 1 }, 0.09, base + 0.05, height * 0.62, 0.22);
  sparks(brush, 0, base - 0.2, torch ? 0.7 : 1.05, torch ? 8 : 16);
  brush.glow({ x: 0, y: base - height * 0.35, radius: 1.7, colour: [255, 140, 50], strength: 0.85, flicker: 0.8 });
}

/** A single flame on a wick: blue at its root, dark about the wick, white above, soft at the tip. */
function wickFlame(brush: Brush, x0: number, foot: number, height: number): void {
  const { ctx, phase } = brush;
  const sway = Math.sin(phase * Math.PI * 2) * 0.5 + Math.sin(phase * Math.PI * 4 + 1) * 0.3;
  const canvas = canvasOfPixels(brush.createCanvas, 40, 96, (px, py, out) => {
    const h = 1 - (py + 0.5) / 96;
    const x = ((px + 0.5) / 40) * 2 - 1 - sway * 0.2 * h * h;
    const wide = 0.62 * Math.sin(Math.PI * Math.min(1, h * 0.96 + 0.04) ** 0.62) ** 0.9;
    const edge = 1 - Math.abs(x) / Math.max(0.01, wide);
    if (edge <= 0) return;
    const core = smoothstep(0.05, 0.65, edge) * smoothstep(0.12, 0.36, h);
    const colour = mix(mix([255, 132, 30], whiteHot, core), [70, 110, 255], smoothstep(0.2, 0.02, h) * 0.75);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(0, 0.34, edge) * (0.35 + 0.65 * smoothstep(0.02, 0.3, h));
  });
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), x0 - height * 0.21, foot - height, height * 0.42, height);
}

export function paintCandle(brush: Brush): void {
  const { seed } = brush;
  /** What is left of it once it has burnt down. */
  const left = 1 - 0.72 * told(brush, "melted", 0);
  sculpt(
    brush,
    () => {
      const tone = brush.colour ?? rgb("#efe0c0");
      const wax = finish(tone, {
        rough: 0.4,
        gloss: 0.4,
        soft: 0.7,
        surface: (s) => {
          darken(s, 0.93 + clouding(s.x * 12, s.y * 6, s.z * 12, seed) * 0.14);
          const near = smoothstep(0.3, 0.74, s.y);
          tint(s, mix(tone, [255, 190, 104], 0.5), near * 0.5);
          s.glow = near ** 2 * 0.5 * told(brush, "lit", 1);
        },
      });
      const short = (solid: Solid): Solid => moved(solid, { stretch: [1.25 - 0.25 * left, left, 1.25 - 0.25 * left] });
      const drip = (a: number, long: number): Solid =>
        tube(
          wax,
          [
            [Math.cos(a) * 0.135, 0.73, Math.sin(a) * 0.135],
            [Math.cos(a) * 0.148, 0.7, Math.sin(a) * 0.148],
            [Math.cos(a) * 0.147, 0.73 - long, Math.sin(a) * 0.147],
          ],
          (t) => 0.014 + t * 0.011,
        );
      const brass = metal([206, 164, 88], seed, 0.2);
      return [
        turned(
          brass,
          points(
            "0 .03, .12 .03, .26 .04, .32 .07, .335 .075, .33 .085, .25 .055, .16 .05, .16 .1, .15 .1, .15 .06, 0 .06",
          ),
          52,
          3,
        ),
        tube(brass, places(".3 .07 0, .4 .1 0, .46 .07 0, .42 .03 0, .32 .05 0"), 0.014),
        ...[
          swollen(
            turned(
              wax,
              points("0 .05, .142 .05, .142 .05, .142 .4, .142 .72, .135 .745, .11 .745, .09 .725, 0 .715"),
              44,
              5,
            ),
            (x, y, z) => (clouding(x * 10, y * 4, z * 10, seed) - 0.5) * 0.012,
          ),
          drip(1.2, 0.2),
          drip(2.2, 0.34),
          drip(0.4, 0.13),
          drip(4.4, 0.25),
          tube(finish([30, 22, 18], { rough: 1 }), places("0 .7 0, .003 .75 0, .012 .775 0"), 0.008),
        ].map(short),
      ];
    },
    { pitch: 0.24, keep: "candle" },
  );
  const lit = told(brush, "lit", 1);
  if (lit > 0.04) wickFlame(brush, 0.006, -0.735 * left, 0.3 * (0.35 + 0.65 * lit));
  else steam(brush, { y: -0.78 * left, height: 0.55, half: 0.07 }, 0.75);
  brush.glow({ x: 0, y: -0.85 * left, radius: 1.6, colour: [255, 176, 84], strength: 0.85, flicker: 0.5 });
}

export function paintLantern(brush: Brush): void {
  const { seed } = brush;
  const hung = brush.variants.has("paper");
  if (hung) {
    const tone = brush.colour ?? rgb("#d8402c");
    sculpt(
      brush,
      () => {
        const sheetOf = paper(tone, seed, 0, {
          soft: 0.7,
          surface: (s) => {
            const rib = Math.abs(Math.sin(s.y * 42));
            darken(s, 0.72 + 0.3 * rib);
            const lamp = Math.exp(-(((s.y - 0.47) / 0.3) ** 2)) * smoothstep(-0.1, 0.9, s.nz + 0.35);
            const lit = told(brush, "lit", 1);
            tint(s, [255, 206, 120], lamp * 0.6 * lit);
            s.glow = (0.2 + lamp * 0.65) * lit;
            s.ny += Math.cos(s.y * 42) * 0.25;
          },
        });
        const black = wood(rgb("#2a1c18"), seed, "y", 1, { gloss: 0.5 });
        return [
          turned(sheetOf, points(".15 .14, .3 .2, .42 .34, .45 .5, .42 .66, .3 .8, .15 .86"), 64, 10),
          turned(black, points("0 .09, .16 .09, .17 .12, .16 .15, 0 .15"), 40, 2),
          turned(black, points("0 .85, .16 .85, .17 .88, .16 .91, 0 .91"), 40, 2),
          tube(black, places("-.1 .91 0, 0 1.0 0, .1 .91 0"), 0.01),
          tube(
            finish([214, 168, 84], { rough: 0.7, soft: 0.3 }),
            places("0 .09 0, 0 .04 0, 0 -.02 0"),
            (t) => 0.012 + t * 0.02,
          ),
        ];
      },
      { pitch: 0.06 },
    );
    brush.glow({ x: 0, y: -0.48, radius: 1.5, colour: [255, 150, 76], strength: 0.8, flicker: 0.25 });
    return;
  }
  sculpt(
    brush,
    () => {
      const iron = metal(brush.colour ?? [92, 84, 76], seed, 0.34);
      const pane = finish([255, 214, 140], { glass: true, rough: 0.05, gloss: 1, glow: 0.14 * told(brush, "lit", 1) });
      const post = (a: number): Solid =>
        tube(
          iron,
          [
            [Math.cos(a) * 0.2, 0.14, Math.sin(a) * 0.2],
            [Math.cos(a) * 0.235, 0.42, Math.sin(a) * 0.235],
            [Math.cos(a) * 0.2, 0.68, Math.sin(a) * 0.2],
          ],
          0.012,
        );
      return [
        turned(iron, points("0 0, .25 0, .27 .02, .26 .06, .2 .08, .22 .12, .22 .15, .16 .16, 0 .16"), 48, 3),
        turned(
          iron,
          points(".21 .66, .24 .67, .23 .7, .15 .76, .1 .78, .1 .84, .13 .86, .11 .89, .04 .91, 0 .91"),
          48,
          3,
        ),
        turned(
          finish([120, 90, 60], { rough: 0.4, gloss: 0.5 }),
          points("0 .15, .07 .15, .06 .2, .025 .22, 0 .22"),
          28,
          2,
        ),
        ...[0.4, 1.97, 3.54, 5.11].map(post),
        tube(iron, places("-.2 .7 0, -.26 .85 0, -.16 1.0 0, 0 1.04 0, .16 1.0 0, .26 .85 0, .2 .7 0"), 0.012),
        turned(pane, points(".15 .16, .18 .26, .19 .42, .17 .58, .14 .67"), 48, 4),
      ];
    },
    { pitch: 0.14, keep: "lantern" },
  );
  const lit = told(brush, "lit", 1);
  if (lit > 0.04) wickFlame(brush, 0, -0.2, 0.34 * (0.35 + 0.65 * lit));
  brush.glow({ x: 0, y: -0.36, radius: 1.7, colour: [255, 178, 84], strength: 0.9, flicker: 0.45 });
}
