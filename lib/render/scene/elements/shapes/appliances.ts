import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const steel: Rgb = [200, 204, 210];
const dark: Rgb = [36, 37, 42];
const white: Rgb = [240, 240, 238];

function badge(brush: Brush, x: number, y: number, width: number, height: number, ink: Rgb): void {
  const name = nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: x / 100, y: y / 100, width: width / 100, height: height / 100, ink });
}

function knob(pen: Pen, x: number, y: number, r: number): void {
  pen.body(`O ${x} ${y} ${r} ${r}`, steel, "chrome", [x - r, y + r, x + r, y - r]);
  pen.body(`O ${x} ${y} ${r * 0.72} ${r * 0.72}`, dark, "satin", [x - r, y + r, x + r, y - r]);
  pen.line(`M${x} ${y} L${x + r * 0.3} ${y - r * 0.56}`, white, r * 0.14);
}

export function paintCoffeeMachine(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? steel;
  const sheen = brush.colour ? "gloss" : "metal";
  pen.soft(0, -1, 62, 4, [8, 8, 12], 0.55);
  pen.body(roundedBox(-46, -62, 92, 50, 2), scale(shell, 0.5), "satin", [-46, 0, 46, 0]);
  pen.fill(roundedBox(-38, -58, 76, 44, 2), [20, 20, 24]);
  // Group head, handle, spouts, cup, and coffee that falls into it.
  pen.body(roundedBox(-15, -62, 30, 8, 2), steel, "chrome", [-15, 0, 15, 0]);
  pen.body(roundedBox(-13, -54, 26, 6, 2), steel, "metal", [-13, 0, 13, 0]);
  pen.body("M-4 -50 L4 -50 L3 -44 L-3 -44 Z", steel, "chrome", [-4, 0, 4, 0]);
  pen.body(roundedBox(10, -54, 34, 5.4, 2.6), rgb("#4a2e1c"), "gloss", [0, -48, 0, -55]);
  for (const x of [-1.8, 1.8]) pen.line(`M${x} -44 L${x} -29`, rgb("#6a3a1c"), 0.9);
  pen.body("M-11 -31 L11 -31 C11 -20 7 -15 0 -15 C-7 -15 -11 -20 -11 -31 Z", [246, 243, 236], "gloss", [-11, 0, 11, 0]);
  pen.line("M10 -28 C17 -29 17 -21 9 -21", [236, 232, 224], 1.8);
  pen.fill("O 0 -31 11 1.5", rgb("#8a5228"));
  pen.body("M-52 -14 L52 -14 L54 -4 Q54 0 50 0 L-50 0 Q-54 0 -54 -4 Z", shell, sheen, [-54, 0, 54, 0]);
  for (let i = 0; i < 22; i++) pen.line(`M${-40 + i * 3.8} -14.6 L${-40 + i * 3.8} -12.4`, dark, 1.2);
  const head = "M-50 -62 L-50 -88 Q-50 -92 -46 -92 L46 -92 Q50 -92 50 -88 L50 -62 Z";
  pen.body(head, shell, sheen, [-50, 0, 50, 0]);
  pen.bevel(head, 1.4, 0.5);
  pen.body(roundedBox(-12, -86, 17, 17, 8.4), steel, "chrome", [-12, -70, 5, -86]);
  pen.fill("O -3.5 -77.5 7 7", white);
  pen.line("M-3.5 -77.5 L0.6 -81.4", rgb("#b3281f"), 0.9);
  for (const x of [16, 26, 36]) pen.fill(`O ${x} -77 2.6 2.6`, x === 16 ? brush.light.accent : dark);
  badge(brush, -32, -77, 26, 6, inkOn(shell));
  for (const x of [-42, 42]) pen.line(`M${x} -92 L${x} -97`, steel, 1.6);
  pen.line("M-42 -97 L42 -97", pen.tone(steel, "metal", 0.3, 0.5), 1.6);
  for (const x of [-28, -10, 10, 28])
    pen.body(`M${x - 7} -93 L${x - 6} -99 L${x + 6} -99 L${x + 7} -93 Z`, white, "gloss", [x - 7, 0, x + 7, 0]);
  pen.line("M44 -60 C50 -50 46 -40 50 -30", pen.tone(steel, "chrome", 0.3, 0.3), 1.8);
  for (let i = 0; i < 8; i++) {
    const t = (i / 8 + brush.phase) % 1;
    pen.soft(
      Math.sin(t * 6 + i) * 4,
      -34 - t * 26,
      4 + t * 5,
      5 + t * 4,
      [240, 240, 244],
      0.14 * Math.sin(t * Math.PI),
    );
  }
}

