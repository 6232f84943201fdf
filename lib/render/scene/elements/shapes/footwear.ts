import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, type Pen } from "./pen.ts";

const chalk: Rgb = [246, 243, 236];

export function paintShoe(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  pen.soft(4, -1, 112, 6, [8, 8, 12], 0.5);
  if (variants.has("high_heels")) return paintHeel(brush, pen);
  if (variants.has("boot")) return paintBoot(brush, pen);
  if (variants.has("sandal")) return paintSandal(brush, pen);
  if (variants.has("oxford")) return paintOxford(brush, pen);
  paintSneaker(brush, pen);
}

function paintSneaker(brush: Brush, pen: Pen): void {
  const upper = brush.colour ?? mix(brush.light.primary, brush.light.accent, 0.4);
  const accent = brush.colour ? chalk : mix(brush.light.accent, chalk, 0.75);
  const outsole =
    "M-104 -9 C-90 -2 -30 -3 20 -3 C60 -3 96 -6 113 -14 L111 -5 C100 1 60 0 20 0 L-88 0 C-98 -1 -104 -4 -104 -9 Z";
  pen.fill(outsole, pen.tone(scale(upper, 0.5), "rubber", 0, -0.2));
  // A tall foam sole, thick at the heel, rockered at the toe.
  const midsole =
    "M-106 -30 C-108 -18 -106 -9 -100 -6 C-40 -2 60 -2 112 -13 C118 -18 112 -24 104 -26 C70 -26 20 -24 -20 -27 C-56 -30 -84 -38 -98 -40 C-104 -39 -106 -35 -106 -30 Z";
  const body =
    "M-98 -38 C-102 -60 -104 -84 -96 -98 C-88 -103 -80 -96 -74 -90 C-62 -82 -50 -84 -40 -92 C-32 -99 -24 -97 -18 -90 C-4 -74 24 -58 56 -48 C84 -42 106 -36 108 -24 C80 -20 20 -20 -20 -23 C-56 -27 -84 -34 -98 -38 Z";
  pen.fill(
    "M-92 -98 C-70 -108 -40 -104 -26 -95 C-40 -84 -76 -82 -92 -98 Z",
    pen.tone(scale(upper, 0.35), "cloth", 0, 0),
  );
  pen.fill(
    "M-50 -86 C-46 -104 -36 -112 -26 -106 C-20 -98 -14 -88 -4 -80 L-20 -72 Z",
    pen.tone(scale(upper, 0.85), "cloth", 0.3, 0.5),
  );
  pen.body(body, upper, "satin", [-6, -18, -20, -104], 0.92);
  pen.grain(body, "weave", 0.35, 0.55);
  pen.within(body, () => {
    // Toe overlay, heel counter, quarter stripe.
    pen.fill("M62 -48 C84 -44 112 -36 112 -20 L50 -18 C52 -32 54 -42 62 -48 Z", scale(upper, 0.45), 0.3);
    pen.fill("M-106 -60 C-88 -62 -70 -54 -60 -28 L-104 -30 Z", scale(upper, 0.5), 0.5);
    pen.fill(
      "M-66 -28 C-46 -34 -24 -48 -8 -66 L6 -58 C-10 -42 -24 -30 -36 -24 Z",
      pen.tone(accent, "gloss", 0.35, 0.25),
    );
    pen.fill(
      "M-34 -24 C-16 -32 0 -44 12 -56 L22 -51 C10 -40 0 -30 -8 -23 Z",
      pen.tone(accent, "gloss", 0.3, 0.2),
      0.85,
    );
    for (let i = 0; i < 34; i++)
      pen.fill(`O ${66 + (i % 7) * 5.4} ${-42 + Math.floor(i / 7) * 4.4} .9 .9`, [10, 10, 12], 0.4);
    pen.line("M62 -48 C54 -42 52 -32 50 -18 M-60 -28 C-70 -54 -88 -62 -106 -60", scale(upper, 0.4), 0.7, 0.7);
    pen.soft(30, -62, 46, 12, [255, 252, 244], 0.22);
  });
  pen.bevel(body, 1.6, 0.4);
  pen.line(
    "M-96 -98 C-88 -103 -80 -96 -74 -90 C-62 -82 -50 -84 -40 -92",
    pen.tone(scale(upper, 0.8), "cloth", 0.3, 0.6),
    4,
  );
  for (let i = 0; i < 6; i++) {
    const [x, y] = [-26 + i * 11, -90 + i * 7.4];
    pen.line(
      `M${x - 8} ${y + 13} C${x - 6} ${y + 4} ${x - 2} ${y} ${x + 4} ${y - 3}`,
      pen.tone(scale(chalk, 0.6), "cloth", 0, 0),
      4.6,
    );
    pen.line(
      `M${x - 8} ${y + 12} C${x - 6} ${y + 3} ${x - 2} ${y - 1} ${x + 4} ${y - 4}`,
      pen.tone(chalk, "cloth", 0.4, 0.5),
      3.4,
    );
    pen.fill(`O ${x - 8} ${y + 13.6} 1.6 1.6`, scale(upper, 0.3));
  }
  pen.body(midsole, chalk, "satin", [0, -2, -6, -40], 0.9);
  pen.within(midsole, () => {
    for (let i = 0; i < 5; i++)
      pen.line(
        `M-110 ${-30 + i * 5} C-60 ${-20 + i * 4} 0 ${-18 + i * 3.4} 112 ${-22 + i * 2.6}`,
        scale(chalk, 0.72),
        0.6,
        0.6,
      );
    pen.fill("M-104 -26 C-80 -16 -50 -13 -20 -14 C-50 -8 -80 -8 -102 -14 Z", pen.tone(accent, "satin", 0, -0.2), 0.7);
  });
  pen.bevel(midsole, 1.2, 0.35);
  pen.line("M-98 -40 C-84 -38 -56 -30 -20 -27 C20 -24 70 -26 104 -26", scale(upper, 0.35), 1, 0.7);
}

