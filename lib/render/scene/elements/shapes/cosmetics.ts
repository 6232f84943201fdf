import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, mark, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const gold = rgb("#d3ab62");
const white: Rgb = [255, 255, 255];

/** A flacon: a slab of thick glass with scent in it, a metal collar and a heavy stopper. */
export function paintPerfume(brush: Brush): void {
  const pen = penOf(brush);
  const scent = brush.colour ?? mix(brush.light.accent, rgb("#e9b48c"), 0.6);
  const side = brush.light.side < 0 ? -1 : 1;
  pen.soft(-side * 12, -0.6, 52, 4, scent, 0.5);
  pen.soft(0, -0.6, 44, 3, [8, 8, 12], 0.45);
  pen.body(roundedBox(-10, -76, 20, 9, 1), gold, "chrome", [-10, 0, 10, 0]);
  pen.line("M-10 -72 L10 -72", scale(gold, 0.4), 0.5, 0.8);
  const stopper = roundedBox(-15, -100, 30, 25, 2.4);
  const dark = brush.seed % 2 ? ([32, 28, 30] as Rgb) : mix(gold, [60, 40, 30], 0.2);
  pen.body(stopper, dark, "gloss", [-15, 0, 15, 0], 0.9);
  pen.bevel(stopper, 1.4, 0.6);
  const slab = "M-34 -66 Q-34 -69 -30 -69 L30 -69 Q34 -69 34 -66 L36 -4 Q36 0 32 0 L-32 0 Q-36 0 -36 -4 Z";
  const glass = mix(mix(scent, white, 0.5), brush.light.upper, 0.2);
  pen.fill(
    slab,
    pen.blend(
      [-36, 0, 36, 0],
      [0, scale(glass, 0.36)],
      [0.06, mix(glass, white, 0.5)],
      [0.12, scale(glass, 0.7)],
      [0.88, scale(glass, 0.8)],
      [0.94, mix(glass, white, 0.75)],
      [1, scale(glass, 0.4)],
    ),
  );
  const inner = "M-28 -56 L28 -56 L30 -9 Q30 -7 28 -7 L-28 -7 Q-30 -7 -30 -9 Z";
  pen.fill(
    inner,
    pen.blend(
      [-30 * side, -7, 30 * side, -60],
      [0, mix(scent, white, 0.42)],
      [0.35, scent],
      [0.8, scale(scent, 0.62)],
      [1, scale(scent, 0.8)],
    ),
  );
  pen.within(inner, () => {
    pen.soft(-side * 16, -14, 24, 18, mix(scent, white, 0.7), 0.7);
    pen.fill("M-30 -56 L30 -56 L30 -54.6 L-30 -54.6 Z", mix(scent, white, 0.6), 0.9);
  });
  pen.fill("M-28.6 -66 L28.6 -66 L28 -57 L-28 -57 Z", white, 0.18);
  pen.line("M3 -66 L5 -12", mix(scent, white, 0.8), 0.7, 0.6);
  for (const [x, w, a] of [
    [side * 22, 5, 0.7],
    [side * 16.4, 1.2, 0.5],
    [-side * 30, 1.6, 0.5],
  ] as const)
    pen.fill(
      `M${x - w / 2} -67 L${x + w / 2} -67 L${x + w / 2 + 0.6} -3 L${x - w / 2 + 0.6} -3 Z`,
      pen.blend([0, -67, 0, -3], [0, white, a], [0.7, white, a * 0.7], [1, white, 0]),
    );
  pen.bevel(slab, 1.2, 0.5);
  const paper: Rgb = [250, 244, 234];
  pen.fill(roundedBox(-17, -44, 34, 25, 0.6), pen.tone(paper, "matte", 0.2, 0.2));
  pen.line(roundedBox(-15.6, -42.6, 31.2, 22.2, 0.4), gold, 0.4);
  const name = nameOn(brush);
  if (name)
    letter(brush.ctx, {
      text: name,
      x: 0,
      y: -0.31,
      width: 0.27,
      height: 0.048,
      ink: inkOn(paper),
      tracking: 0.2,
      weight: 500,
    });
  else mark(brush.ctx, 0, -0.315, 0.06, inkOn(paper), brush.seed);
}