export function paintBlender(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? dark;
  const toaster = brush.variants.has("toast");
  pen.soft(0, -1, toaster ? 56 : 34, 4, [8, 8, 12], 0.55);
  if (toaster) return paintToaster(brush, pen);
  const jar = "M-22 -88 L22 -88 L15 -34 L-15 -34 Z";
  const drink = rgb("#d8466a");
  pen.fill(jar, mix(brush.light.upper, white, 0.6), 0.34);
  pen.within(jar, () => {
    pen.fill(
      "M-30 -66 C-12 -69 12 -63 30 -66 L30 -30 L-30 -30 Z",
      pen.blend([-20, 0, 20, 0], [0, scale(drink, 0.6)], [0.4, mix(drink, white, 0.2)], [1, scale(drink, 0.7)]),
    );
    pen.fill("M16 -90 L19 -90 L14 -34 L11 -34 Z M-19 -90 L-17.6 -90 L-13 -34 L-14 -34 Z", [255, 255, 255], 0.6);
  });
  pen.line(jar, mix(brush.light.upper, white, 0.7), 1, 0.8);
  pen.line("M22 -82 C34 -82 32 -48 17 -46", pen.tone(shell, "satin", 0.3, 0.3), 4);
  pen.body("M-24 -88 L24 -88 L22 -94 L-22 -94 Z M-9 -94 L9 -94 L8 -100 L-8 -100 Z", shell, "satin", [-24, 0, 24, 0]);
  const base = "M-16 -34 L16 -34 L27 -4 Q28 0 24 0 L-24 0 Q-28 0 -27 -4 Z";
  pen.body(base, shell, "gloss", [-26, 0, 26, 0]);
  pen.bevel(base, 1, 0.5);
  knob(pen, 0, -15, 7);
  badge(brush, 0, -28, 20, 4, inkOn(shell));
}

function paintToaster(brush: Brush, pen: Pen): void {
  const shell = brush.colour ?? steel;
  for (const x of [-20, 12]) {
    pen.body(
      `M${x - 14} -70 L${x - 15} -92 C${x - 16} -100 ${x + 14} -100 ${x + 13} -92 L${x + 12} -70 Z`,
      rgb("#c98a44"),
      "matte",
      [x - 15, 0, x + 13, 0],
    );
    pen.soft(x, -84, 9, 9, rgb("#f0cf96"), 0.5);
  }
  const body = "M-48 -6 L-50 -60 C-50 -74 -42 -80 -30 -80 L26 -80 C38 -80 46 -74 46 -60 L44 -6 Z";
  pen.body(body, shell, brush.colour ? "gloss" : "chrome", [-50, -10, 46, -70]);
  pen.bevel(body, 1.6, 0.5);
  pen.fill("M-38 -80 L30 -80 L28 -77 L-36 -77 Z", [20, 18, 18]);
  pen.body(roundedBox(-50, -7, 96, 7, 2), dark, "satin", [0, 0, 0, -7]);
  pen.body(roundedBox(44, -50, 10, 6, 2), dark, "satin", [0, -44, 0, -50]);
  knob(pen, 30, -24, 6);
  badge(brush, -8, -40, 46, 7, inkOn(shell));
}

