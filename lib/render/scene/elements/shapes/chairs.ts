import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const oak = rgb("#a8743f");
const steel: Rgb = [190, 194, 200];

function leg(pen: Pen, wood: Rgb, x0: number, y0: number, x1: number, y1: number, w0: number, w1: number): void {
  const d = `M${x0 - w0 / 2} ${y0} L${x0 + w0 / 2} ${y0} L${x1 + w1 / 2} ${y1} L${x1 - w1 / 2} ${y1} Z`;
  pen.body(d, wood, "satin", [Math.min(x0 - w0, x1 - w0), 0, Math.max(x0 + w0, x1 + w0), 0]);
}

export function paintChair(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  pen.soft(0, -1, 46, 4, [8, 8, 12], 0.45);
  if (variants.has("stool")) return paintStool(brush, pen);
  if (variants.has("bench")) return paintBench(brush, pen);
  if (variants.has("armchair")) return paintArmchair(brush, pen);
  if (variants.has("office")) return paintOfficeChair(brush, pen);
  const wood = brush.colour ?? oak;
  leg(pen, scale(wood, 0.6), -18, -44, -21, -3, 4, 3);
  leg(pen, scale(wood, 0.6), 22, -44, 24, -3, 4, 3);
  // The back: two posts, a curved rail, spindles.
  for (const [x0, x1, k] of [
    [-24, -27, 1],
    [16, 12, 0.85],
  ] as const)
    leg(pen, scale(wood, k), x0, -46, x1, -96, 4.6, 3.6);
  for (let i = 1; i < 5; i++) leg(pen, scale(wood, 0.8), -24 + i * 8, -48, -27 + i * 7.9, -92, 1.8, 1.6);
  pen.body("M-31 -98 C-16 -102 2 -102 16 -98 L16 -87 C2 -90.4 -16 -90.4 -30 -87 Z", wood, "satin", [0, -86, 0, -101]);
  pen.grain("M-31 -98 C-16 -102 2 -102 16 -98 L16 -87 C2 -90.4 -16 -90.4 -30 -87 Z", "wood", 0.4);
  const seat = "M-31 -47 C-20 -53 18 -53 27 -48 L32 -42 C18 -37.6 -20 -37.6 -30 -41 Z";
  pen.body(seat, wood, "satin", [0, -36, 0, -53]);
  pen.grain(seat, "wood", 0.4);
  pen.bevel(seat, 1, 0.4);
  leg(pen, wood, -26, -41, -29, 0, 5, 3.4);
  leg(pen, wood, 27, -42, 31, 0, 5, 3.4);
  pen.line("M-28 -17 L30 -17", pen.tone(scale(wood, 0.8), "satin", 0, 0.3), 2.2);
}

function paintStool(brush: Brush, pen: Pen): void {
  const wood = brush.colour ?? oak;
  for (const [x0, x1, k] of [
    [-9, -15, 0.6],
    [9, 15, 0.6],
    [-16, -26, 1],
    [16, 26, 1],
  ] as const)
    leg(pen, scale(wood, k), x0, -92, x1, 0, 4, 3.2);
  pen.line("M-22 -32 L22 -32", pen.tone(wood, "satin", 0.2, 0.4), 2.4);
  pen.body("M-26 -94 C-26 -88 26 -88 26 -94 L26 -98 L-26 -98 Z", scale(wood, 0.9), "satin", [-26, 0, 26, 0]);
  pen.body("O 0 -97 26 3.4", mix(wood, [255, 255, 255], 0.1), "satin", [0, -94, 0, -101]);
}

function paintBench(brush: Brush, pen: Pen): void {
  const wood = brush.colour ?? rgb("#8a5a34");
  for (const x of [-82, 82]) {
    pen.line(
      `M${x - 8} 0 L${x - 8} -46 L${x + 14} -46 M${x + 14} 0 L${x + 10} -46 M${x - 8} -46 L${x - 14} -96`,
      pen.tone([48, 50, 54], "satin", 0.2, 0.3),
      4.4,
    );
    pen.line(
      `M${x - 10} -66 C${x + 6} -70 ${x + 16} -66 ${x + 18} -60 L${x + 16} -46`,
      pen.tone([48, 50, 54], "satin", 0.4, 0.4),
      3,
    );
  }
  for (const [y, h] of [
    [-96, 9],
    [-83, 9],
    [-70, 9],
    [-50, 5.4],
    [-45, 5.4],
  ] as const) {
    const slat = roundedBox(-104, y, 208, h, 1.4);
    pen.body(slat, wood, "satin", [0, y + h, 0, y]);
    pen.grain(slat, "wood", 0.45);
    pen.bevel(slat, 0.8, 0.4);
  }
}

function paintArmchair(brush: Brush, pen: Pen): void {
  const cloth = brush.colour ?? mix(brush.light.primary, rgb("#3f6a66"), 0.6);
  for (const x of [-40, 38]) leg(pen, oak, x, -16, x * 1.06, 0, 5, 3);
  const part = (d: string, k: number, axis: readonly [number, number, number, number]) => {
    pen.body(d, scale(cloth, k), "cloth", axis, 0.9);
    pen.grain(d, "weave", 0.35, 0.4);
    pen.bevel(d, 1.4, 0.4);
  };
  part("M-42 -20 C-48 -60 -46 -92 -36 -98 C-14 -102 14 -102 36 -98 C46 -92 48 -60 42 -20 Z", 0.96, [-46, -20, 46, -98]);
  for (const [x, y] of [
    [-18, -80],
    [0, -82],
    [18, -80],
    [-9, -66],
    [9, -66],
  ] as const)
    pen.soft(x, y, 5, 5, [10, 10, 14], 0.4);
  part("M-36 -46 C-20 -50 20 -50 36 -46 L37 -26 C20 -23 -20 -23 -37 -26 Z", 1.06, [0, -22, 0, -50]);
  for (const s of [-1, 1])
    part(
      `M${s * 34} -18 C${s * 33} -40 ${s * 34} -52 ${s * 38} -58 C${s * 46} -64 ${s * 56} -60 ${s * 55} -48 L${s * 53} -14 L${s * 36} -14 Z`,
      1,
      [Math.min(s * 33, s * 56), 0, Math.max(s * 33, s * 56), 0],
    );
  part("M-36 -28 L36 -28 L36 -13 L-36 -13 Z", 0.86, [0, -13, 0, -30]);
}

