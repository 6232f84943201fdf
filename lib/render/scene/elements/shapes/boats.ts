import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { lamps } from "./road-parts.ts";

const wood = rgb("#8a5a34");
const canvasCloth: Rgb = [248, 242, 228];
const rope: Rgb = [70, 56, 44];

/** A hull above its waterline: planks or paint, boot top, foam along it. */
function hull(brush: Brush, pen: Pen, drawing: string, paint: Rgb, sheer: number, planks: number): void {
  pen.hull(drawing, paint, "paint", [
    [sheer, 0.2, 0.5],
    [sheer * 0.62, 0.24, 0.14],
    [sheer * 0.3, 0.2, -0.16],
    [4, 0.1, -0.8],
  ]);
  pen.within(drawing, () => {
    const lit = brush.light.side < 0 ? -1 : 1;
    pen.fill(
      "M-400 -120 L400 -120 L400 20 L-400 20 Z",
      pen.blend(
        [-110 * lit, 0, 110 * lit, -30],
        [0, [6, 8, 18], 0.36],
        [0.6, [6, 8, 18], 0],
        [1, [255, 240, 214], 0.14],
      ),
    );
    for (let i = 1; i < planks; i++) {
      const y = sheer * (1 - i / planks);
      pen.line(`M-200 ${y - 5} S -60 ${y + 3} 60 ${y + 3} 200 ${y - 9}`, scale(paint, 0.4), 0.5, 0.6);
    }
    pen.fill("M-400 -3 S -200 -2 0 -3 200 -2 400 -3 L400 20 L-400 20 Z", [18, 30, 40], 0.5);
  });
  pen.bevel(drawing, 0.8, 0.35);
}

function foam(brush: Brush, pen: Pen, from: number, to: number): void {
  const sway = Math.sin(brush.phase * Math.PI * 2);
  for (let i = 0; i < 16; i++) {
    const x = from + ((to - from) * (i + 0.5)) / 16;
    pen.soft(
      x + sway * 1.4,
      0.6 + Math.sin(i * 2.1 + brush.phase * 6.28) * 0.6,
      (to - from) / 18,
      1.3,
      pen.tone([236, 242, 246], "matte", 0, 0.6),
      0.5,
    );
  }
}

/** A sail between its edges: bellied cloth, seams, light that comes through. */
function sail(
  brush: Brush,
  pen: Pen,
  drawing: string,
  axis: readonly [number, number, number, number],
  cloth: Rgb,
): void {
  pen.body(drawing, cloth, "cloth", axis, 0.7);
  pen.within(drawing, () => {
    for (let y = -94; y < -18; y += 8)
      pen.line(`M-80 ${y + 6} C-20 ${y} 20 ${y} 80 ${y + 6}`, scale(cloth, 0.62), 0.35, 0.5);
    pen.soft((axis[0] + axis[2]) / 2, -46, 26, 40, brush.light.halo, 0.16 + brush.light.back * 0.2);
  });
}

export function paintSailboat(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? rgb("#f1efe8");
  const b = 1.6 * Math.sin(brush.phase * Math.PI * 2);
  foam(brush, pen, -38, 38);
  sail(
    brush,
    pen,
    `M-3 -97 C${-8 - b} -70 ${-26 - b} -34 -35 -17 C-22 -14.4 -10 -14.6 -3 -15 Z`,
    [-38, -40, 2, -60],
    canvasCloth,
  );
  sail(
    brush,
    pen,
    `M1.4 -90 C${10 + b} -66 ${24 + b} -36 34 -15 C${22 + b} -14 10 -13 4 -13 Z`,
    [0, -60, 34, -30],
    brush.colour ?? mix(canvasCloth, brush.light.accent, 0.2),
  );
  pen.line("M0 -6 L0 -100", rope, 1.1);
  pen.line("M0 -15.6 L-36 -17.4", rope, 1);
  pen.line("M0 -99 L37 -10 M0 -99 L-36 -10", rope, 0.25, 0.7);
  const side = "M-37 -10 C-12 -7.4 14 -7.6 39 -12 C36 -5 31 0 26 2.4 L-28 2.4 C-33 0 -36 -5 -37 -10 Z";
  hull(brush, pen, side, paint, -12, 1);
  pen.within(side, () => pen.fill("M-50 -1.6 L50 -1.6 L50 6 L-50 6 Z", pen.tone(rgb("#9c2f2a"), "paint", 0.2, 0), 0.8));
  pen.body("M-20 -8.4 L-16 -12 L8 -11.6 L12 -8.6 Z", [238, 234, 226], "satin", [0, -8, 0, -12]);
  for (const x of [-13, -6, 1])
    pen.fill(roundedBox(x, -11, 4.4, 1.7, 0.7), lamps(brush) ? [255, 216, 140] : [34, 44, 56]);
  pen.line("M-37 -10 C-12 -7.4 14 -7.6 39 -12", wood, 0.8);
  if (lamps(brush)) brush.glow({ x: -0.04, y: -0.1, radius: 0.16, colour: [255, 214, 140], strength: 0.6 });
}