export function paintLipstick(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  const colour = brush.colour ?? rgb("#b3142e");
  pen.soft(0, -1, 24, 2.4, [8, 8, 12], 0.5);
  if (variants.has("mascara")) return paintMascara(brush, pen, colour);
  if (variants.has("makeup")) return paintCompact(brush, pen);
  // The bullet, cut slantwise; inner sleeve, collar, case.
  const bullet = "M-8 -58 L-8 -84 C-8 -90 -4 -97 3 -100 C7 -100 8 -97 8 -93 L8 -58 Z";
  pen.body(bullet, colour, "satin", [-8, 0, 8, 0], 0.92);
  pen.fill(
    "M-8 -83 C-8 -90 -4 -97 3 -100 C7 -100 8 -97 8 -93 C4 -88 -2 -84 -8 -83 Z",
    mix(pen.tone(colour, "satin", 0.3, 0.7), white, 0.14),
  );
  pen.line("M-8 -83 C-2 -84 4 -88 8 -93", mix(colour, white, 0.5), 0.6, 0.8);
  pen.body("M-9.4 -66 L9.4 -66 L9.4 -44 L-9.4 -44 Z", gold, "chrome", [-9.4, 0, 9.4, 0]);
  pen.line("M-9.4 -62 L9.4 -62", scale(gold, 0.4), 0.4, 0.7);
  const sleeve = "M-13 -46 L13 -46 L13 -2 Q13 0 11 0 L-11 0 Q-13 0 -13 -2 Z";
  pen.body(sleeve, [28, 26, 28], "gloss", [-13, 0, 13, 0]);
  pen.body("M-13 -46 L13 -46 L13 -42 L-13 -42 Z M-13 -5 L13 -5 L13 -2 L-13 -2 Z", gold, "metal", [-13, 0, 13, 0]);
  pen.bevel(sleeve, 0.8, 0.4);
  const name = nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: 0, y: -0.23, width: 0.19, height: 0.03, ink: gold, tracking: 0.18 });
  else mark(brush.ctx, 0, -0.24, 0.05, gold, brush.seed);
}

function paintMascara(brush: Brush, pen: Pen, colour: Rgb): void {
  const tone = brush.colour ? colour : ([30, 28, 32] as Rgb);
  pen.body(roundedBox(-14, -92, 13, 92, 3), tone, "gloss", [-14, 0, -1, 0]);
  pen.body("M-14 -50 L-1 -50 L-1 -46 L-14 -46 Z", gold, "metal", [-14, 0, -1, 0]);
  pen.body(roundedBox(5, -52, 11, 52, 3), tone, "gloss", [5, 0, 16, 0]);
  pen.line("M10.5 -52 L10.5 -70", [60, 60, 66], 1);
  for (let i = 0; i < 20; i++) pen.line(`M${7.4} ${-71 - i * 1.3} L${13.6} ${-70.4 - i * 1.3}`, [18, 16, 18], 0.6);
}

function paintCompact(brush: Brush, pen: Pen): void {
  const shell = brush.colour ?? rgb("#3a2c2e");
  pen.body("O 0 -62 38 38", shell, "gloss", [-30, -30, 30, -96]);
  pen.body("O 0 -62 34 34", gold, "chrome", [-24, -40, 24, -90]);
  pen.fill(
    "O 0 -62 33 33",
    pen.blend(
      [-24, -90, 24, -34],
      [0, mix(brush.light.upper, white, 0.6)],
      [0.5, brush.light.upper],
      [1, scale(brush.light.upper, 0.6)],
    ),
  );
  pen.body("M-40 -26 C-40 -36 40 -36 40 -26 L40 -10 C40 2 -40 2 -40 -10 Z", shell, "gloss", [-40, 0, 40, 0]);
  pen.body("O 0 -26 40 10", shell, "satin", [-30, -18, 30, -36]);
  pen.body("O 0 -26.6 34 7.6", rgb("#d9977c"), "matte", [-30, -18, 30, -34]);
  pen.line("M-24 -26 C-10 -22 10 -22 24 -26", scale(rgb("#d9977c"), 0.8), 0.8, 0.7);
}