function paintBoot(brush: Brush, pen: Pen): void {
  const hide = brush.colour ?? rgb("#8a5a2e");
  pen.fill("M-62 -6 L-62 0 L-24 0 L-22 -5 C10 -5 50 -3 72 -2 L84 -4 L84 -10 Z", [30, 26, 24]);
  for (let i = 0; i < 14; i++)
    pen.fill(`M${-60 + i * 10} -4 L${-56 + i * 10} -4 L${-56 + i * 10} 0 L${-60 + i * 10} 0 Z`, [16, 14, 13]);
  const body =
    "M-58 -12 C-62 -30 -58 -44 -56 -56 C-56 -74 -58 -88 -58 -98 C-40 -101 -14 -101 2 -97 C4 -80 4 -60 10 -50 C28 -40 62 -40 78 -28 C84 -22 84 -14 82 -10 Z";
  pen.body(body, hide, "satin", [-58, -10, 30, -70], 0.92);
  pen.grain(body, "leather", 0.4, 0.8);
  pen.within(body, () => {
    pen.fill("M44 -44 C66 -40 90 -30 90 -8 L38 -8 C36 -24 38 -36 44 -44 Z", scale(hide, 0.5), 0.28);
    pen.fill("M-66 -40 C-50 -40 -38 -30 -36 -10 L-66 -10 Z", scale(hide, 0.5), 0.4);
    pen.line(
      "M44 -44 C38 -36 36 -24 38 -8 M-62 -40 C-50 -40 -38 -30 -36 -10 M-14 -99 C-12 -70 -10 -50 6 -40 C10 -30 8 -20 6 -10",
      scale(hide, 0.4),
      0.8,
      0.8,
    );
    pen.line(
      "M46 -43 C40 -35 38.4 -24 40 -8 M-62 -42 C-49 -42 -36.4 -31 -34 -10",
      mix(hide, [250, 230, 190], 0.6),
      0.5,
      0.7,
    );
    pen.soft(56, -34, 18, 6, [255, 248, 236], 0.35);
  });
  pen.bevel(body, 1.4, 0.4);
  for (let i = 0; i < 8; i++) {
    const y = -92 + i * 7;
    const x = i > 5 ? (i - 5) * 6 : 0;
    pen.line(`M${-10 + x} ${y + 2} L${6 + x} ${y - 2}`, pen.tone(rgb("#d9b06a"), "cloth", 0.3, 0.4), 1.9);
    pen.fill(`O ${-11 + x} ${y + 2} 1.5 1.5`, pen.tone(rgb("#c9a25a"), "metal", 0.4, 0.4));
  }
  pen.body(
    "M-60 -98 C-40 -103 -14 -103 4 -98 L3 -93 C-14 -97 -40 -97 -59 -93 Z",
    scale(hide, 0.6),
    "cloth",
    [-58, 0, 4, 0],
  );
  pen.body("M-62 -12 L82 -12 L84 -6 L-62 -6 Z", rgb("#c99a5c"), "satin", [0, -5, 0, -12]);
  for (let i = 0; i < 40; i++) pen.line(`M${-60 + i * 3.6} -10.6 L${-58.4 + i * 3.6} -10.6`, [250, 236, 206], 0.5, 0.8);
}

