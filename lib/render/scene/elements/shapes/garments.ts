import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, nameOn } from "./lettering.ts";
import { penOf, type Pen } from "./pen.ts";

const steel: Rgb = [196, 200, 206];

const clothOf = (brush: Brush, fallback: Rgb): Rgb => brush.colour ?? mix(brush.light.primary, fallback, 0.5);

/** Folds: long soft shades that fall from where the cloth is held. */
function folds(
  pen: Pen,
  drawing: string,
  cloth: Rgb,
  lines: readonly (readonly [number, number, number, number, number])[],
): void {
  pen.within(drawing, () => {
    for (const [x0, y0, x1, y1, width] of lines) {
      const mid = (x0 + x1) / 2 + (x1 - x0) * 0.1;
      const path = `M${x0} ${y0} Q${mid} ${(y0 + y1) / 2} ${x1} ${y1}`;
      for (const k of [1, 0.6, 0.3]) pen.line(path, scale(cloth, 0.32), width * k, 0.08);
      pen.line(
        path.replace(/M(-?[\d.]+)/, (_, x: string) => `M${Number(x) + width * 0.6}`),
        mix(cloth, [255, 255, 255], 0.5),
        width * 0.4,
        0.1,
      );
    }
  });
}

function hanger(pen: Pen): void {
  pen.line("M0 -92 C0 -97 5 -96 4 -99.4 C2 -102 -4 -100 -3 -97", pen.tone(steel, "metal", 0.4, 0.4), 1);
  pen.line("M0 -92 L-24 -84 M0 -92 L24 -84", pen.tone(rgb("#a9743f"), "satin", 0.3, 0.4), 3);
}

export function paintShirt(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  const jacket = variants.has("jacket");
  const hoodie = variants.has("hooded");
  const cloth = clothOf(brush, jacket ? rgb("#3a4350") : hoodie ? rgb("#5c6f7c") : rgb("#f0ece4"));
  hanger(pen);
  const long = jacket || hoodie;
  const body = long
    ? "M-12 -90 L-30 -84 C-38 -78 -44 -40 -48 -8 L-36 -5 L-27 -56 C-28 -34 -28 -14 -28 0 L28 0 C28 -14 28 -34 27 -56 L36 -5 L48 -8 C44 -40 38 -78 30 -84 L12 -90 C6 -85 -6 -85 -12 -90 Z"
    : "M-12 -90 L-31 -83 C-40 -76 -48 -60 -54 -47 L-38 -38 L-28 -52 C-29 -32 -29 -14 -29 -2 C-10 1 10 1 29 -2 C29 -14 29 -32 28 -52 L38 -38 L54 -47 C48 -60 40 -76 31 -83 L12 -90 C6 -83 -6 -83 -12 -90 Z";
  pen.fill("M-12 -90 C-6 -92.4 6 -92.4 12 -90 C6 -82 -6 -82 -12 -90 Z", scale(pen.tone(cloth, "cloth", 0, -0.4), 0.6));
  pen.body(body, cloth, "cloth", [-44, -20, 44, -60], 0.86);
  pen.grain(body, "weave", 0.3, 0.35);
  folds(pen, body, cloth, [
    [-26, -54, -14, -6, 4],
    [26, -54, 12, -6, 4],
    [-20, -78, -6, -40, 3],
    [20, -80, 8, -44, 3],
    [-30, -80, -44, -46, 3],
    [32, -78, 44, -48, 3],
    [0, -60, 3, 0, 5],
  ]);
  pen.line("M-29 -4 C-10 -1 10 -1 29 -4", scale(cloth, 0.5), 0.4, 0.6);
  if (jacket) {
    pen.fill("M-12 -90 L0 -44 L12 -90 C6 -86 -6 -86 -12 -90 Z", pen.tone([240, 238, 232], "cloth", 0.2, 0.2));
    for (const s of [-1, 1]) {
      const lapel = `M${s * 12} -90 L${s * 20} -78 L${s * 14} -70 L${s * 17} -66 L0 -42 Z`;
      pen.fill(lapel, pen.tone(mix(cloth, [255, 255, 255], 0.06), "cloth", s * 0.5, 0.3));
      pen.bevel(lapel, 0.8, 0.5);
    }
    pen.line("M0 -42 L0 0", scale(cloth, 0.35), 0.7);
    for (const y of [-36, -24, -12]) pen.fill(`O 2.4 ${y} 1.3 1.3`, [24, 22, 22]);
  } else if (hoodie) {
    pen.body("M-16 -89 C-20 -99 20 -99 16 -89 C12 -78 -12 -78 -16 -89 Z", cloth, "cloth", [-16, -80, 16, -96]);
    pen.fill("M-9 -90 C-8 -95 8 -95 9 -90 C6 -82 -6 -82 -9 -90 Z", scale(cloth, 0.3));
    pen.line("M-5 -82 L-6 -60 M5 -82 L6 -62", [240, 238, 232], 0.9);
    pen.line("M-18 -26 L-13 -8 L13 -8 L18 -26 Z", scale(cloth, 0.45), 0.7);
  } else {
    pen.line("M-12 -90 C-6 -83 6 -83 12 -90", scale(cloth, 0.6), 2.4, 0.9);
    pen.line("M-12 -90 C-6 -83 6 -83 12 -90", cloth, 1.6, 0.9);
  }
  const name = jacket ? null : nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: 0, y: -0.58, width: 0.36, height: 0.06, ink: inkOn(cloth) });
  pen.bevel(body, 0.8, 0.3);
}

