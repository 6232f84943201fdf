import { rgb, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter } from "./lettering.ts";
import { penOf, roundedBox } from "./pen.ts";
import { glaze, headlamp, underShade, wheel } from "./road-parts.ts";

const black: Rgb = [26, 26, 30];

export function paintTractor(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? (brush.seed % 2 ? rgb("#3d7a35") : rgb("#b5322a"));
  underShade(pen, -84, 84);
  pen.fill("M-30 -30 L62 -30 L62 -18 L-30 -18 Z", black);
  const hood = "M-4 -32 L-4 -62 C10 -66 50 -64 66 -60 C72 -58 74 -50 74 -40 L74 -30 Z";
  pen.hull(hood, paint, "paint", [
    [-66, 0.1, 0.95],
    [-58, 0.2, 0.4],
    [-44, 0.24, 0.06],
    [-30, 0.1, -0.5],
  ]);
  for (let i = 0; i < 6; i++) pen.line(`M${42 + i * 4} -52 L${42 + i * 4} -38`, scale(paint, 0.3), 1.4, 0.8);
  pen.bevel(hood, 0.8, 0.4);
  pen.body("M30 -62 L30 -92 C30 -96 35 -96 35 -92 L35 -62 Z", [66, 66, 70], "metal", [30, 0, 35, 0]);
  glaze(brush, pen, "M-58 -50 L-52 -94 L-4 -94 L2 -50 Z", -94, -50);
  pen.fill(roundedBox(-40, -66, 16, 22, 4), [18, 18, 22], 0.8);
  pen.line("M-14 -52 L-8 -66 M-14 -67 L-3 -64", [20, 20, 24], 2);
  pen.line("M-60 -48 L-53 -95 L-4 -95 L3 -50 M-28 -95 L-24 -50", pen.tone(black, "satin", 0.3, 0.3), 3);
  pen.body("M-62 -94 C-58 -100 2 -100 6 -94 L6 -91 L-62 -91 Z", paint, "paint", [0, -90, 0, -100]);
  pen.body("M-84 -48 C-78 -68 -36 -70 -24 -46 L-28 -42 C-42 -58 -66 -58 -78 -42 Z", paint, "paint", [0, -42, 0, -66]);
  wheel(brush, pen, -54, 34, { spokes: 8, rim: 0.56, alloy: rgb("#e0b02c") });
  wheel(brush, pen, 52, 20, { spokes: 6, rim: 0.56, alloy: rgb("#e0b02c") });
  for (const [x, r, n] of [
    [-54, 34, 22],
    [52, 20, 16],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + (brush.motion === "drive" ? brush.phase * Math.PI * 2 : 0);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      pen.line(
        `M${x + c * r * 0.84} ${-r + s * r * 0.84} L${x + Math.cos(a + 0.1) * r} ${-r + Math.sin(a + 0.1) * r}`,
        [14, 14, 16],
        r * 0.09,
      );
    }
  pen.fill(roundedBox(70, -52, 5, 7, 1.4), [246, 242, 224]);
  headlamp(brush, 74, -48, 0.6);
}

export function paintRaceCar(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? mix(brush.light.accent, rgb("#c1201c"), 0.7);
  const trim: Rgb = [242, 240, 234];
  underShade(pen, -270, 270);
  // Far wheels, wings, tub, halo; near wheels last.
  for (const x of [-176, 172]) pen.fill(`O ${x + 10} -34 33 33`, [16, 16, 19]);
  pen.body("M-256 -84 L-200 -84 L-198 -76 L-256 -74 Z", paint, "paint", [0, -74, 0, -86]);
  pen.body(
    "M-262 -98 L-222 -98 L-216 -36 L-226 -36 L-232 -70 L-260 -66 Z",
    scale(paint, 0.8),
    "paint",
    [-262, 0, -216, 0],
  );
  const tub =
    "M-244 -36 C-226 -56 -170 -62 -110 -70 C-92 -92 -70 -98 -58 -97 L-54 -74 C-36 -62 -10 -60 24 -58 C100 -50 190 -42 262 -24 L262 -16 L180 -14 L-230 -14 C-240 -18 -246 -28 -244 -36 Z";
  pen.hull(tub, paint, "paint", [
    [-98, 0.1, 0.95],
    [-74, 0.2, 0.7],
    [-58, 0.24, 0.36],
    [-44, 0.24, 0.04],
    [-30, 0.2, 0.12],
    [-14, 0.1, -0.8],
  ]);
  pen.within(tub, () => {
    pen.decal("M-244 -30 C-120 -44 20 -40 262 -22 L262 -17 C100 -30 -80 -30 -244 -22 Z", trim);
    pen.fill("M-260 -18 L280 -18 L280 0 L-260 0 Z", black, 0.92);
    pen.fill("M-70 -50 C-50 -52 -20 -48 -4 -40 C-20 -34 -56 -34 -74 -38 Z", [10, 10, 12], 0.9);
  });
  pen.bevel(tub, 1, 0.45);
  pen.fill("M-52 -70 C-46 -64 -16 -62 6 -60 L-4 -56 L-50 -58 Z", [12, 12, 14]);
  pen.body("O -28 -76 15 15", trim, "gloss", [-40, -64, -18, -92]);
  pen.fill("M-24 -82 C-16 -82 -12 -78 -13 -73 L-26 -73 Z", [16, 18, 24]);
  pen.line("M-60 -92 C-40 -96 -10 -94 6 -80 L16 -60", pen.tone(black, "satin", 0.4, 0.5), 4);
  pen.body("M204 -22 L276 -18 L278 -10 L200 -10 Z", trim, "paint", [0, -8, 0, -24]);
  pen.body("M252 -34 L274 -30 L278 -8 L256 -8 Z", paint, "paint", [252, 0, 278, 0]);
  for (const x of [-176, 172]) {
    wheel(brush, pen, x, 35, { spokes: 10, rim: 0.52, alloy: [52, 54, 60] });
    pen.line(`O ${x} -35 29 29`, rgb("#e0b02c"), 1.2, 0.8);
  }
  letter(brush.ctx, {
    text: String((brush.seed % 89) + 7),
    x: 0.84,
    y: -0.37,
    width: 0.3,
    height: 0.14,
    ink: inkOn(trim),
    weight: 700,
  });
}