export function paintBoat(brush: Brush): void {
  const pen = penOf(brush, true);
  const { variants } = brush;
  const paint = brush.colour ?? rgb("#9a4632");
  if (variants.has("yacht")) return paintYacht(brush, pen);
  foam(brush, pen, -150, 150);
  const inside = "M-164 -84 C-90 -66 70 -64 172 -96 C110 -54 -90 -50 -164 -84 Z";
  pen.fill(inside, pen.tone(scale(wood, 0.55), "matte", 0, -0.1));
  for (const x of [-96, -14, 66])
    pen.body(`M${x} -68 L${x + 34} -68 L${x + 32} -60 L${x + 2} -60 Z`, wood, "satin", [0, -60, 0, -69]);
  const side = "M-164 -84 C-90 -54 80 -52 172 -96 C162 -50 136 -8 116 6 L-122 6 C-146 -8 -160 -50 -164 -84 Z";
  hull(brush, pen, side, paint, -90, 5);
  pen.line("M-164 -84 C-90 -54 80 -52 172 -96", wood, 7);
  pen.line("M-163 -86 C-90 -56 80 -54 171 -98", mix(wood, [255, 226, 180], 0.6), 1.6, 0.8);
  const pull = Math.sin(brush.phase * Math.PI * 2) * 12;
  pen.line(`M10 -76 L${-78 + pull} -6`, rgb("#c29a66"), 4);
  pen.fill(`M${-84 + pull} -14 L${-72 + pull} -12 L${-88 + pull} 6 L${-98 + pull} 4 Z`, rgb("#c29a66"));
  pen.fill("O -4 -68 5 5", [60, 62, 66]);
}

function paintYacht(brush: Brush, pen: Pen): void {
  const paint = brush.colour ?? ([242, 243, 244] as Rgb);
  foam(brush, pen, -190, 190);
  pen.body("M-150 -52 L-120 -78 L40 -78 L92 -52 Z", [240, 240, 238], "gloss", [0, -50, 0, -80]);
  pen.fill(
    "M-116 -74 L36 -74 L72 -57 L-128 -57 Z",
    pen.blend([0, -76, 0, -56], [0, mix(brush.light.upper, [20, 26, 36], 0.35)], [1, [16, 20, 28]]),
  );
  pen.body("M-104 -78 L-84 -96 L-8 -96 L20 -78 Z", [244, 244, 242], "gloss", [0, -78, 0, -98]);
  pen.fill("M-84 -93 L-12 -93 L4 -82 L-94 -82 Z", [22, 28, 38]);
  pen.line("M-60 -96 L-66 -112 L-40 -112", [180, 182, 188], 2);
  const side = "M-196 -54 C-90 -50 80 -50 226 -66 C196 -28 168 -6 150 6 L-176 6 C-190 -14 -196 -34 -196 -54 Z";
  hull(brush, pen, side, paint, -62, 1);
  pen.within(side, () =>
    pen.decal("M-210 -40 C-60 -38 80 -38 230 -52 L230 -46 C80 -32 -60 -32 -210 -34 Z", rgb("#22405f")),
  );
  for (let i = 0; i < 5; i++)
    pen.fill(roundedBox(-90 + i * 34, -30, 14, 6, 3), lamps(brush) ? [255, 222, 150] : [24, 32, 42]);
  if (lamps(brush)) brush.glow({ x: -0.2, y: -0.66, radius: 0.8, colour: [255, 220, 150], strength: 0.5 });
}