function paintHeel(brush: Brush, pen: Pen): void {
  const skin = brush.colour ?? rgb("#b3202b");
  pen.fill(
    "M-52 -60 C-54 -40 -56 -18 -55 0 L-49 0 C-47 -18 -40 -38 -30 -52 Z",
    pen.tone(scale(skin, 0.7), "gloss", -0.3, 0),
  );
  pen.line("M-50 -58 C-51 -38 -52 -18 -52 -2", pen.tone(skin, "gloss", 0.62, 0.2), 1.4);
  const body =
    "M-56 -62 C-62 -78 -62 -92 -58 -98 C-52 -96 -46 -86 -36 -76 C-20 -60 4 -40 22 -34 C34 -34 60 -26 84 -6 C80 -1 66 0 50 -2 C34 -5 16 -18 -4 -34 C-22 -48 -40 -58 -56 -62 Z";
  pen.fill(
    "M-58 -98 C-48 -96 -20 -74 22 -34 C12 -28 -10 -36 -30 -58 C-46 -74 -56 -84 -58 -98 Z",
    pen.tone(rgb("#e2b48a"), "satin", 0.2, 0.3),
  );
  pen.body(body, skin, "gloss", [-20, -10, 10, -70], 0.95);
  pen.within(body, () => pen.line("M-58 -82 C-40 -66 -16 -44 8 -28 C30 -18 54 -14 78 -8", [255, 250, 246], 2, 0.5));
  pen.bevel(body, 1.2, 0.45);
  pen.line("M-56 -62 C-40 -58 -22 -48 -4 -34 C16 -18 34 -5 50 -2 L84 -4", [40, 14, 16], 1.6);
}

function paintSandal(brush: Brush, pen: Pen): void {
  const strap = brush.colour ?? rgb("#9a6434");
  pen.body(
    "M-100 -20 C-104 -4 -96 0 -80 0 L90 0 C106 0 112 -10 106 -18 C60 -24 10 -16 -30 -24 C-60 -30 -90 -30 -100 -20 Z",
    rgb("#c9a070"),
    "matte",
    [0, 0, 0, -28],
  );
  pen.fill("M-100 -5 L108 -6 L100 0 L-92 0 Z", [46, 36, 30]);
  for (const d of [
    "M-78 -26 C-70 -70 -30 -72 -12 -22 L-26 -22 C-38 -56 -60 -56 -66 -26 Z",
    "M20 -20 C26 -62 64 -62 84 -20 L62 -20 C52 -44 44 -44 42 -20 Z",
  ]) {
    pen.body(d, strap, "satin", [0, -20, 0, -70]);
    pen.grain(d, "leather", 0.4);
    pen.bevel(d, 1, 0.4);
  }
  pen.line("M-74 -46 C-84 -80 -104 -70 -96 -26", pen.tone(strap, "satin", 0.2, 0.3), 7);
  pen.line("O -58 -56 5 5", pen.tone(rgb("#d0aa58"), "metal", 0.4, 0.4), 2);
}

function paintOxford(brush: Brush, pen: Pen): void {
  const hide = brush.colour ?? rgb("#5a2f1c");
  pen.fill("M-96 -10 L-96 0 L-46 0 L-44 -6 C0 -6 70 -2 108 -4 L110 -10 Z", [28, 22, 20]);
  const body =
    "M-96 -12 C-102 -36 -100 -60 -94 -74 C-80 -76 -60 -70 -40 -76 C-24 -80 -14 -72 0 -62 C24 -48 56 -44 84 -36 C106 -30 114 -20 110 -10 Z";
  pen.body(body, hide, "gloss", [-10, -8, -24, -78], 0.94);
  pen.within(body, () => {
    pen.line(
      "M52 -46 C44 -34 42 -20 44 -8 M-60 -72 C-52 -50 -40 -30 -30 -10 M4 -60 C-6 -48 -8 -36 0 -26 C16 -22 32 -30 40 -40",
      scale(hide, 0.4),
      0.9,
      0.9,
    );
    for (let i = 0; i < 10; i++) pen.fill(`O ${50 - Math.sin(i / 3) * 5} ${-42 + i * 3.6} .8 .8`, [14, 8, 6], 0.8);
    pen.soft(78, -30, 26, 7, [255, 250, 242], 0.5);
  });
  pen.bevel(body, 1.2, 0.45);
  for (let i = 0; i < 4; i++)
    pen.line(`M${-18 + i * 8} ${-66 + i * 5} L${-6 + i * 8} ${-72 + i * 5}`, scale(hide, 0.5), 2);
}