export function paintDress(brush: Brush): void {
  const pen = penOf(brush);
  const cloth = clothOf(brush, rgb("#a3223a"));
  const form: Rgb = [226, 212, 190];
  pen.soft(0, -0.5, 20, 1.6, [8, 8, 12], 0.5);
  pen.body("M-1 -16 L1 -16 L1 0 L-1 0 Z", rgb("#7a5230"), "satin", [-1, 0, 1, 0]);
  pen.line("M0 -4 L-11 0 M0 -4 L11 0", rgb("#6a4528"), 1.6);
  pen.body(
    "M-3 -93 L3 -93 L3.4 -86 C9 -84 12.4 -82 12 -76 L10 -64 L-10 -64 L-12 -76 C-12.4 -82 -9 -84 -3.4 -86 Z",
    form,
    "matte",
    [-14, 0, 14, 0],
  );
  pen.body("M-2.6 -93 C-3 -98 3 -98 2.6 -93 Z", rgb("#7a5230"), "satin", [-3, 0, 3, 0]);
  const gown =
    "M-9.6 -83 C-8 -76 -4 -72 0 -74 C4 -72 8 -76 9.6 -83 L11 -83 C12.6 -74 12 -68 9.4 -62 C8 -58 8 -56 9 -53 C16 -40 26 -20 31 -7 C20 -3 10 -5 0 -3.4 C-10 -5 -20 -3 -31 -7 C-26 -20 -16 -40 -9 -53 C-8 -56 -8 -58 -9.4 -62 C-12 -68 -12.6 -74 -11 -83 Z";
  pen.body(gown, cloth, "satin", [-24, -20, 24, -40], 0.95);
  folds(pen, gown, cloth, [
    [-6, -54, -26, -4, 3.4],
    [-3, -54, -15, -3, 3.2],
    [0, -54, -4, -3, 3.2],
    [3, -54, 8, -3, 3.2],
    [6, -54, 18, -4, 3.4],
    [8, -53, 27, -6, 2.6],
    [-8, -70, 2, -57, 1.6],
    [8, -70, -2, -58, 1.6],
  ]);
  pen.body(
    "M-9.2 -57 C-4 -55 4 -55 9.2 -57 L9 -53.6 C4 -52 -4 -52 -9 -53.6 Z",
    scale(cloth, 0.7),
    "satin",
    [-9, 0, 9, 0],
  );
  pen.bevel(gown, 0.6, 0.35);
}