export function paintVacuum(brush: Brush): void {
  const pen = penOf(brush);
  const paint = brush.colour ?? mix(brush.light.primary, rgb("#a63a8c"), 0.4);
  if (brush.variants.has("robot")) {
    pen.soft(0, -1, 60, 4, [8, 8, 12], 0.55);
    pen.body("M-50 -10 C-50 -26 50 -26 50 -10 L50 -5 C50 2 -50 2 -50 -5 Z", dark, "gloss", [-50, 0, 50, 0]);
    pen.body("O 0 -15 49 9", mix(dark, paint, 0.4), "gloss", [-40, -8, 40, -24]);
    pen.body("O 0 -18 10 3", paint, "gloss", [-10, 0, 10, 0]);
    pen.fill(roundedBox(-5, -6, 10, 1.4, 0.7), brush.light.accent);
    return;
  }
  pen.soft(10, -0.6, 30, 2.4, [8, 8, 12], 0.55);
  pen.line("M-14 -74 L12 -8", pen.tone(steel, "metal", 0.4, 0.4), 2.6);
  const headPiece = "M0 -8 L22 -8 C28 -7 30 -4 30 0 L-10 0 C-9 -4 -5 -7 0 -8 Z";
  pen.body(headPiece, dark, "satin", [0, 0, 0, -9]);
  pen.fill("M-6 -2.4 L27 -2.4 L28 0 L-8 0 Z", paint);
  pen.body("M-22 -78 L-10 -83 L-2 -64 L-14 -59 Z", mix(brush.light.upper, white, 0.5), "gloss", [-20, -66, -4, -74]);
  pen.body("M-31 -88 C-27 -96 -13 -98 -9 -90 L-6 -80 L-22 -73 Z", paint, "gloss", [-28, -76, -8, -92]);
  pen.body("M-30 -90 C-38 -96 -34 -101 -26 -100 L-14 -97", dark, "satin", [-36, -90, -14, -100]);
  pen.line("M-30 -92 C-38 -90 -36 -80 -26 -77", pen.tone(dark, "satin", 0.3, 0.3), 4);
  for (let i = 0; i < 4; i++)
    pen.line(`M${-20 + i * 2.6} ${-79 - i * 0.4} L${-13 + i * 2.6} ${-62 - i * 1.2}`, [80, 84, 92], 0.5, 0.6);
}

export function paintWasher(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  const shell = brush.colour ?? white;
  pen.soft(0, -1, 42, 3.4, [8, 8, 12], 0.55);
  if (variants.has("fridge")) return paintFridge(brush, pen, shell);
  const body = roundedBox(-35, -100, 70, 98, 2.4);
  pen.body(body, shell, "satin", [-35, -40, 35, -60], 0.7);
  pen.bevel(body, 1.2, 0.45);
  pen.line("M-35 -82 L35 -82", scale(shell, 0.6), 0.5);
  pen.fill(roundedBox(-32, -96, 18, 10, 1), scale(shell, 0.9));
  pen.line(roundedBox(-32, -96, 18, 10, 1), scale(shell, 0.7), 0.4);
  knob(pen, 0, -91, 5.4);
  pen.fill(roundedBox(12, -95, 20, 8, 1), [16, 18, 24]);
  letter(brush.ctx, { text: "0:42", x: 0.22, y: -0.91, width: 0.14, height: 0.045, ink: [140, 230, 220] });
  pen.body("O 0 -44 29 29", steel, "chrome", [-24, -20, 24, -68]);
  pen.body("O 0 -44 24 24", dark, "gloss", [20, -60, -20, -28]);
  pen.within("O 0 -44 21 21", () => {
    pen.fill("O 0 -44 21 21", [24, 30, 38]);
    const turn = brush.phase * Math.PI * 2;
    const cloths: readonly Rgb[] = [rgb("#d8d2c4"), rgb("#b5453a"), rgb("#3f6f93"), rgb("#d9a441"), rgb("#e9e6e0")];
    cloths.forEach((c, i) => {
      const a = turn + i * 1.26;
      const [x, y] = [Math.cos(a) * 10, -40 + Math.sin(a) * 10];
      pen.body(
        `M${x - 9} ${y} C${x - 8} ${y - 10} ${x + 6} ${y - 9} ${x + 9} ${y - 1} C${x + 10} ${y + 8} ${x - 7} ${y + 9} ${x - 9} ${y} Z`,
        c,
        "cloth",
        [x - 9, y + 6, x + 9, y - 6],
      );
    });
    pen.fill("M-24 -36 C-10 -32 10 -38 24 -34 L24 -20 L-24 -20 Z", [150, 200, 224], 0.3);
    pen.fill("M-18 -58 C-10 -66 4 -67 10 -63 C0 -62 -8 -56 -12 -48 Z", [255, 255, 255], 0.5);
  });
  badge(brush, -22, -78, 20, 3.4, scale(shell, 0.45));
  pen.fill(roundedBox(-33, -3, 8, 3, 0.6), dark);
  pen.fill(roundedBox(25, -3, 8, 3, 0.6), dark);
}

