import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox } from "./pen.ts";

const dark: Rgb = [40, 41, 46];
const steel: Rgb = [200, 204, 210];

const productTone = (brush: Brush, fallback: Rgb): Rgb => brush.colour ?? fallback;

export function paintHeadphones(brush: Brush): void {
  const pen = penOf(brush);
  const shell = productTone(brush, mix(brush.light.primary, [44, 44, 50], 0.55));
  pen.soft(0, -1, 56, 3, [8, 8, 12], 0.45);
  pen.line("M-42 -40 C-48 -112 48 -112 42 -40", pen.tone(scale(shell, 0.5), "satin", 0, -0.3), 9);
  pen.line(
    "M-42 -44 C-46 -110 46 -110 42 -44",
    pen.blend(
      [-42, -60, 42, -60],
      [0, pen.tone(shell, "satin", -0.8, 0.4)],
      [0.5, pen.tone(shell, "satin", 0, 0.8)],
      [0.8, pen.tone(shell, "satin", 0.62, 0.6)],
      [1, pen.tone(shell, "satin", 0.9, 0.1)],
    ),
    6.4,
  );
  pen.line("M-31 -76 C-18 -97 18 -97 31 -76", pen.tone(scale(shell, 0.42), "cloth", 0, -0.2), 5);
  pen.line("M-26 -89 C-12 -98 8 -98 22 -92", [255, 252, 246], 1, 0.4);
  for (const s of [-1, 1]) {
    pen.body(roundedBox(s * 43 - 2.4, -62, 4.8, 26, 2), steel, "metal", [s * 43 - 2.4, 0, s * 43 + 2.4, 0]);
    const pad = `M${s * 24} -48 C${s * 22} -40 ${s * 22} -12 ${s * 26} -3 C${s * 31} 0 ${s * 37} -1 ${s * 40} -5 L${s * 40} -46 C${s * 36} -52 ${s * 28} -53 ${s * 24} -48 Z`;
    pen.body(pad, [48, 46, 48], "cloth", [s * 22, -10, s * 40, -30]);
    pen.grain(pad, "leather", 0.35, 0.5);
    const cup = `M${s * 38} -50 C${s * 50} -52 ${s * 59} -42 ${s * 60} -26 C${s * 60} -10 ${s * 51} 1 ${s * 38} -1 C${s * 34} -14 ${s * 34} -37 ${s * 38} -50 Z`;
    pen.body(cup, shell, "satin", [Math.min(s * 34, s * 60), -10, Math.max(s * 34, s * 60), -40], 0.95);
    pen.bevel(cup, 1.6, 0.5);
    pen.line(
      `M${s * 51} -46 C${s * 55} -36 ${s * 55} -16 ${s * 50} -5`,
      pen.tone(mix(shell, steel, 0.7), "metal", s * 0.5, 0.2),
      1.2,
    );
    pen.body(`O ${s * 49} -26 4 9`, mix(shell, steel, 0.5), "metal", [s * 49 - 4, -20, s * 49 + 4, -34]);
  }
  pen.fill("O 55 -12 .9 1.3", [120, 230, 170]);
}

export function paintEarbuds(brush: Brush): void {
  const pen = penOf(brush);
  const shell = productTone(brush, [242, 242, 244]);
  pen.soft(0, -1, 76, 5, [8, 8, 12], 0.5);
  const lid = "M-52 -54 C-54 -92 -44 -100 -30 -100 L30 -100 C44 -100 54 -92 52 -54 Z";
  pen.body(lid, scale(shell, 0.82), "gloss", [-52, -54, 52, -96]);
  pen.fill(
    "M-46 -56 C-48 -88 -40 -94 -28 -94 L28 -94 C40 -94 48 -88 46 -56 Z",
    pen.tone(scale(shell, 0.55), "satin", 0, -0.2),
  );
  for (const s of [-1, 1]) {
    pen.body(`M${s * 16} -40 L${s * 16} -66 L${s * 24} -68 L${s * 24} -40 Z`, shell, "gloss", [
      s * 20 - 4,
      0,
      s * 20 + 4,
      0,
    ]);
    pen.body(
      `M${s * 8} -70 C${s * 10} -84 ${s * 30} -86 ${s * 33} -73 C${s * 34} -62 ${s * 22} -58 ${s * 14} -61 Z`,
      shell,
      "gloss",
      [s * 8, -60, s * 33, -82],
    );
    pen.fill(`O ${s * 11} -70 3.4 5`, [60, 60, 66]);
    pen.fill(`O ${s * 26} -76 1.6 2.6`, [40, 40, 46]);
  }
  const base =
    "M-56 -50 C-56 -54 -54 -55 -50 -55 L50 -55 C54 -55 56 -54 56 -50 L56 -26 C56 -8 44 0 28 0 L-28 0 C-44 0 -56 -8 -56 -26 Z";
  pen.hull(base, shell, "gloss", [
    [-55, 0.2, 0.7],
    [-46, 0.2, 0.32],
    [-26, 0.22, 0.12],
    [-8, 0.1, -0.4],
    [0, 0, -0.9],
  ]);
  pen.within(base, () => {
    const side = brush.light.side < 0 ? -1 : 1;
    pen.soft(side * 40, -30, 10, 26, [255, 255, 255], 0.7);
    pen.soft(-side * 52, -24, 16, 34, [10, 10, 20], 0.3);
  });
  pen.bevel(base, 1.4, 0.4);
  pen.line("M-56 -50 L56 -50", scale(shell, 0.5), 0.6, 0.6);
  const name = nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: 0, y: -0.16, width: 0.4, height: 0.05, ink: scale(shell, 0.55) });
  pen.fill("O 0 -30 1.4 1.4", [110, 230, 150]);
  brush.glow({ x: 0, y: -0.3, radius: 0.1, colour: [110, 230, 150], strength: 0.6 });
}