export function paintCanoe(brush: Brush): void {
  const pen = penOf(brush, true);
  const kayak = brush.variants.has("kayak");
  const paint = brush.colour ?? (kayak ? rgb("#d9672b") : rgb("#a8402f"));
  foam(brush, pen, -380, 380);
  const side =
    "M-440 -98 C-420 -70 -250 -52 0 -52 C250 -52 420 -70 440 -98 C436 -50 400 -6 340 8 L-340 8 C-400 -6 -436 -50 -440 -98 Z";
  if (!kayak) {
    pen.fill(
      "M-430 -94 C-300 -74 300 -74 430 -94 C300 -46 -300 -46 -430 -94 Z",
      pen.tone(scale(wood, 0.6), "matte", 0, -0.1),
    );
    for (const x of [-190, -10, 180])
      pen.fill(`M${x} -70 L${x + 26} -70 L${x + 26} -60 L${x} -60 Z`, pen.tone(wood, "satin", 0.3, 0.5));
  }
  hull(brush, pen, side, paint, -98, kayak ? 1 : 3);
  if (kayak) {
    pen.body(
      "M-440 -98 C-420 -70 -250 -52 0 -52 C250 -52 420 -70 440 -98 C280 -92 -280 -92 -440 -98 Z",
      paint,
      "gloss",
      [0, -52, 0, -98],
    );
    pen.fill("O 0 -80 66 9", [16, 16, 20]);
    pen.line("M-170 -122 L170 -66", [40, 40, 44], 5);
    for (const [x, y] of [
      [-186, -125],
      [186, -63],
    ] as const)
      pen.fill(`O ${x} ${y} 34 10`, pen.tone(brush.light.accent, "gloss", 0.3, 0.4));
  } else {
    pen.line("M-440 -98 C-420 -70 -250 -52 0 -52 C250 -52 420 -70 440 -98", wood, 8);
    pen.line("M-60 -104 L150 -34", rgb("#c29a66"), 6);
    pen.fill("M140 -44 L166 -40 L206 -12 L186 -4 L140 -28 Z", rgb("#c29a66"));
  }
}

export function paintSubmarine(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? rgb("#4b5660");
  const yellow = brush.colour ?? (brush.variants.has("yellow") ? rgb("#e8b526") : paint);
  const body =
    "M-210 -28 C-200 -50 -150 -58 -80 -58 L120 -58 C180 -58 214 -44 216 -28 C214 -10 180 2 120 2 L-80 2 C-150 2 -200 -8 -210 -28 Z";
  pen.fill(
    "M-196 -30 L-236 -66 L-216 -66 L-172 -40 Z M-196 -26 L-236 8 L-216 8 L-172 -16 Z",
    pen.tone(yellow, "satin", 0, -0.3),
  );
  const a = Math.abs(Math.cos(brush.phase * Math.PI * 2));
  pen.fill(`O -226 -28 3 ${6 + 18 * a}`, rgb("#b08a3e"), 0.8);
  pen.body(
    "M-22 -54 L-14 -84 C-12 -90 -6 -91 4 -91 L38 -91 C48 -91 54 -88 56 -82 L66 -54 Z",
    yellow,
    "paint",
    [-22, 0, 66, 0],
  );
  pen.line("M14 -90 L14 -100 L24 -100 M34 -90 L34 -97", pen.tone([110, 114, 120], "metal", 0.3, 0.3), 2.4);
  pen.hull(body, yellow, "paint", [
    [-58, 0.1, 0.95],
    [-44, 0.2, 0.5],
    [-30, 0.24, 0.1],
    [-14, 0.2, -0.3],
    [2, 0, -0.95],
  ]);
  pen.within(body, () => {
    for (const x of [-130, -60, 10, 80, 150])
      pen.line(`M${x} -60 C${x + 6} -40 ${x + 6} -16 ${x} 4`, scale(yellow, 0.4), 0.6, 0.6);
    pen.line("M-220 -12 L220 -12", scale(yellow, 0.3), 0.7, 0.5);
  });
  for (let i = 0; i < 4; i++) {
    const x = 10 + i * 38;
    pen.body(`O ${x} -36 9 9`, rgb("#b08a3e"), "metal", [x, -27, x, -45]);
    pen.fill(`O ${x} -36 6.4 6.4`, pen.blend([x, -43, x, -29], [0, [255, 240, 190]], [1, [240, 176, 90]]));
    brush.glow({ x: x / 100, y: -0.36, radius: 0.22, colour: [255, 220, 150], strength: 0.6 });
  }
  pen.bevel(body, 1, 0.4);
  brush.glow({ x: 2.1, y: -0.3, radius: 0.7, colour: [220, 244, 255], strength: 0.7 });
}