function paintFridge(brush: Brush, pen: Pen, shell: Rgb): void {
  const skin = brush.colour ? shell : steel;
  const body = roundedBox(-24, -100, 48, 98, 2.4);
  pen.body(body, skin, brush.colour ? "gloss" : "metal", [-24, -30, 24, -60], 0.8);
  if (!brush.colour) pen.grain(body, "brushed", 0.4);
  pen.line("M-24 -40 L24 -40", scale(skin, 0.35), 0.8);
  pen.bevel(body, 1.2, 0.5);
  for (const [y, h] of [
    [-74, 26],
    [-35, 16],
  ] as const)
    pen.body(roundedBox(-20, y, 2.4, h, 1.2), steel, "chrome", [-20, 0, -17.6, 0]);
  badge(brush, 8, -92, 18, 3, scale(skin, 0.4));
}

export function paintFan(brush: Brush): void {
  const pen = penOf(brush);
  const { ctx } = brush;
  const paint = brush.colour ?? rgb("#3f7c78");
  if (brush.variants.has("heater")) {
    pen.soft(0, -1, 60, 4, [8, 8, 12], 0.5);
    for (let i = 0; i < 9; i++)
      pen.body(roundedBox(-54 + i * 12, -92, 10.4, 86, 4.6), brush.colour ?? white, "satin", [
        -54 + i * 12,
        0,
        -43.6 + i * 12,
        0,
      ]);
    pen.fill(roundedBox(-50, -6, 8, 6, 1), dark);
    pen.fill(roundedBox(42, -6, 8, 6, 1), dark);
    return;
  }
  pen.soft(0, -1, 34, 3.4, [8, 8, 12], 0.5);
  pen.body("M-26 -3 C-24 -9 24 -9 26 -3 L26 0 L-26 0 Z", paint, "gloss", [-26, 0, 26, 0]);
  pen.body("M-3.4 -36 L3.4 -36 L5 -6 L-5 -6 Z", steel, "metal", [-5, 0, 5, 0]);
  const turn = brush.phase * Math.PI * 2;
  for (let i = 0; i < 4; i++) {
    ctx.save();
    ctx.translate(0, -0.66);
    ctx.rotate(turn + (i * Math.PI) / 2);
    pen.body("M0 -3 C10 -12 26 -14 29 -6 C30 2 20 8 4 4 Z", paint, "satin", [4, 6, 20, -12]);
    ctx.restore();
  }
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2;
    pen.line(
      `M${Math.cos(a) * 7} ${-66 + Math.sin(a) * 7} L${Math.cos(a) * 33} ${-66 + Math.sin(a) * 33}`,
      pen.tone(steel, "metal", 0.3, 0.4),
      0.45,
      0.8,
    );
  }
  for (const r of [33, 25, 16])
    pen.line(`O 0 -66 ${r} ${r}`, pen.tone(steel, "chrome", 0.5, 0.4), r === 33 ? 1.6 : 0.5);
  pen.body("O 0 -66 7 7", steel, "chrome", [-5, -60, 5, -72]);
}