export function paintSpeaker(brush: Brush): void {
  const pen = penOf(brush);
  const shell = productTone(brush, mix(brush.light.primary, [60, 62, 68], 0.5));
  pen.soft(0, -1, 40, 4, [8, 8, 12], 0.5);
  if (brush.variants.has("box")) return paintLoudspeaker(brush);
  // A cloth-covered cylinder with a bright ring at its crown.
  const body =
    "M-30 -10 L-30 -90 C-30 -97 -16 -100 0 -100 C16 -100 30 -97 30 -90 L30 -10 C30 -3 16 0 0 0 C-16 0 -30 -3 -30 -10 Z";
  pen.body(body, shell, "cloth", [-30, 0, 30, 0], 0.99);
  pen.grain(body, "weave", 0.62, 0.55);
  pen.within(body, () => {
    const side = brush.light.side < 0 ? -1 : 1;
    pen.soft(side * 16, -52, 8, 60, [255, 248, 236], 0.22);
    pen.soft(-side * 30, -50, 12, 70, [6, 6, 10], 0.5);
  });
  pen.body("M-30 -6 C-30 3 30 3 30 -6 L30 -10 C30 -1 -30 -1 -30 -10 Z", dark, "satin", [-30, 0, 30, 0]);
  pen.body("O 0 -91 30 9", mix(shell, dark, 0.6), "gloss", [-26, -84, 26, -98]);
  pen.line("O 0 -91 24 6.6", mix(brush.light.accent, [255, 255, 255], 0.4), 1.1, 0.9);
  for (const x of [-5, 0, 5]) pen.fill(`O ${x} -91 1.1 .5`, [240, 240, 244], 0.7);
  const name = nameOn(brush);
  if (name) {
    pen.fill(roundedBox(-11, -27, 22, 7, 1), pen.tone(scale(shell, 0.5), "satin", 0, 0.2), 0.9);
    letter(brush.ctx, { text: name, x: 0, y: -0.235, width: 0.18, height: 0.026, ink: [240, 236, 226] });
  }
  brush.glow({ x: 0, y: -0.91, radius: 0.4, colour: brush.light.accent, strength: 0.4 });
}

function paintLoudspeaker(brush: Brush): void {
  const pen = penOf(brush);
  const wood = productTone(brush, rgb("#6a4428"));
  const box = roundedBox(-29, -100, 58, 100, 2);
  pen.body(box, wood, "satin", [-29, -40, 29, -60], 0.7);
  pen.grain(box, "wood", 0.45);
  pen.bevel(box, 1.4, 0.45);
  pen.face(roundedBox(-26, -97, 52, 94, 1.4), dark, "matte", 0, 0.2);
  for (const [y, r] of [
    [-74, 12],
    [-32, 22],
  ] as const) {
    pen.body(`O 0 ${y} ${r} ${r}`, steel, "metal", [-r, y + r, r, y - r]);
    pen.body(`O 0 ${y} ${r * 0.92} ${r * 0.92}`, [22, 22, 25], "rubber", [r * 0.7, y - r * 0.7, -r * 0.7, y + r * 0.7]);
    pen.body(`O 0 ${y} ${r * 0.74} ${r * 0.74}`, [54, 54, 58], "satin", [r * 0.6, y - r * 0.6, -r * 0.6, y + r * 0.6]);
    for (let i = 1; i < 5; i++) pen.line(`O 0 ${y} ${r * 0.14 * i} ${r * 0.14 * i}`, [16, 16, 18], 0.3, 0.5);
    pen.body(`O 0 ${y} ${r * 0.28} ${r * 0.28}`, [70, 70, 76], "satin", [-r * 0.2, y + r * 0.2, r * 0.2, y - r * 0.2]);
  }
}