export function paintHat(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  pen.soft(0, -1, 100, 7, [8, 8, 12], 0.45);
  if (variants.has("cap")) {
    const cloth = clothOf(brush, rgb("#24507c"));
    const crown = "M-66 -26 C-70 -70 -40 -98 -4 -98 C34 -98 60 -70 62 -30 C30 -20 -30 -18 -66 -26 Z";
    pen.body(crown, cloth, "cloth", [-60, -20, 60, -70], 0.95);
    pen.grain(crown, "weave", 0.4, 0.6);
    for (const d of [
      "M-4 -98 C-8 -70 -8 -44 -4 -21",
      "M-4 -98 C-34 -86 -46 -56 -44 -22",
      "M-4 -98 C28 -84 40 -54 38 -25",
    ])
      pen.line(d, scale(cloth, 0.5), 0.9, 0.8);
    pen.body("O -4 -98 4 3", cloth, "cloth", [-8, 0, 0, 0]);
    const bill = "M-8 -22 C20 -34 66 -40 96 -22 C108 -14 108 -6 98 -8 C66 -18 30 -14 -6 -8 Z";
    pen.body(bill, scale(cloth, 0.86), "cloth", [0, -6, 10, -36]);
    pen.bevel(bill, 1.6, 0.4);
    const name = nameOn(brush);
    if (name) letter(brush.ctx, { text: name, x: 0.16, y: -0.56, width: 0.46, height: 0.1, ink: inkOn(cloth) });
    return;
  }
  const beanie = variants.has("beanie");
  if (beanie) {
    const cloth = clothOf(brush, rgb("#b5452f"));
    const knit = "M-52 -26 C-56 -70 -34 -92 0 -92 C34 -92 56 -70 52 -26 Z";
    pen.body(knit, cloth, "cloth", [-52, -20, 52, -60]);
    pen.body("O 0 -92 13 12", cloth, "cloth", [-10, -84, 10, -100]);
    const cuff = "M-56 -32 C-40 -38 40 -38 56 -32 L54 -2 C40 2 -40 2 -54 -2 Z";
    pen.body(cuff, scale(cloth, 0.9), "cloth", [-56, 0, 56, 0]);
    for (let i = -14; i < 15; i++)
      pen.line(
        `M${i * 3.8} -33 L${i * 3.7} -2 M${i * 3.6} -36 C${i * 3.6} -60 ${i * 2} -84 ${i * 0.4} -91`,
        scale(cloth, 0.45),
        0.9,
        0.5,
      );
    return;
  }
  const felt =
    brush.colour ??
    (variants.has("straw") ? rgb("#d9b877") : variants.has("top_hat") ? rgb("#2a292e") : rgb("#6a4a30"));
  const brim = "M-98 -14 C-84 -30 -52 -26 0 -25 C52 -26 84 -30 98 -14 C92 -4 50 0 0 0 C-50 0 -92 -4 -98 -14 Z";
  pen.body(brim, felt, "cloth", [-60, 0, 40, -30]);
  const crown =
    "M-50 -22 C-48 -56 -46 -84 -32 -95 C-22 -100 -8 -92 0 -91 C8 -92 22 -100 32 -95 C46 -84 48 -56 50 -22 C30 -15 -30 -15 -50 -22 Z";
  pen.body(crown, felt, "cloth", [-50, -30, 50, -60], 0.96);
  pen.grain(crown, felt[0] > 190 ? "weave" : "speckle", 0.4, 0.7);
  pen.soft(0, -88, 22, 8, [10, 8, 6], 0.45);
  pen.body(
    "M-50.6 -34 C-30 -27 30 -27 50.6 -34 L50 -21 C30 -14 -30 -14 -50 -21 Z",
    scale(felt, 0.4),
    "satin",
    [-50, 0, 50, 0],
  );
  pen.bevel(brim, 1.2, 0.4);
  pen.bevel(crown, 1.2, 0.35);
}

export function paintGlasses(brush: Brush): void {
  const pen = penOf(brush);
  const sun = brush.variants.has("sun");
  const frame = brush.colour ?? (sun ? ([26, 24, 26] as Rgb) : rgb("#6a3f22"));
  pen.soft(0, -2, 150, 8, [8, 8, 12], 0.4);
  for (const s of [-1, 1])
    pen.line(
      `M${s * 128} -82 C${s * 112} -96 ${s * 96} -98 ${s * 84} -92`,
      pen.tone(scale(frame, 0.6), "gloss", s * 0.3, 0.2),
      7,
    );
  pen.line("M-24 -62 C-14 -80 14 -80 24 -62", pen.tone(frame, "gloss", 0.2, 0.6), 9);
  for (const s of [-1, 1]) {
    const lens = `M${s * 24} -74 C${s * 40} -90 ${s * 104} -92 ${s * 122} -80 C${s * 128} -50 ${s * 114} -10 ${s * 78} -8 C${s * 44} -8 ${s * 24} -36 ${s * 24} -74 Z`;
    if (sun)
      pen.fill(
        lens,
        pen.blend(
          [0, -90, 0, -8],
          [0, [14, 14, 18]],
          [0.45, mix(brush.light.upper, [26, 24, 30], 0.55)],
          [0.52, mix(brush.light.horizon, [60, 40, 30], 0.4)],
          [1, [44, 34, 32]],
        ),
      );
    else pen.fill(lens, mix(brush.light.upper, [255, 255, 255], 0.6), 0.28);
    pen.within(lens, () => {
      const x = s * 74;
      pen.fill(`M${x - 26} -96 L${x + 8} -96 L${x - 26} 0 L${x - 60} 0 Z`, [255, 255, 255], sun ? 0.16 : 0.3);
      pen.fill(`M${x + 16} -96 L${x + 24} -96 L${x - 10} 0 L${x - 18} 0 Z`, [255, 255, 255], sun ? 0.12 : 0.24);
    });
    pen.line(
      lens,
      pen.blend(
        [0, -92, 0, -6],
        [0, pen.tone(frame, "gloss", 0.3, 0.7)],
        [0.5, pen.tone(frame, "gloss", 0.1, 0.1)],
        [1, pen.tone(frame, "gloss", 0.2, -0.5)],
      ),
      8,
    );
    pen.line(lens, [255, 252, 246], 0.9, 0.35);
    pen.fill(`O ${s * 122} -80 3 2`, [214, 190, 130]);
  }
}