export function paintShip(brush: Brush): void {
  const pen = penOf(brush, true);
  const { variants } = brush;
  foam(brush, pen, -150, 160);
  if (variants.has("galleon")) return paintGalleon(brush, pen);
  const freight = variants.has("tanker");
  const paint = brush.colour ?? (freight ? rgb("#27465e") : rgb("#1e2f45"));
  const lit = lamps(brush);
  const panes = (x: number, y: number, many: number, step: number) => {
    for (let i = 0; i < many; i++)
      pen.fill(
        roundedBox(x + i * step, y, step * 0.55, 2.6, 0.6),
        lit && (i * 7 + brush.seed) % 5 ? [255, 222, 156] : [44, 60, 76],
      );
  };
  if (freight) {
    const hues = ["#b5452f", "#2f6f8c", "#d09a36", "#56786a", "#8b8f94", "#7a3550"];
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 11 - (row > 2 ? 4 : 0); i++) {
        const c = rgb(hues[(i * 5 + row * 3 + brush.seed) % hues.length]!);
        pen.body(roundedBox(-92 + i * 19, -42 - row * 9, 18.2, 8.4, 0.4), c, "matte", [
          0,
          -34 - row * 9,
          0,
          -44 - row * 9,
        ]);
      }
    pen.body("M-148 -32 L-148 -84 L-112 -84 L-108 -32 Z", [238, 236, 230], "satin", [-148, 0, -108, 0]);
    for (const y of [-78, -68, -58, -48]) panes(-144, y, 6, 6);
    pen.body("M-140 -84 L-138 -98 L-124 -98 L-122 -84 Z", rgb("#b5452f"), "satin", [-140, 0, -122, 0]);
  } else {
    for (const [x0, x1, y, h] of [
      [-128, 120, -46, 14],
      [-116, 98, -56, 11],
      [-100, 76, -65, 10],
      [-76, 56, -73, 9],
    ] as const) {
      pen.body(`M${x0} ${y + h} L${x0 + 2} ${y} L${x1} ${y} L${x1 + 8} ${y + h} Z`, [240, 238, 232], "satin", [
        0,
        y + h,
        0,
        y - h * 0.4,
      ]);
      panes(x0 + 6, y + h * 0.32, Math.floor((x1 - x0 - 8) / 6), 6);
    }
    for (const x of [-52, -14, 24]) {
      pen.body(`M${x} -72 L${x - 4} -92 L${x + 12} -92 L${x + 18} -72 Z`, rgb("#b8402f"), "satin", [
        x - 4,
        0,
        x + 16,
        0,
      ]);
      pen.fill(`M${x - 4.6} -89 L${x - 4} -94 L${x + 12} -94 L${x + 13} -89 Z`, [28, 28, 32]);
    }
    for (let i = 0; i < 10; i++)
      pen.body(roundedBox(-96 + i * 18, -50, 12, 3.6, 1.6), [238, 150, 60], "satin", [0, -46, 0, -50]);
  }
  for (let i = 0; i < 8; i++) {
    const age = i + brush.phase;
    pen.soft(
      (freight ? -131 : 18) - age * 9,
      -96 - age * 2.6,
      6 + age * 2,
      4 + age * 1.2,
      [150, 150, 158],
      0.34 * (1 - age / 9),
    );
  }
  pen.line("M86 -46 L86 -84 M86 -76 L140 -42 M86 -80 L-60 -92", [60, 60, 66], 0.8);
  const side = "M-168 -38 C-90 -32 60 -32 128 -36 L196 -50 C186 -26 170 -6 158 5 L-146 5 C-158 -8 -166 -22 -168 -38 Z";
  hull(brush, pen, side, paint, -42, 1);
  pen.within(side, () => {
    pen.decal("M-200 -4 L200 -4 L200 10 L-200 10 Z", rgb("#8c332b"));
    pen.decal(
      "M-170 -38 C-90 -32 60 -32 128 -36 L198 -50 L198 -47 L128 -33 C60 -29 -90 -29 -170 -35 Z",
      [238, 236, 230],
    );
    panes(-140, -24, 36, 7.4);
  });
  if (lit)
    for (let i = 0; i < 6; i++)
      brush.glow({ x: -1 + i * 0.36, y: -0.5, radius: 0.26, colour: [255, 214, 140], strength: 0.5 });
}