export function paintCamera(brush: Brush): void {
  const pen = penOf(brush);
  const skin = brush.colour ?? rgb("#3a2c24");
  const metal = steel;
  pen.soft(0, -1, 82, 5, [8, 8, 12], 0.5);
  pen.body(
    "M-26 -80 L-20 -99 Q-19 -100 -17 -100 L17 -100 Q19 -100 20 -99 L26 -80 Z",
    metal,
    "metal",
    [-26, -80, 26, -100],
  );
  for (const [x, w, h] of [
    [-56, 16, 8],
    [38, 12, 6],
    [54, 9, 9],
  ] as const) {
    pen.body(roundedBox(x, -82 - h, w, h + 2, 1.4), metal, "metal", [x, 0, x + w, 0]);
    for (let i = 0; i < 8; i++)
      pen.line(`M${x + 1 + (i * (w - 2)) / 7} ${-81 - h} L${x + 1 + (i * (w - 2)) / 7} -81`, [70, 72, 78], 0.3, 0.8);
  }
  pen.body("O 60 -92 3.4 1.4", brush.light.accent, "gloss", [56, 0, 64, 0]);
  const body =
    "M-72 -72 C-72 -79 -69 -82 -63 -82 L63 -82 C69 -82 72 -79 72 -72 L72 -10 C72 -3 69 0 63 0 L-63 0 C-69 0 -72 -3 -72 -10 Z";
  pen.body(body, metal, "metal", [-72, -10, 72, -76]);
  const leather = "M-72 -64 L72 -64 L72 -14 L-72 -14 Z";
  pen.within(body, () => {
    pen.body(leather, skin, "satin", [-72, -20, 72, -60], 0.85);
    pen.grain(leather, "leather", 0.6, 0.6);
    pen.line("M-72 -64 L72 -64 M-72 -14 L72 -14", [20, 18, 18], 0.9, 0.8);
  });
  pen.bevel(body, 1.6, 0.5);
  pen.fill(roundedBox(-12, -97, 24, 12, 2), [14, 15, 20]);
  pen.fill(roundedBox(-10, -95, 20, 8, 1), pen.blend([-10, -95, 10, -87], [0, [90, 110, 150]], [1, [20, 24, 40]]));
  const name = nameOn(brush);
  if (name)
    letter(brush.ctx, { text: name, x: -0.47, y: -0.73, width: 0.38, height: 0.055, ink: [34, 34, 38], tracking: 0.1 });
  const c = -38;
  for (const [r, tone, sheen, flip] of [
    [38, metal, "chrome", 1],
    [35.6, [26, 27, 31], "satin", 1],
    [30, [52, 54, 60], "satin", -1],
    [27, metal, "metal", -1],
    [25.6, [14, 15, 19], "satin", -1],
  ] as const)
    pen.body(`O 0 ${c} ${r} ${r}`, tone as Rgb, sheen, [
      -r * 0.7 * flip,
      c + r * 0.7 * flip,
      r * 0.7 * flip,
      c - r * 0.7 * flip,
    ]);
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2;
    pen.line(
      `M${Math.cos(a) * 31} ${c + Math.sin(a) * 31} L${Math.cos(a) * 34.8} ${c + Math.sin(a) * 34.8}`,
      [90, 92, 100],
      0.4,
      0.6,
    );
  }
  pen.fill(
    `O 0 ${c} 22 22`,
    pen.blend(
      [-16, c - 16, 16, c + 16],
      [0, [64, 46, 110]],
      [0.35, [18, 20, 44]],
      [0.65, [8, 10, 20]],
      [1, mix(brush.light.accent, [20, 50, 70], 0.7)],
    ),
  );
  pen.within(`O 0 ${c} 22 22`, () => {
    pen.soft(-8, c - 9, 9, 7, [190, 210, 255], 0.75);
    pen.soft(9, c + 11, 9, 6, brush.light.accent, 0.5);
    pen.line(`O 0 ${c} 14 14`, [120, 110, 180], 0.6, 0.4);
    pen.fill(`M-14 ${c - 14} L-4 ${c - 18} L-2 ${c - 12} L-11 ${c - 8} Z`, [255, 255, 255], 0.6);
  });
}