function paintOfficeChair(brush: Brush, pen: Pen): void {
  const cloth = brush.colour ?? ([52, 56, 64] as Rgb);
  for (const [x, y] of [
    [-30, -4],
    [30, -4],
    [-14, -2],
    [16, -2],
  ] as const) {
    pen.line(`M0 -14 L${x} ${y - 4}`, pen.tone(steel, "metal", 0.3, 0.4), 3.4);
    pen.body(`O ${x} ${y} 3.4 3.4`, [30, 30, 34], "rubber", [x - 3, 0, x + 3, -8]);
  }
  pen.body("M-2.4 -40 L2.4 -40 L3 -12 L-3 -12 Z", steel, "metal", [-3, 0, 3, 0]);
  pen.line("M-10 -46 C-24 -52 -24 -70 -18 -76", [36, 37, 42], 3);
  const back = "M-24 -54 C-32 -70 -28 -96 -16 -99 C-4 -101 12 -100 18 -96 C24 -84 20 -62 14 -52 Z";
  pen.body(back, cloth, "cloth", [-28, -60, 20, -90], 0.9);
  pen.grain(back, "weave", 0.5, 0.4);
  pen.bevel(back, 1.4, 0.45);
  const seat = "M-28 -48 C-14 -52 18 -52 28 -47 C32 -43 30 -40 24 -39 L-22 -39 C-30 -40 -32 -44 -28 -48 Z";
  pen.body(seat, cloth, "cloth", [0, -38, 0, -52]);
  pen.bevel(seat, 1.2, 0.4);
  for (const x of [-20, 24]) pen.line(`M${x} -42 L${x + 2} -62 M${x - 8} -62 L${x + 10} -63`, [36, 37, 42], 3.4);
}

export function paintBookshelf(brush: Brush): void {
  const pen = penOf(brush);
  const wood = brush.colour ?? rgb("#7c5232");
  const hues = ["#8c3b2e", "#2f5a6a", "#c49a4a", "#4e6b4a", "#d8cdb4", "#5a4468", "#22384f", "#b5652f"];
  pen.soft(0, -0.6, 30, 2, [8, 8, 12], 0.5);
  pen.face("M-24 -100 L24 -100 L24 0 L-24 0 Z", scale(wood, 0.42), "matte", 0, 0);
  for (let row = 0; row < 5; row++) {
    const floor = -4 - row * 19;
    let x = -21.4;
    for (let i = 0; x < 20.6; i++) {
      const pick = (brush.seed + row * 17 + i * 7) % 97;
      if (pick % 11 === 0) {
        const w = 5;
        if (x + w < 21)
          pen.body(
            `M${x + 0.6} ${floor} C${x - 0.4} ${floor - 6} ${x + 1.6} ${floor - 7} ${x + 1.8} ${floor - 9} L${x + 3.2} ${floor - 9} C${x + 3.4} ${floor - 7} ${x + 5.4} ${floor - 6} ${x + 4.4} ${floor} Z`,
            rgb(hues[pick % 8]!),
            "gloss",
            [x, 0, x + 5, 0],
          );
        x += w + 0.8;
        continue;
      }
      const w = 1.5 + (pick % 5) * 0.34;
      const h = 10.4 + (pick % 7) * 0.62;
      const c = rgb(hues[(pick * 3 + i) % 8]!);
      if (x + w < 21.4) {
        pen.body(
          `M${x} ${floor} L${x} ${floor - h} L${x + w} ${floor - h} L${x + w} ${floor} Z`,
          c,
          "satin",
          [x, 0, x + w, 0],
          0.8,
        );
        if (pick % 2)
          pen.line(
            `M${x} ${floor - h + 2} L${x + w} ${floor - h + 2} M${x} ${floor - 2.4} L${x + w} ${floor - 2.4}`,
            [222, 190, 120],
            0.24,
            0.8,
          );
      }
      x += w + 0.08;
    }
    pen.fill(
      `M-22 ${floor - 15} L22 ${floor - 15} L22 ${floor - 10} L-22 ${floor - 10} Z`,
      pen.blend([0, floor - 15, 0, floor - 10], [0, [4, 3, 3], 0.6], [1, [4, 3, 3], 0]),
    );
    pen.body(`M-22 ${floor} L22 ${floor} L22 ${floor + 2} L-22 ${floor + 2} Z`, wood, "satin", [
      0,
      floor + 3,
      0,
      floor - 1,
    ]);
  }
  for (const d of [
    roundedBox(-24, -100, 2.6, 100, 0.4),
    roundedBox(21.4, -100, 2.6, 100, 0.4),
    roundedBox(-25, -101, 50, 3, 0.5),
  ]) {
    pen.body(d, wood, "satin", [-24, 0, 24, -100]);
    pen.grain(d, "wood", 0.4);
    pen.bevel(d, 0.5, 0.4);
  }
}