function paintGalleon(brush: Brush, pen: Pen): void {
  const cloth = brush.colour ?? ([240, 230, 206] as Rgb);
  const belly = 2 * Math.sin(brush.phase * Math.PI * 2);
  for (const [x, top, wide] of [
    [-86, -84, 34],
    [0, -100, 44],
    [84, -90, 36],
  ] as const) {
    pen.line(`M${x} -22 L${x} ${top - 16}`, rope, 2.4);
    for (let i = 0; i < 3; i++) {
      const y = top + i * 20;
      const w = wide * (0.58 + i * 0.22);
      pen.body(
        `M${x - w} ${y} C${x - w * 0.4} ${y + 2} ${x + w * 0.4} ${y + 2} ${x + w} ${y} C${x + w + 6 + belly} ${y + 8} ${x + w + 5 + belly} ${y + 13} ${x + w * 0.96} ${y + 18} C${x + w * 0.4} ${y + 13} ${x - w * 0.4} ${y + 13} ${x - w * 0.96} ${y + 18} C${x - w + 6 + belly} ${y + 12} ${x - w + 5 + belly} ${y + 6} ${x - w} ${y} Z`,
        cloth,
        "cloth",
        [x - w, y, x + w, y + 6],
        0.8,
      );
      pen.line(`M${x - w - 3} ${y} L${x + w + 3} ${y}`, rope, 1.3);
    }
    pen.fill(
      `M${x} ${top - 16} C${x - 8} ${top - 20} ${x - 12} ${top - 13} ${x - 20} ${top - 15} L${x - 20} ${top - 9} C${x - 12} ${top - 8} ${x - 8} ${top - 13} ${x} ${top - 10} Z`,
      pen.tone(brush.light.accent, "cloth", 0.2, 0.2),
    );
  }
  pen.line("M0 -112 L84 -34 M84 -104 L176 -42 M-86 -96 L-150 -50 M0 -112 L-86 -34", rope, 0.5, 0.8);
  pen.line("M120 -30 L186 -46", rope, 3);
  const side =
    "M-150 -56 L-118 -52 L-110 -36 C-50 -26 60 -26 116 -34 L150 -42 C148 -22 132 -4 116 5 L-118 5 C-136 -6 -150 -30 -150 -56 Z";
  hull(brush, pen, side, rgb("#5f3b22"), -56, 7);
  pen.line("M-150 -56 L-118 -52 L-110 -36 C-50 -26 60 -26 116 -34 L150 -42", rgb("#c69a4a"), 1.8);
  for (let i = 0; i < 9; i++) pen.fill(roundedBox(-92 + i * 22, -20, 7, 5.4, 0.6), [22, 16, 12]);
  for (let i = 0; i < 3; i++)
    pen.fill(roundedBox(-144 + i * 9, -46, 6, 8, 1), lamps(brush) ? [255, 210, 130] : [236, 190, 110]);
  if (lamps(brush))
    brush.glow({ x: -1.4, y: -0.42, radius: 0.4, colour: [255, 206, 130], strength: 0.7, flicker: 0.2 });
}
